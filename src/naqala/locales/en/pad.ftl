### The score pad: scores of a game that was played with the printed box.
### The page and the command "naqala score" use it. The names of the columns are points-… in score.ftl.

## What the players cannot have. Say what is wrong, then what to do about it.

pad-players = { $n ->
    [0] There are no players yet.
    [one] There is { $n } player.
   *[other] There are { $n } players.
 } The game is for { $least } to { $most }.
pad-seat-twice = Two players are { $seat }. Give each player a colour of their own.
# $what is one thing with a number below 0, such as “-3 Viziers”.
pad-negative = { $seat } cannot have { LIST($what) }. The smallest number is 0.
pad-gold = { $seat } cannot have { $n } gold. The score pad counts up to { $most }.
# $values are all values that are printed on tiles.
pad-no-such-tile = { $seat } cannot have a tile of value { $value }. Tiles are worth { LIST($values, join: "or") }.
pad-camels = { $seat } has { $n } tiles, but only { $most } camels. Leave out the tiles without a camel of { $seat }.
pad-tile-sum-high = The tiles of { $seat } cannot be worth { $n }. The best { $camels } tiles are worth { $most }.
pad-tile-sum = No tiles add up to { $n }. Check the values of { $seat }’s tiles.
pad-no-tiles = { $seat } has palm trees or palaces, but no tiles. Only those on own tiles count.
# $what is a number of one thing, such as “17 Viziers”; $most is how many there are.
pad-more-than-box = The players have { LIST($what) } together, but the box holds only { $most }. Check what each player has.
pad-tiles-shared = The players have { $n } tiles of value { $value } together, but there { $most ->
    [one] is only { $most }
   *[other] are only { $most }
 }. Check who owns which tile.
pad-tiles-total = The tiles of all players are worth { $n } together, but all tiles of the board only { $most }.
pad-djinn-twice = { $djinn } is there twice, but each djinn exists only once.

## What was typed: “Anna: gold 23, viziers 4, tiles 6 8 12, ivory 2 silk, djinns Jafaar”.
## $where is what was typed for the player, such as “Anna”. $word is a word of it.

pad-no-colon = “{ $text }” has no name. Start with the player’s name and a colon: { $example }
pad-name-empty = A player has no name. Start with a name and a colon: { $example }
pad-name-twice = There are two players called { $who }. Give one of them another name.
pad-word = “{ $word }” of { $who } is not known here. Known words are { LIST($words) }.
pad-word-close = “{ $word }” of { $who } is not known here. Did you mean “{ $close }”?
pad-number-missing = A number must follow “{ $word }” of { $who }, such as “{ $word } 2”.
pad-number-alone = The number { $word } of { $who } stands alone. Say first what it counts, such as “gold { $word }”.
pad-number-long = The number { $word } of { $who } is too large.
pad-twice = “{ $word }” is there twice for { $who }. Write it once.
pad-djinn-missing = The name of a djinn must follow “{ $word }” of { $who }.
pad-djinn = There is no djinn “{ $word }” ({ $who }).
pad-djinn-close = There is no djinn “{ $word }” ({ $who }). Did you mean { $close }?
pad-djinn-many = “{ $word }” of { $who } could be { LIST($djinns, join: "or") }. Type more letters.
pad-colour = “{ $word }” of { $who } is not a colour of the game. The colours are { LIST($colours) }.
pad-hint = Type a line for each player, such as “{ $example }”. End with an empty line.
pad-example = Anna: gold 23, viziers 4, elders 2, tiles 6 8 12, palms 3, palaces 1, ivory 2 silk fakir, djinns Jafaar

## The words that may be typed, with spaces between them. Those of English are always understood too.
## Add every form that a player might type: singular, plural, with and without accents. No word may stand in two lists,
## except the card Gold: after another good or after the words for goods, the words for gold coins mean the card.

pad-words-gold = gold coin coins gc
pad-words-viziers = viziers vizier yellow
pad-words-elders = elders elder white
pad-words-tiles = tiles tile camels camel
# “tiles sum 26”: only the sum of the values is known.
pad-words-sum = sum total
pad-words-palms = palms palm trees tree
pad-words-palaces = palaces palace
pad-words-goods = goods good cards card resources merchandise
pad-words-djinns = djinns djinn
pad-words-ivory = ivory
pad-words-jewels = jewels jewel
# The card Gold.
pad-words-gold-card = gold
pad-words-papyrus = papyrus
pad-words-silk = silk
pad-words-spice = spice spices
pad-words-fish = fish
pad-words-wheat = wheat
pad-words-pottery = pottery
pad-words-fakir = fakir fakirs slave slaves
pad-words-blue = blue
pad-words-pink = pink
pad-words-orange = orange
pad-words-black = black

## The sheet

pad-points = Points for
pad-more-viziers = More Viziers
pad-total = Total
# The suits that a player’s goods count as; $suits is a list of pad-suit with semicolons, the highest first.
pad-suits = { $who }’s goods: { $suits }.
# The points of one suit and its goods. $wild is how many more goods pairs of Fakirs stand for (Al-Amin).
pad-suit = { $points } for { $wild ->
    [0] { LIST($goods) }
    [one] { LIST($goods) } with { $wild } pair of Fakirs
   *[other] { LIST($goods) } with { $wild } pairs of Fakirs
 }
# The same for a suit of Fakirs alone.
pad-suit-wild = { $points } for { $wild ->
    [one] { $wild } pair of Fakirs
   *[other] { $wild } pairs of Fakirs
 }

## The page of the score pad

pad-page-title = Score pad
pad-page-about = Played with the printed box? Enter what everybody has at the end, and the points are added up for you.
pad-page-entries = What the players have
pad-page-player = Player
# $what is a thing, such as “Elders”; $who is a player.
pad-page-of = { $what }, { $who }
pad-page-cards-of = { $what } cards, { $who }
pad-page-less = { $what }: one less
pad-page-more = { $what }: one more
pad-page-tiles =
    { $n ->
        [one] { $n } tile, worth { $sum }
       *[other] { $n } tiles, worth { $sum }
    }
pad-page-tile-add = Add a tile of value { $value }
pad-page-tile-remove = Remove a tile of value { $value }
pad-page-djinn-add = Add a djinn
pad-page-djinn-add-for = { $who }: add a djinn
pad-page-djinn-remove = Remove { $djinn }
pad-page-sheet = Score sheet
# Between two suits in pad-suits.
pad-page-suits-join = { "; " }
pad-page-clear = Start over
pad-page-restore = Bring back earlier entries
pad-page-link = Copy link
pad-page-link-copied = Link copied. It contains all entries.
pad-page-link-by-hand = Please copy the link yourself.
pad-page-print = Print
pad-page-failed = The server cannot be reached. Your entries are kept in this browser.
