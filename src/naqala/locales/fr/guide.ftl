### The guided first game and the lessons: the page that lists them, and the guide at the table.

## The page /learn

learn-title = Apprendre à jouer
learn-about = Une première partie guidée à la vraie table : une idée à la fois, en 6 minutes environ. Partez quand vous voulez et reprenez plus tard.
learn-start = Commencer
learn-continue = Continuer
learn-again = Rejouer
learn-game = La partie guidée
learn-progress = { $done } sur { $n }
learn-loading = Chargement…
learn-is-done = Terminé
learn-is-next = À suivre
learn-finished = Vous connaissez le jeu. Place à une vraie partie.
learn-play = Jouer une partie
learn-lessons = Exercices
learn-lessons-about = Une position, un but et un seul tour. Choisissez ce que vous voulez travailler.
learn-topic-tribe = Tribus
learn-topic-place = Lieux
learn-topic-djinn = Djinns
learn-topic-other = Et encore

learn-chapter-sow = Semer et récupérer
learn-chapter-claim = Gagner une tuile
learn-chapter-tribes = Les cinq tribus
learn-chapter-market = Au marché
learn-chapter-oasis = Oasis et Village
learn-chapter-djinn = Les Djinns
learn-chapter-auction = Les enchères
learn-chapter-points = Compter les points
learn-chapter-play = Votre première partie

## The guide at the table

guide-label = Guide
guide-chapter = Chapitre { $n } sur { $total }
guide-lesson = Exercice
guide-step = Étape { $n } sur { $total }
guide-new-position = Nouvelle position
guide-next = Suite
guide-go-on = Continuer
guide-next-chapter = Chapitre suivant
guide-next-lesson = Exercice suivant
guide-overview = Sommaire
guide-restart = Recommencer
guide-skip = Passer ce chapitre
guide-try-again = Réessayer
guide-undo = Annuler
guide-close = Fermer le guide
guide-leave = Retour au sommaire
guide-show = Montrez-moi
guide-strayed = C’est permis. Mais ici, nous pensons à autre chose ; annulez d’abord :
guide-strayed-else = C’est permis. Mais ici, nous pensons à autre chose ; annulez d’abord.
guide-missed = Ce tour est terminé, et il a pris un autre chemin. Réessayez.
guide-too-late = C’est définitif, et ici, nous pensions à autre chose. Réessayez.
guide-solved = Bien joué.
guide-prompt-solved = C’est fait : continuez dans le guide.
guide-prompt-missed = Ce tour est terminé : réessayez dans le guide.

## What to do now, as an instruction. $what are things (see events.ftl).

guide-do-pick-up = Prenez les meeples de { $tile }.
guide-do-drop = Déposez { LIST($what) } en { $tile }.
guide-do-meeple = Choisissez { LIST($what) } dans votre main.
guide-do-kill = Tuez { LIST($what) } en { $tile }.
guide-do-strike = Tuez { LIST($what) } { DE($rival) }.
guide-do-choose = Choisissez { $tile }.
guide-do-bid = Misez { $price }.
guide-do-bid-any = Misez ce que vous voulez.
guide-do-buy = Achetez { LIST($what) }.
guide-do-summon = Invoquez { $djinn }.
guide-do-invoke = Utilisez { $djinn }.
guide-do-keep = Gardez { $djinn }.
guide-do-sell =
    { $n ->
        [one] Vendez { $n } marchandise.
       *[other] Vendez { $n } marchandises.
    }
guide-do-build =
    { $n ->
        [0] Gagnez les pièces d’or.
       *[other] Gagnez les pièces d’or avec { LIST($what) }.
    }
guide-do-pass = Passez.
guide-do-no-move = Aucun déplacement possible : dites-le.
guide-do-go-on = Continuez.
guide-do-end-turn = Terminez votre tour.
guide-do-confirm = Confirmez.

## The scenes

guide-sow-start = Votre tour est un trajet : prenez tous les meeples (les figurines de bois) d’une tuile et déposez-en un à chaque pas.
guide-sow-drop = Chaque pas mène à une tuile juste à côté. Vous choisissez qui y reste : ici le Marchand (vert) ou le Bâtisseur (bleu).
guide-sow-next = Un trajet peut tourner, mais jamais revenir aussitôt en arrière.
guide-sow-last = Le dernier meeple doit en rejoindre un de sa couleur. En E3 il y a des jaunes : les Vizirs.
guide-sow-end = Toute la couleur part avec vous : 3 Vizirs, 13 points, dont 10 car vous en avez plus que Rose.
guide-sow-done = Chaque tour se joue ainsi : un trajet, une couleur à rejoindre, et elle est toute à vous.

guide-claim-start = Videz une tuile et elle est à vous. Un Sage, en blanc, est seul en E3.
guide-claim-last = Votre Sage le rejoint, et tous deux partent avec vous.
guide-claim-end = Il n’y a plus personne en E3. Votre chameau s’y installe : 6 points à la fin.
guide-claim-done = Quand un joueur place son dernier chameau, la partie se termine avec ce tour de jeu.

guide-viziers-start = Chaque couleur est une tribu, avec sa propre action. Les Vizirs, en jaune, restent avec vous.
guide-viziers-end = Chacun vaut 1 point. Vous en gagnez 10 de plus par adversaire qui en a moins que vous.
guide-viziers-done = 3 Vizirs, et Rose n’en a aucun : 13 points.
guide-elders-start = Les Sages, en blanc, restent aussi avec vous.
guide-elders-end = Chacun vaut 2 points, ou aide à payer un Djinn.
guide-elders-done = Vous gardez ces deux tribus. Les trois autres s’en vont, mais vous rapportent quelque chose.
guide-merchants-start = Les Marchands, en vert, prennent des cartes : une chacun, au début de la ligne, sous « Marché ».
guide-merchants-end = Vous avez pris 3 cartes. Plus vous avez de marchandises différentes, plus chacune rapporte.
guide-merchants-done = Il y a aussi des Fakirs dans la ligne. Ils aident les Bâtisseurs et les Assassins, et paient les Djinns.
guide-builders-start = Les Bâtisseurs, en bleu, rapportent de l’or : chacun 1 pièce par chiffre bleu sur leur tuile et les 8 alentour.
guide-builders-end = 3 Bâtisseurs et 4 chiffres bleus (D2, E3, E4, F2) : 12 pièces d’or.
guide-builders-done = L’or paie les enchères et les cartes. Chaque pièce qui reste vaut 1 point.
guide-assassins-start = Les Assassins, en rouge, tuent un meeple. Leur distance de frappe : 1 pas par Assassin.
guide-assassins-kill = Un Marchand est seul en F3. Sans lui, la tuile est vide.
guide-assassins-end = F3 est donc à vous : 8 points.
guide-assassins-done = Ils peuvent aussi tuer un Vizir ou un Sage que possède un adversaire.

guide-market-start = La tuile où vous finissez agit, elle aussi. D3 est un Petit marché.
guide-market-buy = Pour 3 pièces d’or, prenez une des 3 premières cartes. Une marchandise vaut 1, mais 4 différentes valent 13. L’Ivoire est rare.
guide-market-end = Un Grand marché vous donne 2 des 6 premières cartes pour 6 pièces d’or.
guide-market-done = Rien ne vous oblige à acheter : au marché, vous pouvez passer.

guide-oasis-start = C4 est une Oasis. Finissez-y, et un palmier y pousse.
guide-oasis-end = La tuile est vide, donc à vous. Le palmier y ajoute 3 points.
guide-oasis-done = Un Village reçoit un palais, pour 5 points. Chaque visite en ajoute un.

guide-buy-djinn-start = E3 est un Lieu sacré : vous pouvez y invoquer un Djinn.
guide-buy-djinn-buy = Un Djinn coûte 2 Sages. Enki apporte 8 points et un pouvoir.
guide-buy-djinn-end = Les Sages s’en vont, et le Djinn est à vous jusqu’à la fin.
guide-buy-djinn-done = Pointez un Djinn, ou gardez le doigt dessus, pour lire ce qu’il fait.
guide-use-djinn-call = Pour un Sage, Enki place un palmier sur n’importe quelle Oasis.
guide-use-djinn-place = C5 est votre propre Oasis : là, il compte pour vous.
guide-use-djinn-move = 3 points contre un Sage qui en valait 2, et votre déplacement reste à faire. Jouez maintenant comme d’habitude.
guide-use-djinn-end = Un tel pouvoir sert une fois par tour de jeu, pour un Sage ou un Fakir.
guide-use-djinn-done = D’autres Djinns vous aident tout le temps, ou seulement à la fin. Leur carte le dit.

guide-auction-about = Chaque tour de jeu commence par les enchères. Plus vous payez, plus vous jouez tôt. Rose a misé 5.
guide-auction-high = Un bon coup n’attend pas. Avec 8, vous jouez avant Rose.
guide-auction-zero = À 2 joueurs, vous avez 2 tours par tour de jeu. Le second peut attendre : 0 ne coûte rien. Mais celui qui mise 0 après vous joue avant vous.
guide-auction-done = Chaque pièce misée est un point de moins. Misez quand jouer tôt vous rapporte plus.

guide-points-gold = Voyons vos points. Chaque pièce d’or vaut 1.
guide-points-meeples = Chaque Vizir vaut 1, et vous gagnez 10 de plus, car Rose en a moins. Chaque Sage vaut 2.
guide-points-tiles = Vos tuiles valent leur chiffre, un palmier 3, un palais 5. Enki vaut 8.
guide-points-goods = Les marchandises différentes comptent ensemble : 2 valent 3 points, 4 en valent 13, les 9 en valent 60.
guide-points-sell = À la fin de votre tour, vous pouvez vendre une telle série pour autant d’or.
guide-points-end = 13 pièces d’or : de quoi bien miser.
guide-points-done = Vendue ou gardée, une série vaut autant. Vendez quand vous avez besoin d’or.

guide-play-about = Voici un vrai début de partie : 3 meeples par tuile, 50 pièces d’or, et un bot qui joue Rose.
guide-play-bid = Vous avez 2 pions, donc 2 enchères. Le premier peut se placer sur le 0 sans payer.
guide-play-second = Au tour du second. Que vaut pour vous de jouer tôt ?
guide-play-done = À partir d’ici, la partie est à vous. Pointez une tuile pour voir ce que rapporte un coup qui en part ; le point d’interrogation ouvre l’aide. Bonne chance.
