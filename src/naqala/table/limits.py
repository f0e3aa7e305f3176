"""How much one may ask for: so many a second in the long run, and a burst at once."""

from __future__ import annotations

from time import monotonic
from typing import Final

MANY: Final = 10_000  # buckets; then those that are full again are thrown away


class Bucket:
    """Fills by `rate` a second up to `burst`; each thing that is allowed takes one out."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.looked = monotonic()

    def allows(self) -> bool:
        self.fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def fill(self) -> None:
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.looked) * self.rate)
        self.looked = now

    @property
    def is_full(self) -> bool:
        self.fill()
        return self.left >= self.burst


class Buckets:
    """One for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._by_address: dict[str, Bucket] = {}

    def allow(self, address: str) -> bool:
        return self.of(address).allows()

    def of(self, address: str) -> Bucket:
        if address not in self._by_address:
            if len(self._by_address) >= MANY:
                self._by_address = {who: bucket for who, bucket in self._by_address.items() if not bucket.is_full}
            self._by_address[address] = Bucket(self.rate, self.burst)
        return self._by_address[address]


class Turnstile:
    """How many from one address are inside at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._inside: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        inside = self._inside.get(address, 0)
        if inside >= self.most:
            return False
        self._inside[address] = inside + 1
        return True

    def leave(self, address: str) -> None:
        inside = self._inside.get(address, 0) - 1
        if inside > 0:
            self._inside[address] = inside
        else:
            self._inside.pop(address, None)
