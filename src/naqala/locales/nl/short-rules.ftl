### De korte regels met prenten: vijf minuten voor een nieuweling. Alle cijfers komen uit de engine.

short-about = Vijf minuten, en je kan spelen. De nummers brengen je naar de volledige regels.
short-rules = Meer hierover:
short-picture-before = Ervoor
short-picture-after = Erna

short-aim-title = Waar het om gaat
short-aim-text = Wie de meeste punten heeft, wint. Ze komen van tegels, Djinns, koopwaren, goudstukken, Vizieren en Stamoudsten. In elke ronde bieden eerst alle spelers voor de beurtvolgorde. Daarna worden de beurten in die volgorde gespeeld, stap voor stap:
short-step-move = Stamleden verplaatsen
short-step-collect = Een stam nemen
short-step-tribe = De stam doet iets
short-step-place = De tegel doet iets
short-step-sale = Koopwaren verkopen

short-bidding-title = Bieden voor de beurtvolgorde
short-bidding-text = Kies een vrij vakje op het beurtvolgordespoor en betaal de prijs. Wie op het hoogste vakje staat, begint. Op de 0 is plaats voor { $zeros } beurtpionnen, en wie het laatst 0 biedt, speelt van hen het eerst. Je begint met { $gold } goudstukken, en wat overblijft telt als punten.
short-bidding-picture = Ze spelen in deze volgorde: { $order }.

short-move-title = Verplaatsen
short-move-text = Neem alle stamleden van één tegel op, van wie die ook is. Ga van tegel naar tegel en zet er op elke een neer, nooit schuin en nooit meteen terug. Het laatste moet eindigen waar er al een van zijn stam staat.
short-move-picture = Vijf stamleden van C3. Het laatste, een Handelaar, vindt er andere op D3.

short-collect-title = Nemen en de tegel winnen
short-collect-text = Neem het laatste stamlid en alle andere van zijn stam van die tegel. Wordt een tegel zonder kameel zo leeg, plaats er dan een van jou. De tegel blijft van jou tot het einde.
short-collect-picture = De Stamoudste vindt er twee andere. De tegel is nu leeg en krijgt een kameel.

short-keep-title = Vizieren en Stamoudsten
short-keep-text =
    Die houd je tot het einde. Een Vizier is { $vizier ->
        [one] { $vizier } punt
       *[other] { $vizier } punten
    } waard, en je krijgt er { $majority } bij voor elke medespeler met minder Vizieren. Een Stamoudste is { $elder ->
        [one] { $elder } punt
       *[other] { $elder } punten
    } waard, of helpt een Djinn te betalen.
short-keep-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }

short-cards-title = Handelaren en marktplaatsen
short-cards-text = Handelaren nemen evenveel kaarten vooraan uit het aanbod. Eindig je op een marktplaats, dan mag je er meer kopen: op een Kleine marktplaats een van de eerste { $smallreach } kaarten voor { $smallprice } goudstukken, op een Grote marktplaats { $largecards } van de eerste { $largereach } voor { $largeprice }. Na de ronde wordt het aanbod aangevuld.
short-cards-reach = { $place }: de eerste { $n }

short-builders-title = Bouwers
short-builders-text = Bouwers verdienen goudstukken: hun aantal maal het aantal blauwe tegels. De tegel waarop je eindigt telt mee, en de acht omliggende.
short-builders-picture = { $builders } Bouwers op D3, { $blue } blauwe tegels: { $builders } × { $blue } = { $gold } goudstukken

short-assassins-title = Moordenaars
short-assassins-text = Moordenaars doden één stamlid, op hoogstens evenveel stappen als er Moordenaars zijn. Of een Vizier of Stamoudste die een medespeler heeft. Wordt een tegel zonder kameel zo leeg, dan is die ook van jou.
short-assassins-picture = Twee Moordenaars winnen D3 en doden de Vizier op E4: { $tiles } tegels in één beurt.

short-places-title = Oase en Dorp
short-places-text =
    Eindig je op een Oase, dan plaats je er een palmboom, op een Dorp een paleis. Dat moet, ook op de tegel van een medespeler. Op het einde tellen ze voor de eigenaar van de tegel: een palmboom { $palm ->
        [one] { $palm } punt
       *[other] { $palm } punten
    }, een paleis { $palace }.
short-places-picture = De palmboom telt voor Roze, want de tegel is van Roze.

short-djinns-title = Heilige plaatsen en Djinns
short-djinns-text = Eindig je op een Heilige plaats, dan mag je een Djinn nemen, voor { LIST($price) } of voor { LIST($mixed) }. Djinns zijn punten waard en hebben speciale krachten. Een kracht met een prijs werkt één keer per ronde, op elk moment van je beurt, behalve terwijl je stamleden neerzet.
short-djinns-picture = Het getal zegt wat hij waard is, daaronder staat wat zijn kracht kost.

short-suits-title = Koopwaren verkopen
short-suits-text = Op het einde van je beurt mag je pakketten van verschillende koopwaren verkopen. Hoe groter het pakket, hoe meer elke kaart opbrengt. Koopwaren die je houdt, zijn op het einde evenveel waard.
short-suits-goods = Kaarten
short-suits-gold = Goud
short-suits-worth =
    { $n ->
        [one] { $n } goudstuk
       *[other] { $n } goudstukken
    }

short-fakirs-title = Fakirs
short-fakirs-text = Fakirs zijn kaarten, maar geen koopwaren, en worden nooit verkocht. Leg ze af: ze tellen als extra Bouwers, of je Moordenaars reiken verder. Eén Fakir vervangt een Stamoudste als je een Djinn neemt, en veel krachten kosten een Fakir.
short-fakirs-picture =
    { $fakirs ->
        [one] Met { $fakirs } Fakir reiken twee Moordenaars { $steps } stappen ver.
       *[other] Met { $fakirs } Fakirs reiken twee Moordenaars { $steps } stappen ver.
    }

short-end-title = Het einde
short-end-text = Plaatst iemand zijn laatste kameel, dan is deze ronde de laatste. Ook als er op het bord niets meer verplaatst kan worden, eindigt het spel. Dan wordt er geteld, en wie de meeste punten heeft, wint.
short-end-each = elk { $n }
short-end-viziers = elk { $n }, { $majority } extra per medespeler met minder
short-end-value = hun waarde
short-end-built = elk { $n } op je tegels
short-end-goods = zoals bij de verkoop
