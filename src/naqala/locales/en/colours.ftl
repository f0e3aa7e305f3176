### The number of players and their colours, when a game is created. Colours are written as in the notation: blue, pink.

argument-players = The game is for { $least } to { $most } players, not { $players } (S1).
# $colour is what was written instead of a colour; $colours are the four words that are known.
argument-no-such-colour = There is no colour “{ $colour }”; choose from { LIST($colours, join: "or") } (C7).
argument-number-of-colours =
    { $n ->
        [one] There is { $n } colour for { $players } players; name one for each (S1).
       *[other] There are { $n } colours for { $players } players; name one for each (S1).
    }
argument-colour-twice = Two players cannot have the same colour (S1).
