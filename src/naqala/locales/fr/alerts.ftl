### Les sons, et les notifications du navigateur quand la page est à l’arrière-plan.

alerts-turn = À vous de jouer
alerts-end = La partie est terminée
alerts-table = Table { $code }, avec { LIST($names) }
alerts-offer = Faut-il vous prévenir quand c’est à vous de jouer ?
alerts-offer-about = Une notification vous prévient si cette page est à l’arrière-plan.
alerts-offer-yes = Me prévenir
alerts-offer-no = Non merci
alerts-sounds = Sons
alerts-volume = Volume
alerts-notify = Notifications quand c’est à vous de jouer
alerts-blocked = Votre navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans les réglages du site.
