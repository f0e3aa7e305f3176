### The operator's page. It is loaded with that page only, so these texts are no part of `en`.

operator-title = Administration de Naqala
operator-lobby = Salon
operator-key-title = Page d’administration
operator-key-about = Pour la personne qui gère ce serveur. La clé n’est gardée que dans cet onglet et oubliée quand vous le fermez.
operator-key-label = Clé d’administration
operator-key-open = Ouvrir
operator-key-wrong = Ce n’est pas la clé d’administration de ce serveur.
operator-key-off = Ce serveur n’a pas de clé d’administration. Sa documentation explique comment en définir une.
operator-key-too-many = Trop de clés fausses. Patientez une minute.
operator-key-forget = Oublier la clé
operator-unreachable = Le serveur est injoignable. Réessayez dans un instant.
operator-section-label = Rubriques
operator-section-reports = Signalements
operator-section-people = Personnes
operator-section-tables = Tables
operator-section-restrictions = Sanctions
operator-section-actions = Journal
operator-refresh = Actualiser
operator-loading = Chargement…
operator-overview = { $reports ->
        [one] { $reports } signalement en attente
       *[other] { $reports } signalements en attente
    } · { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } · { $waiting ->
        [one] { $waiting } table en attente
       *[other] { $waiting } tables en attente
    }, { $running ->
        [one] { $running } en cours
       *[other] { $running } en cours
    } · { $connections ->
        [one] { $connections } connexion
       *[other] { $connections } connexions
    }
operator-report-none = Aucun signalement en attente.
operator-report-title = Signalement concernant { $name }
operator-report-by = Signalé par { $name }
operator-report-at = Table { $table }, { $seat }, { $time }
operator-report-gone = Le joueur de cette place n’est plus connu.
operator-report-chat = Chat récent
operator-report-no-chat = Personne n’a rien écrit à cette table.
operator-report-said = { $name } :
operator-report-resolve = Classer
operator-report-view = Ouvrir la table
operator-person-created = Connu depuis le { $time }
operator-person-seen = vu le { $time }
operator-person-muted = privé de parole jusqu’au { $time }
operator-person-muted-open = privé de parole
operator-person-banned = banni jusqu’au { $time }
operator-person-banned-open = banni
operator-person-nameless = sans nom
operator-search-people = Nom ou identifiant
operator-search-tables = Code ou joueur
operator-search-go = Chercher
operator-search-no-people = Personne n’a été trouvé.
operator-search-no-tables = Aucune table trouvée.
operator-search-about-people = Sans nom ni identifiant : les personnes vues en dernier.
operator-search-about-tables = Sans code ni joueur : les tables les plus récentes.
operator-table-status-waiting = en attente de joueurs
operator-table-status-playing = en cours
operator-table-status-finished = terminée
operator-table-status-closed = fermée
operator-table-public = publique
operator-table-private = privée
operator-table-created = depuis le { $time }
operator-table-connections =
    { $n ->
        [one] { $n } connexion
       *[other] { $n } connexions
    }
operator-table-bot = bot { $level }
operator-table-free = libre
operator-restrictions-mutes = Privés de parole
operator-restrictions-no-mutes = Personne n’est privé de parole.
operator-restrictions-bans = Bannis
operator-restrictions-no-bans = Personne n’est banni.
operator-restrictions-no-end = sans limite
operator-restrictions-until = jusqu’au { $time }
operator-restrictions-network = Réseau { $network }
operator-actions-none = Rien n’a encore été fait.
operator-do-mute = Retirer la parole
operator-do-mute-of = Retirer la parole à { $name }
operator-do-mute-about = Ce joueur peut continuer à jouer, mais ne peut plus écrire dans le chat. Il voit le motif et la durée.
operator-do-mute-done = { $name } ne peut plus écrire dans le chat.
operator-do-unmute = Rendre la parole
operator-do-unmute-of = Rendre la parole à { $name }
operator-do-unmute-done = { $name } peut de nouveau écrire dans le chat.
operator-do-ban = Bannir
operator-do-ban-of = Bannir { $name }
operator-do-ban-about = Ce joueur ne peut plus rejoindre de table ni jouer. Il voit le motif et la durée.
operator-do-ban-done = Bannissement appliqué : { $name }.
operator-do-unban = Débannir
operator-do-unban-of = Débannir { $name }
operator-do-unban-done = { $name } peut de nouveau jouer.
operator-do-ban-network = Bannir un réseau
operator-do-ban-network-of = Bannir un réseau
operator-do-ban-network-about = Plus personne à ces adresses ne peut utiliser ce serveur. D’autres peuvent les partager : choisissez un petit réseau et une courte durée.
operator-do-ban-network-done = Bannissement appliqué : { $name }.
operator-do-close = Fermer la table
operator-do-close-of = Fermer la table { $name }
operator-do-close-about = La partie se termine sans résultat, pour tout le monde. Les joueurs voient le motif.
operator-do-close-done = La table { $name } est fermée.
operator-do-resolve-of = Classer le signalement concernant { $name }
operator-do-resolve-about = Le signalement quitte la liste. Les sanctions ne changent pas.
operator-do-resolve-done = Le signalement concernant { $name } est classé.
operator-form-network = Adresse ou réseau
operator-form-network-example = par exemple 192.0.2.7 ou 2001:db8::/48
operator-form-reason = Motif, montré au joueur
operator-form-reason-players = Motif, montré aux joueurs
operator-form-note = Note pour le journal (facultatif)
operator-form-duration = Durée
operator-form-hours-1 = 1 heure
operator-form-hours-24 = 1 jour
operator-form-hours-168 = 7 jours
operator-form-hours-720 = 30 jours
operator-form-hours-0 = Jusqu’à nouvel ordre
operator-reason-abuse = Insultes ou menaces
operator-reason-spam = Publicité ou spam
operator-reason-name = Nom offensant ou trompeur
operator-reason-stalling = Retarde exprès la partie
operator-reason-cheating = Triche
operator-reason-other = Autre chose
