"""A sequential probability ratio test: has a bot gained a given share of wins?

Wald's test of the mean share, par against par plus the gain, as used for chess engines. Since the distribution of a
deal's share is unknown, it is the generalised test: each hypothesis gets the distribution with its own mean that fits
the observations best (Van den Bergh's "pentanomial" test, for any shares). One observation is one deal in all its
seatings.
"""

from __future__ import annotations

from math import log
from typing import Final

ERROR_RATE: Final = 0.05  # of either kind
BOUNDS: Final = (log(ERROR_RATE / (1 - ERROR_RATE)), log((1 - ERROR_RATE) / ERROR_RATE))
MIN_DEALS: Final = 16  # fewer say too little about the distribution
PRIOR_COUNT: Final = 1e-3  # deals added at shares 0 and 1, which may still occur
ENDS: Final = 1 - 1e-12  # just inside the interval of possible tilts
PRECISION: Final = 1e-14  # of a tilt
PROVED: Final = "proved"
REFUTED: Final = "refuted"
OPEN: Final = "open"


class Sprt:
    """Takes the mean share of one deal after another."""

    def __init__(self, par: float, gain: float) -> None:
        self.par = par
        self.gain = gain
        self.n = 0
        self.seen: dict[float, float] = {0.0: PRIOR_COUNT, 1.0: PRIOR_COUNT}  # deals, by share

    def add(self, share: float) -> None:
        self.n += 1
        share = round(share, 9)
        self.seen[share] = self.seen.get(share, 0.0) + 1

    @property
    def llr(self) -> float:
        """The log-likelihood ratio of the gain against par."""
        gained = self.par + self.gain
        at_par, at_gain = tilt(self.seen, self.par), tilt(self.seen, gained)
        return sum(
            [n * log((1 + at_par * (x - self.par)) / (1 + at_gain * (x - gained))) for x, n in self.seen.items()]
        )

    @property
    def verdict(self) -> str:
        low, high = BOUNDS
        llr = self.llr if self.n >= MIN_DEALS else 0.0
        if low < llr < high:
            return OPEN
        return PROVED if llr >= high else REFUTED


def tilt(seen: dict[float, float], mean: float) -> float:
    """The Lagrange multiplier of the most likely distribution with this mean.

    In that distribution the probability of a share x is its observed frequency divided by 1 + tilt * (x - mean). So the
    sum below must be 0. It falls as the tilt grows, from infinity to minus infinity between the ends.
    """
    from scipy.optimize import brentq  # only sequential tests need it

    def excess(tilt: float) -> float:
        return sum([n * (x - mean) / (1 + tilt * (x - mean)) for x, n in seen.items()])

    return float(brentq(excess, -ENDS / (1 - mean), ENDS / mean, xtol=PRECISION))
