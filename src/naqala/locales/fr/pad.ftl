### La feuille de score d'une partie jouée avec la boîte.

pad-players = { $n ->
    [0] Il n’y a pas encore de joueurs.
    [one] Il y a { $n } joueur.
   *[other] Il y a { $n } joueurs.
 } Le jeu se joue de { $least } à { $most }.
pad-seat-twice = Deux joueurs ont la couleur { $seat }. Donnez à chacun la sienne.
pad-negative = { $seat } ne peut pas avoir { LIST($what) }. Le minimum est 0.
pad-gold = { $seat } ne peut pas avoir { $n } pièces d’or. La feuille compte jusqu’à { $most }.
pad-no-such-tile = { $seat } ne peut pas avoir de tuile de valeur { $value }. Les tuiles valent { LIST($values, join: "or") }.
pad-camels = { $seat } a { $n } tuiles, mais seulement { $most } chameaux. Ne comptez pas les tuiles sans chameau { DE($seat) }.
pad-tile-sum-high = Les tuiles { DE($seat) } ne peuvent pas valoir { $n }. Les { $camels } meilleures tuiles valent { $most }.
pad-tile-sum = Aucune combinaison de tuiles ne donne { $n }. Vérifiez les tuiles { DE($seat) }.
pad-no-tiles = { $seat } a des palmiers ou des palais, mais aucune tuile. Seuls comptent ceux de ses propres tuiles.
pad-more-than-box = Les joueurs ont { LIST($what) } à eux tous, mais la boîte n’en contient que { $most }. Vérifiez ce que chacun possède.
pad-tiles-shared = Les joueurs ont { $n } tuiles de valeur { $value } à eux tous, mais il n’y en a { $most ->
    [one] qu’une
   *[other] que { $most }
 }. Vérifiez à qui est chaque tuile.
pad-tiles-total = Les tuiles de tous les joueurs valent { $n } ensemble, mais toutes celles du plateau ne valent que { $most }.
pad-djinn-twice = { $djinn } est noté deux fois, mais chaque Djinn n’existe qu’en un exemplaire.

## Ce qui est tapé

pad-no-colon = « { $text } » n’a pas de nom. Commencez par le nom du joueur et deux-points : { $example }
pad-name-empty = Un joueur n’a pas de nom. Commencez par un nom et deux-points : { $example }
pad-name-twice = Deux joueurs s’appellent { $who }. Donnez un autre nom à l’un d’eux.
pad-word = « { $word } » ({ $who }) n’est pas connu ici. Les mots connus sont { LIST($words) }.
pad-word-close = « { $word } » ({ $who }) n’est pas connu ici. Vouliez-vous dire « { $close } » ?
pad-number-missing = Un nombre doit suivre « { $word } » ({ $who }), par exemple « { $word } 2 ».
pad-number-alone = Le nombre { $word } ({ $who }) est isolé. Dites d’abord ce qu’il compte, par exemple « or { $word } ».
pad-number-long = Le nombre { $word } ({ $who }) est trop grand.
pad-twice = « { $word } » figure deux fois ({ $who }). Écrivez-le une seule fois.
pad-djinn-missing = Le nom d’un Djinn doit suivre « { $word } » ({ $who }).
pad-djinn = Il n’y a pas de Djinn « { $word } » ({ $who }).
pad-djinn-close = Il n’y a pas de Djinn « { $word } » ({ $who }). Vouliez-vous dire { $close } ?
pad-djinn-many = « { $word } » ({ $who }) peut être { LIST($djinns, join: "or") }. Tapez plus de lettres.
pad-colour = « { $word } » ({ $who }) n’est pas une couleur du jeu. Les couleurs sont { LIST($colours) }.
pad-hint = Tapez une ligne par joueur, par exemple « { $example } ». Terminez par une ligne vide.
pad-example = Anna: or 23, vizirs 4, sages 2, tuiles 6 8 12, palmiers 3, palais 1, ivoire 2 soie fakir, djinns Jafaar

## Les mots

pad-words-gold = or pièces pièce pieces piece po
pad-words-viziers = vizirs vizir jaunes jaune
pad-words-elders = sages sage blancs blanc
pad-words-tiles = tuiles tuile chameaux chameau
pad-words-sum = somme total
pad-words-palms = palmiers palmier
pad-words-palaces = palais
pad-words-goods = marchandises marchandise cartes carte ressources ressource
pad-words-djinns = djinns djinn
pad-words-ivory = ivoire
pad-words-jewels = gemmes gemme
pad-words-gold-card = or
pad-words-papyrus = papyrus
pad-words-silk = soie
pad-words-spice = épices épice epices epice
pad-words-fish = poisson poissons
pad-words-wheat = blé ble
pad-words-pottery = poterie poteries
pad-words-fakir = fakirs fakir esclaves esclave
pad-words-blue = bleu
pad-words-pink = rose
pad-words-orange = orange
pad-words-black = noir

## La feuille

pad-points = Points pour
pad-more-viziers = Plus de Vizirs
pad-total = Total
pad-suits = Marchandises { DE($who) } : { $suits }.
pad-suit = { $points } pour { $wild ->
    [0] { LIST($goods) }
    [one] { LIST($goods) } avec { $wild } paire de Fakirs
   *[other] { LIST($goods) } avec { $wild } paires de Fakirs
 }
pad-suit-wild = { $points } pour { $wild ->
    [one] { $wild } paire de Fakirs
   *[other] { $wild } paires de Fakirs
 }

## La page

pad-page-title = Feuille de score
pad-page-about = Vous avez joué avec la boîte ? Saisissez ce que chacun possède à la fin : le total se calcule tout seul.
pad-page-entries = Ce que possèdent les joueurs
pad-page-player = Joueur
pad-page-of = { $what }, { $who }
pad-page-cards-of = Cartes { $what }, { $who }
pad-page-less = { $what } : un de moins
pad-page-more = { $what } : un de plus
pad-page-tiles =
    { $n ->
        [one] { $n } tuile, valeur { $sum }
       *[other] { $n } tuiles, valeur { $sum }
    }
pad-page-tile-add = Ajouter une tuile de valeur { $value }
pad-page-tile-remove = Retirer une tuile de valeur { $value }
pad-page-djinn-add = Ajouter un Djinn
pad-page-djinn-add-for = { $who } : ajouter un Djinn
pad-page-djinn-remove = Retirer { $djinn }
pad-page-sheet = Score
pad-page-suits-join = { " ; " }
pad-page-clear = Recommencer
pad-page-restore = Reprendre la saisie précédente
pad-page-link = Copier le lien
pad-page-link-copied = Lien copié. Il contient toute la saisie.
pad-page-link-by-hand = Copiez vous-même le lien.
pad-page-print = Imprimer
pad-page-failed = Le serveur est injoignable. Votre saisie reste dans ce navigateur.
