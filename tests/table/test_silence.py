"""Who says nothing for too long: a bot answers for them, if the host or most of the others want it."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from naqala.engine.actions import END_TURN
from naqala.table import hall as the_hall
from naqala.table import presence, seating
from naqala.table.hall import Hall, Seating, Wish
from naqala.table.store.rows import Guest
from naqala.table.table import Table
from naqala.table.visitors import Visitor
from tests.laying import BLACK, BLUE, PINK
from tests.table.halls import A_WALK, Clock, a_hall, refused, told, try_out, two_play, visit, walking
from tests.table.seated import bots, seated
from tests.table.serving import Serving, has_seen, play_on

TOO_LONG = 91.0  # seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(presence, "monotonic", clock)
    return clock


# Over the wire


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    running = Serving(tmp_path_factory.mktemp("impatient"), "--positions", "--no-limits", "--patience", "2").start()
    yield running
    running.kill()


def test_the_host_removes_who_is_silent_and_they_take_their_seat_back_when_they_come(impatient: Serving) -> None:
    async def play() -> None:
        two = await seated(impatient)
        ann, bob = two.lines
        remove = f"/api/tables/{two.code}/seats/pink/remove"
        await bob.ask("chat", words="a moment, please")
        assert await two.people[0].refused(remove) == "not-silent"
        await bob.close()
        await asyncio.sleep(2.1)
        assert await two.people[0].post(remove) == {"removed": True}
        await ann.until(lambda line: bots(line) == [None, "calm"])
        await play_on([ann], random.Random(1), most=12)
        line = await two.people[1].sit(two.code)
        await two.people[1].http.delete(f"/api/tables/{two.code}/seats/pink/bot")
        await line.until(lambda line: bots(line) == [None, None])

    asyncio.run(play())


def test_who_only_asks_whether_anybody_is_there_is_silent(impatient: Serving) -> None:
    async def play() -> None:
        two = await seated(impatient)
        ann, bob = two.lines
        while not bob.offers:
            reply = await ann.attempt(ann.offers[0]["say"])
            await bob.until(has_seen(reply["n"]))
        n = bob.at()["seen"]
        for _ in range(5):
            await asyncio.sleep(0.5)
            assert await bob.ask("ping") == {"told": "done", "to": bob.number, "n": n}
        assert await two.people[0].post(f"/api/tables/{two.code}/seats/pink/remove") == {"removed": True}

    asyncio.run(play())


# Votes


@dataclass
class Four:
    """Ann, the host, Bob, Cem and Dot; only Dot is not connected, and was not for too long."""

    table: Table
    people: list[Guest]
    visitors: list[Visitor]
    clock: Clock

    async def vote(self, person: int, against: int = BLACK) -> bool:
        return await self.table.alone(lambda: seating.remove(self.table, self.people[person], against))

    def long_after(self, *heard: int) -> None:
        """So much later that nobody is not silent but those who were heard then."""
        self.clock.now += TOO_LONG
        for seat in heard:
            self.table.hear_from(seat)


async def four(hall: Hall, clock: Clock) -> Four:
    people = [(await hall.guests.new(name))[0] for name in ("Ann", "Bob", "Cem", "Dot")]
    table = await hall.lay(people[0], Wish(seats=[Seating("person")] * 4))
    for person in people[1:]:
        await table.alone(lambda person=person: seating.join(table, person, "", None))  # type: ignore[misc]
    await table.alone(lambda: seating.deal(table))
    while table.running.seat == BLACK:
        assert table.draft is not None
        await try_out(table, table.draft.options()[0])
    found = Four(table, people, [visit(table, seat) for seat in range(3)], clock)
    found.long_after(0, 1, 2)
    return found


def test_others_remove_the_silent_when_most_of_those_who_are_there_want_it(tmp_path: Path, clock: Clock) -> None:
    async def vote() -> None:
        async with a_hall(tmp_path) as hall:
            party = await four(hall, clock)
            assert [party.table.is_silent(seat) for seat in range(4)] == [False, False, False, True]
            assert [await party.vote(1) for _ in range(3)] == [False] * 3  # one voice, however loud
            *_, changed = told(party.visitors[0])
            assert changed is not None
            assert [chair["votes"] for chair in changed["table"]["chairs"]] == [0, 0, 0, 1]
            assert party.table.chairs[BLACK].stand_in == ""
            assert await party.vote(2)
            assert party.table.chairs[BLACK].stand_in == "calm"

    asyncio.run(vote())


def test_the_votes_are_forgotten_when_the_silent_one_says_something(tmp_path: Path, clock: Clock) -> None:
    async def vote() -> None:
        async with a_hall(tmp_path) as hall:
            party = await four(hall, clock)
            assert not await party.vote(1)
            dot = visit(party.table, BLACK)
            party.table.hear_from(BLACK)
            assert (await refused(party.vote(2))).kind == "not-silent"
            party.table.go(dot)
            party.long_after(0, 1, 2)
            assert not await party.vote(2)

    asyncio.run(vote())


def test_who_is_silent_has_no_vote_and_is_not_counted(tmp_path: Path, clock: Clock) -> None:
    async def vote() -> None:
        async with a_hall(tmp_path) as hall:
            party = await four(hall, clock)
            for seat in (0, 2):
                party.table.go(party.visitors[seat])
            party.long_after(PINK)
            assert await party.vote(1)  # nobody else is there

    asyncio.run(vote())


def test_half_of_those_who_are_there_is_not_most_of_them(tmp_path: Path, clock: Clock) -> None:
    async def vote() -> None:
        async with a_hall(tmp_path) as hall:
            party = await four(hall, clock)
            party.table.go(party.visitors[2])
            party.long_after(0, 1)
            assert not await party.vote(1)  # Ann is there, too, and does not want it

    asyncio.run(vote())


def test_the_host_alone_decides_at_once(tmp_path: Path, clock: Clock) -> None:
    async def vote() -> None:
        async with a_hall(tmp_path) as hall:
            party = await four(hall, clock)
            assert await party.vote(0)
            assert (await refused(party.vote(0))).kind == "not-silent"  # a bot never is

    asyncio.run(vote())


def test_nobody_is_removed_by_a_stranger_by_themselves_or_while_they_speak(tmp_path: Path, clock: Clock) -> None:
    async def vote() -> None:
        async with a_hall(tmp_path) as hall:
            party = await four(hall, clock)
            party.people.append((await hall.guests.new("Eve"))[0])
            assert (await refused(party.vote(4))).kind == "not-seated"
            assert (await refused(party.vote(3))).kind == "not-possible"
            assert (await refused(party.vote(0, against=PINK))).kind == "not-silent"

    asyncio.run(vote())


# Silence


def test_who_is_asked_and_does_not_answer_is_silent_and_who_is_not_asked_may_wait(tmp_path: Path, clock: Clock) -> None:
    async def wait() -> None:
        async with a_hall(tmp_path) as hall:
            table, _ = await two_play(hall, walking())
            visit(table, BLUE), visit(table, PINK)
            clock.now += TOO_LONG
            assert [table.is_silent(seat) for seat in (BLUE, PINK)] == [True, False]
            await try_out(table, *A_WALK, END_TURN)
            assert not table.is_silent(BLUE)  # who has answered is asked anew

    asyncio.run(wait())


def test_all_are_told_who_has_fallen_silent(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(the_hall, "SWEEP", 0.01)

    async def wait() -> None:
        async with a_hall(tmp_path) as hall:
            table, _ = await two_play(hall, walking())
            ann, bob = visit(table, BLUE), visit(table, PINK)
            told(ann)
            clock.now += TOO_LONG
            for visitor in (ann, bob):
                text = await asyncio.wait_for(visitor.outbox.get(), 10)
                assert text is not None
                assert [chair["silent"] for chair in the_chairs(text)] == [True, False]
            await asyncio.sleep(0.05)
            assert told(ann) == told(bob) == []  # once is enough

    asyncio.run(wait())


def the_chairs(text: str) -> list[dict[str, object]]:
    chairs: list[dict[str, object]] = json.loads(text)["table"]["chairs"]
    return chairs
