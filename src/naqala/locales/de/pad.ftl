### Der Wertungsblock für eine Partie mit der Schachtel.

pad-players = { $n ->
    [0] Es gibt noch keine Spieler.
    [one] Es gibt { $n } Spieler.
   *[other] Es gibt { $n } Spieler.
 } Das Spiel ist für { $least } bis { $most }.
pad-seat-twice = Zwei Spieler haben die Farbe { $seat }. Gib jedem eine eigene.
pad-negative = { $seat } kann nicht { LIST($what, case: "accusative") } haben. Die kleinste Zahl ist 0.
pad-gold = { $seat } kann nicht { $n } Gold haben. Der Wertungsblock zählt bis { $most }.
pad-no-such-tile = { $seat } kann kein Plättchen mit dem Wert { $value } haben. Plättchen sind { LIST($values, join: "or") } wert.
pad-camels = { $seat } hat { $n } Plättchen, aber nur { $most } Kamele. Plättchen ohne eigenes Kamel zählen nicht.
pad-tile-sum-high = Die Plättchen von { $seat } können nicht { $n } wert sein. Die besten { $camels } sind { $most } wert.
pad-tile-sum = Keine Plättchen ergeben zusammen { $n }. Prüfe die Plättchen von { $seat }.
pad-no-tiles = { $seat } hat Palmen oder Paläste, aber keine Plättchen. Es zählen nur die auf eigenen Plättchen.
pad-more-than-box = Die Spieler haben zusammen { LIST($what, case: "accusative") }, in der Schachtel sind aber nur { $most }. Prüfe, was jeder hat.
pad-tiles-shared = Die Spieler haben zusammen { $n } Plättchen mit dem Wert { $value }, es gibt aber nur { $most ->
    [one] eines
   *[other] { $most }
 }. Prüfe, wem welches Plättchen gehört.
pad-tiles-total = Die Plättchen aller Spieler sind zusammen { $n } wert, alle Plättchen der Spielfläche aber nur { $most }.
pad-djinn-twice = { $djinn } steht zweimal da, aber jeden Dschinn gibt es nur einmal.

## Was getippt wird

pad-no-colon = „{ $text }“ hat keinen Namen. Beginne mit dem Namen des Spielers und einem Doppelpunkt: { $example }
pad-name-empty = Ein Spieler hat keinen Namen. Beginne mit einem Namen und einem Doppelpunkt: { $example }
pad-name-twice = Zwei Spieler heißen { $who }. Gib einem von ihnen einen anderen Namen.
pad-word = „{ $word }“ ({ $who }) ist hier nicht bekannt. Bekannt sind { LIST($words) }.
pad-word-close = „{ $word }“ ({ $who }) ist hier nicht bekannt. Meinst du „{ $close }“?
pad-number-missing = Auf „{ $word }“ ({ $who }) muss eine Zahl folgen, zum Beispiel „{ $word } 2“.
pad-number-alone = Die Zahl { $word } ({ $who }) steht allein. Schreib davor, was sie zählt, zum Beispiel „Gold { $word }“.
pad-number-long = Die Zahl { $word } ({ $who }) ist zu groß.
pad-twice = „{ $word }“ steht zweimal da ({ $who }). Schreib es nur einmal.
pad-djinn-missing = Auf „{ $word }“ ({ $who }) muss der Name eines Dschinns folgen.
pad-djinn = Es gibt keinen Dschinn „{ $word }“ ({ $who }).
pad-djinn-close = Es gibt keinen Dschinn „{ $word }“ ({ $who }). Meinst du { $close }?
pad-djinn-many = „{ $word }“ ({ $who }) kann { LIST($djinns, join: "or") } sein. Tippe mehr Buchstaben.
pad-colour = „{ $word }“ ({ $who }) ist keine Farbe des Spiels. Die Farben sind { LIST($colours) }.
pad-hint = Tippe für jeden Spieler eine Zeile, zum Beispiel „{ $example }“. Eine leere Zeile beendet die Eingabe.
pad-example = Anna: Gold 23, Wesire 4, Älteste 2, Plättchen 6 8 12, Palmen 3, Paläste 1, Elfenbein 2 Seide Fakir, Dschinns Jafaar

## Die Wörter

pad-words-gold = Gold Münzen Münze
pad-words-viziers = Wesire Wesir gelb
pad-words-elders = Älteste Ältester Ältesten weiß
pad-words-tiles = Plättchen Kamele Kamel
pad-words-sum = Summe
pad-words-palms = Palmen Palme
pad-words-palaces = Paläste Palast
pad-words-goods = Güter Karten Karte Rohstoffe Rohstoff Waren
pad-words-djinns = Dschinns Dschinn
pad-words-ivory = Elfenbein
pad-words-jewels = Edelsteine Edelstein Juwelen
pad-words-gold-card = Gold
pad-words-papyrus = Papyrus
pad-words-silk = Seide
pad-words-spice = Gewürze Gewürz
pad-words-fish = Fisch Fische
pad-words-wheat = Getreide Weizen
pad-words-pottery = Töpferwaren Keramik
pad-words-fakir = Fakire Fakir Sklaven Sklave
pad-words-blue = blau
pad-words-pink = pink
pad-words-orange = orange
pad-words-black = schwarz

## Das Wertungsblatt

pad-points = Punkte für
pad-more-viziers = Mehr Wesire
pad-total = Summe
pad-suits = Güter von { $who }: { $suits }.
pad-suit = { $points } für { $wild ->
    [0] { LIST($goods) }
    [one] { LIST($goods) } mit { $wild } Paar Fakire
   *[other] { LIST($goods) } mit { $wild } Paar Fakiren
 }
pad-suit-wild = { $points } für { $wild ->
    [one] { $wild } Paar Fakire
   *[other] { $wild } Paar Fakire
 }

## Die Seite

pad-page-title = Wertungsblock
pad-page-about = Mit der Schachtel gespielt? Trag ein, was alle am Ende haben. Die Punkte werden für dich zusammengezählt.
pad-page-entries = Was die Spieler haben
pad-page-player = Spieler
pad-page-of = { $what }, { $who }
pad-page-cards-of = Karten { $what }, { $who }
pad-page-less = { $what }: 1 weniger
pad-page-more = { $what }: 1 mehr
pad-page-tiles =
    { $n ->
        [one] { $n } Plättchen, Wert { $sum }
       *[other] { $n } Plättchen, Wert { $sum }
    }
pad-page-tile-add = Plättchen mit dem Wert { $value } hinzufügen
pad-page-tile-remove = Plättchen mit dem Wert { $value } entfernen
pad-page-djinn-add = Dschinn hinzufügen
pad-page-djinn-add-for = { $who }: Dschinn hinzufügen
pad-page-djinn-remove = { $djinn } entfernen
pad-page-sheet = Wertung
pad-page-suits-join = { "; " }
pad-page-clear = Neu beginnen
pad-page-restore = Frühere Eingaben zurückholen
pad-page-link = Link kopieren
pad-page-link-copied = Link kopiert. Er enthält alle Eingaben.
pad-page-link-by-hand = Bitte kopiere den Link selbst.
pad-page-print = Drucken
pad-page-failed = Der Server ist nicht erreichbar. Deine Eingaben bleiben in diesem Browser erhalten.
