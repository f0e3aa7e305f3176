"""Those who are at a table: what they say, who is there, and what they missed."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from naqala.table import hall as the_hall
from naqala.table.table import LAST_WORDS
from tests.table.halls import a_hall, two_play, visit, walking
from tests.table.seated import seated
from tests.table.serving import Line, Person, Serving, play_on

# Words


def test_what_somebody_says_is_heard_by_all_and_by_those_who_come_later(serving: Serving) -> None:
    async def talk() -> None:
        two = await seated(serving, game=walking())
        ann, bob = two.lines
        spectator = await two.watch()
        assert (await ann.ask("chat", words="Salaam!"))["told"] == "done"
        assert (await bob.ask("chat", words="Peace, <b>friend</b> 🐪"))["told"] == "done"
        late = await two.watch()
        for line in (ann, bob, spectator):
            await line.until(lambda line: len(line.chat) == 2)
        for line in (ann, bob, spectator, late):
            assert [(said["nth"], said["seat"], said["name"], said["words"]) for said in line.chat] == [
                (1, "blue", "Ann", "Salaam!"),
                (2, "pink", "Bob", "Peace, <b>friend</b> 🐪"),
            ]

    asyncio.run(talk())


def test_one_can_talk_before_the_game_begins_but_only_from_a_seat(serving: Serving) -> None:
    async def talk() -> None:
        ann = Person(serving, "Ann")
        code = await ann.lay("person", "person")
        line, spectator = await ann.sit(code), await Line.connect(serving, code, [])
        assert (await line.ask("chat", words="Who will play?"))["n"] == 0
        assert (await spectator.ask("chat", words="I will!"))["kind"] == "not-seated"
        assert [said["words"] for said in (await ann.sit(code)).chat] == ["Who will play?"]

    asyncio.run(talk())


def test_words_are_on_one_line_and_there_must_be_some(serving: Serving) -> None:
    async def talk() -> None:
        two = await seated(serving, game=walking())
        ann = two.lines[0]
        assert (await ann.ask("chat", words=" one\n\t two\u202e "))["told"] == "done"
        assert ann.chat[-1]["words"] == "one two"
        assert (await ann.ask("chat", words=" \n "))["kind"] == "malformed"

    asyncio.run(talk())


def test_what_was_said_outlives_the_server_but_only_the_last_words_are_told(tmp_path: Path) -> None:
    async def talk() -> None:
        async with a_hall(tmp_path) as hall:
            table, _ = await two_play(hall, walking())
            for nth in range(LAST_WORDS + 3):
                await table.alone(lambda nth=nth: table.say(nth % 2, f"word {nth}"))  # type: ignore[misc]
        async with a_hall(tmp_path) as hall:
            table = await hall.table(table.code)
            await table.alone(lambda: table.say(0, "and more"))
            words = [said["words"] for said in table.chat_told()]
            assert words == [*[f"word {nth}" for nth in range(4, LAST_WORDS + 3)], "and more"]
            assert table.chat[-1].nth == LAST_WORDS + 4

    asyncio.run(talk())


# Presence


def test_all_see_who_comes_and_who_goes(serving: Serving) -> None:
    async def come_and_go() -> None:
        two = await seated(serving, game=walking())
        ann, bob = two.lines
        await ann.until(lambda line: present(line) == [True, True])
        await bob.until(lambda line: present(line) == [True, True])
        await bob.close()
        await ann.until(lambda line: present(line) == [True, False])
        again = await two.people[1].sit(two.code)
        await ann.until(lambda line: present(line) == [True, True])
        await again.close()

    asyncio.run(come_and_go())


def test_a_welcome_is_the_first_message_and_says_that_one_is_there(serving: Serving) -> None:
    async def come() -> None:
        two = await seated(serving, game=walking())
        for keys, here in (([], [False, False]), (await two.people[1].keys(two.code), [False, True])):
            for line in two.lines:
                await line.close()
            line = await Line.dial(serving, two.code)
            await line.say("hello", keys=keys)
            first = await line.next()
            assert first["told"] == "welcome"
            assert (present(line), line.table["spectators"]) == (here, 0 if keys else 1)
            await line.close()

    asyncio.run(come())


def test_somebody_with_two_tabs_is_there_until_both_are_closed(serving: Serving) -> None:
    async def come_and_go() -> None:
        two = await seated(serving, game=walking())
        ann, bob = two.lines
        another = await two.people[1].sit(two.code)
        await ann.until(lambda line: present(line) == [True, True])
        await bob.close()
        await another.ask("chat", words="I am still here")
        await ann.hear("chat")
        assert present(ann) == [True, True]
        await another.close()
        await ann.until(lambda line: present(line) == [True, False])

    asyncio.run(come_and_go())


def test_spectators_are_counted(serving: Serving) -> None:
    async def come_and_go() -> None:
        two = await seated(serving, game=walking())
        watching = [await two.watch() for _ in range(3)]
        table = f"/api/tables/{two.code}"
        assert (await two.people[0].get(table))["spectators"] == 3
        await watching[0].close()
        async with asyncio.timeout(10):
            while (await two.people[0].get(table))["spectators"] != 2:
                await asyncio.sleep(0.01)

    asyncio.run(come_and_go())


def test_those_at_the_table_learn_soon_how_many_look_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(the_hall, "SWEEP", 0.05)

    async def come_and_go() -> None:
        async with a_hall(tmp_path) as hall:
            table, _ = await two_play(hall, walking())
            ann = visit(table, 0)
            visit(table)  # before the hall has looked at the table for the first time
            text = await asyncio.wait_for(ann.outbox.get(), 5)
            assert text is not None
            assert json.loads(text)["table"]["spectators"] == 1

    asyncio.run(come_and_go())


def present(line: Line) -> list[bool]:
    return [chair["present"] for chair in line.table["chairs"]]


# What was missed


def test_who_comes_again_is_told_exactly_the_deeds_that_were_missed(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, seed="7")
        spectator = await two.watch()
        await play_on(two.lines, random.Random(5), most=40)
        n = two.lines[0].at()["seen"]
        await spectator.until(lambda line: line.at()["seen"] == n)
        keys = [await person.keys(two.code) for person in two.people]
        for line, key in zip((*two.lines, spectator), (*keys, []), strict=True):
            assert [deed["n"] for deed in line.played] == list(range(1, n + 1))
            for since in range(0, n + 3, 7):
                again = await Line.connect(serving, two.code, key, since)
                assert again.played == line.played[since:]
                await again.close()

    asyncio.run(play())


@pytest.mark.parametrize("since", [-1, 3, 4, 1_000_000])
def test_who_has_seen_all_or_wants_nothing_is_told_of_no_deed(serving: Serving, since: int) -> None:
    async def play() -> None:
        two = await seated(serving, game=walking())
        await two.play("C3>", "D3v", "E3e")
        await two.lines[0].ask("confirm", **two.lines[0].at())
        again = await two.people[1].sit(two.code, since)
        assert (again.played, again.at()["seen"]) == ([], 3)

    asyncio.run(play())
