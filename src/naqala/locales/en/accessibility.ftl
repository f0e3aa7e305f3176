### What screen readers say: numbers and pieces as words, announcements, the position.

number-0 = no
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve
spoken-v =
    { $n ->
        [one] { $count } Vizier
       *[other] { $count } Viziers
    }
spoken-e =
    { $n ->
        [one] { $count } Elder
       *[other] { $count } Elders
    }
spoken-m =
    { $n ->
        [one] { $count } Merchant
       *[other] { $count } Merchants
    }
spoken-b =
    { $n ->
        [one] { $count } Builder
       *[other] { $count } Builders
    }
spoken-a =
    { $n ->
        [one] { $count } Assassin
       *[other] { $count } Assassins
    }
spoken-palms =
    { $n ->
        [one] { $count } palm tree
       *[other] { $count } palm trees
    }
spoken-palaces =
    { $n ->
        [one] { $count } palace
       *[other] { $count } palaces
    }
announce-earlier =
    { $n ->
        [one] { $n } earlier turn is in the log.
       *[other] { $n } earlier turns are in the log.
    }
announce-gain = { $text }.
announce-undone = Undone.
announce-refusal = { $text } Rule { $rule }.
speak-round = Round { $n }.
speak-last-round = Round { $n }, the last one.
speak-mine =
    { $points ->
        [one] You have { $points } point, { $gold } gold and { $cards }.
       *[other] You have { $points } points, { $gold } gold and { $cards }.
    }
speak-tile = You are on { $tile }.
speak-cards =
    { $n ->
        [one] { $count } card
       *[other] { $count } cards
    }
speak-camels =
    { $n ->
        [one] { $count } camel left
       *[other] { $count } camels left
    }
speak-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
speak-known-points =
    { $n ->
        [one] { $n } known point
       *[other] { $n } known points
    }
speak-gold = { $n } gold
speak-hand = in hand { LIST($cards) }
speak-djinns =
    { $n ->
        [one] djinn { $list }
       *[other] djinns { $list }
    }
speak-no-djinn = no djinn
speak-player = { $name }: { $list }.
