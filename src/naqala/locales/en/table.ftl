seats-with-colour = { $name } ({ $colour })
colour-blue = blue
colour-pink = pink
colour-orange = orange
colour-black = black
seats-bot = { $level } bot
seats-substitute = { $level } bot is playing
seats-offline = offline
players-your-turn = Your turn
players-acting = playing
players-next = next
players-played = done
players-secret = Gold is secret
players-kill = Kill 1 { $who }
players-use = Use { $djinn }
players-look = Read about { $djinn }
players-no-djinn = no djinn
players-total = points
players-known-part = known points
estimate-title = Score so far
estimate-known = as far as you know
tracks-turns = Turn order track
tracks-bidders = Bid order track
tracks-next-bidders = Bid order track of the next round
tracks-bidding = Bid order
tracks-next-bids = Next bids
tracks-bid = Bid { $price }
djinns-title = Djinns
djinns-price = Sacred Place: 2 Elders, or Elder + Fakir
djinns-keep-one = Keep one of these
djinns-left =
    { $n ->
        [one] { $n } in the draw pile
       *[other] { $n } in the draw pile
    }
djinns-none = No djinns to summon.
djinns-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
djinns-always = always
djinns-at-end = at the end
djinns-or = or
djinns-one-or-more = 1 or more
market-row = Resource row
market-small = Small Market: 3 gold for 1 of 3
market-large = Large Market: 6 gold for 2 of 6
market-large-second = Large Market: take a second card
market-later = not for sale yet
hand-title = Your hand
hand-suit =
    { $n ->
        [one] { $n } good
       *[other] Suit of { $n }
    }
hand-worth = worth { $gold }
hand-sell = Sell for { $gold }
hand-fakirs =
    { $n ->
        [one] { $n } Fakir
       *[other] { $n } Fakirs
    }
hand-empty = You have no cards yet.
hand-watching = You are watching.
header-lobby = Naqala, go to the lobby
header-round = Round { $n }
header-last-round = Round { $n }, the last
header-last = Last round
header-table = Table { $code }, { $n } players
header-custom-seed = chosen seed
header-open = open gold
header-in-bag = in bag
header-palms = palm trees
header-palaces = palaces
header-in-pile = cards left
header-people = People at the table
prompt-label = What to do
prompt-waiting = One moment …
prompt-substitute = A bot is playing for you. Take your seat back under “People at the table”.
prompt-other = Waiting for { $name } …
prompt-final = { $what }? This cannot be undone.
prompt-ready = { $what }?
prompt-which-meeple = Which meeple do you drop on { $tile }?
prompt-which-victim = Which meeple do your Assassins kill on { $tile }?
prompt-victims = Victims
prompt-cannot-end = Your move cannot end on { $tile }.
prompt-which-tribe = Your move ends on { $tile }. Which tribe do you collect there?
prompt-go-to = Choose the final tile of your move.
prompt-rule = Rule
prompt-showing = { $name } is playing.
prompt-plan = Plan { $points }
prompt-payment = Ways to pay
prompt-bids = Prices you can bid
prompt-hand = Meeples in hand
prompt-move-to = Move to …
prompt-move-to-title = Choose the final tile and let the page find the way
prompt-undo = Undo
prompt-restart = Restart turn
prompt-confirm = Confirm
prompt-end-turn = End turn
gains-title = Your plan
gains-plan = not confirmed yet
gains-draft = can still be undone
gains-worth = Points for you now
gains-random = The rest is random.
page-your-turn = ● Your turn – Naqala { $code }
page-table = Naqala { $code }
page-loading = Loading the table …
page-players = Players
page-aside = Djinns, log and chat
page-skip = Skip animation
connection-lost = Connection lost, reconnecting …
connection-restart = The server is restarting. Reconnecting …
unavailable-no-table = There is no table { $code }.
unavailable-version = This game was played with another version.
unavailable-version-about = { $text } The operator of this server can restore that version. You can start a new game in the lobby.
unavailable-error = Table { $code } cannot be shown.
unavailable-closed = Table { $code } is closed.
unavailable-closed-about = It was closed before the game started. You can create a new table in the lobby.
unavailable-not-found = Page not found
unavailable-not-found-about = There is no page at { $path }. Perhaps the link is incomplete.
unavailable-check = Please check the code or the link, or ask the person who sent it.
unavailable-lobby = Go to the lobby
curtain-pass = Pass the screen to { $name }.
curtain-ready = Show my game
people-title = People at the table
people-unreachable = The server cannot be reached. Please try again in a moment.
people-you = you
people-take-back = Take my seat back
people-substitute = Let a bot play …
people-substitute-sure = A bot ({ $level }) plays on for you at once. You can take your seat back as long as the game lasts; what the bot has played stays.
people-substitute-yes = Let the bot play
people-leave = Leave this game …
people-leave-sure = A bot plays on for you, and you cannot return to your seat.
people-leave-yes = Leave for good
people-stay = Stay
tracks-first-to-last = Turn order, first to last
tab-panels = Panels
tab-market = Market
tab-djinns = Djinns
tab-hand = Hand { $n }
tab-players = Players
tab-log = Log
tab-powers = (you can use a djinn)
