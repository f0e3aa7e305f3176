points-gold = Gold
points-viziers = Wesire
points-elders = Älteste
points-djinns = Dschinns
points-tiles = Plättchen
points-palms = Palmen
points-palaces = Paläste
points-goods = Güter
note-gold = je 1
note-viziers = je 1, +10 je Mitspieler mit weniger
note-elders = je 2
note-djinns = Wert auf der Karte
note-tiles = Wert deiner Plättchen
note-palms = je 3 auf deinen Plättchen
note-palaces = je 5 auf deinen Plättchen
note-goods = in den besten Sets verkauft
score-you-win =
    { $n ->
        [one] Mit { $n } Punkt wirst du Großsultan von Naqala.
       *[other] Mit { $n } Punkten wirst du Großsultan von Naqala.
    }
score-wins =
    { $n ->
        [one] Mit { $n } Punkt wird { $name } Großsultan von Naqala.
       *[other] Mit { $n } Punkten wird { $name } Großsultan von Naqala.
    }
score-share = { LIST($names) } { $you ->
        [yes] teilt euch
       *[no] teilen sich
    } mit je { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    } den Thron von Naqala.
score-rounds =
    { $n ->
        [one] Die Partie dauerte { $n } Runde.
       *[other] Die Partie dauerte { $n } Runden.
    }
score-ahead =
    { $n ->
        [one] Du liegst { $n } Punkt vor { LIST($names) }.
       *[other] Du liegst { $n } Punkte vor { LIST($names) }.
    }
score-behind =
    { $n ->
        [one] Du liegst auf { $place }, { $n } Punkt zurück.
       *[other] Du liegst auf { $place }, { $n } Punkte zurück.
    }
score-follow = { LIST($names) } { $many ->
        [one] liegt
       *[other] liegen
    } { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } zurück.
score-place-2 = Platz 2
score-place-3 = Platz 3
score-place-4 = Platz 4
score-ended-camel = { LIST($names) } { $you ->
        [yes] hast dein letztes
       *[no] hat das letzte
    } Kamel aufgestellt.
score-ended-camels = { LIST($names) } { $you ->
        [yes] habt
       *[no] haben
    } keine Kamele mehr.
score-ended-a-camel = Ein Spieler hat sein letztes Kamel aufgestellt.
score-ended-stuck = { LIST($names) } { $you ->
        [yes] { $n ->
            [one] konntest
           *[other] konntet
        }
       *[no] { $n ->
            [one] konnte
           *[other] konnten
        }
    } keinen Meeple bewegen.
score-ended-no-move = Kein Meeple konnte mehr bewegt werden.
score-table = Punkte nach Spieler und Kategorie
score-source = Punkte für
score-total = Summe
score-best = am meisten
score-winner = Sieger
score-chart = Punkte nach Runden
score-chart-note = mit Gold und Karten
score-chart-picture = Liniendiagramm der Punkte nach Runden. Die Zahlen stehen in der Tabelle darunter.
score-chart-table = Punkte nach jeder Runde
score-chart-start = Start
score-round = Runde
score-actions = Nächste Schritte
score-again = Noch eine Partie
score-next = Zur nächsten Partie
score-board = Spielfläche ansehen
score-replay = Partie ansehen
score-lobby = Zur Lobby
score-record = Spielprotokoll
score-record-about = Jede Aktion der Partie als Text. Mit dem Befehl „naqala replay“ spielst du sie nach.
score-record-copy = Kopieren
score-record-download = Herunterladen
score-record-json = JSON herunterladen
score-record-copied = Protokoll kopiert.
score-record-by-hand = Dein Browser erlaubt kein Kopieren. Bitte kopiere den Text unten.
score-record-text = Spielprotokoll als Text
score-record-failed = Das Protokoll konnte nicht geladen werden. Bitte versuch es gleich noch einmal.
