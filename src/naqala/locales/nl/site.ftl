### Wat zoekmachines en gedeelde links van de pagina tonen.

site-description = Speel Five Tribes in je browser, tegen bots of met vrienden. Gratis, open source, onofficieel.
site-table = Een tafel voor een partij Five Tribes (onofficieel). Open de link om mee te spelen of te kijken.
site-picture = Het bord van een partij: dertig tegels met dorpen, marktplaatsen en oases, stamleden en kamelen
