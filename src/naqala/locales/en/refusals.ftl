### Why an action is not legal now. The texts speak to the player who tried it; the number of the rule is shown beside them.
###
### Tiles are "B4"; $seat and $rival are names of players or colours; $what and $price are things (see events.ftl).

illegal-game-over = The game is over.
# $what is a word or a number that a program gave instead of an action; game.options is code.
illegal-no-action = { $what } is not an action; game.options lists the legal ones.

## Bids. $price is the number printed on a spot of the turn order track.

illegal-bid-taken = There is already a marker on { $price }.
# $n is how many spots cost nothing: 3.
illegal-bid-zero-taken = All { $n } spots for 0 are taken; bid 1 or more.
illegal-bid-already-lowered = Your djinn has already lowered a bid this round.
illegal-bid-no-discount = You have no djinn that lowers bids for Fakirs.
illegal-bid-gold = You have { $gold } gold; that spot costs { $price }.

## Moving meeples

illegal-can-move = You can move meeples, so you must.
illegal-no-meeples = There are no meeples on { $tile }.
illegal-no-walk = No move from { $tile } ends with a meeple that meets its own tribe.
# $what is "no Viziers", "no Elders" …
illegal-not-in-hand = There are { LIST($what) } in your hand.
illegal-same-tile = You are on { $tile }; drop the next meeple on a neighbouring tile.
illegal-not-next = { $tile } is not next to { $start }; steps go up, down, left or right.
illegal-back = You have just come from { $tile }; you cannot go straight back.
# $what is "no Viziers", "no Elders" …
illegal-last-meeple = The last meeple must meet its own tribe; there are { LIST($what) } on { $tile }.
# $what is one meeple: "a Vizier".
illegal-dead-end = With { LIST($what) } dropped on { $tile } the last meeple could not meet its own tribe.

## Builders and Assassins

illegal-build-no-blue = There is no blue-valued tile here or around, so Fakirs would earn nothing.
illegal-build-no-fakirs = You have no Fakirs to help.
# $what is how many Fakirs the player has, $n how many were wanted.
illegal-build-fakirs = You have { LIST($what) } to help, not { $n }.
illegal-pass-kill = There is a victim within range without Fakirs, so you must kill.
illegal-pass-paid-kill = You have paid for two victims; choose the first.
# $what is "no Viziers", "no Elders" …
illegal-no-victim = There are { LIST($what) } on { $tile }.
# $what is "2 Assassins and a Fakir"; $range is how many tiles far they can kill.
illegal-out-of-range =
    { $n ->
        [one] { $tile } is { $n } tile away; the range of { LIST($what) } is { $range }.
       *[other] { $tile } is { $n } tiles away; the range of { LIST($what) } is { $range }.
    }
illegal-one-meeple = There are not 2 meeples on { $tile }.
illegal-not-playing = { $rival } is not playing.
illegal-own-victim = Your Assassins cannot kill your own Viziers and Elders.
illegal-protected = A djinn protects the Viziers and Elders of { $rival }.
# $what is "no Viziers" or "no Elders".
illegal-rival-has-none = { $rival } has { LIST($what) }.
illegal-rival-has-one = { $rival } does not have 2 Viziers or Elders.
illegal-second-on-tile = The second victim must be another meeple on { $tile }.
illegal-second-held = The second victim must be another Vizier or Elder of { $rival }.

## Markets, goods and djinns

illegal-pass-paid-card = You have paid for two cards; take the second.
illegal-market-gold = You have { $gold } gold; the market costs { $price }.
illegal-no-card = There is no card in slot { $n } of the row.
illegal-not-for-sale = Only the first { $n } cards are for sale here.
# $what are goods: "Silk and Fish".
illegal-goods-missing = You do not have { LIST($what) }.
illegal-djinn-not-offered = { $djinn } is not on offer.
illegal-djinn-not-shown = { $djinn } is not among the djinns shown.
# $price is what has to be paid, "an Elder and a Fakir"; $what is what the player has, "2 Elders and no Fakirs".
illegal-price = That costs { LIST($price) }; you have { LIST($what) }.
# $power is the text of the djinn's card, a sentence.
illegal-tile-of-djinn = { $tile } is not a tile for { $djinn }: { $power }
illegal-not-around = { $tile } is not one of the tiles around { $start }.
illegal-power-not-held = You do not hold { $djinn }.
illegal-power-none = { $djinn } has no power to use in a turn.
illegal-power-bidding = { $djinn } can be used in your own turn only.
illegal-power-sowing = No power can be used while you sow.
illegal-power-used = { $djinn } has already been used this round.
# $price is a price as below: "an Elder or a Fakir".
illegal-power-price = The price of { $djinn } is { $price }.
illegal-power-no-effect = { $djinn } would change nothing now.

## The price of a djinn's power. It may be the end of a sentence: "The price of Leta is an Elder, and an Elder or a Fakir."

price-none = nothing
price-F = a Fakir
price-X = an Elder or a Fakir
price-EX = an Elder, and an Elder or a Fakir

## Something else is to be decided now. $seat is the player who decides: a name, or "You".

illegal-now-bidding = { $seat } must choose a spot of the turn order track now.
illegal-now-moving = { $seat } must pick up the meeples of a tile now.
illegal-now-sowing = { $seat } must drop a meeple on the next tile now.
illegal-now-placing-palm = { $seat } must place a palm tree now.
illegal-now-placing-palace = { $seat } must place a palace now.
illegal-now-placing-around = { $seat } must choose one of the tiles around now.
illegal-now-trading = { $seat } must buy cards at the market or pass now.
illegal-now-trading-second = { $seat } must take the second card now.
illegal-now-summoning = { $seat } must summon a djinn or pass now.
illegal-now-welcoming = { $seat } must keep the collected meeples now.
illegal-now-collecting = { $seat } must take cards with the Merchants now.
illegal-now-building = { $seat } must choose how many Fakirs help the Builders now.
illegal-now-killing = { $seat } must choose a victim for the Assassins now.
illegal-now-killing-two = { $seat } must choose the first of two victims now.
illegal-now-choosing = { $seat } must choose a tile for the djinn now.
illegal-now-keeping = { $seat } must keep one of the djinns shown now.
illegal-now-selling = { $seat } must sell goods or end the turn now.

## A djinn's power at the wrong moment.

illegal-first-placing-palm = First place a palm tree; then you may use { $djinn }.
illegal-first-placing-palace = First place a palace; then you may use { $djinn }.
illegal-first-placing-around = First choose one of the tiles around; then you may use { $djinn }.
illegal-first-trading-second = First take the second card; then you may use { $djinn }.
illegal-first-killing-two = First choose the first of two victims; then you may use { $djinn }.
illegal-first-killing-second = First choose the second victim; then you may use { $djinn }.
illegal-first-choosing = First choose a tile for the djinn; then you may use { $djinn }.
illegal-first-keeping = First keep one of the djinns shown; then you may use { $djinn }.

## Seeds of games

illegal-seed-secret = The seed is a secret until the game is over.
illegal-no-seed = This game started from a position, not from a seed.

## Undoing

undo-final = The last action cannot be undone: it revealed something, or another player has acted.
undo-nothing = Nothing of this turn can be undone.
