### The game in the terminal (naqala play) and the commands that print games, positions, rules and djinns.
###
### What is typed stays as it is in every language: `help`, `undo`, bid:5, naqala play --resume.
### $seat and $rival are colours; $name and $names are players: "Ann (Blue)". $file is the path of a file, $reason why something failed.

# A refused action with the number of its rule.
terminal-refusal = { $reason } ({ $rule })
# After the text of an error; $command is what to type.
terminal-see-help = Hilfe: { $command }
# After the text of an error; $name is a bot.
terminal-meant = Meinst du { $name }?
# A player with another name than the colour.
terminal-player = { $name } ({ $colour })

## Starting a game

terminal-welcome = Willkommen bei Naqala, einem inoffiziellen Five Tribes.
# $names are players separated by semicolons.
terminal-unfinished = Du hast eine offene Partie: { $names }; Runde { $round }.
terminal-player-bot = { $name }, ein Bot
# The word in brackets is what Enter alone means. Any word that starts with n is a no.
terminal-continue = Fortsetzen? ja oder nein [ja]
terminal-how-many-players = Wie viele Spieler?
terminal-how-many-people = Wie viele davon sind Menschen? Die anderen sind Bots.
# The number in brackets is what Enter alone means.
terminal-number-question = { $question } { $least } bis { $most } [{ $default }]
terminal-not-a-number = { $answer } ist keine Zahl von { $least } bis { $most }.
terminal-who-plays = Wer spielt { $seat }? [{ $seat }]
terminal-which-level = Welche Stärke? [{ $level }]
terminal-levels = Tippe eine Stärke für alle Bots oder eine für jeden, etwa schlau,ruhig.
terminal-people-too-many = { $people } Menschen sind zu viele für eine Partie mit { $players } Spielern.
terminal-names-too-many = Zu viele Namen: { $names } für { $people } Menschen.
terminal-bots-too-many = { $seats ->
    [one] Zu viele Bots: { $bots } genannt, { $seats } Platz frei.
   *[other] Zu viele Bots: { $bots } genannt, { $seats } Plätze frei.
 }
# $bots are names of programs, joined with commas.
terminal-bot-unknown = Einen Bot { $bot } gibt es nicht; es gibt { $bots }.
terminal-bot-name = Der Name dieses Bots ist zu lang oder enthält Zeichen, die in einem Protokoll nicht erlaubt sind.
# $bot is the name of a program.
terminal-bot-foreign = { $seat } wurde von { $bot } gespielt, und das ist kein Bot von Naqala. Wenn du ihm vertraust, tippe: naqala play --load FILE --bots { $bot }
terminal-no-unfinished = Es gibt keine offene Partie. Beginne eine mit `naqala play`.

## Leaving and saving

terminal-goodbye = Bis bald.
terminal-saved-goodbye = Die Partie ist gespeichert. Setze sie mit `naqala play --resume` fort.
# $reason is a sentence.
terminal-not-saved-goodbye = Die Partie konnte nicht gespeichert werden. { $reason }
terminal-not-being-saved = Diese Partie wird nicht gespeichert. { $reason }
terminal-saved-as = Gespeichert als { $file }
terminal-record = Das Protokoll dieser Partie: { $file }
terminal-record-not-saved = Das Protokoll dieser Partie wurde nicht gespeichert. { $reason }
terminal-load-what = Tippe den Namen einer Datei, etwa `load evening.naqala`.
# $reason comes from the operating system, in English: "Permission denied".
terminal-file-not-written = { $file } kann nicht geschrieben werden: { $reason }.
terminal-file-not-read = { $file } kann nicht gelesen werden: { $reason }.
terminal-file-exists = { $file } gibt es schon, und es ist keine gespeicherte Partie. Wähle einen anderen Namen.
terminal-not-a-file = { $file } ist keine Datei.
terminal-no-file = Es gibt keine Datei { $file }.
terminal-file-not-text = { $file } ist keine gespeicherte Partie: Es ist keine Textdatei.
# $reason is one sentence or more.
terminal-file-not-continued = { $file } lässt sich nicht fortsetzen. { $reason }
terminal-input-too-long = { $file } ist zu lang für eine Partie: Erlaubt sind { $most } Bytes.
terminal-input-not-text = { $file } ist kein UTF-8-Text.
# $reason is a sentence.
terminal-input-no-position = { $reason } (Eine Stellung als Text beginnt mit round=.)

## The screen

terminal-pass-keyboard = Gib die Tastatur an { $name } weiter und drück dann Enter.
# The dots are added by the program.
terminal-thinking = { $name } denkt nach
# $action is an option as in actions.ftl: "Drop a Vizier on C4".
terminal-automatic = Automatisch gespielt: { $action }.
terminal-undone = Zurückgenommen: { $action }.
terminal-undone-turn = Zurückgenommen: alles, was sich von diesem Zug zurücknehmen lässt.
undo-automatic = Es gibt nichts zurückzunehmen: Alle Aktionen seither wurden automatisch gespielt.
terminal-type-help = Tippe `help`, um alle Befehle zu sehen.
# $bot is the bot that stepped in; $reason is a message for its author, in English.
terminal-bot-failed = { $name } hat nicht geantwortet; an seiner Stelle hat { $bot } geantwortet. Der Grund: { $reason }
# $task is a sentence: "Pick up the meeples of a tile."
terminal-task = { $task } ({ $rule })
# $walk is the way so far in notation; $what are the meeples left.
terminal-walk = Dein Weg: { $walk }; auf der Hand: { LIST($what) }.
terminal-in-hand = Auf der Hand: { LIST($what) }. { $task } ({ $rule })
# A clause of the log: "Blue walks C3> C4v D4b and collects 3 Builders on D4."
terminal-walks = { $you ->
    [yes] gehst
   *[no] geht
 } { $walk }

# The places on the board: at most 7 letters.
terminal-place-V = Dorf
terminal-place-S = Heilig
terminal-place-O = Oase
terminal-place-M = Klein
terminal-place-L = Groß

terminal-round = Runde { $n }
terminal-turn-order = Zugfolge
terminal-bid-order = Bietfolge
# Followed by the cards of the resource row, or by "none".
terminal-row = Auslage
terminal-djinn-row = Dschinns
terminal-none = keine
# Followed by the palm trees and palaces in the supply and the cards in the draw pile.
terminal-supply = Übrig
terminal-camels = { $n ->
    [one] { $n } Kamel
   *[other] { $n } Kamele
 }
terminal-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
# A djinn whose power was used this round.
terminal-djinn-used = { $djinn } (eingesetzt)
# $gold is "50 gold".
terminal-yours = Du hast { $gold }; Karten: { LIST($what) }.
terminal-yours-no-cards = Du hast { $gold }; Karten: keine.
terminal-theirs = { $seat } hat { $gold }; Karten: { LIST($what) }.
terminal-theirs-no-cards = { $seat } hat { $gold }; Karten: keine.

## The menu: titles, each followed by numbered options

terminal-menu-bid = Bieten
terminal-menu-pick-up = Aufnehmen
terminal-menu-build = Bauen
terminal-menu-kill = Umbringen
terminal-menu-take = Nehmen
terminal-menu-summon = Beschwören
terminal-menu-keep = Behalten
terminal-menu-choose = Wählen
terminal-menu-sell = Verkaufen
terminal-menu-use = Einsetzen
# After "Bid 5": what it costs, if it is not the price.
terminal-bid-fakirs = (für { $gold } Gold und { LIST($what, case: "accusative") })
terminal-bid-all = (für all dein Gold: { $gold })
# After "Build".
terminal-build = { $gold } Gold ({ LIST($what) })
# After "Kill": "a Vizier of Pink".
terminal-kill-held = { LIST($what, case: "accusative") } von { $rival }
# After "Sell".
terminal-sell = { LIST($what, case: "accusative") } für { $gold } Gold
# After "Summon" or "Use": "Hagis for an Elder".
terminal-djinn-for = { $djinn } für { LIST($what, case: "accusative") }
# After the tile where the last meeple may land.
terminal-takes = bringt { LIST($what, case: "accusative") }
terminal-takes-tile = bringt { LIST($what, case: "accusative") } und das Plättchen
# $power is a sentence.
terminal-djinn = { $djinn }, { $value }: { $power }
terminal-more-sales = Du kannst { $n } Sets verkaufen; tippe auch eines, das hier nicht steht, etwa sell:silk+fish.

## Typed answers

terminal-turn-over = Dein Zug ist zu Ende; nicht beachtet: { $words }
# $example is an answer in notation: bid:5.
terminal-unclear = Tippe die Nummer einer Option oder Notation wie { $example }. Mehr dazu mit `help`.
terminal-no-option = Es gibt keine Option { $word }. Tippe eine Zahl von 1 bis { $last }.
# $options are answers in notation.
terminal-which-one = Tippe, was du meinst: { LIST($options, join: "or") }.
terminal-tile-not-now = { $tile } kann jetzt nicht gewählt werden. Wähle ein Plättchen, das auf der Spielfläche mit > markiert ist.
terminal-nothing-yet = Noch ist nichts geschehen.
terminal-which-rule = Tippe die Nummer einer Regel, etwa `rules K2`. `naqala rules` zeigt alle Regeln.
terminal-which-djinn = Tippe einen Namen, etwa `djinn Hagis`.
# $name is in quotation marks.
terminal-no-djinn = Es gibt keinen Dschinn { $name }.
# $where is one of the next four texts, $price one of price-… in refusals.ftl, $power a sentence.
terminal-djinn-paid = { $djinn } ({ $rule }): Wert { $value }; Kosten: { $price }; { $where }. { $power }
terminal-djinn-free = { $djinn } ({ $rule }): Wert { $value }; ohne Kosten, gilt immer; { $where }. { $power }
terminal-djinn-offered = liegt aus
terminal-djinn-owned = gehört { $name }
terminal-djinn-discarded = abgelegt
terminal-djinn-unseen = noch nicht aufgedeckt

## The help: what can be typed, and what it does

terminal-help = Tippe die Nummer einer Option oder Notation; in einer Zeile darf beides mehrfach stehen.
terminal-help-pick-up = Meeples von C3 aufnehmen
terminal-help-drop = Kaufmann auf D3 absetzen
terminal-help-walk = ein ganzer Weg
terminal-help-kill = Wesir auf D3 umbringen
terminal-help-kill-held = Ältesten von Pink umbringen
terminal-help-bid = 5 bieten
terminal-help-build = mit 2 Fakiren bauen
terminal-help-buy = die erste Karte nehmen
terminal-help-use = Dschinn einsetzen
terminal-help-choose = D3 für einen Dschinn wählen
terminal-help-summon = Dschinn beschwören
terminal-help-summon-fakir = mit einem Fakir beschwören
terminal-help-keep = gezeigten Dschinn behalten
terminal-help-sell = Seide und Fisch verkaufen
terminal-help-on = weiter
terminal-help-pass = passen
terminal-help-end = Zug beenden
terminal-help-commands = Befehle:
terminal-help-undo = Aktion zurücknehmen
terminal-help-restart = Zug neu beginnen
terminal-help-options = alle Optionen in Notation
terminal-help-rules = Regel zeigen
terminal-help-djinn = Dschinn zeigen
terminal-help-score = Punkte, soweit dir bekannt
terminal-help-log = die letzten 5 Züge
terminal-help-board = Bildschirm neu zeichnen
terminal-help-save = Kopie speichern
terminal-help-load = zu einer anderen Partie
terminal-help-quit = speichern und beenden
# The letters are drawn on the board in every language.
terminal-help-tribes = Auf der Spielfläche: v Wesir, e Ältester, m Kaufmann, b Baumeister, a Meuchelmörder; 5* blauer Wert; { $palm } Palme; { $palace } Palast; >C3 kann gewählt werden; @C3 das letzte Plättchen deines Wegs.
# $letters are camels with their colours: "B Blue, P Pink".
terminal-help-camels = Kamele: { LIST($letters) }.

## Scores. The number of a rule follows each of the labels.

terminal-score-gold = Gold, je 1
terminal-score-viziers = Wesire
terminal-score-more-viziers = 10 je Mitspieler mit weniger
terminal-score-elders = Älteste
terminal-score-djinns = Dschinns
# The player's tiles; the next two lines are about the same tiles.
terminal-score-tiles = Plättchen mit Kamel
terminal-score-palms = Palmen darauf
terminal-score-palaces = Paläste darauf
terminal-score-goods = Güter in den besten Sets
terminal-score-total = Summe
terminal-score-total-now = Summe jetzt
terminal-score-secret = ? ist geheim; 20+ heißt: 20 Punkte, dazu geheimes Gold und geheime Güter.

## Watching bots, replays and positions

terminal-watch-seed = { LIST($names) } spielen die Partie mit dem Seed { $seed }.
terminal-watch-position = { LIST($names) } spielen eine Partie, die mit einer vorbereiteten Stellung beginnt.
terminal-replay-moment = Runde { $round }: { $n } von { $lines }
terminal-replay-start = Der Anfang: 0 von { $lines }
terminal-replay-keys = Enter: weiter; b: zurück; 12: zur 12; g: Anfang; e: Ende; q: verlassen
terminal-replay-unclear = Gib eine Zahl von 0 bis { $lines } ein, oder einen der Buchstaben unten.
terminal-replay-no-more = Vor dem Anfang und nach dem Ende kommt nichts mehr.
terminal-replay-no-seat = Es gibt keinen Spieler { $typed }. Die Spieler sind { $colours }.
terminal-replay-too-far = Es gibt keine Zeile { $n }. Das Protokoll hat { $lines }.
terminal-replay-over = Nach Zeile { $n } ist die Partie zu Ende, es lässt sich nicht weiterspielen.
terminal-after-what = Gib auch die Partie an: naqala play --load FILE --after N
terminal-replay-game = Eine Partie für { $n } Spieler.
terminal-replay-game-seed = Eine Partie für { $n } Spieler, gemischt mit dem Seed { $seed }.
terminal-replay-game-contributions = Eine Partie für { $n } Spieler, gemischt mit dem Seed { $seed } und Beiträgen der Spieler.
terminal-replay-after = Nach { $n } von { $lines } Zeilen:
terminal-replay-end = Hier endet das Protokoll:
# $task is a sentence: "Pick up the meeples of a tile."
terminal-next = { $seat } ist dran. { $task }
terminal-over = Die Partie ist zu Ende.

## naqala rules, naqala djinns

# A djinn of the rules: $price is one of the next two texts, $power sentences.
rule-djinn = { $name } (Wert { $value }, { $price }): { $power }
# $price is letters of the key in the rules: "E or F".
rule-djinn-price = Kosten { $price }
rule-djinn-free = ohne Kosten
terminal-rules-no-word = Keine Regel enthält { $word }.
# $letters are the letters of the sections: "C S B T".
terminal-rules-no-section = Es gibt keine Regel { $rule }. Die Abschnitte sind { $letters }.
terminal-rules-no-number = Es gibt keine Regel { $rule }. Abschnitt { $letter } ({ $title }) endet mit { $last }.
terminal-djinn-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 }
terminal-djinn-price-fakirs = 1 oder mehr Fakire
terminal-djinn-price-none = ohne Kosten, gilt immer
# $name is in quotation marks, $names are names of djinns.
terminal-djinn-unclear = { $name } könnte { LIST($names, join: "or") } sein. Tippe mehr Buchstaben.
terminal-djinn-unknown = Es gibt keinen Dschinn { $name }. `naqala djinns` zeigt alle { $n }.
terminal-djinn-meant = Es gibt keinen Dschinn { $name }. Meinst du { $djinn }?

## naqala verify: was a game dealt as promised? The commitment is shown before the game, the seed after it.

# $reason is a sentence.
terminal-not-verified = Nicht bestätigt: { $reason }
terminal-verify-no-commitment = Dieses Protokoll hat keine Festlegung.
# $words are made-up words that stand for the commitment.
terminal-verify-other-commitment = Die Festlegung dieses Protokolls ist eine andere, { $commitment } ({ $words }). Entweder ist es das Protokoll einer anderen Partie, oder das Mischen wurde verändert, nachdem du die Festlegung gesehen hattest.
terminal-verify-no-seed = Dieses Protokoll hat keinen Seed; es lässt sich also nichts beweisen. Der Seed steht im Protokoll, wenn die Partie zu Ende ist.
terminal-verify-position = Diese Partie begann mit einer vorbereiteten Stellung, oder ihr Protokoll hat keinen Seed; es lässt sich also nichts beweisen.
terminal-verified = Bestätigt: eine Partie für { $n } Spieler, gemischt wie von der Festlegung versprochen.
terminal-verify-commitment = Festlegung: { $commitment }
terminal-verify-words = In Wörtern: { $words }
terminal-verify-checked = Geprüft:
terminal-verify-salt = Seed und Salt passen zur Festlegung.
terminal-verify-start = Der Aufbau ist der, den der Seed ergibt.
terminal-verify-start-contributions = Der Aufbau ist der, den Seed und Beiträge ergeben.
terminal-verify-draws = { $n ->
    [0] Es wurde nichts gezogen.
    [one] Die einzige Ziehung ist die, die der Seed ergibt.
   *[other] Jede der { $n } Ziehungen ist die, die der Seed ergibt.
 }
terminal-verify-draws-contributions = { $n ->
    [one] Die einzige Ziehung ist die, die Seed und Beiträge ergeben.
   *[other] Jede der { $n } Ziehungen ist die, die Seed und Beiträge ergeben.
 }
terminal-verify-contribution = Die Zufallszahl von { $seat } passt zu ihrer Prüfsumme.
terminal-verify-your-words = Die Wörter der Festlegung sind deine.
terminal-verify-your-commitment = Die Festlegung ist deine.
# A heading; each of the next texts is an item of the list below it.
terminal-verify-unknown = Das weiß dieses Protokoll nicht:
terminal-verify-unknown-shown = ob diese Festlegung vor der Partie gezeigt wurde. Vergleiche sie mit der, die du damals gesehen hast, oder gib sie an: --commitment
terminal-verify-unknown-words = ob der Rest der Festlegung derselbe ist. Wer es darauf anlegt, kann zwei Festlegungen mit denselben Wörtern finden; vergleiche alle 64 Ziffern, um sicher zu sein.
terminal-verify-unknown-left-out = warum die Zufallszahl, die { $seat } versprochen hat, beim Mischen fehlt.
terminal-verify-unknown-digests = ob die Prüfsummen der Beiträge vor dem Start gezeigt wurden.
terminal-verify-unknown-chosen = ob der Seed gewählt wurde: Kein Spieler war am Mischen beteiligt.
