### Exemples de règles, montrés avec un petit plateau. « Vous » êtes toujours Bleu.

example-bids-title = Qui joue quand
example-bids-text = Bleu mise { $blue }, Rose mise { $pink }, puis Orange et Noir misent { $black }. La mise la plus haute joue en premier : Bleu, puis Rose. Des deux qui sont sur 0, le dernier à miser joue d’abord : Noir avant Orange.
example-loop-title = Une boucle avec cinq meeples
example-loop-text = Vous prenez cinq meeples en C3 et faites le tour du carré : un Marchand en D3, le Bâtisseur en D4, l’Assassin en C4, le Vizir de nouveau en C3 et l’autre Marchand en D3. Un Marchand s’y trouvait déjà : vous récupérez { $taken } Marchands.
example-builders-red-title = Bâtisseurs sur une tuile rouge, avec des Fakirs
example-builders-red-text = Vous finissez en D3, une tuile rouge, avec { $builders } Bâtisseurs et dépensez { $fakirs } Fakirs. Des huit tuiles alentour, { $blue } sont bleues : { $blue } × ({ $builders } + { $fakirs }) = { $gold } pièces d’or.
example-builders-blue-title = Bâtisseurs sur une tuile bleue, avec des Fakirs
example-builders-blue-text = Le même déplacement, mais D3 est bleue et compte aussi : { $blue } × ({ $builders } + { $fakirs }) = { $gold } pièces d’or.
example-suits-title = Des séries de marchandises
example-suits-text = Six marchandises différentes forment une série qui vaut { $first } pièces d’or. Les trois que vous avez en double en forment une deuxième, qui en vaut { $second }. Cela fait { $gold } en tout, maintenant ou à la fin de la partie.
example-three-elders-title = Trois Sages et la tuile
example-three-elders-text = Votre Sage en rejoint deux autres en D3. Vous récupérez les { $taken }. La tuile est vide : vous y placez un chameau, elle est à vous.
example-four-elders-title = Quatre Sages, mais pas la tuile
example-four-elders-text = Votre Sage en rejoint trois autres en D3. Vous récupérez les { $taken }. Un Bâtisseur reste là : vous ne prenez pas le contrôle de la tuile.
example-zeros-title = Le 0 se remplit
example-zeros-text = Bleu, Rose et Orange misent 0, dans cet ordre. Chaque nouveau pion se place devant les autres. Le 0 est maintenant complet, et Noir doit payer au moins { $black }. L’ordre de jeu est Noir, Orange, Rose, Bleu.
example-own-tribe-title = Le dernier meeple rejoint sa tribu
example-own-tribe-text = Il vous reste un Vizir en main. En D4, il n’y en a aucun, seulement des Marchands : vous ne pouvez pas y finir. En E3, un Vizir attend le vôtre.
example-no-diagonal-title = Pas de pas en diagonale
example-no-diagonal-text = De C3, vous ne pouvez pas passer directement en D4. On avance vers le haut, le bas, la gauche ou la droite, par exemple en D3.
example-no-way-back-title = Pas de demi-tour
example-no-way-back-text = Vous venez de passer de C3 à D3 : vous ne pouvez pas revenir aussitôt en C3. Continuez par exemple en D4.
example-builders-alone-title = Bâtisseurs sans Fakirs
example-builders-alone-text = { $builders } Bâtisseurs sur une tuile rouge, avec { $blue } tuiles bleues alentour : { $blue } × { $builders } = { $gold } pièces d’or.
example-two-tiles-title = Deux tuiles en un tour
example-two-tiles-text = Vous récupérez { $assassins } Assassins en D3. La tuile est vide : vous y placez un chameau. Ils éliminent le Vizir en E4, à { $steps } pas. E4 est vide aussi, et vous y placez un autre chameau. Cela fait { $tiles } tuiles.
example-too-far-title = Hors de portée
example-too-far-text = Deux Assassins frappent à deux pas. E5 est à trois pas de D3 : le Sage qui s’y trouve ne risque rien.
example-fakir-reach-title = Un Fakir allonge la distance de frappe
example-fakir-reach-text = La même position, mais vous dépensez { $fakirs ->
    [one] { $fakirs } Fakir
   *[other] { $fakirs } Fakirs
 }. Vos { $assassins } Assassins frappent maintenant à { $steps } pas et éliminent le Sage en E5.
example-merchants-market-title = Les Marchands, puis le marché
example-merchants-market-text = Vos { $merchants } Marchands prennent les deux premières cartes de la ligne. Ensuite, vous payez { $price } pièces d’or au Petit marché et choisissez parmi les trois premières cartes restantes. En tout, vous prenez { $cards } cartes.
example-foreign-tile-title = Sur la tuile d’un autre
example-foreign-tile-text = Vous récupérez { $taken } Vizirs et videz D3, mais la tuile reste à Rose. L’Oasis agit quand même : vous placez un palmier, qui comptera pour Rose à la fin.
example-summoning-title = Invoquer un Djinn
example-summoning-text = Vous finissez sur un Lieu sacré avec des Sages et prenez Hagis pour { $elders ->
    [one] { $elders } Sage
   *[other] { $elders } Sages
 } et { $fakirs ->
    [one] { $fakirs } Fakir
   *[other] { $fakirs } Fakirs
 }. Deux Sages feraient aussi l’affaire. Hagis vaut { $points } points.
example-most-viziers-title = Les Vizirs à la fin
example-most-viziers-text = Bleu a { $blue_viziers } Vizirs, Rose et Orange en ont { $pink_viziers } chacun. Bleu marque un point par Vizir et 10 par joueur qui en a moins : { $blue_points } points. Rose et Orange en ont autant l’un que l’autre, donc aucun ne marque 10 points sur l’autre : { $pink_points } points chacun.
