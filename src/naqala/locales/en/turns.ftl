### Following turns: what others do, what it brings, replays, the end of the game; and the buttons of the player's own turn.

settings-speed = Moves of others
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = At once
settings-stops = Stop before every power
float-gold = { $n } gold
float-tribe-v =
    { $n ->
        [one] +{ $n } Vizier
       *[other] +{ $n } Viziers
    }
float-tribe-e =
    { $n ->
        [one] +{ $n } Elder
       *[other] +{ $n } Elders
    }
float-tribe-m =
    { $n ->
        [one] +{ $n } Merchant
       *[other] +{ $n } Merchants
    }
float-tribe-b =
    { $n ->
        [one] +{ $n } Builder
       *[other] +{ $n } Builders
    }
float-tribe-a =
    { $n ->
        [one] +{ $n } Assassin
       *[other] +{ $n } Assassins
    }
float-one-card = +{ $what }
float-hidden-card = +1 card
float-djinn = +{ $djinn }
float-points-tiles = { $n } for the tile
float-points-palms = { $n } for palm trees
float-points-palaces = { $n } for palaces
log-worth = { $points } in points and gold, as far as everybody knows
log-worth-cards =
    { $n ->
        [one] { $text }, and { $n } card
       *[other] { $text }, and { $n } cards
    }
log-replay = Show this turn again: { $what }
prompt-showing-yours = Showing your turn.
prompt-starting-yours = Your turn begins.
prompt-replay = Replay: the turn of { $name }.
prompt-replay-yours = Replay: your turn.
prompt-replay-end = Back to the game
notice-one-camel = { $name } has one camel left.
notice-your-last-camel = You have one camel left.
notice-last-round = Last round
prompt-game-over = Game over. { $why }
prompt-show-score = Score sheet
revealed-title = Gold and cards
revealed-note = open now
revealed-no-cards = no cards
prompt-power = Use { $djinn }
prompt-continue = Continue
skipped-summoning = No djinn this time. { $why }
skipped-trading = No trade this time. { $why }
skipped-placing = Nothing to place. { $why }
