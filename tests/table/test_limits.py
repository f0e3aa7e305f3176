"""How much one may ask for: a burst at once, and so many a second in the long run."""

from __future__ import annotations

import pytest

from naqala.table import limits
from naqala.table.limits import MANY, Bucket, Buckets, Turnstile
from tests.table.halls import Clock


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "monotonic", clock)
    return clock


def allowed(bucket: Bucket, asked: int) -> int:
    return sum(bucket.allows() for _ in range(asked))


@pytest.mark.usefixtures("clock")
def test_a_burst_is_allowed_at_once_and_no_more() -> None:
    bucket = Bucket(rate=2, burst=5)
    assert allowed(bucket, 10) == 5


def test_then_so_many_a_second_are_allowed(clock: Clock) -> None:
    bucket = Bucket(rate=2, burst=5)
    allowed(bucket, 5)
    clock.now += 1.5
    assert allowed(bucket, 10) == 3


def test_whoever_asks_in_vain_does_not_wait_longer_for_it(clock: Clock) -> None:
    bucket = Bucket(rate=1, burst=1)
    allowed(bucket, 1)
    for _ in range(3):
        clock.now += 0.25
        assert not bucket.allows()
    clock.now += 0.25
    assert bucket.allows()


def test_a_long_rest_saves_no_more_than_a_burst(clock: Clock) -> None:
    bucket = Bucket(rate=2, burst=5)
    clock.now += 3600
    assert allowed(bucket, 10) == 5


def test_a_bucket_is_full_again_after_a_while(clock: Clock) -> None:
    bucket = Bucket(rate=2, burst=5)
    assert [bucket.is_full, bucket.allows(), bucket.is_full] == [True, True, False]
    clock.now += 0.5
    assert bucket.is_full


@pytest.mark.usefixtures("clock")
def test_every_address_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(rate=1, burst=2)
    assert [buckets.allow("here") for _ in range(3)] == [True, True, False]
    assert buckets.allow("there")


def test_of_many_addresses_only_those_are_forgotten_that_may_ask_for_a_whole_burst_anyway(clock: Clock) -> None:
    buckets = Buckets(rate=1, burst=2)
    for nth in range(MANY - 1):
        buckets.allow(f"10.0.{nth // 256}.{nth % 256}")
    clock.now += 10
    for _ in range(2):
        buckets.allow("greedy")
    buckets.allow("one too many")
    assert not buckets.allow("greedy")
    assert len(buckets._by_address) == 2


def test_so_many_of_an_address_are_inside_at_the_same_time() -> None:
    turnstile = Turnstile(2)
    assert [turnstile.enter("here") for _ in range(3)] == [True, True, False]
    assert turnstile.enter("there")
    turnstile.leave("here")
    assert [turnstile.enter("here") for _ in range(2)] == [True, False]


def test_nothing_is_remembered_of_an_address_that_everybody_has_left() -> None:
    turnstile = Turnstile(2)
    for _ in range(2):
        turnstile.enter("here")
    for _ in range(2):
        turnstile.leave("here")
    assert turnstile._inside == {}


def test_to_leave_without_having_entered_makes_no_room() -> None:
    turnstile = Turnstile(1)
    turnstile.leave("here")
    assert [turnstile.enter("here") for _ in range(2)] == [True, False]
