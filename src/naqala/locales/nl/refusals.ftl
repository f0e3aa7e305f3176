### Why an action is not legal now. The texts speak to the player who tried it; the number of the rule is shown beside them.
###
### Tiles are "B4"; $seat and $rival are names of players or colours; $what and $price are things (see events.ftl).

illegal-game-over = Het spel is afgelopen.
# $what is a word or a number that a program gave instead of an action; game.options is code.
illegal-no-action = { $what } is geen actie; de geldige staan in game.options.

## Bids. $price is the number printed on a spot of the turn order track.

illegal-bid-taken = Op { $price } staat al een beurtpion.
# $n is how many spots cost nothing: 3.
illegal-bid-zero-taken = Alle { $n } vakjes voor 0 zijn bezet; bied 1 of meer.
illegal-bid-already-lowered = Je Djinn heeft deze ronde al een bod verlaagd.
illegal-bid-no-discount = Je hebt geen Djinn die een bod verlaagt in ruil voor Fakirs.
illegal-bid-gold =
    { $gold ->
        [one] Je hebt { $gold } goudstuk; dit vakje kost er { $price }.
       *[other] Je hebt { $gold } goudstukken; dit vakje kost er { $price }.
    }

## Moving meeples

illegal-can-move = Je kan stamleden verplaatsen, dus moet je dat doen.
illegal-no-meeples = Er staan geen stamleden op { $tile }.
illegal-no-walk = Geen enkele tocht vanaf { $tile } eindigt bij een stamlid van dezelfde stam.
# $what is "no Viziers", "no Elders" …
illegal-not-in-hand = Je hebt { LIST($what) } in de hand.
illegal-same-tile = Je bent al op { $tile }; zet het volgende stamlid op een aangrenzende tegel.
illegal-not-next = { $tile } ligt niet naast { $start }; je gaat omhoog, omlaag, naar links of naar rechts.
illegal-back = Je komt net van { $tile }; je mag niet meteen terug.
# $what is "no Viziers", "no Elders" …
illegal-last-meeple = Het laatste stamlid moet eindigen bij een ander van zijn stam; op { $tile } staan { LIST($what) }.
# $what is one meeple: "a Vizier".
illegal-dead-end = Zet je { LIST($what) } op { $tile }, dan kan het laatste stamlid niet meer eindigen bij een ander van zijn stam.

## Builders and Assassins

illegal-build-no-blue = Op en rond deze tegel is er geen blauwe waarde, dus Fakirs zouden niets opleveren.
illegal-build-no-fakirs = Je hebt geen Fakirs om te helpen.
# $what is how many Fakirs the player has, $n how many were wanted.
illegal-build-fakirs = Je hebt { LIST($what) } om te helpen, niet { $n }.
illegal-pass-kill = Er is zonder Fakirs een slachtoffer binnen de reikwijdte, dus moet je doden.
illegal-pass-paid-kill = Je hebt voor 2 slachtoffers betaald; kies het eerste.
# $what is "no Viziers", "no Elders" …
illegal-no-victim = Op { $tile } staan { LIST($what) }.
# $what is "2 Assassins and a Fakir"; $range is how many tiles far they can kill.
illegal-out-of-range =
    { $n ->
        [one] { $tile } ligt { $n } tegel verder; de reikwijdte van { LIST($what) } is { $range }.
       *[other] { $tile } ligt { $n } tegels verder; de reikwijdte van { LIST($what) } is { $range }.
    }
illegal-one-meeple = Op { $tile } staan geen 2 stamleden.
illegal-not-playing = { $rival } speelt niet mee.
illegal-own-victim = Je Moordenaars kunnen je eigen Vizieren en Stamoudsten niet doden.
illegal-protected = Een Djinn beschermt de Vizieren en Stamoudsten van { $rival }.
# $what is "no Viziers" or "no Elders".
illegal-rival-has-none = { $rival } heeft { LIST($what) }.
illegal-rival-has-one = { $rival } heeft geen 2 Vizieren of Stamoudsten.
illegal-second-on-tile = Het tweede slachtoffer moet een ander stamlid op { $tile } zijn.
illegal-second-held = Het tweede slachtoffer moet een andere Vizier of Stamoudste van { $rival } zijn.

## Markets, goods and djinns

illegal-pass-paid-card = Je hebt voor 2 kaarten betaald; neem de tweede.
illegal-market-gold =
    { $gold ->
        [one] Je hebt { $gold } goudstuk; de marktplaats kost er { $price }.
       *[other] Je hebt { $gold } goudstukken; de marktplaats kost er { $price }.
    }
illegal-no-card = Op plek { $n } van het aanbod ligt geen kaart.
illegal-not-for-sale = Hier zijn alleen de eerste { $n } kaarten te koop.
# $what are goods: "Silk and Fish".
illegal-goods-missing = Dit heb je niet: { LIST($what) }.
illegal-djinn-not-offered = { $djinn } ligt niet in het aanbod.
illegal-djinn-not-shown = { $djinn } is geen van de getoonde Djinns.
# $price is what has to be paid, "an Elder and a Fakir"; $what is what the player has, "2 Elders and no Fakirs".
illegal-price = Dat kost { LIST($price) }; je hebt { LIST($what) }.
# $power is the text of the djinn's card, a sentence.
illegal-tile-of-djinn = { $tile } is geen tegel voor { $djinn }: { $power }
illegal-not-around = { $tile } is geen van de tegels rond { $start }.
illegal-power-not-held = Je hebt { $djinn } niet.
illegal-power-none = { $djinn } heeft geen speciale kracht die je in een beurt gebruikt.
illegal-power-bidding = { $djinn } kan je alleen in je eigen beurt gebruiken.
illegal-power-sowing = Tijdens het zaaien kan je geen speciale kracht gebruiken.
illegal-power-used = { $djinn } is deze ronde al gebruikt.
# $price is a price as below: "an Elder or a Fakir".
illegal-power-price = { $djinn } gebruiken kost { $price }.
illegal-power-no-effect = { $djinn } zou nu niets veranderen.

## The price of a djinn's power. It may be the end of a sentence: "The price of Leta is an Elder, and an Elder or a Fakir."

price-none = niets
price-F = een Fakir
price-X = een Stamoudste of een Fakir
price-EX = een Stamoudste, en een Stamoudste of een Fakir

## Something else is to be decided now. $seat is the player who decides: a name, or "Jij".

illegal-now-bidding = { $seat } moet nu een vakje op het beurtvolgordespoor kiezen.
illegal-now-moving = { $seat } moet nu de stamleden van een tegel opnemen.
illegal-now-sowing = { $seat } moet nu een stamlid op de volgende tegel zetten.
illegal-now-placing-palm = { $seat } moet nu een palmboom plaatsen.
illegal-now-placing-palace = { $seat } moet nu een paleis plaatsen.
illegal-now-placing-around = { $seat } moet nu een van de omliggende tegels kiezen.
illegal-now-trading = { $seat } moet nu kaarten kopen op de marktplaats, of passen.
illegal-now-trading-second = { $seat } moet nu de tweede kaart nemen.
illegal-now-summoning = { $seat } moet nu een Djinn nemen, of passen.
illegal-now-welcoming = { $seat } moet nu de genomen stamleden houden.
illegal-now-collecting = { $seat } moet nu kaarten nemen met de Handelaren.
illegal-now-building = { $seat } moet nu kiezen hoeveel Fakirs de Bouwers helpen.
illegal-now-killing = { $seat } moet nu een slachtoffer voor de Moordenaars kiezen.
illegal-now-killing-two = { $seat } moet nu het eerste van 2 slachtoffers kiezen.
illegal-now-choosing = { $seat } moet nu een tegel voor de Djinn kiezen.
illegal-now-keeping = { $seat } moet nu een van de getoonde Djinns houden.
illegal-now-selling = { $seat } moet nu koopwaren verkopen, of de beurt afronden.

## A djinn's power at the wrong moment.

illegal-first-placing-palm = Plaats eerst een palmboom; daarna mag je { $djinn } gebruiken.
illegal-first-placing-palace = Plaats eerst een paleis; daarna mag je { $djinn } gebruiken.
illegal-first-placing-around = Kies eerst een van de omliggende tegels; daarna mag je { $djinn } gebruiken.
illegal-first-trading-second = Neem eerst de tweede kaart; daarna mag je { $djinn } gebruiken.
illegal-first-killing-two = Kies eerst het eerste van 2 slachtoffers; daarna mag je { $djinn } gebruiken.
illegal-first-killing-second = Kies eerst het tweede slachtoffer; daarna mag je { $djinn } gebruiken.
illegal-first-choosing = Kies eerst een tegel voor de Djinn; daarna mag je { $djinn } gebruiken.
illegal-first-keeping = Houd eerst een van de getoonde Djinns; daarna mag je { $djinn } gebruiken.

## Seeds of games

illegal-seed-secret = De seed is geheim tot het spel afgelopen is.
illegal-no-seed = Deze partij begon vanuit een stelling, niet met een seed.

## Undoing

undo-final = De laatste actie kan je niet ongedaan maken: er is iets onthuld, of een andere speler is al aan zet geweest.
undo-nothing = Van deze beurt kan je niets ongedaan maken.
