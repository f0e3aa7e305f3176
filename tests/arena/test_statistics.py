"""Confidence intervals cover what they should, and tests err as often as they state."""

import random
from math import sqrt
from statistics import fmean, pstdev, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from naqala.arena.sprt import OPEN, PROVED, REFUTED, Sprt, tilt
from naqala.arena.statistics import Z, mean_interval, running_share_intervals, share_interval

SHARES = st.lists(st.integers(0, 24).map(lambda n: n / 24), min_size=1, max_size=60)
MARGINS = st.lists(st.floats(-300, 300), min_size=2, max_size=60)


def deal(chance: random.Random, share: float, seatings: int) -> float:
    """Simulate a deal; half of all deals end the same way in all seatings."""
    if chance.random() < 0.5:
        return float(chance.random() < share)
    return fmean([chance.random() < share for _ in range(seatings)])


@pytest.mark.parametrize("share", [0.05, 0.25, 0.5, 0.8])
@pytest.mark.parametrize("deals", [10, 40, 200])
def test_the_interval_of_a_share_covers_it_95_times_in_100(share, deals):
    chance = random.Random(1)
    covered = 0
    for _ in range(400):
        low, high = share_interval([deal(chance, share, 4) for _ in range(deals)])
        covered += low <= share <= high
    assert covered / 400 >= 0.92


@pytest.mark.parametrize("share", [0.0, 0.25, 0.5, 1.0])
@pytest.mark.parametrize("deals", [1, 2, 10, 1000])
def test_the_interval_of_a_share_is_never_a_point_and_holds_the_mean(share, deals):
    low, high = share_interval([share] * deals)
    assert 0 <= low <= share <= high <= 1
    assert high - low > 1 / (deals + 4)


def test_a_hundred_wins_of_a_hundred_do_not_prove_certainty():
    low, high = share_interval([1.0] * 100)
    assert (round(low, 3), high) == (0.954, 1.0)  # Wilson's is 0.963


def test_many_deals_give_the_normal_interval():
    chance = random.Random(1)
    shares = [deal(chance, 0.5, 2) for _ in range(10_000)]
    deviation = pstdev(shares)
    low, high = share_interval(shares)
    assert (high - low) / 2 == pytest.approx(1.96 * deviation / 100, rel=0.01)
    assert (low + high) / 2 == pytest.approx(fmean(shares), abs=1e-3)


@pytest.mark.parametrize("deals", [2, 5, 30])
def test_the_interval_of_a_mean_covers_it_95_times_in_100(deals):
    chance = random.Random(1)
    covered = 0
    for _ in range(2000):
        interval = mean_interval([chance.gauss(3, 20) for _ in range(deals)])
        assert interval
        covered += interval[0] <= 3 <= interval[1]
    assert covered / 2000 == pytest.approx(0.95, abs=0.015)


def test_one_value_has_no_interval():
    assert mean_interval([3.0]) is None


@pytest.mark.parametrize(
    ("deals", "factor"), [(2, 12.706), (3, 4.303), (5, 2.776), (12, 2.201), (31, 2.042), (5001, 1.96)]
)
def test_few_deals_widen_the_interval_by_students_factor(deals, factor):
    values = [float(nth % 7) for nth in range(deals)]
    interval = mean_interval(values)
    assert interval
    low, high = interval
    assert (high - low) / 2 == pytest.approx(factor * stdev(values) / sqrt(deals), rel=5e-4)


@given(MARGINS)
def test_the_interval_of_a_mean_is_that_of_scipy(values):
    mean, error = fmean(values), stdev(values) / sqrt(len(values))
    expected = stats.t.interval(0.95, len(values) - 1, loc=mean, scale=error) if error else (mean, mean)
    assert mean_interval(values) == pytest.approx(expected, rel=1e-9, abs=1e-9)


@given(SHARES)
def test_the_interval_of_a_share_is_the_normal_one_with_two_deals_won_and_two_lost(shares):
    more = [*shares, 0.0, 0.0, 1.0, 1.0]
    half = Z * pstdev(more) / sqrt(len(more))
    expected = (max(0.0, fmean(more) - half), min(1.0, fmean(more) + half))
    assert share_interval(shares) == pytest.approx(expected, abs=1e-12)


@given(SHARES)
def test_the_running_intervals_are_those_of_the_deals_so_far(shares):
    lows, highs = running_share_intervals(shares)
    so_far = [share_interval(shares[: n + 1]) for n in range(len(shares))]
    assert list(zip(lows, highs, strict=True)) == pytest.approx(so_far, abs=1e-12)


def judged(chance: random.Random, share: float, par: float, gain: float, seatings: int) -> Sprt:
    sprt = Sprt(par, gain)
    while sprt.verdict == OPEN:
        sprt.add(deal(chance, share, seatings))
    return sprt


@pytest.mark.parametrize(("par", "seatings", "gain"), [(0.5, 2, 0.2), (0.25, 4, 0.2), (0.25, 4, 0.15)])
def test_the_sequential_test_errs_once_in_twenty(par, seatings, gain):
    chance = random.Random(1)
    times = 250
    proved = sum(judged(chance, par, par, gain, seatings).verdict == PROVED for _ in range(times))
    refuted = sum(judged(chance, par + gain, par, gain, seatings).verdict == REFUTED for _ in range(times))
    assert proved / times < 0.085
    assert refuted / times < 0.085


def test_the_sequential_test_ends_soon_if_the_result_is_obvious():
    chance = random.Random(1)
    assert judged(chance, 1.0, 0.5, 0.05, 2).n < 40
    assert judged(chance, 0.0, 0.5, 0.05, 2).n < 40


@given(SHARES, st.sampled_from([0.25, 1 / 3, 0.5, 0.55, 0.3]))
def test_the_distribution_of_the_sequential_test_has_the_mean_of_its_hypothesis(shares, mean):
    seen = {0.0: 1e-3, 1.0: 1e-3}
    for share in shares:
        seen[share] = seen.get(share, 0.0) + 1
    found = tilt(seen, mean)
    weights = {share: n / (1 + found * (share - mean)) for share, n in seen.items()}
    assert min(weights.values()) > 0
    assert sum(weights.values()) == pytest.approx(sum(seen.values()), rel=1e-6)
    assert sum(share * n for share, n in weights.items()) / sum(weights.values()) == pytest.approx(mean, abs=1e-6)
