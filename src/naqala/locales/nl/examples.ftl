### Voorbeelden bij de regels, getoond met een klein bord. ‘Je’ bent altijd Blauw.

example-bids-title = Wie speelt wanneer
example-bids-text = Blauw biedt { $blue }, Roze biedt { $pink }, daarna bieden Oranje en Zwart { $black }. Het hoogste bod speelt eerst: Blauw, dan Roze. Van de twee op 0 speelt het laatste bod eerst: Zwart voor Oranje.
example-loop-title = Een lus met vijf stamleden
example-loop-text = Je neemt vijf stamleden op van C3 en gaat het vierkant rond: een Handelaar op D3, de Bouwer op D4, de Moordenaar op C4, de Vizier weer op C3 en de andere Handelaar op D3. Daar stond al een Handelaar, dus je neemt { $taken } Handelaren.
example-builders-red-title = Bouwers op een rode tegel, met Fakirs
example-builders-red-text = Je eindigt op de rode tegel D3 met { $builders } Bouwers en betaalt { $fakirs } Fakirs. Van de acht omliggende tegels zijn er { $blue } blauw: { $blue } × ({ $builders } + { $fakirs }) = { $gold } goudstukken.
example-builders-blue-title = Bouwers op een blauwe tegel, met Fakirs
example-builders-blue-text = Dezelfde zet, maar D3 is zelf blauw en telt mee: { $blue } × ({ $builders } + { $fakirs }) = { $gold } goudstukken.
example-suits-title = Koopwaren in pakketten
example-suits-text = Zes verschillende koopwaren vormen een pakket van { $first } goudstukken. De drie die je dubbel hebt, vormen een tweede pakket van { $second }. Samen krijg je { $gold }, nu of op het einde van het spel.
example-three-elders-title = Drie Stamoudsten en de tegel
example-three-elders-text = Je Stamoudste komt bij twee andere op D3. Je neemt ze alle { $taken }. De tegel is nu leeg, dus je plaatst een kameel: hij is van jou.
example-four-elders-title = Vier Stamoudsten, maar geen tegel
example-four-elders-text = Je Stamoudste komt bij drie andere op D3. Je neemt ze alle { $taken }. Een Bouwer blijft staan, dus je neemt geen controle over de tegel.
example-zeros-title = De 0 raakt vol
example-zeros-text = Blauw, Roze en Oranje bieden 0, in deze volgorde. Elke nieuwe beurtpion komt voor de andere. Nu is de 0 vol, en Zwart moet minstens { $black } betalen. Ze spelen in de volgorde Zwart, Oranje, Roze, Blauw.
example-own-tribe-title = Het laatste stamlid zoekt zijn stam
example-own-tribe-text = Je hebt nog een Vizier in de hand. Op D4 staat er geen, alleen Handelaren: daar kan je niet eindigen. Op E3 wacht een Vizier op de jouwe.
example-no-diagonal-title = Geen schuine stap
example-no-diagonal-text = Van C3 kan je niet rechtstreeks naar D4. Je stapt omhoog, omlaag, naar links of naar rechts, bijvoorbeeld naar D3.
example-no-way-back-title = Niet meteen terug
example-no-way-back-text = Je bent net van C3 naar D3 gegaan, dus je mag met de volgende stap niet terug naar C3. Ga bijvoorbeeld verder naar D4.
example-builders-alone-title = Bouwers zonder Fakirs
example-builders-alone-text = { $builders } Bouwers op een rode tegel met { $blue } omliggende blauwe tegels: { $blue } × { $builders } = { $gold } goudstukken.
example-two-tiles-title = Twee tegels in één beurt
example-two-tiles-text = Je neemt { $assassins } Moordenaars van D3. De tegel is leeg: je plaatst een kameel. Ze doden de Vizier op E4, { $steps } stappen verder. Ook E4 is nu leeg, en je plaatst nog een kameel. Dat zijn { $tiles } tegels.
example-too-far-title = Buiten bereik
example-too-far-text = Twee Moordenaars hebben een reikwijdte van twee stappen. E5 ligt drie stappen van D3, dus de Stamoudste daar is veilig.
example-fakir-reach-title = Een Fakir vergroot de reikwijdte
example-fakir-reach-text = Dezelfde situatie, maar je betaalt { $fakirs ->
    [one] { $fakirs } Fakir
   *[other] { $fakirs } Fakirs
 }. Je { $assassins } Moordenaars reiken nu { $steps } stappen ver en doden de Stamoudste op E5.
example-merchants-market-title = Handelaren, dan de marktplaats
example-merchants-market-text = Je { $merchants } Handelaren nemen de eerste twee kaarten van het aanbod. Daarna betaal je { $price } goudstukken op de Kleine marktplaats en kies je uit de eerste drie kaarten die over zijn. In totaal neem je { $cards } kaarten.
example-foreign-tile-title = Op andermans tegel
example-foreign-tile-text = Je neemt { $taken } Vizieren en maakt D3 leeg, maar de tegel blijft van Roze. De Oase werkt toch: je plaatst een palmboom, die op het einde voor Roze telt.
example-summoning-title = Een Djinn nemen
example-summoning-text = Je eindigt met Stamoudsten op een Heilige plaats en neemt Hagis voor { $elders ->
    [one] { $elders } Stamoudste
   *[other] { $elders } Stamoudsten
 } en { $fakirs ->
    [one] { $fakirs } Fakir
   *[other] { $fakirs } Fakirs
 }. Twee Stamoudsten kan ook. Hagis is { $points } punten waard.
example-most-viziers-title = Vizieren op het einde
example-most-viziers-text = Blauw heeft { $blue_viziers } Vizieren, Roze en Oranje hebben er elk { $pink_viziers }. Blauw krijgt een punt voor elke Vizier en 10 voor elke medespeler met minder: { $blue_points } punten. Roze en Oranje hebben er evenveel, dus geen van beiden krijgt 10 voor de ander: elk { $pink_points } punten.
