### Following turns: what others do, what it brings, replays, the end of the game; and the buttons of the player's own turn.

settings-speed = Coups des autres
settings-speed-slow = Lents
settings-speed-normal = Normaux
settings-speed-fast = Rapides
settings-speed-off = Immédiats
settings-stops = S’arrêter avant chaque pouvoir
float-gold = { $n } PO
float-tribe-v =
    { $n ->
        [one] +{ $n } Vizir
       *[other] +{ $n } Vizirs
    }
float-tribe-e =
    { $n ->
        [one] +{ $n } Sage
       *[other] +{ $n } Sages
    }
float-tribe-m =
    { $n ->
        [one] +{ $n } Marchand
       *[other] +{ $n } Marchands
    }
float-tribe-b =
    { $n ->
        [one] +{ $n } Bâtisseur
       *[other] +{ $n } Bâtisseurs
    }
float-tribe-a =
    { $n ->
        [one] +{ $n } Assassin
       *[other] +{ $n } Assassins
    }
float-one-card = +{ $what }
float-hidden-card = +1 carte
float-djinn = +{ $djinn }
float-points-tiles = { $n } PV tuile
float-points-palms = { $n } PV palmiers
float-points-palaces = { $n } PV palais
log-worth = { $points } en points et en or, d’après ce que tout le monde sait
log-worth-cards =
    { $n ->
        [one] { $text }, et { $n } carte
       *[other] { $text }, et { $n } cartes
    }
log-replay = Revoir ce tour : { $what }
prompt-showing-yours = Voici votre tour.
prompt-starting-yours = Votre tour commence.
prompt-replay = Rediffusion : le tour { DE($name) }.
prompt-replay-yours = Rediffusion : votre tour.
prompt-replay-end = Revenir à la partie
notice-one-camel = Il reste un chameau à { $name }.
notice-your-last-camel = Il vous reste un chameau.
notice-last-round = Dernier tour de jeu
prompt-game-over = Partie terminée. { $why }
prompt-show-score = Voir le score
revealed-title = Or et cartes
revealed-note = révélés
revealed-no-cards = aucune carte
prompt-power = Utiliser { $djinn }
prompt-continue = Continuer
skipped-summoning = Pas de Djinn cette fois. { $why }
skipped-trading = Pas d’achat cette fois. { $why }
skipped-placing = Rien à placer. { $why }
