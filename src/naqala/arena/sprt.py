"""Has a bot gained what it was said to gain? A test that stops as soon as that is proved or refuted.

Wald's sequential test of the mean share, par against par plus the gain, as chess engines are tested: generalised, since
nobody knows how the shares of deals are spread. Either side is granted the spread that fits best what was seen, among
those with its own mean (Van den Bergh's "pentanomial" test, for any shares). An observation is one deal in all its
seatings.
"""

from __future__ import annotations

from math import log
from typing import Final

ERROR: Final = 0.05  # of either kind
BOUNDS: Final = (log(ERROR / (1 - ERROR)), log((1 - ERROR) / ERROR))
FEWEST: Final = 16  # deals: the spread of fewer tells too little
A_LITTLE: Final = 1e-3  # of a deal, added where all is lost and where all is won: either may happen yet
HALVINGS: Final = 40
PROVED: Final = "proved"
REFUTED: Final = "refuted"
OPEN: Final = "open"


class Sprt:
    """Fed with one deal's mean share after another."""

    def __init__(self, par: float, gain: float) -> None:
        self.par = par
        self.gain = gain
        self.n = 0
        self.seen: dict[float, float] = {0.0: A_LITTLE, 1.0: A_LITTLE}  # how many deals, by share

    def add(self, share: float) -> None:
        self.n += 1
        share = round(share, 9)
        self.seen[share] = self.seen.get(share, 0.0) + 1

    @property
    def llr(self) -> float:
        """How much more likely the gain is than par, as a logarithm."""
        gained = self.par + self.gain
        at_par, at_gain = tilt(self.seen, self.par), tilt(self.seen, gained)
        return sum(
            [n * log((1 + at_par * (x - self.par)) / (1 + at_gain * (x - gained))) for x, n in self.seen.items()]
        )

    @property
    def verdict(self) -> str:
        low, high = BOUNDS
        llr = self.llr if self.n >= FEWEST else 0.0
        if low < llr < high:
            return OPEN
        return PROVED if llr >= high else REFUTED


def tilt(seen: dict[float, float], mean: float) -> float:
    """The most likely spread with this mean has each share x as often as seen, divided by 1 + tilt * (x - mean).

    So the sum below is to be 0. It falls as the tilt grows, from one end of what is possible to the other.
    """
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if sum([n * (x - mean) / (1 + middle * (x - mean)) for x, n in seen.items()]) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
