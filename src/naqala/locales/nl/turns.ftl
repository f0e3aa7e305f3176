### Following turns: what others do, what it brings, replays, the end of the game; and the buttons of the player's own turn.

settings-speed = Beurten van anderen
settings-speed-slow = Traag
settings-speed-normal = Normaal
settings-speed-fast = Snel
settings-speed-off = Meteen
settings-stops = Stoppen voor elke speciale kracht
float-gold = { $n } goud
float-tribe-v =
    { $n ->
        [one] +{ $n } Vizier
       *[other] +{ $n } Vizieren
    }
float-tribe-e =
    { $n ->
        [one] +{ $n } Stamoudste
       *[other] +{ $n } Stamoudsten
    }
float-tribe-m =
    { $n ->
        [one] +{ $n } Handelaar
       *[other] +{ $n } Handelaren
    }
float-tribe-b =
    { $n ->
        [one] +{ $n } Bouwer
       *[other] +{ $n } Bouwers
    }
float-tribe-a =
    { $n ->
        [one] +{ $n } Moordenaar
       *[other] +{ $n } Moordenaars
    }
float-one-card = +{ $what }
float-hidden-card = +1 kaart
float-djinn = +{ $djinn }
float-points-tiles = { $n } voor tegel
float-points-palms = { $n } voor palmbomen
float-points-palaces = { $n } voor paleizen
log-worth = { $points } aan punten en goudstukken, voor zover openbaar
log-worth-cards =
    { $n ->
        [one] { $text }, en { $n } kaart
       *[other] { $text }, en { $n } kaarten
    }
log-replay = Deze beurt opnieuw tonen: { $what }
prompt-showing-yours = Je beurt wordt getoond.
prompt-starting-yours = Je beurt begint.
prompt-replay = Herhaling: de beurt van { $name }.
prompt-replay-yours = Herhaling: jouw beurt.
prompt-replay-end = Terug naar het spel
notice-one-camel = { $name } heeft nog één kameel.
notice-your-last-camel = Je hebt nog één kameel.
notice-last-round = Laatste ronde
prompt-game-over = Het spel is afgelopen. { $why }
prompt-show-score = Scoreblad
revealed-title = Goud en kaarten
revealed-note = nu open
revealed-no-cards = geen kaarten
prompt-power = { $djinn } gebruiken
prompt-continue = Doorgaan
skipped-summoning = Deze keer geen Djinn. { $why }
skipped-trading = Deze keer geen koop. { $why }
skipped-placing = Niets te plaatsen. { $why }
