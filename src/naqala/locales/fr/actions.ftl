### What a player can do or is to decide now: options as instructions, without a full stop.
###
### $what are things (see events.ftl), $rival is the name of a player.

do-pick-up = Prendre { LIST($what) } en { $tile }
do-drop = Déposer { LIST($what) } en { $tile }
do-kill = Tuer { LIST($what) } en { $tile }
do-kill-held = Tuer { LIST($what) } { DE($rival) }
do-kill-nobody = Ne tuer personne
do-choose = Choisir { $tile }
# $price is the number printed on a spot of the turn order track.
do-bid = Miser { $price }
do-bid-fakirs = Miser { $price } avec { LIST($what) }
# $what is a card: "Silk", "a Fakir".
do-take = Prendre { LIST($what) }
do-sell =
    Vendre { LIST($what) } pour { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
# $what is the price: "2 Elders", "an Elder and a Fakir".
do-summon = Invoquer { $djinn } pour { LIST($what) }
do-use = Utiliser { $djinn } pour { LIST($what) }
do-keep = Garder { $djinn }
# $what are Fakirs that help the Builders: "no Fakirs", "a Fakir", "2 Fakirs".
do-build =
    Gagner { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } ({ LIST($what) })
do-end-turn = Terminer le tour
do-no-move = Déclarer qu’aucun meeple ne peut se déplacer
do-pass = Passer
do-go-on = Continuer
do-placing-palm = Placer un palmier
do-placing-palace = Placer un palais
do-welcoming = Garder les meeples récupérés
do-collecting = Prendre des cartes avec les Marchands

## The decision that is due, as a sentence.

step-bidding = Choisissez une case de la piste d’ordre de jeu.
step-moving = Prenez les meeples d’une tuile.
step-sowing = Déposez un meeple sur la tuile suivante.
step-placing-palm = Placez un palmier.
step-placing-palace = Placez un palais.
step-placing-around = Choisissez une des tuiles alentour.
step-trading = Achetez des cartes au marché, ou passez.
step-trading-second = Prenez la seconde carte.
step-summoning = Invoquez un Djinn, ou passez.
step-welcoming = Gardez les meeples récupérés.
step-collecting = Prenez des cartes avec les Marchands.
step-building = Choisissez combien de Fakirs aident les Bâtisseurs.
step-killing = Choisissez une victime pour les Assassins.
step-killing-two = Choisissez la première des 2 victimes.
step-killing-second = Choisissez la seconde victime.
step-choosing = Choisissez une tuile pour { $djinn }.
step-keeping = Gardez un des Djinns montrés.
step-selling = Vendez des marchandises, ou terminez le tour.
