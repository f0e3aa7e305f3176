seats-with-colour = { $name } ({ $colour })
colour-blue = bleu
colour-pink = rose
colour-orange = orange
colour-black = noir
seats-bot = bot { $level }
seats-substitute = le bot { $level } joue
seats-offline = hors ligne
players-your-turn = À vous
players-acting = joue
players-next = ensuite
players-played = a joué
players-secret = Or secret
players-kill = Tuer 1 { $who }
players-use = Utiliser { $djinn }
players-look = Tout savoir sur { $djinn }
players-no-djinn = aucun Djinn
players-total = points
players-known-part = points connus
estimate-title = Score actuel
estimate-known = à votre connaissance
tracks-turns = Piste d’ordre de jeu
tracks-bidders = Piste d’ordre des enchères
tracks-next-bidders = Piste d’ordre des enchères du prochain tour de jeu
tracks-bidding = Enchères
tracks-next-bids = Enchères suivantes
tracks-bid = Miser { $price }
djinns-title = Djinns
djinns-price = Lieu sacré : 2 Sages, ou Sage + Fakir
djinns-keep-one = Gardez-en un
djinns-left =
    { $n ->
        [one] { $n } dans la pile
       *[other] { $n } dans la pile
    }
djinns-none = Aucun Djinn à invoquer.
djinns-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
djinns-always = toujours
djinns-at-end = à la fin
djinns-or = ou
djinns-one-or-more = 1 ou plus
market-row = Ligne de cartes
market-small = Petit marché : 3 PO pour 1 sur 3
market-large = Grand marché : 6 PO pour 2 sur 6
market-large-second = Grand marché : prenez une seconde carte
market-later = pas encore en vente
hand-title = Votre main
hand-suit =
    { $n ->
        [one] { $n } marchandise
       *[other] Série de { $n }
    }
hand-worth = vaut { $gold }
hand-sell = Vendre pour { $gold }
hand-fakirs =
    { $n ->
        [one] { $n } Fakir
       *[other] { $n } Fakirs
    }
hand-empty = Vous n’avez pas encore de cartes.
hand-watching = Vous regardez la partie.
header-lobby = Naqala, aller au salon
header-round = Tour de jeu { $n }
header-last-round = Tour de jeu { $n }, le dernier
header-last = Dernier tour de jeu
header-table =
    { $n ->
        [one] Table { $code }, { $n } joueur
       *[other] Table { $code }, { $n } joueurs
    }
header-custom-seed = graine choisie
header-open = or visible
header-in-bag = dans le sac
header-palms = palmiers
header-palaces = palais
header-in-pile = cartes en pile
header-people = Joueurs à la table
prompt-label = Que faire
prompt-waiting = Un instant…
prompt-substitute = Un bot joue pour vous. Reprenez votre place sous « Joueurs à la table ».
prompt-other = En attente { DE($name) }…
prompt-final = { $what } ? Cette action est définitive.
prompt-ready = { $what } ?
prompt-which-meeple = Quel meeple déposez-vous sur { $tile } ?
prompt-which-victim = Quel meeple vos Assassins tuent-ils en { $tile } ?
prompt-victims = Victimes
prompt-cannot-end = Votre déplacement ne peut pas finir en { $tile }.
prompt-which-tribe = Votre déplacement finit en { $tile }. Quelle tribu y récupérez-vous ?
prompt-go-to = Choisissez la tuile d’arrivée de votre déplacement.
prompt-rule = Règle
prompt-showing = { $name } joue.
prompt-plan = Plan { $points }
prompt-payment = Façons de payer
prompt-bids = Mises possibles
prompt-hand = Meeples en main
prompt-move-to = Finir en…
prompt-move-to-title = Choisissez la tuile d’arrivée, la page trouve le chemin
prompt-undo = Annuler
prompt-restart = Recommencer le tour
prompt-confirm = Confirmer
prompt-end-turn = Terminer le tour
gains-title = Votre plan
gains-plan = pas encore confirmé
gains-draft = encore annulable
gains-worth = Points immédiats
gains-random = Le reste dépend du hasard.
page-your-turn = ● À vous de jouer – Naqala { $code }
page-table = Naqala { $code }
page-loading = Chargement de la table…
page-players = Joueurs
page-aside = Djinns, journal et chat
page-skip = Passer l’animation
connection-lost = Connexion perdue, reconnexion…
connection-restart = Le serveur redémarre. Reconnexion…
unavailable-no-table = La table { $code } n’existe pas.
unavailable-version = Cette partie a été jouée avec une autre version.
unavailable-version-about = { $text } L’administrateur de ce serveur peut rétablir cette version. Vous pouvez commencer une nouvelle partie dans le salon.
unavailable-error = Impossible d’afficher la table { $code }.
unavailable-closed = La table { $code } est fermée.
unavailable-closed-about = Elle a été fermée avant le début de la partie. Vous pouvez créer une nouvelle table dans le salon.
unavailable-not-found = Page introuvable
unavailable-not-found-about = Il n’y a pas de page à l’adresse { $path }. Le lien est peut-être incomplet.
unavailable-check = Vérifiez le code ou le lien, ou demandez à la personne qui vous l’a envoyé.
unavailable-lobby = Aller au salon
curtain-pass = Passez l’écran à { $name }.
curtain-ready = Voir mon jeu
people-title = Joueurs à la table
people-unreachable = Le serveur est injoignable. Réessayez dans un instant.
people-you = vous
people-take-back = Reprendre ma place
people-substitute = Laisser jouer un bot…
people-substitute-sure = Un bot ({ $level }) joue aussitôt à votre place. Vous pouvez reprendre votre place tant que la partie dure ; ce que le bot a joué reste joué.
people-substitute-yes = Laisser jouer le bot
people-leave = Quitter cette partie…
people-leave-sure = Un bot continuera pour vous, et vous ne pourrez plus reprendre votre place.
people-leave-yes = Quitter pour de bon
people-stay = Rester
tracks-first-to-last = Ordre de jeu, du premier au dernier
tab-panels = Panneaux
tab-market = Marché
tab-djinns = Djinns
tab-hand = Main { $n }
tab-players = Joueurs
tab-log = Journal
tab-powers = (vous pouvez utiliser un Djinn)
