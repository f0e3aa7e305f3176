### The summary sheet: a side about the turn and a side with the djinns, on screen and on paper. All figures are arguments.

summary-sides = Seite der Spielübersicht
summary-turn = Zug
summary-djinns = Dschinns
summary-print = Drucken
summary-now = jetzt
summary-loading = Die Spielübersicht wird geladen …
summary-failed = Die Spielübersicht konnte nicht geladen werden.
summary-retry = Noch einmal
summary-bid = Bieten
summary-bid-order = Wähle in Bietreihenfolge ein freies Feld für deinen Zuganzeiger und zahle seinen Preis. Das höchste Feld beginnt.
# A marker on 0 goes in front of those already there.
summary-bid-zeros = Auf der { $price } ist Platz für { $spots } Zuganzeiger. Ein neuer schiebt die anderen nach hinten: Wer zuletzt { $price } bietet, zieht von ihnen zuerst.
summary-bid-full = Ist die { $price } voll, biete { $next } oder mehr.
summary-move = Bewegen
summary-move-pick = Nimm alle Meeples eines Plättchens auf, egal wem es gehört.
summary-move-drop = Setze auf jedem Plättchen deines Wegs einen ab. Geh nie diagonal und nie sofort zurück.
summary-move-last = Der letzte muss dort landen, wo schon ein anderer seiner Sippe steht.
summary-collect = Einsammeln
summary-collect-take = Nimm alle Meeples dieser Sippe vom Zielplättchen.
summary-collect-camel = Ist ein Plättchen ohne Kamel dadurch leer, musst du eines von deinen aufstellen. Es gehört dir bis zum Ende.
summary-tribe = Sippenaktion
summary-tribe-v = Behalte sie bis zum Ende.
summary-tribe-e = Behalte sie bis zum Ende, oder bezahle mit ihnen Dschinns.
summary-tribe-m = Nimm ebenso viele Karten vom Anfang der Auslage.
# The number of Builders times the number of blue tiles.
summary-tribe-b = Gold: Baumeister × blaue Plättchen, das Zielplättchen und alle ringsum.
summary-tribe-a = Bring einen Meeple um, höchstens so viele Schritte entfernt, wie du Meuchelmörder hast, oder einen Wesir oder Ältesten eines Mitspielers. Geht es ohne Fakire, musst du. Ist ein Plättchen ohne Kamel dadurch leer, stell deines auf.
summary-tribe-bag = Kaufleute, Baumeister und Meuchelmörder kommen danach in den Beutel.
summary-place = Plättchenaktion
summary-must = Pflicht
summary-may = freiwillig
summary-place-palm =
    { $points ->
        [one] Stell hier eine Palme auf: { $points } Punkt für den Besitzer des Plättchens.
       *[other] Stell hier eine Palme auf: { $points } Punkte für den Besitzer des Plättchens.
    }
summary-place-palace =
    { $points ->
        [one] Baue hier einen Palast: { $points } Punkt für den Besitzer des Plättchens.
       *[other] Baue hier einen Palast: { $points } Punkte für den Besitzer des Plättchens.
    }
summary-place-cards = Zahle { $price } Gold und nimm { $cards } der ersten { $reach } Karten.
summary-place-djinn = Nimm einen Dschinn. Kosten: { LIST($price) } oder { LIST($mixed) }.
summary-fakirs = Fakire
summary-fakirs-about = Sie zählen nicht zu den Gütern und werden nie verkauft. Lege sie ab:
summary-fakirs-gold = bei Baumeistern: Jeder zählt wie { $n } mehr
summary-fakirs-range =
    { $n ->
        [one] bei Meuchelmördern: Jeder reicht { $n } Schritt weiter
       *[other] bei Meuchelmördern: Jeder reicht { $n } Schritte weiter
    }
summary-fakirs-summoning = am Heiligen Ort: { $n } statt eines Ältesten
summary-fakirs-powers = für die Sonderfähigkeiten von { $n } Dschinns
summary-fakirs-wild = { $djinn }: Am Ende zählen je { $n } von deinen als ein beliebiges Gut
summary-powers = Sonderfähigkeiten der Dschinns
summary-powers-about = Jederzeit in deinem Zug, nur nicht, während du Meeples absetzt. Eine mit Kosten: einmal pro Runde.
summary-sale = Verkauf
summary-sale-about = Verkaufe Sets aus verschiedenen Gütern, so viele Sets du willst. Nicht verkaufte Güter zählen am Ende genauso viel.
summary-sale-goods = Güter
summary-sale-gold = Gold
summary-copies = Karten im Spiel
summary-round = Ende der Runde
summary-round-about = Fülle auf { $cards } Karten und { $djinns } Dschinns auf. Wer zuerst gezogen hat, bietet zuerst.
summary-end = Ende der Partie
summary-end-camel = Jemand stellt sein letztes Kamel auf: Die Runde wird zu Ende gespielt.
summary-end-move = Jemand kann keine Meeples bewegen: Die Runde wird ohne weitere Bewegungen zu Ende gespielt.
summary-end-board = Nach einer Runde ist auf der Spielfläche keine Bewegung mehr möglich.
summary-points = Punkte
summary-points-each = je { $n }
summary-points-viziers = je { $n }, +{ $majority } je Mitspieler mit weniger
summary-points-value = ihr Wert
summary-points-built = je { $n } auf deinen Plättchen
summary-points-goods = wie im Verkauf
summary-start = Start
summary-start-gold = Für jeden: { $gold } Gold
# $players: "3 or 4".
summary-start-players = { $players } Spieler: je { $camels } Kamele und { $markers } Zuganzeiger
summary-price = Kosten
summary-no-price = keine Kosten
