### The page of the player's finished games.

games-page-title = My finished games – Naqala
games-title = My finished games
games-shown =
    { $n ->
        [one] { $shown } of { $n } game
       *[other] { $shown } of { $n } games
    }
games-none = You have not finished a game yet.
games-with = with { LIST($names) }
games-no-scores = Finished
games-points = Points by source
games-replay = Replay
games-more = Show more
games-export = Download all records
