### Help in a first game: why each question is asked; and the settings and table options about help.

# Why, in one short sentence below the question. The player is addressed.
first-bidding = The highest bid moves first: bid high when others must not take the turn you want.
first-moving = Drop one meeple on each tile of your way. You collect all of one colour where you end, and an emptied tile is yours.
first-sowing = Only the last meeple counts: you collect its whole colour there, then the tile acts.
first-placing =
    The { $piece ->
        [palm] palm tree
       *[palace] palace
    } counts at the end for the owner of the tile.
first-trading = Different goods sell together: the more there are, the more each brings.
first-trading-second = A Large Market sells two cards at once.
first-summoning = For { LIST($price) } you get a djinn here: points, and a power for the rest of the game.
first-welcoming = Viziers and Elders stay with you and score at the end. Elders also pay for djinns.
first-collecting = Each Merchant brings you one card from the front of the row.
first-building = Each Builder earns one gold for every blue tile around this one, itself included.
first-killing = Kill the last meeple of a free tile and the tile is yours.
first-killing-two = Both victims stand in the same place. An emptied free tile is yours.
first-killing-second = A tile that you empty like this is yours, if it is free.
first-choosing = { $djinn } acts on the tile that you choose.
first-keeping = Its points and its power are yours; the others are gone.
first-conjuring =
    The { $piece ->
        [palm] palm tree
       *[palace] palace
    } scores for the owner of the tile.
first-placing-around =
    On a tile of yours the { $piece ->
        [palm] palm tree
       *[palace] palace
    } scores for you.
first-selling = Goods are worth the same at the end: sell only if you need gold to bid.
first-ending = Your turn is done. Everything but what is confirmed can still be undone.

settings-help = Help for beginners
settings-help-auto = First game
settings-help-on = Always
settings-help-off = Never
settings-gains = Show what moves bring
lobby-help = Help with moves
lobby-help-on = Allowed
lobby-help-off = None
waiting-no-help = No help with moves.
