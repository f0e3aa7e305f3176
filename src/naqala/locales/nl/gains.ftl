### Wat een zet oplevert: de beste beurt voor elke tegel waar hij kan eindigen. Op de tegels, in een lijst en in de uitleg.

# $points met een teken, zoals +9; $what zijn dingen en de teksten hieronder.
gains-brings = { $points }: { LIST($what) }
# Voor een tegel waar niemand naar wijst.
gains-brings-on = { $points } op { $tile }: { LIST($what) }
gains-tile = de tegel
gains-other-tile = tegel { $tile }
gains-gold =
    { $n ->
        [one] { $n } goudstuk
       *[other] { $n } goudstukken
    }
# Goud dat een Djinn van de speler opbrengt.
gains-djinn-gold =
    { $n ->
        [one] { $n } goudstuk van { $djinn }
       *[other] { $n } goudstukken van { $djinn }
    }
gains-killed = { LIST($what) } gedood op { $tile }
gains-killed-held = { LIST($what) } van { $rival } gedood
# Kaarten of Djinns die willekeurig getrokken worden.
gains-drawn = wat je trekt
gains-from = Beste beurten vanaf { $tile }
gains-list = Beste eindtegels
gains-list-about = punten voor jou
gains-point = Wijs een tegel aan om te zien wat een zet vanaf daar oplevert.
# Where there is no pointer: a tap picks up.
gains-point-touch = Tik op een tegel en neem de stamleden op: je ziet wat de zet kan opleveren en kan terug.
