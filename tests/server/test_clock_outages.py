"""While nothing can be stored, time stands still: nobody loses time, nobody is replaced, and players are told."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from naqala.engine.actions import END_TURN
from naqala.engine.colours import COLOURS
from naqala.server.store.clock_writes import beat
from naqala.server.store.store_errors import WriteFailed
from naqala.server.tables import expiry, replacing
from naqala.server.tables.clocks import TimeControl
from naqala.server.tables.session import TableSession
from naqala.server.tables.table_registry import TableRegistry
from tests.positions import BLUE, PINK
from tests.server.registries import (
    FILE,
    MOVE,
    Clock,
    api_error,
    before_move,
    connect_client,
    open_registry,
    queued_messages,
    start_two_player_game,
    try_actions,
)

pytestmark = pytest.mark.once

LOSING = TimeControl("live", turn=60, at_zero="seat", timeouts=1)


@asynccontextmanager
async def locked(folder: Path, registry: TableRegistry) -> AsyncIterator[None]:
    """Another program holds the database, and the server has noticed it."""
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(WriteFailed):
            await registry.context.store.write(beat(0.0))
        assert registry.context.store.status == "not-writable"
        yield
        other.execute("ROLLBACK")


async def until_writable(registry: TableRegistry) -> None:
    while registry.context.store.status != "ok":
        await asyncio.sleep(0.01)


def seconds_left(table: TableSession, seat: int) -> float:
    info = table.clock.info(COLOURS)
    assert info is not None
    return info["remaining"][seat]


def clocks_sent(messages: list[dict[str, object] | None]) -> list[tuple[object, object]]:
    tables = [message["table"] for message in messages if message and message["type"] == "table"]
    return [(table["clock"]["running"], table["clock"]["remaining"][BLUE]) for table in tables]  # type: ignore[index]


def test_no_clock_runs_while_nothing_can_be_stored_and_players_are_told(tmp_path: Path, clock: Clock) -> None:
    async def play() -> None:
        async with open_registry(tmp_path, lock_seconds=0.05) as registry:
            table, _ = await start_two_player_game(registry, before_move(), time_control=LOSING)
            ann = connect_client(table, BLUE)
            clock.now += 10
            async with locked(tmp_path, registry):
                for _ in range(3):
                    clock.now += 1000
                    await registry.clock_watch.check_memory()
                    await registry.clock_watch.check_store()
                assert seconds_left(table, BLUE) == 50.0
                assert clocks_sent(queued_messages(ann)) == [(None, 50.0)]
            await until_writable(registry)
            await registry.clock_watch.check_memory()
            assert clocks_sent(queued_messages(ann)) == [("blue", 50.0)]
            clock.now += 49
            await registry.clock_watch.check_memory()
            assert (table.seats[BLUE].substitute, table.notes.rows) == ("", [])
            clock.now += 1
            await registry.clock_watch.check_memory()
            assert table.seats[BLUE].substitute == "calm"

    asyncio.run(play())


def test_a_player_whose_action_is_refused_still_has_the_time_for_it(tmp_path: Path, clock: Clock) -> None:
    """The session is discarded, and what is loaded again has the clock of the moment of the first failed write."""

    async def play() -> None:
        async with open_registry(tmp_path, lock_seconds=0.05) as registry:
            table, _ = await start_two_player_game(registry, before_move(), time_control=LOSING)
            await try_actions(table, *MOVE)
            await registry.context.store.write()
            clock.now += 59
            with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                assert (await api_error(try_actions(table, END_TURN))).code == "not-saved"
                clock.now += 1000
                again = await registry.get(table.code)
                await registry.clock_watch.check_memory()
                assert seconds_left(again, BLUE) == 1.0
                other.execute("ROLLBACK")
            await until_writable(registry)
            await registry.clock_watch.check_memory()
            await try_actions(again, END_TURN)
            assert (list(again.started_game.log), again.notes.rows) == ([*MOVE, END_TURN], [])

    asyncio.run(play())


def test_time_that_was_up_before_is_up_only_when_that_can_be_stored(tmp_path: Path, clock: Clock) -> None:
    async def play() -> None:
        async with open_registry(tmp_path, lock_seconds=0.05) as registry:
            table, _ = await start_two_player_game(registry, before_move(), time_control=LOSING)
            clock.now += 60
            async with locked(tmp_path, registry):
                error = await api_error(table.run_exclusive(lambda: expiry.expire(table)))
                assert error.code == "not-saved"
                assert (table.clock.timeouts(BLUE), table.bot_playing(BLUE), table.is_discarded) == (0, "", False)
            await until_writable(registry)
            await registry.clock_watch.check_memory()
            assert (table.clock.timeouts(BLUE), table.bot_playing(BLUE)) == (1, "calm")

    asyncio.run(play())


def test_nobody_becomes_absent_and_no_vote_passes_meanwhile(tmp_path: Path, clock: Clock) -> None:
    async def play() -> None:
        async with open_registry(tmp_path, lock_seconds=0.05) as registry:
            table, people = await start_two_player_game(registry, before_move())
            connect_client(table, BLUE)

            async def agree() -> None:
                await table.run_exclusive(lambda: replacing.vote(table, people[0], PINK, agree=True))

            clock.now += 800
            async with locked(tmp_path, registry):
                clock.now += 1000
                assert (await api_error(agree())).code == "not-absent"
            await until_writable(registry)
            clock.now += 101
            await agree()
            clock.now += 59
            async with locked(tmp_path, registry):
                clock.now += 1000
                await agree()  # the warning is not over
                await registry.clock_watch.check_memory()
                assert table.seats[PINK].substitute == ""
            await until_writable(registry)
            clock.now += 1
            await agree()
            assert table.seats[PINK].substitute == "calm"

    asyncio.run(play())


def test_a_vote_that_cannot_be_stored_is_still_open(tmp_path: Path, clock: Clock) -> None:
    async def play() -> None:
        async with open_registry(tmp_path, lock_seconds=0.05) as registry:
            table, people = await start_two_player_game(registry, before_move())
            connect_client(table, BLUE)

            async def agree() -> None:
                await table.run_exclusive(lambda: replacing.vote(table, people[0], PINK, agree=True))

            clock.now += 901
            await agree()
            clock.now += 61
            async with locked(tmp_path, registry):
                assert (await api_error(agree())).code == "not-saved"
                assert table.info()["seats"][PINK]["vote"] is not None
            await until_writable(registry)
            await agree()
            assert table.seats[PINK].substitute == "calm"

    asyncio.run(play())


def test_a_crash_while_nothing_can_be_stored_costs_no_time(tmp_path: Path, clock: Clock) -> None:
    async def play() -> None:
        async with open_registry(tmp_path, lock_seconds=0.05) as registry:
            table, _ = await start_two_player_game(registry, before_move(), time_control=LOSING)
            clock.now += 10
            await registry.clock_watch.check_store()
            await registry.context.store.write()
            async with locked(tmp_path, registry):
                clock.now += 1000
                await registry.clock_watch.pause()  # cannot be stored either
                registry.clock_watch.pause = nothing  # type: ignore[method-assign]
        clock.now += 1000
        async with open_registry(tmp_path) as registry:
            assert seconds_left(await registry.get(table.code), BLUE) == 50.0

    asyncio.run(play())


async def nothing() -> None:
    """Instead of what a crash prevents."""
