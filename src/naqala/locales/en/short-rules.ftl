### The short rules with pictures: five minutes for a newcomer. All figures come from the engine.
### Each text has two to four short sentences.

short-about = Five minutes, and you can play. The numbers lead to the full rules.
short-rules = Full rules:
short-picture-before = Before
short-picture-after = After

short-aim-title = What it is about
short-aim-text = The most points win. They come from tiles, djinns, goods, gold, Viziers and Elders. In each round everybody first bids for the turn order. Then the turns are played in that order, step by step:
# The steps of a turn.
short-step-move = Move meeples
short-step-collect = Collect a tribe
short-step-tribe = The tribe acts
short-step-place = The tile acts
short-step-sale = Sell goods

short-bidding-title = Bid for the turn order
short-bidding-text = Choose a free spot on the turn order track and pay its price. The highest spot plays first. The 0 has room for { $zeros } markers, and the last to bid 0 plays first of them. You start with { $gold } gold, and all that is left counts as points.
# Under the picture; $order are colours.
short-bidding-picture = They play in this order: { $order }.

short-move-title = Move
short-move-text = Pick up all meeples of one tile, whoever owns it. Walk on and drop one on each tile you step to, never diagonally and never straight back. The last one must land where another of its tribe already stands.
short-move-picture = Five meeples from C3. The last, a Merchant, meets others on D3.

short-collect-title = Collect and win the tile
short-collect-text = Take the last meeple and all others of its tribe from that tile. If this empties a tile without a camel, place one of yours. The tile is yours until the end.
short-collect-picture = The Elder meets two others. The tile is empty now and gets a camel.

short-keep-title = Viziers and Elders
short-keep-text =
    You keep these until the end. A Vizier is worth { $vizier ->
        [one] { $vizier } point
       *[other] { $vizier } points
    }, and you get { $majority } more for each rival who has fewer. An Elder is worth { $elder ->
        [one] { $elder } point
       *[other] { $elder } points
    }, or helps to pay for a djinn.
# Beside a player's Viziers.
short-keep-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

short-cards-title = Merchants and markets
short-cards-text = Merchants take as many cards from the front of the resource row. If you end on a market, you may buy more: on a Small Market one of the first { $smallreach } cards for { $smallprice } gold, on a Large Market { $largecards } of the first { $largereach } for { $largeprice }. The row is filled up after the round.
# $n cards from the front of the row.
short-cards-reach = { $place }: the first { $n }

short-builders-title = Builders
short-builders-text = Builders earn gold: their number times the number of blue tiles. The tile you end on counts, and the eight around it.
short-builders-picture = { $builders } Builders on D3, { $blue } blue tiles: { $builders } × { $blue } = { $gold } gold

short-assassins-title = Assassins
short-assassins-text = Assassins kill one meeple, at most as many steps away as there are Assassins. Or they kill a Vizier or Elder that a rival holds. If the kill empties a tile without a camel, it is yours, too.
short-assassins-picture = Two Assassins win D3 and kill the Vizier on E4: { $tiles } tiles in one turn.

short-places-title = Oasis and Village
short-places-text =
    End on an Oasis and you place a palm tree there, on a Village a palace. You must, even on the tile of a rival. In the end they count for the owner of the tile: a palm tree { $palm ->
        [one] { $palm } point
       *[other] { $palm } points
    }, a palace { $palace }.
short-places-picture = The palm tree counts for Pink, who owns the tile.

short-djinns-title = Sacred Places and djinns
short-djinns-text = End on a Sacred Place and you may take a djinn, for { LIST($price) } or for { LIST($mixed) }. Djinns are worth points and have powers. A power with a price works once per round, at any time in your turn except while you drop meeples.
short-djinns-picture = The number is what it is worth, below it what its power costs.

short-suits-title = Sell goods
short-suits-text = At the end of your turn you may sell suits of different goods. The larger the suit, the more gold for each card. Goods that you keep are worth as much at the end.
short-suits-goods = Goods
short-suits-gold = Gold
# Beside a suit.
short-suits-worth = { $n } gold

short-fakirs-title = Fakirs
short-fakirs-text = Fakirs are cards, but no goods, and are never sold. Discard them to count as more Builders, or to reach farther with Assassins. One can replace an Elder when you take a djinn, and many powers cost a Fakir.
short-fakirs-picture =
    { $fakirs ->
        [one] With { $fakirs } Fakir, two Assassins reach { $steps } steps far.
       *[other] With { $fakirs } Fakirs, two Assassins reach { $steps } steps far.
    }

short-end-title = The end
short-end-text = When somebody places their last camel, this round is the last. It is also over if no move is left on the board. Then everybody counts, and the most points win.
short-end-each = { $n } each
short-end-viziers = { $n } each, { $majority } more per rival with fewer
short-end-value = their value
short-end-built = { $n } each on your tiles
short-end-goods = as in a sale
