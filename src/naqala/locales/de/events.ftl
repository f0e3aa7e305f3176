### What happens in the game. The log shows a turn as one sentence: clauses that share their subject.
###
### $who is the name of the player, or "You"; $you is "yes" if the reader is meant.
### LIST joins things, names or clauses: LIST($what, case: "accusative"), LIST($tiles, join: "or").

## Things. $n is how many; $case is "nominative", "accusative" or "dative", as the sentence says.

thing-v = { $n ->
    [0] { $case ->
        [dative] keinen Wesiren
       *[nominative] keine Wesire
    }
    [1] { $case ->
        [accusative] einen Wesir
        [dative] einem Wesir
       *[nominative] ein Wesir
    }
   *[other] { $case ->
        [dative] { $n } Wesiren
       *[nominative] { $n } Wesire
    }
 }
thing-e = { $n ->
    [0] { $case ->
        [dative] keinen Ältesten
       *[nominative] keine Ältesten
    }
    [1] { $case ->
        [accusative] einen Ältesten
        [dative] einem Ältesten
       *[nominative] ein Ältester
    }
   *[other] { $case ->
        [dative] { $n } Ältesten
       *[nominative] { $n } Älteste
    }
 }
thing-m = { $n ->
    [0] { $case ->
        [dative] keinen Kaufleuten
       *[nominative] keine Kaufleute
    }
    [1] { $case ->
        [accusative] einen Kaufmann
        [dative] einem Kaufmann
       *[nominative] ein Kaufmann
    }
   *[other] { $case ->
        [dative] { $n } Kaufleuten
       *[nominative] { $n } Kaufleute
    }
 }
thing-b = { $n ->
    [0] { $case ->
        [dative] keinen Baumeistern
       *[nominative] keine Baumeister
    }
    [1] { $case ->
        [accusative] einen Baumeister
        [dative] einem Baumeister
       *[nominative] ein Baumeister
    }
   *[other] { $case ->
        [dative] { $n } Baumeistern
       *[nominative] { $n } Baumeister
    }
 }
thing-a = { $n ->
    [0] { $case ->
        [dative] keinen Meuchelmördern
       *[nominative] keine Meuchelmörder
    }
    [1] { $case ->
        [accusative] einen Meuchelmörder
        [dative] einem Meuchelmörder
       *[nominative] ein Meuchelmörder
    }
   *[other] { $case ->
        [dative] { $n } Meuchelmördern
       *[nominative] { $n } Meuchelmörder
    }
 }
thing-fakir = { $n ->
    [0] { $case ->
        [dative] keinen Fakiren
       *[nominative] keine Fakire
    }
    [1] { $case ->
        [accusative] einen Fakir
        [dative] einem Fakir
       *[nominative] ein Fakir
    }
   *[other] { $case ->
        [dative] { $n } Fakiren
       *[nominative] { $n } Fakire
    }
 }
thing-ivory = { $n ->
    [1] Elfenbein
   *[other] { $n } Elfenbein
 }
thing-jewels = { $n ->
    [1] { $case ->
        [dative] Edelsteinen
       *[nominative] Edelsteine
    }
   *[other] { $case ->
        [dative] { $n } Edelsteinen
       *[nominative] { $n } Edelsteine
    }
 }
thing-gold = { $n ->
    [1] Gold
   *[other] { $n } Goldkarten
 }
thing-papyrus = { $n ->
    [1] Papyrus
   *[other] { $n } Papyrus
 }
thing-silk = { $n ->
    [1] Seide
   *[other] { $n } Seide
 }
thing-spice = { $n ->
    [1] { $case ->
        [dative] Gewürzen
       *[nominative] Gewürze
    }
   *[other] { $case ->
        [dative] { $n } Gewürzen
       *[nominative] { $n } Gewürze
    }
 }
thing-fish = { $n ->
    [1] Fisch
   *[other] { $n } Fisch
 }
thing-wheat = { $n ->
    [1] Getreide
   *[other] { $n } Getreide
 }
thing-pottery = { $n ->
    [1] Töpferwaren
   *[other] { $n } Töpferwaren
 }
thing-camel = { $n ->
    [0] { $case ->
        [dative] keinen Kamelen
       *[nominative] keine Kamele
    }
    [1] { $case ->
        [dative] einem Kamel
       *[nominative] ein Kamel
    }
   *[other] { $case ->
        [dative] { $n } Kamelen
       *[nominative] { $n } Kamele
    }
 }
thing-palm = { $n ->
    [0] { $case ->
        [dative] keinen Palmen
       *[nominative] keine Palmen
    }
    [1] { $case ->
        [dative] einer Palme
       *[nominative] eine Palme
    }
   *[other] { $n } Palmen
 }
thing-palace = { $n ->
    [0] { $case ->
        [dative] keinen Palästen
       *[nominative] keine Paläste
    }
    [1] { $case ->
        [accusative] einen Palast
        [dative] einem Palast
       *[nominative] ein Palast
    }
   *[other] { $case ->
        [dative] { $n } Palästen
       *[nominative] { $n } Paläste
    }
 }
thing-djinn = { $n ->
    [0] { $case ->
        [dative] keinen Dschinns
       *[nominative] keine Dschinns
    }
    [1] { $case ->
        [accusative] einen Dschinn
        [dative] einem Dschinn
       *[nominative] ein Dschinn
    }
   *[other] { $n } Dschinns
 }
thing-card = { $n ->
    [0] { $case ->
        [dative] keinen Karten
       *[nominative] keine Karten
    }
    [1] { $case ->
        [dative] einer Karte
       *[nominative] eine Karte
    }
   *[other] { $n } Karten
 }
# Gold coins.
thing-coin = { $n } Gold

## The log: a sentence, and its clauses.

log-title = Verlauf
log-nothing = Die Partie hat gerade begonnen.
log-sentence = { $who } { LIST($clauses) }.
log-move = { $you ->
    [yes] ziehst
   *[no] zieht
 } von { $start } nach { $tile }
log-collected-them = { $you ->
    [yes] nimmst
   *[no] nimmt
 } { LIST($what, case: "accusative") }
log-kept-them = { $you ->
    [yes] behältst
   *[no] behält
 } sie
log-picked-up = { $you ->
    [yes] nimmst
   *[no] nimmt
 } { LIST($what, case: "accusative") } von { $tile } auf
log-dropped = setzt { LIST($what, case: "accusative") } auf { $tile } ab
log-collected = { $you ->
    [yes] sammelst
   *[no] sammelt
 } { LIST($what, case: "accusative") } von { $tile } ein
log-kept = { $you ->
    [yes] behältst
   *[no] behält
 } { LIST($what, case: "accusative") }
log-bagged = { $you ->
    [yes] legst
   *[no] legt
 } { LIST($what, case: "accusative") } in den Beutel
log-drawn = { $you ->
    [yes] stellst
   *[no] stellt
 } { LIST($what, case: "accusative") } aus dem Beutel auf { $tile }
log-built = { $you ->
    [yes] erhältst
   *[no] erhält
 } { $gold } Gold durch { LIST($what, case: "accusative") }
log-killed = { $you ->
    [yes] bringst
   *[no] bringt
 } { LIST($what, case: "accusative") } auf { $tile } um
log-killed-held = { $you ->
    [yes] bringst
   *[no] bringt
 } { LIST($what, case: "accusative") } von { $rival } um
log-killed-yours = bringt { LIST($what, case: "accusative") } von dir um
log-captured = { $you ->
    [yes] holst dir
   *[no] holt sich
 } mit { $djinn } { LIST($what, case: "accusative") }
log-placed = { $you ->
    [yes] stellst
   *[no] stellt
 } { LIST($what, case: "accusative") } auf { $tile }
log-card = { $you ->
    [yes] nimmst
   *[no] nimmt
 } { LIST($what, case: "accusative") } aus der Auslage
log-drew = { $you ->
    [yes] ziehst
   *[no] zieht
 } { LIST($what, case: "accusative") } vom Nachziehstapel
log-drew-hidden = { $you ->
    [yes] ziehst
   *[no] zieht
 } eine Karte vom Nachziehstapel
log-sold = { $you ->
    [yes] verkaufst
   *[no] verkauft
 } { LIST($what, case: "accusative") } für { $gold } Gold
log-market = { $you ->
    [yes] zahlst
   *[no] zahlt
 } auf dem Markt { $gold } Gold
log-paid = { $you ->
    [yes] zahlst
   *[no] zahlt
 } { LIST($what, case: "accusative") }
log-power = setzt { $djinn } ein
log-summoned = { $you ->
    [yes] beschwörst
   *[no] beschwört
 } { $djinn }
log-djinn-kept = { $you ->
    [yes] behältst
   *[no] behält
 } { $djinn }
log-earned = { $you ->
    [yes] erhältst
   *[no] erhält
 } { $gold } Gold durch { $djinn }
log-looked = { $you ->
    [yes] siehst dir
   *[no] sieht sich
 } { LIST($what, case: "accusative") } an
log-looked-hidden = { $you ->
    [yes] siehst dir
   *[no] sieht sich
 } { LIST($what, case: "accusative") } vom Nachziehstapel an
log-discarded = { $you ->
    [yes] legst
   *[no] legt
 } { LIST($what, case: "accusative") } ab
log-bid = { $you ->
    [yes] bietest
   *[no] bietet
 } { $price }
log-bid-for = { $you ->
    [yes] bietest
   *[no] bietet
 } { $price } für { $gold } Gold
log-bid-fakirs = { $you ->
    [yes] bietest
   *[no] bietet
 } { $price } für { $gold } Gold und { LIST($what, case: "accusative") }
log-no-move = { $you ->
    [yes] kannst
   *[no] kann
 } keine Meeples bewegen

## Events of the whole table.

log-round = Runde { $n } beginnt.
log-ended-camel = Das letzte Kamel ist aufgestellt: Die Partie ist zu Ende.
log-ended-move = Kein Meeple kann mehr bewegt werden: Die Partie ist zu Ende.
log-deck-reshuffled = Der Ablagestapel der Rohstoffkarten wird neu gemischt.
log-djinn-deck-reshuffled = Der Ablagestapel der Dschinns wird neu gemischt.

## The plan of a turn: the same events as instructions to the player.

gain-picked-up = Nimm { LIST($what, case: "accusative") } von { $tile } auf
gain-dropped = Setze { LIST($what, case: "accusative") } auf { $tile } ab
gain-collected = Sammle { LIST($what, case: "accusative") } von { $tile } ein
gain-kept = Behalte { LIST($what, case: "accusative") }
gain-bagged = Lege { LIST($what, case: "accusative") } in den Beutel
gain-drawn = Stelle { LIST($what, case: "accusative") } aus dem Beutel auf { $tile }
gain-built = Erhalte { $gold } Gold durch { LIST($what, case: "accusative") }
gain-killed = Bring { LIST($what, case: "accusative") } auf { $tile } um
gain-killed-held = Bring { LIST($what, case: "accusative") } von { $rival } um
gain-captured = Hol dir mit { $djinn } { LIST($what, case: "accusative") }
gain-placed = Stelle { LIST($what, case: "accusative") } auf { $tile }
gain-card = Nimm { LIST($what, case: "accusative") } aus der Auslage
gain-drew = Zieh { LIST($what, case: "accusative") } vom Nachziehstapel
gain-drew-hidden = Zieh eine Karte vom Nachziehstapel
gain-sold = Verkaufe { LIST($what, case: "accusative") } für { $gold } Gold
gain-market = Zahle auf dem Markt { $gold } Gold
gain-paid = Zahle { LIST($what, case: "accusative") }
gain-power = Setze { $djinn } ein
gain-summoned = Beschwöre { $djinn }
gain-djinn-kept = Behalte { $djinn }
gain-earned = Erhalte { $gold } Gold durch { $djinn }
gain-earned-other = { $who } erhält { $gold } Gold durch { $djinn }
gain-looked = Sieh dir { LIST($what, case: "accusative") } an
gain-looked-hidden = Sieh dir { LIST($what, case: "accusative") } vom Nachziehstapel an
gain-discarded = Lege { LIST($what, case: "accusative") } ab
gain-bid = Biete { $price }
gain-bid-for = Biete { $price } für { $gold } Gold
gain-bid-fakirs = Biete { $price } für { $gold } Gold und { LIST($what, case: "accusative") }
gain-no-move = Keine Bewegung möglich

# Only in records and in the terminal.
log-turn = { $you ->
    [yes] machst
   *[no] macht
 } einen Zug
log-turn-ended = { $you ->
    [yes] beendest
   *[no] beendet
 } den Zug
log-round-ended = Runde { $n } ist zu Ende.
# $what are cards: "Ivory and 2 Fish".
log-cards-revealed = Neu in der Auslage: { LIST($what) }.
# $what are names of djinns, $n is how many.
log-djinns-revealed = { $n ->
    [one] Neuer Dschinn: { LIST($what) }.
   *[other] Neue Dschinns: { LIST($what) }.
 }
