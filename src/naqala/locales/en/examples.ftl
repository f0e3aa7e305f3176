### Worked examples of the rules, shown with a small board. The figures come from the engine.
### $blue, $pink, $orange and $black are what these players bid. Blue is always the first to act, and "you" is Blue.

example-bids-title = Who plays when
example-bids-text = Blue bids { $blue }, Pink bids { $pink }, then Orange and Black bid { $black }. The highest bid plays first: Blue, then Pink. Of the two on 0, the last to bid plays first: Black before Orange.
example-loop-title = A loop with five meeples
example-loop-text = You pick up five meeples on C3 and go round the square: a Merchant on D3, the Builder on D4, the Assassin on C4, the Vizier back on C3, and the other Merchant on D3. A Merchant was there already, so you collect { $taken } Merchants.
example-builders-red-title = Builders on a red tile, with Fakirs
example-builders-red-text = You end on D3, which is red, with { $builders } Builders and pay { $fakirs } Fakirs. { $blue } of the eight tiles around are blue: { $blue } × ({ $builders } + { $fakirs }) = { $gold } gold.
example-builders-blue-title = Builders on a blue tile, with Fakirs
example-builders-blue-text = The same move, but D3 itself is blue and counts too: { $blue } × ({ $builders } + { $fakirs }) = { $gold } gold.
example-suits-title = Goods in suits
example-suits-text = Six different goods are one suit for { $first } gold. The three that you have twice are a second suit for { $second }. Together you get { $gold }, now or at the end of the game.
example-three-elders-title = Three Elders and the tile
example-three-elders-text = Your Elder joins two others on D3. You collect all { $taken }. The tile is empty now, so you place a camel: it is yours.
example-four-elders-title = Four Elders, but no tile
example-four-elders-text = Your Elder joins three others on D3. You collect all { $taken }. A Builder stays behind, so you do not take the tile.
example-zeros-title = The 0 fills up
example-zeros-text = Blue, Pink and Orange bid 0, in this order. Each new marker goes in front of the others. Now the 0 is full, and Black must pay at least { $black }. They play Black, Orange, Pink, Blue.
example-own-tribe-title = The last meeple needs its own tribe
example-own-tribe-text = A Vizier is left in your hand. On D4 there is none, only Merchants: you cannot end there. On E3 a Vizier waits for yours.
example-no-diagonal-title = No diagonal step
example-no-diagonal-text = From C3 you cannot step straight to D4. Steps go up, down, left or right, such as to D3.
example-no-way-back-title = No step straight back
example-no-way-back-text = You have just come from C3 to D3, so you cannot go back to C3 with the next step. Go on to D4, for instance.
example-builders-alone-title = Builders without Fakirs
example-builders-alone-text = { $builders } Builders on a red tile with { $blue } blue tiles around: { $blue } × { $builders } = { $gold } gold.
example-two-tiles-title = Two tiles in one turn
example-two-tiles-text = You collect { $assassins } Assassins on D3. The tile is empty: you place a camel. They kill the Vizier on E4, { $steps } steps away. E4 is empty too, and you place another camel. That makes { $tiles } tiles.
example-too-far-title = Out of reach
example-too-far-text = Two Assassins reach two steps far. E5 is three steps away from D3, so the Elder there is safe.
example-fakir-reach-title = A Fakir lengthens the reach
example-fakir-reach-text = The same position, but you pay { $fakirs ->
    [one] { $fakirs } Fakir
   *[other] { $fakirs } Fakirs
 }. Your { $assassins } Assassins now reach { $steps } steps far and kill the Elder on E5.
example-merchants-market-title = Merchants, then the market
example-merchants-market-text = Your { $merchants } Merchants take the first two cards of the row. Then you pay { $price } gold at the Small Market and choose among the first three cards that are left. Altogether you take { $cards } cards.
example-foreign-tile-title = On another player’s tile
example-foreign-tile-text = You collect { $taken } Viziers and empty D3, but the tile stays Pink’s. The Oasis works all the same: you place a palm tree, which counts for Pink at the end.
example-summoning-title = Calling a djinn
example-summoning-text = You end on a Sacred Place with Elders and take Hagis for { $elders ->
    [one] { $elders } Elder
   *[other] { $elders } Elders
 } and { $fakirs ->
    [one] { $fakirs } Fakir
   *[other] { $fakirs } Fakirs
 }. Two Elders would do as well. Hagis is worth { $points } points.
example-most-viziers-title = Viziers at the end
example-most-viziers-text = Blue has { $blue_viziers } Viziers, Pink and Orange have { $pink_viziers } each. Blue gets a point for each Vizier and 10 for each player with fewer: { $blue_points } points. Pink and Orange have the same number, so neither gets 10 for the other: { $pink_points } points each.
