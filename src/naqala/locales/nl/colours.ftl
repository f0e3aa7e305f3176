### The number of players and their colours, when a game is created. Colours are written as in the notation: blue, pink.

argument-players = Het spel is voor { $least } tot { $most } spelers, niet voor { $players } (S1).
# $colour is what was written instead of a colour; $colours are the four words that are known.
argument-no-such-colour = Er is geen kleur ‘{ $colour }’; kies uit { LIST($colours, join: "or") } (C7).
argument-number-of-colours =
    { $n ->
        [one] Er is { $n } kleur voor { $players } spelers; noem er een per speler (S1).
       *[other] Er zijn { $n } kleuren voor { $players } spelers; noem er een per speler (S1).
    }
argument-colour-twice = Twee spelers kunnen niet dezelfde kleur hebben (S1).
