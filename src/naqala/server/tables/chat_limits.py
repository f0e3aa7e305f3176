"""How much may be written in the chat of a table, by each seat and by all."""

from __future__ import annotations

from collections.abc import Mapping

from naqala.server.api_error import ApiError
from naqala.server.rate_limits import TokenBucket
from naqala.server.settings import Settings


class ChatLimits:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._buckets: dict[int, TokenBucket] = {}  # by seat

    def check_burst(self, seat: int) -> None:
        """Raises if the seat has just written many messages."""
        if not self._bucket(seat).allows():
            raise ApiError("limit-reached", "server-chat-fast")

    def check_day(self, seat: int, written_today: Mapping[int, int]) -> None:
        """`written_today` is the number of messages by seat; raises if this seat may not write another one."""
        settings = self.settings
        if written_today.get(seat, 0) >= settings.chat_per_day:
            raise ApiError("limit-reached", "server-chat-day", n=settings.chat_per_day)
        if sum(written_today.values()) >= settings.chat_per_table:
            raise ApiError("limit-reached", "server-chat-full")

    def _bucket(self, seat: int) -> TokenBucket:
        if seat not in self._buckets:
            self._buckets[seat] = TokenBucket(self.settings.chat_per_second, self.settings.chat_burst)
        return self._buckets[seat]
