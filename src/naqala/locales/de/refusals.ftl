### Why an action is not legal now. The texts speak to the player who tried it; the number of the rule is shown beside them.
###
### Tiles are "B4"; $seat and $rival are names of players or colours; $what and $price are things (see events.ftl).

illegal-game-over = Die Partie ist zu Ende.
# $what is a word or a number that a program gave instead of an action; game.options is code.
illegal-no-action = { $what } ist keine Aktion; game.options nennt die erlaubten.

## Bids. $price is the number printed on a spot of the turn order track.

illegal-bid-taken = Auf der { $price } steht schon ein Zuganzeiger.
# $n is how many spots cost nothing: 3.
illegal-bid-zero-taken = Alle { $n } Felder für 0 sind besetzt; biete mindestens 1.
illegal-bid-already-lowered = Dein Dschinn hat in dieser Runde schon einen Preis gesenkt.
illegal-bid-no-discount = Du hast keinen Dschinn, der beim Bieten für Fakire den Preis senkt.
illegal-bid-gold = Du hast { $gold } Gold; dieses Feld kostet { $price }.

## Moving meeples

illegal-can-move = Du kannst Meeples bewegen, also musst du es auch tun.
illegal-no-meeples = Auf { $tile } stehen keine Meeples.
illegal-no-walk = Von { $tile } aus kann der letzte Meeple nirgends auf seine Sippe treffen.
# $what is "no Viziers", "no Elders" …
illegal-not-in-hand = Du hast { LIST($what, case: "accusative") } auf der Hand.
illegal-same-tile = Du bist auf { $tile }; setze den nächsten Meeple auf einem Nachbarplättchen ab.
illegal-not-next = { $tile } liegt nicht neben { $start }; ein Schritt geht nach oben, unten, links oder rechts.
illegal-back = Du kommst gerade von { $tile }; dorthin darfst du nicht sofort zurück.
# $what is "no Viziers", "no Elders" …
illegal-last-meeple = Der letzte Meeple muss auf seine Sippe treffen; auf { $tile } stehen { LIST($what) }.
# $what is one meeple: "a Vizier".
illegal-dead-end = Setzt du { LIST($what, case: "accusative") } auf { $tile } ab, kann der letzte Meeple nicht mehr auf seine Sippe treffen.

## Builders and Assassins

illegal-build-no-blue = Hier und ringsum liegt kein Plättchen mit blauem Wert; Fakire brächten also nichts ein.
illegal-build-no-fakirs = Du hast keine Fakire, die helfen könnten.
# $what is how many Fakirs the player has, $n how many were wanted.
illegal-build-fakirs = Du hast nur { LIST($what, case: "accusative") }, nicht { $n }.
illegal-pass-kill = Ein Opfer ist auch ohne Fakire in Reichweite; du musst also jemanden umbringen.
illegal-pass-paid-kill = Du hast für 2 Opfer bezahlt; wähle das erste.
# $what is "no Viziers", "no Elders" …
illegal-no-victim = Auf { $tile } stehen { LIST($what) }.
# $what is "2 Assassins and a Fakir"; $range is how many tiles far they can kill.
illegal-out-of-range = { $tile } ist { $n } Plättchen entfernt; die Reichweite von { LIST($what, case: "dative") } ist { $range }.
illegal-one-meeple = Auf { $tile } stehen keine 2 Meeples.
illegal-not-playing = { $rival } spielt nicht mit.
illegal-own-victim = Deine Meuchelmörder können deine eigenen Wesire und Ältesten nicht umbringen.
illegal-protected = Ein Dschinn schützt die Wesire und Ältesten von { $rival }.
# $what is "no Viziers" or "no Elders".
illegal-rival-has-none = { $rival } hat { LIST($what, case: "accusative") }.
illegal-rival-has-one = { $rival } hat keine 2 Wesire oder Ältesten.
illegal-second-on-tile = Das zweite Opfer muss ein anderer Meeple auf { $tile } sein.
illegal-second-held = Das zweite Opfer muss ein anderer Wesir oder Ältester von { $rival } sein.

## Markets, goods and djinns

illegal-pass-paid-card = Du hast für 2 Karten bezahlt; nimm die zweite.
illegal-market-gold = Du hast { $gold } Gold; der Markt kostet { $price }.
illegal-no-card = Auf Position { $n } der Auslage liegt keine Karte.
illegal-not-for-sale = Hier sind nur die ersten { $n } Karten zu haben.
# $what are goods: "Silk and Fish".
illegal-goods-missing = Das hast du nicht auf der Hand: { LIST($what) }.
illegal-djinn-not-offered = { $djinn } liegt nicht aus.
illegal-djinn-not-shown = { $djinn } ist keiner der gezeigten Dschinns.
# $price is what has to be paid, "an Elder and a Fakir"; $what is what the player has, "2 Elders and no Fakirs".
illegal-price = Das kostet { LIST($price, case: "accusative") }; du hast { LIST($what, case: "accusative") }.
# $power is the text of the djinn's card, a sentence.
illegal-tile-of-djinn = { $tile } ist kein Plättchen für { $djinn }: { $power }
illegal-not-around = { $tile } ist keines der Plättchen rund um { $start }.
illegal-power-not-held = Du hast { $djinn } nicht.
illegal-power-none = { $djinn } hat keine Sonderfähigkeit, die du im Zug einsetzen kannst.
illegal-power-bidding = { $djinn } kannst du nur in deinem eigenen Zug einsetzen.
illegal-power-sowing = Während du Meeples absetzt, kannst du keinen Dschinn einsetzen.
illegal-power-used = { $djinn } wurde in dieser Runde schon eingesetzt.
# $price is a price as below: "an Elder or a Fakir".
illegal-power-price = Die Kosten von { $djinn }: { $price }.
illegal-power-no-effect = { $djinn } würde jetzt nichts bewirken.

## The price of a djinn's power. It may be the end of a sentence: "The price of Leta is an Elder, and an Elder or a Fakir."

price-none = keine
price-F = ein Fakir
price-X = ein Ältester oder ein Fakir
price-EX = ein Ältester, dazu ein Ältester oder ein Fakir

## Something else is to be decided now. $seat is the player who decides: a name, or "Du" as in terms.ftl.

illegal-now-bidding = { $seat ->
    [Du] Du musst
   *[other] { $seat } muss
 } jetzt ein Feld der Zugreihenfolge-Leiste wählen.
illegal-now-moving = { $seat ->
    [Du] Du musst
   *[other] { $seat } muss
 } jetzt die Meeples eines Plättchens aufnehmen.
illegal-now-sowing = { $seat ->
    [Du] Du musst
   *[other] { $seat } muss
 } jetzt auf dem nächsten Plättchen einen Meeple absetzen.
illegal-now-placing-palm = { $seat ->
    [Du] Du musst
   *[other] { $seat } muss
 } jetzt eine Palme aufstellen.
illegal-now-placing-palace = { $seat ->
    [Du] Du musst
   *[other] { $seat } muss
 } jetzt einen Palast bauen.
illegal-now-placing-around = { $seat ->
    [Du] Du musst
   *[other] { $seat } muss
 } jetzt eines der umgebenden Plättchen wählen.
illegal-now-trading = { $seat ->
    [Du] Du musst
   *[other] { $seat } muss
 } jetzt auf dem Markt Karten kaufen oder passen.
illegal-now-trading-second = { $seat ->
    [Du] Du musst
   *[other] { $seat } muss
 } jetzt die zweite Karte nehmen.
illegal-now-summoning = { $seat ->
    [Du] Du musst
   *[other] { $seat } muss
 } jetzt einen Dschinn beschwören oder passen.
illegal-now-welcoming = { $seat ->
    [Du] Du musst
   *[other] { $seat } muss
 } jetzt die eingesammelten Meeples behalten.
illegal-now-collecting = { $seat ->
    [Du] Du musst
   *[other] { $seat } muss
 } jetzt mit den Kaufleuten Karten nehmen.
illegal-now-building = { $seat ->
    [Du] Du musst
   *[other] { $seat } muss
 } jetzt wählen, wie viele Fakire den Baumeistern helfen.
illegal-now-killing = { $seat ->
    [Du] Du musst
   *[other] { $seat } muss
 } jetzt ein Opfer für die Meuchelmörder wählen.
illegal-now-killing-two = { $seat ->
    [Du] Du musst
   *[other] { $seat } muss
 } jetzt das erste von 2 Opfern wählen.
illegal-now-choosing = { $seat ->
    [Du] Du musst
   *[other] { $seat } muss
 } jetzt ein Plättchen für den Dschinn wählen.
illegal-now-keeping = { $seat ->
    [Du] Du musst
   *[other] { $seat } muss
 } jetzt einen der gezeigten Dschinns behalten.
illegal-now-selling = { $seat ->
    [Du] Du musst
   *[other] { $seat } muss
 } jetzt Güter verkaufen oder den Zug beenden.

## A djinn's power at the wrong moment.

illegal-first-placing-palm = Stelle erst eine Palme auf; dann kannst du { $djinn } einsetzen.
illegal-first-placing-palace = Baue erst einen Palast; dann kannst du { $djinn } einsetzen.
illegal-first-placing-around = Wähle erst eines der umgebenden Plättchen; dann kannst du { $djinn } einsetzen.
illegal-first-trading-second = Nimm erst die zweite Karte; dann kannst du { $djinn } einsetzen.
illegal-first-killing-two = Wähle erst das erste von 2 Opfern; dann kannst du { $djinn } einsetzen.
illegal-first-killing-second = Wähle erst das zweite Opfer; dann kannst du { $djinn } einsetzen.
illegal-first-choosing = Wähle erst ein Plättchen für den Dschinn; dann kannst du { $djinn } einsetzen.
illegal-first-keeping = Behalte erst einen der gezeigten Dschinns; dann kannst du { $djinn } einsetzen.

## Seeds of games

illegal-seed-secret = Der Seed bleibt bis zum Ende der Partie geheim.
illegal-no-seed = Diese Partie begann mit einer vorbereiteten Stellung, nicht mit einem Seed.

## Undoing

undo-final = Die letzte Aktion lässt sich nicht zurücknehmen: Sie hat etwas aufgedeckt, oder ein anderer Spieler hat seither gehandelt.
undo-nothing = Von diesem Zug lässt sich nichts zurücknehmen.
