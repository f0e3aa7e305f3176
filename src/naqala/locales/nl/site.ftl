### Wat zoekmachines en gedeelde links van de pagina tonen.

site-description = Speel Five Tribes in je browser, tegen bots of met vrienden. Gratis, open source, onofficieel.
site-table = Een tafel voor een partij Five Tribes (onofficieel). Open de link om mee te spelen of te kijken.
site-replay-title = Partij terugkijken – Naqala, Five Tribes (onofficieel)
site-replay = Een partij Five Tribes (onofficieel), zet voor zet en vanuit elke plaats. Open de link om ze te bekijken, of om vanaf elk moment verder te spelen.
site-picture = Het bord van een partij: dertig tegels met dorpen, marktplaatsen en oases, stamleden en kamelen
