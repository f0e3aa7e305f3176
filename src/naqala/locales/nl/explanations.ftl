### Short explanations of everything on the table, shown on hover, focus or long press.

explain-label = Uitleg
explain-more = Meer in de regels
# Followed by the names of what is explained.
explain-more-several = Meer in de regels:
explain-spoken = { $title }: { $text }
explain-place-V = Eindigt je tocht hier, dan moet je een paleis plaatsen. Dat levert de eigenaar van de tegel punten op.
explain-place-S = Eindigt je tocht hier, dan mag je een Djinn nemen. Je betaalt met Stamoudsten en Fakirs.
explain-place-O = Eindigt je tocht hier, dan moet je een palmboom plaatsen. Die levert de eigenaar van de tegel punten op.
explain-place-M = Eindigt je tocht hier, dan mag je een van de eerste kaarten van het aanbod kopen.
explain-place-L = Eindigt je tocht hier, dan mag je 2 van de eerste kaarten van het aanbod kopen.
explain-blue = Blauw { $value }
explain-blue-about =
    { $n ->
        [one] { $n } punt waard voor de eigenaar. Bouwers verdienen goudstukken voor elke omliggende blauwe tegel.
       *[other] { $n } punten waard voor de eigenaar. Bouwers verdienen goudstukken voor elke omliggende blauwe tegel.
    }
explain-red = Rood { $value }
explain-red-about =
    { $n ->
        [one] { $n } punt waard voor de eigenaar.
       *[other] { $n } punten waard voor de eigenaar.
    }
# The tribes on a tile, in one line, where there is no room to say what each does.
explain-tribes = Stamleden
explain-tribe-v = Neem ze en houd ze. Wie er meer heeft dan een medespeler, krijgt veel punten.
explain-tribe-e = Neem ze en houd ze. Ze leveren punten op, of je betaalt er Djinns mee.
explain-tribe-m = Neem ze en je krijgt evenveel kaarten uit het aanbod.
explain-tribe-b = Neem ze en je verdient goudstukken: per Bouwer 1 voor elke blauwe tegel op en rond de eindtegel.
explain-tribe-a = Neem ze en je doodt een stamlid in de buurt, of een Vizier of Stamoudste van een medespeler.
explain-fakir = Geen koopwaar. Helpt Bouwers en Moordenaars, en samen met een Stamoudste betaal je er een Djinn mee.
explain-good = Hiervan zijn er { $n } in het spel. Verkoop verschillende koopwaren samen: hoe groter het pakket, hoe meer elke kaart waard is.
explain-djinn =
    { $n ->
        [one] { $djinn }, { $n } punt
       *[other] { $djinn }, { $n } punten
    }
explain-spot = Prijs { $price }
explain-spot-taken = Prijs { $price }: { $colour }
explain-spot-about =
    { $n ->
        [one] Met een bod van { $n } goudstuk komt je beurtpion hier. Wie op het hoogste vakje staat, begint.
       *[other] Met een bod van { $n } goudstukken komt je beurtpion hier. Wie op het hoogste vakje staat, begint.
    }
explain-camel = Kameel
explain-camel-about = Wie deze kameel plaatste, houdt de tegel tot het einde en krijgt er de punten voor.
explain-palm = Palmboom
explain-palm-about = Punten waard voor de eigenaar van de tegel.
explain-palace = Paleis
explain-palace-about = Punten waard voor de eigenaar van de tegel.
explain-gold = Goudstukken
explain-gold-about = Hiermee betaal je je bod en je kaarten. Elk is op het einde een punt waard. Medespelers zien de jouwe niet.
explain-cards = Goederenkaarten
explain-cards-about = Het aantal kaarten in de hand. Alleen de eigenaar ziet ze.
explain-camels = Kamelen over
explain-camels-about = Plaatst een speler de laatste, dan eindigt het spel na deze ronde.
explain-points = Punten
explain-points-about = Alles wat nu telt. Van medespelers alleen wat openbaar is: hun goudstukken en koopwaren zijn geheim.
explain-bid = Beurtvolgorde
explain-bid-about = Betaal de prijs van een vakje om er te staan. Wie op het hoogste vakje staat, begint.
explain-clock = Klok
explain-clock-about = De tijd die deze speler nog heeft. De klok loopt zolang het spel op deze speler wacht.
explain-next-bids = Biedvolgorde
explain-next-bids-about = De volgorde waarin de spelers bieden. Wie deze ronde als eerste speelt, biedt de volgende ronde als eerste.
explain-djinns = Djinns
explain-djinns-about = Elke Djinn is punten waard en heeft een speciale kracht. Eindig je tocht op een Heilige plaats om er een te nemen.
explain-suit = Pakket
explain-suit-about = Verschillende koopwaren die je samen verkoopt. Hoe groter het pakket, hoe meer goudstukken; niet-verkochte pakketten zijn evenveel punten waard.
explain-gain-from = Beste beurt vanaf { $tile }
explain-gain-on = Beste beurt die eindigt op { $tile }
explain-gain = Punten voor jou
explain-gain-about = Wat deze kaart toevoegt aan de waarde van de koopwaren in je hand.
explain-plan = Je plan
explain-plan-about = Wat je beurt oplevert als je bevestigt, in punten die nu tellen.
explain-log = Log
explain-log-about = Wat er gebeurd is, het nieuwste eerst. Kies een regel om die beurt opnieuw te zien.
explain-worth = Opbrengst van de beurt
explain-worth-about = De punten, goudstukken en kaarten die de beurt opleverde, voor zover openbaar.
explain-rule = Regel
explain-rule-about = Het nummer van de spelregel; de knop opent de regel.
explain-table = Tafel
explain-table-about = Met deze code vinden anderen de tafel in de lobby.
explain-custom-seed = Gekozen seed
explain-custom-seed-about = De maker van de tafel koos het getal dat opstelling en trekkingen bepaalt, en kent die misschien.
explain-open-hands = Goud open
explain-open-hands-about = Iedereen ziet alle goudstukken en kaarten.
explain-resource-row = Aanbod
explain-resource-row-about = Handelaren en marktplaatsen nemen de voorste kaarten. Op het einde van de ronde wordt het aanbod aangevuld.
explain-bag = Zak
explain-bag-about = Stamleden die gebruikt of gedood zijn.
explain-palms-left = Palmbomen over
explain-palms-left-about = Zijn ze op, dan levert een Oase niets op.
explain-palaces-left = Paleizen over
explain-palaces-left-about = Zijn ze op, dan levert een Dorp niets op.
explain-cards-left = Kaarten over
explain-cards-left-about = Kaarten in de trekstapel. Is die leeg, dan wordt de aflegstapel geschud.
explain-round = Ronde
explain-round-about = Elke ronde biedt iedereen voor de beurtvolgorde en speelt daarna een beurt.
explain-gain-suit = Met deze kaart heb je { $n } verschillende koopwaren in één pakket: { $after } waard in plaats van { $before }.
explain-gain-first = De eerste koopwaar van een pakket.
explain-suit-values = Waarde van een pakket
explain-suit-values-about = De goudstukken voor 1, 2, 3 en meer verschillende koopwaren die je samen verkoopt. Je grootste pakket is gemarkeerd.
suit-values = Goudstukken voor 1 tot { $n } verschillende koopwaren
suit-value-now = jouw pakket: { $gold }
# Tips at a decision: one line on a phone, at most about 50 letters.
tip-bidding = Wie altijd de eerste plaats koopt, verliest vaak.
tip-selling = Verkoop alleen als je goudstukken nodig hebt.
tip-last = Misschien de laatste ronde: bied voorzichtig.
tip-hide = Deze tip niet meer tonen
