### The powers of the djinns, as on their cards. The full rules are D4 to D25.

djinn-Al-Amin = Op het einde telt elk paar Fakirs van jou als één koopwaar naar keuze.
djinn-Anun-Nak = Zet 3 stamleden uit de zak op een lege, vrije tegel.
djinn-Baal = Telkens als iemand een Djinn krijgt: 1 goudstuk als jij het bent, 2 als het een medespeler is.
djinn-Boaz = Moordenaars van medespelers kunnen de Vizieren en Stamoudsten die je voor je hebt niet doden.
djinn-Bouraq = Plaats een paleis op een Dorp naar keuze.
djinn-Echidna = Je Bouwers leveren deze beurt dubbel zoveel goudstukken op.
djinn-Enki = Plaats een palmboom op een Oase naar keuze.
djinn-Hagis = Plaats je paleis in plaats daarvan op een van de 8 omliggende tegels.
djinn-Haurvatat = Elke palmboom op je tegels is 5 punten waard.
djinn-Iblis = Je Moordenaars doden er 2 op dezelfde plek in plaats van 1.
djinn-Jafaar = Elk van je Vizieren is 3 punten waard.
djinn-Kandicha = Slachtoffers van je Moordenaars: voor een Handelaar trek je een kaart, voor een Bouwer krijg je goudstukken, Vizieren en Stamoudsten komen bij jou.
djinn-Kumarbi = Bij het bieden verlaagt elke Fakir de prijs met één vakje.
djinn-Lamia = Plaats je palmboom in plaats daarvan op een van de 8 omliggende tegels.
djinn-Leta = Plaats een kameel van jou op een lege, vrije tegel.
djinn-Marid = Een stamlid komt op een tegel van jou: 1 goudstuk als jij het zet, 2 als een medespeler het zet.
djinn-Monkir = Er wordt een paleis geplaatst: 1 goudstuk als jij het plaatst, 2 als een medespeler het plaatst.
djinn-Nekir = Telkens als Moordenaars doden, hoeveel ook: 1 goudstuk als het de jouwe zijn, 2 als het die van een medespeler zijn.
djinn-Shamhat = Elk van je Stamoudsten is 4 punten waard.
djinn-Sibittis = Bekijk 3 Djinns van de trekstapel; houd er één en leg de andere af.
djinn-Sloar = Trek de bovenste kaart van de trekstapel.
djinn-Utug = Plaats een kameel van jou op een vrije tegel waar alleen stamleden staan.
