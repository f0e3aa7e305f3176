### Clocks, absent players, substitutes and invitations.

clock-left = Il reste { $time }
clock-up = Temps écoulé
clock-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
clock-hours =
    { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
clock-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
clock-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
clock-short = Il vous reste { $time }.
clock-up-warn = Votre temps est écoulé. Veuillez terminer votre tour.
clock-up-bot = Votre temps est écoulé. Un bot joue ce tour pour vous ; le prochain sera de nouveau à vous.
clock-choice = Horloge
clock-choice-none = Sans
clock-choice-live = En direct
clock-choice-days = En jours
clock-pace = Temps par joueur
clock-pace-bank = { $minutes } min + { $increment } s par tour
clock-pace-turn = { $seconds } s par tour
clock-pace-days =
    { $n ->
        [one] { $n } jour par tour
       *[other] { $n } jours par tour
    }
clock-at-zero = Quand le temps est écoulé
clock-at-zero-bot = Un bot joue ce tour
clock-at-zero-seat =
    { $n ->
        [one] Un bot prend la place après { $n } dépassement
       *[other] Un bot prend la place après { $n } dépassements
    }
clock-at-zero-warn = Un simple rappel
clock-substitute = Bots remplaçants
clock-terms-bank =
    Horloge : { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } et { $increment ->
        [one] { $increment } seconde
       *[other] { $increment } secondes
    } par tour.
clock-terms-turn =
    { $seconds ->
        [one] Horloge : { $seconds } seconde par tour.
       *[other] Horloge : { $seconds } secondes par tour.
    }
clock-terms-days =
    { $n ->
        [one] Horloge : { $n } jour par tour.
       *[other] Horloge : { $n } jours par tour.
    }
note-substituted-own-choice = Le bot { $level } joue pour { $name }.
note-substituted-timeout = { $name } a dépassé son temps trop souvent. Le bot { $level } joue désormais à sa place.
note-substituted-vote = Les autres ont voté : le bot { $level } joue pour { $name }.
note-substituted-left = { $name } a quitté la partie. Le bot { $level } continue.
note-returned = { $name } a repris sa place.
note-timeout = { $name } n’a plus de temps.
note-turn-played = { $name } n’a plus de temps. Le bot { $level } joue ce tour.
note-draft-played = { $name } n’a plus de temps. Le tour est joué tel qu’il était préparé.
note-vote-called = { $name } ne répond plus depuis un moment. Les autres votent pour décider si un bot continue.
note-vote-rejected = Le vote est clos : la table attend { $name }.
note-vote-cancelled = { $name } est de retour. Le vote est clos.
note-vote-lapsed = Tout le monde n’a pas voté. La table attend { $name }.
seat-back-bot = Le bot { $level } joue pour vous.
seat-back-bot-at = Le bot { $level } joue pour { $name }.
seat-back-button = Reprendre ma place
seat-back-button-of = Reprendre la place { DE($name) }
absence-away = { $name } ne répond plus depuis un moment.
absence-call = Demander un bot…
absence-call-sure = Les autres votent aussi, et { $name } a une minute pour répondre. { $name } pourra reprendre sa place à tout moment.
absence-call-sure-alone = { $name } a une minute pour répondre ; ensuite, vous décidez. { $name } pourra reprendre sa place à tout moment.
absence-call-yes = Demander un bot
absence-wait = Attendre encore
absence-question = Le bot { $level } doit-il jouer pour { $name } ?
absence-agreed = { $agreed } d’accord sur { $voters }.
absence-warned = { $name } peut encore répondre pendant { $time }.
absence-agree = Laisser jouer un bot
absence-reject = Attendre { $name }
absence-confirm = Faire jouer un bot
absence-here = Les autres veulent qu’un bot joue pour vous.
absence-here-table = À la table { $code }.
absence-here-time = Vous pouvez encore répondre pendant { $time }.
absence-i-am-here = Je suis là
absence-open-table = Ouvrir la table
people-watching =
    { $n ->
        [one] { $n } personne regarde.
       *[other] { $n } personnes regardent.
    }
people-spectators = Spectateurs : { LIST($names) }
people-spectator = { $name } (spectateur)
people-more-spectators =
    { $n ->
        [one] { $n } autre
       *[other] { $n } autres
    }
score-substitutes = Bots venus en renfort
lobby-resume-game = Reprendre
lobby-shared = Jouer sur cet appareil
lobby-shared-about = Passez-vous l’écran : de 2 à 4 joueurs sur un seul appareil.
invite-local = Ce lien ne marche que sur cet ordinateur.
invite-local-how = Pour inviter d’autres personnes de votre réseau, lancez le serveur avec --host 0.0.0.0.
invite-lan = Lien pour votre réseau
invite-qr = Code QR du lien pour votre réseau
