### The number of players and their colours, when a game is created. Colours are written as in the notation: blue, pink.

argument-players = Le jeu est prévu pour { $least } à { $most } joueurs, pas { $players } (S1).
# $colour is what was written instead of a colour; $colours are the four words that are known.
argument-no-such-colour = La couleur « { $colour } » n’existe pas ; choisissez { LIST($colours, join: "or") } (C7).
argument-number-of-colours =
    { $n ->
        [one] Il y a { $n } couleur pour { $players } joueurs ; indiquez-en une pour chacun (S1).
       *[other] Il y a { $n } couleurs pour { $players } joueurs ; indiquez-en une pour chacun (S1).
    }
argument-colour-twice = Deux joueurs ne peuvent pas avoir la même couleur (S1).
