### The game in the terminal (naqala play) and the commands that print games, positions, rules and djinns.
###
### What is typed stays as it is in every language: `help`, `undo`, bid:5, naqala play --resume.
### $seat and $rival are colours; $name and $names are players: "Ann (Blue)". $file is the path of a file, $reason why something failed.

# A refused action with the number of its rule.
terminal-refusal = { $reason } ({ $rule })
# After the text of an error; $command is what to type.
terminal-see-help = Hulp: { $command }
# After the text of an error; $name is a bot.
terminal-meant = Bedoel je { $name }?
# A player with another name than the colour.
terminal-player = { $name } ({ $colour })

## Starting a game

terminal-welcome = Welkom bij Naqala, een onofficieel Five Tribes.
# $names are players separated by semicolons.
terminal-unfinished = Je hebt een onvoltooide partij: { $names }; ronde { $round }.
terminal-player-bot = { $name }, een bot
# The word in brackets is what Enter alone means. Any word that starts with n is a no.
terminal-continue = Verderspelen? ja of nee [ja]
terminal-how-many-players = Hoeveel spelers?
terminal-how-many-people = Hoeveel daarvan zijn mensen? De anderen zijn bots.
# The number in brackets is what Enter alone means.
terminal-number-question = { $question } { $least } tot { $most } [{ $default }]
terminal-not-a-number = { $answer } is geen getal van { $least } tot { $most }.
terminal-who-plays = Wie speelt { $seat }? [{ $seat }]
terminal-which-level = Welk niveau? [{ $level }]
terminal-levels = Typ één niveau voor alle bots, of een voor elke bot, zoals sharp,calm.
terminal-people-too-many = { $people } mensen kunnen geen partij voor { $players } spelers spelen.
terminal-names-too-many =
    { $people ->
        [one] Te veel namen: { $names } voor { $people } mens.
       *[other] Te veel namen: { $names } voor { $people } mensen.
    }
terminal-bots-too-many =
    { $seats ->
        [one] Te veel bots: { $bots } genoemd, { $seats } plaats vrij.
       *[other] Te veel bots: { $bots } genoemd, { $seats } plaatsen vrij.
    }
# $bots are names of programs, joined with commas.
terminal-bot-unknown = Er is geen bot { $bot }; er zijn { $bots }.
terminal-bot-name = De naam van deze bot is te lang, of heeft tekens die niet in een verslag mogen.
# $bot is the name of a program.
terminal-bot-foreign = { $seat } werd gespeeld door { $bot }, en dat is geen bot van Naqala. Vertrouw je die, voer dan uit: naqala play --load BESTAND --bots { $bot }
terminal-no-unfinished = Er is geen onvoltooide partij. Start er een met `naqala play`.

## Leaving and saving

terminal-goodbye = Tot ziens.
terminal-saved-goodbye = De partij is bewaard. Speel verder met `naqala play --resume`.
# $reason is a sentence.
terminal-not-saved-goodbye = De partij kon niet bewaard worden. { $reason }
terminal-not-being-saved = Deze partij wordt niet bewaard. { $reason }
terminal-saved-as = Bewaard als { $file }
terminal-record = Het verslag van deze partij is { $file }
terminal-record-not-saved = Het verslag van deze partij is niet bewaard. { $reason }
terminal-load-what = Typ de naam van een bestand, zoals `load evening.naqala`.
# $reason comes from the operating system, in English: "Permission denied".
terminal-file-not-written = { $file } kan niet geschreven worden: { $reason }.
terminal-file-not-read = { $file } kan niet gelezen worden: { $reason }.
terminal-file-exists = { $file } bestaat al en is geen bewaarde partij. Kies een andere naam.
terminal-not-a-file = { $file } is geen bestand.
terminal-no-file = Het bestand { $file } bestaat niet.
terminal-file-not-text = { $file } is geen bewaarde partij: het is geen tekstbestand.
# $reason is one sentence or more.
terminal-file-not-continued = Met { $file } kan je niet verderspelen. { $reason }
terminal-input-too-long = { $file } is te lang voor een partij: de grens is { $most } bytes.
terminal-input-not-text = { $file } is geen UTF-8-tekst.
# $reason is a sentence.
terminal-input-no-position = { $reason } (Een stelling als tekst begint met round=.)

## The screen

terminal-pass-keyboard = Geef het toetsenbord door aan { $name } en druk op Enter.
# The dots are added by the program.
terminal-thinking = { $name } denkt na
# $action is an option as in actions.ftl: "Drop a Vizier on C4".
terminal-automatic = Automatisch gespeeld: { $action }.
terminal-undone = Ongedaan gemaakt: { $action }.
terminal-undone-turn = Ongedaan gemaakt: alles van deze beurt waarvoor dat kan.
undo-automatic = Er valt niets ongedaan te maken: alle acties sindsdien zijn automatisch gespeeld.
terminal-type-help = Typ `help` voor een lijst met commando’s.
# $bot is the bot that stepped in; $reason is a message for its author, in English.
terminal-bot-failed = { $name } gaf geen antwoord, dus antwoordde { $bot } in de plaats. De reden: { $reason }
# $task is a sentence: "Pick up the meeples of a tile."
terminal-task = { $task } ({ $rule })
# $walk is the way so far in notation; $what are the meeples left.
terminal-walk = Je tocht: { $walk }; in de hand: { LIST($what) }.
terminal-in-hand = In de hand: { LIST($what) }. { $task } ({ $rule })
# A clause of the log: "Blue walks C3> C4v D4b and collects 3 Builders on D4."
terminal-walks = loopt { $walk }
# The places on the board: at most 7 letters.
terminal-place-V = Dorp
terminal-place-S = Heilig
terminal-place-O = Oase
terminal-place-M = Klein
terminal-place-L = Groot
terminal-round = Ronde { $n }
terminal-turn-order = Beurtvolgorde
terminal-bid-order = Biedvolgorde
# Followed by the cards of the resource row, or by "none".
terminal-row = Kaarten
terminal-djinn-row = Djinns
terminal-none = geen
# Followed by the palm trees and palaces in the supply and the cards in the draw pile.
terminal-supply = Nog
terminal-camels =
    { $n ->
        [one] { $n } kameel
       *[other] { $n } kamelen
    }
terminal-cards =
    { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }
# A djinn whose power was used this round.
terminal-djinn-used = { $djinn } (gebruikt)
# $gold is "50 gold".
terminal-yours = Je hebt { $gold }; kaarten: { LIST($what) }.
terminal-yours-no-cards = Je hebt { $gold }; kaarten: geen.
terminal-theirs = { $seat } heeft { $gold }; kaarten: { LIST($what) }.
terminal-theirs-no-cards = { $seat } heeft { $gold }; kaarten: geen.

## The menu: titles, each followed by numbered options

terminal-menu-bid = Bieden
terminal-menu-pick-up = Opnemen
terminal-menu-build = Bouwen
terminal-menu-kill = Doden
terminal-menu-take = Nemen
terminal-menu-summon = Djinn nemen
terminal-menu-keep = Houden
terminal-menu-choose = Kiezen
terminal-menu-sell = Verkopen
terminal-menu-use = Gebruiken
# After "Bid 5": what it costs, if it is not the price.
terminal-bid-fakirs =
    (voor { $gold ->
        [one] { $gold } goudstuk
       *[other] { $gold } goudstukken
    } en { LIST($what) })
terminal-bid-all =
    { $gold ->
        [0] (zonder te betalen: je hebt { $gold } goudstukken)
        [one] (voor je laatste { $gold } goudstuk)
       *[other] (voor al je { $gold } goudstukken)
    }
# After "Build".
terminal-build =
    met { LIST($what) }: { $gold ->
        [one] { $gold } goudstuk
       *[other] { $gold } goudstukken
    }
# After "Kill": "a Vizier of Pink".
terminal-kill-held = { LIST($what) } van { $rival }
# After "Sell".
terminal-sell =
    { LIST($what) } voor { $gold ->
        [one] { $gold } goudstuk
       *[other] { $gold } goudstukken
    }
# After "Summon" or "Use": "Hagis for an Elder".
terminal-djinn-for = { $djinn } voor { LIST($what) }
# After the tile where the last meeple may land.
terminal-takes = neemt { LIST($what) }
terminal-takes-tile = neemt { LIST($what) } en de tegel
# $power is a sentence.
terminal-djinn = { $djinn }, { $value }: { $power }
terminal-more-sales = Je kan { $n } pakketten verkopen; typ er een die niet in de lijst staat, zoals sell:silk+fish.

## Typed answers

terminal-turn-over = Je beurt is voorbij; genegeerd: { $words }
# $example is an answer in notation: bid:5.
terminal-unclear = Typ het nummer van een optie, of notatie zoals { $example }. Typ `help` voor meer.
terminal-no-option = Optie { $word } bestaat niet. Typ een getal van 1 tot { $last }.
# $options are answers in notation.
terminal-which-one = Typ welke je bedoelt: { LIST($options, join: "or") }.
terminal-tile-not-now = { $tile } kan je nu niet kiezen. Kies een tegel die op het bord met > gemarkeerd is.
terminal-nothing-yet = Er is nog niets gebeurd.
terminal-which-rule = Typ het nummer van een regel, zoals `rules K2`. Met `naqala rules` zie je alle regels.
terminal-which-djinn = Typ een naam, zoals `djinn Hagis`.
# $name is in quotation marks.
terminal-no-djinn = Er is geen Djinn { $name }.
# $where is one of the next four texts, $price one of price-… in refusals.ftl, $power a sentence.
terminal-djinn-paid = { $djinn } ({ $rule }): waarde { $value }; kosten: { $price }; { $where }. { $power }
terminal-djinn-free = { $djinn } ({ $rule }): waarde { $value }; geen kosten, geldt altijd; { $where }. { $power }
terminal-djinn-offered = in het aanbod
terminal-djinn-owned = van { $name }
terminal-djinn-discarded = afgelegd
terminal-djinn-unseen = nog niet onthuld

## The help: what can be typed, and what it does

terminal-help = Typ het nummer van een optie, of notatie; op één regel mag er meer dan één staan.
terminal-help-pick-up = de stamleden van C3 opnemen
terminal-help-drop = een Handelaar op D3 zetten
terminal-help-walk = een hele tocht
terminal-help-kill = een Vizier op D3 doden
terminal-help-kill-held = een Stamoudste van Roze doden
terminal-help-bid = 5 bieden
terminal-help-build = bouwen met 2 Fakirs
terminal-help-buy = de eerste kaart nemen
terminal-help-use = een Djinn gebruiken
terminal-help-choose = D3 kiezen voor een Djinn
terminal-help-summon = een Djinn nemen
terminal-help-summon-fakir = een Djinn nemen met een Fakir
terminal-help-keep = een getoonde Djinn houden
terminal-help-sell = Zijde en Vis verkopen
terminal-help-on = doorgaan
terminal-help-pass = passen
terminal-help-end = je beurt afronden
terminal-help-commands = Commando’s:
terminal-help-undo = een actie ongedaan maken
terminal-help-restart = de beurt opnieuw beginnen
terminal-help-options = alle opties in notatie tonen
terminal-help-rules = een regel tonen
terminal-help-djinn = een Djinn tonen
terminal-help-score = de stand, voor zover je weet
terminal-help-log = de laatste 5 beurten
terminal-help-board = het scherm opnieuw tekenen
terminal-help-save = een kopie bewaren
terminal-help-load = naar een andere partij gaan
terminal-help-quit = bewaren en stoppen
# The letters are drawn on the board in every language.
terminal-help-tribes = Op het bord: v Vizier, e Stamoudste, m Handelaar, b Bouwer, a Moordenaar; 5* een blauwe waarde; { $palm } palmboom; { $palace } paleis; >C3 kan je kiezen; @C3 de laatste tegel van je tocht.
# $letters are camels with their colours: "B Blue, P Pink".
terminal-help-camels = Kamelen: { LIST($letters) }.

## Scores. The number of a rule follows each of the labels.

terminal-score-gold = Goudstukken, elk 1
terminal-score-viziers = Vizieren
terminal-score-more-viziers = 10 per medespeler met minder
terminal-score-elders = Stamoudsten
terminal-score-djinns = Djinns
# The player's tiles; the next two lines are about the same tiles.
terminal-score-tiles = Tegels met eigen kameel
terminal-score-palms = Palmbomen erop
terminal-score-palaces = Paleizen erop
terminal-score-goods = Koopwaren, beste pakketten
terminal-score-total = Totaal
terminal-score-total-now = Totaal nu
terminal-score-secret = ? is geheim; 20+ betekent 20 punten plus geheime goudstukken en koopwaren.

## Watching bots, replays and positions

terminal-watch-seed = { LIST($names) } spelen de partij met seed { $seed }.
terminal-watch-position = { LIST($names) } spelen een partij die begint vanuit een gegeven stelling.
terminal-replay-moment = Ronde { $round }: { $n } van { $lines }
terminal-replay-start = Het begin: 0 van { $lines }
terminal-replay-keys = Enter: verder; b: terug; 12: naar 12; g: begin; e: einde; q: stoppen
terminal-replay-unclear = Typ een getal van 0 tot { $lines }, of een van de letters hieronder.
terminal-replay-no-more = Voor het begin en na het einde is er niets meer.
terminal-replay-no-seat = Er is geen speler { $typed }. De spelers zijn { $colours }.
terminal-replay-too-far = Er is geen regel { $n }. Het verslag heeft er { $lines }.
terminal-replay-over = Na regel { $n } is de partij afgelopen, dus niemand kan verderspelen.
terminal-after-what = Geef ook de partij: naqala play --load FILE --after N
terminal-replay-game = Een partij voor { $n } spelers.
terminal-replay-game-seed = Een partij voor { $n } spelers, geschud met seed { $seed }.
terminal-replay-game-contributions = Een partij voor { $n } spelers, geschud met seed { $seed } en getallen van de spelers.
terminal-replay-after = Na { $n } van de { $lines } regels:
terminal-replay-end = Hier eindigt het verslag:
# $task is a sentence: "Pick up the meeples of a tile."
terminal-next = { $seat } is nu aan zet. { $task }
terminal-over = Het spel is afgelopen.

## naqala rules, naqala djinns

# A djinn of the rules: $price is one of the next two texts, $power sentences.
rule-djinn = { $name } (waarde { $value }, { $price }): { $power }
# $price is letters of the key in the rules: "E or F".
rule-djinn-price = kosten { $price }
rule-djinn-free = geen kosten
terminal-rules-no-word = Geen enkele regel bevat { $word }.
# $letters are the letters of the sections: "C S B T".
terminal-rules-no-section = Regel { $rule } bestaat niet. De delen zijn { $letters }.
terminal-rules-no-number = Regel { $rule } bestaat niet. Deel { $letter } ({ $title }) eindigt met { $last }.
terminal-djinn-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
terminal-djinn-price-fakirs = 1 of meer Fakirs
terminal-djinn-price-none = geen kosten, geldt altijd
# $name is in quotation marks, $names are names of djinns.
terminal-djinn-unclear = { $name } kan { LIST($names, join: "or") } zijn. Typ meer letters.
terminal-djinn-unknown = Er is geen Djinn { $name }. Met `naqala djinns` zie je ze alle { $n }.
terminal-djinn-meant = Er is geen Djinn { $name }. Bedoel je { $djinn }?

## naqala verify: was a game dealt as promised? The commitment is shown before the game, the seed after it.

# $reason is a sentence.
terminal-not-verified = Controle niet geslaagd: { $reason }
terminal-verify-no-commitment = Dit verslag heeft geen vastlegging.
# $words are made-up words that stand for the commitment.
terminal-verify-other-commitment = De vastlegging van dit verslag is een andere: { $commitment } ({ $words }). Ofwel is dit het verslag van een andere partij, ofwel is het schudden gewijzigd nadat je de vastlegging zag.
terminal-verify-no-seed = Dit verslag heeft geen seed, dus er valt niets te bewijzen. De seed staat in het verslag als het spel afgelopen is.
terminal-verify-position = Deze partij begon vanuit een stelling, of het verslag heeft geen seed; er valt dus niets te bewijzen.
terminal-verified = Gecontroleerd: een partij voor { $n } spelers, geschud zoals de vastlegging belooft.
terminal-verify-commitment = Vastlegging: { $commitment }
terminal-verify-words = In woorden: { $words }
terminal-verify-checked = Gecontroleerd:
terminal-verify-salt = Seed en salt passen bij de vastlegging.
terminal-verify-start = De beginstelling komt uit de seed.
terminal-verify-start-contributions = De beginstelling komt uit de seed en de getallen van de spelers.
terminal-verify-draws =
    { $n ->
        [0] Er zijn geen trekkingen.
        [one] De enige trekking komt uit de seed.
       *[other] Alle { $n } trekkingen komen uit de seed.
    }
terminal-verify-draws-contributions =
    { $n ->
        [0] Er zijn geen trekkingen.
        [one] De enige trekking komt uit de seed en de getallen van de spelers.
       *[other] Alle { $n } trekkingen komen uit de seed en de getallen van de spelers.
    }
terminal-verify-contribution = Het getal van { $seat } past bij de hash ervan.
terminal-verify-your-words = De woorden van de vastlegging zijn dezelfde als die van jou.
terminal-verify-your-commitment = De vastlegging is dezelfde als die van jou.
# A heading; each of the next texts is an item of the list below it.
terminal-verify-unknown = Dit verslag zegt niet:
terminal-verify-unknown-shown = of deze vastlegging voor de partij getoond werd. Vergelijk die met wat je toen zag, of geef die mee: --commitment
terminal-verify-unknown-words = of de rest van de vastlegging gelijk is. Wie het voorbereidt, kan 2 vastleggingen met dezelfde woorden vinden; vergelijk alle 64 cijfers om zeker te zijn.
terminal-verify-unknown-left-out = waarom het beloofde getal van { $seat } bij het schudden niet meetelde.
terminal-verify-unknown-digests = of de hashes van de getallen voor de start getoond werden.
terminal-verify-unknown-chosen = of de seed gekozen werd: geen enkele speler heeft meegeschud.
