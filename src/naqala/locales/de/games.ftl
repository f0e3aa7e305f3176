### Die Seite der beendeten Partien.

games-page-title = Meine beendeten Partien – Naqala
games-title = Meine beendeten Partien
games-shown =
    { $n ->
        [one] { $shown } von { $n } Partie
       *[other] { $shown } von { $n } Partien
    }
games-none = Du hast noch keine Partie beendet.
games-with = mit { LIST($names, case: "dative") }
games-no-scores = Beendet
games-points = Woher die Punkte kommen
games-replay = Ansehen
games-more = Mehr anzeigen
games-export = Alle Spielprotokolle herunterladen
