### Errors in records of games (docs/records.md). Tags and words of the notation (Seed, scores, end) are never translated.

record-error-at = { $where } : { $why }
# $why is another error. $writer and $version are versions of Naqala.
record-other-engine = { $why } (Le relevé a été écrit par le moteur { $writer } ; celui-ci est { $version }.)

## Places: $where

record-line = Ligne { $n }
record-line-of-round = Tour de jeu { $round }, ligne { $n }
record-round = Tour de jeu { $n }
record-after-round = Après le tour de jeu { $n }
record-tag = Balise { $name }
record-tags = Balises
record-start = Début
record-scores = Scores

## The file and its tags

record-too-long = Le relevé est trop long ; la limite est de { $limit } caractères.
# $detail is an English message of the JSON reader.
record-not-json = Ce n’est pas du JSON : { $detail }.
record-too-deep = Ce n’est pas un relevé : un nombre est trop long, ou des crochets sont imbriqués trop profondément.
record-key-twice = La clé { $key } figure deux fois dans un objet.
record-not-a-record = Ce n’est pas un relevé de Naqala : { $why }
record-no-format = Ce n’est pas un relevé de Naqala : il n’y a pas de balise { $tag }.
record-not-a-format = { $word } n’est pas un format de relevé ; le premier est 1, le plus récent { $newest }.
record-newer-format = Ce relevé est au format { $format } ; ce moteur ({ $version }) lit les formats jusqu’à { $newest }. Utilisez une version plus récente.
record-not-a-tag = { $value } n’est pas une balise ; une balise s’écrit { $example }.
record-not-the-name-of-a-tag = { $value } n’est pas une balise.
record-not-in-a-tag = { $value } n’est pas autorisé dans une balise.
record-words-of-a-tag = La balise { $name } est trop longue ou contient des caractères interdits.
record-tag-twice = La balise { $name } figure deux fois.
# Of a program that writes a record with tags of its own.
record-invalid-tag = { $name } avec { $word } n’est pas une balise valable pour ce relevé.
record-hands = Hands est "open" ou absent, pas { $word }.
record-no-start = Il n’y a pas de balise Start avec la position de départ.
# $why is an error of a position.
record-wrong-start = Position de départ : { $why }

## Seed and contributions

record-not-a-seed = { $word } n’est pas une valeur de Seed : il faut 32 chiffres hexadécimaux.
record-not-a-salt = { $word } n’est pas une valeur de Salt : il faut des paires de chiffres hexadécimaux.
record-not-a-commitment = { $word } n’est pas une valeur de Commitment : il faut 64 chiffres hexadécimaux.
# $name and $other are tags: Seed, Salt, Commitment.
record-tag-missing = Il y a { $name }, mais pas { $other }.
record-other-commitment = Seed et Salt ne correspondent pas au Commitment.
record-not-a-contribution = { $word } n’est pas une contribution : il faut une empreinte de 64 chiffres hexadécimaux, puis une valeur de 32, ou withheld.
record-wrong-contribution = { $why }
record-seed-deals-another-start = La graine ne donne pas la position de départ.
record-contributions-deal-another-start = La graine et les contributions ne donnent pas la position de départ.

## Rounds and lines

record-incomplete = Le relevé est incomplet : sa dernière ligne doit être scores ou unfinished.
record-middle = { $value } est au milieu de la partie.
record-empty-round = Il n’y a pas d’actions dans ce tour de jeu.
record-before-a-round = Avant { $value }, il faut un tour de jeu : round 1
record-expected-round = round { $n } est attendu, pas { $value }.
record-expected-a-round = Le numéro d’un tour de jeu est attendu, pas { $value }.
record-round-order = Après round { $before } vient round { $next }.
record-other-round = Le relevé indique round { $said }, mais c’est round { $now }.
# $action is an action in the notation, with what was drawn.
record-new-line = Après { $action }, une nouvelle ligne doit commencer.
record-turn-goes-on = Le tour ne se termine pas ici, mais une autre ligne suit : il manque end.

## Replaying

record-game-is-over = La partie est terminée : aucune action ne peut suivre.
# $seat acts, but $rival should.
record-other-seat = { $seat } agit, mais c’est à { $rival } de jouer.
# $why is the reason why the action is illegal, $rule the number of a rule.
record-illegal-action = { $action } : { $why } ({ $rule })
# $why says that what the record names could not be drawn.
record-impossible-draw = À { $action } : { $why }
record-nothing-drawn = À { $action }, le hasard n’a rien donné.
# $drawn are words of the notation: fish Hagis.
record-other-draw = À { $action }, le hasard a donné { $drawn }.
record-kinds-drawn = À { $action }, le hasard a donné { LIST($what, case: "accusative") }.
# $scores are in the notation: blue:120 pink:98.
record-scores-missing = La partie est terminée, mais il manque ses scores : { $scores }
record-scores-too-early = La partie n’est pas terminée et n’a donc pas encore de scores ; écrivez unfinished.
record-other-scores = Les scores sont { $scores }.

## Counted things that no event names

thing-meeple = { $n ->
    [0] aucun meeple
    [1] un meeple
   *[other] { $n } meeples
 }
