chat-title = Chat
chat-empty = Dites bonjour aux autres joueurs.
chat-write = Écrire un message
chat-send = Envoyer
