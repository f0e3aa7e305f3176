### The pages /replay/CODE and /replay: a recorded game, step by step.

replay-title = Partie ansehen
# $code is that of a table.
replay-title-table = Partie { $code }
replay-of = Partie am Tisch { $code }
replay-of-record = Aufgezeichnete Partie
replay-start = Die Partie beginnt.

replay-running = Diese Partie läuft noch
replay-running-about = Hier sind Gold und Karten offen, darum geht das erst nach dem Ende. Bis dahin kannst du am Tisch zusehen.
replay-to-table = Zum Tisch
replay-failed = Diese Partie lässt sich nicht zeigen
replay-again = Noch einmal versuchen

## Opening a record.

replay-open = Aufgezeichnete Partie ansehen
replay-open-about = Jede beendete Partie lässt sich als Datei speichern. Hier wird sie nur gelesen, nicht aufbewahrt.
replay-choose = Datei wählen
replay-or-drop = oder zieh sie auf diese Seite
replay-paste = Oder füge den Inhalt ein
replay-show = Partie zeigen
replay-record-empty = Noch gibt es nichts zu zeigen: Wähle eine Datei oder füge ihren Inhalt ein.
replay-record-long = Diese Datei ist zu lang für eine Partie.

## The controls.

replay-controls = Wiedergabe
replay-playback = Steuerung
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Aktion zurück
replay-forward = Nächste Aktion
replay-turn-back = Zug zurück
replay-turn-forward = Nächster Zug
replay-play = Abspielen
replay-pause = Pause
replay-view = Ansicht
replay-view-all = Alles offen
replay-all-hands = von allen
replay-own-hand = dieses Platzes
replay-continue = Ab hier spielen
replay-more = Ansicht, teilen, weiterspielen
# Which of all actions is on screen: 57 / 287.
replay-moment = { $n } / { $of }
replay-scrubber = Moment der Partie
# $text is a sentence of the log.
replay-scrubber-value = Aktion { $n } von { $of }, Runde { $round }. { $text }
replay-log-jump = Partie nach Aktion { $n } zeigen

## The dialog with everything else.

replay-options = Ansehen und teilen
replay-speed = Tempo
replay-speed-value = { $n }×
replay-link = Link zu diesem Moment
replay-embed = Für deine Website
replay-copy = Kopieren
replay-copy-link = Link kopieren
replay-copy-embed = Code für eine Website kopieren
replay-copied = Kopiert.
replay-not-copied = Kopiere den markierten Text bitte selbst.
replay-picture = Bild der Spielfläche
replay-picture-png = Als PNG speichern
replay-picture-svg = Als SVG speichern
replay-picture-failed = Dieser Browser konnte das Bild nicht zeichnen.
replay-keys = Tasten: Die Pfeile blättern um eine Aktion, mit Umschalt um einen Zug; Pos1 und Ende führen zum Anfang und zum Ende; die Leertaste spielt ab.
replay-other-record = Andere Datei öffnen
# The caption of the picture.
replay-caption = Naqala, Runde { $round }
replay-caption-player = { $name } { $n }
# The link in a frame of another site.
replay-embedded-link = In Naqala öffnen

## A new game from a moment.

replay-continue-about = Ein neuer Tisch beginnt direkt nach Aktion { $n }. Du nimmst einen Platz, Bots spielen die anderen.
replay-continue-seat = Dein Platz
replay-continue-level = Die Bots
replay-continue-start = Weiterspielen
