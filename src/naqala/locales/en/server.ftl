### What the server answers when it refuses something, and what stops it from starting.
###
### $seat is a player: a name, or a colour. $until is a date and time. $reason is another complete sentence, or what the
### operator of the server wrote to the person. Words that begin with -- are options of the command line: keep them.

## Whose turn it is, and the draft: the actions of a turn that its player has tried but not confirmed.

server-turn-of-other = It is { $seat }'s turn.
server-turn-of-substitute = A bot plays for this seat; take the seat back first.
server-turn-timed-out = Your time is up; a bot plays this turn for you.
# The page of the player is out of date. $played is how many actions the game has, $expected how many the page knows.
server-stale-actions = { $played } actions have been played, not { $expected }.
# $tried is how many actions the draft has, $expected how many the page knows.
server-stale-draft = There are { $tried } actions in the draft, not { $expected }.
server-draft-empty = The draft is empty; there is nothing to confirm.
server-nothing-to-undo = There is nothing to undo: all your actions have been played.
server-commit-must-be-last = An action that cannot be undone must be the last one.
server-action-possible = This is possible.
# $start and $final are tiles, such as B4.
server-no-such-walk = No move from { $start } ends like this on { $final }.
server-spectator-no-goods = Only players have goods to sell.
server-no-move-help = This table is played without help with moves.
# $djinn is what somebody typed.
server-no-such-djinn = There is no djinn '{ $djinn }'.

## Why the place of the final tile brings nothing.

server-no-palm-left = There is no palm tree left.
server-no-palace-left = There is no palace left.
server-no-djinn-on-offer = There is no djinn on offer.

## The state of a game or a table.

server-game-over = The game is over.
server-game-not-started = The game has not started yet.
server-game-started = The game has already started; you can watch it.
# It takes a few seconds until setup is done.
server-game-starting = The game is being dealt; try again in a few seconds.
server-not-finished = This is available when the game is over.
server-table-closed = This table is closed.
server-closed-by-operator = The operator has closed this table.
server-closed-before-start = This table was closed before the game started.
# $table is a code such as K7Q2M9AB, or what somebody typed.
server-no-such-table = There is no table '{ $table }'. Check the code.
# $exercise is a name such as four-viziers, or what somebody typed.
server-no-such-exercise = There is no exercise called '{ $exercise }'.
server-table-reloading = The table is being reloaded; try again.

## Seats.

server-table-full = All seats of this table are taken; you can watch.
server-seat-taken = { $seat } is taken; choose another seat.
server-colour-taken = { $seat } is taken; choose another colour.
server-seat-own = This is your own seat; leave the table to free it.
server-seat-not-yours = { $seat } is not your seat.
server-no-such-seat = { $seat } does not play at this table.
server-seats-free = { $n ->
    [one] { $n } seat is still free. Wait, or give it to a bot.
   *[other] { $n } seats are still free. Wait, or give them to bots.
 }
server-leave-no-seat = You have no seat at this table.
server-leave-finished = The game is over; there is nothing to leave.
server-host-only = Only the host of the table can do this.
server-players-only = Only players at the table can do this.
server-spectator = You are a spectator; only players can do this.
# A key is the secret that lets a browser play a seat.
server-no-key = You have no key for this seat.
server-wrong-key = This key is not valid at this table.
server-key-logged-out = This key is void, because its device was logged out.
server-rematch-not-seated = Only players of this game can ask for a rematch.
server-rematch-running = The game is still running.

## Votes: the others at a table decide whether a bot plays for an absent player.

server-vote-own-seat = This is your own seat: leave the table, or let a bot play for you.
server-vote-not-absent = { $seat } is here, or has not been away for long; please wait.
server-vote-again = A vote has just ended; please wait before you call another one.
server-no-vote = There is no vote about this seat.

## Creating a table.

server-no-person = At least one seat must be for a person.
server-start-too-early = Other players have to join first: create the table now and start it later.
server-level-for-bots = Bots need a level; other seats must not have one.
server-impossible-clock = This is not a possible time control.
server-not-a-seed = A seed is a number from 0 to 2^128 - 1.
# A position is a line of text that describes the whole game at one moment.
server-not-a-position = This is not a position: { $reason }
server-position-other-game = The position has another number of players, or its game is over.
server-no-positions = This server does not start games from a position.
server-continue-over = This game is over at that moment: go back a little to continue it.
server-continue-no-seat = No player of this game is { $seat }.
server-continue-no-moment = This game has only { $n } actions.

## Contributions: each player's browser adds a random value to the deal, so that nobody can know it before.

server-contribution-chosen-deal = The deal of this table was chosen by its host; nobody can contribute to it.
server-contribution-late = The game was dealt already; your value came too late and was left out.
server-contribution-early = Keep your value until the host starts the game.
server-contribution-wrong = You have not contributed this value to the deal of this table.
server-contribution-not-seated = Only players at the table can contribute to its deal.

## Names, identities and devices. An identity is a player without an account, known by a cookie of the browser.

server-name-blank = This name is blank or invisible. Choose one with at least one letter or digit.
server-name-like-staff = This name looks like the server or its staff. Please choose another one.
server-no-identity = This browser has no identity yet; choose a name first.
server-device-code-wrong = This code is wrong, used or expired. Create a new one.
server-device-logged-out = This device was logged out.
server-no-such-device = There is no such device; it may be logged out already.
# $language is a code such as "de".
server-no-such-language = There are no texts in the language '{ $language }'.

## Chat, and reports of players about others.

server-chat-empty = The chat message is empty.
server-chat-fast = You are writing very fast; wait a few seconds before the next message.
server-chat-day = { $n ->
    [one] You have written { $n } message today; go on tomorrow.
   *[other] You have written { $n } messages today; go on tomorrow.
 }
server-chat-full = This chat is full for today; you can play on, and write again tomorrow.
server-report-own-seat = This is your own seat.
server-report-not-seated = Only players at this table can report somebody.
server-report-nobody = There is nobody to report: no person plays { $seat }.
server-report-again = You have already reported { $seat }. The operator will see it.
server-too-many-reports = Too many reports for today; try again tomorrow.

## Mutes and bans by the operator. $reason is what the operator wrote.

server-muted = You cannot send chat messages. Reason: { $reason }
server-muted-until = You cannot send chat messages until { $until }. Reason: { $reason }
server-banned = You are banned from this server. Reason: { $reason }
server-banned-until = You are banned from this server until { $until }. Reason: { $reason }
server-network-banned = Your network is banned from this server. Reason: { $reason }
server-network-banned-until = Your network is banned from this server until { $until }. Reason: { $reason }

## Limits. $n is the most that is allowed.

server-too-many-requests = Too many requests; please slow down.
server-too-many-messages = Too many messages; please slow down.
server-too-many-tables = Too many new tables; wait a minute before the next one.
server-too-many-tables-today = Too many new tables from your network today; try again in a few minutes.
server-too-many-exercises = Too many exercises were started from your network today; try again in a few minutes.
server-too-many-open-games = { $n ->
    [one] You have { $n } open game; finish or leave it first.
   *[other] You have { $n } open games; finish or leave one first.
 }
server-too-many-open-games-network = { $n ->
    [one] There is { $n } open game from your network; finish or leave it first.
   *[other] There are { $n } open games from your network; finish or leave some of them first.
 }
server-too-many-identities = Too many new players came from your network today. Try again in an hour, or use a browser that has played here before.
server-too-many-spectators = Too many people are watching this table; try again later.
server-too-many-spectators-network = Too many people from your network are watching this table.
server-request-too-large = A request has at most { $n } bytes.
server-message-too-large = A message has at most { $n } bytes.
server-address-too-long = The address of a request has at most { $n } bytes.
server-head-too-large = The head of a request has at most { $n } bytes.
server-header-too-long = A header has at most { $n } bytes.
server-too-many-headers = A request has at most { $n } headers.
server-body-too-large = The body of a request has at most { $n } bytes, with its framing.

## What is stored.

server-not-saved = This could not be saved and has not happened. Try again.
# $reason is server-database-lost or server-database-not-writable.
server-not-writable = This has not happened. { $reason }
server-database-lost = The server has lost its database; its operator must restart it.
server-database-not-writable = The database cannot be written at the moment; try again.
server-database-not-readable = The database cannot be read at the moment; try again.
server-database-damaged = The server's database is damaged where it was read. Please tell the operator.
server-table-damaged = The stored data of this table is damaged, so it cannot be opened. Please tell the operator of this server. Other tables are not affected.
# The commitment is a number that was published when the table was created; it proves that setup was not chosen later.
server-table-damaged-seed = The data of this table is damaged: its seed does not match the commitment that was published when it was created. So it is not opened, and nothing was changed. Tell the operator of this server, and create another table to play.
server-table-damaged-contribution = The data of this table is damaged: a contribution to the deal does not match its digest. So it is not opened, and nothing was changed. Tell the operator of this server, and create another table to play.
# $old and $new are versions, such as 1.4.0.
server-incompatible-version = This game was started with Naqala { $old } and cannot be continued with { $new }. { $reason } Nothing was changed.
# The reasons of server-incompatible-version. $n is the number of the action.
server-replay-start = The seed gives another start.
server-replay-missing = Action { $n } is missing, or another player's.
server-replay-illegal = Action { $n } is illegal.
server-replay-draw = Action { $n } draws something else.
server-replay-damaged = Its data is damaged.
server-cannot-store = This cannot be stored; nothing of it was.
server-store-closed = The store is closed.
# $rows is the name of a table of the database.
server-row-damaged = A row of { $rows } is damaged.
server-seat-missing = A seat is missing.

## Requests that no page of ours sends. For programmers; $problem is English. JSON, HTTP and hello are technical terms.

server-not-found = Not found.
server-method-not-allowed = This method is not allowed here.
server-invalid-request = Invalid request: { $where }: { $problem }
server-invalid-message = Invalid message: { $where }: { $problem }
server-invalid-body = The body of this request is invalid.
server-not-http = This is not a valid HTTP request.
server-request-late = The request took too long to arrive.
server-websocket-method = A WebSocket is opened with GET.
server-no-hello = No hello was received.
server-hello-first = The first message must be a hello.
server-hello-again = Hello was already sent.
server-wrong-origin = Requests from pages of other sites are not allowed. If this site is meant to use the server, start it with --origin and the address of the site, or with --proxy if it is a proxy that does TLS.
# $option is an option of the command line.
server-wrong-host = This server does not answer to this host name. To allow it, start it with { $option }
server-no-lan-address = This server has no address in the local network to invite others to.
server-restarting = The server is restarting; try again in a moment.
server-internal-error = Something went wrong on the server; it has been logged.

## For the operator, who looks after the server.

server-wrong-operator-key = The operator key is wrong.
server-too-many-wrong-keys = Too many wrong operator keys; wait a minute.
# An id is a long random word; its beginning is enough.
server-person-ambiguous = Several people have an id that begins like this; add a few letters.
server-no-such-person = Nobody has this id. Look it up among the people or in a report.
server-person-seat-form = Name a seat like K7Q2M9AB/pink.
server-no-person-on-seat = No person plays this seat.
server-no-such-report = There is no report { $report }.
server-not-muted = This person is not muted.
server-no-such-ban = There is no such ban.
server-identity-or-network = Name either an identity or a network.
server-reason-for-person = Give a reason; the person will read it.
server-reason-for-players = Give a reason; the players will read it.
server-close-finished = This game is over; only tables that wait or play can be closed.
server-close-again = This table is closed already.
server-not-a-network = This is not an address or a network; examples: 192.0.2.7, 2001:db8::/48.
# $prefix is the length of a network's prefix, such as /8.
server-network-too-large = This network is too large: name at least { $prefix }.
server-bad-operator-key = An operator key has { $shortest } to { $longest } ASCII characters and no spaces. To get a random one, run `naqala admin` without one.
server-key-file-unreadable = Cannot read '{ $file }': { $problem }.
server-key-file-open = Others can read '{ $file }'. Run: chmod 600 '{ $file }'

## Why the server does not start. $file is a path; $problem comes from the system and may be English.

server-no-home = There is no home folder; set NAQALA_HOME to a folder for games.
server-not-a-database-url = '{ $url }' is not a database URL; an example is 'sqlite+aiosqlite:////path/file.db'.
server-database-not-a-file = The database must be a file, for example 'sqlite+aiosqlite:////path/file.db'.
server-database-newer = This database was written by a newer Naqala (revision { $revision }). Nothing was changed; update Naqala to open it.
server-database-not-openable = Cannot open the database { $url }: { $problem }.
server-database-several-links = '{ $file }' has several hard links. SQLite damages a database that is used by two names; make a copy instead, and delete the other names.
server-file-not-usable = Cannot store games in '{ $file }': { $problem }. Choose another file.
server-file-no-permission = Cannot store games in '{ $file }': no permission. Choose another file.
server-file-not-a-file = '{ $file }' is not a file. Choose another one.
server-file-not-lockable = Cannot lock '{ $file }': { $problem }. Choose another file.
server-file-in-use = Another server uses '{ $file }'. Stop it, or choose another file.
server-file-damaged = The database '{ $file }' cannot be used: { $problem }. Nothing was changed. Copy the file and its -wal file to a safe place; then restore a backup, or run `naqala admin check` to see what is damaged.

## What `naqala admin check` finds in a table.

server-check-seats = It has the seats { $seats } for { $players } players.
server-check-not-started = It has actions or a record, but has not started.
server-check-record-missing = The game is over without a record, or has a record and goes on.
server-check-other-record = Its record is of another game.
