### What a player is asked (ask), where to click (hint), and what buttons do (action).

ask-bidding = Biete um die Zugreihenfolge. Wer auf dem höchsten Feld steht, beginnt.
ask-bidding-second = Dein zweites Gebot: Zu zweit ist jeder zweimal in der Runde am Zug.
ask-moving = Du bist dran: Wähle ein Plättchen und nimm seine Meeples auf.
ask-sowing =
    { $n ->
        [one] Letzter Meeple: Setze ihn auf { $tiles } ab.
       *[other] Noch { $n } auf der Hand: Setze einen auf { $tiles } ab.
    }
ask-placing =
    { $piece ->
        [palm] Die Palme
       *[palace] Der Palast
    } kommt auf { $tile }. Mach weiter oder setze erst einen Dschinn ein.
ask-trading =
    Kaufe { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } für { $gold } Gold oder passe.
ask-summoning = Beschwöre einen Dschinn, er bringt Punkte und eine Sonderfähigkeit. Oder passe.
ask-welcoming = Diese Meeples behältst du; sie zählen am Ende.
ask-collecting = Deine Kaufleute nehmen Karten aus der Auslage.
ask-building = Deine Baumeister bringen Gold. Mit Fakiren wird es mehr.
ask-killing = Deine Meuchelmörder bringen einen Meeple um: Wähle das Opfer.
ask-killing-two = Deine Meuchelmörder bringen 2 Meeples um: Wähle den ersten.
ask-killing-second = Wähle am selben Ort das zweite Opfer.
ask-choosing = Wähle ein Plättchen für { $djinn }.
ask-keeping = Behalte einen dieser Dschinns.
ask-conjuring =
    { $piece ->
        [palm] Die Palme
       *[palace] Der Palast
    } kommt auf { $tile }. Mach weiter oder setze erst einen anderen Dschinn ein.
ask-placing-around =
    Wähle für { $piece ->
        [palm] die Palme
       *[palace] den Palast
    } eines der Plättchen rund um { $tile }.
ask-selling = Verkaufe jetzt Güter für Gold, oder behalte sie und beende deinen Zug.
ask-trading-second = Wähle deine zweite Karte.
ask-ending = Beende deinen Zug oder geh zurück.
ask-ending-final = Beende deinen Zug.
hint-bidding = Klick auf einen violetten Preis der Zugreihenfolge-Leiste.
hint-moving = Klick auf ein Plättchen mit violettem Rahmen.
hint-sowing = Wähle einen Meeple, dann ein violettes Plättchen. Der letzte muss dort landen, wo schon einer seiner Farbe steht.
hint-placing = Ein Dschinn mit violettem Ring kann das ändern.
hint-trading = Klick auf eine Karte mit violettem Rahmen in der Auslage.
hint-summoning = Klick auf einen Dschinn; du zahlst mit Ältesten und Fakiren.
hint-welcoming = Vorher kannst du einen Dschinn mit violettem Ring einsetzen.
hint-collecting = Vorher kannst du einen Dschinn mit violettem Ring einsetzen.
hint-building = Jeder Fakir zählt wie ein weiterer Baumeister.
hint-killing = Klick auf einen eingekreisten Meeple auf der Spielfläche oder auf einen Wesir oder Ältesten eines Mitspielers.
hint-killing-two = Klick auf einen eingekreisten Meeple auf der Spielfläche oder auf einen Wesir oder Ältesten eines Mitspielers.
hint-killing-second = Klick auf einen eingekreisten Meeple.
hint-choosing = Klick auf ein Plättchen mit violettem Rahmen.
hint-keeping = Klick auf den Dschinn, den du behältst; die anderen werden abgelegt.
hint-conjuring = Ein Dschinn mit violettem Ring kann das ändern.
hint-placing-around = Klick auf ein Plättchen mit violettem Rahmen.
hint-selling = Klick auf eine Karte des Sets, um sie zu behalten. Nicht verkaufte Güter zählen am Ende genauso viel.
action-bid = { $price } für { $gold } Gold bieten
action-bid-free = { $price } bieten, kostenlos
action-bid-fakirs =
    { $n ->
        [one] { $price } für { $gold } Gold und { $n } Fakir bieten
       *[other] { $price } für { $gold } Gold und { $n } Fakire bieten
    }
action-build = { $gold } Gold nehmen
action-build-fakirs =
    { $n ->
        [one] { $gold } Gold mit { $n } Fakir nehmen
       *[other] { $gold } Gold mit { $n } Fakiren nehmen
    }
action-summon = { $djinn } für 2 Älteste beschwören
action-summon-fakir = { $djinn } für 1 Ältesten und 1 Fakir beschwören
action-invoke = { $djinn } mit Ältesten einsetzen
action-invoke-fakir = { $djinn } mit Fakir einsetzen
action-sell =
    { $n ->
        [one] { $n } Gut für { $gold } Gold verkaufen
       *[other] { $n } Güter für { $gold } Gold verkaufen
    }
action-keep = { $djinn } behalten
action-tile = { $tile }
action-buy = Diese Karte nehmen
action-strike = Opfer: { $who } von { $seat }
action-go-on = Weiter
action-pass = Passen
action-no-move = Keine Bewegung möglich
action-end-turn = Zug beenden
