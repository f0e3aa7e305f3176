### La page des parties terminées du joueur.

games-page-title = Mes parties terminées – Naqala
games-title = Mes parties terminées
games-shown =
    { $n ->
        [one] { $shown } partie sur { $n }
       *[other] { $shown } parties sur { $n }
    }
games-none = Vous n’avez pas encore terminé de partie.
games-with = avec { LIST($names) }
games-no-scores = Terminée
games-points = Origine des points
games-replay = Revoir
games-more = Afficher la suite
games-export = Télécharger tous les relevés
