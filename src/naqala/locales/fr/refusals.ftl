### Why an action is not legal now. The texts speak to the player who tried it; the number of the rule is shown beside them.
###
### Tiles are "B4"; $seat and $rival are names of players or colours; $what and $price are things (see events.ftl).

illegal-game-over = La partie est terminée.
# $what is a word or a number that a program gave instead of an action; game.options is code.
illegal-no-action = { $what } n’est pas une action ; game.options donne la liste des actions autorisées.

## Bids. $price is the number printed on a spot of the turn order track.

illegal-bid-taken = Il y a déjà un pion sur la case { $price }.
# $n is how many spots cost nothing: 3.
illegal-bid-zero-taken = Les { $n } cases à 0 sont prises ; misez 1 ou plus.
illegal-bid-already-lowered = Votre Djinn a déjà abaissé une mise dans ce tour de jeu.
illegal-bid-no-discount = Vous n’avez pas de Djinn qui abaisse les mises contre des Fakirs.
illegal-bid-gold =
    { $gold ->
        [one] Vous avez { $gold } pièce d’or ; cette case en coûte { $price }.
       *[other] Vous avez { $gold } pièces d’or ; cette case en coûte { $price }.
    }

## Moving meeples

illegal-can-move = Vous pouvez déplacer des meeples : vous devez donc le faire.
illegal-no-meeples = Il n’y a pas de meeples en { $tile }.
illegal-no-walk = Depuis { $tile }, aucun déplacement ne permet au dernier meeple de rejoindre sa tribu.
# $what is "no Viziers", "no Elders" …
illegal-not-in-hand = Vous n’avez { LIST($what) } en main.
illegal-same-tile = Vous êtes en { $tile } ; déposez le prochain meeple sur une tuile voisine.
illegal-not-next = { $tile } n’est pas à côté de { $start } ; on avance vers le haut, le bas, la gauche ou la droite.
illegal-back = Vous venez de quitter { $tile } ; vous ne pouvez pas y revenir aussitôt.
# $what is "no Viziers", "no Elders" …
illegal-last-meeple = Le dernier meeple doit rejoindre sa tribu ; il n’y a { LIST($what) } en { $tile }.
# $what is one meeple: "a Vizier".
illegal-dead-end = Si vous déposez { LIST($what) } en { $tile }, le dernier meeple ne pourra plus rejoindre sa tribu.

## Builders and Assassins

illegal-build-no-blue = Il n’y a pas de tuile bleue ici ni alentour : des Fakirs ne rapporteraient rien.
illegal-build-no-fakirs = Vous n’avez pas de Fakir à ajouter.
# $what is how many Fakirs the player has, $n how many were wanted.
illegal-build-fakirs = Vous pouvez ajouter { LIST($what) }, pas { $n }.
illegal-pass-kill = Une victime est à distance de frappe sans Fakir : vous devez tuer.
illegal-pass-paid-kill = Vous avez payé pour 2 victimes : choisissez la première.
# $what is "no Viziers", "no Elders" …
illegal-no-victim = Il n’y a { LIST($what) } en { $tile }.
# $what is "2 Assassins and a Fakir"; $range is how many tiles far they can kill.
illegal-out-of-range =
    { $n ->
        [one] { $tile } est à { $n } tuile de là ; avec { LIST($what) }, la distance de frappe est de { $range }.
       *[other] { $tile } est à { $n } tuiles de là ; avec { LIST($what) }, la distance de frappe est de { $range }.
    }
illegal-one-meeple = Il n’y a pas 2 meeples en { $tile }.
illegal-not-playing = { $rival } ne joue pas dans cette partie.
illegal-own-victim = Vos Assassins ne peuvent pas tuer vos propres Vizirs et Sages.
illegal-protected = Un Djinn protège les Vizirs et les Sages { DE($rival) }.
# $what is "no Viziers" or "no Elders".
illegal-rival-has-none = { $rival } n’a { LIST($what) }.
illegal-rival-has-one = { $rival } n’a pas 2 Vizirs ou Sages.
illegal-second-on-tile = La seconde victime doit être un autre meeple en { $tile }.
illegal-second-held = La seconde victime doit être un autre Vizir ou Sage { DE($rival) }.

## Markets, goods and djinns

illegal-pass-paid-card = Vous avez payé pour 2 cartes : prenez la seconde.
illegal-market-gold =
    { $gold ->
        [one] Vous avez { $gold } pièce d’or ; le marché en coûte { $price }.
       *[other] Vous avez { $gold } pièces d’or ; le marché en coûte { $price }.
    }
illegal-no-card = Il n’y a pas de carte à l’emplacement { $n } de la ligne.
illegal-not-for-sale = Seules les { $n } premières cartes sont en vente ici.
# $what are goods: "Silk and Fish".
illegal-goods-missing = Il vous manque { LIST($what) }.
illegal-djinn-not-offered = { $djinn } n’est pas disponible.
illegal-djinn-not-shown = { $djinn } n’est pas parmi les Djinns montrés.
# $price is what has to be paid, "an Elder and a Fakir"; $what is what the player has, "2 Elders and no Fakirs".
illegal-price = Cela coûte { LIST($price) }. À votre disposition : { LIST($what) }.
# $power is the text of the djinn's card, a sentence.
illegal-tile-of-djinn = { $tile } ne convient pas à { $djinn } : { $power }
illegal-not-around = { $tile } n’est pas une des tuiles autour de { $start }.
illegal-power-not-held = Vous n’avez pas { $djinn }.
illegal-power-none = { $djinn } n’a pas de pouvoir à utiliser pendant un tour.
illegal-power-bidding = { $djinn } ne s’utilise que pendant votre propre tour.
illegal-power-sowing = Aucun pouvoir ne s’utilise pendant que vous semez.
illegal-power-used = { $djinn } a déjà servi dans ce tour de jeu.
# $price is a price as below: "an Elder or a Fakir".
illegal-power-price = Le pouvoir { DE($djinn) } coûte { $price }.
illegal-power-no-effect = { $djinn } ne changerait rien maintenant.

## The price of a djinn's power. It may be the end of a sentence: "The price of Leta is an Elder, and an Elder or a Fakir."

price-none = rien
price-F = un Fakir
price-X = un Sage ou un Fakir
price-EX = un Sage, plus un Sage ou un Fakir

## Something else is to be decided now. $seat is the player who decides: a name, or "Vous" as in terms.ftl.

illegal-now-bidding = C’est maintenant à { $seat ->
    [Vous] vous
   *[other] { $seat }
 } de choisir une case de la piste d’ordre de jeu.
illegal-now-moving = C’est maintenant à { $seat ->
    [Vous] vous
   *[other] { $seat }
 } de prendre les meeples d’une tuile.
illegal-now-sowing = C’est maintenant à { $seat ->
    [Vous] vous
   *[other] { $seat }
 } de déposer un meeple sur la tuile suivante.
illegal-now-placing-palm = C’est maintenant à { $seat ->
    [Vous] vous
   *[other] { $seat }
 } de placer un palmier.
illegal-now-placing-palace = C’est maintenant à { $seat ->
    [Vous] vous
   *[other] { $seat }
 } de placer un palais.
illegal-now-placing-around = C’est maintenant à { $seat ->
    [Vous] vous
   *[other] { $seat }
 } de choisir une des tuiles alentour.
illegal-now-trading = C’est maintenant à { $seat ->
    [Vous] vous
   *[other] { $seat }
 } d’acheter des cartes au marché ou de passer.
illegal-now-trading-second = C’est maintenant à { $seat ->
    [Vous] vous
   *[other] { $seat }
 } de prendre la seconde carte.
illegal-now-summoning = C’est maintenant à { $seat ->
    [Vous] vous
   *[other] { $seat }
 } d’invoquer un Djinn ou de passer.
illegal-now-welcoming = C’est maintenant à { $seat ->
    [Vous] vous
   *[other] { $seat }
 } de garder les meeples récupérés.
illegal-now-collecting = C’est maintenant à { $seat ->
    [Vous] vous
   *[other] { $seat }
 } de prendre des cartes avec les Marchands.
illegal-now-building = C’est maintenant à { $seat ->
    [Vous] vous
   *[other] { $seat }
 } de choisir combien de Fakirs aident les Bâtisseurs.
illegal-now-killing = C’est maintenant à { $seat ->
    [Vous] vous
   *[other] { $seat }
 } de choisir une victime pour les Assassins.
illegal-now-killing-two = C’est maintenant à { $seat ->
    [Vous] vous
   *[other] { $seat }
 } de choisir la première des 2 victimes.
illegal-now-choosing = C’est maintenant à { $seat ->
    [Vous] vous
   *[other] { $seat }
 } de choisir une tuile pour le Djinn.
illegal-now-keeping = C’est maintenant à { $seat ->
    [Vous] vous
   *[other] { $seat }
 } de garder un des Djinns montrés.
illegal-now-selling = C’est maintenant à { $seat ->
    [Vous] vous
   *[other] { $seat }
 } de vendre des marchandises ou de terminer le tour.

## A djinn's power at the wrong moment.

illegal-first-placing-palm = Placez d’abord un palmier ; vous pourrez ensuite utiliser { $djinn }.
illegal-first-placing-palace = Placez d’abord un palais ; vous pourrez ensuite utiliser { $djinn }.
illegal-first-placing-around = Choisissez d’abord une des tuiles alentour ; vous pourrez ensuite utiliser { $djinn }.
illegal-first-trading-second = Prenez d’abord la seconde carte ; vous pourrez ensuite utiliser { $djinn }.
illegal-first-killing-two = Choisissez d’abord la première des 2 victimes ; vous pourrez ensuite utiliser { $djinn }.
illegal-first-killing-second = Choisissez d’abord la seconde victime ; vous pourrez ensuite utiliser { $djinn }.
illegal-first-choosing = Choisissez d’abord une tuile pour le Djinn ; vous pourrez ensuite utiliser { $djinn }.
illegal-first-keeping = Gardez d’abord un des Djinns montrés ; vous pourrez ensuite utiliser { $djinn }.

## Seeds of games

illegal-seed-secret = La graine reste secrète jusqu’à la fin de la partie.
illegal-no-seed = Cette partie a commencé dans une position préparée, sans graine.

## Undoing

undo-final = La dernière action ne peut pas être annulée : elle a révélé quelque chose, ou un autre joueur a agi depuis.
undo-nothing = Rien dans ce tour ne peut être annulé.
