"""Log lines that a client can cause at will: a few with counts, instead of one for each time."""

from __future__ import annotations

import logging
from time import monotonic
from typing import Final

SECONDS_BETWEEN_LINES: Final = 10.0  # for lines of one kind
log = logging.getLogger(__name__)


class LogLimiter:
    """Logs the first event of a kind at once, and the number of further ones every few seconds."""

    def __init__(self) -> None:
        self._logged_at: dict[str, float] = {}
        self._pending: dict[str, tuple[int, str]] = {}  # by kind: events since the last line, and the last address

    def count(self, kind: str, address: str) -> None:
        count, _ = self._pending.get(kind, (0, ""))
        self._pending[kind] = (count + 1, address)
        self.flush()

    def flush(self) -> None:
        """Log what is due."""
        now = monotonic()
        for kind in list(self._pending):
            if now - self._logged_at.get(kind, -SECONDS_BETWEEN_LINES) >= SECONDS_BETWEEN_LINES:
                count, address = self._pending.pop(kind)
                self._logged_at[kind] = now
                log.warning(kind, extra={"count": count, "address": address})
