### Ce que montrent les moteurs de recherche et les liens partagés.

site-description = Jouez à Five Tribes dans votre navigateur, contre des bots ou avec des amis. Gratuit, libre, non officiel.
site-table = Une table pour une partie de Five Tribes (non officiel). Ouvrez le lien pour jouer ou regarder.
site-picture = Le plateau d’une partie : trente tuiles avec villages, marchés et oasis, des meeples et des chameaux
