"""Means and their confidence intervals. One observation is one deal, played in all its seatings."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist, fmean, median
from typing import Final

Interval = tuple[float, float]

CONFIDENCE: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
# Student's t by degrees of freedom, from 1; beyond the table its series expansion is exact enough.
STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
PSEUDO_DEALS: Final = 2  # lost deals, and as many won deals, added by Agresti and Coull's method


def share_interval(shares: list[float]) -> Interval:
    """Confidence interval of a mean of shares between 0 and 1.

    Agresti and Coull's method for a proportion, generalised to shares: add two deals with every game won and two with
    every game lost, then take the normal interval. So it is never a single point, and 10 wins of 10 do not prove 100 %.
    """
    n = len(shares) + 2 * PSEUDO_DEALS
    mean = (sum(shares) + PSEUDO_DEALS) / n
    squares = sum([(share - mean) ** 2 for share in shares]) + PSEUDO_DEALS * (mean**2 + (1 - mean) ** 2)
    half = Z * sqrt(squares) / n
    return max(0.0, mean - half), min(1.0, mean + half)


def mean_interval(values: list[float]) -> Interval | None:
    """Student's confidence interval of a mean; None for a single value."""
    if len(values) < 2:
        return None
    mean = fmean(values)
    free = len(values) - 1
    half = student(free) * sqrt(sum([(value - mean) ** 2 for value in values]) / free / len(values))
    return mean - half, mean + half


def student(free: int) -> float:
    """Student's t for these degrees of freedom: Z, and a little more."""
    if free <= len(STUDENT):
        return STUDENT[free - 1]
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + (Z**3 + Z) / (4 * free) + second / free**2 + third / free**3


def time_summary(seconds: list[float]) -> dict[str, float]:
    """Median, mean and maximum of durations."""
    if not seconds:
        return {"median": 0.0, "mean": 0.0, "worst": 0.0}
    return {"median": median(seconds), "mean": fmean(seconds), "worst": max(seconds)}
