points-gold = Gold
points-viziers = Viziers
points-elders = Elders
points-djinns = Djinns
points-tiles = Tiles
points-palms = Palm trees
points-palaces = Palaces
points-goods = Goods
note-gold = 1 each
note-viziers = 1 each, +10 per rival with fewer
note-elders = 2 each
note-djinns = value on the card
note-tiles = value of your tiles
note-palms = 3 each on your tiles
note-palaces = 5 each on your tiles
note-goods = sold in the best suits
score-you-win =
    { $n ->
        [one] You win with { $n } point and become Great Sultan of Naqala.
       *[other] You win with { $n } points and become Great Sultan of Naqala.
    }
score-wins =
    { $n ->
        [one] { $name } wins with { $n } point and becomes Great Sultan of Naqala.
       *[other] { $name } wins with { $n } points and becomes Great Sultan of Naqala.
    }
score-share =
    { $n ->
        [one] { LIST($names) } share the throne of Naqala with { $n } point each.
       *[other] { LIST($names) } share the throne of Naqala with { $n } points each.
    }
score-rounds =
    { $n ->
        [one] The game lasted { $n } round.
       *[other] The game lasted { $n } rounds.
    }
score-ahead =
    { $n ->
        [one] You are { $n } point ahead of { LIST($names) }.
       *[other] You are { $n } points ahead of { LIST($names) }.
    }
score-behind =
    { $n ->
        [one] You are { $place }, { $n } point behind.
       *[other] You are { $place }, { $n } points behind.
    }
score-follow = { LIST($names) } { $many ->
        [one] is
       *[other] are
    } { $n ->
        [one] { $n } point
       *[other] { $n } points
    } behind.
score-place-2 = second
score-place-3 = third
score-place-4 = fourth
score-ended-camel = { LIST($names) } placed the last camel.
score-ended-camels = { LIST($names) } ran out of camels.
score-ended-a-camel = A player placed the last camel.
# $n is the number of players; in English it changes nothing.
score-ended-stuck = { $n ->
    [one] { LIST($names) } could not move any meeples.
   *[other] { LIST($names) } could not move any meeples.
 }
score-ended-no-move = No meeples could move any more.
score-table = Points by player and category
score-source = Points for
score-total = Total
score-best = best
score-winner = Winner
score-chart = Points by round
score-chart-note = including gold and cards
score-chart-picture = Line chart of the points by round. The table below has the numbers.
score-chart-table = Points after each round
score-chart-start = Start
score-round = Round
score-actions = Next steps
score-again = Play again
score-next = Go to the next game
score-board = Look at the board
score-replay = Replay
score-lobby = Go to the lobby
score-record = Game record
score-record-about = Every action of the game as text. Replay it with the command “naqala replay”.
score-record-copy = Copy
score-record-download = Download
score-record-json = Download JSON
score-record-copied = Record copied.
score-record-by-hand = Your browser does not allow copying. Please copy the text below.
score-record-text = Game record as text
score-record-failed = The record could not be loaded. Please try again in a moment.
