### Errors in records of games (docs/records.md). Tags and words of the notation (Seed, scores, end) are never translated.

record-error-at = { $where }: { $why }
# $why is another error. $writer and $version are versions of Naqala.
record-other-engine = { $why } (Das Protokoll stammt von Engine { $writer }; dies ist { $version }.)

## Places: $where

record-line = Zeile { $n }
record-line-of-round = Runde { $round }, Zeile { $n }
record-round = Runde { $n }
record-after-round = Runden, nach Runde { $n }
record-tag = Tag { $name }
record-tags = Tags
record-start = Start
record-scores = Punkte

## The file and its tags

record-too-long = Das Protokoll ist zu lang; erlaubt sind { $limit } Zeichen.
# $detail is an English message of the JSON reader.
record-not-json = Das ist kein JSON: { $detail }.
record-too-deep = Das ist kein Protokoll: Eine Zahl ist zu lang, oder Klammern sind zu tief verschachtelt.
record-key-twice = Der Schlüssel { $key } kommt in einem Objekt zweimal vor.
record-not-a-record = Das ist kein Protokoll von Naqala: { $why }
record-no-format = Das ist kein Protokoll von Naqala: Das Tag { $tag } fehlt.
record-not-a-format = { $word } ist kein Format für Protokolle; das erste ist 1, das neueste { $newest }.
record-newer-format = Dieses Protokoll hat Format { $format }; diese Engine ({ $version }) liest Formate bis { $newest }. Benutze eine neuere Version.
record-not-a-tag = { $value } ist kein Tag; ein Tag ist { $example }.
record-not-the-name-of-a-tag = { $value } ist kein Tag.
record-not-in-a-tag = { $value } ist in einem Tag nicht erlaubt.
record-words-of-a-tag = Das Tag { $name } ist zu lang oder enthält Zeichen, die nicht erlaubt sind.
record-tag-twice = Das Tag { $name } kommt zweimal vor.
# Of a program that writes a record with tags of its own.
record-invalid-tag = { $name } mit { $word } ist kein gültiges Tag für dieses Protokoll.
record-hands = Hands ist "open" oder fehlt, nicht { $word }.
record-no-start = Das Tag Start mit der Stellung zu Beginn fehlt.
# $why is an error of a position.
record-wrong-start = Die Stellung zu Beginn: { $why }

## Seed and contributions

record-not-a-seed = { $word } ist kein Seed: Er hat 32 Hexadezimalziffern.
record-not-a-salt = { $word } ist kein Salt: Es hat Paare von Hexadezimalziffern.
record-not-a-commitment = { $word } ist kein Commitment: Es hat 64 Hexadezimalziffern.
# $name and $other are tags: Seed, Salt, Commitment.
record-tag-missing = { $name } ist da, aber { $other } fehlt.
record-other-commitment = Seed und Salt passen nicht zum Commitment.
record-not-a-contribution = { $word } ist kein Beitrag: Er hat eine Prüfsumme aus 64 Hexadezimalziffern, dann einen Wert aus 32 oder withheld.
record-wrong-contribution = { $why }
record-seed-deals-another-start = Der Seed ergibt nicht die Stellung zu Beginn.
record-contributions-deal-another-start = Seed und Beiträge ergeben nicht die Stellung zu Beginn.

## Rounds and lines

record-incomplete = Das Protokoll ist unvollständig: Die letzte Zeile muss scores oder unfinished sein.
record-middle = { $value } steht mitten in der Partie.
record-empty-round = In dieser Runde gibt es keine Aktionen.
record-before-a-round = Vor { $value } muss eine Runde stehen: round 1
record-expected-round = Erwartet wird Runde { $n }, nicht { $value }.
record-expected-a-round = Erwartet wird die Nummer einer Runde, nicht { $value }.
record-round-order = Nach Runde { $before } kommt Runde { $next }.
record-other-round = Laut Protokoll ist es Runde { $said }, tatsächlich aber Runde { $now }.
# $action is an action in the notation, with what was drawn.
record-new-line = Nach { $action } muss eine neue Zeile beginnen.
record-turn-goes-on = Der Zug endet hier nicht, aber es folgt eine andere Zeile: end fehlt.

## Replaying

record-game-is-over = Die Partie ist zu Ende; es kann keine Aktion mehr folgen.
# $seat acts, but $rival should.
record-other-seat = { $seat } handelt, aber { $rival } ist am Zug.
# $why is the reason why the action is illegal, $rule the number of a rule.
record-illegal-action = { $action }: { $why } ({ $rule })
# $why says that what the record names could not be drawn.
record-impossible-draw = Bei { $action }: { $why }
record-nothing-drawn = Bei { $action } brachte der Zufall nichts.
# $drawn are words of the notation: fish Hagis.
record-other-draw = Bei { $action } brachte der Zufall { $drawn }.
record-kinds-drawn = Bei { $action } brachte der Zufall { LIST($what, case: "accusative") }.
# $scores are in the notation: blue:120 pink:98.
record-scores-missing = Die Partie ist zu Ende, aber die Punkte fehlen: { $scores }
record-scores-too-early = Die Partie ist nicht zu Ende und hat noch keine Punkte; schreib unfinished.
record-other-scores = Die Punkte sind { $scores }.

## Counted things that no event names

thing-meeple = { $n ->
    [0] { $case ->
        [dative] keinen Meeples
       *[nominative] keine Meeples
    }
    [1] { $case ->
        [accusative] einen Meeple
        [dative] einem Meeple
       *[nominative] ein Meeple
    }
   *[other] { $n } Meeples
 }
