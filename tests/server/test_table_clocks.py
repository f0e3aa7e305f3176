"""Clocks of live tables, with a clock that the test sets: time that is up, drafts taken over, restarts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from naqala.engine.actions import END_TURN, Bid
from naqala.engine.colours import COLOURS
from naqala.engine.components import C3, D3, E3, FISH, SILK
from naqala.engine.game import Game
from naqala.server.store.rows import Identity
from naqala.server.tables import clock_watch, expiry, seat_changes
from naqala.server.tables.access import close_by_operator
from naqala.server.tables.clocks import DAY, TimeControl
from naqala.server.tables.session import TableSession
from naqala.server.tables.table_options import rematch_row
from naqala.server.tables.table_registry import TableRegistry
from tests.positions import BLUE, PINK, Seat, game_at
from tests.server.registries import (
    MOVE,
    Clock,
    api_error,
    connect_client,
    execute_sql,
    last_bid,
    open_registry,
    queued_messages,
    start_two_player_game,
    try_actions,
)

BANK = TimeControl("live", bank=300, increment=20)
WARN = TimeControl("live", turn=60, at_zero="warn")
BOT = TimeControl("live", turn=60, at_zero="bot")
LOSING = TimeControl("live", turn=60, at_zero="seat", timeouts=2)
DAYS = TimeControl("correspondence", turn=2 * DAY)


def turn_of_blue() -> Game:
    """Blue can play `MOVE`; then it is Pink's turn."""
    return game_at({C3: "ve", D3: "v", E3: "e"}, blue=Seat(cards=[FISH, SILK]), to_act=[PINK, BLUE, PINK])


Play = Callable[[TableRegistry, TableSession, list[Identity]], Awaitable[None]]


def with_table(folder: Path, control: TimeControl | None, play: Play, game: Game | None = None, **options: Any) -> None:
    async def run() -> None:
        async with open_registry(folder, **options) as registry:
            table, people = await start_two_player_game(registry, game or turn_of_blue(), time_control=control)
            await play(registry, table, people)

    asyncio.run(run())


def remaining(table: TableSession) -> list[float]:
    info = table.clock.info(COLOURS)
    assert info is not None
    return info["remaining"]


def running(table: TableSession) -> str | None:
    info = table.clock.info(COLOURS)
    assert info is not None
    return info["running"]


def notes(table: TableSession) -> list[tuple[str, int, str, str]]:
    return [(note.kind, note.seat, note.level, note.reason) for note in table.notes.rows]


async def bots_done(table: TableSession) -> None:
    while table.bot_player.task is not None:
        await asyncio.wait([table.bot_player.task])


# Running


def test_a_table_without_a_time_control_has_no_clock(tmp_path: Path, clock: Clock) -> None:
    async def play(registry: TableRegistry, table: TableSession, _people: list[Identity]) -> None:
        assert (table.info()["time_control"], table.info()["clock"]) == (None, None)
        clock.now += 10**9
        await registry.clock_watch.check_memory()
        await registry.clock_watch.check_store()
        assert table.notes.rows == []

    with_table(tmp_path, None, play)


def test_the_clock_of_the_player_to_move_runs_and_a_turn_brings_the_increment(tmp_path: Path, clock: Clock) -> None:
    async def play(_registry: TableRegistry, table: TableSession, _people: list[Identity]) -> None:
        ann, bob = connect_client(table, BLUE), connect_client(table, PINK)
        assert (running(table), remaining(table)) == ("blue", [300.0, 300.0])
        clock.now += 30
        await try_actions(table, *MOVE)  # a draft stops no clock
        assert (running(table), remaining(table)) == ("blue", [270.0, 300.0])
        clock.now += 10
        await try_actions(table, END_TURN)
        for client in (ann, bob):
            updates = [message for message in queued_messages(client) if message and message["type"] == "update"]
            assert updates[-1]["clock"] == {
                "running": "pink", "remaining": [280.0, 300.0], "timeouts": [0, 0], "bot_turn": None,
            }  # fmt: skip

    with_table(tmp_path, BANK, play)


def test_a_draft_changes_nothing_that_others_see_of_the_clock(tmp_path: Path, clock: Clock) -> None:
    async def play(_registry: TableRegistry, table: TableSession, _people: list[Identity]) -> None:
        before = table.info()
        await try_actions(table, *MOVE)
        assert table.info() == before

    with_table(tmp_path, BANK, play)


def test_the_clock_stands_still_while_a_bot_plays_the_seat(tmp_path: Path, clock: Clock) -> None:
    async def play(_registry: TableRegistry, table: TableSession, people: list[Identity]) -> None:
        clock.now += 100
        await table.run_exclusive(lambda: seat_changes.set_substitute(table, people[0], BLUE, "gentle"))
        assert running(table) is None
        clock.now += 1000
        assert remaining(table) == [200.0, 300.0]
        await table.run_exclusive(lambda: seat_changes.clear_substitute(table, people[0], BLUE))
        clock.now += 1
        assert (running(table), remaining(table)) == ("blue", [199.0, 300.0])

    with_table(tmp_path, BANK, play)


def test_a_rematch_has_the_same_time_control_and_substitutes(tmp_path: Path, clock: Clock) -> None:
    async def play(_registry: TableRegistry, table: TableSession, people: list[Identity]) -> None:
        again = rematch_row(table.row, people[0])
        assert (again.time_control, again.substitute_level) == (BANK.text(), None)

    with_table(tmp_path, BANK, play)


# Time that is up


def test_a_table_that_only_warns_goes_on_waiting(tmp_path: Path, clock: Clock) -> None:
    async def play(registry: TableRegistry, table: TableSession, _people: list[Identity]) -> None:
        clock.now += 61
        await registry.clock_watch.check_memory()
        await registry.clock_watch.check_memory()
        assert notes(table) == [("timeout", BLUE, "", "")]
        info = table.clock.info(COLOURS)
        assert info == {"running": "blue", "remaining": [0.0, 60.0], "timeouts": [1, 0], "bot_turn": None}
        await try_actions(table, *MOVE, END_TURN)
        assert remaining(table) == [60.0, 60.0]

    with_table(tmp_path, WARN, play)


def test_a_bot_plays_the_turn_and_the_seat_stays_with_its_player(tmp_path: Path, clock: Clock) -> None:
    async def play(registry: TableRegistry, table: TableSession, _people: list[Identity]) -> None:
        ann = connect_client(table, BLUE)
        await try_actions(table, *MOVE[:2])
        clock.now += 60
        await registry.clock_watch.check_memory()
        assert notes(table) == [("turn-played", BLUE, "calm", "timeout")]
        drafts = [message for message in queued_messages(ann) if message and message["type"] == "draft"]
        assert (drafts[-1]["snapshot"]["options"], drafts[-1]["snapshot"]["draft"]) == ([], [])
        error = await api_error(try_actions(table, *MOVE))
        assert (error.code, error.message) == ("not-your-turn", "Your time is up; a bot plays this turn for you.")
        await bots_done(table)
        assert table.started_game.seat == PINK
        assert table.seats[BLUE].bot == ""
        assert (running(table), remaining(table)[BLUE]) == ("pink", 60.0)

    with_table(tmp_path, BOT, play, bot_workers=1)


def test_a_finished_draft_is_played_as_its_player_built_it(tmp_path: Path, clock: Clock) -> None:
    async def play(registry: TableRegistry, table: TableSession, _people: list[Identity]) -> None:
        await try_actions(table, *MOVE)
        assert table.draft is not None
        assert END_TURN in table.draft.options()
        clock.now += 60
        await registry.clock_watch.check_memory()
        assert list(table.started_game.log) == [*MOVE, END_TURN]
        assert notes(table) == [("draft-played", BLUE, "", "timeout")]
        assert (table.started_game.seat, running(table)) == (PINK, "pink")

    with_table(tmp_path, BOT, play)  # without any bot


def test_of_a_draft_with_a_bid_the_bid_is_played_and_the_rest_is_kept(tmp_path: Path, clock: Clock) -> None:
    async def play(registry: TableRegistry, table: TableSession, _people: list[Identity]) -> None:
        await try_actions(table, Bid(8), *MOVE[:2])
        clock.now += 60
        await registry.clock_watch.check_memory()
        assert list(table.started_game.log) == [Bid(8)]
        assert table.draft is not None
        assert table.draft.actions == MOVE[:2]
        assert (running(table), remaining(table)[BLUE]) == ("blue", 60.0)

    with_table(tmp_path, BOT, play, last_bid())


def test_an_action_that_comes_first_wins(tmp_path: Path, clock: Clock) -> None:
    async def play(registry: TableRegistry, table: TableSession, _people: list[Identity]) -> None:
        clock.now += 60  # too late by the clock, but nobody has looked at it
        late = asyncio.ensure_future(try_actions(table, *MOVE, END_TURN))
        await asyncio.sleep(0)
        await table.run_exclusive(lambda: expiry.expire(table))
        await late
        assert (list(table.started_game.log), notes(table)) == ([*MOVE, END_TURN], [])
        await registry.clock_watch.check_memory()
        assert notes(table) == []

    with_table(tmp_path, BOT, play)


def test_after_some_timeouts_a_bot_gets_the_seat_though_each_draft_is_played(tmp_path: Path, clock: Clock) -> None:
    async def play(registry: TableRegistry, table: TableSession, _people: list[Identity]) -> None:
        await try_actions(table, *MOVE)
        clock.now += 60
        await registry.clock_watch.check_memory()
        assert table.seats[BLUE].bot == ""
        while table.started_game.seat == PINK and table.draft is not None:
            await try_actions(table, END_TURN)  # nothing is left to move
        clock.now += 60
        await registry.clock_watch.check_memory()
        assert table.seats[BLUE].substitute == "calm"
        assert [kind for kind, *_ in notes(table)] == ["draft-played", "draft-played", "substituted"]

    with_table(tmp_path, LOSING, play)


def test_a_player_can_take_a_lost_seat_back_in_the_middle_of_the_turn(tmp_path: Path, clock: Clock) -> None:
    async def run() -> None:
        async with open_registry(tmp_path) as registry:
            control = TimeControl("live", bank=100, increment=20, at_zero="seat", timeouts=1)
            table, people = await start_two_player_game(registry, time_control=control)
            seat = table.started_game.seat
            clock.now += 100
            await registry.clock_watch.check_memory()
            assert (table.seats[seat].substitute, running(table)) == ("calm", None)
            assert notes(table) == [("substituted", seat, "calm", "timeout")]
            await table.run_exclusive(lambda: seat_changes.clear_substitute(table, people[seat], seat))
            assert notes(table)[-1] == ("returned", seat, "", "")
            assert (running(table), remaining(table)[seat]) == (("blue", "pink")[seat], 20.0)
            assert table.draft is not None
            await try_actions(table, table.draft.options()[0])

    asyncio.run(run())


def test_the_level_of_substitutes_is_chosen_with_the_table(tmp_path: Path, clock: Clock) -> None:
    async def run() -> None:
        async with open_registry(tmp_path) as registry:
            table, people = await start_two_player_game(
                registry, turn_of_blue(), time_control=BOT, substitute_level="fierce"
            )
            assert table.info()["substitute_level"] == "fierce"
            clock.now += 60
            await registry.clock_watch.check_memory()
            assert notes(table) == [("turn-played", BLUE, "fierce", "timeout")]
            await table.run_exclusive(lambda: seat_changes.leave(table, people[1]))
            assert notes(table)[-1] == ("substituted", PINK, "fierce", "left")
            assert table.seats[PINK].substitute == "fierce"

    asyncio.run(run())


# Restarts and tables that are not in memory


def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path, clock: Clock) -> None:
    async def run() -> None:
        async with open_registry(tmp_path) as registry:
            table, _ = await start_two_player_game(registry, turn_of_blue(), time_control=BANK)
            clock.now += 100
        clock.now += 10_000  # down
        async with open_registry(tmp_path) as registry:
            clock.now += 1
            again = await registry.get(table.code)
            assert (running(again), remaining(again)) == ("blue", [199.0, 300.0])
            await try_actions(again, *MOVE, END_TURN)
            assert (running(again), remaining(again)) == ("pink", [219.0, 300.0])

    asyncio.run(run())


def test_after_a_crash_players_get_back_the_time_since_the_last_heartbeat_only(tmp_path: Path, clock: Clock) -> None:
    async def run() -> None:
        async with open_registry(tmp_path) as registry:
            table, _ = await start_two_player_game(registry, turn_of_blue(), time_control=BANK)
            clock.now += 100
            await registry.clock_watch.check_store()
            await registry.context.store.write()
            clock.now += 3  # lost with the crash
            registry.clock_watch.pause = nothing  # type: ignore[method-assign]
        clock.now += 10_000
        async with open_registry(tmp_path) as registry:
            assert remaining(await registry.get(table.code)) == [200.0, 300.0]

    asyncio.run(run())


async def nothing() -> None:
    """Instead of what a crash prevents."""


def test_a_clock_that_was_stored_after_the_last_heartbeat_counts_from_there(tmp_path: Path, clock: Clock) -> None:
    async def run() -> None:
        async with open_registry(tmp_path) as registry:
            clock.now += 5000  # nobody played, so there was no heartbeat
            table, _ = await start_two_player_game(registry, turn_of_blue(), time_control=BANK)
            registry.clock_watch.pause = nothing  # type: ignore[method-assign]
        clock.now += 10_000
        async with open_registry(tmp_path) as registry:
            assert remaining(await registry.get(table.code)) == [300.0, 300.0]

    asyncio.run(run())


def test_a_table_is_loaded_when_its_deadline_has_passed(tmp_path: Path, clock: Clock) -> None:
    async def run() -> None:
        async with open_registry(tmp_path) as registry:
            table, _ = await start_two_player_game(registry, turn_of_blue(), time_control=DAYS)
            await try_actions(table, *MOVE)
            await registry.context.store.write()
            del registry.sessions[table.code]
            table.is_discarded = True
            clock.now += 2 * DAY - 1
            await registry.clock_watch.check_store()
            assert table.code not in registry.sessions
            clock.now += 1
            await registry.clock_watch.check_store()
            again = registry.sessions[table.code]
            assert list(again.started_game.log) == [*MOVE, END_TURN]  # the draft, too, was stored
            assert notes(again) == [("draft-played", BLUE, "", "timeout")]
            assert remaining(again) == [2.0 * DAY, 2.0 * DAY]

    asyncio.run(run())


def test_a_turn_that_a_bot_was_playing_is_still_its_turn_after_a_restart(tmp_path: Path, clock: Clock) -> None:
    async def run() -> None:
        async with open_registry(tmp_path) as registry:
            table, _ = await start_two_player_game(registry, turn_of_blue(), time_control=BOT)
            clock.now += 60
            await registry.clock_watch.check_memory()
        async with open_registry(tmp_path, bot_workers=1) as registry:
            again = await registry.get(table.code)
            assert (await api_error(try_actions(again, *MOVE))).code == "not-your-turn"
            connect_client(again, PINK)
            await bots_done(again)
            assert again.started_game.seat == PINK

    asyncio.run(run())


def test_bots_go_on_after_a_restart_though_nobody_opens_the_table(tmp_path: Path, clock: Clock) -> None:
    async def run() -> None:
        async with open_registry(tmp_path) as registry:
            table, _ = await start_two_player_game(registry, turn_of_blue(), time_control=BOT)
            clock.now += 60
            await registry.clock_watch.check_memory()
        async with open_registry(tmp_path, bot_workers=1) as registry:
            await registry.clock_watch.check_store()
            again = registry.sessions[table.code]
            await bots_done(again)
            assert (again.started_game.seat, running(again)) == (PINK, "pink")

    asyncio.run(run())


def test_only_tables_where_people_wait_for_a_bot_are_loaded(tmp_path: Path, clock: Clock) -> None:
    async def run() -> None:
        async with open_registry(tmp_path) as registry:
            find = registry.context.store.read.bot_turns
            warned, _ = await start_two_player_game(registry, turn_of_blue(), time_control=WARN)
            unclocked, people = await start_two_player_game(registry, turn_of_blue())
            await unclocked.run_exclusive(lambda: seat_changes.set_substitute(unclocked, people[0], BLUE, "calm"))
            closed, _ = await start_two_player_game(registry, turn_of_blue(), time_control=BOT)
            left, people = await start_two_player_game(registry, turn_of_blue(), time_control=BOT)
            clock.now += 60
            await registry.clock_watch.check_memory()
            assert await find(10, "") == sorted([closed.code, left.code])
            await closed.run_exclusive(lambda: close_by_operator(closed, "spam"))
            for person in people:
                await left.run_exclusive(lambda person=person: seat_changes.leave(left, person))  # type: ignore[misc]
            assert await find(10, "") == []
            assert warned.clock.timeouts(BLUE) == 1

    asyncio.run(run())


def test_a_few_tables_are_loaded_at_a_time(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next ones are loaded when the bots of those before have played."""
    monkeypatch.setattr(clock_watch, "LOADED_AT_ONCE", 2)

    async def run() -> None:
        async with open_registry(tmp_path) as registry:
            tables = [await start_two_player_game(registry, turn_of_blue(), time_control=BOT) for _ in range(5)]
            codes = sorted([table.code for table, _ in tables])
            clock.now += 60
            await registry.clock_watch.check_memory()
        async with open_registry(tmp_path) as registry:  # without bots: nobody answers
            for _ in range(3):
                await registry.clock_watch.check_store()
                await asyncio.sleep(0)
            assert sorted(registry.sessions) == codes[:2]
            for code in codes[:2]:
                await registry.sessions[code].stop()
            await registry.clock_watch.check_store()
            assert sorted(registry.sessions) == codes[:4]

    asyncio.run(run())


def test_damaged_clocks_are_replaced_by_new_ones(tmp_path: Path, clock: Clock) -> None:
    async def run() -> None:
        async with open_registry(tmp_path) as registry:
            table, _ = await start_two_player_game(registry, turn_of_blue(), time_control=BANK)
            clock.now += 100
        execute_sql(tmp_path, "UPDATE clocks SET remaining = '[1e9, 1e9]'")
        async with open_registry(tmp_path) as registry:
            again = await registry.get(table.code)
            assert (running(again), remaining(again)) == ("blue", [300.0, 300.0])

    asyncio.run(run())


def test_the_operator_who_closes_a_table_stops_its_clock(tmp_path: Path, clock: Clock) -> None:
    async def play(registry: TableRegistry, table: TableSession, _people: list[Identity]) -> None:
        await table.run_exclusive(lambda: close_by_operator(table, "spam"))
        assert await registry.context.store.read.deadlines(10) == []
        clock.now += 10**6
        await registry.clock_watch.check_memory()
        assert notes(table) == []

    with_table(tmp_path, BANK, play)
