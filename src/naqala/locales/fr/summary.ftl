### The summary sheet: a side about the turn and a side with the djinns, on screen and on paper. All figures are arguments.

summary-sides = Face de l’aide de jeu
summary-turn = Tour
summary-djinns = Djinns
summary-print = Imprimer
summary-now = en cours
summary-loading = Chargement de l’aide de jeu…
summary-failed = L’aide de jeu n’a pas pu être chargée.
summary-retry = Réessayer
summary-bid = Enchères
summary-bid-order = Dans l’ordre des enchères, choisissez une case libre pour votre pion et payez son prix. La case la plus chère joue en premier.
# A marker on 0 goes in front of those already there.
summary-bid-zeros = Le { $price } accueille { $spots } pions. Un nouveau pion repousse les autres : le dernier à miser { $price } joue avant eux.
summary-bid-full = Si le { $price } est complet, misez { $next } ou plus.
summary-move = Déplacement
summary-move-pick = Prenez tous les meeples d’une tuile, quel que soit son propriétaire.
summary-move-drop = Déposez-en un sur chaque tuile de votre chemin. Jamais en diagonale, jamais de retour immédiat.
summary-move-last = Le dernier doit rejoindre au moins un meeple de sa tribu.
summary-collect = Récupération
summary-collect-take = Récupérez tous les meeples de cette tribu sur la tuile d’arrivée.
summary-collect-camel = Si cela vide une tuile sans chameau, vous devez y placer un des vôtres. Elle est à vous jusqu’à la fin.
summary-tribe = Action de la tribu
summary-tribe-v = Gardez-les pour la fin.
summary-tribe-e = Gardez-les pour la fin, ou payez des Djinns avec eux.
summary-tribe-m = Prenez autant de cartes au début de la ligne.
# The number of Builders times the number of blue tiles.
summary-tribe-b = Or : Bâtisseurs × tuiles bleues, tuile d’arrivée et alentour.
summary-tribe-a = Tuez un meeple, au plus à autant de pas que vous avez d’Assassins, ou un Vizir ou un Sage d’un adversaire. C’est obligatoire si c’est possible sans Fakir. Si cela vide une tuile sans chameau, placez-y le vôtre.
summary-tribe-bag = Marchands, Bâtisseurs et Assassins vont ensuite dans le sac.
summary-place = Action de la tuile
summary-must = obligatoire
summary-may = facultatif
summary-place-palm =
    { $points ->
        [one] Placez ici un palmier : { $points } point pour le propriétaire de la tuile.
       *[other] Placez ici un palmier : { $points } points pour le propriétaire de la tuile.
    }
summary-place-palace =
    { $points ->
        [one] Placez ici un palais : { $points } point pour le propriétaire de la tuile.
       *[other] Placez ici un palais : { $points } points pour le propriétaire de la tuile.
    }
summary-place-cards = Payez { $price } PO et prenez { $cards } des { $reach } premières cartes.
summary-place-djinn = Prenez un Djinn pour { LIST($price) }, ou pour { LIST($mixed) }.
summary-fakirs = Fakirs
summary-fakirs-about = Ce ne sont pas des marchandises, ils ne se vendent jamais. Défaussez-les :
summary-fakirs-gold = avec des Bâtisseurs : chacun compte comme { $n } de plus
summary-fakirs-range = avec des Assassins : chacun porte { $n } pas plus loin
summary-fakirs-summoning = au Lieu sacré : { $n } à la place d’un Sage
summary-fakirs-powers = pour les pouvoirs de { $n } Djinns
summary-fakirs-wild = { $djinn } : à la fin, { $n } des vôtres comptent comme une marchandise au choix
summary-powers = Pouvoirs des Djinns
summary-powers-about = À tout moment de votre tour, sauf pendant que vous déposez des meeples. Un pouvoir payant : une fois par tour de jeu.
summary-sale = Vente
summary-sale-about = Vendez des séries de marchandises différentes, autant de séries que vous voulez. Les marchandises gardées valent autant à la fin.
summary-sale-goods = Cartes
summary-sale-gold = Or
summary-copies = Cartes dans le jeu
summary-round = Fin du tour de jeu
summary-round-about = Complétez à { $cards } cartes et { $djinns } Djinns. Qui a joué en premier mise en premier.
summary-end = Fin de la partie
summary-end-camel = Un joueur place son dernier chameau : finissez le tour de jeu.
summary-end-move = Un joueur ne peut pas déplacer de meeples : finissez le tour de jeu sans autre déplacement.
summary-end-board = Après un tour de jeu, aucun déplacement n’est plus possible sur le plateau.
summary-points = Points
summary-points-each = { $n } chacun
summary-points-viziers = { $n } chacun, +{ $majority } par adversaire qui en a moins
summary-points-value = leur valeur
summary-points-built = { $n } chacun sur vos tuiles
summary-points-goods = comme à la vente
summary-start = Mise en place
summary-start-gold = Chaque joueur : { $gold } PO
# $players: "3 or 4".
summary-start-players =
    { $markers ->
        [one] { $players } joueurs : { $camels } chameaux et { $markers } pion chacun
       *[other] { $players } joueurs : { $camels } chameaux et { $markers } pions chacun
    }
summary-price = Coût
summary-no-price = gratuit
