### The summary sheet: a side about the turn and a side with the djinns, on screen and on paper. All figures are arguments.

summary-sides = Side of the sheet
summary-turn = Turn
summary-djinns = Djinns
summary-print = Print
summary-now = now
summary-loading = Loading the summary sheet …
summary-failed = The summary sheet could not be loaded.
summary-retry = Try again
summary-bid = Bidding
summary-bid-order = In bid order, choose a free spot for your marker and pay its price. The highest spot plays first.
# A marker on 0 goes in front of those already there.
summary-bid-zeros = The { $price } has room for { $spots } markers. A new one pushes the others back: the last to bid { $price } plays first of them.
summary-bid-full = If the { $price } is full, bid { $next } or more.
summary-move = Move
summary-move-pick = Pick up all meeples of one tile, whoever owns it.
summary-move-drop = Drop one on each tile you step to. Never step diagonally or straight back.
summary-move-last = The last one must land where another of its tribe stands.
summary-collect = Collect
summary-collect-take = Take all meeples of this tribe from the final tile.
summary-collect-camel = If that empties a tile without a camel, you must place one of yours. The tile is yours until the end.
summary-tribe = Tribe action
summary-tribe-v = Keep them for the end.
summary-tribe-e = Keep them for the end, or pay for djinns with them.
summary-tribe-m = Take as many cards from the front of the resource row.
# The number of Builders times the number of blue tiles.
summary-tribe-b = Gold: Builders × blue tiles, on and around the final tile.
summary-tribe-a = Kill a meeple at most as many steps away as you have Assassins, or a rival’s Vizier or Elder. You must, if you can without Fakirs. If that empties a tile without a camel, place yours.
summary-tribe-bag = Merchants, Builders and Assassins then go to the bag.
summary-place = Place action
summary-must = must
summary-may = may
summary-place-palm =
    { $points ->
        [one] Place a palm tree here: { $points } point for the owner of the tile.
       *[other] Place a palm tree here: { $points } points for the owner of the tile.
    }
summary-place-palace =
    { $points ->
        [one] Place a palace here: { $points } point for the owner of the tile.
       *[other] Place a palace here: { $points } points for the owner of the tile.
    }
summary-place-cards = Pay { $price } gold and take { $cards } of the first { $reach } cards.
summary-place-djinn = Take a djinn for { LIST($price) }, or for { LIST($mixed) }.
summary-fakirs = Fakirs
summary-fakirs-about = They are not goods and are never sold. Discard them:
summary-fakirs-gold = with Builders: each counts as { $n } more
summary-fakirs-range =
    { $n ->
        [one] with Assassins: each reaches { $n } step farther
       *[other] with Assassins: each reaches { $n } steps farther
    }
summary-fakirs-summoning = at a Sacred Place: { $n } in place of an Elder
summary-fakirs-powers = for the powers of { $n } djinns
summary-fakirs-wild = { $djinn }: at the end, each { $n } of yours count as any one good
summary-powers = Powers of djinns
summary-powers-about = Use them at any time in your turn, except while you drop meeples. A power with a price: once per round.
summary-sale = Sale
summary-sale-about = Sell suits of different goods, as many suits as you like. Unsold goods are worth the same at the end.
summary-sale-goods = Goods
summary-sale-gold = Gold
summary-copies = Cards in the game
summary-round = End of the round
summary-round-about = Fill up to { $cards } cards and { $djinns } djinns. Whoever played first bids first.
summary-end = End of the game
summary-end-camel = Somebody places their last camel: finish the round.
summary-end-move = Somebody cannot move meeples: finish the round without moving any more.
summary-end-board = No move is left on the board after a round.
summary-points = Points
summary-points-each = { $n } each
summary-points-viziers = { $n } each, +{ $majority } per rival with fewer
summary-points-value = their value
summary-points-built = { $n } each on your tiles
summary-points-goods = as in a sale
summary-start = Start
summary-start-gold = Each player: { $gold } gold
# $players: "3 or 4".
summary-start-players =
    { $markers ->
        [one] { $players } players: { $camels } camels and { $markers } marker each
       *[other] { $players } players: { $camels } camels and { $markers } markers each
    }
summary-price = Price
summary-no-price = no price
