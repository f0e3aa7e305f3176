### The game in the terminal (naqala play) and the commands that print games, positions, rules and djinns.
###
### What is typed stays as it is in every language: `help`, `undo`, bid:5, naqala play --resume.
### $seat and $rival are colours; $name and $names are players: "Ann (Blue)". $file is the path of a file, $reason why something failed.

# A refused action with the number of its rule.
terminal-refusal = { $reason } ({ $rule })
# After the text of an error; $command is what to type.
terminal-see-help = Aide : { $command }
# After the text of an error; $name is a bot.
terminal-meant = Vouliez-vous dire { $name } ?
# A player with another name than the colour.
terminal-player = { $name } ({ $colour })

## Starting a game

terminal-welcome = Bienvenue dans Naqala, un Five Tribes non officiel.
# $names are players separated by semicolons.
terminal-unfinished = Vous avez une partie inachevée : { $names } ; tour de jeu { $round }.
terminal-player-bot = { $name }, un bot
# The word in brackets is what Enter alone means. Any word that starts with n is a no.
terminal-continue = La reprendre ? oui ou non [oui]
terminal-how-many-players = Combien de joueurs ?
terminal-how-many-people = Combien d’humains parmi eux ? Les autres sont des bots.
# The number in brackets is what Enter alone means.
terminal-number-question = { $question } De { $least } à { $most } [{ $default }]
terminal-not-a-number = { $answer } n’est pas un nombre de { $least } à { $most }.
terminal-who-plays = Qui joue en { $seat } ? [{ $seat }]
terminal-which-level = Quel niveau ? [{ $level }]
terminal-levels = Tapez un niveau pour tous les bots, ou un pour chacun, par exemple rusé,calme.
terminal-people-too-many =
    { $people ->
        [one] { $people } personne ne peut pas jouer une partie à { $players } joueurs.
       *[other] { $people } personnes ne peuvent pas jouer une partie à { $players } joueurs.
    }
terminal-names-too-many =
    Il y a { $names ->
        [one] { $names } nom
       *[other] { $names } noms
    } pour { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }.
terminal-bots-too-many = { $seats ->
    [one] Trop de bots : { $bots } pour { $seats } place libre.
   *[other] Trop de bots : { $bots } pour { $seats } places libres.
 }
# $bots are names of programs, joined with commas.
terminal-bot-unknown = Il n’y a pas de bot { $bot } ; il y a : { $bots }.
terminal-bot-name = Le nom de ce bot est trop long, ou contient des caractères interdits dans un relevé.
# $bot is the name of a program.
terminal-bot-foreign = { $seat } était joué par { $bot }, qui n’est pas un bot de Naqala. Si vous lui faites confiance, lancez : naqala play --load FILE --bots { $bot }
terminal-no-unfinished = Il n’y a pas de partie inachevée. Commencez-en une avec `naqala play`.

## Leaving and saving

terminal-goodbye = Au revoir.
terminal-saved-goodbye = La partie est sauvegardée. Reprenez-la avec `naqala play --resume`.
# $reason is a sentence.
terminal-not-saved-goodbye = La partie n’a pas pu être sauvegardée. { $reason }
terminal-not-being-saved = Cette partie n’est pas sauvegardée. { $reason }
terminal-saved-as = Sauvegardé sous { $file }
terminal-record = Le relevé de cette partie est { $file }
terminal-record-not-saved = Le relevé de cette partie n’a pas été sauvegardé. { $reason }
terminal-load-what = Tapez le nom d’un fichier, par exemple `load evening.naqala`.
# $reason comes from the operating system, in English: "Permission denied".
terminal-file-not-written = Impossible d’écrire { $file } : { $reason }.
terminal-file-not-read = Impossible de lire { $file } : { $reason }.
terminal-file-exists = { $file } existe déjà et n’est pas une partie sauvegardée. Choisissez un autre nom.
terminal-not-a-file = { $file } n’est pas un fichier.
terminal-no-file = Le fichier { $file } n’existe pas.
terminal-file-not-text = { $file } n’est pas une partie sauvegardée : ce n’est pas un fichier texte.
# $reason is one sentence or more.
terminal-file-not-continued = Impossible de reprendre { $file }. { $reason }
terminal-input-too-long = { $file } est trop long pour une partie : la limite est de { $most } octets.
terminal-input-not-text = { $file } n’est pas du texte UTF-8.
# $reason is a sentence.
terminal-input-no-position = { $reason } (Une position sous forme de texte commence par round=.)

## The screen

terminal-pass-keyboard = Passez le clavier à { $name }, puis appuyez sur Entrée.
# The dots are added by the program.
terminal-thinking = { $name } réfléchit
# $action is an option as in actions.ftl: "Drop a Vizier on C4".
terminal-automatic = Joué d’office : { $action }.
terminal-undone = Annulé : { $action }.
terminal-undone-turn = Annulé : tout ce qui peut l’être dans ce tour.
undo-automatic = Il n’y a rien à annuler : toutes les actions depuis ont été jouées d’office.
terminal-type-help = Tapez `help` pour la liste des commandes.
# $bot is the bot that stepped in; $reason is a message for its author, in English.
terminal-bot-failed = { $name } n’a pas répondu ; { $bot } a répondu à sa place. Raison : { $reason }
# $task is a sentence: "Pick up the meeples of a tile."
terminal-task = { $task } ({ $rule })
# $walk is the way so far in notation; $what are the meeples left.
terminal-walk = Votre parcours : { $walk } ; en main : { LIST($what) }.
terminal-in-hand = En main : { LIST($what) }. { $task } ({ $rule })
# A clause of the log: "Blue walks C3> C4v D4b and collects 3 Builders on D4."
terminal-walks = { $you ->
    [yes] parcourez
   *[no] parcourt
 } { $walk }

# The places on the board: at most 7 letters.
terminal-place-V = Village
terminal-place-S = Sacré
terminal-place-O = Oasis
terminal-place-M = Petit
terminal-place-L = Grand

terminal-round = Tour de jeu { $n }
terminal-turn-order = Ordre de jeu
terminal-bid-order = Enchères
# Followed by the cards of the resource row, or by "none".
terminal-row = Cartes
terminal-djinn-row = Djinns
terminal-none = (vide)
# Followed by the palm trees and palaces in the supply and the cards in the draw pile.
terminal-supply = Reste
terminal-camels = { $n ->
    [one] { $n } chameau
   *[other] { $n } chameaux
 }
terminal-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
# A djinn whose power was used this round.
terminal-djinn-used = { $djinn } (utilisé)
# $gold is "50 gold".
terminal-yours = Vous avez { $gold } ; en main : { LIST($what) }.
terminal-yours-no-cards = Vous avez { $gold } ; en main : aucune carte.
terminal-theirs = { $seat } a { $gold } ; en main : { LIST($what) }.
terminal-theirs-no-cards = { $seat } a { $gold } ; en main : aucune carte.

## The menu: titles, each followed by numbered options

terminal-menu-bid = Miser
terminal-menu-pick-up = Prendre
terminal-menu-build = Bâtir
terminal-menu-kill = Tuer
terminal-menu-take = Prendre
terminal-menu-summon = Invoquer
terminal-menu-keep = Garder
terminal-menu-choose = Choisir
terminal-menu-sell = Vendre
terminal-menu-use = Utiliser
# After "Bid 5": what it costs, if it is not the price.
terminal-bid-fakirs = (pour { $gold } PO et { LIST($what) })
terminal-bid-all = (pour tout votre or : { $gold } PO)
# After "Build".
terminal-build = { LIST($what) } : { $gold } PO
# After "Kill": "a Vizier of Pink".
terminal-kill-held = { LIST($what) } { DE($rival) }
# After "Sell".
terminal-sell = { LIST($what) } pour { $gold } PO
# After "Summon" or "Use": "Hagis for an Elder".
terminal-djinn-for = { $djinn } pour { LIST($what) }
# After the tile where the last meeple may land.
terminal-takes = récupérer { LIST($what) }
terminal-takes-tile = récupérer { LIST($what) } et la tuile
# $power is a sentence.
terminal-djinn = { $djinn }, { $value } : { $power }
terminal-more-sales = Vous pouvez vendre { $n } séries ; tapez celle qui n’est pas dans la liste, par exemple sell:silk+fish.

## Typed answers

terminal-turn-over = Votre tour est terminé ; ignoré : { $words }
# $example is an answer in notation: bid:5.
terminal-unclear = Tapez le numéro d’une option, ou la notation, par exemple { $example }. Pour en savoir plus, tapez `help`.
terminal-no-option = L’option { $word } n’existe pas. Tapez un numéro de 1 à { $last }.
# $options are answers in notation.
terminal-which-one = Précisez votre choix : { LIST($options, join: "or") }.
terminal-tile-not-now = La tuile { $tile } ne peut pas être choisie maintenant. Choisissez-en une marquée > sur le plateau.
terminal-nothing-yet = Il ne s’est encore rien passé.
terminal-which-rule = Tapez le numéro d’une règle, par exemple `rules K2`. `naqala rules` donne toutes les règles.
terminal-which-djinn = Tapez un nom, par exemple `djinn Hagis`.
# $name is in quotation marks.
terminal-no-djinn = Le Djinn { $name } n’existe pas.
# $where is one of the next four texts, $price one of price-… in refusals.ftl, $power a sentence.
terminal-djinn-paid = { $djinn } ({ $rule }) : valeur { $value } ; coût : { $price } ; { $where }. { $power }
terminal-djinn-free = { $djinn } ({ $rule }) : valeur { $value } ; sans coût, toujours actif ; { $where }. { $power }
terminal-djinn-offered = disponible
terminal-djinn-owned = appartient à { $name }
terminal-djinn-discarded = défaussé
terminal-djinn-unseen = pas encore révélé

## The help: what can be typed, and what it does

terminal-help = Tapez le numéro d’une option, ou la notation ; une ligne peut en contenir plusieurs.
terminal-help-pick-up = prendre les meeples de C3
terminal-help-drop = déposer un Marchand en D3
terminal-help-walk = un parcours entier
terminal-help-kill = tuer un Vizir en D3
terminal-help-kill-held = tuer un Sage de Rose
terminal-help-bid = miser 5
terminal-help-build = bâtir avec 2 Fakirs
terminal-help-buy = prendre la 1re carte
terminal-help-use = utiliser un pouvoir
terminal-help-choose = choisir D3 (pouvoir)
terminal-help-summon = invoquer un Djinn
terminal-help-summon-fakir = invoquer avec un Fakir
terminal-help-keep = garder un Djinn montré
terminal-help-sell = vendre Soie et Poisson
terminal-help-on = continuer
terminal-help-pass = renoncer
terminal-help-end = terminer le tour
terminal-help-commands = Commandes :
terminal-help-undo = annuler une action
terminal-help-restart = recommencer le tour
terminal-help-options = les options en notation
terminal-help-rules = afficher une règle
terminal-help-djinn = afficher un Djinn
terminal-help-score = le score connu de vous
terminal-help-log = les 5 derniers tours
terminal-help-board = redessiner l’écran
terminal-help-save = sauvegarder une copie
terminal-help-load = passer à une autre partie
terminal-help-quit = sauvegarder et quitter
# The letters are drawn on the board in every language.
terminal-help-tribes = Sur le plateau : v Vizir, e Sage, m Marchand, b Bâtisseur, a Assassin ; 5* chiffre sur fond bleu ; { $palm } palmier ; { $palace } palais ; >C3 tuile à choisir ; @C3 dernière tuile de votre parcours.
# $letters are camels with their colours: "B Blue, P Pink".
terminal-help-camels = Chameaux : { LIST($letters) }.

## Scores. The number of a rule follows each of the labels.

terminal-score-gold = Or, 1 par pièce
terminal-score-viziers = Vizirs
terminal-score-more-viziers = 10 par adversaire avec moins
terminal-score-elders = Sages
terminal-score-djinns = Djinns
# The player's tiles; the next two lines are about the same tiles.
terminal-score-tiles = Tuiles contrôlées
terminal-score-palms = Palmiers sur ces tuiles
terminal-score-palaces = Palais sur ces tuiles
terminal-score-goods = Marchandises en séries
terminal-score-total = Total
terminal-score-total-now = Total actuel
terminal-score-secret = ? est secret ; 20+ veut dire 20 points, plus l’or et les marchandises secrets.

## Watching bots, replays and positions

terminal-watch-seed = { LIST($names) } jouent la partie de la graine { $seed }.
terminal-watch-position = { LIST($names) } jouent une partie qui commence dans une position donnée.
terminal-replay-moment = Tour de jeu { $round } : { $n } sur { $lines }
terminal-replay-start = Le début : 0 sur { $lines }
terminal-replay-keys = Entrée : suivant ; b : retour ; 12 : aller au 12 ; g : début ; e : fin ; q : quitter
terminal-replay-unclear = Tapez un nombre de 0 à { $lines }, ou une des lettres ci-dessous.
terminal-replay-no-more = Il n’y a rien avant le début ni après la fin.
terminal-replay-no-seat = Il n’y a pas de joueur { $typed }. Les joueurs sont { $colours }.
terminal-replay-too-far = Il n’y a pas de ligne { $n }. Le relevé en a { $lines }.
terminal-replay-over = Après la ligne { $n }, la partie est terminée : personne ne peut plus jouer.
terminal-after-what = Indiquez aussi la partie : naqala play --load FILE --after N
terminal-replay-game = Une partie à { $n } joueurs.
terminal-replay-game-seed = Une partie à { $n } joueurs, distribuée à partir de la graine { $seed }.
terminal-replay-game-contributions = Une partie à { $n } joueurs, distribuée à partir de la graine { $seed } et des contributions des joueurs.
terminal-replay-after =
    { $n ->
        [one] Après { $n } ligne sur { $lines } :
       *[other] Après { $n } lignes sur { $lines } :
    }
terminal-replay-end = Le relevé se termine ici :
# $task is a sentence: "Pick up the meeples of a tile."
terminal-next = À { $seat } de jouer. { $task }
terminal-over = La partie est terminée.

## naqala rules, naqala djinns

# A djinn of the rules: $price is one of the next two texts, $power sentences.
rule-djinn = { $name } (valeur { $value }, { $price }) : { $power }
# $price is letters of the key in the rules: "E or F".
rule-djinn-price = coût { $price }
rule-djinn-free = sans coût
terminal-rules-no-word = Aucune règle ne contient { $word }.
# $letters are the letters of the sections: "C S B T".
terminal-rules-no-section = La règle { $rule } n’existe pas. Les sections sont { $letters }.
terminal-rules-no-number = La règle { $rule } n’existe pas. La section { $letter } ({ $title }) se termine par { $last }.
terminal-djinn-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
terminal-djinn-price-fakirs = 1 Fakir ou plus
terminal-djinn-price-none = sans coût, toujours actif
# $name is in quotation marks, $names are names of djinns.
terminal-djinn-unclear = { $name } peut être { LIST($names, join: "or") }. Tapez plus de lettres.
terminal-djinn-unknown = Le Djinn { $name } n’existe pas. `naqala djinns` donne la liste des { $n } Djinns.
terminal-djinn-meant = Le Djinn { $name } n’existe pas. Vouliez-vous dire { $djinn } ?

## naqala verify: was a game dealt as promised? The commitment is shown before the game, the seed after it.

# $reason is a sentence.
terminal-not-verified = Non vérifié : { $reason }
terminal-verify-no-commitment = Ce relevé n’a pas d’engagement.
# $words are made-up words that stand for the commitment.
terminal-verify-other-commitment = L’engagement de ce relevé est différent : { $commitment } ({ $words }). Soit c’est le relevé d’une autre partie, soit la distribution a été modifiée après que vous avez vu l’engagement.
terminal-verify-no-seed = Ce relevé n’a pas de graine : rien ne peut être prouvé. La graine est dans le relevé quand la partie est terminée.
terminal-verify-position = Cette partie a commencé dans une position préparée, ou son relevé n’a pas de graine : rien ne peut être prouvé.
terminal-verified = Vérifié : une partie à { $n } joueurs, distribuée comme le promettait son engagement.
terminal-verify-commitment = Engagement : { $commitment }
terminal-verify-words = En mots : { $words }
terminal-verify-checked = Contrôlé :
terminal-verify-salt = La graine et le sel correspondent à l’engagement.
terminal-verify-start = La mise en place est celle que donne la graine.
terminal-verify-start-contributions = La mise en place est celle que donnent la graine et les contributions.
terminal-verify-draws = { $n ->
    [0] Il n’y a eu aucun tirage.
    [one] Le seul tirage est celui que donne la graine.
   *[other] Chacun des { $n } tirages est celui que donne la graine.
 }
terminal-verify-draws-contributions = { $n ->
    [0] Il n’y a eu aucun tirage.
    [one] Le seul tirage est celui que donnent la graine et les contributions.
   *[other] Chacun des { $n } tirages est celui que donnent la graine et les contributions.
 }
terminal-verify-contribution = La valeur apportée par { $seat } correspond à son empreinte.
terminal-verify-your-words = Les mots de l’engagement sont les vôtres.
terminal-verify-your-commitment = L’engagement est le vôtre.
# A heading; each of the next texts is an item of the list below it.
terminal-verify-unknown = Ce relevé ne permet pas de savoir :
terminal-verify-unknown-shown = si cet engagement a été montré avant la partie. Comparez-le avec celui que vous avez vu alors, ou indiquez-le : --commitment
terminal-verify-unknown-words = si le reste de l’engagement est le même. En s’y prenant à l’avance, on peut trouver deux engagements qui ont les mêmes mots ; pour avoir une certitude, comparez les 64 chiffres.
terminal-verify-unknown-left-out = pourquoi la valeur promise par { $seat } a été écartée de la distribution.
terminal-verify-unknown-digests = si les empreintes des contributions ont été montrées avant le début.
terminal-verify-unknown-chosen = si la graine a été choisie : aucun joueur n’a contribué à la distribution.
