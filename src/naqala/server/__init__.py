"""The game server: HTTP and WebSocket API, live tables, and their database.

`naqala.server.http.app.create_app` builds the ASGI application.
"""
