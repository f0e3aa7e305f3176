### Texts of the table's layout, its tabs, and the panels as screen readers read them.

tab-chat = Chat
tab-menu = Table
tab-unread = (nouveau message)
tab-strike = (vous pouvez y tuer un meeple)
zoom-reset = Voir tout le plateau
settings-largeBoard = Plateau plus grand, moins de panneaux à côté
holds-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
holds-camels =
    { $n ->
        [one] { $n } chameau restant
       *[other] { $n } chameaux restants
    }
holds-gold =
    { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
holds-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
holds-known-points =
    { $n ->
        [one] { $n } point connu et une part secrète
       *[other] { $n } points connus et une part secrète
    }
track-free = prix { $price }, libre
track-taken = prix { $price } : { $name }
track-nobody = enchère { $n } : pas encore connue
track-bidder = enchère { $n } : { $name }
track-bidder-done = enchère { $n } : { $name }, faite
track-bidder-now = enchère { $n } : { $name }, en cours
market-gain =
    { $n ->
        [one] ajoute { $n } point à votre main
       *[other] ajoute { $n } points à votre main
    }
estimate-seat = { $name } : { $points }
settings-tips = Conseils pendant la partie
