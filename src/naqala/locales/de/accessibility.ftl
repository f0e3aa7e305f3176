### What screen readers say: numbers and pieces as words, announcements, the position.

number-0 = keine
number-1 = ein
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht
number-9 = neun
number-10 = zehn
number-11 = elf
number-12 = zwölf
spoken-v =
    { $n ->
        [one] ein Wesir
       *[other] { $count } Wesire
    }
spoken-e =
    { $n ->
        [0] { $count } Ältesten
        [one] ein Ältester
       *[other] { $count } Älteste
    }
spoken-m =
    { $n ->
        [one] ein Kaufmann
       *[other] { $count } Kaufleute
    }
spoken-b =
    { $n ->
        [one] ein Baumeister
       *[other] { $count } Baumeister
    }
spoken-a =
    { $n ->
        [one] ein Meuchelmörder
       *[other] { $count } Meuchelmörder
    }
spoken-palms =
    { $n ->
        [one] eine Palme
       *[other] { $count } Palmen
    }
spoken-palaces =
    { $n ->
        [one] ein Palast
       *[other] { $count } Paläste
    }
announce-earlier =
    { $n ->
        [one] { $n } früherer Zug steht im Verlauf.
       *[other] { $n } frühere Züge stehen im Verlauf.
    }
announce-gain = { $text }.
announce-undone = Zurückgenommen.
announce-refusal = { $text } Regel { $rule }.
speak-round = Runde { $n }.
speak-last-round = Runde { $n }, die letzte.
speak-mine =
    { $points ->
        [one] Du hast { $points } Punkt, { $gold } Gold und { $cards }.
       *[other] Du hast { $points } Punkte, { $gold } Gold und { $cards }.
    }
speak-tile = Du bist auf { $tile }.
speak-cards =
    { $n ->
        [one] eine Karte
       *[other] { $count } Karten
    }
speak-camels =
    { $n ->
        [0] { $count } Kamele mehr
        [one] noch ein Kamel
       *[other] noch { $count } Kamele
    }
speak-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
speak-known-points =
    { $n ->
        [one] { $n } bekannter Punkt
       *[other] { $n } bekannte Punkte
    }
speak-gold = { $n } Gold
speak-hand = auf der Hand { LIST($cards) }
speak-djinns =
    { $n ->
        [one] Dschinn { $list }
       *[other] Dschinns { $list }
    }
speak-no-djinn = kein Dschinn
speak-player = { $name }: { $list }.
