### Beispiele zu den Regeln, mit einem kleinen Spielfeld gezeigt. „Du“ bist immer Blau.

example-bids-title = Wer wann spielt
example-bids-text = Blau bietet { $blue }, Pink bietet { $pink }, dann bieten Orange und Schwarz { $black }. Das höchste Gebot spielt zuerst: Blau, dann Pink. Von den beiden auf der 0 spielt zuerst, wer zuletzt geboten hat: Schwarz vor Orange.
example-loop-title = Eine Schleife mit 5 Meeples
example-loop-text = Du nimmst fünf Meeples von C3 auf und gehst im Quadrat herum: ein Kaufmann auf D3, der Baumeister auf D4, der Meuchelmörder auf C4, der Wesir wieder auf C3 und der andere Kaufmann auf D3. Dort stand schon ein Kaufmann, also nimmst du { $taken } Kaufleute.
example-builders-red-title = Baumeister auf einem roten Plättchen, mit Fakiren
example-builders-red-text = Du endest auf dem roten Plättchen D3 mit { $builders } Baumeistern und zahlst { $fakirs } Fakire. Von den acht Plättchen ringsum sind { $blue } blau: { $blue } × ({ $builders } + { $fakirs }) = { $gold } Gold.
example-builders-blue-title = Baumeister auf einem blauen Plättchen, mit Fakiren
example-builders-blue-text = Derselbe Zug, aber D3 ist selbst blau und zählt mit: { $blue } × ({ $builders } + { $fakirs }) = { $gold } Gold.
example-suits-title = Güter in Sets
example-suits-text = Sechs verschiedene Güter sind ein Set für { $first } Gold. Die drei, die du doppelt hast, sind ein zweites Set für { $second }. Zusammen bekommst du { $gold }, jetzt oder am Ende der Partie.
example-three-elders-title = Drei Älteste und das Plättchen
example-three-elders-text = Dein Ältester kommt zu zwei anderen auf D3. Du nimmst alle { $taken }. Das Plättchen ist jetzt leer, also stellst du ein Kamel auf: Es gehört dir.
example-four-elders-title = Vier Älteste, aber kein Plättchen
example-four-elders-text = Dein Ältester kommt zu drei anderen auf D3. Du nimmst alle { $taken }. Ein Baumeister bleibt stehen, darum nimmst du das Plättchen nicht in Besitz.
example-zeros-title = Die 0 wird voll
example-zeros-text = Blau, Pink und Orange bieten in dieser Reihenfolge 0. Jeder neue Zuganzeiger kommt vor die anderen. Nun ist die 0 voll, und Schwarz muss mindestens { $black } zahlen. Sie spielen in der Folge Schwarz, Orange, Pink, Blau.
example-own-tribe-title = Der letzte Meeple braucht seine Sippe
example-own-tribe-text = Du hast noch einen Wesir auf der Hand. Auf D4 steht keiner, dort sind nur Kaufleute: Da kannst du nicht enden. Auf E3 wartet ein Wesir auf deinen.
example-no-diagonal-title = Kein Schritt schräg
example-no-diagonal-text = Von C3 kannst du nicht direkt nach D4. Schritte gehen nach oben, unten, links oder rechts, zum Beispiel nach D3.
example-no-way-back-title = Kein Schritt sofort zurück
example-no-way-back-text = Du kommst gerade von C3 nach D3, darum darfst du mit dem nächsten Schritt nicht nach C3 zurück. Geh zum Beispiel weiter nach D4.
example-builders-alone-title = Baumeister ohne Fakire
example-builders-alone-text = { $builders } Baumeister auf einem roten Plättchen mit { $blue } blauen Plättchen ringsum: { $blue } × { $builders } = { $gold } Gold.
example-two-tiles-title = Zwei Plättchen in einem Zug
example-two-tiles-text = Du nimmst { $assassins } Meuchelmörder von D3. Das Plättchen ist leer: Du stellst ein Kamel auf. Sie bringen den Wesir auf E4 um, { $steps } Schritte entfernt. Auch E4 ist nun leer, und du stellst noch ein Kamel auf. Das macht { $tiles } Plättchen.
example-too-far-title = Außer Reichweite
example-too-far-text = Zwei Meuchelmörder reichen zwei Schritte weit. E5 ist drei Schritte von D3 entfernt, darum ist der Älteste dort sicher.
example-fakir-reach-title = Ein Fakir erhöht die Reichweite
example-fakir-reach-text = Dieselbe Stellung, aber du zahlst { $fakirs ->
    [one] { $fakirs } Fakir
   *[other] { $fakirs } Fakire
 }. Deine { $assassins } Meuchelmörder reichen jetzt { $steps } Schritte weit und bringen den Ältesten auf E5 um.
example-merchants-market-title = Kaufleute, dann der Markt
example-merchants-market-text = Deine { $merchants } Kaufleute nehmen die ersten zwei Karten der Reihe. Dann zahlst du am Kleinen Markt { $price } Gold und wählst eine der ersten drei Karten, die übrig sind. Insgesamt nimmst du { $cards } Karten.
example-foreign-tile-title = Auf einem fremden Plättchen
example-foreign-tile-text = Du nimmst { $taken } Wesire und leerst D3, aber das Plättchen bleibt bei Pink. Die Oase wirkt trotzdem: Du stellst eine Palme auf, die am Ende für Pink zählt.
example-summoning-title = Einen Dschinn beschwören
example-summoning-text = Du endest mit Ältesten auf einem Heiligen Ort und nimmst Hagis für { $elders ->
    [one] { $elders } Ältesten
   *[other] { $elders } Älteste
 } und { $fakirs ->
    [one] { $fakirs } Fakir
   *[other] { $fakirs } Fakire
 }. Zwei Älteste gingen auch. Hagis ist { $points } Punkte wert.
example-most-viziers-title = Wesire am Ende
example-most-viziers-text = Blau hat { $blue_viziers } Wesire, Pink und Orange haben je { $pink_viziers }. Blau bekommt einen Punkt für jeden Wesir und 10 für jeden Mitspieler mit weniger: { $blue_points } Punkte. Pink und Orange haben gleich viele, darum bekommt keiner 10 für den anderen: je { $pink_points } Punkte.
