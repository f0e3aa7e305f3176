### Errors that programmers see, and players who open damaged files: values out of range, impossible positions.
###
### $rule is the number of a rule ("M3"), or several; $n is the value that was given.

argument-no-tile = Es gibt kein Plättchen { $n }, nur 0 bis { $last }.
argument-no-tribe = Es gibt keine Sippe { $n }, nur 0 bis { $last }.
argument-no-held-tribe = Es gibt keine Sippe { $n }, die Spieler vor sich haben, nur 0 bis { $last }.
argument-no-fakirs = { $n } ist keine Anzahl von Fakiren; möglich sind 0 bis { $last }.
argument-no-seat = Es gibt keinen Platz { $n }, nur 0 bis { $last }.
argument-no-slot = Es gibt keine Position { $n } in der Auslage, nur 0 bis { $last }.
argument-no-djinn = Es gibt keinen Dschinn { $n }, nur 0 bis { $last }.
# A kind of meeple or card, as a number.
argument-no-kind = Es gibt keine Sorte { $n }, nur 0 bis { $last }.
argument-bid-price = Kein Feld der Zugreihenfolge-Leiste kostet { $price }; die Preise sind { $prices }.
argument-suit = Es gibt kein Set { $n }; ein Set enthält 1 bis 9 verschiedene Güter ({ $rule }).
argument-suit-fakir = Fakire werden nie verkauft ({ $rule }).
# $card is a code: ivory, jewels, gold …
argument-suit-twice = Ein Set enthält { $card ->
    [ivory] Elfenbein
    [jewels] Edelsteine
    [gold] Gold
    [papyrus] Papyrus
    [silk] Seide
    [spice] Gewürze
    [fish] Fisch
    [wheat] Getreide
   *[pottery] Töpferwaren
 } höchstens einmal ({ $rule }).
argument-tile-name = Es gibt kein Plättchen { $name }; Plättchen heißen A1 bis F5 ({ $rule }).
# The caret is "to the power of".
argument-seed = Ein Seed ist eine Zahl von 0 bis 2^{ $bits } - 1, nicht { $seed }.
argument-pile = { $n } ist kein Stapel aus { $kinds } Sorten.
argument-tile-set = { $n } ist keine Menge der { $tiles } Plättchen.
argument-djinn-set = { $n } ist keine Menge der { $djinns } Dschinns.
argument-contribution-order = Beiträge werden in der Reihenfolge der Plätze angegeben, höchstens einer je Spieler.
argument-contribution-length = Der Wert eines Beitrags hat { $due } Bytes, nicht { $n }.
argument-contribution-digest = Der Wert eines Beitrags passt nicht zu seiner Prüfsumme.

## Walks: the way of the meeples that a player moves, tile by tile.

argument-outcome = Ein Ergebnis nennt 2 der 30 Plättchen und eine der 5 Sippen ({ $rule }).
# $outcome is one of the next two texts.
argument-no-walk = Kein Weg auf dieser Spielfläche führt zu { $outcome } ({ $rule }).
outcome = { $start } → { $tile }: { LIST($what) }
outcome-empties = { $start } → { $tile }: { LIST($what) }, leert das Plättchen
argument-walk-start = Ein Weg beginnt auf einem Plättchen mit Meeples ({ $rule }).
argument-walk-hand = Auf der Hand ist kein solcher Meeple mehr, um ihn auf { $tile } abzusetzen ({ $rule }).
argument-walk-short = Der Weg geht weiter, bis die Hand leer ist; Meeples übrig: { $n } ({ $rule }).
# $what is "no Viziers", "no Elders" …
argument-walk-end = Auf { $tile } stehen { LIST($what) }, auf die der letzte Meeple treffen könnte ({ $rule }).
argument-step-off-board = Der Schritt von { $start } führt über den Rand der Spielfläche ({ $rule }).
argument-step-diagonal = { $start } → { $tile } ist ein diagonaler Schritt ({ $rule }).
argument-step-far = { $start } → { $tile } ist kein Schritt auf ein Nachbarplättchen ({ $rule }).
argument-step-back = { $start } → { $tile } führt auf das eben verlassene Plättchen zurück ({ $rule }).

## Records: what was drawn does not fit the game.

record-draw-unavailable = Was laut Protokoll gezogen wurde, war nicht verfügbar.
record-djinn-unavailable = Der Dschinn, der laut Protokoll gezogen wurde, war nicht verfügbar.
record-draw-missing = Im Protokoll steht nicht, was gezogen wurde.

## Positions that cannot occur. $n is what is there, $due what should be.

# Two or more faults, each a sentence.
position-faults = { $first } { $rest }
position-players = Es gibt { $n } Spieler; das Spiel ist für { $least } bis { $most } ({ $rule }).
position-tiles = Die 30 Plättchen sind nicht die des Spiels ({ $rule }).
# $tribe is a letter: v Viziers, e Elders, m Merchants, b Builders, a Assassins.
position-meeples = { $tribe ->
    [v] Wesire
    [e] Älteste
    [m] Kaufleute
    [b] Baumeister
   *[a] Meuchelmörder
 }: { $n }; das Spiel enthält { $due } ({ $rule }).
# $card is a code, as above.
position-cards = Karten { $card ->
    [ivory] Elfenbein
    [jewels] Edelsteine
    [gold] Gold
    [papyrus] Papyrus
    [silk] Seide
    [spice] Gewürze
    [fish] Fisch
    [wheat] Getreide
    [pottery] Töpferwaren
   *[fakir] Fakir
 }: { $n }; das Spiel enthält { $due } ({ $rule }).
position-row = Karten in der Auslage: { $n }; es müssen { $due } sein ({ $rule }).
position-djinn = { $n ->
    [0] { $djinn } ist nirgends ({ $rule }).
   *[other] { $djinn } ist an { $n } Orten ({ $rule }).
 }
position-djinn-row = Dschinns in der Auslage: { $n }; es müssen { $due } sein ({ $rule }).
position-palms = Palmen: { $n } auf der Spielfläche und { $left } im Vorrat; das Spiel enthält { $due } ({ $rule }).
position-palaces = Paläste: { $n } auf der Spielfläche und { $left } im Vorrat; das Spiel enthält { $due } ({ $rule }).
position-owners = { $tile } gehört { $n } Spielern ({ $rule }).
position-camels = Kamele von { $seat }: { $n } auf der Spielfläche und { $left } übrig; ein Spieler hat { $due } ({ $rule }).
position-seat = { $seat } hat Platz { $n }, nicht { $due }.
position-gold = { $seat } hat { $n } Gold ({ $rule }).
position-held = { $seat } hat weniger als 0 Wesire oder Älteste ({ $rule }).
position-spent = { $seat } hat einen fremden Dschinn eingesetzt ({ $rule }).
position-last-round-too-early = Die letzte Runde ist angesagt, aber jeder Spieler hat noch ein Kamel ({ $rule }).
position-last-round-missing = Ein Spieler hat kein Kamel mehr, aber die letzte Runde ist nicht angesagt ({ $rule }).
position-bidder = Bieten muss der nächste Zuganzeiger der Bietreihenfolge-Leiste ({ $rule }).
position-markers = Zuganzeiger von { $seat }: { $n }, nicht { $due } ({ $rule }).
position-markers-of-nobody = Zuganzeiger von Platz { $number }: { $n }, nicht 0 ({ $rule }).
# Indexes are numbers that the program keeps beside the board.
position-index-tribe = Der Index der Plättchen mit { $tribe ->
    [v] Wesiren
    [e] Ältesten
    [m] Kaufleuten
    [b] Baumeistern
   *[a] Meuchelmördern
 } passt nicht zur Spielfläche.
position-index-built = Der Index der Plättchen mit Palmen oder Palästen passt nicht zur Spielfläche.
position-index-djinns = Der Index der Dschinns im Besitz passt nicht zu den Spielern.
position-index-camels = Der Index der Plättchen mit Kamelen passt nicht zu den Spielern.
position-no-decision = Es gibt nichts zu entscheiden, aber die Partie ist nicht zu Ende.
position-no-decider = Kein Spieler muss entscheiden, aber die Partie ist nicht zu Ende.
# $step is code.
position-no-options = { $step } hat keine Optionen.
