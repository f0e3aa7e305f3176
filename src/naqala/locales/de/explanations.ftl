### Short explanations of everything on the table, shown on hover, focus or long press.

explain-label = Erklärung
explain-more = Mehr in den Regeln
# Followed by the names of what is explained.
explain-more-several = Mehr in den Regeln:
explain-spoken = { $title }: { $text }
explain-place-V = Endet dein Weg hier, musst du einen Palast bauen. Er bringt dem Besitzer des Plättchens Punkte.
explain-place-S = Endet dein Weg hier, darfst du einen Dschinn beschwören. Du zahlst mit Ältesten und Fakiren.
explain-place-O = Endet dein Weg hier, musst du eine Palme aufstellen. Sie bringt dem Besitzer des Plättchens Punkte.
explain-place-M = Endet dein Weg hier, darfst du eine der ersten Karten der Auslage kaufen.
explain-place-L = Endet dein Weg hier, darfst du 2 der ersten Karten der Auslage kaufen.
explain-blue = Blaue { $value }
explain-blue-about =
    { $n ->
        [one] Für den Besitzer { $n } Punkt wert. Baumeister bringen Gold für jedes blaue Plättchen im Umkreis.
       *[other] Für den Besitzer { $n } Punkte wert. Baumeister bringen Gold für jedes blaue Plättchen im Umkreis.
    }
explain-red = Rote { $value }
explain-red-about =
    { $n ->
        [one] Für den Besitzer { $n } Punkt wert.
       *[other] Für den Besitzer { $n } Punkte wert.
    }
# The tribes on a tile, in one line, where there is no room to say what each does.
explain-tribes = Meeples
explain-tribe-v = Sammle und behalte sie. Wer mehr hat als ein Mitspieler, bekommt dafür viele Punkte.
explain-tribe-e = Sammle und behalte sie. Sie bringen Punkte, oder du bezahlst mit ihnen Dschinns.
explain-tribe-m = Für jeden, den du einsammelst, nimmst du eine Karte aus der Auslage.
explain-tribe-b = Jeder, den du einsammelst, bringt 1 Gold je blaues Plättchen: das Zielplättchen und alle ringsum.
explain-tribe-a = Sammle sie ein und bring einen Meeple in Reichweite um, oder einen Wesir oder Ältesten, den ein Mitspieler vor sich hat.
explain-fakir = Zählt nicht zu den Gütern. Hilft Baumeistern und Meuchelmördern und bezahlt zusammen mit einem Ältesten einen Dschinn.
explain-good = Davon gibt es { $n } im Spiel. Verkaufe verschiedene Güter zusammen: Je größer das Set, desto mehr ist jedes wert.
explain-djinn =
    { $n ->
        [one] { $djinn }, { $n } Punkt
       *[other] { $djinn }, { $n } Punkte
    }
explain-spot = Preis { $price }
explain-spot-taken = Preis { $price }: { $colour }
explain-spot-about = Mit einem Gebot von { $n } Gold kommt dein Zuganzeiger hierher. Wer auf dem höchsten Feld steht, beginnt.
explain-camel = Kamel
explain-camel-about = Wem es gehört, dem gehört bis zum Ende auch dieses Plättchen mit seinen Punkten.
explain-palm = Palme
explain-palm-about = Bringt dem Besitzer des Plättchens Punkte.
explain-palace = Palast
explain-palace-about = Bringt dem Besitzer des Plättchens Punkte.
explain-gold = Gold
explain-gold-about = Damit zahlst du Gebote und Karten. Jedes Gold ist am Ende 1 Punkt wert. Mitspieler sehen deines nicht.
explain-cards = Rohstoffkarten
explain-cards-about = Die Anzahl der Handkarten. Nur ihr Besitzer sieht sie.
explain-camels = Kamele übrig
explain-camels-about = Stellt jemand sein letztes auf, endet die Partie mit dieser Runde.
explain-points = Punkte
explain-points-about = Alles, was jetzt zählt. Bei Mitspielern nur, was offen ist: Ihr Gold und ihre Güter sind geheim.
explain-bid = Zugreihenfolge
explain-bid-about = Zahle den Preis eines Felds und stell dich darauf. Wer auf dem höchsten Feld steht, beginnt.
explain-clock = Uhr
explain-clock-about = Die Zeit, die dieser Spieler noch hat. Sie läuft, solange auf ihn gewartet wird.
explain-next-bids = Bietreihenfolge
explain-next-bids-about = In dieser Reihenfolge wird geboten. Wer in dieser Runde zuerst zieht, bietet in der nächsten zuerst.
explain-djinns = Dschinns
explain-djinns-about = Jeder bringt Punkte und hat eine Sonderfähigkeit. Endet dein Weg auf einem Heiligen Ort, kannst du einen beschwören.
explain-suit = Set
explain-suit-about = Verschiedene Güter, die zusammen verkauft werden. Je größer das Set, desto mehr Gold; nicht verkaufte Sets sind ebenso viele Punkte wert.
explain-gain-from = Bester Zug ab { $tile }
explain-gain-on = Bester Zug mit Ende auf { $tile }
explain-gain = Punkte für dich
explain-gain-about = Um so viel stiege mit dieser Karte der Wert der Güter auf deiner Hand.
explain-plan = Dein Plan
explain-plan-about = Was dein Zug bringt, wenn du ihn bestätigst, in Punkten, die jetzt zählen.
explain-log = Verlauf
explain-log-about = Was geschehen ist, das Neueste zuerst. Wähle einen Eintrag, um den Zug noch einmal zu sehen.
explain-worth = Wert des Zugs
explain-worth-about = Punkte, Gold und Karten, die er gebracht hat, soweit es alle sehen.
explain-rule = Regel
explain-rule-about = Die Nummer der Regel; der Knopf öffnet sie.
explain-table = Tisch
explain-table-about = Mit dem Code finden andere diesen Tisch in der Lobby.
explain-custom-seed = Seed gewählt
explain-custom-seed-about = Wer den Tisch eröffnet hat, hat die Zahl gewählt, die Aufbau und Ziehungen bestimmt, und kennt sie vielleicht.
explain-open-hands = Offenes Gold
explain-open-hands-about = Alle sehen alles Gold und alle Karten.
explain-resource-row = Auslage
explain-resource-row-about = Kaufleute und Märkte nehmen Karten von vorn. Am Ende der Runde wird aufgefüllt.
explain-bag = Beutel
explain-bag-about = Meeples, die eingesetzt oder umgebracht wurden.
explain-palms-left = Palmen übrig
explain-palms-left-about = Ist keine mehr da, bringt eine Oase nichts.
explain-palaces-left = Paläste übrig
explain-palaces-left-about = Ist keiner mehr da, bringt ein Dorf nichts.
explain-cards-left = Karten übrig
explain-cards-left-about = Karten im Nachziehstapel. Ist er leer, wird der Ablagestapel gemischt.
explain-round = Runde
explain-round-about = In jeder Runde bieten alle um die Zugreihenfolge und machen dann ihren Zug.
explain-gain-suit = Mit dieser Karte hast du { $n } verschiedene Güter in einem Set: { $after } statt { $before } wert.
explain-gain-first = Das erste Gut eines Sets.
explain-suit-values = Wert eines Sets
explain-suit-values-about = Das Gold für 1, 2, 3 und mehr verschiedene Güter, zusammen verkauft. Dein größtes Set ist markiert.
suit-values = Gold für 1 bis { $n } verschiedene Güter
suit-value-now = dein Set: { $gold }
# Tips at a decision: one line on a phone, at most about 50 letters.
tip-bidding = Wer jedes Mal den ersten Platz kauft, verliert oft.
tip-selling = Verkaufe nur, wenn du das Gold brauchst.
tip-last = Vielleicht die letzte Runde: Biete mit Bedacht.
tip-hide = Diesen Tipp nicht mehr zeigen
