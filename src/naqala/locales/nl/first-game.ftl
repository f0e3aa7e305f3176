### Hulp in een eerste spel: waarom elke vraag gesteld wordt; en de instellingen en tafelopties over hulp.

first-bidding = Wie het hoogst staat, speelt eerst: bied voor een beurt die anderen je niet mogen afpakken.
first-moving = Zet op elke tegel van je weg een stamlid. Waar je eindigt, neem je een hele kleur, en een leeggemaakte tegel is van jou.
first-sowing = Alleen het laatste stamlid telt: daar neem je zijn hele kleur, daarna werkt de tegel.
first-placing =
    { $piece ->
        [palm] De palmboom
       *[palace] Het paleis
    } telt op het einde voor de eigenaar van de tegel.
first-trading = Verschillende koopwaren verkoop je samen: hoe meer er zijn, hoe meer elke opbrengt.
first-trading-second = De Grote marktplaats verkoopt twee kaarten tegelijk.
first-summoning = Voor { LIST($price) } krijg je hier een Djinn: punten, en een speciale kracht voor de rest van het spel.
first-welcoming = Vizieren en Stamoudsten blijven bij je en tellen op het einde. Met Stamoudsten betaal je ook Djinns.
first-collecting = Elke Handelaar brengt je een kaart vooraan uit het aanbod.
first-building = Elke Bouwer brengt 1 goudstuk op voor elke blauwe tegel rondom, deze meegeteld.
first-killing = Dood het laatste stamlid van een vrije tegel, en de tegel is van jou.
first-killing-two = Beide slachtoffers staan op dezelfde plaats. Een vrije tegel die zo leeg raakt, is van jou.
first-killing-second = Een vrije tegel die je zo leegmaakt, is van jou.
first-choosing = { $djinn } werkt op de tegel die je kiest.
first-keeping = De punten en de speciale kracht zijn voor jou; de andere zijn weg.
first-conjuring =
    { $piece ->
        [palm] De palmboom
       *[palace] Het paleis
    } telt voor de eigenaar van de tegel.
first-placing-around =
    Op een tegel van jou brengt { $piece ->
        [palm] de palmboom
       *[palace] het paleis
    } jou punten op.
first-selling = Koopwaren zijn op het einde evenveel waard: verkoop alleen als je goud nodig hebt om te bieden.
first-ending = Je beurt is klaar. Wat niet bevestigd is, kan je nog ongedaan maken.

settings-help = Hulp voor beginners
settings-help-auto = Eerste spel
settings-help-on = Altijd
settings-help-off = Nooit
settings-gains = Tonen wat een zet oplevert
lobby-help = Hulp bij zetten
lobby-help-on = Toegestaan
lobby-help-off = Geen
waiting-no-help = Zonder hulp bij zetten.
