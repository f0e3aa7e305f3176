"""Owners take turns, whatever each of them has queued."""

import pytest

from naqala.bots import fair_queue
from naqala.bots.fair_queue import FairQueue

pytestmark = pytest.mark.once


def queue_of(*words: str) -> FairQueue[str]:
    """`owner/table/item`, in this order."""
    queue: FairQueue[str] = FairQueue()
    for word in words:
        add(queue, word)
    return queue


def add(queue: FairQueue[str], word: str) -> None:
    owner, table, _ = word.split("/")
    queue.add(owner, table, word)


def rest(queue: FairQueue[str]) -> list[str]:
    found = []
    while (word := queue.pop(lambda _: True)) is not None:
        found.append(word)
    return found


def test_owners_are_served_in_turn_and_their_tables_in_turn():
    queue = queue_of("a/1/x", "a/1/y", "a/2/x", "a/3/x", "b/9/x", "b/9/y")
    assert len(queue) == 6
    assert rest(queue) == ["a/1/x", "b/9/x", "a/2/x", "b/9/y", "a/3/x", "a/1/y"]
    assert len(queue) == 0


def test_a_newcomer_is_next_regardless_of_who_was_served_before():
    queue = queue_of("a/1/x", "a/2/x", "a/3/x")
    queue.pop(lambda _: True)
    add(queue, "b/9/x")
    assert rest(queue) == ["b/9/x", "a/2/x", "a/3/x"]


def test_an_owner_who_comes_back_at_once_does_not_overtake_those_who_wait():
    queue = queue_of("a/1/x", "b/1/x", "c/1/x")
    assert queue.pop(lambda _: True) == "a/1/x"
    add(queue, "a/1/y")
    assert rest(queue) == ["b/1/x", "c/1/x", "a/1/y"]


def test_what_is_not_accepted_stays_and_takes_no_turn():
    queue = queue_of("a/1/x", "a/2/x", "b/1/x")
    assert queue.pop(lambda word: word == "a/2/x") == "a/2/x"
    assert queue.pop(lambda _: False) is None
    assert rest(queue) == ["b/1/x", "a/1/x"]


def test_a_bounded_number_of_owners_is_remembered(monkeypatch):
    monkeypatch.setattr(fair_queue, "MAX_OWNERS_REMEMBERED", 2)
    queue = queue_of(*[f"{owner}/1/x" for owner in "abcd"])
    rest(queue)
    assert list(queue._last_turn) == ["c", "d"]
