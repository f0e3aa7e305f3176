### The pages /replay/CODE and /replay: a recorded game, step by step.

replay-title = Replay
# $code is that of a table.
replay-title-table = Replay of { $code }
replay-of = Replay of table { $code }
replay-of-record = Replay of a record
replay-start = The game begins.

replay-running = This game is still being played
replay-running-about = A replay shows everybody’s gold and cards, so it opens when the game is over. Until then you can watch at the table.
replay-to-table = Go to the table
replay-failed = This replay cannot be shown
replay-again = Try again

## Opening a record.

replay-open = Replay a record
replay-open-about = Every finished game can be saved as a record. It is only read here, not kept.
replay-choose = Choose a file
replay-or-drop = or drop it on this page
replay-paste = Or paste the record
replay-show = Show the game
replay-record-empty = There is nothing to show yet: choose a file or paste a record.
replay-record-long = This file is too long for one game.

## The controls.

replay-controls = Replay
replay-playback = Playback
replay-first = To the start
replay-last = To the end
replay-back = Previous action
replay-forward = Next action
replay-turn-back = Previous turn
replay-turn-forward = Next turn
replay-play = Play
replay-pause = Pause
replay-view = View
replay-view-all = Everything open
replay-all-hands = of everybody
replay-own-hand = of this seat
replay-continue = Continue from here
replay-more = View, share, continue
# Which of all actions is on screen: 57 / 287.
replay-moment = { $n } / { $of }
replay-scrubber = Moment of the game
# $text is a sentence of the log.
replay-scrubber-value = Action { $n } of { $of }, round { $round }. { $text }
replay-log-jump = Show the game after action { $n }

## The dialog with everything else.

replay-options = View and share
replay-speed = Speed
replay-speed-value = { $n }×
replay-link = Link to this moment
replay-embed = For your own website
replay-copy = Copy
replay-copy-link = Copy the link
replay-copy-embed = Copy the code for a website
replay-copied = Copied.
replay-not-copied = Please copy the selected text yourself.
replay-picture = Picture of the board
replay-picture-png = Save as PNG
replay-picture-svg = Save as SVG
replay-picture-failed = This browser could not draw the picture.
replay-keys = Keys: the arrows step by action, with Shift by turn; Home and End lead to the start and the end; Space plays.
replay-other-record = Open another record
# The caption of the picture.
replay-caption = Naqala, round { $round }
replay-caption-player = { $name } { $n }
# The link in a frame of another site.
replay-embedded-link = Open in Naqala

## A new game from a moment.

replay-continue-about = A new table starts right after action { $n }. You take a seat, bots play the others.
replay-continue-seat = Your seat
replay-continue-level = The bots
replay-continue-start = Play on
