### Errors that programmers see, and players who open damaged files: values out of range, impossible positions.
###
### $rule is the number of a rule ("M3"), or several; $n is the value that was given.

argument-no-tile = Tegel { $n } bestaat niet; de nummers gaan van 0 tot en met { $last }.
argument-no-tribe = Stam { $n } bestaat niet; de nummers gaan van 0 tot en met { $last }.
argument-no-held-tribe = Stam { $n } is geen stam die spelers houden; de nummers gaan van 0 tot en met { $last }.
argument-no-fakirs = { $n } is geen mogelijk aantal Fakirs; het gaat van 0 tot en met { $last }.
argument-no-seat = Plaats { $n } bestaat niet; de nummers gaan van 0 tot en met { $last }.
argument-no-slot = Plek { $n } van het aanbod bestaat niet; de nummers gaan van 0 tot en met { $last }.
argument-no-djinn = Djinn { $n } bestaat niet; de nummers gaan van 0 tot en met { $last }.
# A kind of meeple or card, as a number.
argument-no-kind = Soort { $n } bestaat niet; de nummers gaan van 0 tot en met { $last }.
argument-bid-price = Geen enkel vakje van het beurtvolgordespoor kost { $price }; de prijzen zijn { $prices }.
argument-suit = Pakket { $n } bestaat niet; een pakket bevat 1 tot 9 verschillende koopwaren ({ $rule }).
argument-suit-fakir = Fakirs verkoop je nooit ({ $rule }).
# $card is a code: ivory, jewels, gold …
argument-suit-twice =
    Een pakket bevat { $card ->
        [ivory] Ivoor
        [jewels] Juwelen
        [gold] Goud
        [papyrus] Papyrus
        [silk] Zijde
        [spice] Specerijen
        [fish] Vis
        [wheat] Tarwe
       *[pottery] Aardewerk
    } hoogstens één keer ({ $rule }).
argument-tile-name = Tegel { $name } bestaat niet; tegels heten A1 tot en met F5 ({ $rule }).
# The caret is "to the power of".
argument-seed = Een seed is een getal van 0 tot en met 2^{ $bits } - 1, niet { $seed }.
argument-pile = { $n } is geen stapel van { $kinds } soorten.
argument-tile-set = { $n } is geen verzameling van de { $tiles } tegels.
argument-djinn-set = { $n } is geen verzameling van de { $djinns } Djinns.
argument-contribution-order = Bijdragen staan in de volgorde van de plaatsen, hoogstens één per speler.
argument-contribution-length = De waarde van een bijdrage telt { $due } bytes, niet { $n }.
argument-contribution-digest = De waarde van een bijdrage past niet bij de hash ervan.

## Walks: the way of the meeples that a player moves, tile by tile.

argument-outcome = Een uitkomst noemt 2 van de 30 tegels en 1 van de 5 stammen ({ $rule }).
# $outcome is one of the next two texts.
argument-no-walk = Geen enkele tocht op dit bord leidt tot { $outcome } ({ $rule }).
outcome = { $start } → { $tile }: { LIST($what) }
outcome-empties = { $start } → { $tile }: { LIST($what) }, tegel leeg
argument-walk-start = Een tocht begint op een tegel met stamleden ({ $rule }).
argument-walk-hand = Zo’n stamlid is er niet meer in de hand om op { $tile } te zetten ({ $rule }).
argument-walk-short = De tocht gaat door tot de hand leeg is; stamleden over: { $n } ({ $rule }).
# $what is "no Viziers", "no Elders" …
argument-walk-end = De tocht kan niet eindigen op { $tile }: daar staan { LIST($what) } ({ $rule }).
argument-step-off-board = De stap vanaf { $start } gaat van het bord af ({ $rule }).
argument-step-diagonal = { $start } → { $tile } is een schuine stap ({ $rule }).
argument-step-far = { $start } → { $tile } is geen stap naar een aangrenzende tegel ({ $rule }).
argument-step-back = { $start } → { $tile } gaat terug naar de tegel die net verlaten is ({ $rule }).

## Records: what was drawn does not fit the game.

record-draw-unavailable = De trekking uit het verslag was niet mogelijk.
record-djinn-unavailable = De Djinn uit het verslag was niet beschikbaar.
record-draw-missing = Het verslag zegt niet wat er getrokken werd.

## Positions that cannot occur. $n is what is there, $due what should be.

# Two or more faults, each a sentence.
position-faults = { $first } { $rest }
position-players =
    { $n ->
        [one] Er is { $n } speler; het spel is voor { $least } tot { $most } ({ $rule }).
       *[other] Er zijn { $n } spelers; het spel is voor { $least } tot { $most } ({ $rule }).
    }
position-tiles = De 30 tegels zijn niet die uit de doos ({ $rule }).
# $tribe is a letter: v Viziers, e Elders, m Merchants, b Builders, a Assassins.
position-meeples =
    { $tribe ->
        [v] Vizieren
        [e] Stamoudsten
        [m] Handelaren
        [b] Bouwers
       *[a] Moordenaars
    }: { $n }; in de doos zitten er { $due } ({ $rule }).
# $card is a code, as above.
position-cards =
    Kaarten met { $card ->
        [ivory] Ivoor
        [jewels] Juwelen
        [gold] Goud
        [papyrus] Papyrus
        [silk] Zijde
        [spice] Specerijen
        [fish] Vis
        [wheat] Tarwe
        [pottery] Aardewerk
       *[fakir] Fakir
    }: { $n }; in de doos zitten er { $due } ({ $rule }).
position-row = Kaarten in het aanbod: { $n }; er is plek voor { $due } ({ $rule }).
position-djinn =
    { $n ->
        [0] { $djinn } is nergens ({ $rule }).
       *[other] { $djinn } is op { $n } plekken ({ $rule }).
    }
position-djinn-row = Djinns in het aanbod: { $n }; er is plek voor { $due } ({ $rule }).
position-palms = Palmbomen: { $n } op het bord en { $left } in de bank; in de doos zitten er { $due } ({ $rule }).
position-palaces = Paleizen: { $n } op het bord en { $left } in de bank; in de doos zitten er { $due } ({ $rule }).
position-owners = { $tile } is van { $n } spelers ({ $rule }).
position-camels = Kamelen van { $seat }: { $n } op het bord en { $left } over; een speler heeft er { $due } ({ $rule }).
position-seat = { $seat } zit op plaats { $n }, niet { $due }.
position-gold =
    { $n ->
        [one] { $seat } heeft { $n } goudstuk ({ $rule }).
       *[other] { $seat } heeft { $n } goudstukken ({ $rule }).
    }
position-held = { $seat } heeft minder dan 0 Vizieren of Stamoudsten ({ $rule }).
position-spent = { $seat } heeft een Djinn gebruikt zonder die te hebben ({ $rule }).
position-last-round-too-early = De laatste ronde is aangekondigd, maar elke speler heeft nog een kameel ({ $rule }).
position-last-round-missing = Een speler heeft geen kameel meer, maar de laatste ronde is niet aangekondigd ({ $rule }).
position-bidder = De volgende beurtpion op het biedvolgordespoor moet bieden ({ $rule }).
position-markers = Beurtpionnen van { $seat }: { $n }, niet { $due } ({ $rule }).
position-markers-of-nobody = Beurtpionnen van plaats { $number }: { $n }, niet 0 ({ $rule }).
# Indexes are numbers that the program keeps beside the board.
position-index-tribe =
    De index van tegels met { $tribe ->
        [v] Vizieren
        [e] Stamoudsten
        [m] Handelaren
        [b] Bouwers
       *[a] Moordenaars
    } klopt niet met het bord.
position-index-built = De index van tegels met palmbomen of paleizen klopt niet met het bord.
position-index-djinns = De index van Djinns van spelers klopt niet met de spelers.
position-index-camels = De index van tegels met kamelen klopt niet met de spelers.
position-no-decision = Er is niets te beslissen, maar het spel is niet afgelopen.
position-no-decider = Geen enkele speler is aan zet, maar het spel is niet afgelopen.
# $step is code.
position-no-options = { $step } heeft geen opties.
