### What a move brings: the best turn for each tile where it can end. Shown on the tiles, in a list and in explanations.

# $points is signed, such as +9; $what are things and the texts below.
gains-brings = { $points }: { LIST($what) }
# For a $tile that is not looked at, such as D4.
gains-brings-on = { $points } on { $tile }: { LIST($what) }
# The tile where the move ends, won with a camel.
gains-tile = the tile
gains-other-tile = tile { $tile }
gains-gold =
    { $n ->
        [one] { $n } gold
       *[other] { $n } gold
    }
# Gold that a djinn of the player earns.
gains-djinn-gold =
    { $n ->
        [one] { $n } gold from { $djinn }
       *[other] { $n } gold from { $djinn }
    }
gains-killed = { LIST($what) } killed on { $tile }
gains-killed-held = { LIST($what) } of { $rival } killed
# Cards or djinns that will be drawn at random.
gains-drawn = what you draw
gains-from = Best turns from { $tile }
gains-list = Best final tiles
gains-list-about = points for you
gains-point = Point at a tile to see what a move from there brings.
# Where there is no pointer: a tap picks up.
gains-point-touch = Tap a tile and pick up its meeples: you see what the move can bring, and you can undo.
