### Errors in records of games (docs/records.md). Tags and words of the notation (Seed, scores, end) are never translated.

record-error-at = { $where }: { $why }
# $why is another error. $writer and $version are versions of Naqala.
record-other-engine = { $why } (The record was written by engine { $writer }; this is { $version }.)

## Places: $where

record-line = Line { $n }
record-line-of-round = Round { $round }, line { $n }
record-round = Round { $n }
record-after-round = Rounds, after round { $n }
record-tag = Tag { $name }
record-tags = Tags
record-start = Start
record-scores = Scores

## The file and its tags

record-too-long = The record is too long; the limit is { $limit } characters.
# $detail is an English message of the JSON reader.
record-not-json = This is not JSON: { $detail }.
record-too-deep = This is not a record: a number is too long, or brackets are nested too deeply.
record-key-twice = The key { $key } is given twice in one object.
record-not-a-record = This is not a record of Naqala: { $why }
record-no-format = This is not a record of Naqala: there is no tag { $tag }.
record-not-a-format = { $word } is not a record format; the first is 1, the newest { $newest }.
record-newer-format = This record is of format { $format }; this engine ({ $version }) reads formats up to { $newest }. Use a newer version.
record-not-a-tag = { $value } is not a tag; a tag is { $example }.
record-not-the-name-of-a-tag = { $value } is not a tag.
record-not-in-a-tag = { $value } is not allowed in a tag.
record-words-of-a-tag = The tag { $name } is too long or contains characters that are not allowed.
record-tag-twice = The tag { $name } is given twice.
# Of a program that writes a record with tags of its own.
record-invalid-tag = { $name } with { $word } is not a valid tag for this record.
record-hands = Hands is "open" or absent, not { $word }.
record-no-start = There is no tag Start with the position at the start.
# $why is an error of a position.
record-wrong-start = The position at the start: { $why }

## Seed and contributions

record-not-a-seed = { $word } is not a Seed: it has 32 hexadecimal digits.
record-not-a-salt = { $word } is not a Salt: it has pairs of hexadecimal digits.
record-not-a-commitment = { $word } is not a Commitment: it has 64 hexadecimal digits.
# $name and $other are tags: Seed, Salt, Commitment.
record-tag-missing = There is a { $name } but no { $other }.
record-other-commitment = Seed and Salt do not match the Commitment.
record-not-a-contribution = { $word } is not a contribution: it has a digest of 64 hexadecimal digits, then a value of 32 or withheld.
record-wrong-contribution = { $why }
record-seed-deals-another-start = The seed does not deal the position at the start.
record-contributions-deal-another-start = Seed and contributions do not deal the position at the start.

## Rounds and lines

record-incomplete = The record is incomplete: its last line must be scores or unfinished.
record-middle = { $value } is in the middle of the game.
record-empty-round = There are no actions in this round.
record-before-a-round = Before { $value } there must be a round: round 1
record-expected-round = Expected round { $n }, not { $value }.
record-expected-a-round = Expected the number of a round, not { $value }.
record-round-order = After round { $before } comes round { $next }.
record-other-round = The record says round { $said }, but it is round { $now }.
# $action is an action in the notation, with what was drawn.
record-new-line = After { $action } a new line must begin.
record-turn-goes-on = The turn does not end here, but another line follows: end is missing.

## Replaying

record-game-is-over = The game is over, so no action can follow.
# $seat acts, but $rival should.
record-other-seat = { $seat } acts, but it is the turn of { $rival }.
# $why is the reason why the action is illegal, $rule the number of a rule.
record-illegal-action = { $action }: { $why } ({ $rule })
# $why says that what the record names could not be drawn.
record-impossible-draw = At { $action }: { $why }
record-nothing-drawn = At { $action } chance brought nothing.
# $drawn are words of the notation: fish Hagis.
record-other-draw = At { $action } chance brought { $drawn }.
record-kinds-drawn = At { $action } chance brought { LIST($what, case: "accusative") }.
# $scores are in the notation: blue:120 pink:98.
record-scores-missing = The game is over, but its scores are missing: { $scores }
record-scores-too-early = The game is not over, so it has no scores yet; write unfinished.
record-other-scores = The scores are { $scores }.

## Counted things that no event names

thing-meeple = { $n ->
    [0] no meeples
    [1] a meeple
   *[other] { $n } meeples
 }
