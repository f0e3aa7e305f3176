lobby-tagline = Five Tribes (inoffiziell) für 2 bis 4 Spieler, Menschen oder Bots. Frei und quelloffen.
lobby-title = Naqala – Five Tribes (inoffiziell)
lobby-story = Der alte Sultan von Naqala ist ohne Erben gestorben, und seine fünf Sippen ziehen ziellos durch Dörfer, Oasen und Märkte. Führe sie am rechten Ort zusammen, gewinne Land, Güter und Dschinns, und der leere Thron gehört dir.
lobby-your-turn-in =
    { $n ->
        [one] Du bist in { $n } Partie dran
       *[other] Du bist in { $n } Partien dran
    }
lobby-how-to-play = Anleitung
lobby-unreachable = Der Server ist nicht erreichbar. Neuer Versuch …
lobby-try-now = Jetzt versuchen
lobby-loading = Tische werden geladen …
lobby-play-now = Sofort spielen
lobby-play-now-about = Spiel gleich gegen Bots. Du kannst jederzeit gehen und wiederkommen.
lobby-how-strong = Wähle die Stärke der Bots
lobby-level-novice = Übersieht vieles. Gut für die erste Partie.
lobby-level-gentle = Nimmt, was er sieht.
lobby-level-calm = Holt das Beste aus seinem Zug, zahlt nie für den Vortritt.
lobby-level-sharp = Sieht, was sein Zug dir übrig ließe, und vermeidet es.
lobby-level-fierce = Plant die ganze Runde, bevor er zieht.
lobby-level-companion = Spielt etwa so gut wie du.
lobby-players = Spieler
lobby-gold = Gold und Karten
lobby-gold-secret = Geheim
lobby-gold-open = Offen
lobby-at-the-table = Am Tisch
lobby-your-name = Dein Name
lobby-optional = optional
lobby-start = Partie starten
lobby-starting = Der Tisch wird aufgebaut …
lobby-gold-secret-about = Gold und Karten bleiben bis zum Ende geheim.
lobby-gold-open-about = Alle sehen alles Gold und alle Karten.
lobby-join = Mit Code beitreten
lobby-join-about = Gib die 8 Zeichen deiner Einladung ein.
lobby-join-go = Beitreten
lobby-join-short = Ein Code hat 8 Zeichen; dieser hat { $n }.
lobby-join-no-such-table = Es gibt keinen Tisch { $code }. Bitte prüfe deine Einladung.
lobby-join-full = Alle Plätze an diesem Tisch sind besetzt.
lobby-join-started = Diese Partie hat schon begonnen.
lobby-join-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann.
lobby-join-rate-limited = Zu viele Anfragen. Bitte warte einen Moment.
lobby-join-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
lobby-watch-instead = Stattdessen zusehen
lobby-new = Neuer Tisch
lobby-new-about = Lade Freunde mit einem Link ein und besetze leere Plätze mit Bots.
lobby-new-open = Tisch eröffnen
lobby-new-seats = Wähle die Spieler
lobby-new-you = Du
lobby-new-who = { $seat }: Spieler wählen
lobby-new-person = Jemand kommt dazu
lobby-new-device = An diesem Gerät
lobby-new-bot = Bot { $level }
lobby-new-name-at = { $seat }: Name
lobby-new-name = Name (optional)
lobby-new-player = Spieler { $n }
lobby-colour-of = { $who }: Farbe
lobby-pad = Wertungsblock für das gedruckte Spiel
lobby-replay = Aufgezeichnete Partie ansehen
lobby-new-visibility = Wer darf mitspielen?
lobby-new-private = Freunde mit Code
lobby-new-public = Alle
lobby-new-seed = Seed wählen
lobby-new-seed-label = Seed
lobby-new-seed-about = Dieselbe Zahl ergibt immer denselben Aufbau und dieselben Ziehungen. Alle sehen, dass der Seed gewählt wurde.
lobby-new-seed-wrong = Ein Seed ist eine ganze Zahl mit höchstens 39 Stellen, kleiner als 2 hoch 128.
lobby-new-create = Tisch eröffnen
lobby-new-waits =
    { $n ->
        [one] Die Partie kann beginnen, sobald noch { $n } Person beigetreten ist.
       *[other] Die Partie kann beginnen, sobald noch { $n } Personen beigetreten sind.
    }
lobby-new-at-once = Die Partie beginnt sofort: Niemand muss mehr beitreten.
lobby-resume = Deine Partien
lobby-resume-none = Noch keine Partien. Verlässt du eine, findest du sie hier wieder.
lobby-resume-none-now = Gerade läuft keine Partie.
lobby-finished = Beendet
lobby-all-finished = Alle meine beendeten Partien
lobby-your-turn = Du bist dran
lobby-waiting-for = Warten auf { $name }
lobby-in-play = Läuft
lobby-bot-for-you = Ein Bot spielt für dich
lobby-free-seats =
    { $n ->
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }
lobby-ready = Bereit zum Start
lobby-played-on = Gespielt am { $date }
lobby-play = Spielen
lobby-watch = Zusehen
lobby-enter = Öffnen
lobby-score-sheet = Wertung zeigen
lobby-with = mit { $names }
lobby-alone = noch niemand sonst
lobby-one-device = alle an diesem Gerät
lobby-bots-novice =
    { $n ->
        [one] { $n } Bot Neuling
       *[other] { $n } Bots Neuling
    }
lobby-bots-gentle =
    { $n ->
        [one] { $n } Bot Sanft
       *[other] { $n } Bots Sanft
    }
lobby-bots-calm =
    { $n ->
        [one] { $n } Bot Ruhig
       *[other] { $n } Bots Ruhig
    }
lobby-bots-sharp =
    { $n ->
        [one] { $n } Bot Schlau
       *[other] { $n } Bots Schlau
    }
lobby-bots-fierce =
    { $n ->
        [one] { $n } Bot Grimmig
       *[other] { $n } Bots Grimmig
    }
lobby-bots-companion =
    { $n ->
        [one] { $n } Bot Gefährte
       *[other] { $n } Bots Gefährte
    }
lobby-public = Öffentliche Tische
lobby-public-seats =
    { $n ->
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }
lobby-public-none = Gerade gibt es keine öffentlichen Tische. Eröffne einen, dann können andere dazukommen.
lobby-public-create = Öffentlichen Tisch eröffnen
lobby-public-taken = { $taken } von { $players }
lobby-public-playing = läuft
lobby-secret = geheimes Gold
lobby-open = offenes Gold
lobby-custom-seed = Seed gewählt
settings-language = Sprache
settings-theme = Darstellung
settings-theme-system = Wie System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-quick = Schritte ohne Wahl überspringen
settings-letters = Buchstaben auf Meeples zeigen
settings-name-about = Steht an neuen Tischen und bleibt in diesem Browser gespeichert.
settings-device = Auf einem anderen Gerät spielen
settings-device-about = Ein Code bringt deine Partien auf ein anderes Gerät. Er gilt einmal.
settings-device-show = Code zeigen
settings-device-code = Dein Code
settings-device-expires = Gültig bis { $time }. Gib ihn in den Einstellungen des anderen Geräts ein.
settings-device-enter = Code eines anderen Geräts eingeben
settings-device-enter-about = Dieser Browser verwendet dann den Namen und die Partien des anderen Geräts.
settings-device-enter-warning = Auf die Partien, die du in diesem Browser begonnen hast, kannst du dann nicht mehr zugreifen.
settings-device-enter-go = Code einlösen
settings-device-done = Willkommen. Deine Partien sind jetzt hier.
settings-device-wrong = Dieser Code ist falsch, schon eingelöst oder abgelaufen. Lass dir auf dem anderen Gerät einen neuen zeigen.
waiting-table = Tisch { $code }
waiting-lobby = Lobby
waiting-secret = Gold und Karten sind geheim.
waiting-open = Gold und Karten sind offen.
waiting-seed = Der Gastgeber hat den Seed gewählt.
waiting-position = Die Partie beginnt mit einer vorbereiteten Stellung.
waiting-private = Privater Tisch: Nur wer den Code hat, kann beitreten.
waiting-public = Öffentlicher Tisch: Alle können aus der Lobby beitreten.
waiting-seats = Plätze
waiting-taken = { $taken } von { $players } besetzt
waiting-free = Frei
waiting-you = du
waiting-host = Gastgeber
waiting-bot = Bot { $level }
waiting-device = am selben Gerät
waiting-online = online
waiting-offline = offline
waiting-sit = Hier sitzen
waiting-sit-on = Hier sitzen, { $seat }
waiting-give = { $seat }: Spieler wählen
waiting-anyone = Offen für alle
waiting-invite = Einladen
waiting-code = Code
waiting-link = Link
waiting-copy = Kopieren
waiting-copy-code = Code kopieren
waiting-copy-link = Link kopieren
waiting-copied = Kopiert
waiting-not-copied = Bitte kopiere den markierten Text selbst.
waiting-missing =
    { $n ->
        [one] Warten auf 1 weiteren Spieler: { $seats }.
       *[other] Warten auf { $n } weitere Spieler: { $seats }.
    }
waiting-fill = Gib den Code weiter oder besetze die freien Plätze mit Bots.
waiting-ready-host = Alle Plätze sind besetzt. Warten, bis { $name } die Partie startet.
waiting-ready-you = Alle Plätze sind besetzt. Du kannst die Partie starten.
waiting-full = Alle Plätze sind besetzt. Du siehst zu.
waiting-full-about = Die Partie erscheint hier, sobald { $name } sie startet. Willst du selbst spielen, eröffne in der Lobby einen Tisch.
waiting-join = Mitspielen
waiting-leave = Tisch verlassen
waiting-leave-closes = Du bist allein am Tisch: Wenn du gehst, wird er geschlossen.
waiting-error-taken = Dieser Platz wurde gerade besetzt. Bitte wähle einen anderen.
waiting-error-not-host = Das darf nur der Gastgeber.
waiting-error-not-ready = Gerade ist jemand gegangen, ein Platz ist also wieder frei.
lobby-learn = Lerne das Spiel in 6 Minuten
# $n chapters of the guided game are done.
lobby-learn-go-on = Weiterlernen: { $n } von { $total }
lobby-learn-lessons = Weiter mit den Übungen
