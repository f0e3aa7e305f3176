"""Means and their confidence intervals. One observation is one deal, played in all its seatings."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist, fmean, median, stdev
from typing import Final

import numpy as np
from numpy.typing import NDArray

Interval = tuple[float, float]
Floats = NDArray[np.float64]

CONFIDENCE: Final = 0.95
QUANTILE: Final = (1 + CONFIDENCE) / 2
Z: Final = NormalDist().inv_cdf(QUANTILE)
PSEUDO_DEALS: Final = 2  # lost deals, and as many won deals, added by Agresti and Coull's method


def share_interval(shares: list[float]) -> Interval:
    """Confidence interval of a mean of shares between 0 and 1.

    Agresti and Coull's method for a proportion, generalised to shares: add two deals with every game won and two with
    every game lost, then take the normal interval. So it is never a single point, and 10 wins of 10 do not prove 100 %.
    No library has it: SciPy's intervals of a proportion count wins, but a deal may be half won.
    """
    lows, highs = running_share_intervals(shares)
    return float(lows[-1]), float(highs[-1])


def running_share_intervals(shares: list[float]) -> tuple[Floats, Floats]:
    """The lower and upper ends of the interval after each deal."""
    values = np.array(shares)
    n = np.arange(1, len(values) + 1) + 2 * PSEUDO_DEALS
    means = (values.cumsum() + PSEUDO_DEALS) / n
    variances = ((values**2).cumsum() + PSEUDO_DEALS) / n - means**2
    halves = Z * np.sqrt(variances / n)
    return np.maximum(0.0, means - halves), np.minimum(1.0, means + halves)


def mean_interval(values: list[float]) -> Interval | None:
    """Student's confidence interval of a mean; None for a single value."""
    if len(values) < 2:
        return None
    from scipy.special import stdtrit  # what scipy.stats.t.ppf calls, without the second that scipy.stats takes to load

    half = float(stdtrit(len(values) - 1, QUANTILE)) * stdev(values) / sqrt(len(values))
    mean = fmean(values)
    return mean - half, mean + half


def time_summary(seconds: list[float]) -> dict[str, float]:
    """Median, mean and maximum of durations."""
    if not seconds:
        return {"median": 0.0, "mean": 0.0, "worst": 0.0}
    return {"median": median(seconds), "mean": fmean(seconds), "worst": max(seconds)}
