### What the server answers when it refuses something, and what stops it from starting.
###
### $seat is a player: a name, or a colour. $until is a date and time. $reason is another complete sentence, or what the
### operator of the server wrote to the person. Words that begin with -- are options of the command line: keep them.

## Whose turn it is, and the draft: the actions of a turn that its player has tried but not confirmed.

server-turn-of-other = C’est à { $seat } de jouer.
server-turn-of-substitute = Un bot joue à cette place ; reprenez-la d’abord.
server-turn-timed-out = Votre temps est écoulé ; un bot joue ce tour pour vous.
# The page of the player is out of date. $played is how many actions the game has, $expected how many the page knows.
server-stale-actions =
    { $played ->
        [one] { $played } action a été jouée, et non { $expected }.
       *[other] { $played } actions ont été jouées, et non { $expected }.
    }
# $tried is how many actions the draft has, $expected how many the page knows.
server-stale-draft =
    { $tried ->
        [one] Il y a { $tried } action dans le brouillon, et non { $expected }.
       *[other] Il y a { $tried } actions dans le brouillon, et non { $expected }.
    }
server-draft-empty = Le brouillon est vide ; il n’y a rien à confirmer.
server-nothing-to-undo = Il n’y a rien à annuler : toutes vos actions ont été jouées.
server-commit-must-be-last = Une action définitive doit être la dernière.
server-action-possible = C’est possible.
# $start and $final are tiles, such as B4.
server-no-such-walk = Aucun déplacement depuis { $start } ne finit ainsi en { $final }.
server-spectator-no-goods = Seuls les joueurs ont des marchandises à vendre.
server-no-move-help = À cette table, on joue sans aide aux coups.
# $djinn is what somebody typed.
server-no-such-djinn = Le Djinn « { $djinn } » n’existe pas.

## Why the place of the final tile brings nothing.

server-no-palm-left = Il ne reste plus de palmier.
server-no-palace-left = Il ne reste plus de palais.
server-no-djinn-on-offer = Aucun Djinn n’est disponible.

## The state of a game or a table.

server-game-over = La partie est terminée.
server-game-not-started = La partie n’a pas encore commencé.
server-game-started = La partie a déjà commencé ; vous pouvez la regarder.
# It takes a few seconds until setup is done.
server-game-starting = La mise en place est en cours ; réessayez dans quelques secondes.
server-not-finished = Ce sera disponible à la fin de la partie.
server-table-closed = Cette table est fermée.
server-closed-by-operator = L’administrateur a fermé cette table.
server-closed-before-start = Cette table a été fermée avant le début de la partie.
# $table is a code such as K7Q2M9AB, or what somebody typed.
server-no-such-table = La table « { $table } » n’existe pas. Vérifiez le code.
server-no-such-exercise = Il n’existe pas d’exercice nommé « { $exercise } ».
server-table-reloading = La table est en cours de rechargement ; réessayez.

## Seats.

server-table-full = Toutes les places de cette table sont prises ; vous pouvez regarder.
server-seat-taken = La place { $seat } est prise ; choisissez-en une autre.
server-colour-taken = La couleur { $seat } est prise ; choisissez-en une autre.
server-seat-own = C’est votre propre place ; quittez la table pour la libérer.
server-seat-not-yours = La place { $seat } n’est pas la vôtre.
server-no-such-seat = { $seat } ne joue pas à cette table.
server-seats-free = { $n ->
    [one] { $n } place est encore libre. Attendez, ou confiez-la à un bot.
   *[other] { $n } places sont encore libres. Attendez, ou confiez-les à des bots.
 }
server-leave-no-seat = Vous n’avez pas de place à cette table.
server-leave-finished = La partie est terminée ; il n’y a plus rien à quitter.
server-host-only = Seul l’hôte de la table peut faire cela.
server-players-only = Seuls les joueurs de la table peuvent faire cela.
server-spectator = Vous regardez cette partie ; seuls les joueurs peuvent faire cela.
# A key is the secret that lets a browser play a seat.
server-no-key = Vous n’avez pas de clé pour cette place.
server-wrong-key = Cette clé n’est pas valable à cette table.
server-key-logged-out = Cette clé n’est plus valable : son appareil a été déconnecté.
server-rematch-not-seated = Seuls les joueurs de cette partie peuvent proposer d’en rejouer une.
server-rematch-running = La partie est encore en cours.

## Votes: the others at a table decide whether a bot plays for an absent player.

server-vote-own-seat = C’est votre propre place : quittez la table, ou laissez jouer un bot.
server-vote-not-absent = { $seat } est là, ou son absence est trop récente ; patientez.
server-vote-again = Un vote vient de se terminer ; patientez avant d’en demander un autre.
server-no-vote = Il n’y a pas de vote pour cette place.

## Creating a table.

server-no-person = Au moins une place doit être pour une personne.
server-start-too-early = D’autres joueurs doivent d’abord rejoindre la table : créez-la maintenant et lancez la partie plus tard.
server-level-for-bots = Un bot a besoin d’un niveau ; les autres places ne doivent pas en avoir.
server-impossible-clock = Ce réglage de l’horloge n’est pas possible.
server-not-a-seed = Une graine est un nombre de 0 à 2^128 - 1.
# A position is a line of text that describes the whole game at one moment.
server-not-a-position = Ce n’est pas une position : { $reason }
server-position-other-game = La position est prévue pour un autre nombre de joueurs, ou sa partie est terminée.
server-no-positions = Ce serveur ne lance pas de parties à partir d’une position.
server-continue-over = La partie est finie à ce moment : revenez un peu en arrière pour la poursuivre.
server-continue-no-seat = Personne ne joue { $seat } dans cette partie.
server-continue-no-moment = Cette partie ne compte que { $n } actions.

## Contributions: each player's browser adds a random value to the deal, so that nobody can know it before.

server-contribution-chosen-deal = L’hôte a choisi la graine de cette table ; personne ne peut contribuer au mélange.
server-contribution-late = La partie était déjà distribuée ; votre valeur est arrivée trop tard et a été écartée.
server-contribution-early = Gardez votre valeur jusqu’à ce que l’hôte lance la partie.
server-contribution-wrong = Cette valeur n’est pas celle que vous avez apportée au mélange de cette table.
server-contribution-not-seated = Seuls les joueurs de la table peuvent contribuer à son mélange.

## Names, identities and devices. An identity is a player without an account, known by a cookie of the browser.

server-name-blank = Ce nom est vide ou invisible. Choisissez-en un avec au moins une lettre ou un chiffre.
server-name-like-staff = Ce nom évoque le serveur ou ceux qui le gèrent. Choisissez-en un autre.
server-no-identity = Ce navigateur n’a pas encore d’identité ; choisissez d’abord un nom.
server-device-code-wrong = Ce code est faux, déjà utilisé ou expiré. Créez-en un nouveau.
server-device-logged-out = Cet appareil a été déconnecté.
server-no-such-device = Cet appareil n’existe pas ; il est peut-être déjà déconnecté.
# $language is a code such as "de".
server-no-such-language = Il n’y a pas de textes dans la langue « { $language } ».

## Chat, and reports of players about others.

server-chat-empty = Le message est vide.
server-chat-fast = Vous écrivez très vite ; attendez quelques secondes avant le prochain message.
server-chat-day = { $n ->
    [one] Vous avez écrit { $n } message aujourd’hui ; vous pourrez continuer demain.
   *[other] Vous avez écrit { $n } messages aujourd’hui ; vous pourrez continuer demain.
 }
server-chat-full = Ce chat est plein pour aujourd’hui ; vous pouvez continuer à jouer, et écrire de nouveau demain.
server-report-own-seat = C’est votre propre place.
server-report-not-seated = Seuls les joueurs de cette table peuvent signaler quelqu’un.
server-report-nobody = Il n’y a personne à signaler à la place { $seat }.
server-report-again = Vous avez déjà signalé { $seat }. L’administrateur va s’en occuper.
server-too-many-reports = Trop de signalements pour aujourd’hui ; réessayez demain.

## Mutes and bans by the operator. $reason is what the operator wrote.

server-muted = Vous ne pouvez pas écrire dans le chat. Motif : { $reason }
server-muted-until = Vous ne pouvez pas écrire dans le chat jusqu’au { $until }. Motif : { $reason }
server-banned = Vous ne pouvez plus jouer sur ce serveur. Motif : { $reason }
server-banned-until = Vous ne pouvez pas jouer sur ce serveur jusqu’au { $until }. Motif : { $reason }
server-network-banned = Votre réseau est banni de ce serveur. Motif : { $reason }
server-network-banned-until = Votre réseau est banni de ce serveur jusqu’au { $until }. Motif : { $reason }

## Limits. $n is the most that is allowed.

server-too-many-requests = Trop de demandes ; patientez un instant.
server-too-many-messages = Trop de messages ; patientez un instant.
server-too-many-tables = Trop de nouvelles tables ; attendez une minute avant la prochaine.
server-too-many-tables-today = Trop de nouvelles tables depuis votre réseau aujourd’hui ; réessayez dans quelques minutes.
server-too-many-exercises = Trop d’exercices commencés depuis votre réseau aujourd’hui ; réessayez dans quelques minutes.
server-too-many-open-games = { $n ->
    [one] Vous avez { $n } partie en cours ; terminez-la ou quittez-la d’abord.
   *[other] Vous avez { $n } parties en cours ; terminez-en ou quittez-en une d’abord.
 }
server-too-many-open-games-network = { $n ->
    [one] Il y a { $n } partie en cours depuis votre réseau ; terminez-la ou quittez-la d’abord.
   *[other] Il y a { $n } parties en cours depuis votre réseau ; terminez-en ou quittez-en quelques-unes d’abord.
 }
server-too-many-identities = Trop de nouveaux joueurs sont venus de votre réseau aujourd’hui. Réessayez dans une heure, ou utilisez un navigateur qui a déjà joué ici.
server-too-many-spectators = Trop de personnes regardent cette table ; réessayez plus tard.
server-too-many-spectators-network = Trop de personnes de votre réseau regardent cette table.
server-request-too-large =
    { $n ->
        [one] Une requête a au plus { $n } octet.
       *[other] Une requête a au plus { $n } octets.
    }
server-message-too-large =
    { $n ->
        [one] Un message a au plus { $n } octet.
       *[other] Un message a au plus { $n } octets.
    }
server-address-too-long =
    { $n ->
        [one] L’adresse d’une requête a au plus { $n } octet.
       *[other] L’adresse d’une requête a au plus { $n } octets.
    }
server-head-too-large =
    { $n ->
        [one] Les en-têtes d’une requête ont en tout au plus { $n } octet.
       *[other] Les en-têtes d’une requête ont en tout au plus { $n } octets.
    }
server-header-too-long =
    { $n ->
        [one] Un en-tête a au plus { $n } octet.
       *[other] Un en-tête a au plus { $n } octets.
    }
server-too-many-headers =
    { $n ->
        [one] Une requête a au plus { $n } en-tête.
       *[other] Une requête a au plus { $n } en-têtes.
    }
server-body-too-large =
    { $n ->
        [one] Le corps d’une requête a au plus { $n } octet, encadrement compris.
       *[other] Le corps d’une requête a au plus { $n } octets, encadrement compris.
    }

## What is stored.

server-not-saved = L’enregistrement a échoué, rien n’a été fait. Réessayez.
# $reason is server-database-lost or server-database-not-writable.
server-not-writable = Rien n’a été fait. { $reason }
server-database-lost = Le serveur a perdu sa base de données ; son administrateur doit le redémarrer.
server-database-not-writable = Impossible d’écrire dans la base de données pour le moment ; réessayez.
server-database-not-readable = Impossible de lire la base de données pour le moment ; réessayez.
server-database-damaged = La base de données du serveur est endommagée à l’endroit lu. Prévenez l’administrateur.
server-table-damaged = Les données de cette table sont endommagées : elle ne peut pas être ouverte. Prévenez l’administrateur de ce serveur. Les autres tables ne sont pas touchées.
# The commitment is a number that was published when the table was created; it proves that setup was not chosen later.
server-table-damaged-seed = Les données de cette table sont endommagées : sa graine ne correspond pas à l’engagement publié à sa création. Elle n’est donc pas ouverte, et rien n’a été modifié. Prévenez l’administrateur de ce serveur, et créez une autre table pour jouer.
server-table-damaged-contribution = Les données de cette table sont endommagées : une contribution au mélange ne correspond pas à son empreinte. Elle n’est donc pas ouverte, et rien n’a été modifié. Prévenez l’administrateur de ce serveur, et créez une autre table pour jouer.
# $old and $new are versions, such as 1.4.0.
server-incompatible-version = Cette partie a été commencée avec Naqala { $old } et ne peut pas continuer avec { $new }. { $reason } Rien n’a été modifié.
# The reasons of server-incompatible-version. $n is the number of the action.
server-replay-start = La graine donne une autre mise en place.
server-replay-missing = L’action { $n } manque, ou vient d’un autre joueur.
server-replay-illegal = L’action { $n } est interdite.
server-replay-draw = L’action { $n } donne un autre tirage.
server-replay-damaged = Ses données sont endommagées.
server-cannot-store = Impossible d’enregistrer cela ; rien n’a été enregistré.
server-store-closed = Le stockage est fermé.
# $rows is the name of a table of the database.
server-row-damaged = Une ligne de { $rows } est endommagée.
server-seat-missing = Une place manque.

## Requests that no page of ours sends. For programmers; $problem is English. JSON, HTTP and hello are technical terms.

server-not-found = Introuvable.
server-method-not-allowed = Cette méthode n’est pas autorisée ici.
server-invalid-request = Requête non valable : { $where } : { $problem }
server-invalid-message = Message non valable : { $where } : { $problem }
server-invalid-body = Le corps de cette requête n’est pas valable.
server-not-http = Ce n’est pas une requête HTTP valable.
server-request-late = La requête a mis trop de temps à arriver.
server-websocket-method = Un WebSocket s’ouvre avec GET.
server-no-hello = Aucun hello n’a été reçu.
server-hello-first = Le premier message doit être un hello.
server-hello-again = Un hello a déjà été envoyé.
server-wrong-origin = Les requêtes venant de pages d’autres sites ne sont pas autorisées. Si ce site doit utiliser le serveur, lancez le serveur avec --origin et l’adresse du site, ou avec --proxy si c’est un proxy qui se charge de TLS.
# $option is an option of the command line.
server-wrong-host = Ce serveur ne répond pas à ce nom d’hôte. Pour l’autoriser, lancez le serveur avec { $option }
server-no-lan-address = Ce serveur n’a pas d’adresse dans le réseau local où inviter d’autres personnes.
server-restarting = Le serveur redémarre ; réessayez dans un instant.
server-internal-error = Une erreur s’est produite sur le serveur ; elle a été notée dans son journal.

## For the operator, who looks after the server.

server-wrong-operator-key = La clé d’administration est fausse.
server-too-many-wrong-keys = Trop de clés d’administration fausses ; patientez une minute.
# An id is a long random word; its beginning is enough.
server-person-ambiguous = Plusieurs personnes ont un identifiant qui commence ainsi ; ajoutez quelques lettres.
server-no-such-person = Personne n’a cet identifiant. Cherchez-le parmi les personnes ou dans un signalement.
server-person-seat-form = Indiquez une place sous la forme K7Q2M9AB/pink.
server-no-person-on-seat = Aucune personne ne joue à cette place.
server-no-such-report = Le signalement { $report } n’existe pas.
server-not-muted = Cette personne n’est pas privée de parole.
server-no-such-ban = Ce bannissement n’existe pas.
server-identity-or-network = Indiquez soit une identité, soit un réseau.
server-reason-for-person = Donnez un motif ; la personne le lira.
server-reason-for-players = Donnez un motif ; les joueurs le liront.
server-close-finished = Cette partie est terminée ; seules les tables en attente ou en cours peuvent être fermées.
server-close-again = Cette table est déjà fermée.
server-not-a-network = Ce n’est ni une adresse ni un réseau ; exemples : 192.0.2.7, 2001:db8::/48.
# $prefix is the length of a network's prefix, such as /8.
server-network-too-large = Ce réseau est trop grand : indiquez au moins { $prefix }.
server-bad-operator-key = Une clé d’administration a de { $shortest } à { $longest } caractères ASCII, sans espace. Pour en obtenir une au hasard, lancez `naqala admin` sans clé.
server-key-file-unreadable = Impossible de lire « { $file } » : { $problem }.
server-key-file-open = D’autres peuvent lire « { $file } ». Lancez : chmod 600 '{ $file }'

## Why the server does not start. $file is a path; $problem comes from the system and may be English.

server-no-home = Il n’y a pas de dossier personnel ; indiquez dans NAQALA_HOME un dossier pour les parties.
server-not-a-database-url = « { $url } » n’est pas une URL de base de données ; exemple : 'sqlite+aiosqlite:////path/file.db'.
server-database-not-a-file = La base de données doit être un fichier, par exemple 'sqlite+aiosqlite:////path/file.db'.
server-database-newer = Cette base de données a été écrite par un Naqala plus récent (révision { $revision }). Rien n’a été modifié ; mettez Naqala à jour pour l’ouvrir.
server-database-not-openable = Impossible d’ouvrir la base de données { $url } : { $problem }.
server-database-several-links = « { $file } » a plusieurs liens physiques. SQLite endommage une base de données utilisée sous deux noms ; faites plutôt une copie, et supprimez les autres noms.
server-file-not-usable = Impossible d’enregistrer des parties dans « { $file } » : { $problem }. Choisissez un autre fichier.
server-file-no-permission = Impossible d’enregistrer des parties dans « { $file } » : accès refusé. Choisissez un autre fichier.
server-file-not-a-file = « { $file } » n’est pas un fichier. Choisissez-en un.
server-file-not-lockable = Impossible de verrouiller « { $file } » : { $problem }. Choisissez un autre fichier.
server-file-in-use = Un autre serveur utilise « { $file } ». Arrêtez-le, ou choisissez un autre fichier.
server-file-damaged = La base de données « { $file } » est inutilisable : { $problem }. Rien n’a été modifié. Copiez le fichier et son fichier -wal en lieu sûr ; puis restaurez une sauvegarde, ou lancez `naqala admin check` pour voir ce qui est endommagé.

## What `naqala admin check` finds in a table.

server-check-seats = Elle a les places { $seats } pour { $players } joueurs.
server-check-not-started = Elle a des actions ou un relevé, mais n’a pas commencé.
server-check-record-missing = La partie est terminée sans relevé, ou a un relevé et continue.
server-check-other-record = Son relevé est celui d’une autre partie.
