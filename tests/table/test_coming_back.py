"""Lines that break, devices that change, servers that die: everybody goes on where they were."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.halls import walking
from tests.table.seated import Seated, at_rest, drafted, seated
from tests.table.serving import Line, Person, Serving, play_on

# A line that breaks


def test_who_comes_again_in_the_middle_of_a_walk_goes_on_with_the_draft(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=walking())
        ann = two.lines[0]
        await ann.attempt("C3>", "D3v")
        await ann.close()
        again = await two.people[0].sit(two.code)
        assert at_rest(again) == at_rest(ann)
        assert drafted(again) == ["C3>", "D3v"]
        assert (await again.attempt("E3e"))["told"] == "done"
        assert (await again.ask("confirm", **again.at()))["n"] == 3

    asyncio.run(play())


def test_a_key_is_good_for_line_after_line(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=walking())
        keys = await two.people[0].keys(two.code)
        for nth, deed in enumerate(("C3>", "D3v", "E3e"), 1):
            line = await Line.connect(serving, two.code, keys)
            await line.attempt(deed)
            assert len(drafted(line)) == nth
            line.socket.transport.abort()

    asyncio.run(play())


def test_on_another_device_one_goes_on_with_the_same_draft(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=walking())
        await two.lines[0].attempt("C3>", "D3v")
        telephone = Person(serving)
        await telephone.post("/api/me/arrive", code=(await two.people[0].post("/api/me/pass"))["code"])
        line = await telephone.sit(two.code)
        assert (line.seats, drafted(line)) == (["blue"], ["C3>", "D3v"])
        assert (await line.attempt("E3e"))["told"] == "done"
        await two.lines[0].hear("draft")
        assert drafted(two.lines[0]) == ["C3>", "D3v", "E3e"]

    asyncio.run(play())


def test_a_screen_that_is_passed_around_keeps_the_draft_of_whoever_is_asked(serving: Serving) -> None:
    async def play() -> None:
        ann = Person(serving, "Ann")
        line = await ann.sit(await ann.lay("device", "device", start=True, position=str(walking().state)))
        await line.attempt("C3>")
        await line.ask("sit", seat="pink")
        assert (line.offers, drafted(line)) == ([], [])
        assert (await line.attempt("D3v"))["kind"] == "not-your-turn"
        await line.ask("sit", seat="blue")
        assert drafted(line) == ["C3>"]
        assert (await line.ask("sit", seat="black"))["kind"] == "wrong-key"
        await line.attempt("D3v", "E3e", "end")
        for since, missed in ((-1, []), (0, [1, 2, 3, 4]), (3, [4])):
            welcome = await line.ask("sit", seat="pink", since=since)
            assert [deed["n"] for deed in welcome["missed"]] == missed

    asyncio.run(play())


# A server that dies


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server to kill and to start again."""
    running = Serving(tmp_path_factory.mktemp("mortal"), "--positions", "--no-limits").start()
    yield running
    running.kill()


async def come_again(two: Seated) -> Seated:
    """Everybody, with a new line."""
    for person in two.people:
        await person.close()
    people = [again(person) for person in two.people]
    return Seated(two.serving, two.code, people, [await person.sit(two.code) for person in people])


def again(person: Person) -> Person:
    """The same browser: it has its cookie still."""
    same = Person(person.serving, person.name)
    same.http.cookies = person.http.cookies
    return same


def test_a_server_that_is_killed_comes_back_with_all_that_it_said_was_done_and_with_drafts(mortal: Serving) -> None:
    async def play() -> None:
        walkers, others = await seated(mortal, game=walking()), await seated(mortal)
        await play_on(others.lines, random.Random(1), most=30)
        ann = walkers.lines[0]
        await ann.attempt("C3>", "D3v")
        await ann.ask("chat", words="wait")  # it is kept after the draft, and only then answered
        mortal.kill()
        mortal.start()
        walkers_anew, others_anew = await come_again(walkers), await come_again(others)
        assert at_rest(walkers_anew.lines[0]) == at_rest(ann)
        assert drafted(walkers_anew.lines[0]) == ["C3>", "D3v"]
        await walkers_anew.play("E3e")
        await walkers_anew.play("end")
        assert [deed["say"] for deed in walkers_anew.lines[1].played] == ["C3>", "D3v", "E3e", "end"]
        assert [line.played for line in others_anew.lines] == [line.played for line in others.lines]
        await play_on(others_anew.lines, random.Random(2), most=40)
        assert others_anew.lines[1].at()["seen"] >= 40

    asyncio.run(play())


def test_a_server_that_stops_says_so_and_all_come_back_to_where_they_were(mortal: Serving) -> None:
    async def play() -> None:
        two = await seated(mortal, game=walking())
        spectator = await two.watch()
        await two.lines[0].attempt("C3>", "D3v")
        assert await asyncio.to_thread(mortal.stop) == 0, mortal.logged()
        for line in (*two.lines, spectator):
            await line.hear("closing")
            with pytest.raises(ConnectionClosed) as closed:
                await line.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012  # "service restart": to come again is meant
        mortal.start()
        anew = await come_again(two)
        assert drafted(anew.lines[0]) == ["C3>", "D3v"]
        await anew.play("E3e")

    asyncio.run(play())
