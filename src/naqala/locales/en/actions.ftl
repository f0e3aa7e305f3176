### What a player can do or is to decide now: options as instructions, without a full stop.
###
### $what are things (see events.ftl), $rival is the name of a player.

do-pick-up = Pick up { LIST($what) } on { $tile }
do-drop = Drop { LIST($what) } on { $tile }
do-kill = Kill { LIST($what) } on { $tile }
do-kill-held = Kill { LIST($what) } of { $rival }
do-kill-nobody = Kill nobody
do-choose = Choose { $tile }
# $price is the number printed on a spot of the turn order track.
do-bid = Bid { $price }
do-bid-fakirs = Bid { $price } with { LIST($what) }
# $what is a card: "Silk", "a Fakir".
do-take = Take { LIST($what) }
do-sell = Sell { LIST($what) } for { $gold } gold
# $what is the price: "2 Elders", "an Elder and a Fakir".
do-summon = Summon { $djinn } for { LIST($what) }
do-use = Use { $djinn } for { LIST($what) }
do-keep = Keep { $djinn }
# $what are Fakirs that help the Builders: "no Fakirs", "a Fakir", "2 Fakirs".
do-build = Build with { LIST($what) }: { $gold } gold
do-end-turn = End the turn
do-no-move = Declare that no meeples can be moved
do-pass = Pass
do-go-on = Continue
do-placing-palm = Place a palm tree
do-placing-palace = Place a palace
do-welcoming = Keep the collected meeples
do-collecting = Take cards with the Merchants

## The decision that is due, as a sentence.

step-bidding = Choose a spot of the turn order track.
step-moving = Pick up the meeples of a tile.
step-sowing = Drop a meeple on the next tile.
step-placing-palm = Place a palm tree.
step-placing-palace = Place a palace.
step-placing-around = Choose one of the tiles around.
step-trading = Buy cards at the market or pass.
step-trading-second = Take the second card.
step-summoning = Summon a djinn or pass.
step-welcoming = Keep the collected meeples.
step-collecting = Take cards with the Merchants.
step-building = Choose how many Fakirs help the Builders.
step-killing = Choose a victim for the Assassins.
step-killing-two = Choose the first of two victims.
step-killing-second = Choose the second victim.
step-choosing = Choose a tile for { $djinn }.
step-keeping = Keep one of the djinns shown.
step-selling = Sell goods or end the turn.
