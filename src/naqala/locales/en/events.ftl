### What happens in the game. The log shows a turn as one sentence: clauses that share their subject.
###
### $who is the name of the player, or "You"; $you is "yes" if the reader is meant.
### LIST joins things, names or clauses: LIST($what, case: "accusative"), LIST($tiles, join: "or").

## Things. $n is how many; $case is "nominative", "accusative" or "dative", as the sentence says.

thing-v = { $n ->
    [0] no Viziers
    [1] a Vizier
   *[other] { $n } Viziers
 }
thing-e = { $n ->
    [0] no Elders
    [1] an Elder
   *[other] { $n } Elders
 }
thing-m = { $n ->
    [0] no Merchants
    [1] a Merchant
   *[other] { $n } Merchants
 }
thing-b = { $n ->
    [0] no Builders
    [1] a Builder
   *[other] { $n } Builders
 }
thing-a = { $n ->
    [0] no Assassins
    [1] an Assassin
   *[other] { $n } Assassins
 }
thing-fakir = { $n ->
    [0] no Fakirs
    [1] a Fakir
   *[other] { $n } Fakirs
 }
thing-ivory = { $n ->
    [1] Ivory
   *[other] { $n } Ivory
 }
thing-jewels = { $n ->
    [1] Jewels
   *[other] { $n } Jewels
 }
thing-gold = { $n ->
    [1] Gold
   *[other] { $n } Gold
 }
thing-papyrus = { $n ->
    [1] Papyrus
   *[other] { $n } Papyrus
 }
thing-silk = { $n ->
    [1] Silk
   *[other] { $n } Silk
 }
thing-spice = { $n ->
    [1] Spice
   *[other] { $n } Spice
 }
thing-fish = { $n ->
    [1] Fish
   *[other] { $n } Fish
 }
thing-wheat = { $n ->
    [1] Wheat
   *[other] { $n } Wheat
 }
thing-pottery = { $n ->
    [1] Pottery
   *[other] { $n } Pottery
 }
thing-camel = { $n ->
    [0] no camels
    [1] a camel
   *[other] { $n } camels
 }
thing-palm = { $n ->
    [0] no palm trees
    [1] a palm tree
   *[other] { $n } palm trees
 }
thing-palace = { $n ->
    [0] no palaces
    [1] a palace
   *[other] { $n } palaces
 }
thing-djinn = { $n ->
    [0] no djinns
    [1] a djinn
   *[other] { $n } djinns
 }
thing-card = { $n ->
    [0] no cards
    [1] a card
   *[other] { $n } cards
 }
# Gold coins.
thing-coin = { $n } gold

## The log: a sentence, and its clauses.

log-title = Log
log-nothing = The game has just started.
log-sentence = { $who } { LIST($clauses) }.
log-move = { $you ->
    [yes] move
   *[no] moves
 } from { $start } to { $tile }
log-collected-them = { $you ->
    [yes] collect
   *[no] collects
 } { LIST($what) }
log-kept-them = { $you ->
    [yes] keep
   *[no] keeps
 } them
log-picked-up = { $you ->
    [yes] pick
   *[no] picks
 } up { LIST($what) } on { $tile }
log-dropped = { $you ->
    [yes] drop
   *[no] drops
 } { LIST($what) } on { $tile }
log-collected = { $you ->
    [yes] collect
   *[no] collects
 } { LIST($what) } on { $tile }
log-kept = { $you ->
    [yes] keep
   *[no] keeps
 } { LIST($what) }
log-bagged = { $you ->
    [yes] put
   *[no] puts
 } { LIST($what) } into the bag
log-drawn = { $you ->
    [yes] place
   *[no] places
 } { LIST($what) } from the bag on { $tile }
log-built = { $you ->
    [yes] earn
   *[no] earns
 } { $gold } gold with { LIST($what) }
log-killed = { $you ->
    [yes] kill
   *[no] kills
 } { LIST($what) } on { $tile }
log-killed-held = { $you ->
    [yes] kill
   *[no] kills
 } { LIST($what) } of { $rival }
log-killed-yours = kills { LIST($what) } of yours
log-captured = { $you ->
    [yes] capture
   *[no] captures
 } the victim with { $djinn }: { LIST($what) }
log-placed = { $you ->
    [yes] place
   *[no] places
 } { LIST($what) } on { $tile }
log-card = { $you ->
    [yes] take
   *[no] takes
 } { LIST($what) } from the row
log-drew = { $you ->
    [yes] draw
   *[no] draws
 } { LIST($what) } from the draw pile
log-drew-hidden = { $you ->
    [yes] draw
   *[no] draws
 } a card from the draw pile
log-sold = { $you ->
    [yes] sell
   *[no] sells
 } { LIST($what) } for { $gold } gold
log-market = { $you ->
    [yes] pay
   *[no] pays
 } { $gold } gold at the market
log-paid = { $you ->
    [yes] pay
   *[no] pays
 } { LIST($what) }
log-power = { $you ->
    [yes] use
   *[no] uses
 } { $djinn }
log-summoned = { $you ->
    [yes] summon
   *[no] summons
 } { $djinn }
log-djinn-kept = { $you ->
    [yes] keep
   *[no] keeps
 } { $djinn }
log-earned = { $you ->
    [yes] earn
   *[no] earns
 } { $gold } gold with { $djinn }
log-looked = { $you ->
    [yes] look
   *[no] looks
 } at { LIST($what) }
log-looked-hidden = { $you ->
    [yes] look
   *[no] looks
 } at { LIST($what) } of the draw pile
log-discarded = { $you ->
    [yes] discard
   *[no] discards
 } { LIST($what) }
log-bid = { $you ->
    [yes] bid
   *[no] bids
 } { $price }
log-bid-for = { $you ->
    [yes] bid
   *[no] bids
 } { $price } for { $gold } gold
log-bid-fakirs = { $you ->
    [yes] bid
   *[no] bids
 } { $price } for { $gold } gold and { LIST($what) }
log-no-move = cannot move any meeples
# Only in records and in the terminal.
log-turn = { $you ->
    [yes] take
   *[no] takes
 } a turn
log-turn-ended = { $you ->
    [yes] end
   *[no] ends
 } the turn

## Events of the whole table.

log-round = Round { $n } starts.
log-round-ended = Round { $n } is over.
# $what are cards: "Ivory and 2 Fish".
log-cards-revealed = New in the row: { LIST($what) }.
# $what are names of djinns, $n is how many.
log-djinns-revealed = { $n ->
    [one] New djinn: { LIST($what) }.
   *[other] New djinns: { LIST($what) }.
 }
log-ended-camel = The last camel is placed: the game is over.
log-ended-move = No meeples can move: the game is over.
log-deck-reshuffled = The resource discard pile is reshuffled.
log-djinn-deck-reshuffled = The djinn discard pile is reshuffled.

## The plan of a turn: the same events as instructions to the player.

gain-picked-up = Pick up { LIST($what) } on { $tile }
gain-dropped = Drop { LIST($what) } on { $tile }
gain-collected = Collect { LIST($what) } on { $tile }
gain-kept = Keep { LIST($what) }
gain-bagged = Put { LIST($what) } into the bag
gain-drawn = Place { LIST($what) } from the bag on { $tile }
gain-built = Earn { $gold } gold with { LIST($what) }
gain-killed = Kill { LIST($what) } on { $tile }
gain-killed-held = Kill { LIST($what) } of { $rival }
gain-captured = Capture the victim with { $djinn }: { LIST($what) }
gain-placed = Place { LIST($what) } on { $tile }
gain-card = Take { LIST($what) } from the row
gain-drew = Draw { LIST($what) } from the draw pile
gain-drew-hidden = Draw a card from the draw pile
gain-sold = Sell { LIST($what) } for { $gold } gold
gain-market = Pay { $gold } gold at the market
gain-paid = Pay { LIST($what) }
gain-power = Use { $djinn }
gain-summoned = Summon { $djinn }
gain-djinn-kept = Keep { $djinn }
gain-earned = Earn { $gold } gold with { $djinn }
gain-earned-other = { $who } earns { $gold } gold with { $djinn }
gain-looked = Look at { LIST($what) }
gain-looked-hidden = Look at { LIST($what) } of the draw pile
gain-discarded = Discard { LIST($what) }
gain-bid = Bid { $price }
gain-bid-for = Bid { $price } for { $gold } gold
gain-bid-fakirs = Bid { $price } for { $gold } gold and { LIST($what) }
gain-no-move = No meeples can move
