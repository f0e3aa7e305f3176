### Texts of the table's layout, its tabs, and the panels as screen readers read them.

tab-chat = Chat
tab-menu = Table
tab-unread = (new message)
tab-strike = (you can kill a meeple there)
zoom-reset = Show the whole board
settings-largeBoard = Larger board, fewer panels beside it
holds-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
holds-camels =
    { $n ->
        [one] { $n } camel left
       *[other] { $n } camels left
    }
holds-gold = { $n } gold
holds-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
holds-known-points =
    { $n ->
        [one] { $n } known point and a secret part
       *[other] { $n } known points and a secret part
    }
track-free = price { $price }, free
track-taken = price { $price }: { $name }
track-nobody = bid { $n }: not known yet
track-bidder = bid { $n }: { $name }
track-bidder-done = bid { $n }: { $name }, done
track-bidder-now = bid { $n }: { $name }, bidding now
market-gain =
    { $n ->
        [one] adds { $n } point to your hand
       *[other] adds { $n } points to your hand
    }
estimate-seat = { $name }: { $points }
settings-tips = Tips during the game
