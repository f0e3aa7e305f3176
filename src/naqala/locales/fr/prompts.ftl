### What a player is asked (ask), where to click (hint), and what buttons do (action).

ask-bidding = Enchérissez pour l’ordre du tour. La case la plus chère joue en premier.
ask-bidding-second = Votre seconde enchère : à deux, chacun joue deux fois par tour de jeu.
ask-moving = À vous de jouer : choisissez une tuile et prenez ses meeples.
ask-sowing =
    { $n ->
        [one] Dernier meeple : déposez-le sur { $tiles }.
       *[other] Encore { $n } en main : déposez-en un sur { $tiles }.
    }
ask-placing =
    { $piece ->
        [palm] Le palmier
       *[palace] Le palais
    } va en { $tile }. Continuez, ou utilisez d’abord un Djinn.
ask-trading =
    Achetez { $n ->
        [one] une carte
       *[other] { $n } cartes
    } pour { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }, ou passez.
ask-summoning = Invoquez un Djinn pour ses points et son pouvoir, ou passez.
ask-welcoming = Vous gardez ces meeples ; ils rapportent des points à la fin.
ask-collecting = Vos Marchands prennent des cartes dans la ligne.
ask-building = Vos Bâtisseurs rapportent de l’or. Ajoutez des Fakirs pour en gagner plus.
ask-killing = Vos Assassins tuent un meeple : choisissez la victime.
ask-killing-two = Vos Assassins tuent 2 meeples : choisissez la première victime.
ask-killing-second = Choisissez la seconde victime au même endroit.
ask-choosing = Choisissez une tuile pour { $djinn }.
ask-keeping = Gardez un de ces Djinns.
ask-conjuring =
    { $piece ->
        [palm] Le palmier
       *[palace] Le palais
    } va en { $tile }. Continuez, ou utilisez d’abord un autre Djinn.
ask-placing-around =
    Choisissez une des tuiles autour de { $tile } pour { $piece ->
        [palm] le palmier
       *[palace] le palais
    }.
ask-selling = Vendez des marchandises maintenant, ou gardez-les et terminez votre tour.
ask-trading-second = Choisissez votre seconde carte.
ask-ending = Terminez votre tour, ou annulez.
ask-ending-final = Terminez votre tour.
hint-bidding = Cliquez sur un prix violet de la piste d’ordre de jeu.
hint-moving = Cliquez sur une tuile au cadre violet.
hint-sowing = Choisissez un meeple, puis une tuile violette. Le dernier meeple doit rejoindre au moins un meeple de sa couleur.
hint-placing = Un Djinn cerclé de violet peut changer cela.
hint-trading = Cliquez sur une carte au cadre violet dans la ligne.
hint-summoning = Cliquez sur un Djinn ; vous payez en Sages et en Fakirs.
hint-welcoming = Vous pouvez d’abord utiliser un Djinn cerclé de violet.
hint-collecting = Vous pouvez d’abord utiliser un Djinn cerclé de violet.
hint-building = Chaque Fakir compte comme un Bâtisseur de plus.
hint-killing = Cliquez sur un meeple cerclé du plateau, ou sur un Vizir ou un Sage d’un adversaire.
hint-killing-two = Cliquez sur un meeple cerclé du plateau, ou sur un Vizir ou un Sage d’un adversaire.
hint-killing-second = Cliquez sur un meeple cerclé.
hint-choosing = Cliquez sur une tuile au cadre violet.
hint-keeping = Cliquez sur le Djinn à garder ; les autres sont défaussés.
hint-conjuring = Un Djinn cerclé de violet peut changer cela.
hint-placing-around = Cliquez sur une tuile au cadre violet.
hint-selling = Cliquez sur une carte de la série pour la garder. Les marchandises gardées valent autant à la fin.
action-bid =
    { $gold ->
        [one] Miser { $price } pour { $gold } pièce d’or
       *[other] Miser { $price } pour { $gold } pièces d’or
    }
action-bid-free = Miser { $price }, gratuitement
action-bid-fakirs =
    Miser { $price } pour { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } et { $n ->
        [one] { $n } Fakir
       *[other] { $n } Fakirs
    }
action-build =
    { $gold ->
        [one] Gagner { $gold } pièce d’or
       *[other] Gagner { $gold } pièces d’or
    }
action-build-fakirs =
    Gagner { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } avec { $n ->
        [one] { $n } Fakir
       *[other] { $n } Fakirs
    }
action-summon = Invoquer { $djinn } pour 2 Sages
action-summon-fakir = Invoquer { $djinn } pour un Sage et un Fakir
action-invoke = Utiliser { $djinn } et payer en Sages
action-invoke-fakir = Utiliser { $djinn } et payer avec un Fakir
action-sell =
    Vendre { $n ->
        [one] { $n } marchandise
       *[other] { $n } marchandises
    } pour { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
action-keep = Garder { $djinn }
action-tile = { $tile }
action-buy = Prendre cette carte
action-strike = Tuer 1 { $who } { DE($seat) }
action-go-on = Continuer
action-pass = Passer
action-no-move = Aucun déplacement possible
action-end-turn = Terminer le tour
