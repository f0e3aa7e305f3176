### Les règles en bref, en images : cinq minutes pour un débutant. Tous les chiffres viennent du moteur.

short-about = Cinq minutes, et vous savez jouer. Les numéros mènent aux règles complètes.
short-rules = En détail :
short-picture-before = Avant
short-picture-after = Après

short-aim-title = Le but du jeu
short-aim-text = Qui a le plus de points gagne. Ils viennent des tuiles, des Djinns, des marchandises, de l’or, des Vizirs et des Sages. À chaque tour de jeu, tout le monde mise d’abord pour l’ordre de jeu. Puis les tours se jouent dans cet ordre, étape par étape :
short-step-move = Déplacer des meeples
short-step-collect = Récupérer une tribu
short-step-tribe = Action de la tribu
short-step-place = Action de la tuile
short-step-sale = Vendre des marchandises

short-bidding-title = Miser pour l’ordre de jeu
short-bidding-text = Choisissez une case libre de la piste d’ordre de jeu et payez son prix. La case la plus chère joue en premier. Le 0 accueille { $zeros } pions, et le dernier à miser 0 y joue avant les autres. Vous commencez avec { $gold } pièces d’or, et ce qui reste compte comme points.
short-bidding-picture = Ils jouent dans cet ordre : { $order }.

short-move-title = Se déplacer
short-move-text = Prenez tous les meeples d’une tuile, quel que soit son propriétaire. Avancez de tuile en tuile et déposez-en un sur chacune, jamais en diagonale, jamais de retour immédiat. Le dernier doit rejoindre au moins un meeple de sa tribu.
short-move-picture = Cinq meeples de C3. Le dernier, un Marchand, en rejoint d’autres en D3.

short-collect-title = Récupérer, et gagner la tuile
short-collect-text = Récupérez le dernier meeple et tous ceux de sa tribu sur cette tuile. Si cela vide une tuile sans chameau, placez-y un des vôtres. Elle est à vous jusqu’à la fin.
short-collect-picture = Le Sage en rejoint deux autres. La tuile est maintenant vide et reçoit un chameau.

short-keep-title = Vizirs et Sages
short-keep-text =
    Vous les gardez jusqu’à la fin. Un Vizir vaut { $vizier ->
        [one] { $vizier } point
       *[other] { $vizier } points
    }, et { $majority } de plus par adversaire qui en a moins. Un Sage vaut { $elder ->
        [one] { $elder } point
       *[other] { $elder } points
    }, ou aide à payer un Djinn.
short-keep-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

short-cards-title = Marchands et marchés
short-cards-text = Chaque Marchand prend une carte au début de la ligne. Si vous finissez sur un marché, vous pouvez en acheter d’autres : au Petit marché une des { $smallreach } premières cartes pour { $smallprice } pièces d’or, au Grand marché { $largecards } des { $largereach } premières pour { $largeprice }. La ligne est complétée après le tour de jeu.
short-cards-reach = { $place } : les { $n } premières

short-builders-title = Bâtisseurs
short-builders-text = Les Bâtisseurs rapportent de l’or : leur nombre multiplié par celui des tuiles bleues. La tuile d’arrivée compte, et les huit alentour.
short-builders-picture = { $builders } Bâtisseurs en D3, { $blue } tuiles bleues : { $builders } × { $blue } = { $gold } pièces d’or

short-assassins-title = Assassins
short-assassins-text = Les Assassins tuent un meeple, au plus à autant de pas qu’il y a d’Assassins. Ou bien un Vizir ou un Sage que possède un adversaire. Si cela vide une tuile sans chameau, elle est à vous aussi.
short-assassins-picture = Deux Assassins gagnent D3 et tuent le Vizir en E4 : { $tiles } tuiles en un tour.

short-places-title = Oasis et Village
short-places-text =
    Finissez sur une Oasis et placez-y un palmier, sur un Village un palais. C’est obligatoire, même sur la tuile d’un adversaire. À la fin, ils comptent pour le propriétaire de la tuile : un palmier { $palm ->
        [one] { $palm } point
       *[other] { $palm } points
    }, un palais { $palace }.
short-places-picture = Le palmier compte pour Rose, à qui appartient la tuile.

short-djinns-title = Lieux sacrés et Djinns
short-djinns-text = Finissez sur un Lieu sacré et vous pourrez prendre un Djinn, pour { LIST($price) } ou pour { LIST($mixed) }. Les Djinns valent des points et ont des pouvoirs. Un pouvoir payant sert une fois par tour de jeu, à tout moment de votre tour, sauf pendant que vous déposez des meeples.
short-djinns-picture = Le chiffre dit ce qu’il vaut ; dessous, ce que coûte son pouvoir.

short-suits-title = Vendre des marchandises
short-suits-text = À la fin de votre tour, vous pouvez vendre des séries de marchandises différentes. Plus la série est grande, plus chaque carte rapporte. Les marchandises gardées valent autant à la fin.
short-suits-goods = Cartes
short-suits-gold = Or
short-suits-worth =
    { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }

short-fakirs-title = Fakirs
short-fakirs-text = Les Fakirs sont des cartes, mais pas des marchandises, et ne se vendent jamais. Défaussez-les : ils comptent comme des Bâtisseurs de plus, ou vos Assassins portent plus loin. Un Fakir remplace un Sage pour prendre un Djinn, et bien des pouvoirs coûtent un Fakir.
short-fakirs-picture =
    { $fakirs ->
        [one] Avec { $fakirs } Fakir, deux Assassins portent à { $steps } pas.
       *[other] Avec { $fakirs } Fakirs, deux Assassins portent à { $steps } pas.
    }

short-end-title = La fin
short-end-text = Quand un joueur place son dernier chameau, ce tour de jeu est le dernier. La partie se termine aussi si plus aucun déplacement n’est possible sur le plateau. On compte alors : qui a le plus de points gagne.
short-end-each = { $n } chacun
short-end-viziers = { $n } chacun, { $majority } de plus par adversaire qui en a moins
short-end-value = leur valeur
short-end-built = { $n } chacun sur vos tuiles
short-end-goods = comme à la vente
