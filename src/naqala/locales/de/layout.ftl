### Texts of the table's layout, its tabs, and the panels as screen readers read them.

tab-chat = Chat
tab-menu = Tisch
tab-unread = (neue Nachricht)
tab-strike = (dort kannst du einen Meeple umbringen)
zoom-reset = Ganze Spielfläche zeigen
settings-largeBoard = Größere Spielfläche, weniger daneben
holds-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
holds-camels =
    { $n ->
        [one] noch { $n } Kamel
       *[other] noch { $n } Kamele
    }
holds-gold = { $n } Gold
holds-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
holds-known-points =
    { $n ->
        [one] { $n } bekannter Punkt und ein geheimer Teil
       *[other] { $n } bekannte Punkte und ein geheimer Teil
    }
track-free = Preis { $price }, frei
track-taken = Preis { $price }: { $name }
track-nobody = { $n }. Gebot: noch nicht bekannt
track-bidder = { $n }. Gebot: { $name }
track-bidder-done = { $n }. Gebot: { $name }, fertig
track-bidder-now = { $n }. Gebot: { $name }, jetzt dran
market-gain =
    { $n ->
        [one] { $n } Punkt mehr für deine Hand
       *[other] { $n } Punkte mehr für deine Hand
    }
estimate-seat = { $name }: { $points }
settings-tips = Tipps während der Partie
