### Texts of the table's layout, its tabs, and the panels as screen readers read them.

tab-chat = Chat
tab-menu = Tafel
tab-unread = (nieuw bericht)
tab-strike = (je kan daar een stamlid doden)
zoom-reset = Het hele bord tonen
settings-largeBoard = Groter bord, minder panelen ernaast
holds-cards =
    { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }
holds-camels =
    { $n ->
        [0] geen kamelen meer
        [one] nog { $n } kameel
       *[other] nog { $n } kamelen
    }
holds-gold =
    { $n ->
        [one] { $n } goudstuk
       *[other] { $n } goudstukken
    }
holds-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
holds-known-points =
    { $n ->
        [one] { $n } bekend punt en een geheim deel
       *[other] { $n } bekende punten en een geheim deel
    }
track-free = prijs { $price }, vrij
track-taken = prijs { $price }: { $name }
track-nobody = bod { $n }: nog niet bekend
track-bidder = bod { $n }: { $name }
track-bidder-done = bod { $n }: { $name }, klaar
track-bidder-now = bod { $n }: { $name }, biedt nu
market-gain =
    { $n ->
        [one] maakt je hand { $n } punt meer waard
       *[other] maakt je hand { $n } punten meer waard
    }
estimate-seat = { $name }: { $points }
settings-tips = Tips tijdens het spel
