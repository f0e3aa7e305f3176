### Errors that programmers see, and players who open damaged files: values out of range, impossible positions.
###
### $rule is the number of a rule ("M3"), or several; $n is the value that was given.

argument-no-tile = There is no tile { $n }; they go from 0 to { $last }.
argument-no-tribe = There is no tribe { $n }; they go from 0 to { $last }.
argument-no-held-tribe = There is no tribe { $n } that players hold; they go from 0 to { $last }.
argument-no-fakirs = There is no number of Fakirs { $n }; they go from 0 to { $last }.
argument-no-seat = There is no seat { $n }; they go from 0 to { $last }.
argument-no-slot = There is no slot { $n }; they go from 0 to { $last }.
argument-no-djinn = There is no djinn { $n }; they go from 0 to { $last }.
# A kind of meeple or card, as a number.
argument-no-kind = There is no kind { $n }; they go from 0 to { $last }.
argument-bid-price = No spot of the turn order track costs { $price }; the prices are { $prices }.
argument-suit = There is no suit { $n }; a suit holds one to nine different goods ({ $rule }).
argument-suit-fakir = Fakirs are never sold ({ $rule }).
# $card is a code: ivory, jewels, gold …
argument-suit-twice = A suit holds { $card ->
    [ivory] Ivory
    [jewels] Jewels
    [gold] Gold
    [papyrus] Papyrus
    [silk] Silk
    [spice] Spice
    [fish] Fish
    [wheat] Wheat
   *[pottery] Pottery
 } once at most ({ $rule }).
argument-tile-name = There is no tile { $name }; tiles are named A1 to F5 ({ $rule }).
# The caret is "to the power of".
argument-seed = A seed is a number from 0 to 2^{ $bits } - 1, not { $seed }.
argument-pile = { $n } is not a pile of { $kinds } kinds.
argument-tile-set = { $n } is not a set of the { $tiles } tiles.
argument-djinn-set = { $n } is not a set of the { $djinns } djinns.
argument-contribution-order = Contributions are given in seat order, at most one for each player.
argument-contribution-length = The value of a contribution has { $due } bytes, not { $n }.
argument-contribution-digest = The value of a contribution does not fit its digest.

## Walks: the way of the meeples that a player moves, tile by tile.

argument-outcome = An outcome names two of the thirty tiles and one of the five tribes ({ $rule }).
# $outcome is one of the next two texts.
argument-no-walk = No walk on this board leads to { $outcome } ({ $rule }).
outcome = { $start } → { $tile }: { LIST($what) }
outcome-empties = { $start } → { $tile }: { LIST($what) }, empties the tile
argument-walk-start = A walk starts on a tile with meeples ({ $rule }).
argument-walk-hand = No such meeple is left in hand to drop on { $tile } ({ $rule }).
argument-walk-short = The walk goes on until the hand is empty; meeples left: { $n } ({ $rule }).
# $what is "no Viziers", "no Elders" …
argument-walk-end = There are { LIST($what) } to meet on { $tile } ({ $rule }).
argument-step-off-board = The step from { $start } leaves the board ({ $rule }).
argument-step-diagonal = { $start } → { $tile } is a diagonal step ({ $rule }).
argument-step-far = { $start } → { $tile } is not a step to a neighbouring tile ({ $rule }).
argument-step-back = { $start } → { $tile } goes back to the tile just left ({ $rule }).

## Records: what was drawn does not fit the game.

record-draw-unavailable = The recorded draw was not available.
record-djinn-unavailable = The recorded djinn was not available.
record-draw-missing = The record does not say what was drawn.

## Positions that cannot occur. $n is what is there, $due what should be.

# Two or more faults, each a sentence.
position-faults = { $first } { $rest }
position-players =
    { $n ->
        [one] There is { $n } player; the game is for { $least } to { $most } ({ $rule }).
       *[other] There are { $n } players; the game is for { $least } to { $most } ({ $rule }).
    }
position-tiles = The thirty tiles are not those of the box ({ $rule }).
# $tribe is a letter: v Viziers, e Elders, m Merchants, b Builders, a Assassins.
position-meeples = { $tribe ->
    [v] Viziers
    [e] Elders
    [m] Merchants
    [b] Builders
   *[a] Assassins
 }: { $n }; the box has { $due } ({ $rule }).
# $card is a code, as above.
position-cards = { $card ->
    [ivory] Ivory
    [jewels] Jewels
    [gold] Gold
    [papyrus] Papyrus
    [silk] Silk
    [spice] Spice
    [fish] Fish
    [wheat] Wheat
    [pottery] Pottery
   *[fakir] Fakir
 } cards: { $n }; the box has { $due } ({ $rule }).
position-row = There are { $n } cards in the resource row; it holds { $due } ({ $rule }).
position-djinn = { $n ->
    [0] { $djinn } is nowhere ({ $rule }).
   *[other] { $djinn } is in { $n } places ({ $rule }).
 }
position-djinn-row = There are { $n } djinns on offer; the row holds { $due } ({ $rule }).
position-palms = Palm trees: { $n } on the board and { $left } in the supply; the box has { $due } ({ $rule }).
position-palaces = Palaces: { $n } on the board and { $left } in the supply; the box has { $due } ({ $rule }).
position-owners = { $n } players own { $tile } ({ $rule }).
position-camels = Camels of { $seat }: { $n } on the board and { $left } left; a player has { $due } ({ $rule }).
position-seat = { $seat } is on seat { $n }, not { $due }.
position-gold = { $seat } has { $n } gold ({ $rule }).
position-held = { $seat } has fewer than no Viziers or Elders ({ $rule }).
position-spent = { $seat } has used a djinn that it does not hold ({ $rule }).
position-last-round-too-early = The last round is announced, but every player has a camel left ({ $rule }).
position-last-round-missing = A player has no camel left, but the last round is not announced ({ $rule }).
position-bidder = The next marker of the bid order track is to bid ({ $rule }).
position-markers = Turn markers of { $seat }: { $n }, not { $due } ({ $rule }).
position-markers-of-nobody = Turn markers of seat { $number }: { $n }, not 0 ({ $rule }).
# Indexes are numbers that the program keeps beside the board.
position-index-tribe = The index of tiles with { $tribe ->
    [v] Viziers
    [e] Elders
    [m] Merchants
    [b] Builders
   *[a] Assassins
 } does not match the board.
position-index-built = The index of tiles with palm trees or palaces does not match the board.
position-index-djinns = The index of held djinns does not match the players.
position-index-camels = The index of tiles with camels does not match the players.
position-no-decision = There is no decision to make, but the game is not over.
position-no-decider = No player is to decide, but the game is not over.
# $step is code.
position-no-options = { $step } has no options.
