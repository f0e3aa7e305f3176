### Was eine Bewegung bringt: der beste Zug für jedes Plättchen, auf dem sie enden kann. Auf den Plättchen, in einer Liste und in Erklärungen.

# $points mit Vorzeichen, etwa +9; $what sind Dinge und die Texte unten.
gains-brings = { $points }: { LIST($what) }
# Für ein Plättchen, auf das niemand zeigt.
gains-brings-on = { $points } auf { $tile }: { LIST($what) }
gains-tile = das Plättchen
gains-other-tile = Plättchen { $tile }
gains-gold = { $n } Gold
# Gold, das ein Dschinn des Spielers einbringt.
gains-djinn-gold = { $n } Gold durch { $djinn }
gains-killed = { LIST($what) } auf { $tile } umgebracht
gains-killed-held = { LIST($what) } von { $rival } umgebracht
# Karten oder Dschinns, die zufällig gezogen werden.
gains-drawn = was du ziehst
gains-from = Beste Züge ab { $tile }
gains-list = Beste Zielplättchen
gains-list-about = Punkte für dich
gains-point = Zeig auf ein Plättchen: Du siehst, was ein Zug von dort bringt.
# Where there is no pointer: a tap picks up.
gains-point-touch = Tippe auf ein Plättchen und nimm seine Meeples auf: Du siehst, was der Zug bringen kann, und kannst zurück.
