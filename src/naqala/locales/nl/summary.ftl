### The summary sheet: a side about the turn and a side with the djinns, on screen and on paper. All figures are arguments.

summary-sides = Kant van het beurtoverzicht
summary-turn = Beurt
summary-djinns = Djinns
summary-print = Afdrukken
summary-now = nu
summary-loading = Het beurtoverzicht wordt geladen…
summary-failed = Het beurtoverzicht kon niet worden geladen.
summary-retry = Opnieuw proberen
summary-bid = Bieden
summary-bid-order = Kies in biedvolgorde een vrij vakje voor je beurtpion en betaal de prijs. Het hoogste vakje begint.
# A marker on 0 goes in front of those already there.
summary-bid-zeros = Op de { $price } is plaats voor { $spots } beurtpionnen. Een nieuwe schuift de andere naar achteren: wie het laatst { $price } biedt, speelt van hen het eerst.
summary-bid-full = Is de { $price } vol, bied dan { $next } of meer.
summary-move = Verplaatsen
summary-move-pick = Neem alle stamleden van één tegel op, van wie die ook is.
summary-move-drop = Zet er een op elke tegel van je tocht. Ga nooit schuin en nooit meteen terug.
summary-move-last = Het laatste moet eindigen waar er al een van zijn stam staat.
summary-collect = Nemen
summary-collect-take = Neem alle stamleden van die stam van de eindtegel.
summary-collect-camel = Wordt een tegel zonder kameel zo leeg, dan moet je er een van jou plaatsen. De tegel blijft van jou tot het einde.
summary-tribe = Actie van de stam
summary-tribe-v = Houd ze tot het einde.
summary-tribe-e = Houd ze tot het einde, of betaal er Djinns mee.
summary-tribe-m = Neem evenveel kaarten vooraan uit het aanbod.
# The number of Builders times the number of blue tiles.
summary-tribe-b = Goudstukken: Bouwers × blauwe tegels, op en rond de eindtegel.
summary-tribe-a = Dood een stamlid op hoogstens evenveel stappen als je Moordenaars hebt, of een Vizier of Stamoudste van een medespeler. Kan het zonder Fakirs, dan moet het. Wordt een tegel zonder kameel zo leeg, plaats er dan een van jou.
summary-tribe-bag = Handelaren, Bouwers en Moordenaars gaan daarna in de zak.
summary-place = Actie van de tegel
summary-must = verplicht
summary-may = naar keuze
summary-place-palm =
    { $points ->
        [one] Plaats hier een palmboom: { $points } punt voor de eigenaar van de tegel.
       *[other] Plaats hier een palmboom: { $points } punten voor de eigenaar van de tegel.
    }
summary-place-palace =
    { $points ->
        [one] Plaats hier een paleis: { $points } punt voor de eigenaar van de tegel.
       *[other] Plaats hier een paleis: { $points } punten voor de eigenaar van de tegel.
    }
summary-place-cards = Betaal { $price } goud en neem { $cards } van de eerste { $reach } kaarten.
summary-place-djinn = Neem een Djinn voor { LIST($price) }, of voor { LIST($mixed) }.
summary-fakirs = Fakirs
summary-fakirs-about = Ze zijn geen koopwaren en worden nooit verkocht. Leg ze af:
summary-fakirs-gold = bij Bouwers: elke Fakir telt als { $n } extra
summary-fakirs-range =
    { $n ->
        [one] bij Moordenaars: elke Fakir reikt { $n } stap verder
       *[other] bij Moordenaars: elke Fakir reikt { $n } stappen verder
    }
summary-fakirs-summoning = op een Heilige plaats: { $n } in plaats van een Stamoudste
summary-fakirs-powers = voor de speciale krachten van { $n } Djinns
summary-fakirs-wild = { $djinn }: op het einde tellen er telkens { $n } als één koopwaar naar keuze
summary-powers = Speciale krachten van Djinns
summary-powers-about = Op elk moment van je beurt, behalve terwijl je stamleden neerzet. Een kracht met een prijs: één keer per ronde.
summary-sale = Verkoop
summary-sale-about = Verkoop pakketten van verschillende koopwaren, zoveel pakketten als je wil. Niet-verkochte koopwaren zijn op het einde evenveel waard.
summary-sale-goods = Kaarten
summary-sale-gold = Goud
summary-copies = Kaarten in het spel
summary-round = Einde van de ronde
summary-round-about = Vul aan tot { $cards } kaarten en { $djinns } Djinns. Wie het eerst speelde, biedt het eerst.
summary-end = Einde van het spel
summary-end-camel = Iemand plaatst zijn laatste kameel: speel de ronde uit.
summary-end-move = Iemand kan geen stamleden verplaatsen: speel de ronde uit zonder verder te verplaatsen.
summary-end-board = Na een ronde kan er op het bord niets meer verplaatst worden.
summary-points = Punten
summary-points-each = elk { $n }
summary-points-viziers = elk { $n }, +{ $majority } per medespeler met minder
summary-points-value = hun waarde
summary-points-built = elk { $n } op je tegels
summary-points-goods = zoals bij de verkoop
summary-start = Begin
summary-start-gold = Elke speler: { $gold } goudstukken
# $players: "3 or 4".
summary-start-players =
    { $markers ->
        [one] { $players } spelers: elk { $camels } kamelen en { $markers } beurtpion
       *[other] { $players } spelers: elk { $camels } kamelen en { $markers } beurtpionnen
    }
summary-price = Prijs
summary-no-price = geen prijs
