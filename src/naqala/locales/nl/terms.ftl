naqala = Naqala
unofficial = Onofficieel fanproject, niet gemaakt of goedgekeurd door de uitgever van het spel. Alle tekeningen zijn van eigen hand.
seat-blue = Blauw
seat-pink = Roze
seat-orange = Oranje
seat-black = Zwart
level-novice = Beginner
level-gentle = Mild
level-calm = Kalm
level-sharp = Scherp
level-fierce = Fel
level-companion = Metgezel
bot-with-level = { $name } · { $level }
tribe-v = Vizier
tribe-e = Stamoudste
tribe-m = Handelaar
tribe-b = Bouwer
tribe-a = Moordenaar
tribes-v =
    { $n ->
        [one] { $n } Vizier
       *[other] { $n } Vizieren
    }
tribes-e =
    { $n ->
        [one] { $n } Stamoudste
       *[other] { $n } Stamoudsten
    }
tribes-m =
    { $n ->
        [one] { $n } Handelaar
       *[other] { $n } Handelaren
    }
tribes-b =
    { $n ->
        [one] { $n } Bouwer
       *[other] { $n } Bouwers
    }
tribes-a =
    { $n ->
        [one] { $n } Moordenaar
       *[other] { $n } Moordenaars
    }
place-V = Dorp
place-S = Heilige plaats
place-O = Oase
place-M = Kleine marktplaats
place-L = Grote marktplaats
card-ivory = Ivoor
card-jewels = Juwelen
card-gold = Goud
card-papyrus = Papyrus
card-silk = Zijde
card-spice = Specerijen
card-fish = Vis
card-wheat = Tarwe
card-pottery = Aardewerk
card-fakir = Fakir
you = Jij
theme = Wisselen tussen licht en donker
rules = Regels
settings = Instellingen
close = Sluiten
cancel = Annuleren
summary-sheet = Beurtoverzicht
