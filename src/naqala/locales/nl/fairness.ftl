fair-title = Eerlijk schudden
fair-words = Woordcode van het schudden
fair-compare = Iedereen aan deze tafel hoort dezelfde 3 woorden te zien. Lees ze hardop voor om te vergelijken.
fair-replaced = Dit zijn niet de woorden die je browser eerst zag: { $words }.
fair-server = de server
fair-you = jij
fair-will-shuffle = Samen schudden: { LIST($names) }.
fair-shuffled = Samen geschud hebben { LIST($names) }.
fair-server-only = Alleen door de server geschud.
fair-not-yet = Nog niet erbij: { LIST($names) }.
fair-left-out = Niet meegeteld, omdat de browser niet op tijd antwoordde: { LIST($names) }.
fair-chosen = De host heeft de seed gekozen en kent de trekkingen dus vooraf.
fair-about = Wat bewijzen de woorden?
fair-about-words = De server heeft zijn geheime getal voor het schudden al vastgelegd. De woorden staan voor dit getal: bij een ander getal zouden ze anders zijn. De server kan het later dus niet ongemerkt omwisselen.
fair-about-together = De browser van elke speler voegt een willekeurig getal toe en houdt dat geheim tot de partij begint. Zo kan niemand de opstelling en de trekkingen kiezen, ook de beheerder van de server niet.
fair-about-end = Op het einde van de partij vergelijkt je browser de getallen met wat hij gezien heeft, en vertelt je de uitkomst. Eén ding kan hij niet weten: of de beheerder tijdens de partij naar verborgen kaarten kijkt.
fair-commitment = Volledige vastlegging
fair-copy = Kopiëren
fair-copied = Gekopieerd
fair-not-copied = Kopieer de geselecteerde tekst zelf.
fair-shuffling = Er wordt samen geschud…
fair-shuffling-waiting =
    { $n ->
        [one] Er wordt samen geschud, wachten op de browser van { LIST($names) }…
       *[other] Er wordt samen geschud, wachten op de browsers van { LIST($names) }…
    }
fair-warning = Het schudden van deze tafel is gewijzigd
fair-warning-about = Je browser zag eerst de woorden { $before }, maar nu toont de server { $after }. Iemand heeft het geheime getal van het schudden vervangen, en dat mag nooit gebeuren. Zeg het tegen de anderen en vertrouw deze partij niet.
fair-no-words = geen
fair-warning-close = Waarschuwing sluiten
