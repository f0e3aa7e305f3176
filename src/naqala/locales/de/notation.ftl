### Errors in positions and actions that somebody wrote in the notation (docs/notation.md), as text or as JSON.
### Words of the notation (blue, D3m, trading, round=) are never translated.

# $what is a sentence of this file, $example are texts in the notation.
notation-error = { $what } Richtig ist zum Beispiel { LIST($example, join: "or") }
# $where is one of the places below.
notation-error-in = { $where }: { $what } Richtig ist zum Beispiel { LIST($example, join: "or") }

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
        [yes] Bei Feld { $n }
       *[no] bei Feld { $n }
    }
notation-at-text =
    { $first ->
        [yes] Bei „{ $text }“
       *[no] bei „{ $text }“
    }
notation-in-text =
    { $first ->
        [yes] In „{ $text }“
       *[no] in „{ $text }“
    }
notation-word =
    { $first ->
        [yes] Wort { $n }
       *[no] Wort { $n }
    }
notation-word-at =
    { $first ->
        [yes] Wort { $n }, bei „{ $text }“
       *[no] Wort { $n }, bei „{ $text }“
    }

## What was written instead of something right; an argument $value, $word, $key or $row of the sentences below.

notation-text = „{ $text }“
notation-huge-number = eine riesige Zahl
notation-a-list = eine Liste
notation-an-object = ein Objekt

## Words

notation-no-such-seat = Es gibt keinen Platz { $word }.
notation-no-such-tile = Es gibt kein Plättchen { $word }.
# A step from a tile to the next one, such as C3-D3.
notation-no-such-way = Es gibt keinen Schritt von Plättchen zu Plättchen { $word }.
notation-no-such-place = Es gibt keine Art von Plättchen { $word }.
# Palm tree or palace.
notation-no-such-piece = Es gibt kein Bauwerk { $word }.
notation-no-such-tribe = Es gibt keine Sippe { $word }.
notation-no-such-held-tribe = Es gibt keine Sippe { $word }, die Spieler vor sich haben.
notation-no-such-card = Es gibt keine Karte { $word }.
notation-no-such-good = Es gibt kein Gut { $word }.
notation-no-such-djinn = Es gibt keinen Dschinn { $word }.
notation-no-such-step = Es gibt keinen Schritt { $word }; die Schritte sind { $steps }.
notation-not-a-number = { $value } ist keine Zahl.
notation-number-outside = { $value } liegt nicht zwischen { $least } und { $most }.
notation-not-yes-or-no = { $value } ist weder yes noch no.
notation-not-true-or-false = { $value } ist weder true noch false.
notation-no-tiles = Es ist kein Plättchen angegeben.
notation-no-djinns = Es ist kein Dschinn angegeben.
notation-no-goods = Es ist kein Gut angegeben.
notation-twice = { $word } kommt zweimal vor.
# $tribes are the letters v e m b a.
notation-not-meeples = { $value } sind keine Meeples; die Sippen sind { $tribes }.
notation-no-meeples = Es sind keine Meeples angegeben.
# $word is the letter of a tribe, or a card in the notation.
notation-too-many-meeples = { $n } × { $word } ist zu viel; das Spiel enthält { $box } (C3).
notation-too-many-cards = { $n } × { $word } ist zu viel; das Spiel enthält { $box } (C4).

## JSON

notation-not-a-string = { $value } ist keine Zeichenkette.
notation-not-a-list = { $value } ist keine Liste.
notation-not-an-object = { $value } ist kein Objekt.
notation-key-missing = Der Schlüssel { $key } fehlt.
notation-key-unknown = Der Schlüssel { $key } ist hier unbekannt.
notation-shape-of-the-board = Die Spielfläche hat { $rows } Zeilen mit je { $tiles } Plättchen (C1).
notation-number-of-colours =
    { $n ->
        [one] Es gibt { $n } Farbe; das Spiel ist für 2 bis 4 Spieler (S1).
       *[other] Es gibt { $n } Farben; das Spiel ist für 2 bis 4 Spieler (S1).
    }

## Actions

notation-no-action = Es ist keine Aktion angegeben; trenne Aktionen mit einem Leerzeichen.
notation-after-bid = Nach bid: kommt ein Preis der Leiste (0 1 3 5 8 12 18), mit Fakiren dazu - und ihre Anzahl, einer je Feld, nicht { $word }.
notation-after-build = Nach build: kommt, wie viele Fakire helfen, wenn überhaupt, höchstens 18, nicht { $word }.
notation-after-buy = Nach buy: kommt eine Position der Auslage von 1 bis 6, nicht { $word }.
notation-after-summon = Nach summon: kommt ein Dschinn, und +F, wenn ein Fakir zum Preis gehört, nicht { $word }.
notation-after-call = Nach call: kommt ein Dschinn, und +F, wenn ein Fakir zum Preis gehört, nicht { $word }.
notation-after-at = Nach at: kommt ein Plättchen von A1 bis F5, nicht { $word }.
notation-after-keep = Nach keep: kommt ein Dschinn, nicht { $word }.
notation-after-sell = Nach sell: kommen verschiedene Güter, nie Fakire, mit + dazwischen, nicht { $word }.
notation-after-x = Nach x kommt ein Plättchen und eine Sippe, oder ein Platz, : und v oder e, nicht { $word }.
notation-after-tile = Nach einem Plättchen kommt > zum Aufnehmen oder v e m b a, um so einen Meeple abzusetzen.
notation-not-an-action = Das ist keine Aktion.
notation-not-an-action-object = { $value } ist keine Aktion.
# $kind is a kind of action in JSON, $fields what it has: price 7, fakirs 2.
notation-no-such-action = Es gibt kein { $kind } mit { $fields }.

## Lines: a bid or a turn, and in braces what was drawn

notation-open-brace = Die geschweifte Klammer ist nicht geschlossen.
notation-not-drawn = { $value } ist weder Karte noch Dschinn noch Meeples.
notation-no-actions = Es sind keine Aktionen angegeben.
argument-empty-line = Eine Zeile hat mindestens eine Aktion.

## Positions

notation-not-ascii = Die Notation besteht nur aus ASCII-Zeichen.
notation-expected-field = Erwartet wird { $field }, nicht { $value }.
notation-colour-twice = { $colour } ist zweimal genannt (S1).
notation-after-asked = Nach asked= kommt nichts mehr, auch nicht { $value }.
notation-number-of-rows =
    { $n ->
        [one] Es gibt { $n } Zeile, nicht { $right } (C1); / trennt sie, Zeile 5 kommt zuerst.
       *[other] Es gibt { $n } Zeilen, nicht { $right } (C1); / trennt sie, Zeile 5 kommt zuerst.
    }
notation-number-of-tiles =
    { $n ->
        [one] Die Zeile { $row } hat { $n } Plättchen, nicht { $right } (C1).
       *[other] Die Zeile { $row } hat { $n } Plättchen, nicht { $right } (C1).
    }
notation-not-a-tile = { $value } ist kein Plättchen.
notation-parts-of-a-seat = Ein Platz hat Gold, Wesire, Älteste, Karten und Dschinns.
notation-not-a-step = { $value } ist kein Schritt.
notation-no-seat-named = Es ist kein Platz genannt.
notation-number-of-values =
    { $n ->
        [one] In der Klammer steht { $n } Wert, nicht { $right }.
       *[other] In der Klammer stehen { $n } Werte, nicht { $right }.
    }
notation-no-spot = Kein Feld der Leiste kostet { $price } (C8).
notation-too-many-markers = Auf der { $price } stehen { $n } Zuganzeiger (B2).
notation-track-order = Der höchste Preis kommt zuerst (B5).
notation-not-a-marker = { $value } ist kein Zuganzeiger.

## Positions that can be read but cannot occur in a game. $step and $steps are steps in the notation.

# $what is a list with one item, such as 17 Viziers.
position-too-many = { LIST($what) } sind zu viele; das Spiel enthält { $box } ({ $rule }).
position-too-many-camels = { $seat } hat { LIST($what, case: "accusative") } auf der Spielfläche; das Spiel enthält { $box } (C9).
position-djinn-twice = { $djinn } kommt { $n }-mal vor; das Spiel enthält jeden Dschinn einmal (C5).
position-does-not-play = { $seat } spielt bei { $players } Spielern nicht mit (C7).
position-step-during-bid = Während eines Gebots gibt es keinen anderen Schritt (B1).
position-second-victim = Das zweite Opfer steht auf demselben Plättchen wie das erste oder gehört demselben Mitspieler (D11).
position-no-such-turn = Kein Zug hat die Schritte { $steps } (T2).
position-not-last-on-track = Wer am Zug ist, steht auf der Bietreihenfolge-Leiste als Letzter (T1).
position-no-such-market = Es gibt keinen Markt mit { $step } (P3, P4).
position-no-step-above = Über { $step } kann kein Schritt stehen (T6).
position-automatic-step = { $step } geschieht hier automatisch (T5).
position-still-to-act = { $seat } ist noch am Zug, also ist die Partie nicht zu Ende (E1).
position-not-over = Die Partie ist nur zu Ende, wenn ein Spieler kein Kamel mehr hat oder keine Meeples bewegen konnte (E1-E3).
position-nothing-to-place = Es ist nichts mehr da, was sich stellen oder bauen ließe (P1).
position-tiles-not-offered = { $djinn } bietet diese Plättchen nicht an (D1).
