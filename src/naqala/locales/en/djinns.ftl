### The powers of the djinns, as on their cards. The full rules are D4 to D25.

djinn-Al-Amin = At the end, each pair of your Fakirs counts as any one good.
djinn-Anun-Nak = Place 3 meeples from the bag on a bare, free tile.
djinn-Baal = Whenever a djinn is taken: 1 gold if by you, 2 if by a rival.
djinn-Boaz = Rivals' Assassins cannot kill the Viziers and Elders you hold.
djinn-Bouraq = Place a palace on any Village.
djinn-Echidna = Your Builders earn double gold this turn.
djinn-Enki = Place a palm tree on any Oasis.
djinn-Hagis = Place your palace on one of the 8 tiles around instead.
djinn-Haurvatat = Each palm tree on your tiles is worth 5 points.
djinn-Iblis = Your Assassins kill two in one place instead of one.
djinn-Jafaar = Each of your Viziers is worth 3 points.
djinn-Kandicha = Victims of your Assassins: a Merchant draws you a card, a Builder earns you gold, Viziers and Elders join you.
djinn-Kumarbi = When bidding, each Fakir lowers the price by one spot.
djinn-Lamia = Place your palm tree on one of the 8 tiles around instead.
djinn-Leta = Place your camel on a bare, free tile.
djinn-Marid = A meeple dropped on your tile: 1 gold if by you, 2 if by a rival.
djinn-Monkir = A palace is placed: 1 gold if by you, 2 if by a rival.
djinn-Nekir = Whenever Assassins kill, however many: 1 gold if yours, 2 if a rival’s.
djinn-Shamhat = Each of your Elders is worth 4 points.
djinn-Sibittis = Look at 3 djinns from the draw pile; keep one, discard the others.
djinn-Sloar = Take the top card of the resource pile.
djinn-Utug = Place your camel on a free tile where only meeples stand.
