chat-title = Chat
chat-empty = Say hello to the other players.
chat-write = Write a message
chat-send = Send
