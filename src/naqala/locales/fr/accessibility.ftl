### What screen readers say: numbers and pieces as words, announcements, the position.

number-0 = aucun
number-1 = un
number-2 = deux
number-3 = trois
number-4 = quatre
number-5 = cinq
number-6 = six
number-7 = sept
number-8 = huit
number-9 = neuf
number-10 = dix
number-11 = onze
number-12 = douze
spoken-v =
    { $n ->
        [one] { $count } Vizir
       *[other] { $count } Vizirs
    }
spoken-e =
    { $n ->
        [one] { $count } Sage
       *[other] { $count } Sages
    }
spoken-m =
    { $n ->
        [one] { $count } Marchand
       *[other] { $count } Marchands
    }
spoken-b =
    { $n ->
        [one] { $count } Bâtisseur
       *[other] { $count } Bâtisseurs
    }
spoken-a =
    { $n ->
        [one] { $count } Assassin
       *[other] { $count } Assassins
    }
spoken-palms =
    { $n ->
        [one] { $count } palmier
       *[other] { $count } palmiers
    }
spoken-palaces =
    { $n ->
        [one] { $count } palais
       *[other] { $count } palais
    }
announce-earlier =
    { $n ->
        [one] { $n } tour précédent est dans le journal.
       *[other] { $n } tours précédents sont dans le journal.
    }
announce-gain = { $text }.
announce-undone = Annulé.
announce-refusal = { $text } Règle { $rule }.
speak-round = Tour de jeu { $n }.
speak-last-round = Tour de jeu { $n }, le dernier.
speak-mine =
    Vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } ; en main, { $cards }.
speak-tile = Vous êtes sur { $tile }.
speak-cards =
    { $n ->
        [0] aucune carte
        [1] une carte
       *[other] { $count } cartes
    }
speak-camels =
    { $n ->
        [0] plus aucun chameau
        [1] encore un chameau
       *[other] encore { $count } chameaux
    }
speak-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
speak-known-points =
    { $n ->
        [one] { $n } point connu
       *[other] { $n } points connus
    }
speak-gold =
    { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
speak-hand = en main { LIST($cards) }
speak-djinns =
    { $n ->
        [one] Djinn { $list }
       *[other] Djinns { $list }
    }
speak-no-djinn = aucun Djinn
speak-player = { $name } : { $list }.
