### De pagina met de afgelopen partijen.

games-page-title = Mijn afgelopen partijen – Naqala
games-title = Mijn afgelopen partijen
games-shown =
    { $n ->
        [one] { $shown } van { $n } partij
       *[other] { $shown } van { $n } partijen
    }
games-none = Je hebt nog geen partij uitgespeeld.
games-with = met { LIST($names) }
games-no-scores = Afgelopen
games-points = Punten per bron
games-replay = Terugkijken
games-more = Meer tonen
games-export = Alle partijverslagen downloaden
