lobby-tagline = Five Tribes (non officiel) de 2 à 4 joueurs, humains ou bots. Gratuit et libre.
lobby-title = Naqala – Five Tribes (non officiel)
lobby-story = Le vieux sultan de Naqala est mort sans héritier, et ses cinq tribus errent entre villages, oasis et marchés. Rassemblez-les au bon endroit, gagnez des terres, des marchandises et des Djinns : le trône vide vous attend.
lobby-your-turn-in =
    { $n ->
        [one] À vous de jouer dans { $n } partie
       *[other] À vous de jouer dans { $n } parties
    }
lobby-how-to-play = Comment jouer
lobby-unreachable = Le serveur est injoignable. Nouvel essai…
lobby-try-now = Réessayer
lobby-loading = Chargement des tables…
lobby-play-now = Jouer maintenant
lobby-play-now-about = Commencez aussitôt une partie contre des bots. Vous pouvez partir et revenir à tout moment.
lobby-how-strong = Choisissez le niveau des bots
lobby-level-novice = Laisse passer bien des choses. Idéal pour une première partie.
lobby-level-gentle = Prend ce qui se présente.
lobby-level-calm = Tire le meilleur de son tour, ne paie jamais pour jouer en premier.
lobby-level-sharp = Voit ce que son coup vous laisserait, et l’évite.
lobby-level-fierce = Prévoit tout le tour de jeu avant d’agir.
lobby-level-companion = Joue à peu près aussi bien que vous.
lobby-players = Joueurs
lobby-gold = Or et cartes
lobby-gold-secret = Secrets
lobby-gold-open = Visibles
lobby-at-the-table = À la table
lobby-your-name = Votre nom
lobby-optional = facultatif
lobby-start = Commencer
lobby-starting = Mise en place de la table…
lobby-gold-secret-about = L’or et les cartes restent secrets jusqu’à la fin.
lobby-gold-open-about = Tout le monde voit l’or et les cartes de chacun.
lobby-join = Rejoindre avec un code
lobby-join-about = Saisissez les 8 caractères de votre invitation.
lobby-join-go = Rejoindre
lobby-join-short = Un code a 8 caractères ; celui-ci en a { $n }.
lobby-join-no-such-table = La table { $code } n’existe pas. Vérifiez votre invitation.
lobby-join-full = Toutes les places de cette table sont prises.
lobby-join-started = Cette partie a déjà commencé.
lobby-join-closed = Cette table a été fermée avant le début de la partie.
lobby-join-rate-limited = Trop de demandes. Patientez un instant.
lobby-join-failed = Cela n’a pas marché. Réessayez.
lobby-watch-instead = Regarder plutôt
lobby-new = Nouvelle table
lobby-new-about = Invitez vos amis avec un lien et confiez les places libres à des bots.
lobby-new-open = Créer une table
lobby-new-seats = Choisissez les joueurs
lobby-new-you = Vous
lobby-new-who = { $seat } : choisir un joueur
lobby-new-person = Une personne en ligne
lobby-new-device = Sur cet appareil
lobby-new-bot = Bot { $level }
lobby-new-name-at = { $seat } : nom
lobby-new-name = Nom (facultatif)
lobby-new-player = Joueur { $n }
lobby-colour-of = { $who } : couleur
lobby-pad = Feuille de score pour le jeu en boîte
lobby-replay = Revoir une partie enregistrée
lobby-new-visibility = Qui peut venir ?
lobby-new-private = Les amis avec le code
lobby-new-public = Tout le monde
lobby-new-seed = Choisir la graine
lobby-new-seed-label = Graine
lobby-new-seed-about = Le même nombre donne toujours la même mise en place et les mêmes tirages. Tout le monde peut voir que la graine a été choisie.
lobby-new-seed-wrong = Une graine est un nombre entier d’au plus 39 chiffres, inférieur à 2 puissance 128.
lobby-new-create = Créer la table
lobby-new-waits =
    { $n ->
        [one] La partie pourra commencer quand { $n } personne de plus aura rejoint la table.
       *[other] La partie pourra commencer quand { $n } personnes de plus auront rejoint la table.
    }
lobby-new-at-once = La partie commence aussitôt : il n’y a personne à attendre.
lobby-resume = Vos parties
lobby-resume-none = Pas encore de partie. Vous retrouverez ici toute partie que vous quittez.
lobby-resume-none-now = Aucune partie en cours.
lobby-finished = Terminées
lobby-all-finished = Toutes mes parties terminées
lobby-your-turn = À vous de jouer
lobby-waiting-for = En attente { DE($name) }
lobby-in-play = En cours
lobby-bot-for-you = Un bot joue pour vous
lobby-free-seats =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
lobby-ready = Prête à commencer
lobby-played-on = Jouée le { $date }
lobby-play = Jouer
lobby-watch = Regarder
lobby-enter = Ouvrir
lobby-score-sheet = Voir le score
lobby-with = avec { $names }
lobby-alone = encore personne d’autre
lobby-one-device = tous sur cet appareil
lobby-bots-novice =
    { $n ->
        [one] { $n } bot novice
       *[other] { $n } bots novices
    }
lobby-bots-gentle =
    { $n ->
        [one] { $n } bot doux
       *[other] { $n } bots doux
    }
lobby-bots-calm =
    { $n ->
        [one] { $n } bot calme
       *[other] { $n } bots calmes
    }
lobby-bots-sharp =
    { $n ->
        [one] { $n } bot rusé
       *[other] { $n } bots rusés
    }
lobby-bots-fierce =
    { $n ->
        [one] { $n } bot féroce
       *[other] { $n } bots féroces
    }
lobby-bots-companion =
    { $n ->
        [one] { $n } bot compagnon
       *[other] { $n } bots compagnons
    }
lobby-public = Tables publiques
lobby-public-seats =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
lobby-public-none = Aucune table publique en ce moment. Créez-en une, et d’autres pourront vous rejoindre.
lobby-public-create = Créer une table publique
lobby-public-taken = { $taken } sur { $players }
lobby-public-playing = en cours
lobby-secret = or secret
lobby-open = or visible
lobby-custom-seed = graine choisie
settings-language = Langue
settings-theme = Apparence
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-quick = Passer les choix forcés
settings-letters = Afficher des lettres sur les meeples
settings-name-about = Affiché aux nouvelles tables et retenu dans ce navigateur.
settings-device = Jouer sur un autre appareil
settings-device-about = Un code ouvre vos parties sur un autre appareil. Il ne sert qu’une fois.
settings-device-show = Afficher le code
settings-device-code = Votre code
settings-device-expires = Valable jusqu’à { $time }. Saisissez-le dans les réglages de l’autre appareil.
settings-device-enter = Saisir le code d’un autre appareil
settings-device-enter-about = Ce navigateur reprend alors le nom et les parties de l’autre appareil.
settings-device-enter-warning = Vous n’aurez plus accès aux parties commencées dans ce navigateur.
settings-device-enter-go = Utiliser le code
settings-device-done = Bienvenue. Vos parties sont maintenant ici.
settings-device-wrong = Ce code est faux, déjà utilisé ou expiré. Affichez-en un nouveau sur l’autre appareil.
waiting-table = Table { $code }
waiting-lobby = Salon
waiting-secret = L’or et les cartes sont secrets.
waiting-open = L’or et les cartes sont visibles.
waiting-seed = L’hôte a choisi la graine.
waiting-position = La partie commence dans une position préparée.
waiting-private = Table privée : il faut le code pour la rejoindre.
waiting-public = Table publique : tout le monde peut la rejoindre depuis le salon.
waiting-seats = Places
waiting-taken =
    { $taken ->
        [one] { $taken } prise sur { $players }
       *[other] { $taken } prises sur { $players }
    }
waiting-free = Libre
waiting-you = vous
waiting-host = hôte
waiting-bot = Bot { $level }
waiting-device = sur le même appareil
waiting-online = en ligne
waiting-offline = hors ligne
waiting-sit = S’asseoir ici
waiting-sit-on = S’asseoir ici, en { $seat }
waiting-give = { $seat } : choisir un joueur
waiting-anyone = Ouverte à tous
waiting-invite = Inviter
waiting-code = Code
waiting-link = Lien
waiting-copy = Copier
waiting-copy-code = Copier le code
waiting-copy-link = Copier le lien
waiting-copied = Copié
waiting-not-copied = Copiez vous-même le texte sélectionné.
waiting-missing =
    { $n ->
        [one] Il manque encore 1 joueur : { $seats }.
       *[other] Il manque encore { $n } joueurs : { $seats }.
    }
waiting-fill = Partagez le code, ou confiez les places libres à des bots.
waiting-ready-host = Toutes les places sont prises. { $name } peut lancer la partie.
waiting-ready-you = Toutes les places sont prises. Vous pouvez lancer la partie.
waiting-full = Toutes les places sont prises. Vous regardez.
waiting-full-about = La partie s’affichera ici quand { $name } la lancera. Pour jouer vous-même, créez une table dans le salon.
waiting-join = Rejoindre la partie
waiting-leave = Quitter la table
waiting-leave-closes = Il n’y a que vous à cette table : si vous partez, elle sera fermée.
waiting-error-taken = Cette place vient d’être prise. Choisissez-en une autre.
waiting-error-not-host = Seul l’hôte peut faire cela.
waiting-error-not-ready = Un joueur vient de partir : une place est de nouveau libre.
lobby-learn = Apprenez le jeu en 6 minutes
# $n chapters of the guided game are done.
lobby-learn-go-on = Continuer l’apprentissage : { $n } sur { $total }
lobby-learn-lessons = Passer aux exercices
