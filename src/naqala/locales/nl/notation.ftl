### Errors in positions and actions that somebody wrote in the notation (docs/notation.md), as text or as JSON.
### Words of the notation (blue, D3m, trading, round=) are never translated.

# $what is a sentence of this file, $example are texts in the notation.
notation-error = { $what } Goed is bijvoorbeeld { LIST($example, join: "or") }
# $where is one of the places below.
notation-error-in = { $where }: { $what } Goed is bijvoorbeeld { LIST($example, join: "or") }

## Places in a longer text. $first is "yes" at the beginning of the line.

notation-places = { $outer }, { $inner }
# $name is a field of a position: board, track, asked.
notation-in-field =
    { $first ->
        [yes] In { $name }
       *[no] in { $name }
    }
notation-at-field =
    { $first ->
        [yes] Bij veld { $n }
       *[no] bij veld { $n }
    }
notation-at-text =
    { $first ->
        [yes] Bij ‘{ $text }’
       *[no] bij ‘{ $text }’
    }
notation-in-text =
    { $first ->
        [yes] In ‘{ $text }’
       *[no] in ‘{ $text }’
    }
notation-word =
    { $first ->
        [yes] Woord { $n }
       *[no] woord { $n }
    }
notation-word-at =
    { $first ->
        [yes] Woord { $n }, bij ‘{ $text }’
       *[no] woord { $n }, bij ‘{ $text }’
    }

## What was written instead of something right; an argument $value, $word, $key or $row of the sentences below.

notation-text = ‘{ $text }’
notation-huge-number = een enorm getal
notation-a-list = een lijst
notation-an-object = een object

## Words

notation-no-such-seat = Er is geen plaats { $word }.
notation-no-such-tile = Er is geen tegel { $word }.
# A step from a tile to the next one, such as C3-D3.
notation-no-such-way = Er is geen stap van tegel naar tegel { $word }.
notation-no-such-place = Er is geen soort tegel { $word }.
# Palm tree or palace.
notation-no-such-piece = Er is geen speelstuk { $word }.
notation-no-such-tribe = Er is geen stam { $word }.
notation-no-such-held-tribe = Er is geen stam { $word } die spelers houden.
notation-no-such-card = Er is geen kaart { $word }.
notation-no-such-good = Er is geen koopwaar { $word }.
notation-no-such-djinn = Er is geen Djinn { $word }.
notation-no-such-step = Er is geen stap { $word }; de stappen zijn { $steps }.
notation-not-a-number = { $value } is geen getal.
notation-number-outside = { $value } is geen getal van { $least } tot en met { $most }.
notation-not-yes-or-no = { $value } is niet yes of no.
notation-not-true-or-false = { $value } is niet true of false.
notation-no-tiles = Er staat geen tegel.
notation-no-djinns = Er staat geen Djinn.
notation-no-goods = Er staat geen koopwaar.
notation-twice = { $word } komt 2 keer voor.
# $tribes are the letters v e m b a.
notation-not-meeples = { $value } zijn geen stamleden; de stammen zijn { $tribes }.
notation-no-meeples = Er staan geen stamleden.
# $word is the letter of a tribe, or a card in the notation.
notation-too-many-meeples = Er zijn { $n } { $word }; in de doos zitten er { $box } (C3).
notation-too-many-cards = Er zijn { $n } { $word }; in de doos zitten er { $box } (C4).

## JSON

notation-not-a-string = { $value } is geen string.
notation-not-a-list = { $value } is geen lijst.
notation-not-an-object = { $value } is geen object.
notation-key-missing = De sleutel { $key } ontbreekt.
notation-key-unknown = De sleutel { $key } is hier niet bekend.
notation-shape-of-the-board = Het bord heeft { $rows } rijen van { $tiles } tegels (C1).
notation-number-of-colours =
    { $n ->
        [one] Er is { $n } kleur; het spel is voor 2 tot 4 spelers (S1).
       *[other] Er zijn { $n } kleuren; het spel is voor 2 tot 4 spelers (S1).
    }

## Actions

notation-no-action = Er staat geen actie; tussen acties staat één spatie.
notation-after-bid = Na bid: komt een prijs van het spoor (0 1 3 5 8 12 18), en met Fakirs - en hun aantal, één per vakje, niet { $word }.
notation-after-build = Na build: komt eventueel hoeveel Fakirs er helpen, tot 18, niet { $word }.
notation-after-buy = Na buy: komt een plek van het aanbod van 1 tot 6, niet { $word }.
notation-after-summon = Na summon: komt een Djinn, en +F als er een Fakir in de prijs zit, niet { $word }.
notation-after-call = Na call: komt een Djinn, en +F als er een Fakir in de kosten zit, niet { $word }.
notation-after-at = Na at: komt een tegel van A1 tot F5, niet { $word }.
notation-after-keep = Na keep: komt een Djinn, niet { $word }.
notation-after-sell = Na sell: komen verschillende koopwaren, nooit Fakirs, met + ertussen, niet { $word }.
notation-after-x = Na x komt een tegel en een stam, of een plaats, : en v of e, niet { $word }.
notation-after-tile = Na een tegel komt > om op te nemen, of v e m b a om zo’n stamlid neer te zetten.
notation-not-an-action = Dit is geen actie.
notation-not-an-action-object = { $value } is geen actie.
# $kind is a kind of action in JSON, $fields what it has: price 7, fakirs 2.
notation-no-such-action = Er is geen { $kind } met { $fields }.

## Lines: a bid or a turn, and in braces what was drawn

notation-open-brace = De accolade is niet gesloten.
notation-not-drawn = { $value } is geen kaart, geen Djinn en geen reeks stamleden.
notation-no-actions = Er staan geen acties.
argument-empty-line = Een regel heeft minstens één actie.

## Positions

notation-not-ascii = De notatie is zuivere ASCII.
notation-expected-field = Hier hoort { $field } te staan, niet { $value }.
notation-colour-twice = { $colour } wordt 2 keer genoemd (S1).
notation-after-asked = Na asked= komt niets meer, ook niet { $value }.
notation-number-of-rows =
    { $n ->
        [one] Er is { $n } rij, niet { $right } (C1); / scheidt ze, rij 5 komt eerst.
       *[other] Er zijn { $n } rijen, niet { $right } (C1); / scheidt ze, rij 5 komt eerst.
    }
notation-number-of-tiles =
    { $n ->
        [one] De rij { $row } heeft { $n } tegel, niet { $right } (C1).
       *[other] De rij { $row } heeft { $n } tegels, niet { $right } (C1).
    }
notation-not-a-tile = { $value } is geen tegel.
notation-parts-of-a-seat = Een plaats heeft goudstukken, Vizieren, Stamoudsten, kaarten en Djinns.
notation-not-a-step = { $value } is geen stap.
notation-no-seat-named = Er wordt geen plaats genoemd.
notation-number-of-values =
    { $n ->
        [one] Er staat { $n } waarde tussen haakjes, niet { $right }.
       *[other] Er staan { $n } waarden tussen haakjes, niet { $right }.
    }
notation-no-spot = Geen enkel vakje van het spoor kost { $price } (C8).
notation-too-many-markers = Er staan { $n } beurtpionnen op { $price } (B2).
notation-track-order = De hoogste prijs komt eerst (B5).
notation-not-a-marker = { $value } is geen beurtpion.

## Positions that can be read but cannot occur in a game. $step and $steps are steps in the notation.

# $what is a list with one item, such as 17 Viziers.
position-too-many = Er zijn { LIST($what) }; in de doos zitten er { $box } ({ $rule }).
position-too-many-camels = { $seat } heeft { LIST($what) } op het bord; in de doos zitten er { $box } (C9).
position-djinn-twice = { $djinn } komt { $n } keer voor; in de doos zit elke Djinn één keer (C5).
position-does-not-play = { $seat } speelt niet mee in een partij voor { $players } (C7).
position-step-during-bid = Tijdens een bod is er geen andere stap (B1).
position-second-victim = Het tweede slachtoffer is van dezelfde tegel of dezelfde medespeler als het eerste (D11).
position-no-such-turn = Geen enkele beurt heeft de stappen { $steps } (T2).
position-not-last-on-track = Wie aan de beurt is, staat als laatste op het biedvolgordespoor (T1).
position-no-such-market = Er is geen marktplaats met { $step } (P3, P4).
position-no-step-above = Boven { $step } kan geen stap staan (T6).
position-automatic-step = { $step } gaat hier vanzelf (T5).
position-still-to-act = { $seat } komt nog aan de beurt, dus het spel is niet afgelopen (E1).
position-not-over = Het spel is pas afgelopen als een speler geen kameel meer heeft of niet kon verplaatsen (E1-E3).
position-nothing-to-place = Er is niets meer om te plaatsen (P1).
position-tiles-not-offered = { $djinn } laat niet uit deze tegels kiezen (D1).
