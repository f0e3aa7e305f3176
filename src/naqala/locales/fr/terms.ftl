naqala = Naqala
unofficial = Projet de passionnés, non officiel, ni réalisé ni approuvé par l’éditeur du jeu. Tous les dessins sont les nôtres.
seat-blue = Bleu
seat-pink = Rose
seat-orange = Orange
seat-black = Noir
level-novice = Novice
level-gentle = Doux
level-calm = Calme
level-sharp = Rusé
level-fierce = Féroce
level-companion = Compagnon
bot-with-level = { $name } · { $level }
tribe-v = Vizir
tribe-e = Sage
tribe-m = Marchand
tribe-b = Bâtisseur
tribe-a = Assassin
tribes-v =
    { $n ->
        [one] { $n } Vizir
       *[other] { $n } Vizirs
    }
tribes-e =
    { $n ->
        [one] { $n } Sage
       *[other] { $n } Sages
    }
tribes-m =
    { $n ->
        [one] { $n } Marchand
       *[other] { $n } Marchands
    }
tribes-b =
    { $n ->
        [one] { $n } Bâtisseur
       *[other] { $n } Bâtisseurs
    }
tribes-a =
    { $n ->
        [one] { $n } Assassin
       *[other] { $n } Assassins
    }
place-V = Village
place-S = Lieu sacré
place-O = Oasis
place-M = Petit marché
place-L = Grand marché
card-ivory = Ivoire
card-jewels = Gemmes
card-gold = Or
card-papyrus = Papyrus
card-silk = Soie
card-spice = Épices
card-fish = Poisson
card-wheat = Blé
card-pottery = Poterie
card-fakir = Fakir
you = Vous
theme = Passer du clair au sombre ou inversement
rules = Règles
settings = Réglages
close = Fermer
cancel = Annuler
summary-sheet = Aide de jeu
