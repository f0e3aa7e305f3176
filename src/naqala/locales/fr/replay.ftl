### The pages /replay/CODE and /replay: a recorded game, step by step.

replay-title = Revoir la partie
# $code is that of a table.
replay-title-table = Partie { $code }
replay-of = Partie de la table { $code }
replay-of-record = Partie enregistrée
replay-start = La partie commence.

replay-running = Cette partie n’est pas finie
replay-running-about = Revoir une partie montre l’or et les cartes de tous : c’est donc possible seulement à la fin. D’ici là, vous pouvez suivre la partie à sa table.
replay-to-table = Aller à la table
replay-failed = Impossible de montrer cette partie
replay-again = Réessayer

## Opening a record.

replay-open = Revoir une partie enregistrée
replay-open-about = Toute partie finie peut être enregistrée dans un fichier. Il est seulement lu ici, rien n’est gardé.
replay-choose = Choisir un fichier
replay-or-drop = ou déposez-le sur cette page
replay-paste = Ou collez son contenu
replay-show = Voir la partie
replay-record-empty = Il n’y a encore rien à montrer : choisissez un fichier ou collez son contenu.
replay-record-long = Ce fichier est trop long pour une seule partie.

## The controls.

replay-controls = Lecture
replay-playback = Commandes
replay-first = Au début
replay-last = À la fin
replay-back = Action précédente
replay-forward = Action suivante
replay-turn-back = Tour précédent
replay-turn-forward = Tour suivant
replay-play = Lancer
replay-pause = Pause
replay-view = Vue
replay-view-all = Tout visible
replay-all-hands = de tous
replay-own-hand = de cette place
replay-continue = Reprendre d’ici
replay-more = Vue, partage, reprise
# Which of all actions is on screen: 57 / 287.
replay-moment = { $n } / { $of }
replay-scrubber = Moment de la partie
# $text is a sentence of the log.
replay-scrubber-value = Action { $n } sur { $of }, tour de jeu { $round }. { $text }
replay-log-jump = Voir la partie après l’action { $n }

## The dialog with everything else.

replay-options = Vue et partage
replay-speed = Vitesse
replay-speed-value = { $n }×
replay-link = Lien vers ce moment
replay-embed = Pour votre site
replay-copy = Copier
replay-copy-link = Copier le lien
replay-copy-embed = Copier le code pour un site
replay-copied = Copié.
replay-not-copied = Copiez vous-même le texte sélectionné.
replay-picture = Image du plateau
replay-picture-png = Enregistrer en PNG
replay-picture-svg = Enregistrer en SVG
replay-picture-failed = Ce navigateur n’a pas pu créer l’image.
replay-keys = Clavier : les flèches avancent d’une action, avec Maj d’un tour ; Début et Fin mènent au début et à la fin ; Espace lance la lecture.
replay-other-record = Ouvrir un autre fichier
# The caption of the picture.
replay-caption = Naqala, tour de jeu { $round }
replay-caption-player = { $name } { $n }
# The link in a frame of another site.
replay-embedded-link = Ouvrir dans Naqala

## A new game from a moment.

replay-continue-about = Une nouvelle table commence juste après l’action { $n }. Vous prenez une place, des bots jouent les autres.
replay-continue-seat = Votre place
replay-continue-level = Les bots
replay-continue-start = Jouer
