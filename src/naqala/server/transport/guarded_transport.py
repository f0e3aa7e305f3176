"""The transport that uvicorn's protocols see: pausing and closing go through the guard."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from naqala.server.transport.guarded_connection import GuardedConnection


class GuardedTransport(asyncio.Transport):
    def __init__(self, guard: GuardedConnection) -> None:
        super().__init__()
        self.guard = guard

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self.guard.transport.get_extra_info(name, default)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.guard.switch_handler(protocol)

    def is_closing(self) -> bool:
        return not self.guard.is_open

    def pause_reading(self) -> None:
        self.guard.hold("handler")

    def resume_reading(self) -> None:
        self.guard.release("handler")

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self.guard.is_open:
            self.guard.transport.write(data)

    def close(self) -> None:
        self.guard.close()

    def abort(self) -> None:
        self.guard.abort()
