### Die Kurzregeln mit Bildern: fünf Minuten für Neulinge. Alle Zahlen kommen aus der Engine.

short-about = Fünf Minuten, und du kannst spielen. Die Nummern führen zu den ausführlichen Regeln.
short-rules = Mehr dazu:
short-picture-before = Vorher
short-picture-after = Nachher

short-aim-title = Worum es geht
short-aim-text = Wer die meisten Punkte hat, gewinnt. Es gibt sie für Plättchen, Dschinns, Güter, Gold, Wesire und Älteste. In jeder Runde bieten erst alle um die Zugreihenfolge. Dann werden die Züge in dieser Reihenfolge gespielt, Schritt für Schritt:
short-step-move = Meeples bewegen
short-step-collect = Eine Sippe einsammeln
short-step-tribe = Die Sippe wirkt
short-step-place = Das Plättchen wirkt
short-step-sale = Güter verkaufen

short-bidding-title = Um die Zugreihenfolge bieten
short-bidding-text = Wähle ein freies Feld auf der Zugreihenfolge-Leiste und zahle seinen Preis. Das höchste Feld zieht zuerst. Auf der 0 ist Platz für { $zeros } Zuganzeiger; wer dort zuletzt bietet, zieht von ihnen zuerst. Du beginnst mit { $gold } Gold, und was übrig bleibt, zählt als Punkte.
short-bidding-picture = Sie ziehen in dieser Reihenfolge: { $order }.

short-move-title = Bewegen
short-move-text = Nimm alle Meeples eines Plättchens auf, egal wem es gehört. Geh von Plättchen zu Plättchen und setze auf jedem einen ab, nie diagonal und nie sofort zurück. Der letzte muss dort landen, wo schon ein anderer seiner Sippe steht.
short-move-picture = Fünf Meeples von C3. Der letzte, ein Kaufmann, trifft auf D3 andere.

short-collect-title = Einsammeln und Plättchen gewinnen
short-collect-text = Nimm den letzten Meeple und alle anderen seiner Sippe von diesem Plättchen. Ist ein Plättchen ohne Kamel dadurch leer, stell eines von deinen auf. Es gehört dir bis zum Ende.
short-collect-picture = Der Älteste trifft zwei andere. Das Plättchen ist jetzt leer und bekommt ein Kamel.

short-keep-title = Wesire und Älteste
short-keep-text =
    Diese behältst du bis zum Ende. Ein Wesir zählt { $vizier ->
        [one] { $vizier } Punkt
       *[other] { $vizier } Punkte
    }, und für jeden Mitspieler mit weniger Wesiren gibt es { $majority } dazu. Ein Ältester zählt { $elder ->
        [one] { $elder } Punkt
       *[other] { $elder } Punkte
    } oder hilft, einen Dschinn zu bezahlen.
short-keep-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

short-cards-title = Kaufleute und Märkte
short-cards-text = Jeder Kaufmann nimmt eine Karte vom Anfang der Auslage. Endest du auf einem Markt, kannst du weitere kaufen: am Kleinen Markt eine der ersten { $smallreach } Karten für { $smallprice } Gold, am Großen Markt { $largecards } der ersten { $largereach } für { $largeprice }. Nach der Runde wird die Auslage aufgefüllt.
short-cards-reach = { $place }: die ersten { $n }

short-builders-title = Baumeister
short-builders-text = Baumeister bringen Gold: ihre Anzahl mal die Zahl der blauen Plättchen. Das Plättchen, auf dem du endest, zählt mit, und die acht ringsum.
short-builders-picture = { $builders } Baumeister auf D3, { $blue } blaue Plättchen: { $builders } × { $blue } = { $gold } Gold

short-assassins-title = Meuchelmörder
short-assassins-text = Meuchelmörder bringen einen Meeple um, höchstens so viele Schritte entfernt, wie es Meuchelmörder sind. Oder es trifft einen Wesir oder Ältesten eines Mitspielers. Ist ein Plättchen ohne Kamel dadurch leer, gehört es auch dir.
short-assassins-picture = Zwei Meuchelmörder gewinnen D3 und bringen den Wesir auf E4 um: { $tiles } Plättchen in einem Zug.

short-places-title = Oase und Dorf
short-places-text =
    Endest du auf einer Oase, stellst du dort eine Palme auf, bei einem Dorf einen Palast. Du musst, auch auf einem fremden Plättchen. Am Ende zählen sie für den Besitzer des Plättchens: eine Palme { $palm ->
        [one] { $palm } Punkt
       *[other] { $palm } Punkte
    }, ein Palast { $palace }.
short-places-picture = Die Palme zählt für Pink, denn Pink gehört das Plättchen.

short-djinns-title = Heilige Orte und Dschinns
short-djinns-text = Endest du auf einem Heiligen Ort, kannst du einen Dschinn nehmen, für { LIST($price, case: "accusative") } oder für { LIST($mixed, case: "accusative") }. Dschinns bringen Punkte und haben Sonderfähigkeiten. Eine mit Kosten wirkt einmal pro Runde, jederzeit in deinem Zug, nur nicht, während du Meeples absetzt.
short-djinns-picture = Die Zahl sagt, was er wert ist; darunter steht, was seine Sonderfähigkeit kostet.

short-suits-title = Güter verkaufen
short-suits-text = Am Ende deines Zugs kannst du Sets aus verschiedenen Gütern verkaufen. Je größer das Set, desto mehr Gold bringt jede Karte. Güter, die du behältst, zählen am Ende genauso viel.
short-suits-goods = Güter
short-suits-gold = Gold
short-suits-worth = { $n } Gold

short-fakirs-title = Fakire
short-fakirs-text = Fakire sind Karten, aber keine Güter, und werden nie verkauft. Lege sie ab: Sie zählen wie weitere Baumeister, oder deine Meuchelmörder reichen weiter. Einer ersetzt bei einem Dschinn einen Ältesten, und viele Sonderfähigkeiten kosten einen Fakir.
short-fakirs-picture =
    { $fakirs ->
        [one] Mit { $fakirs } Fakir reichen zwei Meuchelmörder { $steps } Schritte weit.
       *[other] Mit { $fakirs } Fakiren reichen zwei Meuchelmörder { $steps } Schritte weit.
    }

short-end-title = Das Ende
short-end-text = Stellt jemand sein letztes Kamel auf, ist diese Runde die letzte. Auch wenn auf der Spielfläche keine Bewegung mehr möglich ist, endet die Partie. Dann wird gezählt, und die meisten Punkte gewinnen.
short-end-each = je { $n }
short-end-viziers = je { $n }, { $majority } mehr je Mitspieler mit weniger
short-end-value = ihr Wert
short-end-built = je { $n } auf deinen Plättchen
short-end-goods = wie im Verkauf
