"""`naqala admin check` finds damage, says what to do, and changes nothing."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from naqala.engine.actions import END_TURN
from naqala.engine.steps import Selling
from tests.positions import BLUE, game_at
from tests.server.registries import (
    FILE,
    open_registry,
    play_randomly,
    refill_checksums,
    start_two_player_game,
    try_actions,
)
from tests.server.store.test_version_0_1 import FIXTURE

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """The folder of a stopped server with a running game and a finished one, and their codes."""
    folder = tmp_path_factory.mktemp("played")

    async def play() -> list[str]:
        async with open_registry(folder) as registry:
            running, _ = await start_two_player_game(registry)
            await play_randomly(running, 20)
            over, _ = await start_two_player_game(registry, game_at(asked=[Selling(BLUE)], to_act=[], no_move=True))
            await try_actions(over, END_TURN)
            return [running.code, over.code]

    return folder, asyncio.run(play())


@pytest.fixture
def database(played: tuple[Path, list[str]], tmp_path: Path) -> Path:
    shutil.copy(played[0] / FILE, tmp_path / FILE)
    return tmp_path / FILE


def execute(database: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        assert connection.execute(statement, values).rowcount > 0


def test_a_sound_database_is_found_sound_and_is_not_changed(naqala, database: Path) -> None:
    before = database.read_bytes()
    result = naqala("admin", "check", str(database))
    assert (result.code, result.err) == (0, "")
    assert "Checked 2 tables" in result.out
    assert "replayed 2 games.\nNothing is damaged." in result.out
    assert database.read_bytes() == before


def test_as_json_it_is_one_object(naqala, database: Path) -> None:
    result = naqala("admin", "check", "--json", f"sqlite+aiosqlite:///{database}")
    report = json.loads(result.out)
    assert (report["ok"], report["tables"], report["games_replayed"], report["damaged"]) == (True, 2, 2, [])


def test_every_damaged_row_is_listed_with_what_to_do(naqala, database: Path, played: tuple[Path, list[str]]) -> None:
    running, over = played[1]
    execute(database, "UPDATE actions SET played_at = 7 WHERE n = 4 AND table_code = ?", running)
    execute(database, "UPDATE actions SET drawn = 'x' WHERE n = 9 AND table_code = ?", running)
    execute(database, "UPDATE seats SET name = 'Eve' WHERE seat = 1 AND table_code = ?", over)
    execute(database, "UPDATE identities SET name = 'Eve'")
    result = naqala("admin", "check", str(database))
    assert result.code == 1
    assert f"- table {running}: action 5 was changed, or an action before it is missing" in result.out
    assert f"- table {over}: seat 1 was changed" in result.out
    assert result.out.count("a row of identities was changed") == 4
    assert "What to do:" in result.out
    report = json.loads(naqala("admin", "check", "--json", str(database)).out)
    assert report["ok"] is False
    assert {"table": over, "what": "seat 1 was changed"} in report["damaged"]


GAMES = {
    "an illegal action": ("UPDATE actions SET action = 'keep:Boaz' WHERE n = 12", "Action 13 is illegal"),
    "another seed": ("UPDATE tables SET seed = zeroblob(16) WHERE custom_start = 0", "does not match the commitment"),
    "a record that is gone": ("UPDATE tables SET record = NULL WHERE finished_at IS NOT NULL", "without a record"),
    "a seat that is missing": ("DELETE FROM seats WHERE seat = 1", "It has the seats [0] for 2 players"),
    "actions before the start": ("UPDATE tables SET started_at = NULL WHERE custom_start = 0", "has not started"),
}


@pytest.mark.parametrize(("change", "noticed"), GAMES.values(), ids=GAMES.keys())
def test_a_game_that_contradicts_itself_is_found_even_if_its_checksums_are_right(
    naqala, database: Path, change: str, noticed: str
) -> None:
    execute(database, change)
    refill_checksums(database.parent)
    result = naqala("admin", "check", str(database))
    assert (result.code, noticed in result.out) == (1, True), result.out


def test_a_reference_to_nobody_is_found(naqala, database: Path) -> None:
    execute(database, "UPDATE tables SET host = 'nobody' WHERE custom_start = 0")
    result = naqala("admin", "check", str(database))
    assert "a row of tables refers to a row of identities that does not exist" in result.out
    assert result.code == 1


def test_a_damaged_file_is_found(naqala, database: Path) -> None:
    whole = database.read_bytes()
    database.write_bytes(whole[:8192] + bytes(len(whole) - 8192))
    result = naqala("admin", "check", str(database))
    assert (result.code, "the file" in result.out) == (1, True)


def test_a_file_that_is_no_database_and_a_missing_one_are_refused_kindly(naqala, tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("Dear diary, " * 999)
    assert "not a database" in naqala("admin", "check", str(tmp_path / "diary")).out
    result = naqala("admin", "check", str(tmp_path / "nothing.db"))
    assert (result.code, "There is no database" in result.err) == (2, True)
    assert not (tmp_path / "nothing.db").exists()


def test_of_an_older_version_only_the_file_is_checked(naqala, tmp_path: Path) -> None:
    shutil.copy(FIXTURE, tmp_path / "old.db")
    result = naqala("admin", "check", str(tmp_path / "old.db"))
    assert (result.code, "without checksums" in result.out) == (0, True)
