### What the server answers when it refuses something, and what stops it from starting.
###
### $seat is a player: a name, or a colour. $until is a date and time. $reason is another complete sentence, or what the
### operator of the server wrote to the person. Words that begin with -- are options of the command line: keep them.

## Whose turn it is, and the draft: the actions of a turn that its player has tried but not confirmed.

server-turn-of-other = { $seat } ist am Zug.
server-turn-of-substitute = Auf diesem Platz spielt ein Bot; hol dir zuerst den Platz zurück.
server-turn-timed-out = Deine Zeit ist um; ein Bot spielt diesen Zug für dich.
# The page of the player is out of date. $played is how many actions the game has, $expected how many the page knows.
server-stale-actions = Gespielte Aktionen: { $played }, nicht { $expected }.
# $tried is how many actions the draft has, $expected how many the page knows.
server-stale-draft = Aktionen im Plan: { $tried }, nicht { $expected }.
server-draft-empty = Der Plan ist leer; es gibt nichts zu bestätigen.
server-nothing-to-undo = Es gibt nichts zurückzunehmen: Alle deine Aktionen sind schon gespielt.
server-commit-must-be-last = Eine Aktion, die sich nicht zurücknehmen lässt, muss die letzte sein.
server-action-possible = Das ist möglich.
# $start and $final are tiles, such as B4.
server-no-such-walk = Keine Bewegung von { $start } endet so auf { $final }.
server-spectator-no-goods = Nur Spieler haben Güter zu verkaufen.
server-no-move-help = An diesem Tisch wird ohne Zughilfe gespielt.
# $djinn is what somebody typed.
server-no-such-djinn = Es gibt keinen Dschinn „{ $djinn }“.

## Why the place of the final tile brings nothing.

server-no-palm-left = Es ist keine Palme mehr da.
server-no-palace-left = Es ist kein Palast mehr da.
server-no-djinn-on-offer = Es liegt kein Dschinn aus.

## The state of a game or a table.

server-game-over = Die Partie ist zu Ende.
server-game-not-started = Die Partie hat noch nicht begonnen.
server-game-started = Die Partie hat schon begonnen; du kannst zusehen.
# It takes a few seconds until setup is done.
server-game-starting = Die Partie wird gerade aufgebaut; versuch es in ein paar Sekunden noch einmal.
server-not-finished = Das gibt es erst, wenn die Partie zu Ende ist.
server-table-closed = Dieser Tisch ist geschlossen.
server-closed-by-operator = Der Betreiber hat diesen Tisch geschlossen.
server-closed-before-start = Dieser Tisch wurde geschlossen, bevor die Partie begann.
# $table is a code such as K7Q2M9AB, or what somebody typed.
server-no-such-table = Es gibt keinen Tisch „{ $table }“. Prüfe den Code.
server-no-such-exercise = Es gibt keine Übung namens „{ $exercise }“.
server-table-reloading = Der Tisch wird neu geladen; versuch es noch einmal.

## Seats.

server-table-full = Alle Plätze an diesem Tisch sind besetzt; du kannst zusehen.
server-seat-taken = { $seat } ist schon besetzt; wähle einen anderen Platz.
server-colour-taken = { $seat } ist schon vergeben; wähle eine andere Farbe.
server-seat-own = Das ist dein eigener Platz; verlass den Tisch, um ihn frei zu machen.
server-seat-not-yours = { $seat } ist nicht dein Platz.
server-no-such-seat = { $seat } spielt nicht an diesem Tisch.
server-seats-free = { $n ->
    [one] { $n } Platz ist noch frei. Warte oder gib ihn einem Bot.
   *[other] { $n } Plätze sind noch frei. Warte oder gib sie Bots.
 }
server-leave-no-seat = Du hast an diesem Tisch keinen Platz.
server-leave-finished = Die Partie ist zu Ende; du kannst sie nicht mehr verlassen.
server-host-only = Das darf nur der Gastgeber.
server-players-only = Das können nur Spieler an diesem Tisch.
server-spectator = Du siehst zu; das können nur Spieler.
# A key is the secret that lets a browser play a seat.
server-no-key = Du hast keinen Schlüssel für diesen Platz.
server-wrong-key = Dieser Schlüssel gilt an diesem Tisch nicht.
server-key-logged-out = Dieser Schlüssel gilt nicht mehr, denn sein Gerät wurde abgemeldet.
server-rematch-not-seated = Nur wer hier mitgespielt hat, kann noch eine Partie vorschlagen.
server-rematch-running = Die Partie läuft noch.

## Votes: the others at a table decide whether a bot plays for an absent player.

server-vote-own-seat = Das ist dein eigener Platz: Verlass den Tisch oder lass einen Bot für dich spielen.
server-vote-not-absent = { $seat } ist da oder noch nicht lange weg; bitte warte.
server-vote-again = Gerade ging eine Abstimmung zu Ende; bitte warte bis zur nächsten.
server-no-vote = Über diesen Platz wird nicht abgestimmt.

## Creating a table.

server-no-person = Mindestens ein Platz muss für einen Menschen sein.
server-start-too-early = Erst müssen andere Spieler beitreten: Eröffne den Tisch jetzt und starte die Partie später.
server-level-for-bots = Bots brauchen eine Stärke; andere Plätze dürfen keine haben.
server-impossible-clock = Diese Uhr ist nicht möglich.
server-not-a-seed = Ein Seed ist eine Zahl von 0 bis 2^128 - 1.
# A position is a line of text that describes the whole game at one moment.
server-not-a-position = Das ist keine Stellung: { $reason }
server-position-other-game = Die Stellung hat eine andere Spielerzahl, oder ihre Partie ist zu Ende.
server-no-positions = Auf diesem Server können Partien nicht mit einer Stellung beginnen.
server-continue-over = In diesem Moment ist die Partie zu Ende: Gehe etwas zurück, um sie fortzusetzen.
server-continue-no-seat = In dieser Partie spielt niemand { $seat }.
server-continue-no-moment = Diese Partie hat nur { $n } Aktionen.

## Contributions: each player's browser adds a random value to the deal, so that nobody can know it before.

server-contribution-chosen-deal = Den Aufbau dieses Tischs hat der Gastgeber gewählt; niemand kann sich am Mischen beteiligen.
server-contribution-late = Es wurde schon gemischt; deine Zufallszahl kam zu spät und wurde nicht verwendet.
server-contribution-early = Behalte deine Zufallszahl für dich, bis der Gastgeber die Partie startet.
server-contribution-wrong = Diese Zufallszahl hast du an diesem Tisch nicht zum Mischen beigesteuert.
server-contribution-not-seated = Nur Spieler an diesem Tisch können sich am Mischen beteiligen.

## Names, identities and devices. An identity is a player without an account, known by a cookie of the browser.

server-name-blank = Dieser Name ist leer oder unsichtbar. Wähle einen mit mindestens einem Buchstaben oder einer Ziffer.
server-name-like-staff = Dieser Name klingt nach dem Server oder nach jemandem, der ihn betreibt. Bitte wähle einen anderen.
server-no-identity = Dieser Browser hat noch keine Identität; wähle zuerst einen Namen.
server-device-code-wrong = Dieser Code ist falsch, schon eingelöst oder abgelaufen. Lass dir einen neuen zeigen.
server-device-logged-out = Dieses Gerät wurde abgemeldet.
server-no-such-device = Dieses Gerät gibt es nicht; vielleicht ist es schon abgemeldet.
# $language is a code such as "de".
server-no-such-language = Es gibt keine Texte in der Sprache „{ $language }“.

## Chat, and reports of players about others.

server-chat-empty = Die Nachricht ist leer.
server-chat-fast = Du schreibst sehr schnell; warte ein paar Sekunden bis zur nächsten Nachricht.
server-chat-day = { $n ->
    [one] Du hast heute { $n } Nachricht geschrieben; morgen geht es weiter.
   *[other] Du hast heute { $n } Nachrichten geschrieben; morgen geht es weiter.
 }
server-chat-full = Dieser Chat ist für heute voll; du kannst weiterspielen und morgen wieder schreiben.
server-report-own-seat = Das ist dein eigener Platz.
server-report-not-seated = Nur Spieler an diesem Tisch können jemanden melden.
server-report-nobody = Hier gibt es niemanden zu melden: { $seat } wird von keinem Menschen gespielt.
server-report-again = Du hast { $seat } schon gemeldet. Der Betreiber wird es sich ansehen.
server-too-many-reports = Zu viele Meldungen für heute; versuch es morgen wieder.

## Mutes and bans by the operator. $reason is what the operator wrote.

server-muted = Du kannst nicht im Chat schreiben. Grund: { $reason }
server-muted-until = Du kannst bis { $until } nicht im Chat schreiben. Grund: { $reason }
server-banned = Du bist auf diesem Server gesperrt. Grund: { $reason }
server-banned-until = Du bist auf diesem Server bis { $until } gesperrt. Grund: { $reason }
server-network-banned = Dein Netzwerk ist auf diesem Server gesperrt. Grund: { $reason }
server-network-banned-until = Dein Netzwerk ist auf diesem Server bis { $until } gesperrt. Grund: { $reason }

## Limits. $n is the most that is allowed.

server-too-many-requests = Zu viele Anfragen; bitte langsamer.
server-too-many-messages = Zu viele Nachrichten; bitte langsamer.
server-too-many-tables = Zu viele neue Tische; warte eine Minute bis zum nächsten.
server-too-many-tables-today = Heute kamen zu viele neue Tische aus deinem Netzwerk; versuch es in ein paar Minuten noch einmal.
server-too-many-exercises = Heute wurden in deinem Netzwerk zu viele Übungen begonnen; versuch es in ein paar Minuten noch einmal.
server-too-many-open-games = { $n ->
    [one] Du hast { $n } offene Partie; beende oder verlass sie zuerst.
   *[other] Du hast { $n } offene Partien; beende oder verlass zuerst eine.
 }
server-too-many-open-games-network = { $n ->
    [one] Aus deinem Netzwerk gibt es { $n } offene Partie; beende oder verlass sie zuerst.
   *[other] Aus deinem Netzwerk gibt es { $n } offene Partien; beende oder verlass zuerst einige davon.
 }
server-too-many-identities = Heute kamen zu viele neue Spieler aus deinem Netzwerk. Versuch es in einer Stunde noch einmal oder nimm einen Browser, mit dem hier schon gespielt wurde.
server-too-many-spectators = Zu viele sehen an diesem Tisch zu; versuch es später noch einmal.
server-too-many-spectators-network = Aus deinem Netzwerk sehen zu viele an diesem Tisch zu.
server-request-too-large = Eine Anfrage hat höchstens { $n } Bytes.
server-message-too-large = Eine Nachricht hat höchstens { $n } Bytes.
server-address-too-long = Die Adresse einer Anfrage hat höchstens { $n } Bytes.
server-head-too-large = Der Kopf einer Anfrage hat höchstens { $n } Bytes.
server-header-too-long = Ein Header hat höchstens { $n } Bytes.
server-too-many-headers = Eine Anfrage hat höchstens { $n } Header.
server-body-too-large = Der Rumpf einer Anfrage hat höchstens { $n } Bytes, Übertragungsrahmen eingeschlossen.

## What is stored.

server-not-saved = Das konnte nicht gespeichert werden und ist nicht geschehen. Versuch es noch einmal.
# $reason is server-database-lost or server-database-not-writable.
server-not-writable = Das ist nicht geschehen. { $reason }
server-database-lost = Der Server hat seine Datenbank verloren; der Betreiber muss ihn neu starten.
server-database-not-writable = In die Datenbank kann gerade nicht geschrieben werden; versuch es noch einmal.
server-database-not-readable = Die Datenbank kann gerade nicht gelesen werden; versuch es noch einmal.
server-database-damaged = Die Datenbank des Servers ist an der gelesenen Stelle beschädigt. Bitte sag es dem Betreiber.
server-table-damaged = Die gespeicherten Daten dieses Tischs sind beschädigt, darum lässt er sich nicht öffnen. Bitte sag es dem Betreiber dieses Servers. Andere Tische sind nicht betroffen.
# The commitment is a number that was published when the table was created; it proves that setup was not chosen later.
server-table-damaged-seed = Die Daten dieses Tischs sind beschädigt: Der Seed passt nicht zur Festlegung, die beim Eröffnen veröffentlicht wurde. Darum wird der Tisch nicht geöffnet; geändert wurde nichts. Sag es dem Betreiber dieses Servers und eröffne zum Spielen einen anderen Tisch.
server-table-damaged-contribution = Die Daten dieses Tischs sind beschädigt: Ein Beitrag zum Mischen passt nicht zu seiner Prüfsumme. Darum wird der Tisch nicht geöffnet; geändert wurde nichts. Sag es dem Betreiber dieses Servers und eröffne zum Spielen einen anderen Tisch.
# $old and $new are versions, such as 1.4.0.
server-incompatible-version = Diese Partie wurde mit Naqala { $old } begonnen und lässt sich mit { $new } nicht fortsetzen. { $reason } Es wurde nichts geändert.
# The reasons of server-incompatible-version. $n is the number of the action.
server-replay-start = Der Seed ergibt einen anderen Aufbau.
server-replay-missing = Aktion { $n } fehlt oder ist von einem anderen Spieler.
server-replay-illegal = Aktion { $n } ist nicht erlaubt.
server-replay-draw = Aktion { $n } zieht etwas anderes.
server-replay-damaged = Ihre Daten sind beschädigt.
server-cannot-store = Das lässt sich nicht speichern; nichts davon wurde gespeichert.
server-store-closed = Der Speicher ist geschlossen.
# $rows is the name of a table of the database.
server-row-damaged = Eine Zeile von { $rows } ist beschädigt.
server-seat-missing = Ein Platz fehlt.

## Requests that no page of ours sends. For programmers; $problem is English. JSON, HTTP and hello are technical terms.

server-not-found = Nicht gefunden.
server-method-not-allowed = Diese Methode ist hier nicht erlaubt.
server-invalid-request = Ungültige Anfrage: { $where }: { $problem }
server-invalid-message = Ungültige Nachricht: { $where }: { $problem }
server-invalid-body = Der Rumpf dieser Anfrage ist ungültig.
server-not-http = Das ist keine gültige HTTP-Anfrage.
server-request-late = Die Anfrage kam zu langsam an.
server-websocket-method = Ein WebSocket wird mit GET geöffnet.
server-no-hello = Es kam kein hello an.
server-hello-first = Die erste Nachricht muss ein hello sein.
server-hello-again = Das hello wurde schon gesendet.
server-wrong-origin = Anfragen von Seiten anderer Websites sind nicht erlaubt. Soll diese Website den Server benutzen, starte ihn mit --origin und der Adresse der Website, oder mit --proxy, wenn sie ein Proxy mit TLS ist.
# $option is an option of the command line.
server-wrong-host = Unter diesem Hostnamen antwortet dieser Server nicht. Um ihn zu erlauben, starte den Server mit { $option }
server-no-lan-address = Dieser Server hat im lokalen Netzwerk keine Adresse, um andere einzuladen.
server-restarting = Der Server startet neu; versuch es gleich noch einmal.
server-internal-error = Auf dem Server ist etwas schiefgegangen; der Fehler wurde protokolliert.

## For the operator, who looks after the server.

server-wrong-operator-key = Der Betreiberschlüssel ist falsch.
server-too-many-wrong-keys = Zu viele falsche Betreiberschlüssel; warte eine Minute.
# An id is a long random word; its beginning is enough.
server-person-ambiguous = Mehrere Personen haben eine ID, die so beginnt; gib ein paar Zeichen mehr an.
server-no-such-person = Niemand hat diese ID. Du findest sie unter den Personen oder in einer Meldung.
server-person-seat-form = Nenne einen Platz wie K7Q2M9AB/pink.
server-no-person-on-seat = Auf diesem Platz spielt kein Mensch.
server-no-such-report = Es gibt keine Meldung { $report }.
server-not-muted = Diese Person ist nicht stumm.
server-no-such-ban = Diese Sperre gibt es nicht.
server-identity-or-network = Nenne entweder eine Identität oder ein Netzwerk.
server-reason-for-person = Gib einen Grund an; die Person wird ihn lesen.
server-reason-for-players = Gib einen Grund an; die Spieler werden ihn lesen.
server-close-finished = Diese Partie ist zu Ende; nur wartende und laufende Tische lassen sich schließen.
server-close-again = Dieser Tisch ist schon geschlossen.
server-not-a-network = Das ist keine Adresse und kein Netzwerk; Beispiele: 192.0.2.7, 2001:db8::/48.
# $prefix is the length of a network's prefix, such as /8.
server-network-too-large = Dieses Netzwerk ist zu groß: Nenne mindestens { $prefix }.
server-bad-operator-key = Ein Betreiberschlüssel hat { $shortest } bis { $longest } ASCII-Zeichen und keine Leerzeichen. Einen zufälligen bekommst du, wenn du `naqala admin` ohne Schlüssel aufrufst.
server-key-file-unreadable = „{ $file }“ kann nicht gelesen werden: { $problem }.
server-key-file-open = Andere können „{ $file }“ lesen. Führe aus: chmod 600 '{ $file }'

## Why the server does not start. $file is a path; $problem comes from the system and may be English.

server-no-home = Es gibt kein Benutzerverzeichnis; setze NAQALA_HOME auf einen Ordner für die Partien.
server-not-a-database-url = „{ $url }“ ist keine Datenbank-URL; ein Beispiel ist „sqlite+aiosqlite:////path/file.db“.
server-database-not-a-file = Die Datenbank muss eine Datei sein, zum Beispiel „sqlite+aiosqlite:////path/file.db“.
server-database-newer = Diese Datenbank stammt von einem neueren Naqala (Revision { $revision }). Geändert wurde nichts; aktualisiere Naqala, um sie zu öffnen.
server-database-not-openable = Die Datenbank { $url } lässt sich nicht öffnen: { $problem }.
server-database-several-links = „{ $file }“ hat mehrere harte Links. SQLite beschädigt eine Datenbank, die unter zwei Namen benutzt wird; mach stattdessen eine Kopie und lösche die anderen Namen.
server-file-not-usable = In „{ $file }“ können keine Partien gespeichert werden: { $problem }. Wähle eine andere Datei.
server-file-no-permission = In „{ $file }“ können keine Partien gespeichert werden: keine Berechtigung. Wähle eine andere Datei.
server-file-not-a-file = „{ $file }“ ist keine Datei. Wähle eine andere.
server-file-not-lockable = „{ $file }“ lässt sich nicht sperren: { $problem }. Wähle eine andere Datei.
server-file-in-use = Ein anderer Server benutzt „{ $file }“. Beende ihn oder wähle eine andere Datei.
server-file-damaged = Die Datenbank „{ $file }“ ist nicht benutzbar: { $problem }. Geändert wurde nichts. Kopiere die Datei und ihre -wal-Datei an einen sicheren Ort; spiele dann eine Sicherung ein oder sieh mit `naqala admin check` nach, was beschädigt ist.

## What `naqala admin check` finds in a table.

server-check-seats = Er hat die Plätze { $seats } für { $players } Spieler.
server-check-not-started = Er hat Aktionen oder ein Protokoll, aber die Partie hat nicht begonnen.
server-check-record-missing = Die Partie ist ohne Protokoll zu Ende, oder sie hat ein Protokoll und läuft noch.
server-check-other-record = Das Protokoll ist von einer anderen Partie.
