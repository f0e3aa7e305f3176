### Errors in positions and actions that somebody wrote in the notation (docs/notation.md), as text or as JSON.
### Words of the notation (blue, D3m, trading, round=) are never translated.

# $what is a sentence of this file, $example are texts in the notation.
notation-error = { $what } Right is, for example, { LIST($example, join: "or") }
# $where is one of the places below.
notation-error-in = { $where }: { $what } Right is, for example, { LIST($example, join: "or") }

## Places in a longer text. $first is "yes" at the beginning of the line.

notation-places = { $outer }, { $inner }
# $name is a field of a position: board, track, asked.
notation-in-field =
    { $first ->
        [yes] In { $name }
       *[no] in { $name }
    }
notation-at-field =
    { $first ->
        [yes] At field { $n }
       *[no] at field { $n }
    }
notation-at-text =
    { $first ->
        [yes] At '{ $text }'
       *[no] at '{ $text }'
    }
notation-in-text =
    { $first ->
        [yes] In '{ $text }'
       *[no] in '{ $text }'
    }
notation-word =
    { $first ->
        [yes] Word { $n }
       *[no] word { $n }
    }
notation-word-at =
    { $first ->
        [yes] Word { $n }, at '{ $text }'
       *[no] word { $n }, at '{ $text }'
    }

## What was written instead of something right; an argument $value, $word, $key or $row of the sentences below.

notation-text = '{ $text }'
notation-huge-number = a huge number
notation-a-list = a list
notation-an-object = an object

## Words

notation-no-such-seat = There is no seat { $word }.
notation-no-such-tile = There is no tile { $word }.
# A step from a tile to the next one, such as C3-D3.
notation-no-such-way = There is no step from tile to tile { $word }.
notation-no-such-place = There is no place { $word }.
# Palm tree or palace.
notation-no-such-piece = There is no piece { $word }.
notation-no-such-tribe = There is no tribe { $word }.
notation-no-such-held-tribe = There is no tribe that players hold { $word }.
notation-no-such-card = There is no card { $word }.
notation-no-such-good = There is no good { $word }.
notation-no-such-djinn = There is no djinn { $word }.
notation-no-such-step = There is no step { $word }; the steps are { $steps }.
notation-not-a-number = { $value } is not a number.
notation-number-outside = { $value } is not from { $least } to { $most }.
notation-not-yes-or-no = { $value } is neither yes nor no.
notation-not-true-or-false = { $value } is neither true nor false.
notation-no-tiles = There is no tile.
notation-no-djinns = There is no djinn.
notation-no-goods = There is no good.
notation-twice = { $word } occurs twice.
# $tribes are the letters v e m b a.
notation-not-meeples = { $value } are not meeples; the tribes are { $tribes }.
notation-no-meeples = There are no meeples.
# $word is the letter of a tribe, or a card in the notation.
notation-too-many-meeples = There are { $n } { $word }; the box has { $box } (C3).
notation-too-many-cards = There are { $n } { $word }; the box has { $box } (C4).

## JSON

notation-not-a-string = { $value } is not a string.
notation-not-a-list = { $value } is not a list.
notation-not-an-object = { $value } is not an object.
notation-key-missing = The key { $key } is missing.
notation-key-unknown = The key { $key } is unknown here.
notation-shape-of-the-board = The board has { $rows } rows of { $tiles } tiles (C1).
notation-number-of-colours =
    { $n ->
        [one] There is { $n } colour; the game is for 2 to 4 players (S1).
       *[other] There are { $n } colours; the game is for 2 to 4 players (S1).
    }

## Actions

notation-no-action = There is no action; separate actions by one space.
notation-after-bid = After bid: comes a price of the track (0 1 3 5 8 12 18), and with Fakirs - and their number, one per spot, not { $word }.
notation-after-build = After build: comes how many Fakirs help, if any, up to 18, not { $word }.
notation-after-buy = After buy: comes a slot of the row from 1 to 6, not { $word }.
notation-after-summon = After summon: comes a djinn, and +F if one Fakir is in the price, not { $word }.
notation-after-call = After call: comes a djinn, and +F if one Fakir is in the price, not { $word }.
notation-after-at = After at: comes a tile from A1 to F5, not { $word }.
notation-after-keep = After keep: comes a djinn, not { $word }.
notation-after-sell = After sell: come different goods, Fakirs never, with + between them, not { $word }.
notation-after-x = After x comes a tile and a tribe, or a seat, : and v or e, not { $word }.
notation-after-tile = After a tile comes > to pick up, or v e m b a to drop such a meeple.
notation-not-an-action = This is not an action.
notation-not-an-action-object = { $value } is not an action.
# $kind is a kind of action in JSON, $fields what it has: price 7, fakirs 2.
notation-no-such-action = There is no { $kind } with { $fields }.

## Lines: a bid or a turn, and in braces what was drawn

notation-open-brace = The brace is not closed.
notation-not-drawn = { $value } is not a card, a djinn or meeples.
notation-no-actions = There are no actions.
argument-empty-line = A line has at least one action.

## Positions

notation-not-ascii = The notation is plain ASCII.
notation-expected-field = Expected { $field }, not { $value }.
notation-colour-twice = { $colour } is named twice (S1).
notation-after-asked = Nothing follows asked=, not even { $value }.
notation-number-of-rows =
    { $n ->
        [one] There is { $n } row, not { $right } (C1); / separates them, row 5 comes first.
       *[other] There are { $n } rows, not { $right } (C1); / separates them, row 5 comes first.
    }
notation-number-of-tiles =
    { $n ->
        [one] The row { $row } has { $n } tile, not { $right } (C1).
       *[other] The row { $row } has { $n } tiles, not { $right } (C1).
    }
notation-not-a-tile = { $value } is not a tile.
notation-parts-of-a-seat = A seat has gold, Viziers, Elders, cards and djinns.
notation-not-a-step = { $value } is not a step.
notation-no-seat-named = No seat is named.
notation-number-of-values =
    { $n ->
        [one] There is { $n } value in brackets, not { $right }.
       *[other] There are { $n } values in brackets, not { $right }.
    }
notation-no-spot = No spot of the track costs { $price } (C8).
notation-too-many-markers = There are { $n } markers on { $price } (B2).
notation-track-order = The highest price comes first (B5).
notation-not-a-marker = { $value } is not a marker.

## Positions that can be read but cannot occur in a game. $step and $steps are steps in the notation.

# $what is a list with one item, such as 17 Viziers.
position-too-many = There are { LIST($what) }; the box has { $box } ({ $rule }).
position-too-many-camels = { $seat } has { LIST($what, case: "accusative") } on the board; the box has { $box } (C9).
position-djinn-twice = { $djinn } occurs { $n } times; the box has one of each djinn (C5).
position-does-not-play = { $seat } does not play in a game of { $players } (C7).
position-step-during-bid = There is no other step during a bid (B1).
position-second-victim = The second victim is on the same tile or of the same opponent as the first (D11).
position-no-such-turn = No turn has the steps { $steps } (T2).
position-not-last-on-track = The player to act is the last on the bid order track (T1).
position-no-such-market = There is no market with { $step } (P3, P4).
position-no-step-above = No step can be above { $step } (T6).
position-automatic-step = { $step } is automatic here (T5).
position-still-to-act = { $seat } is still to act, so the game is not over (E1).
position-not-over = The game is over only if a player has no camel left or could not move (E1-E3).
position-nothing-to-place = There is nothing left to place (P1).
position-tiles-not-offered = { $djinn } does not offer these tiles (D1).
