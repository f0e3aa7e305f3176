### Clocks, absent players, substitutes and invitations.

clock-left = nog { $time }
clock-up = Tijd is om
clock-days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dagen
    }
clock-hours = { $n } uur
clock-minutes =
    { $n ->
        [one] { $n } minuut
       *[other] { $n } minuten
    }
clock-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } seconden
    }
clock-short = Je hebt nog { $time }.
clock-up-warn = Je tijd is om. Rond je beurt af.
clock-up-bot = Je tijd is om. Een bot speelt deze beurt voor je; de volgende speel je weer zelf.
clock-choice = Klok
clock-choice-none = Geen klok
clock-choice-live = Live
clock-choice-days = Dagen
clock-pace = Tijd per speler
clock-pace-bank = { $minutes } min + { $increment } s per beurt
clock-pace-turn = { $seconds } s per beurt
clock-pace-days =
    { $n ->
        [one] { $n } dag per beurt
       *[other] { $n } dagen per beurt
    }
clock-at-zero = Als de tijd om is
clock-at-zero-bot = Een bot speelt die beurt
clock-at-zero-seat = Na { $n } keer neemt een bot de plaats over
clock-at-zero-warn = Alleen een herinnering
clock-substitute = Invalbots
clock-terms-bank =
    Klok: { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    } en { $increment ->
        [one] { $increment } seconde
       *[other] { $increment } seconden
    } per beurt.
clock-terms-turn = Klok: { $seconds } seconden per beurt.
clock-terms-days =
    { $n ->
        [one] Klok: { $n } dag per beurt.
       *[other] Klok: { $n } dagen per beurt.
    }
note-substituted-own-choice = Bot { $level } speelt voor { $name }.
note-substituted-timeout = De tijd van { $name } was te vaak om. Bot { $level } neemt het over.
note-substituted-vote = De anderen hebben gestemd: bot { $level } speelt voor { $name }.
note-substituted-left = { $name } is weggegaan. Bot { $level } speelt verder.
note-returned = { $name } heeft de plaats teruggenomen.
note-timeout = De tijd van { $name } is om.
note-turn-played = De tijd van { $name } is om. Bot { $level } speelt deze beurt.
note-draft-played = De tijd van { $name } is om. De beurt wordt gespeeld zoals gepland.
note-vote-called = { $name } is al een tijdje weg. De anderen stemmen erover of een bot verderspeelt.
note-vote-rejected = De stemming is voorbij: de tafel wacht op { $name }.
note-vote-cancelled = { $name } is terug. De stemming is voorbij.
note-vote-lapsed = Niet iedereen heeft gestemd. De tafel wacht op { $name }.
seat-back-bot = Bot { $level } speelt voor je.
seat-back-bot-at = Bot { $level } speelt voor { $name }.
seat-back-button = Mijn plaats terugnemen
seat-back-button-of = De plaats van { $name } terugnemen
absence-away = { $name } is al een tijdje weg.
absence-call = Om een bot vragen…
absence-call-sure = De anderen stemmen ook, en { $name } heeft een minuut om te antwoorden. { $name } kan de plaats altijd terugnemen.
absence-call-sure-alone = { $name } heeft een minuut om te antwoorden; daarna beslis jij. { $name } kan de plaats altijd terugnemen.
absence-call-yes = Om een bot vragen
absence-wait = Blijven wachten
absence-question = Moet bot { $level } voor { $name } spelen?
absence-agreed = { $agreed } van { $voters } akkoord.
absence-warned = { $name } kan nog { $time } antwoorden.
absence-agree = Een bot laten spelen
absence-reject = Op { $name } wachten
absence-confirm = Nu een bot laten spelen
absence-here = De anderen willen dat een bot voor je speelt.
absence-here-table = Aan tafel { $code }.
absence-here-time = Je kan nog { $time } antwoorden.
absence-i-am-here = Ik ben er
absence-open-table = Tafel openen
people-watching =
    { $n ->
        [one] { $n } persoon kijkt toe.
       *[other] { $n } mensen kijken toe.
    }
people-spectators = Toeschouwers: { LIST($names) }
people-spectator = { $name } (toeschouwer)
people-more-spectators =
    { $n ->
        [one] nog één
       *[other] nog { $n }
    }
score-substitutes = Bots die zijn ingevallen
lobby-resume-game = Verder
lobby-shared = Spelen op dit apparaat
lobby-shared-about = Geef het scherm door: 2 tot 4 spelers op één apparaat.
invite-local = Deze link werkt alleen op deze computer.
invite-local-how = Wil je anderen in je netwerk uitnodigen, start de server dan met --host 0.0.0.0.
invite-lan = Link voor je netwerk
invite-qr = QR-code van de link voor je netwerk
