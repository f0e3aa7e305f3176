chat-title = Chat
chat-empty = Zeg hallo tegen je medespelers.
chat-write = Schrijf een bericht
chat-send = Versturen
