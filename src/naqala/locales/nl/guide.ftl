### The guided first game and the lessons: the page that lists them, and the guide at the table.

## The page /learn

learn-title = Leer spelen
learn-about = Een begeleid eerste spel aan de echte tafel: één idee tegelijk, in zo’n 6 minuten. Je kan altijd stoppen en later verdergaan.
learn-start = Beginnen
learn-continue = Verdergaan
learn-again = Nog eens spelen
learn-game = Het begeleide spel
learn-progress = { $done } van { $n } gedaan
learn-loading = Even laden…
learn-is-done = Gedaan
learn-is-next = Hierna
learn-finished = Nu ken je het spel. Tijd voor een echte partij.
learn-play = Een partij spelen
learn-lessons = Oefeningen
learn-lessons-about = Een stelling, een doel en één beurt. Kies wat je wil oefenen.
learn-topic-tribe = Stammen
learn-topic-place = Plaatsen
learn-topic-djinn = Djinns
learn-topic-other = Meer

learn-chapter-sow = Zaaien en nemen
learn-chapter-claim = Een tegel winnen
learn-chapter-tribes = De vijf stammen
learn-chapter-market = Op de marktplaats
learn-chapter-oasis = Oase en Dorp
learn-chapter-djinn = Djinns
learn-chapter-auction = Het bieden
learn-chapter-points = Zo tel je punten
learn-chapter-play = Je eerste spel

## The guide at the table

guide-label = Gids
guide-chapter = Hoofdstuk { $n } van { $total }
guide-lesson = Oefening
guide-step = Stap { $n } van { $total }
guide-new-position = Nieuwe stelling
guide-next = Verder
guide-go-on = Verder
guide-next-chapter = Volgend hoofdstuk
guide-next-lesson = Volgende oefening
guide-overview = Overzicht
guide-restart = Opnieuw beginnen
guide-skip = Hoofdstuk overslaan
guide-try-again = Opnieuw proberen
guide-undo = Ongedaan maken
guide-close = Gids sluiten
guide-leave = Terug naar het overzicht
guide-show = Toon me hoe
guide-strayed = Dat mag. Maar hier bedoelen we iets anders; maak het eerst ongedaan:
guide-strayed-else = Dat mag. Maar hier bedoelen we iets anders; maak het eerst ongedaan.
guide-missed = Deze beurt is voorbij en liep anders af. Probeer het opnieuw.
guide-too-late = Dit kan je niet ongedaan maken, en hier bedoelen we iets anders. Probeer het opnieuw.
guide-solved = Goed gedaan.
guide-prompt-solved = Gelukt: ga verder in de gids.
guide-prompt-missed = Deze beurt is voorbij: probeer het opnieuw in de gids.

## What to do now, as an instruction. $what are things (see events.ftl).

guide-do-pick-up = Neem de stamleden van { $tile } op.
guide-do-drop = Zet { LIST($what) } op { $tile }.
guide-do-meeple = Kies { LIST($what) } in je hand.
guide-do-kill = Dood { LIST($what) } op { $tile }.
guide-do-strike = Dood { LIST($what) } van { $rival }.
guide-do-choose = Kies { $tile }.
guide-do-bid = Bied { $price }.
guide-do-bid-any = Bied wat je wil.
guide-do-buy = Koop { LIST($what) }.
guide-do-summon = Neem { $djinn }.
guide-do-invoke = Gebruik { $djinn }.
guide-do-keep = Houd { $djinn }.
guide-do-sell =
    { $n ->
        [one] Verkoop { $n } kaart koopwaar.
       *[other] Verkoop { $n } koopwaren.
    }
guide-do-build =
    { $n ->
        [0] Neem de goudstukken.
       *[other] Neem de goudstukken met { LIST($what) }.
    }
guide-do-pass = Pas.
guide-do-no-move = Er zijn geen stamleden te verplaatsen: meld dat.
guide-do-go-on = Ga door.
guide-do-end-turn = Rond je beurt af.
guide-do-confirm = Bevestig.

## The scenes

guide-sow-start = Je beurt is een tocht: neem alle stamleden (de houten figuren) van een tegel op en zet er bij elke stap één neer.
guide-sow-drop = Elke stap gaat naar een tegel vlak ernaast. Jij kiest wie er achterblijft: hier de Handelaar (groen) of de Bouwer (blauw).
guide-sow-next = Een tocht mag afslaan, maar gaat nooit meteen terug.
guide-sow-last = Het laatste stamlid moet bij een van zijn kleur eindigen. Op E3 staan gele: Vizieren.
guide-sow-end = De hele kleur gaat met je mee: 3 Vizieren, 13 punten, waarvan 10 omdat je er meer hebt dan Roze.
guide-sow-done = Zo gaat elke beurt: maak een tocht, vind een kleur en neem die helemaal mee.

guide-claim-start = Maak een tegel leeg en hij is van jou. Op E3 staat één Stamoudste, in het wit.
guide-claim-last = Jouw Stamoudste komt erbij, en beide gaan met je mee.
guide-claim-end = Op E3 staat niemand meer. Je kameel neemt de tegel in: 6 punten op het einde.
guide-claim-done = Plaatst iemand zijn laatste kameel, dan eindigt het spel na die ronde.

guide-viziers-start = Elke kleur is een stam en doet iets anders. Vizieren, in het geel, blijven bij je.
guide-viziers-end = Elk telt 1 punt, en je krijgt er 10 bij voor elke speler die er minder heeft.
guide-viziers-done = 3 Vizieren, en Roze heeft er geen: 13 punten.
guide-elders-start = Stamoudsten, in het wit, blijven ook bij je.
guide-elders-end = Elk telt 2 punten, of helpt een Djinn te betalen.
guide-elders-done = Deze twee stammen houd je. De andere drie gaan weg, maar brengen je iets op.
guide-merchants-start = Handelaren, in het groen, nemen kaarten: elk één, vooraan uit het aanbod onder ‘Markt’.
guide-merchants-end = Je nam 3 kaarten. Hoe meer verschillende koopwaren je hebt, hoe meer elke waard is.
guide-merchants-done = In het aanbod liggen ook Fakirs. Ze helpen Bouwers en Moordenaars, en je betaalt er Djinns mee.
guide-builders-start = Bouwers, in het blauw, brengen goudstukken op: elk 1 voor elk blauw getal op hun tegel en de 8 eromheen.
guide-builders-end = 3 Bouwers en 4 blauwe getallen (D2, E3, E4, F2): 12 goudstukken.
guide-builders-done = Met goudstukken betaal je je bod en je kaarten. Elk goudstuk dat overblijft, telt 1 punt.
guide-assassins-start = Moordenaars, in het rood, doden een stamlid. Hun reikwijdte: 1 stap per Moordenaar.
guide-assassins-kill = Op F3 staat een Handelaar alleen. Zonder hem is de tegel leeg.
guide-assassins-end = Zo is F3 van jou: 8 punten.
guide-assassins-done = Ze kunnen ook een Vizier of Stamoudste van een medespeler doden.

guide-market-start = Ook de tegel waar je tocht eindigt, doet iets. D3 is een Kleine marktplaats.
guide-market-buy = Voor 3 goudstukken neem je een van de eerste 3 kaarten. Eén kaart koopwaar is 1 waard, maar 4 verschillende zijn er 13 waard. Ivoor is zeldzaam.
guide-market-end = Een Grote marktplaats geeft je 2 van de eerste 6 kaarten voor 6 goudstukken.
guide-market-done = Je hoeft nooit te kopen: op een marktplaats mag je passen.

guide-oasis-start = C4 is een Oase. Eindig je daar, dan groeit er een palmboom.
guide-oasis-end = De tegel is leeg, dus is hij van jou. De palmboom levert 3 punten extra op.
guide-oasis-done = Een Dorp krijgt een paleis, voor 5 punten. Bij elk bezoek komt er een bij.

guide-buy-djinn-start = E3 is een Heilige plaats. Daar kan je een Djinn nemen.
guide-buy-djinn-buy = Een Djinn kost 2 Stamoudsten. Enki brengt 8 punten en een speciale kracht mee.
guide-buy-djinn-end = De Stamoudsten gaan weg, en de Djinn blijft tot het einde bij je.
guide-buy-djinn-done = Wijs een Djinn aan, of houd hem ingedrukt, om te lezen wat hij doet.
guide-use-djinn-call = Voor een Stamoudste plaatst Enki een palmboom op een Oase naar keuze.
guide-use-djinn-place = C5 is je eigen Oase: daar telt hij voor jou.
guide-use-djinn-move = 3 punten voor een Stamoudste die er 2 telde, en je tocht komt nog. Maak die nu zoals altijd.
guide-use-djinn-end = Zo’n speciale kracht gebruik je één keer per ronde, voor een Stamoudste of een Fakir.
guide-use-djinn-done = Andere Djinns helpen je altijd, of pas op het einde. Dat staat op hun kaart.

guide-auction-about = Elke ronde begint met bieden. Hoe hoger je prijs, hoe vroeger je aan de beurt bent. Roze bood 5.
guide-auction-high = Een goede zet wacht niet. Met 8 ben je vóór Roze aan de beurt.
guide-auction-zero = Met 2 spelers heb je 2 beurten per ronde. De tweede kan wachten: 0 kost niets. Maar wie na jou 0 biedt, is vóór jou aan de beurt.
guide-auction-done = Elk goudstuk dat je biedt, is een punt minder. Bied als vroeg spelen je meer oplevert.

guide-points-gold = Nu je punten. Elk goudstuk telt 1.
guide-points-meeples = Vizieren tellen elk 1, en 10 erbij omdat Roze er minder heeft. Stamoudsten tellen elk 2.
guide-points-tiles = Je tegels tellen hun getal, een palmboom 3, een paleis 5. Enki telt 8.
guide-points-goods = Verschillende koopwaren tellen samen: 2 zijn 3 punten waard, 4 zijn er 13 waard, alle 9 zijn er 60 waard.
guide-points-sell = Op het einde van je beurt mag je zo’n pakket voor evenveel goudstukken verkopen.
guide-points-end = 13 goudstukken, genoeg voor een goed bod.
guide-points-done = Verkocht of gehouden, een pakket is evenveel waard. Verkoop als je goudstukken nodig hebt.

guide-play-about = Zo begint een echt spel: 3 stamleden op elke tegel, 50 goudstukken, en een bot die Roze speelt.
guide-play-bid = Je hebt 2 beurtpionnen, dus je biedt twee keer. De eerste mag gratis op 0 staan.
guide-play-second = Nu de tweede. Wat is vroeg spelen je waard?
guide-play-done = Vanaf hier speel je zelf. Wijs een tegel aan en je ziet wat een tocht vanaf daar oplevert. Het vraagteken opent de hulp. Veel succes.
