### What happens in the game. The log shows a turn as one sentence: clauses that share their subject.
###
### $who is the name of the player, or "You"; $you is "yes" if the reader is meant.
### LIST joins things, names or clauses: LIST($what, case: "accusative"), LIST($tiles, join: "or").

## Things. $n is how many; $case is "nominative", "accusative" or "dative", as the sentence says.

thing-v = { $n ->
    [0] geen Vizieren
    [1] een Vizier
   *[other] { $n } Vizieren
 }
thing-e = { $n ->
    [0] geen Stamoudsten
    [1] een Stamoudste
   *[other] { $n } Stamoudsten
 }
thing-m = { $n ->
    [0] geen Handelaren
    [1] een Handelaar
   *[other] { $n } Handelaren
 }
thing-b = { $n ->
    [0] geen Bouwers
    [1] een Bouwer
   *[other] { $n } Bouwers
 }
thing-a = { $n ->
    [0] geen Moordenaars
    [1] een Moordenaar
   *[other] { $n } Moordenaars
 }
thing-fakir = { $n ->
    [0] geen Fakirs
    [1] een Fakir
   *[other] { $n } Fakirs
 }
thing-ivory = { $n ->
    [1] Ivoor
   *[other] { $n }× Ivoor
 }
thing-jewels = { $n ->
    [1] Juwelen
   *[other] { $n }× Juwelen
 }
thing-gold = { $n ->
    [1] Goud
   *[other] { $n }× Goud
 }
thing-papyrus = { $n ->
    [1] Papyrus
   *[other] { $n }× Papyrus
 }
thing-silk = { $n ->
    [1] Zijde
   *[other] { $n }× Zijde
 }
thing-spice = { $n ->
    [1] Specerijen
   *[other] { $n }× Specerijen
 }
thing-fish = { $n ->
    [1] Vis
   *[other] { $n }× Vis
 }
thing-wheat = { $n ->
    [1] Tarwe
   *[other] { $n }× Tarwe
 }
thing-pottery = { $n ->
    [1] Aardewerk
   *[other] { $n }× Aardewerk
 }
thing-camel = { $n ->
    [0] geen kamelen
    [1] een kameel
   *[other] { $n } kamelen
 }
thing-palm = { $n ->
    [0] geen palmbomen
    [1] een palmboom
   *[other] { $n } palmbomen
 }
thing-palace = { $n ->
    [0] geen paleizen
    [1] een paleis
   *[other] { $n } paleizen
 }
thing-djinn = { $n ->
    [0] geen Djinns
    [1] een Djinn
   *[other] { $n } Djinns
 }
thing-card = { $n ->
    [0] geen kaarten
    [1] een kaart
   *[other] { $n } kaarten
 }
# Gold coins.
thing-coin = { $n ->
    [one] { $n } goudstuk
   *[other] { $n } goudstukken
 }

## The log: a sentence, and its clauses.

log-title = Log
log-nothing = De partij is net begonnen.
log-sentence = { $who } { LIST($clauses) }.
log-move = gaat van { $start } naar { $tile }
log-collected-them = neemt { LIST($what) }
log-kept-them = houdt ze
log-picked-up = neemt { LIST($what) } van { $tile } op
log-dropped = zet { LIST($what) } op { $tile }
log-collected = neemt { LIST($what) } van { $tile }
log-kept = houdt { LIST($what) }
log-bagged = doet { LIST($what) } in de zak
log-drawn = zet { LIST($what) } uit de zak op { $tile }
log-built = verdient { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
 } met { LIST($what) }
log-killed = doodt { LIST($what) } op { $tile }
log-killed-held = doodt { LIST($what) } van { $rival }
log-killed-yours = doodt { LIST($what) } van jou
log-captured = maakt met { $djinn } { LIST($what) } buit
log-placed = plaatst { LIST($what) } op { $tile }
log-card = neemt { LIST($what) } uit het aanbod
log-drew = trekt { LIST($what) } van de trekstapel
log-drew-hidden = trekt een kaart van de trekstapel
log-sold = verkoopt { LIST($what) } voor { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
 }
log-market = betaalt { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
 } op de marktplaats
log-paid = betaalt { LIST($what) }
log-power = gebruikt { $djinn }
log-summoned = neemt { $djinn }
log-djinn-kept = houdt { $djinn }
log-earned = verdient { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
 } met { $djinn }
log-looked = bekijkt { LIST($what) }
log-looked-hidden = bekijkt { LIST($what) } van de trekstapel
log-discarded = legt { LIST($what) } af
log-bid = biedt { $price }
log-bid-for = biedt { $price } voor { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
 }
log-bid-fakirs = biedt { $price } voor { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
 } en { LIST($what) }
log-no-move = kan geen stamleden verplaatsen

## Events of the whole table.

log-round = Ronde { $n } begint.
log-ended-camel = De laatste kameel is geplaatst: het spel is afgelopen.
log-ended-move = Er kunnen geen stamleden meer verplaatst worden: het spel is afgelopen.
log-deck-reshuffled = De aflegstapel met goederenkaarten is opnieuw geschud.
log-djinn-deck-reshuffled = De aflegstapel met Djinns is opnieuw geschud.

## The plan of a turn: the same events as instructions to the player.

gain-picked-up = Neem { LIST($what) } van { $tile } op
gain-dropped = Zet { LIST($what) } op { $tile }
gain-collected = Neem { LIST($what) } van { $tile }
gain-kept = Houd { LIST($what) }
gain-bagged = Doe { LIST($what) } in de zak
gain-drawn = Zet { LIST($what) } uit de zak op { $tile }
gain-built = Verdien { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
 } met { LIST($what) }
gain-killed = Dood { LIST($what) } op { $tile }
gain-killed-held = Dood { LIST($what) } van { $rival }
gain-captured = Maak met { $djinn } { LIST($what) } buit
gain-placed = Plaats { LIST($what) } op { $tile }
gain-card = Neem { LIST($what) } uit het aanbod
gain-drew = Trek { LIST($what) } van de trekstapel
gain-drew-hidden = Trek een kaart van de trekstapel
gain-sold = Verkoop { LIST($what) } voor { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
 }
gain-market = Betaal { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
 } op de marktplaats
gain-paid = Betaal { LIST($what) }
gain-power = Gebruik { $djinn }
gain-summoned = Neem { $djinn }
gain-djinn-kept = Houd { $djinn }
gain-earned = Verdien { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
 } met { $djinn }
gain-earned-other = { $who } verdient { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
 } met { $djinn }
gain-looked = Bekijk { LIST($what) }
gain-looked-hidden = Bekijk { LIST($what) } van de trekstapel
gain-discarded = Leg { LIST($what) } af
gain-bid = Bied { $price }
gain-bid-for = Bied { $price } voor { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
 }
gain-bid-fakirs = Bied { $price } voor { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
 } en { LIST($what) }
gain-no-move = Geen stamleden te verplaatsen

# Only in records and in the terminal.
log-turn = speelt een beurt
log-turn-ended = rondt de beurt af
log-round-ended = Ronde { $n } is afgelopen.
# $what are cards: "Ivory and 2 Fish".
log-cards-revealed = Nieuw in het aanbod: { LIST($what) }.
# $what are names of djinns, $n is how many.
log-djinns-revealed =
    { $n ->
        [one] Nieuwe Djinn: { LIST($what) }.
       *[other] Nieuwe Djinns: { LIST($what) }.
    }
