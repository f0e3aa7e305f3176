### The game in the terminal (naqala play) and the commands that print games, positions, rules and djinns.
###
### What is typed stays as it is in every language: `help`, `undo`, bid:5, naqala play --resume.
### $seat and $rival are colours; $name and $names are players: "Ann (Blue)". $file is the path of a file, $reason why something failed.

# A refused action with the number of its rule.
terminal-refusal = { $reason } ({ $rule })
# After the text of an error; $command is what to type.
terminal-see-help = Help: { $command }
# After the text of an error; $name is a bot.
terminal-meant = Did you mean { $name }?
# A player with another name than the colour.
terminal-player = { $name } ({ $colour })

## Starting a game

terminal-welcome = Welcome to Naqala, an unofficial Five Tribes.
# $names are players separated by semicolons.
terminal-unfinished = You have an unfinished game: { $names }; round { $round }.
terminal-player-bot = { $name }, a bot
# The word in brackets is what Enter alone means. Any word that starts with n is a no.
terminal-continue = Continue it? yes or no [yes]
terminal-how-many-players = How many players?
terminal-how-many-people = How many of them are people? The others are bots.
# The number in brackets is what Enter alone means.
terminal-number-question = { $question } { $least } to { $most } [{ $default }]
terminal-not-a-number = { $answer } is not a number from { $least } to { $most }.
terminal-who-plays = Who plays { $seat }? [{ $seat }]
terminal-which-level = Which level? [{ $level }]
terminal-levels = Type one level for all bots, or one for each of them, such as sharp,calm.
terminal-people-too-many = { $people } people cannot play a game for { $players } players.
terminal-names-too-many =
    { $people ->
        [one] There are { $names } names for { $people } person.
       *[other] There are { $names } names for { $people } people.
    }
terminal-bots-too-many = { $seats ->
    [one] Too many bots: { $bots } named, { $seats } seat free.
   *[other] Too many bots: { $bots } named, { $seats } seats free.
 }
# $bots are names of programs, joined with commas.
terminal-bot-unknown = There is no bot { $bot }; there are { $bots }.
terminal-bot-name = The name of this bot is too long, or has characters that cannot be in a record.
# $bot is the name of a program.
terminal-bot-foreign = { $seat } was played by { $bot }, which is not one of Naqala's bots. If you trust it, run: naqala play --load FILE --bots { $bot }
terminal-no-unfinished = There is no unfinished game. Start one with `naqala play`.

## Leaving and saving

terminal-goodbye = Goodbye.
terminal-saved-goodbye = The game is saved. Continue it with `naqala play --resume`.
# $reason is a sentence.
terminal-not-saved-goodbye = The game could not be saved. { $reason }
terminal-not-being-saved = This game is not being saved. { $reason }
terminal-saved-as = Saved as { $file }
terminal-record = The record of this game is { $file }
terminal-record-not-saved = The record of this game was not saved. { $reason }
terminal-load-what = Type the name of a file, such as `load evening.naqala`.
# $reason comes from the operating system, in English: "Permission denied".
terminal-file-not-written = { $file } cannot be written: { $reason }.
terminal-file-not-read = { $file } cannot be read: { $reason }.
terminal-file-exists = { $file } already exists and is not a saved game. Choose another name.
terminal-not-a-file = { $file } is not a file.
terminal-no-file = There is no file { $file }.
terminal-file-not-text = { $file } is not a saved game: it is not a text file.
# $reason is one sentence or more.
terminal-file-not-continued = { $file } cannot be continued. { $reason }
terminal-input-too-long = { $file } is too long for a game: the limit is { $most } bytes.
terminal-input-not-text = { $file } is not UTF-8 text.
# $reason is a sentence.
terminal-input-no-position = { $reason } (A position as text starts with round=.)

## The screen

terminal-pass-keyboard = Pass the keyboard to { $name }, then press Enter.
# The dots are added by the program.
terminal-thinking = { $name } is thinking
# $action is an option as in actions.ftl: "Drop a Vizier on C4".
terminal-automatic = Played automatically: { $action }.
terminal-undone = Undone: { $action }.
terminal-undone-turn = Undone: everything of this turn that can be undone.
undo-automatic = There is nothing to undo: all actions since were played automatically.
terminal-type-help = Type `help` for a list of commands.
# $bot is the bot that stepped in; $reason is a message for its author, in English.
terminal-bot-failed = { $name } gave no answer, so { $bot } answered in its place. The reason: { $reason }
# $task is a sentence: "Pick up the meeples of a tile."
terminal-task = { $task } ({ $rule })
# $walk is the way so far in notation; $what are the meeples left.
terminal-walk = Your walk: { $walk }; in hand: { LIST($what) }.
terminal-in-hand = In hand: { LIST($what) }. { $task } ({ $rule })
# A clause of the log: "Blue walks C3> C4v D4b and collects 3 Builders on D4."
terminal-walks = { $you ->
    [yes] walk
   *[no] walks
 } { $walk }

# The places on the board: at most 7 letters.
terminal-place-V = Village
terminal-place-S = Sacred
terminal-place-O = Oasis
terminal-place-M = Small
terminal-place-L = Large

terminal-round = Round { $n }
terminal-turn-order = Turn order
terminal-bid-order = Bid order
# Followed by the cards of the resource row, or by "none".
terminal-row = Cards
terminal-djinn-row = Djinns
terminal-none = none
# Followed by the palm trees and palaces in the supply and the cards in the draw pile.
terminal-supply = Left
terminal-camels = { $n ->
    [one] { $n } camel
   *[other] { $n } camels
 }
terminal-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
# A djinn whose power was used this round.
terminal-djinn-used = { $djinn } (used)
# $gold is "50 gold".
terminal-yours = You have { $gold }; cards: { LIST($what) }.
terminal-yours-no-cards = You have { $gold }; cards: none.
terminal-theirs = { $seat } has { $gold }; cards: { LIST($what) }.
terminal-theirs-no-cards = { $seat } has { $gold }; cards: none.

## The menu: titles, each followed by numbered options

terminal-menu-bid = Bid
terminal-menu-pick-up = Pick up
terminal-menu-build = Build
terminal-menu-kill = Kill
terminal-menu-take = Take
terminal-menu-summon = Summon
terminal-menu-keep = Keep
terminal-menu-choose = Choose
terminal-menu-sell = Sell
terminal-menu-use = Use
# After "Bid 5": what it costs, if it is not the price.
terminal-bid-fakirs = (for { $gold } gold and { LIST($what) })
terminal-bid-all = (for all your { $gold } gold)
# After "Build".
terminal-build = with { LIST($what) }: { $gold } gold
# After "Kill": "a Vizier of Pink".
terminal-kill-held = { LIST($what) } of { $rival }
# After "Sell".
terminal-sell = { LIST($what) } for { $gold } gold
# After "Summon" or "Use": "Hagis for an Elder".
terminal-djinn-for = { $djinn } for { LIST($what) }
# After the tile where the last meeple may land.
terminal-takes = takes { LIST($what) }
terminal-takes-tile = takes { LIST($what) } and the tile
# $power is a sentence.
terminal-djinn = { $djinn }, { $value }: { $power }
terminal-more-sales = You can sell { $n } suits; type any that is not listed, such as sell:silk+fish.

## Typed answers

terminal-turn-over = Your turn is over; ignored: { $words }
# $example is an answer in notation: bid:5.
terminal-unclear = Type the number of an option, or notation such as { $example }. For more, type `help`.
terminal-no-option = There is no option { $word }. Type a number from 1 to { $last }.
# $options are answers in notation.
terminal-which-one = Type which one you mean: { LIST($options, join: "or") }.
terminal-tile-not-now = { $tile } cannot be chosen now. Choose a tile marked with > on the board.
terminal-nothing-yet = Nothing has happened yet.
terminal-which-rule = Type the number of a rule, such as `rules K2`. `naqala rules` lists all rules.
terminal-which-djinn = Type a name, such as `djinn Hagis`.
# $name is in quotation marks.
terminal-no-djinn = There is no djinn { $name }.
# $where is one of the next four texts, $price one of price-… in refusals.ftl, $power a sentence.
terminal-djinn-paid = { $djinn } ({ $rule }): value { $value }; price { $price }; { $where }. { $power }
terminal-djinn-free = { $djinn } ({ $rule }): value { $value }; no price, always active; { $where }. { $power }
terminal-djinn-offered = on offer
terminal-djinn-owned = owned by { $name }
terminal-djinn-discarded = discarded
terminal-djinn-unseen = not revealed yet

## The help: what can be typed, and what it does

terminal-help = Type the number of an option, or notation; a line may contain several.
terminal-help-pick-up = pick up the meeples of C3
terminal-help-drop = drop a Merchant on D3
terminal-help-walk = a whole walk
terminal-help-kill = kill a Vizier on D3
terminal-help-kill-held = kill an Elder of Pink
terminal-help-bid = bid 5
terminal-help-build = build with 2 Fakirs
terminal-help-buy = take the first card
terminal-help-use = use a power
terminal-help-choose = choose D3 for a power
terminal-help-summon = summon a djinn
terminal-help-summon-fakir = summon with a Fakir
terminal-help-keep = keep a djinn shown to you
terminal-help-sell = sell a suit of goods
terminal-help-on = continue
terminal-help-pass = decline
terminal-help-end = end your turn
terminal-help-commands = Commands:
terminal-help-undo = undo an action
terminal-help-restart = undo the turn
terminal-help-options = list all options in notation
terminal-help-rules = show a rule
terminal-help-djinn = show a djinn
terminal-help-score = the score as you know it
terminal-help-log = the last 5 turns
terminal-help-board = draw the screen again
terminal-help-save = save a copy
terminal-help-load = switch to another game
terminal-help-quit = save and leave
# The letters are drawn on the board in every language.
terminal-help-tribes = On the board: v Vizier, e Elder, m Merchant, b Builder, a Assassin; 5* a blue value; { $palm } palm tree; { $palace } palace; >C3 can be chosen; @C3 the last tile of your walk.
# $letters are camels with their colours: "B Blue, P Pink".
terminal-help-camels = Camels: { LIST($letters) }.

## Scores. The number of a rule follows each of the labels.

terminal-score-gold = Gold, 1 each
terminal-score-viziers = Viziers
terminal-score-more-viziers = 10 for each rival with fewer
terminal-score-elders = Elders
terminal-score-djinns = Djinns
# The player's tiles; the next two lines are about the same tiles.
terminal-score-tiles = Tiles with their camels
terminal-score-palms = Palm trees on them
terminal-score-palaces = Palaces on them
terminal-score-goods = Goods in the best suits
terminal-score-total = Total
terminal-score-total-now = Total now
terminal-score-secret = ? is secret; 20+ means 20 points plus secret gold and goods.

## Watching bots, replays and positions

terminal-watch-seed = { LIST($names) } play the game with seed { $seed }.
terminal-watch-position = { LIST($names) } play a game that starts from a given position.
# $round is the round of the turn, $n its number among $lines bids and turns.
terminal-replay-moment = Round { $round }: { $n } of { $lines }
# Nothing has been played yet; there are $lines bids and turns.
terminal-replay-start = The start: 0 of { $lines }
# What can be typed. The letters are the same in every language.
terminal-replay-keys = Enter: next; b: back; 12: go to 12; g: start; e: end; q: leave
terminal-replay-unclear = Type a number from 0 to { $lines }, or one of the letters below.
terminal-replay-no-more = There is nothing before the start or after the end.
# $typed is in quotation marks; $colours are typed as they are: "blue, pink".
terminal-replay-no-seat = There is no player { $typed }. The players are { $colours }.
terminal-replay-too-far = There is no line { $n }. The record has { $lines }.
terminal-replay-over = After line { $n } the game is over, so nobody can play on.
terminal-after-what = Type which game, too: naqala play --load FILE --after N
terminal-replay-game = A game for { $n } players.
terminal-replay-game-seed = A game for { $n } players, dealt from seed { $seed }.
terminal-replay-game-contributions = A game for { $n } players, dealt from seed { $seed } and contributions of the players.
terminal-replay-after = After { $n } of { $lines } lines:
terminal-replay-end = The record ends here:
# $task is a sentence: "Pick up the meeples of a tile."
terminal-next = { $seat } is next. { $task }
terminal-over = The game is over.

## naqala rules, naqala djinns

# A djinn of the rules: $price is one of the next two texts, $power sentences.
rule-djinn = { $name } (value { $value }, { $price }): { $power }
# $price is letters of the key in the rules: "E or F".
rule-djinn-price = price { $price }
rule-djinn-free = no price
terminal-rules-no-word = No rule contains { $word }.
# $letters are the letters of the sections: "C S B T".
terminal-rules-no-section = There is no rule { $rule }. The sections are { $letters }.
terminal-rules-no-number = There is no rule { $rule }. Section { $letter } ({ $title }) ends with { $last }.
terminal-djinn-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
terminal-djinn-price-fakirs = 1 or more Fakirs
terminal-djinn-price-none = no price, always active
# $name is in quotation marks, $names are names of djinns.
terminal-djinn-unclear = { $name } could be { LIST($names, join: "or") }. Type more letters.
terminal-djinn-unknown = There is no djinn { $name }. `naqala djinns` lists all { $n }.
terminal-djinn-meant = There is no djinn { $name }. Did you mean { $djinn }?

## naqala verify: was a game dealt as promised? The commitment is shown before the game, the seed after it.

# $reason is a sentence.
terminal-not-verified = Not verified: { $reason }
terminal-verify-no-commitment = This record has no commitment.
# $words are made-up words that stand for the commitment.
terminal-verify-other-commitment = The commitment of this record is another one, { $commitment } ({ $words }). Either this is the record of another game, or the deal was changed after you saw the commitment.
terminal-verify-no-seed = This record has no seed, so nothing can be proved. The seed is in the record when the game is over.
terminal-verify-position = This game started from a position, or its record has no seed; so nothing can be proved.
terminal-verified = Verified: a game for { $n } players, dealt as promised by its commitment.
terminal-verify-commitment = Commitment: { $commitment }
terminal-verify-words = In words: { $words }
terminal-verify-checked = Checked:
terminal-verify-salt = Seed and salt match the commitment.
terminal-verify-start = The start is what the seed deals.
terminal-verify-start-contributions = The start is what the seed and the contributions deal.
terminal-verify-draws = { $n ->
    [0] There were no draws.
    [one] The only draw is what the seed brings.
   *[other] Each of the { $n } draws is what the seed brings.
 }
terminal-verify-draws-contributions = { $n ->
    [one] The { $n } draw is what the seed and the contributions bring.
   *[other] Each of the { $n } draws is what the seed and the contributions bring.
 }
terminal-verify-contribution = The value that { $seat } contributed matches its digest.
terminal-verify-your-words = The words of the commitment are yours.
terminal-verify-your-commitment = The commitment is yours.
# A heading; each of the next texts is an item of the list below it.
terminal-verify-unknown = This record cannot tell:
terminal-verify-unknown-shown = whether this commitment was shown before the game. Compare it with what you saw then, or give it: --commitment
terminal-verify-unknown-words = whether the rest of the commitment is the same. Who plans ahead can find two commitments with the same words; compare all 64 digits to be sure.
terminal-verify-unknown-left-out = why the value that { $seat } promised was left out of the deal.
terminal-verify-unknown-digests = whether the digests of the contributions were shown before the start.
terminal-verify-unknown-chosen = whether the seed was chosen: no player has contributed to the deal.
