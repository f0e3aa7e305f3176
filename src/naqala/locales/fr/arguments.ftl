### Errors that programmers see, and players who open damaged files: values out of range, impossible positions.
###
### $rule is the number of a rule ("M3"), or several; $n is the value that was given.

argument-no-tile = La tuile { $n } n’existe pas ; les numéros vont de 0 à { $last }.
argument-no-tribe = La tribu { $n } n’existe pas ; les numéros vont de 0 à { $last }.
argument-no-held-tribe = { $n } n’est pas une tribu que gardent les joueurs ; les numéros vont de 0 à { $last }.
argument-no-fakirs = { $n } n’est pas un nombre de Fakirs possible ; il va de 0 à { $last }.
argument-no-seat = La place { $n } n’existe pas ; les numéros vont de 0 à { $last }.
argument-no-slot = L’emplacement { $n } n’existe pas ; les numéros vont de 0 à { $last }.
argument-no-djinn = Le Djinn { $n } n’existe pas ; les numéros vont de 0 à { $last }.
# A kind of meeple or card, as a number.
argument-no-kind = La sorte { $n } n’existe pas ; les numéros vont de 0 à { $last }.
argument-bid-price = Aucune case de la piste d’ordre de jeu ne coûte { $price } ; les prix sont { $prices }.
argument-suit = La série { $n } n’existe pas ; une série compte de 1 à 9 marchandises différentes ({ $rule }).
argument-suit-fakir = Les Fakirs ne se vendent jamais ({ $rule }).
# $card is a code: ivory, jewels, gold …
argument-suit-twice = Une série contient au plus une carte { $card ->
    [ivory] Ivoire
    [jewels] Gemmes
    [gold] Or
    [papyrus] Papyrus
    [silk] Soie
    [spice] Épices
    [fish] Poisson
    [wheat] Blé
   *[pottery] Poterie
 } ({ $rule }).
argument-tile-name = La tuile { $name } n’existe pas ; les tuiles s’appellent A1 à F5 ({ $rule }).
# The caret is "to the power of".
argument-seed = Une graine est un nombre de 0 à 2^{ $bits } - 1, pas { $seed }.
argument-pile = { $n } n’est pas une pile de { $kinds } sortes.
argument-tile-set = { $n } n’est pas un ensemble des { $tiles } tuiles.
argument-djinn-set = { $n } n’est pas un ensemble des { $djinns } Djinns.
argument-contribution-order = Les contributions se donnent dans l’ordre des places, une au plus par joueur.
argument-contribution-length = La valeur d’une contribution a { $due } octets, pas { $n }.
argument-contribution-digest = La valeur d’une contribution ne correspond pas à son empreinte.

## Walks: the way of the meeples that a player moves, tile by tile.

argument-outcome = Un résultat indique 2 des 30 tuiles et une des 5 tribus ({ $rule }).
# $outcome is one of the next two texts.
argument-no-walk = Aucun parcours sur ce plateau ne mène à { $outcome } ({ $rule }).
outcome = { $start } → { $tile } : { LIST($what) }
outcome-empties = { $start } → { $tile } : { LIST($what) }, vide la tuile
argument-walk-start = Un parcours commence sur une tuile avec des meeples ({ $rule }).
argument-walk-hand = Il ne reste pas de tel meeple en main à déposer en { $tile } ({ $rule }).
argument-walk-short = Le parcours continue jusqu’à ce que la main soit vide ; meeples restants : { $n } ({ $rule }).
# $what is "no Viziers", "no Elders" …
argument-walk-end = Il n’y a { LIST($what) } à rejoindre en { $tile } ({ $rule }).
argument-step-off-board = Le pas depuis { $start } sort du plateau ({ $rule }).
argument-step-diagonal = { $start } → { $tile } est un pas en diagonale ({ $rule }).
argument-step-far = { $start } → { $tile } n’est pas un pas vers une tuile voisine ({ $rule }).
argument-step-back = { $start } → { $tile } revient sur la tuile tout juste quittée ({ $rule }).

## Records: what was drawn does not fit the game.

record-draw-unavailable = Le tirage noté n’était pas possible.
record-djinn-unavailable = Le Djinn noté n’était pas disponible.
record-draw-missing = Le relevé ne dit pas ce qui a été tiré.

## Positions that cannot occur. $n is what is there, $due what should be.

# Two or more faults, each a sentence.
position-faults = { $first } { $rest }
position-players = Nombre de joueurs : { $n } ; le jeu est prévu pour { $least } à { $most } ({ $rule }).
position-tiles = Les 30 tuiles ne sont pas celles de la boîte ({ $rule }).
# $tribe is a letter: v Viziers, e Elders, m Merchants, b Builders, a Assassins.
position-meeples = { $tribe ->
    [v] Vizirs
    [e] Sages
    [m] Marchands
    [b] Bâtisseurs
   *[a] Assassins
 } : { $n } ; la boîte en contient { $due } ({ $rule }).
# $card is a code, as above.
position-cards = Cartes { $card ->
    [ivory] Ivoire
    [jewels] Gemmes
    [gold] Or
    [papyrus] Papyrus
    [silk] Soie
    [spice] Épices
    [fish] Poisson
    [wheat] Blé
    [pottery] Poterie
   *[fakir] Fakir
 } : { $n } ; la boîte en contient { $due } ({ $rule }).
position-row = Cartes dans la ligne : { $n } ; elle en compte { $due } ({ $rule }).
position-djinn = { $n ->
    [0] { $djinn } n’est nulle part ({ $rule }).
   *[other] { $djinn } est à { $n } endroits ({ $rule }).
 }
position-djinn-row = Djinns disponibles : { $n } ; la ligne en compte { $due } ({ $rule }).
position-palms = Palmiers : { $n } sur le plateau et { $left } dans la banque ; la boîte en contient { $due } ({ $rule }).
position-palaces = Palais : { $n } sur le plateau et { $left } dans la banque ; la boîte en contient { $due } ({ $rule }).
position-owners = { $n } joueurs contrôlent { $tile } ({ $rule }).
position-camels = Chameaux { DE($seat) } : { $n } sur le plateau et { $left } en réserve ; un joueur en a { $due } ({ $rule }).
position-seat = { $seat } est à la place { $n }, pas { $due }.
position-gold = Pièces d’or { DE($seat) } : { $n } ({ $rule }).
position-held = { $seat } a un nombre négatif de Vizirs ou de Sages ({ $rule }).
position-spent = { $seat } a utilisé un Djinn sans le posséder ({ $rule }).
position-last-round-too-early = Le dernier tour de jeu est annoncé, mais il reste un chameau à chaque joueur ({ $rule }).
position-last-round-missing = Un joueur n’a plus de chameau, mais le dernier tour de jeu n’est pas annoncé ({ $rule }).
position-bidder = C’est au pion suivant de la piste d’ordre des enchères de miser ({ $rule }).
position-markers = Pions d’enchère { DE($seat) } : { $n }, pas { $due } ({ $rule }).
position-markers-of-nobody = Pions d’enchère de la place { $number } : { $n }, pas 0 ({ $rule }).
# Indexes are numbers that the program keeps beside the board.
position-index-tribe = L’index des tuiles avec des { $tribe ->
    [v] Vizirs
    [e] Sages
    [m] Marchands
    [b] Bâtisseurs
   *[a] Assassins
 } ne correspond pas au plateau.
position-index-built = L’index des tuiles avec des palmiers ou des palais ne correspond pas au plateau.
position-index-djinns = L’index des Djinns possédés ne correspond pas aux joueurs.
position-index-camels = L’index des tuiles avec des chameaux ne correspond pas aux joueurs.
position-no-decision = Il n’y a pas de décision à prendre, mais la partie n’est pas terminée.
position-no-decider = Aucun joueur n’a de décision à prendre, mais la partie n’est pas terminée.
# $step is code.
position-no-options = { $step } n’a pas d’options.
