### The guided first game and the lessons: the page that lists them, and the guide at the table.

## The page /learn

learn-title = Learn to play
learn-about = A guided first game at the real table: one idea at a time, in about six minutes. Leave whenever you like and come back.
learn-start = Start
learn-continue = Continue
learn-again = Play it again
learn-game = The guided game
learn-progress = { $done } of { $n } done
learn-loading = Loading …
learn-is-done = Done
learn-is-next = Next
learn-finished = You know the game now. Time for a real one.
learn-play = Play a game
learn-lessons = Lessons
learn-lessons-about = A position, a goal and one turn. Choose what you want to practise.
learn-topic-tribe = Tribes
learn-topic-place = Places
learn-topic-djinn = Djinns
learn-topic-other = More

learn-chapter-sow = Sow and collect
learn-chapter-claim = Win a tile
learn-chapter-tribes = The five tribes
learn-chapter-market = At the market
learn-chapter-oasis = Oasis and Village
learn-chapter-djinn = Djinns
learn-chapter-auction = The auction
learn-chapter-points = How points add up
learn-chapter-play = Your first game

## The guide at the table

guide-label = Guide
guide-chapter = Chapter { $n } of { $total }
guide-lesson = Lesson
guide-step = Step { $n } of { $total }
guide-new-position = New position
guide-next = Next
guide-go-on = Go on
guide-next-chapter = Next chapter
guide-next-lesson = Next lesson
guide-overview = Overview
guide-restart = Start this again
guide-skip = Skip this chapter
guide-try-again = Try again
guide-undo = Undo
guide-close = Close the guide
guide-leave = Back to the overview
guide-show = Show me how
guide-strayed = You may do that. This step needs a different move, so take it back first:
guide-strayed-else = You may do that. This step needs a different move, so take it back first.
guide-missed = This turn is over, and it went another way. Try again.
guide-too-late = That cannot be undone, and this step needs a different move. Try again.
guide-solved = Well done.
guide-prompt-solved = Done: go on in the guide.
guide-prompt-missed = This turn is over: try again in the guide.

## What to do now, as an instruction. $what are things (see events.ftl).

guide-do-pick-up = Pick up the meeples on { $tile }.
guide-do-drop = Drop { LIST($what) } on { $tile }.
guide-do-meeple = Choose { LIST($what) } in your hand.
guide-do-kill = Kill { LIST($what) } on { $tile }.
guide-do-strike = Kill { LIST($what) } of { $rival }.
guide-do-choose = Choose { $tile }.
guide-do-bid = Bid { $price }.
guide-do-bid-any = Bid what you like.
guide-do-buy = Buy { LIST($what) }.
guide-do-summon = Summon { $djinn }.
guide-do-invoke = Use { $djinn }.
guide-do-keep = Keep { $djinn }.
guide-do-sell =
    { $n ->
        [one] Sell { $n } good.
       *[other] Sell { $n } goods.
    }
guide-do-build =
    { $n ->
        [0] Earn the gold.
       *[other] Earn the gold with { LIST($what) }.
    }
guide-do-pass = Pass.
guide-do-no-move = No meeples can move: say so.
guide-do-go-on = Continue.
guide-do-end-turn = End your turn.
guide-do-confirm = Confirm.

## The scenes

guide-sow-start = Your turn is a walk: pick up all meeples (the wooden figures) of a tile, then drop one on each tile you step on.
guide-sow-drop = Each step leads to a tile beside the last one. You decide who gets off: here the Merchant (green) or the Builder (blue).
guide-sow-next = A walk may turn, but never straight back.
guide-sow-last = The last meeple must join one of its colour. Yellow ones, Viziers, stand on E3.
guide-sow-end = The whole colour comes with you: 3 Viziers, 13 points, 10 of them because you have more than Pink.
guide-sow-done = Every turn goes like this: walk, join a colour, take all of it.

guide-claim-start = Empty a tile and it is yours. A lone Elder, in white, stands on E3.
guide-claim-last = Your Elder joins it, and both leave with you.
guide-claim-end = Nobody is left on E3, so your camel moves in: 6 points at the end.
guide-claim-done = The game ends with the round in which somebody places their last camel.

guide-viziers-start = Each colour is a tribe that does something different. Viziers, in yellow, stay with you.
guide-viziers-end = Each counts 1 point, and you get 10 more for every player who has fewer.
guide-viziers-done = 3 Viziers, and Pink has none: 13 points.
guide-elders-start = Elders, in white, stay with you, too.
guide-elders-end = Each counts 2 points, or helps to pay for a djinn.
guide-elders-done = These two tribes you keep. The other three leave, but bring you something.
guide-merchants-start = Merchants, in green, take cards: one each, from the front of the row in the Market panel.
guide-merchants-end = You took 3 cards. The more different goods you have, the more each is worth.
guide-merchants-done = Fakirs lie in the row, too. They help Builders and Assassins and pay for djinns.
guide-builders-start = Builders, in blue, bring gold: each earns 1 for every blue number on their tile and the 8 around it.
guide-builders-end = 3 Builders and 4 blue numbers (D2, E3, E4, F2): 12 gold.
guide-builders-done = Gold pays for bids and cards. What is left counts 1 point a coin.
guide-assassins-start = Assassins, in red, kill a meeple. Their range: 1 step for each Assassin.
guide-assassins-kill = A Merchant stands alone on F3. Without it, the tile is empty.
guide-assassins-end = So F3 is yours: 8 points.
guide-assassins-done = They can also kill a Vizier or an Elder that another player holds.

guide-market-start = The tile where you end does something, too. D3 is a Small Market.
guide-market-buy = For 3 gold, take one of the first 3 cards. One good is worth 1, but 4 different ones are worth 13. Ivory is rare.
guide-market-end = A Large Market gives you 2 of the first 6 cards for 6 gold.
guide-market-done = You never have to buy: at a market you may pass.

guide-oasis-start = C4 is an Oasis. End there, and a palm tree grows on it.
guide-oasis-end = You emptied the tile, so it is yours, and the palm tree adds 3 points.
guide-oasis-done = A Village gets a palace instead, for 5 points. Every visit adds one more.

guide-buy-djinn-start = E3 is a Sacred Place, where you can summon a djinn.
guide-buy-djinn-buy = A djinn costs 2 Elders. Enki brings 8 points and a power.
guide-buy-djinn-end = The Elders leave, and the djinn is yours to the end.
guide-buy-djinn-done = Point at a djinn, or hold it, to read what it does.
guide-use-djinn-call = For an Elder, Enki places a palm tree on any Oasis.
guide-use-djinn-place = C5 is your own Oasis: there it counts for you.
guide-use-djinn-move = 3 points for an Elder worth 2, and your move is still to come. Now walk as usual.
guide-use-djinn-end = You can use a power like this once a round, for an Elder or a Fakir.
guide-use-djinn-done = Other djinns help you all the time, or only at the end. Their cards say so.

guide-auction-about = Each round begins with bids. The higher your price, the earlier you play. Pink has bid 5.
guide-auction-high = A good move will not wait. With 8 you play before Pink.
guide-auction-zero = With 2 players you have 2 turns a round. The second one can wait: 0 costs nothing. But whoever bids 0 after you plays before you.
guide-auction-done = Every coin you bid is a point less. Bid when playing early is worth more.

guide-points-gold = Now your points. Each coin counts 1.
guide-points-meeples = Viziers count 1 each, and 10 more because Pink has fewer. Elders count 2 each.
guide-points-tiles = Your tiles count their numbers, a palm tree 3, a palace 5. Enki counts 8.
guide-points-goods = Different goods count together: 2 are worth 3 points, 4 are worth 13, all 9 are worth 60.
guide-points-sell = At the end of your turn you may sell such a suit for as much gold.
guide-points-end = 13 gold, enough for a good bid.
guide-points-done = Sold or kept, a suit is worth the same. Sell when you need the gold.

guide-play-about = This is a real start: 3 meeples on every tile, 50 gold, and a bot that plays Pink.
guide-play-bid = You have 2 markers, so you bid twice. The first may stand at 0 for free.
guide-play-second = Now the second one. What is playing early worth to you?
guide-play-done = From here you play on your own. Point at a tile to see what a move from there brings; the question mark opens the help. Good luck.
