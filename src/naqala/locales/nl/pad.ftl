### Het scoreblok voor een partij met de doos.

pad-players = { $n ->
    [0] Er zijn nog geen spelers.
    [one] Er is { $n } speler.
   *[other] Er zijn { $n } spelers.
 } Het spel is voor { $least } tot { $most }.
pad-seat-twice = Twee spelers hebben de kleur { $seat }. Geef elk een eigen kleur.
pad-negative = { $seat } kan geen { LIST($what) } hebben. Het kleinste getal is 0.
pad-gold = { $seat } kan geen { $n } goudstukken hebben. Het scoreblok telt tot { $most }.
pad-no-such-tile = { $seat } kan geen tegel met waarde { $value } hebben. Tegels zijn { LIST($values, join: "or") } waard.
pad-camels = { $seat } heeft { $n } tegels, maar slechts { $most } kamelen. Tegels zonder eigen kameel tellen niet.
pad-tile-sum-high = De tegels van { $seat } kunnen geen { $n } waard zijn. De beste { $camels } tegels zijn { $most } waard.
pad-tile-sum = Er zijn geen tegels die samen { $n } waard zijn. Controleer de tegels van { $seat }.
pad-no-tiles = { $seat } heeft palmbomen of paleizen, maar geen tegels. Alleen die op eigen tegels tellen.
pad-more-than-box = De spelers hebben samen { LIST($what) }, maar in de doos zitten er maar { $most }. Controleer wat iedereen heeft.
pad-tiles-shared = De spelers hebben samen { $n } tegels met waarde { $value }, maar er { $most ->
    [one] is er maar { $most }
   *[other] zijn er maar { $most }
 }. Controleer van wie welke tegel is.
pad-tiles-total = De tegels van alle spelers zijn samen { $n } waard, maar alle tegels van het bord slechts { $most }.
pad-djinn-twice = { $djinn } staat er twee keer, maar elke Djinn bestaat maar één keer.

## Wat getypt wordt

pad-no-colon = ‘{ $text }’ heeft geen naam. Begin met de naam van de speler en een dubbelepunt: { $example }
pad-name-empty = Een speler heeft geen naam. Begin met een naam en een dubbelepunt: { $example }
pad-name-twice = Twee spelers heten { $who }. Geef een van hen een andere naam.
pad-word = ‘{ $word }’ ({ $who }) is hier niet bekend. Bekende woorden zijn { LIST($words) }.
pad-word-close = ‘{ $word }’ ({ $who }) is hier niet bekend. Bedoel je ‘{ $close }’?
pad-number-missing = Na ‘{ $word }’ ({ $who }) moet een getal komen, zoals ‘{ $word } 2’.
pad-number-alone = Het getal { $word } ({ $who }) staat alleen. Schrijf eerst wat het telt, zoals ‘goud { $word }’.
pad-number-long = Het getal { $word } ({ $who }) is te groot.
pad-twice = ‘{ $word }’ staat er twee keer ({ $who }). Schrijf het één keer.
pad-djinn-missing = Na ‘{ $word }’ ({ $who }) moet de naam van een Djinn komen.
pad-djinn = Er is geen Djinn ‘{ $word }’ ({ $who }).
pad-djinn-close = Er is geen Djinn ‘{ $word }’ ({ $who }). Bedoel je { $close }?
pad-djinn-many = ‘{ $word }’ ({ $who }) kan { LIST($djinns, join: "or") } zijn. Typ meer letters.
pad-colour = ‘{ $word }’ ({ $who }) is geen kleur van het spel. De kleuren zijn { LIST($colours) }.
pad-hint = Typ een regel voor elke speler, zoals ‘{ $example }’. Sluit af met een lege regel.
pad-example = Anna: goud 23, vizieren 4, stamoudsten 2, tegels 6 8 12, palmbomen 3, paleizen 1, ivoor 2 zijde fakir, djinns Jafaar

## De woorden

pad-words-gold = goud goudstukken goudstuk munten munt
pad-words-viziers = vizieren vizier geel
pad-words-elders = stamoudsten stamoudste wit
pad-words-tiles = tegels tegel kamelen kameel
pad-words-sum = som totaal
pad-words-palms = palmbomen palmboom palmen
pad-words-palaces = paleizen paleis
pad-words-goods = koopwaren koopwaar goederen kaarten kaart
pad-words-djinns = djinns djinn
pad-words-ivory = ivoor
pad-words-jewels = juwelen juweel
pad-words-gold-card = goud
pad-words-papyrus = papyrus
pad-words-silk = zijde
pad-words-spice = specerijen specerij
pad-words-fish = vis vissen
pad-words-wheat = tarwe graan
pad-words-pottery = aardewerk
pad-words-fakir = fakirs fakir slaven slaaf
pad-words-blue = blauw
pad-words-pink = roze
pad-words-orange = oranje
pad-words-black = zwart

## Het scoreblad

pad-points = Punten voor
pad-more-viziers = Meer Vizieren
pad-total = Totaal
pad-suits = Koopwaren van { $who }: { $suits }.
pad-suit = { $points } voor { $wild ->
    [0] { LIST($goods) }
    [one] { LIST($goods) } met { $wild } paar Fakirs
   *[other] { LIST($goods) } met { $wild } paar Fakirs
 }
pad-suit-wild = { $points } voor { $wild ->
    [one] { $wild } paar Fakirs
   *[other] { $wild } paar Fakirs
 }

## De pagina

pad-page-title = Scoreblok
pad-page-about = Met de doos gespeeld? Vul in wat iedereen op het einde heeft, en de punten worden voor je opgeteld.
pad-page-entries = Wat de spelers hebben
pad-page-player = Speler
pad-page-of = { $what }, { $who }
pad-page-cards-of = Kaarten { $what }, { $who }
pad-page-less = { $what }: 1 minder
pad-page-more = { $what }: 1 meer
pad-page-tiles =
    { $n ->
        [one] { $n } tegel, waarde { $sum }
       *[other] { $n } tegels, waarde { $sum }
    }
pad-page-tile-add = Tegel met waarde { $value } toevoegen
pad-page-tile-remove = Tegel met waarde { $value } verwijderen
pad-page-djinn-add = Djinn toevoegen
pad-page-djinn-add-for = { $who }: Djinn toevoegen
pad-page-djinn-remove = { $djinn } verwijderen
pad-page-sheet = Scoreblad
pad-page-suits-join = { "; " }
pad-page-clear = Opnieuw beginnen
pad-page-restore = Eerdere invoer terughalen
pad-page-link = Link kopiëren
pad-page-link-copied = Link gekopieerd. Alle invoer zit erin.
pad-page-link-by-hand = Kopieer de link zelf.
pad-page-print = Afdrukken
pad-page-failed = De server is niet bereikbaar. Je invoer blijft in deze browser bewaard.
