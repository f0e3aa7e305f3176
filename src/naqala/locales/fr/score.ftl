points-gold = Or
points-viziers = Vizirs
points-elders = Sages
points-djinns = Djinns
points-tiles = Tuiles
points-palms = Palmiers
points-palaces = Palais
points-goods = Marchandises
note-gold = 1 par pièce
note-viziers = 1 chacun, +10 par adversaire qui en a moins
note-elders = 2 chacun
note-djinns = valeur de la carte
note-tiles = valeur de vos tuiles
note-palms = 3 chacun sur vos tuiles
note-palaces = 5 chacun sur vos tuiles
note-goods = vendues dans les meilleures séries
score-you-win =
    { $n ->
        [one] Avec { $n } point, vous devenez Grand Sultan de Naqala.
       *[other] Avec { $n } points, vous devenez Grand Sultan de Naqala.
    }
score-wins =
    { $n ->
        [one] Avec { $n } point, { $name } devient Grand Sultan de Naqala.
       *[other] Avec { $n } points, { $name } devient Grand Sultan de Naqala.
    }
score-share = { LIST($names) } { $you ->
        [yes] partagez
       *[no] se partagent
    } le trône de Naqala avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    } chacun.
score-rounds =
    { $n ->
        [one] La partie a duré { $n } tour de jeu.
       *[other] La partie a duré { $n } tours de jeu.
    }
score-ahead =
    { $n ->
        [one] Vous devancez { LIST($names) } de { $n } point.
       *[other] Vous devancez { LIST($names) } de { $n } points.
    }
score-behind =
    { $n ->
        [one] Vous êtes { $place }, à { $n } point de la victoire.
       *[other] Vous êtes { $place }, à { $n } points de la victoire.
    }
score-follow = { LIST($names) } { $many ->
        [one] suit
       *[other] suivent
    } à { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
score-place-2 = deuxième
score-place-3 = troisième
score-place-4 = quatrième
score-ended-camel = { LIST($names) } { $you ->
        [yes] avez placé votre
       *[no] a placé son
    } dernier chameau.
score-ended-camels = { LIST($names) } { $you ->
        [yes] n’avez
       *[no] n’ont
    } plus de chameaux.
score-ended-a-camel = Un joueur a placé son dernier chameau.
score-ended-stuck = { LIST($names) } { $you ->
        [yes] { $n ->
            [one] n’avez pu
           *[other] n’avez pu
        }
       *[no] { $n ->
            [one] n’a pu
           *[other] n’ont pu
        }
    } déplacer aucun meeple.
score-ended-no-move = Plus aucun meeple ne pouvait se déplacer.
score-table = Points par joueur et par catégorie
score-source = Points pour
score-total = Total
score-best = meilleur
score-winner = Victoire
score-chart = Points par tour de jeu
score-chart-note = or et cartes compris
score-chart-picture = Courbe des points par tour de jeu. Le tableau ci-dessous donne les chiffres.
score-chart-table = Points après chaque tour de jeu
score-chart-start = Début
score-round = Tour de jeu
score-actions = Et maintenant
score-again = Rejouer
score-next = Aller à la partie suivante
score-board = Voir le plateau
score-replay = Revoir la partie
score-lobby = Aller au salon
score-record = Relevé de partie
score-record-about = Toutes les actions de la partie sous forme de texte. Revoyez-la avec la commande « naqala replay ».
score-record-copy = Copier
score-record-download = Télécharger
score-record-json = Télécharger en JSON
score-record-copied = Relevé copié.
score-record-by-hand = Votre navigateur ne permet pas la copie. Copiez le texte ci-dessous.
score-record-text = Relevé de partie en texte
score-record-failed = Impossible de charger le relevé. Réessayez dans un instant.
