"""The time that clocks are measured in: that of the server, but it stands still while nothing can be stored.

So no player loses time, and nobody is replaced, while their actions could not be saved. After a restart the times in
the store are compared with the last heartbeat, which was taken from this time too.
"""

from __future__ import annotations

from naqala.server import server_time


class ClockTime:
    def __init__(self) -> None:
        self._lost = 0.0  # seconds for which it stood still
        self._stopped_at: float | None = None  # in server time

    @property
    def is_stopped(self) -> bool:
        return self._stopped_at is not None

    def now(self) -> float:
        return (server_time.now() if self._stopped_at is None else self._stopped_at) - self._lost

    def stop(self, at: float) -> None:
        """Stand still from this moment of the server's time on, which may have passed."""
        if self._stopped_at is None:
            self._stopped_at = at

    def go_on(self) -> None:
        if self._stopped_at is not None:
            self._lost += max(0.0, server_time.now() - self._stopped_at)
            self._stopped_at = None
