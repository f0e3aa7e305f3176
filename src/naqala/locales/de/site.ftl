### Was Suchmaschinen und geteilte Links von der Seite zeigen.

site-description = Spiele Five Tribes im Browser, gegen Bots oder mit Freunden. Frei, quelloffen, inoffiziell.
site-table = Ein Tisch für eine Partie Five Tribes (inoffiziell). Öffne den Link, um mitzuspielen oder zuzusehen.
site-picture = Die Spielfläche einer Partie: 30 Plättchen mit Dörfern, Märkten und Oasen, Meeples und Kamele
