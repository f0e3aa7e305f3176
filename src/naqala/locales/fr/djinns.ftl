### The powers of the djinns, as on their cards. The full rules are D4 to D25.

djinn-Al-Amin = À la fin, chaque paire de vos Fakirs compte comme une marchandise au choix.
djinn-Anun-Nak = Piochez 3 meeples dans le sac et placez-les sur une tuile libre et entièrement vide.
djinn-Baal = Chaque fois qu’un Djinn est pris : 1 pièce d’or si c’est par vous, 2 si c’est par un adversaire.
djinn-Boaz = Les Assassins adverses ne peuvent pas tuer les Vizirs et les Sages que vous possédez.
djinn-Bouraq = Placez un palais sur n’importe quel Village.
djinn-Echidna = Vos Bâtisseurs rapportent le double d’or à ce tour.
djinn-Enki = Placez un palmier sur n’importe quelle Oasis.
djinn-Hagis = Placez plutôt votre palais sur l’une des 8 tuiles alentour.
djinn-Haurvatat = Chaque palmier sur vos tuiles vaut 5 points.
djinn-Iblis = Vos Assassins tuent 2 meeples au même endroit au lieu d’un.
djinn-Jafaar = Chacun de vos Vizirs vaut 3 points.
djinn-Kandicha = Victimes de vos Assassins : un Marchand vous fait piocher une carte, un Bâtisseur vous rapporte de l’or, les Vizirs et les Sages vous rejoignent.
djinn-Kumarbi = Quand vous misez, chaque Fakir abaisse le prix d’une case.
djinn-Lamia = Placez plutôt votre palmier sur l’une des 8 tuiles alentour.
djinn-Leta = Placez un de vos chameaux sur une tuile libre et entièrement vide.
djinn-Marid = Chaque meeple déposé sur une de vos tuiles : 1 pièce d’or si c’est par vous, 2 si c’est par un adversaire.
djinn-Monkir = Chaque palais placé : 1 pièce d’or si c’est par vous, 2 si c’est par un adversaire.
djinn-Nekir = Chaque fois que des Assassins tuent, quel que soit le nombre de morts : 1 pièce d’or si ce sont les vôtres, 2 si ce sont ceux d’un adversaire.
djinn-Shamhat = Chacun de vos Sages vaut 4 points.
djinn-Sibittis = Regardez 3 Djinns de la pile ; gardez-en un, défaussez les autres.
djinn-Sloar = Prenez la première carte Ressource de la pile.
djinn-Utug = Placez un de vos chameaux sur une tuile libre où il n’y a que des meeples.
