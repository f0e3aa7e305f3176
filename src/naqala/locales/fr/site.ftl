### Ce que montrent les moteurs de recherche et les liens partagés.

site-description = Jouez à Five Tribes dans votre navigateur, contre des bots ou avec des amis. Gratuit, libre, non officiel.
site-table = Une table pour une partie de Five Tribes (non officiel). Ouvrez le lien pour jouer ou regarder.
site-replay-title = Revoir une partie – Naqala, Five Tribes (non officiel)
site-replay = Une partie de Five Tribes (non officiel), coup par coup et du point de vue de chacun. Ouvrez le lien pour la revoir, ou pour la reprendre à tout moment.
site-picture = Le plateau d’une partie : trente tuiles avec villages, marchés et oasis, des meeples et des chameaux
