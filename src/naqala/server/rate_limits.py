"""Rate limits by token bucket, and a limit on simultaneous connections."""

from __future__ import annotations

from time import monotonic
from typing import Final

MAX_BUCKETS: Final = 10_000  # beyond this, full buckets are discarded


class TokenBucket:
    """Gains `rate` tokens per second up to `burst`; each allowed request takes one."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.filled_at = monotonic()

    def allows(self) -> bool:
        self.fill()
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

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
    """One token bucket per address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._by_address: dict[str, TokenBucket] = {}

    def allows(self, address: str) -> bool:
        return self.bucket(address).allows()

    def bucket(self, address: str) -> TokenBucket:
        if address not in self._by_address:
            if len(self._by_address) >= MAX_BUCKETS:
                self._by_address = {key: bucket for key, bucket in self._by_address.items() if not bucket.is_full}
            self._by_address[address] = TokenBucket(self.rate, self.burst)
        return self._by_address[address]


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
