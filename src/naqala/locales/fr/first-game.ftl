### Aide dans une première partie : pourquoi chaque question est posée; et les réglages et options de table sur l'aide.

first-bidding = La case la plus chère joue en premier : enchérissez pour un tour que les autres ne doivent pas vous prendre.
first-moving = Déposez un meeple sur chaque tuile du chemin. À l’arrivée, vous récupérez toute une couleur, et une tuile vidée est à vous.
first-sowing = Seul compte le dernier meeple : vous récupérez là toute sa couleur, puis la tuile agit.
first-placing =
    { $piece ->
        [palm] Le palmier
       *[palace] Le palais
    } compte à la fin pour le propriétaire de la tuile.
first-trading = Des marchandises différentes se vendent ensemble : plus il y en a, plus chacune rapporte.
first-trading-second = Le Grand marché vend deux cartes à la fois.
first-summoning = Pour { LIST($price) }, un Djinn est à vous ici : des points, et un pouvoir pour le reste de la partie.
first-welcoming = Vizirs et Sages restent avec vous et comptent à la fin. Les Sages paient aussi les Djinns.
first-collecting = Chaque Marchand vous apporte une carte du début de la ligne.
first-building = Chaque Bâtisseur rapporte une pièce d’or par tuile bleue alentour, celle-ci comprise.
first-killing = Tuez le dernier meeple d’une tuile libre, et la tuile est à vous.
first-killing-two = Les deux victimes sont au même endroit. Une tuile libre ainsi vidée est à vous.
first-killing-second = Une tuile libre que vous videz ainsi est à vous.
first-choosing = { $djinn } agit sur la tuile que vous choisissez.
first-keeping = Ses points et son pouvoir sont à vous ; les autres sont défaussés.
first-conjuring =
    { $piece ->
        [palm] Le palmier
       *[palace] Le palais
    } compte pour le propriétaire de la tuile.
first-placing-around =
    Sur une de vos tuiles, { $piece ->
        [palm] le palmier
       *[palace] le palais
    } compte pour vous.
first-selling = Les marchandises valent autant à la fin : ne vendez que s’il vous faut de l’or pour enchérir.
first-ending = Votre tour est fini. Ce qui n’est pas confirmé peut encore être annulé.

settings-help = Aide aux débutants
settings-help-auto = Première partie
settings-help-on = Toujours
settings-help-off = Jamais
settings-gains = Montrer ce que rapportent les coups
lobby-help = Aide aux coups
lobby-help-on = Permise
lobby-help-off = Aucune
waiting-no-help = Sans aide aux coups.
