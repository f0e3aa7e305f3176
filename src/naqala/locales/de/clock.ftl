### Clocks, absent players, substitutes and invitations.

clock-left = noch { $time }
clock-up = Die Zeit ist um
clock-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
clock-hours =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
clock-minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
clock-seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
clock-short = Du hast noch { $time }.
clock-up-warn = Deine Zeit ist um. Bitte beende deinen Zug.
clock-up-bot = Deine Zeit ist um. Ein Bot spielt diesen Zug für dich; der nächste ist wieder deiner.
clock-choice = Uhr
clock-choice-none = Ohne Uhr
clock-choice-live = Live
clock-choice-days = Tage
clock-pace = Zeit je Spieler
clock-pace-bank = { $minutes } min + { $increment } s je Zug
clock-pace-turn = { $seconds } s je Zug
clock-pace-days =
    { $n ->
        [one] { $n } Tag je Zug
       *[other] { $n } Tage je Zug
    }
clock-at-zero = Wenn die Zeit um ist
clock-at-zero-bot = Ein Bot spielt den Zug
clock-at-zero-seat = Beim { $n }. Mal übernimmt ein Bot den Platz
clock-at-zero-warn = Nur eine Erinnerung
clock-substitute = Ersatzbots
clock-terms-bank = Uhr: { $minutes } Minuten und { $increment } Sekunden je Zug.
clock-terms-turn = Uhr: { $seconds } Sekunden je Zug.
clock-terms-days =
    { $n ->
        [one] Uhr: { $n } Tag je Zug.
       *[other] Uhr: { $n } Tage je Zug.
    }
note-substituted-own-choice = Bot { $level } spielt für { $name }.
note-substituted-timeout = { $name } hat die Zeit zu oft überschritten. Jetzt spielt Bot { $level }.
note-substituted-vote = Die anderen haben abgestimmt: Bot { $level } spielt für { $name }.
note-substituted-left = { $name } hat die Partie verlassen. Bot { $level } spielt weiter.
note-returned = { $name } spielt wieder selbst.
note-timeout = Die Zeit von { $name } ist um.
note-turn-played = Die Zeit von { $name } ist um. Bot { $level } spielt diesen Zug.
note-draft-played = Die Zeit von { $name } ist um. Der Zug wird wie geplant gespielt.
note-vote-called = { $name } ist schon länger weg. Die anderen stimmen ab, ob ein Bot weiterspielt.
note-vote-rejected = Die Abstimmung ist vorbei: Der Tisch wartet auf { $name }.
note-vote-cancelled = { $name } ist wieder da. Die Abstimmung ist vorbei.
note-vote-lapsed = Nicht alle haben abgestimmt. Der Tisch wartet auf { $name }.
seat-back-bot = Bot { $level } spielt für dich.
seat-back-bot-at = Bot { $level } spielt für { $name }.
seat-back-button = Platz zurückholen
seat-back-button-of = Platz von { $name } zurückholen
absence-away = { $name } ist schon länger weg.
absence-call = Bot vorschlagen …
absence-call-sure = Die anderen stimmen mit ab, und { $name } hat eine Minute für eine Antwort. { $name } kann jederzeit an den Platz zurück.
absence-call-sure-alone = { $name } hat eine Minute für eine Antwort; dann entscheidest du. { $name } kann jederzeit an den Platz zurück.
absence-call-yes = Bot vorschlagen
absence-wait = Weiter warten
absence-question = Soll Bot { $level } für { $name } spielen?
absence-agreed = Dafür: { $agreed } von { $voters }.
absence-warned = { $name } hat noch { $time } für eine Antwort.
absence-agree = Bot spielen lassen
absence-reject = Auf { $name } warten
absence-confirm = Jetzt Bot spielen lassen
absence-here = Die anderen wollen einen Bot für dich spielen lassen.
absence-here-table = An Tisch { $code }.
absence-here-time = Du hast noch { $time } für eine Antwort.
absence-i-am-here = Ich bin da
absence-open-table = Tisch öffnen
people-watching =
    { $n ->
        [one] { $n } Person sieht zu.
       *[other] { $n } Personen sehen zu.
    }
people-spectators = Zuschauer: { LIST($names) }
people-spectator = { $name } (sieht zu)
people-more-spectators =
    { $n ->
        [one] 1 weitere Person
       *[other] { $n } weitere Personen
    }
score-substitutes = Bots als Ersatz
lobby-resume-game = Fortsetzen
lobby-shared = An diesem Gerät spielen
lobby-shared-about = Gebt den Bildschirm reihum: 2 bis 4 Spieler an einem Gerät.
invite-local = Dieser Link funktioniert nur auf diesem Rechner.
invite-local-how = Um andere in deinem Netzwerk einzuladen, starte den Server mit --host 0.0.0.0.
invite-lan = Link für dein Netzwerk
invite-qr = QR-Code des Links für dein Netzwerk
