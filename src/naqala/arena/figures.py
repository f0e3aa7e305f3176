"""Means and how far to trust them. One observation is one deal, played in all its seatings."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist, fmean, median
from typing import Final

Interval = tuple[float, float]

CONFIDENCE: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
# Student's factor by the degrees of freedom, from 1; for more of them its expansion is exact enough.
STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
IMAGINED: Final = 2  # deals lost, and as many won, that are added to those played


def share_interval(shares: list[float]) -> Interval:
    """Where a mean of shares between 0 and 1 lies.

    Agresti and Coull's way for a proportion, said for any shares: two deals are added in which all was won, and two in
    which nothing was; then the normal interval. So it is never a point, and 10 wins of 10 do not prove 100 %.
    """
    n = len(shares) + 2 * IMAGINED
    mean = (sum(shares) + IMAGINED) / n
    squares = sum([(share - mean) ** 2 for share in shares]) + IMAGINED * (mean**2 + (1 - mean) ** 2)
    half = Z * sqrt(squares) / n
    return max(0.0, mean - half), min(1.0, mean + half)


def mean_interval(values: list[float]) -> Interval | None:
    """Student's interval of a mean; one value alone tells nothing of its error."""
    if len(values) < 2:
        return None
    mean = fmean(values)
    free = len(values) - 1
    half = student(free) * sqrt(sum([(value - mean) ** 2 for value in values]) / free / len(values))
    return mean - half, mean + half


def student(free: int) -> float:
    """The factor for so many degrees of freedom: Z, and a little more."""
    if free <= len(STUDENT):
        return STUDENT[free - 1]
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + (Z**3 + Z) / (4 * free) + second / free**2 + third / free**3


def spread(seconds: list[float]) -> dict[str, float]:
    """How long something took."""
    if not seconds:
        return {"median": 0.0, "mean": 0.0, "worst": 0.0}
    return {"median": median(seconds), "mean": fmean(seconds), "worst": max(seconds)}
