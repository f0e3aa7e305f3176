### Errors in positions and actions that somebody wrote in the notation (docs/notation.md), as text or as JSON.
### Words of the notation (blue, D3m, trading, round=) are never translated.

# $what is a sentence of this file, $example are texts in the notation.
notation-error = { $what } Exemple correct : { LIST($example, join: "or") }
# $where is one of the places below.
notation-error-in = { $where } : { $what } Exemple correct : { LIST($example, join: "or") }

## Places in a longer text. $first is "yes" at the beginning of the line.

notation-places = { $outer }, { $inner }
# $name is a field of a position: board, track, asked.
notation-in-field =
    { $first ->
        [yes] Dans { $name }
       *[no] dans { $name }
    }
notation-at-field =
    { $first ->
        [yes] Au champ { $n }
       *[no] au champ { $n }
    }
notation-at-text =
    { $first ->
        [yes] À « { $text } »
       *[no] à « { $text } »
    }
notation-in-text =
    { $first ->
        [yes] Dans « { $text } »
       *[no] dans « { $text } »
    }
notation-word =
    { $first ->
        [yes] Mot { $n }
       *[no] mot { $n }
    }
notation-word-at =
    { $first ->
        [yes] Mot { $n }, à « { $text } »
       *[no] mot { $n }, à « { $text } »
    }

## What was written instead of something right; an argument $value, $word, $key or $row of the sentences below.

notation-text = « { $text } »
notation-huge-number = un nombre énorme
notation-a-list = une liste
notation-an-object = un objet

## Words

notation-no-such-seat = Place inconnue : { $word }.
notation-no-such-tile = Tuile inconnue : { $word }.
# A step from a tile to the next one, such as C3-D3.
notation-no-such-way = Ce n’est pas un pas de tuile en tuile : { $word }.
notation-no-such-place = Lieu inconnu : { $word }.
# Palm tree or palace.
notation-no-such-piece = { $word } n’est ni un palmier ni un palais.
notation-no-such-tribe = Tribu inconnue : { $word }.
notation-no-such-held-tribe = Ce n’est pas une tribu que gardent les joueurs : { $word }.
notation-no-such-card = Carte inconnue : { $word }.
notation-no-such-good = Marchandise inconnue : { $word }.
notation-no-such-djinn = Djinn inconnu : { $word }.
notation-no-such-step = Étape inconnue : { $word } ; les étapes sont { $steps }.
notation-not-a-number = { $value } n’est pas un nombre.
notation-number-outside = { $value } n’est pas compris entre { $least } et { $most }.
notation-not-yes-or-no = { $value } n’est ni yes ni no.
notation-not-true-or-false = { $value } n’est ni true ni false.
notation-no-tiles = Il n’y a pas de tuile.
notation-no-djinns = Il n’y a pas de Djinn.
notation-no-goods = Il n’y a pas de marchandise.
notation-twice = { $word } figure deux fois.
# $tribes are the letters v e m b a.
notation-not-meeples = { $value } ne désigne pas des meeples ; les tribus sont { $tribes }.
notation-no-meeples = Il n’y a pas de meeples.
# $word is the letter of a tribe, or a card in the notation.
notation-too-many-meeples = Il y a { $n } { $word } ; la boîte en contient { $box } (C3).
notation-too-many-cards = Il y a { $n } { $word } ; la boîte en contient { $box } (C4).

## JSON

notation-not-a-string = { $value } n’est pas une chaîne.
notation-not-a-list = { $value } n’est pas une liste.
notation-not-an-object = { $value } n’est pas un objet.
notation-key-missing = La clé { $key } manque.
notation-key-unknown = La clé { $key } est inconnue ici.
notation-shape-of-the-board = Le plateau a { $rows } rangées de { $tiles } tuiles (C1).
notation-number-of-colours =
    { $n ->
        [one] Il y a { $n } couleur ; le jeu est prévu pour 2 à 4 joueurs (S1).
       *[other] Il y a { $n } couleurs ; le jeu est prévu pour 2 à 4 joueurs (S1).
    }

## Actions

notation-no-action = Il n’y a pas d’action ; séparez les actions par un espace.
notation-after-bid = Après bid: vient un prix de la piste (0 1 3 5 8 12 18) et, avec des Fakirs, - et leur nombre, un par case, pas { $word }.
notation-after-build = Après build: vient le nombre de Fakirs qui aident, s’il y en a, 18 au plus, pas { $word }.
notation-after-buy = Après buy: vient un emplacement de la ligne, de 1 à 6, pas { $word }.
notation-after-summon = Après summon: vient un Djinn, et +F si le prix comprend un Fakir, pas { $word }.
notation-after-call = Après call: vient un Djinn, et +F si le prix comprend un Fakir, pas { $word }.
notation-after-at = Après at: vient une tuile de A1 à F5, pas { $word }.
notation-after-keep = Après keep: vient un Djinn, pas { $word }.
notation-after-sell = Après sell: viennent des marchandises différentes, jamais de Fakirs, séparées par +, pas { $word }.
notation-after-x = Après x viennent une tuile et une tribu, ou une place, le signe : et v ou e, pas { $word }.
notation-after-tile = Après une tuile vient > pour prendre les meeples, ou v e m b a pour en déposer un de cette tribu.
notation-not-an-action = Ce n’est pas une action.
notation-not-an-action-object = { $value } n’est pas une action.
# $kind is a kind of action in JSON, $fields what it has: price 7, fakirs 2.
notation-no-such-action = Il n’y a pas d’action { $kind } avec { $fields }.

## Lines: a bid or a turn, and in braces what was drawn

notation-open-brace = L’accolade n’est pas fermée.
notation-not-drawn = { $value } n’est ni une carte, ni un Djinn, ni des meeples.
notation-no-actions = Il n’y a pas d’actions.
argument-empty-line = Une ligne a au moins une action.

## Positions

notation-not-ascii = La notation est en ASCII pur.
notation-expected-field = { $field } est attendu, pas { $value }.
notation-colour-twice = { $colour } figure deux fois (S1).
notation-after-asked = Rien ne suit asked=, pas même { $value }.
notation-number-of-rows =
    { $n ->
        [one] Il y a { $n } rangée, pas { $right } (C1) ; / les sépare, la rangée 5 vient en premier.
       *[other] Il y a { $n } rangées, pas { $right } (C1) ; / les sépare, la rangée 5 vient en premier.
    }
notation-number-of-tiles =
    { $n ->
        [one] La rangée { $row } a { $n } tuile, pas { $right } (C1).
       *[other] La rangée { $row } a { $n } tuiles, pas { $right } (C1).
    }
notation-not-a-tile = { $value } n’est pas une tuile.
notation-parts-of-a-seat = Une place a de l’or, des Vizirs, des Sages, des cartes et des Djinns.
notation-not-a-step = { $value } n’est pas une étape.
notation-no-seat-named = Aucune place n’est indiquée.
notation-number-of-values =
    { $n ->
        [one] Il y a { $n } valeur entre parenthèses, pas { $right }.
       *[other] Il y a { $n } valeurs entre parenthèses, pas { $right }.
    }
notation-no-spot = Aucune case de la piste ne coûte { $price } (C8).
notation-too-many-markers = Il y a { $n } pions sur la case { $price } (B2).
notation-track-order = Le prix le plus élevé vient en premier (B5).
notation-not-a-marker = { $value } n’est pas un pion d’enchère.

## Positions that can be read but cannot occur in a game. $step and $steps are steps in the notation.

# $what is a list with one item, such as 17 Viziers.
position-too-many = Il y a { LIST($what) } ; la boîte en contient { $box } ({ $rule }).
position-too-many-camels = { $seat } a { LIST($what, case: "accusative") } sur le plateau ; la boîte en contient { $box } (C9).
position-djinn-twice = { $djinn } figure { $n } fois ; la boîte contient un seul exemplaire de chaque Djinn (C5).
position-does-not-play = { $seat } ne joue pas dans une partie à { $players } (C7).
position-step-during-bid = Il n’y a pas d’autre étape pendant une enchère (B1).
position-second-victim = La seconde victime est sur la même tuile que la première, ou au même adversaire (D11).
position-no-such-turn = Aucun tour n’a les étapes { $steps } (T2).
position-not-last-on-track = Le joueur qui doit agir est le dernier sur la piste d’ordre des enchères (T1).
position-no-such-market = Il n’y a pas de marché avec { $step } (P3, P4).
position-no-step-above = Aucune étape ne peut être au-dessus de { $step } (T6).
position-automatic-step = { $step } est automatique ici (T5).
position-still-to-act = { $seat } doit encore agir : la partie n’est donc pas terminée (E1).
position-not-over = La partie n’est terminée que si un joueur n’a plus de chameau ou n’a pas pu déplacer de meeples (E1-E3).
position-nothing-to-place = Il ne reste rien à placer (P1).
position-tiles-not-offered = { $djinn } ne propose pas ces tuiles (D1).
