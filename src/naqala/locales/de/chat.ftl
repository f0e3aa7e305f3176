chat-title = Chat
chat-empty = Begrüße die anderen Spieler.
chat-write = Nachricht schreiben
chat-send = Senden
