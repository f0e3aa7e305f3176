lobby-tagline = Five Tribes (unofficial) for 2 to 4 players, people or bots. Free and open source.
lobby-title = Naqala – Five Tribes (unofficial)
lobby-story = The old sultan of Naqala has died without an heir, and his five tribes mill about villages, oases and markets. Bring them together in the right place, win land, goods and djinns, and the empty throne is yours.
lobby-your-turn-in =
    { $n ->
        [one] Your turn in { $n } game
       *[other] Your turn in { $n } games
    }
lobby-how-to-play = How to play
lobby-unreachable = The server cannot be reached. Trying again …
lobby-try-now = Try now
lobby-loading = Loading tables …
lobby-play-now = Play now
lobby-play-now-about = Start a game against bots at once. You can leave and come back at any time.
lobby-how-strong = Choose the level of the bots
lobby-level-novice = Overlooks a lot. Good for your first game.
lobby-level-gentle = Takes what a turn brings at once.
lobby-level-calm = Makes the most of its turn, never pays to go first.
lobby-level-sharp = Sees what its move would leave to you, and avoids it.
lobby-level-fierce = Plans the whole round before it moves.
lobby-level-companion = Plays about as well as you do.
lobby-players = Players
lobby-gold = Gold and cards
lobby-gold-secret = Secret
lobby-gold-open = Open
lobby-at-the-table = At the table
lobby-your-name = Your name
lobby-optional = optional
lobby-start = Start game
lobby-starting = Setting up the table …
lobby-gold-secret-about = Gold and cards stay secret until the end.
lobby-gold-open-about = Everybody sees all gold and cards.
lobby-join = Join with a code
lobby-join-about = Enter the 8 characters of your invitation.
lobby-join-go = Join
lobby-join-short = A code has 8 characters; this one has { $n }.
lobby-join-no-such-table = There is no table { $code }. Please check your invitation.
lobby-join-full = All seats at this table are taken.
lobby-join-started = This game has already started.
lobby-join-closed = This table was closed before the game started.
lobby-join-rate-limited = Too many requests. Please wait a moment.
lobby-join-failed = That did not work. Please try again.
lobby-watch-instead = Watch instead
lobby-new = New table
lobby-new-about = Invite friends with a link and fill empty seats with bots.
lobby-new-open = Create a table
lobby-new-seats = Choose the players
lobby-new-you = You
lobby-new-who = { $seat }: choose a player
lobby-new-person = A person who joins
lobby-new-device = At this device
lobby-new-bot = { $level } bot
lobby-new-name-at = { $seat }: name
lobby-new-name = Name (optional)
lobby-new-player = Player { $n }
lobby-colour-of = { $who }: colour
lobby-pad = Score pad for the printed game
lobby-replay = Replay a record
lobby-new-visibility = Who can join?
lobby-new-private = Friends with the code
lobby-new-public = Everybody
lobby-new-seed = Choose the seed
lobby-new-seed-label = Seed
lobby-new-seed-about = The same number always gives the same setup and draws. Everybody can see that the seed was chosen.
lobby-new-seed-wrong = A seed is a whole number with at most 39 digits, below 2 to the power of 128.
lobby-new-create = Create table
lobby-new-waits =
    { $n ->
        [one] The game can start when { $n } more person has joined.
       *[other] The game can start when { $n } more people have joined.
    }
lobby-new-at-once = The game starts at once: nobody else has to join.
lobby-resume = Your games
lobby-resume-none = No games yet. You can come back here to any game you leave.
lobby-resume-none-now = No game under way.
lobby-finished = Finished
lobby-all-finished = All my finished games
lobby-your-turn = Your turn
lobby-waiting-for = Waiting for { $name }
lobby-in-play = In progress
lobby-bot-for-you = A bot is playing for you
lobby-free-seats =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
lobby-ready = Ready to start
lobby-played-on = Played on { $date }
lobby-play = Play
lobby-watch = Watch
lobby-enter = Open
lobby-score-sheet = Show score
lobby-with = with { $names }
lobby-alone = nobody else yet
lobby-one-device = all at this device
lobby-bots-novice =
    { $n ->
        [one] { $n } novice bot
       *[other] { $n } novice bots
    }
lobby-bots-gentle =
    { $n ->
        [one] { $n } gentle bot
       *[other] { $n } gentle bots
    }
lobby-bots-calm =
    { $n ->
        [one] { $n } calm bot
       *[other] { $n } calm bots
    }
lobby-bots-sharp =
    { $n ->
        [one] { $n } sharp bot
       *[other] { $n } sharp bots
    }
lobby-bots-fierce =
    { $n ->
        [one] { $n } fierce bot
       *[other] { $n } fierce bots
    }
lobby-bots-companion =
    { $n ->
        [one] { $n } companion bot
       *[other] { $n } companion bots
    }
lobby-public = Public tables
lobby-public-seats =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
lobby-public-none = No public tables right now. Create one, and others can join you.
lobby-public-create = Create a public table
lobby-public-taken = { $taken } of { $players }
lobby-public-playing = in progress
lobby-secret = secret gold
lobby-open = open gold
lobby-custom-seed = chosen seed
settings-language = Language
settings-theme = Appearance
settings-theme-system = Match system
settings-theme-light = Light
settings-theme-dark = Dark
settings-quick = Skip forced choices
settings-letters = Show letters on meeples
settings-name-about = Shown at new tables and remembered in this browser.
settings-device = Play on another device
settings-device-about = A code takes your games to another device. It works once.
settings-device-show = Show code
settings-device-code = Your code
settings-device-expires = Valid until { $time }. Enter it in the settings of the other device.
settings-device-enter = Enter a code from another device
settings-device-enter-about = This browser then uses the name and the games of the other device.
settings-device-enter-warning = You will lose access to the games that you started in this browser.
settings-device-enter-go = Use code
settings-device-done = Welcome. Your games are here now.
settings-device-wrong = This code is wrong, already used or expired. Show a new one on the other device.
waiting-table = Table { $code }
waiting-lobby = Lobby
waiting-secret = Gold and cards are secret.
waiting-open = Gold and cards are open.
waiting-seed = The host chose the seed.
waiting-position = The game starts from a prepared position.
waiting-private = Private table: only people with the code can join.
waiting-public = Public table: everybody can join from the lobby.
waiting-seats = Seats
waiting-taken = { $taken } of { $players } taken
waiting-free = Free
waiting-you = you
waiting-host = host
waiting-bot = { $level } bot
waiting-device = at the same device
waiting-online = online
waiting-offline = offline
waiting-sit = Sit here
waiting-sit-on = Sit here, on { $seat }
waiting-give = { $seat }: choose a player
waiting-anyone = Open for anyone
waiting-invite = Invite
waiting-code = Code
waiting-link = Link
waiting-copy = Copy
waiting-copy-code = Copy the code
waiting-copy-link = Copy the link
waiting-copied = Copied
waiting-not-copied = Please copy the selected text yourself.
waiting-missing =
    { $n ->
        [one] Waiting for 1 more player: { $seats }.
       *[other] Waiting for { $n } more players: { $seats }.
    }
waiting-fill = Share the code, or give the free seats to bots.
waiting-ready-host = All seats are taken. Waiting for { $name } to start the game.
waiting-ready-you = All seats are taken. You can start the game.
waiting-full = All seats are taken. You are watching.
waiting-full-about = The game appears here when { $name } starts it. To play yourself, create a table in the lobby.
waiting-join = Join the game
waiting-leave = Leave the table
waiting-leave-closes = You are the only player: if you leave, the table is closed.
waiting-error-taken = This seat was just taken. Please choose another one.
waiting-error-not-host = Only the host can do this.
waiting-error-not-ready = A player has just left, so a seat is free again.
lobby-learn = Learn the game in six minutes
# $n chapters of the guided game are done.
lobby-learn-go-on = Continue learning: { $n } of { $total }
lobby-learn-lessons = Practise with lessons
