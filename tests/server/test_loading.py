"""Loading a table from the store."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from naqala.engine.actions import END_TURN, Action
from naqala.engine.game import Game
from naqala.engine.steps import Selling
from naqala.server.tables import table_registry as registry_module
from naqala.server.tables.table_options import SeatOptions, TableOptions
from naqala.version import VERSION
from tests.positions import BLUE, game_at
from tests.server.registries import (
    FILE,
    MOVE,
    api_error,
    before_move,
    connect_client,
    dump_database,
    execute_sql,
    open_registry,
    play_randomly,
    start_two_player_game,
    try_actions,
)

PLAYED = 60  # actions, or a few more


@pytest.fixture(scope="module")
def played_game(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The folder of a stopped server with a running game, and the table's code."""
    folder = tmp_path_factory.mktemp("played")

    async def play() -> str:
        async with open_registry(folder) as registry:
            table, _ = await start_two_player_game(registry)
            await play_randomly(table, PLAYED)
            return table.code

    return folder, asyncio.run(play())


@pytest.fixture
def copied_game(played_game: tuple[Path, str], tmp_path: Path) -> tuple[Path, str]:
    """A copy of the same, to be changed."""
    folder, code = played_game
    shutil.copy(folder / FILE, tmp_path / FILE)
    return tmp_path, code


@pytest.fixture
def game_with_draft(tmp_path: Path) -> tuple[Path, str]:
    """The folder of a stopped server with a draft, and the table's code."""

    async def play() -> str:
        async with open_registry(tmp_path) as registry:
            table, _ = await start_two_player_game(registry, before_move())
            await try_actions(table, *MOVE[:2])
            return table.code

    return tmp_path, asyncio.run(play())


# Games


def test_a_game_goes_on_where_it_was(copied_game: tuple[Path, str]) -> None:
    folder, code = copied_game

    async def go_on() -> None:
        async with open_registry(folder) as registry:
            table = await registry.get(code)
            assert len(table.started_game.log) >= PLAYED
            await play_randomly(table, 2 * PLAYED)
            state, log = table.started_game.state, table.started_game.log
        async with open_registry(folder) as registry:
            game = (await registry.get(code)).started_game
            assert (game.log, game.state) == (log, state)

    asyncio.run(go_on())


def test_a_game_of_another_version_that_replays_to_the_same_goes_on(copied_game: tuple[Path, str]) -> None:
    folder, code = copied_game
    execute_sql(folder, "UPDATE tables SET engine_version = '0.0.1'")

    async def go_on() -> None:
        async with open_registry(folder) as registry:
            table = await registry.get(code)
            await play_randomly(table, 2 * PLAYED)
            assert len(table.started_game.log) >= 2 * PLAYED

    asyncio.run(go_on())


FIRST_DRAWN = "WHERE n = (SELECT min(n) FROM actions WHERE drawn != '')"
FIRST_NOT_DRAWN = "WHERE n = (SELECT min(n) FROM actions WHERE drawn = '')"
CHANGES = {
    "another start is written": "UPDATE tables SET start_position = start_position || ' '",
    "an action is unlawful": "UPDATE actions SET action = 'keep:Boaz' WHERE n = 20",
    "an action is no action": "UPDATE actions SET action = 'castle' WHERE n = 20",
    "an action is somebody else's": "UPDATE actions SET seat = 1 - seat WHERE n = 20",
    "an action is missing": "DELETE FROM actions WHERE n = 20",
    "chance brings something else": f"UPDATE actions SET drawn = 'Fish' {FIRST_DRAWN}",
    "chance brings nothing": f"UPDATE actions SET drawn = '' {FIRST_DRAWN}",
    "chance brings anything at all": f"UPDATE actions SET drawn = 'Fish' {FIRST_NOT_DRAWN}",
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_a_game_that_replays_differently_is_refused_and_left_unchanged(
    copied_game: tuple[Path, str], change: str
) -> None:
    folder, code = copied_game
    execute_sql(folder, "UPDATE tables SET engine_version = '0.0.1'")
    before = dump_database(folder)
    execute_sql(folder, change)
    changed = dump_database(folder)
    assert changed != before

    async def load() -> None:
        async with open_registry(folder) as registry:
            error = await api_error(registry.get(code))
            assert error.code == "incompatible-version"
            assert "0.0.1" in error.message
            assert VERSION in error.message
            assert code not in registry.sessions

    asyncio.run(load())
    assert dump_database(folder) == changed


def test_a_finished_game_is_loaded_from_its_record_if_the_seed_replays_differently(tmp_path: Path) -> None:
    async def play() -> str:
        async with open_registry(tmp_path) as registry:
            table, _ = await start_two_player_game(registry, game_at(asked=[Selling(BLUE)], to_act=[], no_move=True))
            await try_actions(table, END_TURN)
            return table.code

    async def load(code: str) -> Game:
        async with open_registry(tmp_path) as registry:
            return (await registry.get(code)).started_game

    code = asyncio.run(play())
    execute_sql(tmp_path, "UPDATE actions SET drawn = 'Fish'")
    game = asyncio.run(load(code))
    assert (game.over, list(game.log)) == (True, [END_TURN])
    execute_sql(tmp_path, "UPDATE tables SET record = 'castle'")
    assert asyncio.run(api_error(load(code))).code == "incompatible-version"


def test_a_waiting_table_is_loaded_with_the_same_commitment(tmp_path: Path) -> None:
    async def wait() -> None:
        async with open_registry(tmp_path) as registry:
            ann, _ = await registry.context.identities.create("Ann")
            created = await registry.create(ann, TableOptions(seats=[SeatOptions("person")] * 3))
            commitment = created.row.commitment
            assert commitment
        async with open_registry(tmp_path) as registry:
            table = await registry.get(created.code)
            assert (table.status, table.row.commitment) == ("waiting", commitment)

    asyncio.run(wait())


def test_a_code_of_no_table_finds_none(tmp_path: Path) -> None:
    async def load() -> None:
        async with open_registry(tmp_path) as registry:
            for code in ("23456789", "ABC", "", "ABCD/FGH", "0BCDEFGH", "ABCDEFGHJ"):
                assert (await api_error(registry.get(code))).code == "no-such-table"
            assert registry.sessions == {}

    asyncio.run(load())


# Drafts


def load_draft(folder: Path, code: str) -> list[Action]:
    async def load() -> list[Action]:
        async with open_registry(folder) as registry:
            table = await registry.get(code)
            assert table.draft is not None
            return table.draft.actions

    return asyncio.run(load())


def test_a_draft_outlives_the_server(game_with_draft: tuple[Path, str]) -> None:
    assert load_draft(*game_with_draft) == MOVE[:2]


BROKEN = {
    "an action that is no option": "UPDATE drafts SET actions = 'C3> F5v'",
    "an action that is none": "UPDATE drafts SET actions = 'C3> castle'",
    "nothing at all": "UPDATE drafts SET actions = ''",
    "of another moment": "UPDATE drafts SET action_count = 1",
    "of another seat": "UPDATE drafts SET seat = 1",
}


@pytest.mark.parametrize("change", BROKEN.values(), ids=BROKEN.keys())
def test_a_draft_that_does_not_follow_what_is_played_is_left_out(
    game_with_draft: tuple[Path, str], change: str
) -> None:
    execute_sql(game_with_draft[0], change)
    assert load_draft(*game_with_draft) == []


def test_what_commits_is_left_out_of_a_draft(game_with_draft: tuple[Path, str]) -> None:
    """Another version may have stored it; the result of a random draw must not be shown in a draft."""
    execute_sql(game_with_draft[0], "UPDATE drafts SET actions = 'C3> D3v E3e end'")
    assert load_draft(*game_with_draft) == MOVE


def test_without_its_broken_draft_a_game_goes_on(game_with_draft: tuple[Path, str]) -> None:
    folder, code = game_with_draft
    execute_sql(folder, BROKEN["an action that is no option"])

    async def go_on() -> None:
        async with open_registry(folder) as registry:
            table = await registry.get(code)
            await try_actions(table, *MOVE)
            assert table.draft is not None
            assert table.draft.actions == MOVE

    asyncio.run(go_on())


# The memory


@pytest.fixture
def sweeping(monkeypatch: pytest.MonkeyPatch) -> None:
    """The registry looks after its tables all the time."""
    monkeypatch.setattr(registry_module, "MAINTENANCE_INTERVAL", 0.01)


@pytest.mark.usefixtures("sweeping")
def test_an_unused_table_is_unloaded_and_loaded_again_unchanged(tmp_path: Path) -> None:
    async def wait() -> None:
        async with open_registry(tmp_path, unload_seconds=0.05) as registry:
            table, _ = await start_two_player_game(registry, before_move())
            await try_actions(table, *MOVE[:2])
            client = connect_client(table)
            await asyncio.sleep(0.2)
            assert registry.sessions == {table.code: table}  # somebody looks at it
            table.remove_client(client)
            async with asyncio.timeout(10):
                while registry.sessions:
                    await asyncio.sleep(0.01)
            again = await registry.get(table.code)
            assert again.draft is not None
            assert again.draft.actions == MOVE[:2]

    asyncio.run(wait())


@pytest.mark.usefixtures("sweeping")
def test_a_table_that_a_client_is_connecting_to_stays_loaded(tmp_path: Path) -> None:
    """Otherwise the client would join a session that others no longer find."""

    async def wait() -> None:
        async with open_registry(tmp_path, unload_seconds=60) as registry:
            table, _ = await start_two_player_game(registry, before_move())
            table.last_used -= 100
            found = await registry.get(table.code)
            await asyncio.sleep(0.1)  # the client takes its time to say hello
            assert await registry.get(table.code) is found

    asyncio.run(wait())
