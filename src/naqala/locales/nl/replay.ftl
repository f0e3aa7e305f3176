### The pages /replay/CODE and /replay: a recorded game, step by step.

replay-title = Partij terugkijken
# $code is that of a table.
replay-title-table = Partij { $code }
replay-of = Partij aan tafel { $code }
replay-of-record = Partij uit een verslag
replay-start = De partij begint.

replay-running = Deze partij is nog bezig
replay-running-about = Hier zie je het goud en de kaarten van iedereen, dus dit kan pas na afloop. Tot dan kan je aan tafel meekijken.
replay-to-table = Naar de tafel
replay-failed = Deze partij kan niet worden getoond
replay-again = Opnieuw proberen

## Opening a record.

replay-open = Een partijverslag terugkijken
replay-open-about = Elke afgelopen partij kan je als verslag bewaren. Hier wordt dat alleen gelezen, niet bewaard.
replay-choose = Kies een bestand
replay-or-drop = of sleep het naar deze pagina
replay-paste = Of plak het verslag
replay-show = Partij tonen
replay-record-empty = Er is nog niets te tonen: kies een bestand of plak een verslag.
replay-record-long = Dit bestand is te lang voor één partij.

## The controls.

replay-controls = Terugkijken
replay-playback = Bediening
replay-first = Naar het begin
replay-last = Naar het einde
replay-back = Vorige actie
replay-forward = Volgende actie
replay-turn-back = Vorige beurt
replay-turn-forward = Volgende beurt
replay-play = Afspelen
replay-pause = Pauze
replay-view = Weergave
replay-view-all = Alles open
replay-all-hands = van iedereen
replay-own-hand = van deze plaats
replay-continue = Vanaf hier spelen
replay-more = Weergave, delen, verderspelen
# Which of all actions is on screen: 57 / 287.
replay-moment = { $n } / { $of }
replay-scrubber = Moment van de partij
# $text is a sentence of the log.
replay-scrubber-value = Actie { $n } van { $of }, ronde { $round }. { $text }
replay-log-jump = De partij na actie { $n } tonen

## The dialog with everything else.

replay-options = Bekijken en delen
replay-speed = Snelheid
replay-speed-value = { $n }×
replay-link = Link naar dit moment
replay-embed = Voor je eigen website
replay-copy = Kopiëren
replay-copy-link = Link kopiëren
replay-copy-embed = Code voor een website kopiëren
replay-copied = Gekopieerd.
replay-not-copied = Kopieer de geselecteerde tekst zelf.
replay-picture = Afbeelding van het bord
replay-picture-png = Als PNG bewaren
replay-picture-svg = Als SVG bewaren
replay-picture-failed = Deze browser kon de afbeelding niet maken.
replay-keys = Toetsen: met de pijlen ga je één actie verder of terug, met Shift één beurt; met Home en End naar het begin en het einde; de spatiebalk speelt af.
replay-other-record = Ander verslag openen
# The caption of the picture.
replay-caption = Naqala, ronde { $round }
replay-caption-player = { $name } { $n }
# The link in a frame of another site.
replay-embedded-link = Openen in Naqala

## A new game from a moment.

replay-continue-about = Een nieuwe tafel begint vlak na actie { $n }. Jij neemt een plaats, bots spelen de andere.
replay-continue-seat = Jouw plaats
replay-continue-level = De bots
replay-continue-start = Verderspelen
