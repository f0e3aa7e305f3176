### What screen readers say: numbers and pieces as words, announcements, the position.

number-0 = geen
number-1 = één
number-2 = twee
number-3 = drie
number-4 = vier
number-5 = vijf
number-6 = zes
number-7 = zeven
number-8 = acht
number-9 = negen
number-10 = tien
number-11 = elf
number-12 = twaalf
spoken-v =
    { $n ->
        [one] { $count } Vizier
       *[other] { $count } Vizieren
    }
spoken-e =
    { $n ->
        [one] { $count } Stamoudste
       *[other] { $count } Stamoudsten
    }
spoken-m =
    { $n ->
        [one] { $count } Handelaar
       *[other] { $count } Handelaren
    }
spoken-b =
    { $n ->
        [one] { $count } Bouwer
       *[other] { $count } Bouwers
    }
spoken-a =
    { $n ->
        [one] { $count } Moordenaar
       *[other] { $count } Moordenaars
    }
spoken-palms =
    { $n ->
        [one] { $count } palmboom
       *[other] { $count } palmbomen
    }
spoken-palaces =
    { $n ->
        [one] { $count } paleis
       *[other] { $count } paleizen
    }
announce-earlier =
    { $n ->
        [one] { $n } eerdere beurt staat in de log.
       *[other] { $n } eerdere beurten staan in de log.
    }
announce-gain = { $text }.
announce-undone = Ongedaan gemaakt.
announce-refusal = { $text } Regel { $rule }.
speak-round = Ronde { $n }.
speak-last-round = Ronde { $n }, de laatste.
speak-mine =
    Je hebt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $gold ->
        [one] { $gold } goudstuk
       *[other] { $gold } goudstukken
    } en { $cards }.
speak-tile = Je bent op { $tile }.
speak-cards =
    { $n ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
speak-camels =
    { $n ->
        [0] geen kamelen meer
        [one] nog { $count } kameel
       *[other] nog { $count } kamelen
    }
speak-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
speak-known-points =
    { $n ->
        [one] { $n } bekend punt
       *[other] { $n } bekende punten
    }
speak-gold =
    { $n ->
        [one] { $n } goudstuk
       *[other] { $n } goudstukken
    }
speak-hand = in de hand { LIST($cards) }
speak-djinns =
    { $n ->
        [one] Djinn { $list }
       *[other] Djinns { $list }
    }
speak-no-djinn = geen Djinn
speak-player = { $name }: { $list }.
