points-gold = Goudstukken
points-viziers = Vizieren
points-elders = Stamoudsten
points-djinns = Djinns
points-tiles = Tegels
points-palms = Palmbomen
points-palaces = Paleizen
points-goods = Koopwaren
note-gold = elk 1
note-viziers = elk 1, +10 per medespeler met minder
note-elders = elk 2
note-djinns = waarde op de kaart
note-tiles = waarde van je tegels
note-palms = elk 3 op je tegels
note-palaces = elk 5 op je tegels
note-goods = verkocht in de beste pakketten
score-you-win =
    { $n ->
        [one] Met { $n } punt word je Grote Sultan van Naqala.
       *[other] Met { $n } punten word je Grote Sultan van Naqala.
    }
score-wins =
    { $n ->
        [one] Met { $n } punt wordt { $name } Grote Sultan van Naqala.
       *[other] Met { $n } punten wordt { $name } Grote Sultan van Naqala.
    }
score-share = { LIST($names) } delen de troon van Naqala met elk { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }.
score-rounds =
    { $n ->
        [one] De partij duurde { $n } ronde.
       *[other] De partij duurde { $n } rondes.
    }
score-ahead =
    { $n ->
        [one] Je hebt { $n } punt voorsprong op { LIST($names) }.
       *[other] Je hebt { $n } punten voorsprong op { LIST($names) }.
    }
score-behind =
    { $n ->
        [one] Je bent { $place }, met { $n } punt achterstand.
       *[other] Je bent { $place }, met { $n } punten achterstand.
    }
score-follow = { LIST($names) } { $many ->
        [one] volgt
       *[other] volgen
    } op { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }.
score-place-2 = tweede
score-place-3 = derde
score-place-4 = vierde
score-ended-camel = { LIST($names) } plaatste de laatste kameel.
score-ended-camels = { LIST($names) } hebben geen kamelen meer.
score-ended-a-camel = Een speler plaatste de laatste kameel.
score-ended-stuck = { LIST($names) } { $n ->
        [one] kon
       *[other] konden
    } geen stamleden verplaatsen.
score-ended-no-move = Er konden geen stamleden meer verplaatst worden.
score-table = Punten per speler en categorie
score-source = Punten voor
score-total = Totaal
score-best = beste
score-winner = Winnaar
score-chart = Punten per ronde
score-chart-note = met goudstukken en kaarten
score-chart-picture = Lijngrafiek van de punten per ronde. De getallen staan in de tabel eronder.
score-chart-table = Punten na elke ronde
score-chart-start = Start
score-round = Ronde
score-actions = Hoe nu verder
score-again = Opnieuw spelen
score-next = Naar de volgende partij
score-board = Het bord bekijken
score-replay = Terugkijken
score-lobby = Naar de lobby
score-record = Partijverslag
score-record-about = Elke actie van de partij als tekst. Speel ze opnieuw af met het commando ‘naqala replay’.
score-record-copy = Kopiëren
score-record-download = Downloaden
score-record-json = JSON downloaden
score-record-copied = Verslag gekopieerd.
score-record-by-hand = Je browser staat kopiëren niet toe. Kopieer de tekst hieronder zelf.
score-record-text = Partijverslag als tekst
score-record-failed = Het verslag kon niet geladen worden. Probeer het zo meteen opnieuw.
