### What a player can do or is to decide now: options as instructions, without a full stop.
###
### $what are things (see events.ftl), $rival is the name of a player.

do-pick-up = { LIST($what) } van { $tile } opnemen
do-drop = { LIST($what) } op { $tile } zetten
do-kill = { LIST($what) } op { $tile } doden
do-kill-held = { LIST($what) } van { $rival } doden
do-kill-nobody = Niemand doden
do-choose = { $tile } kiezen
# $price is the number printed on a spot of the turn order track.
do-bid = { $price } bieden
do-bid-fakirs = { $price } bieden met { LIST($what) }
# $what is a card: "Silk", "a Fakir".
do-take = { LIST($what) } nemen
do-sell =
    { LIST($what) } verkopen voor { $gold ->
        [one] { $gold } goudstuk
       *[other] { $gold } goudstukken
    }
# $what is the price: "2 Elders", "an Elder and a Fakir".
do-summon = { $djinn } nemen voor { LIST($what) }
do-use = { $djinn } gebruiken voor { LIST($what) }
do-keep = { $djinn } houden
# $what are Fakirs that help the Builders: "no Fakirs", "a Fakir", "2 Fakirs".
do-build =
    Bouwen met { LIST($what) }: { $gold ->
        [one] { $gold } goudstuk
       *[other] { $gold } goudstukken
    }
do-end-turn = Beurt afronden
do-no-move = Verklaren dat er geen stamleden te verplaatsen zijn
do-pass = Passen
do-go-on = Doorgaan
do-placing-palm = Palmboom plaatsen
do-placing-palace = Paleis plaatsen
do-welcoming = Genomen stamleden houden
do-collecting = Kaarten nemen met de Handelaren

## The decision that is due, as a sentence.

step-bidding = Kies een vakje op het beurtvolgordespoor.
step-moving = Neem de stamleden van een tegel op.
step-sowing = Zet een stamlid op de volgende tegel.
step-placing-palm = Plaats een palmboom.
step-placing-palace = Plaats een paleis.
step-placing-around = Kies een van de omliggende tegels.
step-trading = Koop kaarten op de marktplaats, of pas.
step-trading-second = Neem de tweede kaart.
step-summoning = Neem een Djinn, of pas.
step-welcoming = Houd de genomen stamleden.
step-collecting = Neem kaarten met de Handelaren.
step-building = Kies hoeveel Fakirs de Bouwers helpen.
step-killing = Kies een slachtoffer voor de Moordenaars.
step-killing-two = Kies het eerste van 2 slachtoffers.
step-killing-second = Kies het tweede slachtoffer.
step-choosing = Kies een tegel voor { $djinn }.
step-keeping = Houd een van de getoonde Djinns.
step-selling = Verkoop koopwaren, of rond de beurt af.
