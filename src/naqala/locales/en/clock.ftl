### Clocks, absent players, substitutes and invitations.

clock-left = { $time } left
clock-up = Time is up
clock-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
clock-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
clock-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
clock-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
clock-short = You have { $time } left.
clock-up-warn = Your time is up. Please finish your turn.
clock-up-bot = Your time is up. A bot plays this turn for you; the next one is yours again.
clock-choice = Clock
clock-choice-none = No clock
clock-choice-live = Live
clock-choice-days = Days
clock-pace = Time for each player
clock-pace-bank = { $minutes } min + { $increment } s per turn
clock-pace-turn = { $seconds } s per turn
clock-pace-days =
    { $n ->
        [one] { $n } day per turn
       *[other] { $n } days per turn
    }
clock-at-zero = When time is up
clock-at-zero-bot = A bot plays that turn
clock-at-zero-seat = A bot gets the seat after { $n } timeouts
clock-at-zero-warn = Only a reminder
clock-substitute = Substitute bots
clock-terms-bank = Clock: { $minutes } minutes and { $increment } seconds per turn.
clock-terms-turn = Clock: { $seconds } seconds per turn.
clock-terms-days =
    { $n ->
        [one] Clock: { $n } day per turn.
       *[other] Clock: { $n } days per turn.
    }
note-substituted-own-choice = A { $level } bot plays for { $name }.
note-substituted-timeout = { $name } ran out of time too often. A { $level } bot plays for them now.
note-substituted-vote = The others have voted: a { $level } bot plays for { $name }.
note-substituted-left = { $name } has left. A { $level } bot plays on.
note-returned = { $name } has taken the seat back.
note-timeout = { $name } is out of time.
note-turn-played = { $name } is out of time. A { $level } bot plays this turn.
note-draft-played = { $name } is out of time. The turn is played as it was planned.
note-vote-called = { $name } has been away for a while. The others vote whether a bot plays on.
note-vote-rejected = The vote is over: the table waits for { $name }.
note-vote-cancelled = { $name } is back. The vote is over.
note-vote-lapsed = Not everybody has voted. The table waits for { $name }.
seat-back-bot = A { $level } bot is playing for you.
seat-back-bot-at = A { $level } bot is playing for { $name }.
seat-back-button = Take my seat back
seat-back-button-of = Take the seat of { $name } back
absence-away = { $name } has been away for a while.
absence-call = Ask for a bot …
absence-call-sure = The others vote too, and { $name } has a minute to answer. { $name } can take the seat back at any time.
absence-call-sure-alone = { $name } has a minute to answer; then you decide. { $name } can take the seat back at any time.
absence-call-yes = Ask for a bot
absence-wait = Keep waiting
absence-question = Shall a { $level } bot play for { $name }?
absence-agreed = { $agreed } of { $voters } agree.
absence-warned = { $name } can answer for another { $time }.
absence-agree = Let a bot play
absence-reject = Wait for { $name }
absence-confirm = Let a bot play now
absence-here = The others want a bot to play for you.
absence-here-table = At table { $code }.
absence-here-time = You can answer for another { $time }.
absence-i-am-here = I am here
absence-open-table = Open the table
people-watching =
    { $n ->
        [one] { $n } person is watching.
       *[other] { $n } people are watching.
    }
people-spectators = Watching: { LIST($names) }
people-spectator = { $name } (a spectator)
people-more-spectators =
    { $n ->
        [one] one more
       *[other] { $n } more
    }
score-substitutes = Bots that helped out
lobby-resume-game = Resume
lobby-shared = Play on this device
lobby-shared-about = Pass the screen around: two to four players on one device.
invite-local = This link works on this computer only.
invite-local-how = To invite others in your network, start the server with --host 0.0.0.0.
invite-lan = Link for your network
invite-qr = QR code of the link for your network
