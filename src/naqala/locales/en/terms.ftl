naqala = Naqala
unofficial = Unofficial fan project, not made or endorsed by the game's publisher. All drawings are our own.
seat-blue = Blue
seat-pink = Pink
seat-orange = Orange
seat-black = Black
level-novice = Novice
level-gentle = Gentle
level-calm = Calm
level-sharp = Sharp
level-fierce = Fierce
level-companion = Companion
bot-with-level = { $name } · { $level }
tribe-v = Vizier
tribe-e = Elder
tribe-m = Merchant
tribe-b = Builder
tribe-a = Assassin
tribes-v =
    { $n ->
        [one] { $n } Vizier
       *[other] { $n } Viziers
    }
tribes-e =
    { $n ->
        [one] { $n } Elder
       *[other] { $n } Elders
    }
tribes-m =
    { $n ->
        [one] { $n } Merchant
       *[other] { $n } Merchants
    }
tribes-b =
    { $n ->
        [one] { $n } Builder
       *[other] { $n } Builders
    }
tribes-a =
    { $n ->
        [one] { $n } Assassin
       *[other] { $n } Assassins
    }
place-V = Village
place-S = Sacred Place
place-O = Oasis
place-M = Small Market
place-L = Large Market
card-ivory = Ivory
card-jewels = Jewels
card-gold = Gold
card-papyrus = Papyrus
card-silk = Silk
card-spice = Spice
card-fish = Fish
card-wheat = Wheat
card-pottery = Pottery
card-fakir = Fakir
you = You
theme = Switch between light and dark
rules = Rules
settings = Settings
close = Close
cancel = Cancel
summary-sheet = Summary sheet
