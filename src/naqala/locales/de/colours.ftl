### The number of players and their colours, when a game is created. Colours are written as in the notation: blue, pink.

argument-players = Das Spiel ist für { $least } bis { $most } Spieler, nicht { $players } (S1).
# $colour is what was written instead of a colour; $colours are the four words that are known.
argument-no-such-colour = Es gibt keine Farbe „{ $colour }“; wähle { LIST($colours, join: "or") } (C7).
argument-number-of-colours =
    { $n ->
        [one] Es gibt { $n } Farbe für { $players } Spieler; nenne für jeden eine (S1).
       *[other] Es gibt { $n } Farben für { $players } Spieler; nenne für jeden eine (S1).
    }
argument-colour-twice = Zwei Spieler können nicht dieselbe Farbe haben (S1).
