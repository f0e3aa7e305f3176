### Was Suchmaschinen und geteilte Links von der Seite zeigen.

site-description = Spiele Five Tribes im Browser, gegen Bots oder mit Freunden. Frei, quelloffen, inoffiziell.
site-table = Ein Tisch für eine Partie Five Tribes (inoffiziell). Öffne den Link, um mitzuspielen oder zuzusehen.
site-replay-title = Partie ansehen – Naqala, Five Tribes (inoffiziell)
site-replay = Eine Partie Five Tribes (inoffiziell), Zug um Zug und aus jeder Sicht. Öffne den Link, um sie anzusehen oder von jedem Moment an weiterzuspielen.
site-picture = Die Spielfläche einer Partie: 30 Plättchen mit Dörfern, Märkten und Oasen, Meeples und Kamele
