### What a player can do or is to decide now: options as instructions, without a full stop.
###
### $what are things (see events.ftl), $rival is the name of a player.

do-pick-up = Meeples von { $tile } aufnehmen ({ LIST($what) })
do-drop = Auf { $tile } { LIST($what, case: "accusative") } absetzen
do-kill = Auf { $tile } { LIST($what, case: "accusative") } umbringen
do-kill-held = Bei { $rival } { LIST($what, case: "accusative") } umbringen
do-kill-nobody = Niemanden umbringen
do-choose = { $tile } wählen
# $price is the number printed on a spot of the turn order track.
do-bid = { $price } bieten
do-bid-fakirs = { $price } mit { LIST($what, case: "dative") } bieten
# $what is a card: "Silk", "a Fakir".
do-take = Aus der Auslage { LIST($what, case: "accusative") } nehmen
do-sell = { LIST($what, case: "accusative") } für { $gold } Gold verkaufen
# $what is the price: "2 Elders", "an Elder and a Fakir".
do-summon = { $djinn } für { LIST($what, case: "accusative") } beschwören
do-use = { $djinn } für { LIST($what, case: "accusative") } einsetzen
do-keep = { $djinn } behalten
# $what are Fakirs that help the Builders: "no Fakirs", "a Fakir", "2 Fakirs".
do-build = Mit Baumeistern { $gold } Gold nehmen ({ LIST($what) })
do-end-turn = Zug beenden
do-no-move = Keine Bewegung möglich
do-pass = Passen
do-go-on = Weiter
do-placing-palm = Palme aufstellen
do-placing-palace = Palast bauen
do-welcoming = Eingesammelte Meeples behalten
do-collecting = Mit Kaufleuten Karten nehmen

## The decision that is due, as a sentence.

step-bidding = Wähle ein Feld der Zugreihenfolge-Leiste.
step-moving = Nimm die Meeples eines Plättchens auf.
step-sowing = Setze auf dem nächsten Plättchen einen Meeple ab.
step-placing-palm = Stelle eine Palme auf.
step-placing-palace = Baue einen Palast.
step-placing-around = Wähle eines der umgebenden Plättchen.
step-trading = Kaufe Karten auf dem Markt oder passe.
step-trading-second = Nimm die zweite Karte.
step-summoning = Beschwöre einen Dschinn oder passe.
step-welcoming = Behalte die eingesammelten Meeples.
step-collecting = Nimm mit den Kaufleuten Karten.
step-building = Wähle, wie viele Fakire den Baumeistern helfen.
step-killing = Wähle ein Opfer für die Meuchelmörder.
step-killing-two = Wähle das erste von 2 Opfern.
step-killing-second = Wähle das zweite Opfer.
step-choosing = Wähle ein Plättchen für { $djinn }.
step-keeping = Behalte einen der gezeigten Dschinns.
step-selling = Verkaufe Güter oder beende den Zug.
