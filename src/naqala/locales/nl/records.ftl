### Errors in records of games (docs/records.md). Tags and words of the notation (Seed, scores, end) are never translated.

record-error-at = { $where }: { $why }
# $why is another error. $writer and $version are versions of Naqala.
record-other-engine = { $why } (Het verslag is geschreven door engine { $writer }; dit is { $version }.)

## Places: $where

record-line = Regel { $n }
record-line-of-round = Ronde { $round }, regel { $n }
record-round = Ronde { $n }
record-after-round = Rondes, na ronde { $n }
record-tag = Tag { $name }
record-tags = Tags
record-start = Begin
record-scores = Scores

## The file and its tags

record-too-long = Het verslag is te lang; de grens is { $limit } tekens.
# $detail is an English message of the JSON reader.
record-not-json = Dit is geen JSON: { $detail }.
record-too-deep = Dit is geen verslag: een getal is te lang, of haakjes zijn te diep genest.
record-key-twice = De sleutel { $key } staat 2 keer in één object.
record-not-a-record = Dit is geen verslag van Naqala: { $why }
record-no-format = Dit is geen verslag van Naqala: de tag { $tag } ontbreekt.
record-not-a-format = { $word } is geen formaat van een verslag; het eerste is 1, het nieuwste { $newest }.
record-newer-format = Dit verslag heeft formaat { $format }; deze engine ({ $version }) leest formaten tot en met { $newest }. Gebruik een nieuwere versie.
record-not-a-tag = { $value } is geen tag; een tag is { $example }.
record-not-the-name-of-a-tag = { $value } is geen tag.
record-not-in-a-tag = { $value } mag niet in een tag staan.
record-words-of-a-tag = De tag { $name } is te lang of bevat tekens die niet mogen.
record-tag-twice = De tag { $name } komt 2 keer voor.
# Of a program that writes a record with tags of its own.
record-invalid-tag = { $name } met { $word } is geen geldige tag voor dit verslag.
record-hands = Hands is "open" of ontbreekt, niet { $word }.
record-no-start = De tag Start met de beginstelling ontbreekt.
# $why is an error of a position.
record-wrong-start = De beginstelling: { $why }

## Seed and contributions

record-not-a-seed = { $word } is geen Seed: die heeft 32 hexadecimale cijfers.
record-not-a-salt = { $word } is geen Salt: die bestaat uit paren hexadecimale cijfers.
record-not-a-commitment = { $word } is geen Commitment: die heeft 64 hexadecimale cijfers.
# $name and $other are tags: Seed, Salt, Commitment.
record-tag-missing = Er is wel een { $name }, maar geen { $other }.
record-other-commitment = Seed en Salt passen niet bij de Commitment.
record-not-a-contribution = { $word } is geen bijdrage: die heeft een hash van 64 hexadecimale cijfers, dan een waarde van 32 of withheld.
record-wrong-contribution = { $why }
record-seed-deals-another-start = De seed geeft een andere beginstelling.
record-contributions-deal-another-start = Seed en bijdragen geven een andere beginstelling.

## Rounds and lines

record-incomplete = Het verslag is onvolledig: de laatste regel moet scores of unfinished zijn.
record-middle = { $value } staat midden in de partij.
record-empty-round = Deze ronde heeft geen acties.
record-before-a-round = Voor { $value } moet een ronde staan: round 1
record-expected-round = Hier hoort ronde { $n } te komen, niet { $value }.
record-expected-a-round = Hier hoort het nummer van een ronde te staan, niet { $value }.
record-round-order = Na ronde { $before } komt ronde { $next }.
record-other-round = Het verslag zegt ronde { $said }, maar het is ronde { $now }.
# $action is an action in the notation, with what was drawn.
record-new-line = Na { $action } moet een nieuwe regel beginnen.
record-turn-goes-on = De beurt eindigt hier niet, maar er volgt een andere regel: end ontbreekt.

## Replaying

record-game-is-over = Het spel is afgelopen, dus er kan geen actie volgen.
# $seat acts, but $rival should.
record-other-seat = { $seat } handelt, maar { $rival } is aan de beurt.
# $why is the reason why the action is illegal, $rule the number of a rule.
record-illegal-action = { $action }: { $why } ({ $rule })
# $why says that what the record names could not be drawn.
record-impossible-draw = Bij { $action }: { $why }
record-nothing-drawn = Bij { $action } werd niets getrokken.
# $drawn are words of the notation: fish Hagis.
record-other-draw = Bij { $action } was de trekking: { $drawn }.
record-kinds-drawn = Bij { $action } was de trekking: { LIST($what) }.
# $scores are in the notation: blue:120 pink:98.
record-scores-missing = Het spel is afgelopen, maar de scores ontbreken: { $scores }
record-scores-too-early = Het spel is niet afgelopen, dus er zijn nog geen scores; schrijf unfinished.
record-other-scores = De scores zijn { $scores }.

## Counted things that no event names

thing-meeple =
    { $n ->
        [0] geen stamleden
        [1] een stamlid
       *[other] { $n } stamleden
    }
