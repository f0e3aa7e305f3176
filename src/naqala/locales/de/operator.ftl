### The operator's page. It is loaded with that page only, so these texts are no part of `en`.

operator-title = Naqala – Betreiber
operator-lobby = Lobby
operator-key-title = Seite des Betreibers
operator-key-about = Für die Person, die diesen Server betreibt. Der Schlüssel bleibt nur in diesem Tab und wird vergessen, wenn du ihn schließt.
operator-key-label = Betreiberschlüssel
operator-key-open = Öffnen
operator-key-wrong = Das ist nicht der Betreiberschlüssel dieses Servers.
operator-key-off = Dieser Server hat keinen Betreiberschlüssel. Wie du einen festlegst, steht in der Dokumentation.
operator-key-too-many = Zu viele falsche Schlüssel. Bitte warte eine Minute.
operator-key-forget = Schlüssel vergessen
operator-unreachable = Der Server ist nicht erreichbar. Bitte versuch es gleich noch einmal.
operator-section-label = Bereiche
operator-section-reports = Meldungen
operator-section-people = Personen
operator-section-tables = Tische
operator-section-restrictions = Sperren
operator-section-actions = Protokoll
operator-refresh = Neu laden
operator-loading = Wird geladen …
operator-overview = { $reports ->
        [one] { $reports } offene Meldung
       *[other] { $reports } offene Meldungen
    } · { $people ->
        [one] { $people } Person
       *[other] { $people } Personen
    } · { $waiting ->
        [one] { $waiting } Tisch wartet
       *[other] { $waiting } Tische warten
    }, { $running ->
        [one] { $running } läuft
       *[other] { $running } laufen
    } · { $connections ->
        [one] { $connections } Verbindung
       *[other] { $connections } Verbindungen
    }
operator-report-none = Keine offenen Meldungen.
operator-report-title = { $name } wurde gemeldet
operator-report-by = Gemeldet von { $name }
operator-report-at = Tisch { $table }, { $seat }, { $time }
operator-report-gone = Wer auf diesem Platz gespielt hat, ist nicht mehr bekannt.
operator-report-chat = Letzter Chat
operator-report-no-chat = An diesem Tisch hat niemand etwas geschrieben.
operator-report-said = { $name }:
operator-report-resolve = Erledigen
operator-report-view = Tisch öffnen
operator-person-created = Bekannt seit { $time }
operator-person-seen = zuletzt gesehen { $time }
operator-person-muted = stumm bis { $time }
operator-person-muted-open = stumm
operator-person-banned = gesperrt bis { $time }
operator-person-banned-open = gesperrt
operator-person-nameless = ohne Namen
operator-search-people = Name oder ID
operator-search-tables = Code oder Spieler
operator-search-go = Suchen
operator-search-no-people = Niemand gefunden.
operator-search-no-tables = Kein Tisch gefunden.
operator-search-about-people = Ohne Name oder ID: die zuletzt gesehenen Personen.
operator-search-about-tables = Ohne Code oder Spieler: die neuesten Tische.
operator-table-status-waiting = wartet auf Spieler
operator-table-status-playing = läuft
operator-table-status-finished = beendet
operator-table-status-closed = geschlossen
operator-table-public = öffentlich
operator-table-private = privat
operator-table-created = seit { $time }
operator-table-connections =
    { $n ->
        [one] { $n } Verbindung
       *[other] { $n } Verbindungen
    }
operator-table-bot = Bot { $level }
operator-table-free = frei
operator-restrictions-mutes = Stumm
operator-restrictions-no-mutes = Niemand ist stumm.
operator-restrictions-bans = Gesperrt
operator-restrictions-no-bans = Niemand ist gesperrt.
operator-restrictions-no-end = ohne Ende
operator-restrictions-until = bis { $time }
operator-restrictions-network = Netzwerk { $network }
operator-actions-none = Noch nichts geschehen.
operator-do-mute = Stummschalten
operator-do-mute-of = { $name } stummschalten
operator-do-mute-about = Dieser Spieler kann weiterspielen, aber nicht im Chat schreiben. Er sieht den Grund und die Dauer.
operator-do-mute-done = { $name } ist stumm.
operator-do-unmute = Freischalten
operator-do-unmute-of = { $name } freischalten
operator-do-unmute-done = { $name } kann wieder im Chat schreiben.
operator-do-ban = Sperren
operator-do-ban-of = { $name } sperren
operator-do-ban-about = Dieser Spieler kann an keinem Tisch beitreten oder spielen. Er sieht den Grund und die Dauer.
operator-do-ban-done = { $name } ist gesperrt.
operator-do-unban = Entsperren
operator-do-unban-of = { $name } entsperren
operator-do-unban-done = { $name } kann wieder spielen.
operator-do-ban-network = Netzwerk sperren
operator-do-ban-network-of = Netzwerk sperren
operator-do-ban-network-about = Niemand mit diesen Adressen kann diesen Server benutzen. Andere teilen sie vielleicht: Halte das Netzwerk klein und die Dauer kurz.
operator-do-ban-network-done = { $name } ist gesperrt.
operator-do-close = Tisch schließen
operator-do-close-of = Tisch { $name } schließen
operator-do-close-about = Die Partie endet für alle ohne Ergebnis. Die Spieler sehen den Grund.
operator-do-close-done = Tisch { $name } ist geschlossen.
operator-do-resolve-of = Meldung über { $name } erledigen
operator-do-resolve-about = Die Meldung verschwindet aus der Liste. Stummschaltungen und Sperren bleiben, wie sie sind.
operator-do-resolve-done = Die Meldung über { $name } ist erledigt.
operator-form-network = Adresse oder Netzwerk
operator-form-network-example = etwa 192.0.2.7 oder 2001:db8::/48
operator-form-reason = Grund, den der Spieler sieht
operator-form-reason-players = Grund, den die Spieler sehen
operator-form-note = Notiz fürs Protokoll (optional)
operator-form-duration = Wie lange
operator-form-hours-1 = 1 Stunde
operator-form-hours-24 = 1 Tag
operator-form-hours-168 = 7 Tage
operator-form-hours-720 = 30 Tage
operator-form-hours-0 = Bis zur Aufhebung
operator-reason-abuse = Beleidigungen oder Drohungen
operator-reason-spam = Werbung oder Spam
operator-reason-name = Anstößiger oder irreführender Name
operator-reason-stalling = Verzögert die Partie absichtlich
operator-reason-cheating = Betrug
operator-reason-other = Etwas anderes
