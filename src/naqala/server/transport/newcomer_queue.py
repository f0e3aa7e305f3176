"""Connections that have not joined a table take turns: one of them is parsed in each turn of the event loop.

Otherwise a thousand clients who connect at once would delay everybody who is playing.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from naqala.server.transport.guarded_connection import GuardedConnection


class NewcomerQueue:
    """Networks take turns, then the connections of each: more connections do not buy more turns."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[GuardedConnection]] = OrderedDict()  # by network, the next one first

    def add(self, connection: GuardedConnection) -> None:
        if not self._waiting:
            connection.loop.call_soon(self.parse_next)
        self._waiting.setdefault(connection.network, deque()).append(connection)

    def parse_next(self) -> None:
        connection = self._pop()
        if self._waiting:
            connection.loop.call_soon(self.parse_next)
        connection.parse_next()

    def _pop(self) -> GuardedConnection:
        network, connections = next(iter(self._waiting.items()))
        connection = connections.popleft()
        if connections:
            self._waiting.move_to_end(network)
        else:
            del self._waiting[network]
        return connection
