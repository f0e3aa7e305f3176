### Ce que rapporte un coup : le meilleur tour pour chaque tuile où il peut finir. Sur les tuiles, dans une liste et dans les explications.

# $points est signé, par exemple +9; $what sont des choses et les textes ci-dessous.
gains-brings = { $points } : { LIST($what) }
# Pour une tuile que l'on ne regarde pas.
gains-brings-on = { $points } en { $tile } : { LIST($what) }
gains-tile = la tuile
gains-other-tile = la tuile { $tile }
gains-gold =
    { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
# L'or que rapporte un djinn du joueur.
gains-djinn-gold =
    { $n ->
        [one] { $n } pièce d’or { DE($djinn) }
       *[other] { $n } pièces d’or { DE($djinn) }
    }
gains-killed = { LIST($what) } tué en { $tile }
gains-killed-held = { LIST($what) } { DE($rival) } tué
# Des cartes ou des djinns tirés au hasard.
gains-drawn = ce que vous piochez
gains-from = Meilleurs tours depuis { $tile }
gains-list = Meilleures tuiles d’arrivée
gains-list-about = points pour vous
gains-point = Pointez une tuile pour voir ce que rapporte un coup qui en part.
# Where there is no pointer: a tap picks up.
gains-point-touch = Touchez une tuile et prenez ses meeples : vous voyez ce que le coup peut rapporter, et pouvez annuler.
