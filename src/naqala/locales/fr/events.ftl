### What happens in the game. The log shows a turn as one sentence: clauses that share their subject.
###
### $who is the name of the player, or "You"; $you is "yes" if the reader is meant.
### LIST joins things, names or clauses: LIST($what, case: "accusative"), LIST($tiles, join: "or").

## Things. $n is how many; $case is "nominative", "accusative" or "dative", as the sentence says.

thing-v = { $n ->
    [0] aucun Vizir
    [1] un Vizir
   *[other] { $n } Vizirs
 }
thing-e = { $n ->
    [0] aucun Sage
    [1] un Sage
   *[other] { $n } Sages
 }
thing-m = { $n ->
    [0] aucun Marchand
    [1] un Marchand
   *[other] { $n } Marchands
 }
thing-b = { $n ->
    [0] aucun Bâtisseur
    [1] un Bâtisseur
   *[other] { $n } Bâtisseurs
 }
thing-a = { $n ->
    [0] aucun Assassin
    [1] un Assassin
   *[other] { $n } Assassins
 }
thing-fakir = { $n ->
    [0] aucun Fakir
    [1] un Fakir
   *[other] { $n } Fakirs
 }
thing-ivory = { $n ->
    [1] de l’Ivoire
   *[other] { $n } cartes Ivoire
 }
thing-jewels = { $n ->
    [1] des Gemmes
   *[other] { $n } cartes Gemmes
 }
thing-gold = { $n ->
    [1] de l’Or
   *[other] { $n } cartes Or
 }
thing-papyrus = { $n ->
    [1] du Papyrus
   *[other] { $n } cartes Papyrus
 }
thing-silk = { $n ->
    [1] de la Soie
   *[other] { $n } cartes Soie
 }
thing-spice = { $n ->
    [1] des Épices
   *[other] { $n } cartes Épices
 }
thing-fish = { $n ->
    [1] du Poisson
   *[other] { $n } cartes Poisson
 }
thing-wheat = { $n ->
    [1] du Blé
   *[other] { $n } cartes Blé
 }
thing-pottery = { $n ->
    [1] de la Poterie
   *[other] { $n } cartes Poterie
 }
thing-camel = { $n ->
    [0] aucun chameau
    [1] un chameau
   *[other] { $n } chameaux
 }
thing-palm = { $n ->
    [0] aucun palmier
    [1] un palmier
   *[other] { $n } palmiers
 }
thing-palace = { $n ->
    [0] aucun palais
    [1] un palais
   *[other] { $n } palais
 }
thing-djinn = { $n ->
    [0] aucun Djinn
    [1] un Djinn
   *[other] { $n } Djinns
 }
thing-card = { $n ->
    [0] aucune carte
    [1] une carte
   *[other] { $n } cartes
 }
# Gold coins.
thing-coin = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
 }

## The log: a sentence, and its clauses.

log-title = Journal
log-nothing = La partie vient de commencer.
log-sentence = { $who } { LIST($clauses) }.
log-move = { $you ->
    [yes] partez de { $start }, finissez en { $tile }
   *[no] part de { $start }, finit en { $tile }
 }
log-collected-them = { $you ->
    [yes] récupérez
   *[no] récupère
 } { LIST($what) }
log-kept-them = les { $you ->
    [yes] gardez
   *[no] garde
 }
log-picked-up = { $you ->
    [yes] prenez
   *[no] prend
 } { LIST($what) } en { $tile }
log-dropped = { $you ->
    [yes] déposez
   *[no] dépose
 } { LIST($what) } en { $tile }
log-collected = { $you ->
    [yes] récupérez
   *[no] récupère
 } { LIST($what) } en { $tile }
log-kept = { $you ->
    [yes] gardez
   *[no] garde
 } { LIST($what) }
log-bagged = { $you ->
    [yes] remettez
   *[no] remet
 } { LIST($what) } dans le sac
log-drawn = { $you ->
    [yes] piochez
   *[no] pioche
 } { LIST($what) } dans le sac pour { $tile }
log-built = { $you ->
    [yes] gagnez
   *[no] gagne
 } { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
 } avec { LIST($what) }
log-killed = { $you ->
    [yes] tuez
   *[no] tue
 } { LIST($what) } en { $tile }
log-killed-held = { $you ->
    [yes] tuez
   *[no] tue
 } { LIST($what) } { DE($rival) }
log-killed-yours = vous tue { LIST($what) }
log-captured = { $you ->
    [yes] capturez
   *[no] capture
 } { LIST($what) } avec { $djinn }
log-placed = { $you ->
    [yes] placez
   *[no] place
 } { LIST($what) } en { $tile }
log-card = { $you ->
    [yes] prenez
   *[no] prend
 } { LIST($what) } dans la ligne
log-drew = { $you ->
    [yes] piochez
   *[no] pioche
 } { LIST($what) } dans la pile
log-drew-hidden = { $you ->
    [yes] piochez
   *[no] pioche
 } une carte dans la pile
log-sold = { $you ->
    [yes] vendez
   *[no] vend
 } { LIST($what) } pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
 }
log-market = { $you ->
    [yes] payez
   *[no] paie
 } { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
 } au marché
log-paid = { $you ->
    [yes] payez
   *[no] paie
 } { LIST($what) }
log-power = { $you ->
    [yes] utilisez
   *[no] utilise
 } { $djinn }
log-summoned = { $you ->
    [yes] invoquez
   *[no] invoque
 } { $djinn }
log-djinn-kept = { $you ->
    [yes] gardez
   *[no] garde
 } { $djinn }
log-earned = { $you ->
    [yes] gagnez
   *[no] gagne
 } { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
 } avec { $djinn }
log-looked = { $you ->
    [yes] regardez
   *[no] regarde
 } { LIST($what) }
log-looked-hidden = { $you ->
    [yes] regardez
   *[no] regarde
 } { LIST($what) } de la pile
log-discarded = { $you ->
    [yes] défaussez
   *[no] défausse
 } { LIST($what) }
log-bid = { $you ->
    [yes] misez
   *[no] mise
 } { $price }
log-bid-for = { $you ->
    [yes] misez
   *[no] mise
 } { $price } pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
 }
log-bid-fakirs = { $you ->
    [yes] misez
   *[no] mise
 } { $price } pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
 } et { LIST($what) }
log-no-move = ne { $you ->
    [yes] pouvez
   *[no] peut
 } déplacer aucun meeple

## Events of the whole table.

log-round = Le tour de jeu { $n } commence.
log-ended-camel = Le dernier chameau est placé : la partie est terminée.
log-ended-move = Plus aucun meeple ne peut se déplacer : la partie est terminée.
log-deck-reshuffled = La défausse des cartes Ressource est mélangée et forme une nouvelle pile.
log-djinn-deck-reshuffled = La défausse des Djinns est mélangée et forme une nouvelle pile.

## The plan of a turn: the same events as instructions to the player.

gain-picked-up = Prendre { LIST($what) } en { $tile }
gain-dropped = Déposer { LIST($what) } en { $tile }
gain-collected = Récupérer { LIST($what) } en { $tile }
gain-kept = Garder { LIST($what) }
gain-bagged = Remettre { LIST($what) } dans le sac
gain-drawn = Piocher { LIST($what) } dans le sac pour { $tile }
gain-built = Gagner { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
 } avec { LIST($what) }
gain-killed = Tuer { LIST($what) } en { $tile }
gain-killed-held = Tuer { LIST($what) } { DE($rival) }
gain-captured = Capturer { LIST($what) } avec { $djinn }
gain-placed = Placer { LIST($what) } en { $tile }
gain-card = Prendre { LIST($what) } dans la ligne
gain-drew = Piocher { LIST($what) } dans la pile
gain-drew-hidden = Piocher une carte dans la pile
gain-sold = Vendre { LIST($what) } pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
 }
gain-market = Payer { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
 } au marché
gain-paid = Payer { LIST($what) }
gain-power = Utiliser { $djinn }
gain-summoned = Invoquer { $djinn }
gain-djinn-kept = Garder { $djinn }
gain-earned = Gagner { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
 } avec { $djinn }
gain-earned-other = { $who } gagne { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
 } avec { $djinn }
gain-looked = Regarder { LIST($what) }
gain-looked-hidden = Regarder { LIST($what) } de la pile
gain-discarded = Défausser { LIST($what) }
gain-bid = Miser { $price }
gain-bid-for = Miser { $price } pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
 }
gain-bid-fakirs = Miser { $price } pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
 } et { LIST($what) }
gain-no-move = Aucun déplacement possible

# Only in records and in the terminal.
log-turn = { $you ->
    [yes] jouez votre
   *[no] joue son
 } tour
log-turn-ended = { $you ->
    [yes] terminez votre
   *[no] termine son
 } tour
log-round-ended = Le tour de jeu { $n } est terminé.
# $what are cards: "Ivory and 2 Fish".
log-cards-revealed = Nouveau dans la ligne : { LIST($what) }.
# $what are names of djinns, $n is how many.
log-djinns-revealed = { $n ->
    [one] Nouveau Djinn : { LIST($what) }.
   *[other] Nouveaux Djinns : { LIST($what) }.
 }
