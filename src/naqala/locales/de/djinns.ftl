### The powers of the djinns, as on their cards. The full rules are D4 to D25.

djinn-Al-Amin = Am Ende zählen je 2 deiner Fakire als ein beliebiges Gut.
djinn-Anun-Nak = Stelle 3 Meeples aus dem Beutel auf ein leeres, freies Plättchen.
djinn-Baal = Immer wenn jemand einen Dschinn bekommt: 1 Gold, wenn du es bist, 2 bei einem Mitspieler.
djinn-Boaz = Meuchelmörder der Mitspieler können die Wesire und Ältesten vor dir nicht umbringen.
djinn-Bouraq = Baue einen Palast auf einem beliebigen Dorf.
djinn-Echidna = Deine Baumeister bringen in diesem Zug doppelt so viel Gold.
djinn-Enki = Stelle eine Palme auf eine beliebige Oase.
djinn-Hagis = Baue deinen Palast stattdessen auf einem der 8 umgebenden Plättchen.
djinn-Haurvatat = Jede Palme auf deinen Plättchen ist 5 Punkte wert.
djinn-Iblis = Deine Meuchelmörder bringen an einem Ort 2 statt 1 um.
djinn-Jafaar = Jeder deiner Wesire ist 3 Punkte wert.
djinn-Kandicha = Opfer deiner Meuchelmörder: Ein Kaufmann bringt dir eine Karte, ein Baumeister Gold, Wesire und Älteste kommen zu dir.
djinn-Kumarbi = Beim Bieten senkt jeder Fakir den Preis um ein Feld.
djinn-Lamia = Stelle deine Palme stattdessen auf eines der 8 umgebenden Plättchen.
djinn-Leta = Stelle dein Kamel auf ein leeres, freies Plättchen.
djinn-Marid = Ein Meeple wird auf deinem Plättchen abgesetzt: 1 Gold, wenn von dir, 2, wenn von einem Mitspieler.
djinn-Monkir = Ein Palast wird gebaut: 1 Gold, wenn von dir, 2, wenn von einem Mitspieler.
djinn-Nekir = Bringen Meuchelmörder jemanden um, gleich wie viele: 1 Gold, wenn es deine sind, 2 bei denen eines Mitspielers.
djinn-Shamhat = Jeder deiner Ältesten ist 4 Punkte wert.
djinn-Sibittis = Sieh dir 3 Dschinns vom Nachziehstapel an; behalte einen, lege die anderen ab.
djinn-Sloar = Zieh die oberste Rohstoffkarte vom Stapel.
djinn-Utug = Stelle dein Kamel auf ein freies Plättchen, auf dem nur Meeples stehen.
