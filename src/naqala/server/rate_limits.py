"""Rate limits by token bucket, and a limit on simultaneous connections."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final

MAX_BUCKETS: Final = 10_000  # beyond this, full buckets are discarded, and the longest unused ones of too many others
MAX_KEPT: Final = MAX_BUCKETS * 3 // 4


class TokenBucket:
    """Gains `rate` tokens per second up to `burst`; each allowed request takes what it costs."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.filled_at = monotonic()

    def allows(self, cost: float = 1.0) -> bool:
        self.fill()
        cost = min(cost, self.burst)
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True

    def charge(self, amount: float) -> float:
        """Take this many tokens, even if there are fewer; returns the seconds until none is owed.

        Nobody owes more than a burst, so that the wait has an end.
        """
        self.fill()
        self.tokens = max(self.tokens - amount, -self.burst)
        return max(0.0, -self.tokens / self.rate)

    def fill(self) -> None:
        now = monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled_at) * self.rate)
        self.filled_at = now

    @property
    def is_empty(self) -> bool:
        self.fill()
        return self.tokens < 1

    @property
    def is_full(self) -> bool:
        self.fill()
        return self.tokens >= self.burst


class RateLimiter:
    """One token bucket per address; a bounded number of them, however many addresses there are."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._by_address: OrderedDict[str, TokenBucket] = OrderedDict()  # the last used one at the end

    def allows(self, address: str, cost: float = 1.0) -> bool:
        return self.bucket(address).allows(cost)

    def bucket(self, address: str) -> TokenBucket:
        if address not in self._by_address:
            if len(self._by_address) >= MAX_BUCKETS:
                self._make_room()
            self._by_address[address] = TokenBucket(self.rate, self.burst)
        self._by_address.move_to_end(address)
        return self._by_address[address]

    def _make_room(self) -> None:
        """For many more addresses at once, because it looks at all buckets."""
        for address in [key for key, bucket in self._by_address.items() if bucket.is_full]:
            del self._by_address[address]
        while len(self._by_address) > MAX_KEPT:
            self._by_address.popitem(last=False)


class ConnectionLimiter:
    """Limits the simultaneous connections of one address."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._open: dict[str, int] = {}

    def acquire(self, address: str) -> bool:
        count = self._open.get(address, 0)
        if count >= self.limit:
            return False
        self._open[address] = count + 1
        return True

    def release(self, address: str) -> None:
        count = self._open.get(address, 0) - 1
        if count > 0:
            self._open[address] = count
        else:
            self._open.pop(address, None)
