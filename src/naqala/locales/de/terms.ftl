naqala = Naqala
unofficial = Inoffizielles Fanprojekt, nicht vom Verlag des Spiels erstellt oder unterstützt. Alle Zeichnungen sind unsere eigenen.
seat-blue = Blau
seat-pink = Pink
seat-orange = Orange
seat-black = Schwarz
level-novice = Neuling
level-gentle = Sanft
level-calm = Ruhig
level-sharp = Schlau
level-fierce = Grimmig
level-companion = Gefährte
bot-with-level = { $name } · { $level }
tribe-v = Wesir
tribe-e = Ältester
tribe-m = Kaufmann
tribe-b = Baumeister
tribe-a = Meuchelmörder
tribes-v =
    { $n ->
        [one] { $n } Wesir
       *[other] { $n } Wesire
    }
tribes-e =
    { $n ->
        [one] { $n } Ältester
       *[other] { $n } Älteste
    }
tribes-m =
    { $n ->
        [one] { $n } Kaufmann
       *[other] { $n } Kaufleute
    }
tribes-b = { $n } Baumeister
tribes-a = { $n } Meuchelmörder
place-V = Dorf
place-S = Heiliger Ort
place-O = Oase
place-M = Kleiner Markt
place-L = Großer Markt
card-ivory = Elfenbein
card-jewels = Edelsteine
card-gold = Gold
card-papyrus = Papyrus
card-silk = Seide
card-spice = Gewürze
card-fish = Fisch
card-wheat = Getreide
card-pottery = Töpferwaren
card-fakir = Fakir
you = Du
theme = Zwischen hell und dunkel wechseln
rules = Regeln
settings = Einstellungen
close = Schließen
cancel = Abbrechen
summary-sheet = Spielübersicht
