"""Accepts WebSocket connections, within the limits of origin and address."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers
from starlette.websockets import WebSocket

from naqala.server.addresses import client_address, client_network
from naqala.server.origin import is_cross_origin
from naqala.server.rate_limits import ConnectionLimiter, RateLimiter
from naqala.server.settings import Settings
from naqala.server.socket.connection import Connection
from naqala.server.tables.table_registry import TableRegistry

PLAYERS_PER_ADDRESS: Final = 5  # people behind one address who may all be busy at the same time


class SocketEndpoint:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.connections = ConnectionLimiter(settings.sockets_per_address)
        self.connects = RateLimiter(settings.requests_per_second, 10 * settings.requests_per_second)
        rate = PLAYERS_PER_ADDRESS * settings.messages_per_second
        self.messages = RateLimiter(rate, 3 * rate)

    async def connect(self, socket: WebSocket) -> None:
        if is_cross_origin(Headers(scope=socket.scope), self.settings.origins):
            await socket.close(4403)
            return
        registry: TableRegistry = socket.app.state.registry
        if registry.context.restrictions.network_ban(client_address(socket.scope)):
            await socket.close(4403)
            return
        address = client_network(socket.scope)
        if self.settings.limits and not (self.connects.allows(address) and self.connections.acquire(address)):
            await socket.close(4429)
            return
        try:
            await Connection(registry, socket, self.messages.bucket(address)).run(socket.path_params["code"])
        finally:
            self.connections.release(address)
