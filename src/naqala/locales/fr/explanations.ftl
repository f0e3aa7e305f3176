### Short explanations of everything on the table, shown on hover, focus or long press.

explain-label = Explication
explain-more = Plus dans les règles
# Followed by the names of what is explained.
explain-more-several = Plus dans les règles :
explain-spoken = { $title } : { $text }
explain-place-V = Finissez ici votre déplacement et vous devrez placer un palais. Il rapporte des points au propriétaire de la tuile.
explain-place-S = Finissez ici votre déplacement et vous pourrez invoquer un Djinn. Vous payez en Sages et en Fakirs.
explain-place-O = Finissez ici votre déplacement et vous devrez placer un palmier. Il rapporte des points au propriétaire de la tuile.
explain-place-M = Finissez ici votre déplacement et vous pourrez acheter une des premières cartes de la ligne.
explain-place-L = Finissez ici votre déplacement et vous pourrez acheter 2 des premières cartes de la ligne.
explain-blue = { $value } sur fond bleu
explain-blue-about =
    { $n ->
        [one] Vaut { $n } point pour son propriétaire. Les Bâtisseurs rapportent de l’or pour chaque tuile bleue alentour.
       *[other] Vaut { $n } points pour son propriétaire. Les Bâtisseurs rapportent de l’or pour chaque tuile bleue alentour.
    }
explain-red = { $value } sur fond rouge
explain-red-about =
    { $n ->
        [one] Vaut { $n } point pour son propriétaire.
       *[other] Vaut { $n } points pour son propriétaire.
    }
# The tribes on a tile, in one line, where there is no room to say what each does.
explain-tribes = Meeples
explain-tribe-v = Récupérez-les et gardez-les. En avoir plus qu’un adversaire rapporte beaucoup de points.
explain-tribe-e = Récupérez-les et gardez-les. Ils rapportent des points, ou paient les Djinns.
explain-tribe-m = Récupérez-les pour prendre autant de cartes dans la ligne.
explain-tribe-b = Récupérez-les pour gagner de l’or : chacun rapporte 1 pièce par tuile bleue, tuile d’arrivée et alentour.
explain-tribe-a = Récupérez-les pour tuer un meeple proche, ou un Vizir ou un Sage que possède un adversaire.
explain-fakir = Ce n’est pas une marchandise. Il aide les Bâtisseurs et les Assassins, et paie les Djinns avec un Sage.
explain-good = Il y en a { $n } dans le jeu. Vendez ensemble des marchandises différentes : plus la série est grande, plus chacune rapporte.
explain-djinn =
    { $n ->
        [one] { $djinn }, { $n } point
       *[other] { $djinn }, { $n } points
    }
explain-spot = Prix { $price }
explain-spot-taken = Prix { $price } : { $colour }
explain-spot-about =
    { $n ->
        [one] Une enchère de { $n } pièce d’or place votre pion ici. La case la plus chère joue en premier.
       *[other] Une enchère de { $n } pièces d’or place votre pion ici. La case la plus chère joue en premier.
    }
explain-camel = Chameau
explain-camel-about = Son propriétaire contrôle cette tuile jusqu’à la fin et en reçoit les points.
explain-palm = Palmier
explain-palm-about = Rapporte des points au propriétaire de la tuile.
explain-palace = Palais
explain-palace-about = Rapporte des points au propriétaire de la tuile.
explain-gold = Or
explain-gold-about = Paie les enchères et les cartes. Chaque pièce vaut 1 point à la fin. Vos adversaires ne voient pas votre or.
explain-cards = Cartes Ressource
explain-cards-about = Le nombre de cartes en main. Seul leur propriétaire les voit.
explain-camels = Chameaux restants
explain-camels-about = Quand un joueur place son dernier chameau, la partie se termine avec ce tour de jeu.
explain-points = Points
explain-points-about = Tout ce qui compte à présent. Pour vos adversaires, seulement ce qui est public : leur or et leurs marchandises sont secrets.
explain-bid = Ordre de jeu
explain-bid-about = Payez le prix d’une case pour vous y placer. La case la plus chère joue en premier.
explain-clock = Horloge
explain-clock-about = Le temps qui reste à ce joueur. Il s’écoule quand la partie l’attend.
explain-next-bids = Ordre des enchères
explain-next-bids-about = L’ordre dans lequel les joueurs misent. Qui joue en premier dans ce tour de jeu mise en premier dans le suivant.
explain-djinns = Djinns
explain-djinns-about = Chacun vaut des points et a un pouvoir. Finissez votre déplacement sur un Lieu sacré pour en invoquer un.
explain-suit = Série
explain-suit-about = Des marchandises différentes vendues ensemble. Plus la série est grande, plus elle rapporte d’or ; une série gardée vaut autant de points.
explain-gain-from = Meilleur tour depuis { $tile }
explain-gain-on = Meilleur tour finissant en { $tile }
explain-gain = Points pour vous
explain-gain-about = Ce que cette carte ajouterait à la valeur des marchandises de votre main.
explain-plan = Votre plan
explain-plan-about = Ce que votre tour rapporte si vous le confirmez, en points qui comptent à présent.
explain-log = Journal
explain-log-about = Ce qui s’est passé, le plus récent d’abord. Choisissez une entrée pour revoir ce tour.
explain-worth = Valeur du tour
explain-worth-about = Les points, l’or et les cartes qu’il a rapportés, d’après ce que tout le monde sait.
explain-rule = Règle
explain-rule-about = Le numéro de la règle ; le bouton l’ouvre.
explain-table = Table
explain-table-about = Avec son code, d’autres peuvent trouver cette table depuis le salon.
explain-custom-seed = Graine choisie
explain-custom-seed-about = La personne qui a créé la table a choisi le nombre qui donne la mise en place et les tirages, et peut les connaître.
explain-open-hands = Or visible
explain-open-hands-about = Tout le monde voit l’or et les cartes de chacun.
explain-resource-row = Ligne de cartes
explain-resource-row-about = Les Marchands et les marchés prennent les premières cartes. Elle est complétée à la fin du tour de jeu.
explain-bag = Sac
explain-bag-about = Les meeples utilisés ou tués.
explain-palms-left = Palmiers restants
explain-palms-left-about = Quand il n’y en a plus, une Oasis ne rapporte rien.
explain-palaces-left = Palais restants
explain-palaces-left-about = Quand il n’y en a plus, un Village ne rapporte rien.
explain-cards-left = Cartes restantes
explain-cards-left-about = Les cartes de la pioche. Quand elle est vide, la défausse est mélangée.
explain-round = Tour de jeu
explain-round-about = À chaque tour de jeu, tout le monde mise pour l’ordre de jeu, puis joue son tour.
explain-gain-suit = Avec cette carte, vous avez { $n } marchandises différentes dans une série : elle vaut { $after } au lieu de { $before }.
explain-gain-first = La première marchandise d’une série.
explain-suit-values = Valeur d’une série
explain-suit-values-about = L’or pour 1, 2, 3 marchandises différentes ou plus, vendues ensemble. Votre plus grande série est marquée.
suit-values = Or pour 1 à { $n } marchandises différentes
suit-value-now = votre série : { $gold }
# Tips at a decision: one line on a phone, at most about 50 letters.
tip-bidding = Toujours payer la première place fait souvent perdre.
tip-selling = Ne vendez que si vous avez besoin d’or.
tip-last = Peut-être le dernier tour de jeu : misez avec prudence.
tip-hide = Ne plus montrer ce conseil
