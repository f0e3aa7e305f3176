### The operator's page. It is loaded with that page only, so these texts are no part of `en`.

operator-title = Naqala operator
operator-lobby = Lobby
operator-key-title = Operator’s page
operator-key-about = For the person who runs this server. The key is kept in this tab only and forgotten when you close it.
operator-key-label = Operator key
operator-key-open = Open
operator-key-wrong = This is not the operator key of this server.
operator-key-off = This server has no operator key. Its documentation says how to set one.
operator-key-too-many = Too many wrong keys. Please wait a minute.
operator-key-forget = Forget the key
operator-unreachable = The server cannot be reached. Please try again in a moment.
operator-section-label = Sections
operator-section-reports = Reports
operator-section-people = People
operator-section-tables = Tables
operator-section-restrictions = Mutes and bans
operator-section-actions = Log
operator-refresh = Refresh
operator-loading = Loading …
operator-overview = { $reports ->
        [one] { $reports } open report
       *[other] { $reports } open reports
    } · { $people ->
        [one] { $people } person
       *[other] { $people } people
    } · { $waiting ->
        [one] { $waiting } table waiting
       *[other] { $waiting } tables waiting
    }, { $running ->
        [one] { $running } running
       *[other] { $running } running
    } · { $connections ->
        [one] { $connections } connection
       *[other] { $connections } connections
    }
operator-report-none = No open reports.
operator-report-title = { $name } was reported
operator-report-by = Reported by { $name }
operator-report-at = Table { $table }, { $seat }, { $time }
operator-report-gone = The player of this seat is not known any more.
operator-report-chat = Recent chat
operator-report-no-chat = Nobody wrote anything at this table.
operator-report-said = { $name }:
operator-report-resolve = Resolve
operator-report-view = Open table
operator-person-created = Known since { $time }
operator-person-seen = last seen { $time }
operator-person-muted = muted until { $time }
operator-person-muted-open = muted
operator-person-banned = banned until { $time }
operator-person-banned-open = banned
operator-person-nameless = no name
operator-search-people = Name or id
operator-search-tables = Code or player
operator-search-go = Search
operator-search-no-people = Nobody was found.
operator-search-no-tables = No table was found.
operator-search-about-people = Without a name or id: the people seen last.
operator-search-about-tables = Without a code or player: the newest tables.
operator-table-status-waiting = waiting for players
operator-table-status-playing = playing
operator-table-status-finished = finished
operator-table-status-closed = closed
operator-table-public = public
operator-table-private = private
operator-table-created = since { $time }
operator-table-connections =
    { $n ->
        [one] { $n } connection
       *[other] { $n } connections
    }
operator-table-bot = { $level } bot
operator-table-free = free
operator-restrictions-mutes = Muted
operator-restrictions-no-mutes = Nobody is muted.
operator-restrictions-bans = Banned
operator-restrictions-no-bans = Nobody is banned.
operator-restrictions-no-end = no end
operator-restrictions-until = until { $time }
operator-restrictions-network = Network { $network }
operator-actions-none = Nothing was done yet.
operator-do-mute = Mute
operator-do-mute-of = Mute { $name }
operator-do-mute-about = This player can go on playing, but cannot write in the chat. They see the reason and the time.
operator-do-mute-done = { $name } is muted.
operator-do-unmute = Unmute
operator-do-unmute-of = Unmute { $name }
operator-do-unmute-done = { $name } can write in the chat again.
operator-do-ban = Ban
operator-do-ban-of = Ban { $name }
operator-do-ban-about = This player cannot join or play at any table. They see the reason and the time.
operator-do-ban-done = { $name } is banned.
operator-do-unban = Lift ban
operator-do-unban-of = Lift the ban of { $name }
operator-do-unban-done = { $name } can play again.
operator-do-ban-network = Ban a network
operator-do-ban-network-of = Ban a network
operator-do-ban-network-about = Nobody at these addresses can use this server. Others may share them: keep the network small and the time short.
operator-do-ban-network-done = { $name } is banned.
operator-do-close = Close table
operator-do-close-of = Close table { $name }
operator-do-close-about = The game ends without a result, for everybody. The players see the reason.
operator-do-close-done = Table { $name } is closed.
operator-do-resolve-of = Resolve the report about { $name }
operator-do-resolve-about = The report leaves the list. Mutes and bans stay as they are.
operator-do-resolve-done = The report about { $name } is resolved.
operator-form-network = Address or network
operator-form-network-example = such as 192.0.2.7 or 2001:db8::/48
operator-form-reason = Reason, shown to the player
operator-form-reason-players = Reason, shown to the players
operator-form-note = Note for the log (optional)
operator-form-duration = How long
operator-form-hours-1 = 1 hour
operator-form-hours-24 = 1 day
operator-form-hours-168 = 7 days
operator-form-hours-720 = 30 days
operator-form-hours-0 = Until it is lifted
operator-reason-abuse = Insults or threats
operator-reason-spam = Advertising or spam
operator-reason-name = Offensive or misleading name
operator-reason-stalling = Delays the game on purpose
operator-reason-cheating = Cheating
operator-reason-other = Something else
