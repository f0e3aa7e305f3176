### Hilfe in der ersten Partie: warum jede Frage gestellt wird; und die Einstellungen und Tischoptionen zur Hilfe.

first-bidding = Wer am meisten bietet, zieht zuerst: Biete für einen Zug, den dir sonst jemand wegnimmt.
first-moving = Setze auf jedem Plättchen des Weges einen Meeple ab. Am Ende nimmst du eine ganze Farbe, und ein geleertes Plättchen gehört dir.
first-sowing = Nur der letzte Meeple zählt: Dort nimmst du seine ganze Farbe, dann wirkt das Plättchen.
first-placing =
    { $piece ->
        [palm] Die Palme
       *[palace] Der Palast
    } zählt am Ende für den Besitzer des Plättchens.
first-trading = Verschiedene Güter verkaufst du zusammen: Je mehr es sind, desto mehr bringt jedes.
first-trading-second = Der Große Markt verkauft zwei Karten auf einmal.
first-summoning = Für { LIST($price, case: "accusative") } gibt es hier einen Dschinn: Punkte und eine Sonderfähigkeit bis zum Ende.
first-welcoming = Wesire und Älteste bleiben bei dir und zählen am Ende. Mit Ältesten bezahlst du auch Dschinns.
first-collecting = Jeder Kaufmann bringt dir eine Karte vom Anfang der Auslage.
first-building = Jeder Baumeister bringt 1 Gold für jedes blaue Plättchen im Umkreis, dieses mitgezählt.
first-killing = Bring den letzten Meeple eines freien Plättchens um, und es gehört dir.
first-killing-two = Beide Opfer stehen am selben Ort. Ein so geleertes freies Plättchen gehört dir.
first-killing-second = Ein freies Plättchen, das du so leerst, gehört dir.
first-choosing = { $djinn } wirkt auf das Plättchen, das du wählst.
first-keeping = Seine Punkte und seine Sonderfähigkeit gehören dir; die anderen sind weg.
first-conjuring =
    { $piece ->
        [palm] Die Palme
       *[palace] Der Palast
    } bringt dem Besitzer des Plättchens Punkte.
first-placing-around =
    Auf einem deiner Plättchen bringt dir { $piece ->
        [palm] die Palme
       *[palace] der Palast
    } Punkte.
first-selling = Güter sind am Ende genauso viel wert: Verkaufe nur, wenn du Gold zum Bieten brauchst.
first-ending = Dein Zug ist fertig. Was nicht bestätigt ist, lässt sich noch zurücknehmen.

settings-help = Hilfe für Anfänger
settings-help-auto = Erste Partie
settings-help-on = Immer
settings-help-off = Nie
settings-gains = Zeigen, was Züge bringen
lobby-help = Zughilfe
lobby-help-on = Erlaubt
lobby-help-off = Keine
waiting-no-help = Ohne Zughilfe.
