### What a player is asked (ask), where to click (hint), and what buttons do (action).

ask-bidding = Bid for turn order. You play first if you stand highest on the track.
ask-bidding-second = Your second bid: with two players everyone has two turns a round.
ask-moving = Your turn: choose a tile and pick up its meeples.
ask-sowing =
    { $n ->
        [one] Last meeple: drop it on { $tiles }.
       *[other] { $n } left in hand: drop one on { $tiles }.
    }
ask-placing =
    The { $piece ->
        [palm] palm tree
       *[palace] palace
    } goes on { $tile }. Continue, or use a djinn first.
ask-trading =
    Buy { $n ->
        [one] a card
       *[other] { $n } cards
    } for { $gold } gold, or pass.
ask-summoning = Summon a djinn for points and its power, or pass.
ask-welcoming = You keep these meeples; they score at the end.
ask-collecting = Your Merchants take cards from the resource row.
ask-building = Your Builders earn gold. Add Fakirs to earn more.
ask-killing = Your Assassins kill a meeple: choose the victim.
ask-killing-two = Your Assassins kill two meeples: choose the first.
ask-killing-second = Choose the second victim in the same place.
ask-choosing = Choose a tile for { $djinn }.
ask-keeping = Keep one of these djinns.
ask-conjuring =
    The { $piece ->
        [palm] palm tree
       *[palace] palace
    } goes on { $tile }. Continue, or use another djinn first.
ask-placing-around =
    Choose one of the tiles around { $tile } for the { $piece ->
        [palm] palm tree
       *[palace] palace
    }.
ask-selling = Sell goods for gold now, or keep them and end your turn.
ask-trading-second = Choose your second card.
ask-ending = End your turn, or undo.
ask-ending-final = End your turn.
hint-bidding = Click a violet price on the turn order track.
hint-moving = Click a tile with a violet frame.
hint-sowing = Choose a meeple, then a violet tile. The last one must land where one of its colour stands.
hint-placing = A djinn with a violet ring can change this.
hint-trading = Click a card with a violet frame in the resource row.
hint-summoning = Click a djinn; you pay with Elders and Fakirs.
hint-welcoming = You can use a djinn with a violet ring first.
hint-collecting = You can use a djinn with a violet ring first.
hint-building = Each Fakir counts as one more Builder.
hint-killing = Click a ringed meeple on the board, or a rival’s Vizier or Elder.
hint-killing-two = Click a ringed meeple on the board, or a rival’s Vizier or Elder.
hint-killing-second = Click a ringed meeple.
hint-choosing = Click a tile with a violet frame.
hint-keeping = Click the djinn to keep; the others are discarded.
hint-conjuring = A djinn with a violet ring can change this.
hint-placing-around = Click a tile with a violet frame.
hint-selling = Click a card of the suit to keep it. Unsold goods are worth the same at the end.
action-bid = Bid { $price } for { $gold } gold
action-bid-free = Bid { $price } for free
action-bid-fakirs =
    { $n ->
        [one] Bid { $price } for { $gold } gold and { $n } Fakir
       *[other] Bid { $price } for { $gold } gold and { $n } Fakirs
    }
action-build = Earn { $gold } gold
action-build-fakirs =
    { $n ->
        [one] Earn { $gold } gold with { $n } Fakir
       *[other] Earn { $gold } gold with { $n } Fakirs
    }
action-summon = Summon { $djinn } for 2 Elders
action-summon-fakir = Summon { $djinn } for an Elder and a Fakir
action-invoke = Use { $djinn } and pay with Elders
action-invoke-fakir = Use { $djinn } and pay with a Fakir
action-sell =
    { $n ->
        [one] Sell { $n } good for { $gold } gold
       *[other] Sell { $n } goods for { $gold } gold
    }
action-keep = Keep { $djinn }
action-tile = { $tile }
action-buy = Take this card
action-strike = Kill 1 { $who } of { $seat }
action-go-on = Continue
action-pass = Pass
action-no-move = No meeples can move
action-end-turn = End turn
