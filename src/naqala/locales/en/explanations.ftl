### Short explanations of everything on the table, shown on hover, focus or long press.

explain-label = Explanation
explain-more = More in the rules
# Followed by the names of what is explained.
explain-more-several = More in the rules:
explain-spoken = { $title }: { $text }
explain-place-V = End your move here and you must place a palace. It brings points to the owner of the tile.
explain-place-S = End your move here and you may summon a djinn. You pay with Elders and Fakirs.
explain-place-O = End your move here and you must place a palm tree. It brings points to the owner of the tile.
explain-place-M = End your move here and you may buy one of the first cards of the resource row.
explain-place-L = End your move here and you may buy two of the first cards of the resource row.
explain-blue = Blue { $value }
explain-blue-about =
    { $n ->
        [one] Worth { $n } point to its owner. Builders earn gold for each blue tile around them.
       *[other] Worth { $n } points to its owner. Builders earn gold for each blue tile around them.
    }
explain-red = Red { $value }
explain-red-about =
    { $n ->
        [one] Worth { $n } point to its owner.
       *[other] Worth { $n } points to its owner.
    }
# The tribes on a tile, in one line, where there is no room to say what each does.
explain-tribes = Meeples
explain-tribe-v = Collect them and keep them. Having more than a rival brings many points.
explain-tribe-e = Collect them and keep them. They bring points, or pay for djinns.
explain-tribe-m = Collect them to take as many cards from the resource row.
explain-tribe-b = Collect them to earn gold: for each, one per blue tile on and around the final tile.
explain-tribe-a = Collect them to kill a meeple nearby, or a Vizier or Elder that a rival holds.
explain-fakir = Not a good. It helps Builders and Assassins, and pays for djinns together with an Elder.
explain-good = One of { $n } in the game. Sell different goods together: the more in one suit, the more each is worth.
explain-djinn =
    { $n ->
        [one] { $djinn }, { $n } point
       *[other] { $djinn }, { $n } points
    }
explain-spot = Price { $price }
explain-spot-taken = Price { $price }: { $colour }
explain-spot-about = A bid of { $n } gold puts your marker here. The highest spot plays first.
explain-camel = Camel
explain-camel-about = Its owner owns this tile until the end and gets its points.
explain-palm = Palm tree
explain-palm-about = Worth points to the owner of the tile.
explain-palace = Palace
explain-palace-about = Worth points to the owner of the tile.
explain-gold = Gold
explain-gold-about = Pays for bids and cards. Each is a point at the end. Rivals do not see yours.
explain-cards = Resource cards
explain-cards-about = The number of cards in hand. Only their owner sees them.
explain-camels = Camels left
explain-camels-about = When a player places the last one, the game ends with this round.
explain-points = Points
explain-points-about = Everything that counts now. Of rivals only what is public: their gold and goods are secret.
explain-bid = Turn order
explain-bid-about = Pay the price of a spot to stand there. The highest spot plays first.
explain-clock = Clock
explain-clock-about = The time that this player has left. It runs while the game waits for them.
explain-next-bids = Bid order
explain-next-bids-about = The order in which the players bid. Whoever plays first in this round bids first in the next.
explain-djinns = Djinns
explain-djinns-about = Each is worth points and has a power. End your move on a Sacred Place to summon one.
explain-suit = Suit
explain-suit-about = Different goods that are sold together. The larger the suit, the more gold; unsold suits are worth as many points.
explain-gain-from = Best turn from { $tile }
explain-gain-on = Best turn ending on { $tile }
explain-gain = Points for you
explain-gain-about = What this card would add to the worth of the goods in your hand.
explain-plan = Your plan
explain-plan-about = What your turn brings if you confirm it, in points that count now.
explain-log = Log
explain-log-about = What happened, the latest first. Choose an entry to see that turn again.
explain-worth = Worth of the turn
explain-worth-about = Points, gold and cards that it brought, as far as everybody knows.
explain-rule = Rule
explain-rule-about = The number of the rule; the button opens it.
explain-table = Table
explain-table-about = With its code, others can find this table in the lobby.
explain-custom-seed = Chosen seed
explain-custom-seed-about = The creator of the table chose the number that gives setup and draws, and may know them.
explain-open-hands = Open gold
explain-open-hands-about = Everybody sees all gold and cards.
explain-resource-row = Resource row
explain-resource-row-about = Merchants and markets take cards from its front. It is refilled at the end of the round.
explain-bag = Bag
explain-bag-about = Meeples that were used or killed.
explain-palms-left = Palm trees left
explain-palms-left-about = When there are none, an Oasis brings nothing.
explain-palaces-left = Palaces left
explain-palaces-left-about = When there are none, a Village brings nothing.
explain-cards-left = Cards left
explain-cards-left-about = Cards in the draw pile. When it is empty, the discards are shuffled.
explain-round = Round
explain-round-about = In each round everybody bids for the turn order and then takes a turn.
explain-gain-suit = With this card you have { $n } different goods in one suit: worth { $after } instead of { $before }.
explain-gain-first = The first good of a suit.
explain-suit-values = Value of a suit
explain-suit-values-about = The gold for 1, 2, 3 and more different goods, sold together. Your largest suit is marked.
suit-values = Gold for 1 to { $n } different goods
suit-value-now = your suit: { $gold }
# Tips at a decision: one line on a phone, at most about 50 letters.
tip-bidding = Those who buy first place every round often lose.
tip-selling = Sell only when you need the gold.
tip-last = Maybe the last round: bid carefully.
tip-hide = Do not show this tip again
