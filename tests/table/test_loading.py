"""A table from what is kept of it."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from naqala.engine.actions import END_TURN, Action
from naqala.engine.game import Game
from naqala.engine.steps import Selling
from naqala.table import hall as the_hall
from naqala.table.hall import Seating, Wish
from naqala.version import VERSION
from tests.laying import BLUE, lay
from tests.table.halls import (
    A_WALK,
    FILE,
    a_hall,
    in_file,
    kept,
    play_by_chance,
    refused,
    try_out,
    two_play,
    visit,
    walking,
)

PLAYED = 60  # deeds, or a few more


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """Where a game was played for a while before the server went, and the table's code."""
    folder = tmp_path_factory.mktemp("played")

    async def play() -> str:
        async with a_hall(folder) as hall:
            table, _ = await two_play(hall)
            await play_by_chance(table, PLAYED)
            return table.code

    return folder, asyncio.run(play())


@pytest.fixture
def left(played: tuple[Path, str], tmp_path: Path) -> tuple[Path, str]:
    """The same, to be changed."""
    folder, code = played
    shutil.copy(folder / FILE, tmp_path / FILE)
    return tmp_path, code


@pytest.fixture
def drafted(tmp_path: Path) -> tuple[Path, str]:
    """Where somebody was in the middle of a walk when the server went."""

    async def play() -> str:
        async with a_hall(tmp_path) as hall:
            table, _ = await two_play(hall, walking())
            await try_out(table, *A_WALK[:2])
            return table.code

    return tmp_path, asyncio.run(play())


# Games


def test_a_game_goes_on_where_it_was(left: tuple[Path, str]) -> None:
    folder, code = left

    async def go_on() -> None:
        async with a_hall(folder) as hall:
            table = await hall.table(code)
            assert len(table.running.log) >= PLAYED
            await play_by_chance(table, 2 * PLAYED)
            state, log = table.running.state, table.running.log
        async with a_hall(folder) as hall:
            game = (await hall.table(code)).running
            assert (game.log, game.state) == (log, state)

    asyncio.run(go_on())


def test_a_game_of_another_version_that_replays_to_the_same_goes_on(left: tuple[Path, str]) -> None:
    folder, code = left
    in_file(folder, "UPDATE tables SET engine = '0.0.1'")

    async def go_on() -> None:
        async with a_hall(folder) as hall:
            table = await hall.table(code)
            await play_by_chance(table, 2 * PLAYED)
            assert len(table.running.log) >= 2 * PLAYED

    asyncio.run(go_on())


FIRST_DRAWN = "WHERE n = (SELECT min(n) FROM deeds WHERE drawn != '')"
FIRST_NOT_DRAWN = "WHERE n = (SELECT min(n) FROM deeds WHERE drawn = '')"
OTHERS = {
    "the seed deals another start": "UPDATE tables SET seed = zeroblob(16)",
    "another start is written": "UPDATE tables SET start = start || ' '",
    "a deed is unlawful": "UPDATE deeds SET action = 'keep:Boaz' WHERE n = 20",
    "a deed is no deed": "UPDATE deeds SET action = 'castle' WHERE n = 20",
    "a deed is somebody else's": "UPDATE deeds SET seat = 1 - seat WHERE n = 20",
    "a deed is missing": "DELETE FROM deeds WHERE n = 20",
    "chance brings something else": f"UPDATE deeds SET drawn = 'Fish' {FIRST_DRAWN}",
    "chance brings nothing": f"UPDATE deeds SET drawn = '' {FIRST_DRAWN}",
    "chance brings anything at all": f"UPDATE deeds SET drawn = 'Fish' {FIRST_NOT_DRAWN}",
}


@pytest.mark.parametrize("change", OTHERS.values(), ids=OTHERS.keys())
def test_a_game_that_comes_to_something_else_is_refused_and_nothing_of_it_is_touched(
    left: tuple[Path, str], change: str
) -> None:
    folder, code = left
    in_file(folder, "UPDATE tables SET engine = '0.0.1'")
    before = kept(folder)
    in_file(folder, change)
    changed = kept(folder)
    assert changed != before

    async def look() -> None:
        async with a_hall(folder) as hall:
            refusal = await refused(hall.table(code))
            assert refusal.kind == "another-version"
            assert "0.0.1" in refusal.words
            assert VERSION in refusal.words
            assert code not in hall.tables

    asyncio.run(look())
    assert kept(folder) == changed


def test_of_a_game_that_is_over_the_record_counts_if_the_seed_tells_another_story_now(tmp_path: Path) -> None:
    async def play() -> str:
        async with a_hall(tmp_path) as hall:
            table, _ = await two_play(hall, lay(asked=[Selling(BLUE)], to_act=[], no_move=True))
            await try_out(table, END_TURN)
            return table.code

    async def look(code: str) -> Game:
        async with a_hall(tmp_path) as hall:
            return (await hall.table(code)).running

    code = asyncio.run(play())
    in_file(tmp_path, "UPDATE deeds SET drawn = 'Fish'")
    game = asyncio.run(look(code))
    assert (game.over, list(game.log)) == (True, [END_TURN])
    in_file(tmp_path, "UPDATE tables SET record = 'castle'")
    assert asyncio.run(refused(look(code))).kind == "another-version"


def test_a_table_that_waits_for_players_is_found_with_the_promise_that_it_gave(tmp_path: Path) -> None:
    async def wait() -> None:
        async with a_hall(tmp_path) as hall:
            ann, _ = await hall.guests.new("Ann")
            laid = await hall.lay(ann, Wish(seats=[Seating("person")] * 3))
            promise = laid.commitment
            assert promise
        async with a_hall(tmp_path) as hall:
            table = await hall.table(laid.code)
            assert (table.status, table.commitment) == ("gathering", promise)

    asyncio.run(wait())


def test_a_code_of_no_table_finds_none(tmp_path: Path) -> None:
    async def look() -> None:
        async with a_hall(tmp_path) as hall:
            for code in ("23456789", "ABC", "", "ABCD/FGH", "0BCDEFGH", "ABCDEFGHJ"):
                assert (await refused(hall.table(code))).kind == "no-such-table"
            assert hall.tables == {}

    asyncio.run(look())


# Drafts


def found_draft(folder: Path, code: str) -> list[Action]:
    async def look() -> list[Action]:
        async with a_hall(folder) as hall:
            table = await hall.table(code)
            assert table.draft is not None
            return table.draft.actions

    return asyncio.run(look())


def test_a_draft_outlives_the_server(drafted: tuple[Path, str]) -> None:
    assert found_draft(*drafted) == A_WALK[:2]


BROKEN = {
    "a deed that is no option": "UPDATE drafts SET actions = 'C3> F5v'",
    "a deed that is none": "UPDATE drafts SET actions = 'C3> castle'",
    "nothing at all": "UPDATE drafts SET actions = ''",
    "of another moment": "UPDATE drafts SET n = 1",
    "of another seat": "UPDATE drafts SET seat = 1",
}


@pytest.mark.parametrize("change", BROKEN.values(), ids=BROKEN.keys())
def test_a_draft_that_does_not_follow_what_is_played_is_left_out(drafted: tuple[Path, str], change: str) -> None:
    in_file(drafted[0], change)
    assert found_draft(*drafted) == []


def test_what_commits_is_left_out_of_a_draft(drafted: tuple[Path, str]) -> None:
    """Another version may have thought that it does not: what chance will bring must not be shown as if it had."""
    in_file(drafted[0], "UPDATE drafts SET actions = 'C3> D3v E3e end'")
    assert found_draft(*drafted) == A_WALK


def test_without_its_broken_draft_a_game_goes_on(drafted: tuple[Path, str]) -> None:
    folder, code = drafted
    in_file(folder, BROKEN["a deed that is no option"])

    async def go_on() -> None:
        async with a_hall(folder) as hall:
            table = await hall.table(code)
            await try_out(table, *A_WALK)
            assert table.draft is not None
            assert table.draft.actions == A_WALK

    asyncio.run(go_on())


# The memory


@pytest.fixture
def sweeping(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hall looks after its tables all the time."""
    monkeypatch.setattr(the_hall, "SWEEP", 0.01)


@pytest.mark.usefixtures("sweeping")
def test_a_table_that_nobody_looks_at_leaves_the_memory_and_is_found_as_it_was(tmp_path: Path) -> None:
    async def wait() -> None:
        async with a_hall(tmp_path, idle=0.05) as hall:
            table, _ = await two_play(hall, walking())
            await try_out(table, *A_WALK[:2])
            visitor = visit(table)
            await asyncio.sleep(0.2)
            assert hall.tables == {table.code: table}  # somebody looks at it
            table.go(visitor)
            async with asyncio.timeout(10):
                while hall.tables:
                    await asyncio.sleep(0.01)
            again = await hall.table(table.code)
            assert again.draft is not None
            assert again.draft.actions == A_WALK[:2]

    asyncio.run(wait())


@pytest.mark.usefixtures("sweeping")
def test_a_table_that_somebody_is_coming_to_stays_in_the_memory(tmp_path: Path) -> None:
    """Else they would sit down at a table that others do not find any more."""

    async def wait() -> None:
        async with a_hall(tmp_path, idle=60) as hall:
            table, _ = await two_play(hall, walking())
            table.touched -= 100
            found = await hall.table(table.code)
            await asyncio.sleep(0.1)  # the client takes its time to say hello
            assert await hall.table(table.code) is found

    asyncio.run(wait())
