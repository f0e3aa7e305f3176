### Following turns: what others do, what it brings, replays, the end of the game; and the buttons of the player's own turn.

settings-speed = Züge der anderen
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-off = Sofort
settings-stops = Vor jeder Sonderfähigkeit anhalten
float-gold = { $n } Gold
float-tribe-v =
    { $n ->
        [one] +{ $n } Wesir
       *[other] +{ $n } Wesire
    }
float-tribe-e =
    { $n ->
        [one] +{ $n } Ältester
       *[other] +{ $n } Älteste
    }
float-tribe-m =
    { $n ->
        [one] +{ $n } Kaufmann
       *[other] +{ $n } Kaufleute
    }
float-tribe-b = +{ $n } Baumeister
float-tribe-a = +{ $n } Meuchelmörder
float-one-card = +{ $what }
float-hidden-card = +1 Karte
float-djinn = +{ $djinn }
float-points-tiles = { $n } durch Plättchen
float-points-palms = { $n } durch Palmen
float-points-palaces = { $n } durch Paläste
log-worth = { $points } in Punkten und Gold, soweit es alle sehen
log-worth-cards =
    { $n ->
        [one] { $text }, dazu { $n } Karte
       *[other] { $text }, dazu { $n } Karten
    }
log-replay = Diesen Zug noch einmal zeigen: { $what }
prompt-showing-yours = Dein Zug wird gezeigt.
prompt-starting-yours = Dein Zug beginnt.
prompt-replay = Wiederholung: der Zug von { $name }.
prompt-replay-yours = Wiederholung: dein Zug.
prompt-replay-end = Zurück zum Spiel
notice-one-camel = { $name } hat noch ein Kamel.
notice-your-last-camel = Du hast noch ein Kamel.
notice-last-round = Letzte Runde
prompt-game-over = Spielende. { $why }
prompt-show-score = Wertung
revealed-title = Gold und Karten
revealed-note = jetzt offen
revealed-no-cards = keine Karten
prompt-power = { $djinn } einsetzen
prompt-continue = Weiter
skipped-summoning = Diesmal kein Dschinn. { $why }
skipped-trading = Diesmal kein Kauf. { $why }
skipped-placing = Nichts aufzustellen. { $why }
