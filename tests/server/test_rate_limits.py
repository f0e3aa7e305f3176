"""Rate limits: a burst at once, and a sustained rate."""

from __future__ import annotations

import pytest

from naqala.server import rate_limits
from naqala.server.rate_limits import MAX_BUCKETS, ConnectionLimiter, RateLimiter, TokenBucket
from tests.server.registries import Clock


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(rate_limits, "monotonic", clock)
    return clock


def allowed(bucket: TokenBucket, asked: int) -> int:
    return sum(bucket.allows() for _ in range(asked))


@pytest.mark.usefixtures("clock")
def test_a_burst_is_allowed_at_once_and_no_more() -> None:
    bucket = TokenBucket(rate=2, burst=5)
    assert allowed(bucket, 10) == 5


def test_then_the_sustained_rate_is_allowed(clock: Clock) -> None:
    bucket = TokenBucket(rate=2, burst=5)
    allowed(bucket, 5)
    clock.now += 1.5
    assert allowed(bucket, 10) == 3


def test_a_request_that_is_not_allowed_does_not_prolong_the_wait(clock: Clock) -> None:
    bucket = TokenBucket(rate=1, burst=1)
    allowed(bucket, 1)
    for _ in range(3):
        clock.now += 0.25
        assert not bucket.allows()
    clock.now += 0.25
    assert bucket.allows()


def test_a_long_rest_saves_no_more_than_a_burst(clock: Clock) -> None:
    bucket = TokenBucket(rate=2, burst=5)
    clock.now += 3600
    assert allowed(bucket, 10) == 5


def test_a_bucket_is_full_again_after_a_while(clock: Clock) -> None:
    bucket = TokenBucket(rate=2, burst=5)
    assert [bucket.is_full, bucket.allows(), bucket.is_full] == [True, True, False]
    clock.now += 0.5
    assert bucket.is_full


def test_tokens_can_be_owed_up_to_a_burst(clock: Clock) -> None:
    bucket = TokenBucket(rate=2, burst=4)
    assert [bucket.charge(3), bucket.charge(3), bucket.charge(100)] == [0.0, 1.0, 2.0]
    clock.now += 2.5
    assert allowed(bucket, 10) == 1


@pytest.mark.usefixtures("clock")
def test_every_address_has_a_bucket_of_its_own() -> None:
    buckets = RateLimiter(rate=1, burst=2)
    assert [buckets.allows("here") for _ in range(3)] == [True, True, False]
    assert buckets.allows("there")


def test_of_many_addresses_only_those_are_forgotten_that_may_ask_for_a_whole_burst_anyway(clock: Clock) -> None:
    buckets = RateLimiter(rate=1, burst=2)
    for nth in range(MAX_BUCKETS - 1):
        buckets.allows(f"10.0.{nth // 256}.{nth % 256}")
    clock.now += 10
    for _ in range(2):
        buckets.allows("greedy")
    buckets.allows("one too many")
    assert not buckets.allows("greedy")
    assert len(buckets._by_address) == 2


@pytest.mark.usefixtures("clock")
def test_there_is_a_bounded_number_of_buckets_even_if_none_is_full_and_the_last_used_are_kept() -> None:
    buckets = RateLimiter(rate=1, burst=1)
    for nth in range(2 * MAX_BUCKETS):
        buckets.allows(f"10.{nth // 65536}.{nth // 256 % 256}.{nth % 256}")
        assert not buckets.allows("greedy") or nth == 0
    assert len(buckets._by_address) <= MAX_BUCKETS


@pytest.mark.usefixtures("clock")
def test_a_request_takes_what_it_costs() -> None:
    bucket = TokenBucket(rate=1, burst=10)
    assert [bucket.allows(4) for _ in range(3)] == [True, True, False]
    assert allowed(bucket, 5) == 2


@pytest.mark.usefixtures("clock")
def test_what_costs_more_than_a_burst_takes_all_of_it() -> None:
    bucket = TokenBucket(rate=1, burst=3)
    assert [bucket.allows(100) for _ in range(2)] == [True, False]


def test_an_address_has_a_limited_number_of_connections() -> None:
    limiter = ConnectionLimiter(2)
    assert [limiter.acquire("here") for _ in range(3)] == [True, True, False]
    assert limiter.acquire("there")
    limiter.release("here")
    assert [limiter.acquire("here") for _ in range(2)] == [True, False]


def test_an_address_without_connections_is_forgotten() -> None:
    limiter = ConnectionLimiter(2)
    for _ in range(2):
        limiter.acquire("here")
    for _ in range(2):
        limiter.release("here")
    assert limiter._open == {}


def test_releasing_without_acquiring_frees_nothing() -> None:
    limiter = ConnectionLimiter(1)
    limiter.release("here")
    assert [limiter.acquire("here") for _ in range(2)] == [True, False]
