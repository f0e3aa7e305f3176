"""A damaged table tells its clients so; nobody else is affected. Every flipped byte in a covered column is noticed."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import websockets

from naqala.server.http.app import NaqalaApp, create_app
from naqala.server.settings import Settings
from naqala.server.store.checksums import COVERED, PRIMARY_KEYS
from naqala.server.tables.chatting import add_chat
from naqala.server.tables.database_check import check_database
from tests.positions import BLUE
from tests.server.hostile import CODES, remaining_messages
from tests.server.registries import (
    FILE,
    MOVE,
    api_error,
    before_move,
    open_registry,
    play_randomly,
    start_two_player_game,
    try_actions,
)
from tests.server.serving import Serving, SocketClient

pytestmark = pytest.mark.once

DAMAGED_FILES: Final = 5
FLIPS: Final = 60  # of single bits, in one run
PATHS: Final = ("", "/scores", "/record", "/record.json", "/replay")


@pytest.fixture(scope="module")
def two_tables(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A stopped server's folder with a running game that has a draft, and a game of some more actions."""
    folder = tmp_path_factory.mktemp("two")

    async def play() -> list[str]:
        async with open_registry(folder) as registry:
            first, _ = await start_two_player_game(registry, before_move())
            await try_actions(first, *MOVE[:2])
            await first.run_exclusive(lambda: add_chat(first, BLUE, "hello"))
            second, _ = await start_two_player_game(registry, public=True)
            await play_randomly(second, 20)
            return [first.code, second.code]

    return folder, asyncio.run(play())


@pytest.fixture
def copied(two_tables: tuple[Path, list[str]], tmp_path: Path) -> tuple[Path, list[str]]:
    shutil.copy(two_tables[0] / FILE, tmp_path / FILE)
    return tmp_path, two_tables[1]


def execute(folder: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute(statement, values)


DAMAGES = {
    "a salt": "UPDATE tables SET salt = x'00' WHERE code = ?",
    "a seed": "UPDATE tables SET seed = zeroblob(16) WHERE code = ?",
    "a seed of another type": "UPDATE tables SET seed = 7 WHERE code = ?",
    "a number of players": "UPDATE tables SET players = 9 WHERE code = ?",
    "a position": "UPDATE tables SET start_position = NULL WHERE code = ?",
    "text that is not UTF-8": "UPDATE tables SET next = CAST(x'ff' AS TEXT) WHERE code = ?",
    "a name": "UPDATE seats SET name = 'Eve' WHERE seat = 0 AND table_code = ?",
    "a seat number": "UPDATE seats SET seat = 7 WHERE seat = 1 AND table_code = ?",
    "a missing seat": "DELETE FROM seats WHERE seat = 1 AND table_code = ?",
    "a bot's level": "UPDATE seats SET kind = 'bot', bot_level = x'00' WHERE seat = 1 AND table_code = ?",
    "an action": "UPDATE actions SET action = 'B2>' WHERE n = 3 AND table_code = ?",
    "a missing action": "DELETE FROM actions WHERE n = 3 AND table_code = ?",
    "a time": "UPDATE actions SET played_at = 7 WHERE n = 3 AND table_code = ?",
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_table_is_refused_and_the_other_is_served(copied: tuple[Path, list[str]], damage: str) -> None:
    folder, (sound, damaged) = copied
    execute(folder, damage, damaged)

    async def load() -> None:
        async with open_registry(folder) as registry:
            error = await api_error(registry.get(damaged))
            assert error.code == "damaged"
            assert "operator" in error.message
            assert (await registry.get(sound)).status == "playing"
            assert damaged not in registry.sessions
            await registry.context.store.read.running_tables(10)

    asyncio.run(load())


# Over the wire


async def first_messages(serving: Serving, code: str) -> list[str | int]:
    """What a spectator receives: the welcome, or the error and the close code."""
    client = await SocketClient.open_socket(serving, code)
    with suppress(websockets.ConnectionClosed):  # a refusal may come before the hello is sent; it is still to be read
        await client.send("hello", keys=[], since=0)
    message = await client.next()
    if message["type"] == "error":
        return [message["code"], *await remaining_messages(client)]
    await client.close()
    return [message["type"]]


def test_the_client_of_a_damaged_table_gets_an_error_and_close_code_4409(copied: tuple[Path, list[str]]) -> None:
    folder, (sound, damaged) = copied
    execute(folder, DAMAGES["a name"], damaged)
    serving = Serving(folder, "--no-limits", "--positions").start()

    async def look() -> None:
        for _ in range(3):
            assert await first_messages(serving, damaged) == ["damaged", 4409]
        assert await first_messages(serving, sound) == ["welcome"]
        async with httpx.AsyncClient(base_url=serving.url) as browser:
            response = await browser.get(f"/api/tables/{damaged}")
            assert (response.status_code, response.json()["code"]) == (409, "damaged")
            assert [table["code"] for table in (await browser.get("/api/tables")).json()["playing"]] == []

    try:
        asyncio.run(look())
        assert serving.logged().count("A row of seats is damaged") == 1
        assert damaged not in serving.logged()
    finally:
        serving.kill()


# Random damage


def flip_a_bit(folder: Path, rng: random.Random) -> str:
    """Flip a bit of a stored value of a covered column; returns where."""
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        table = rng.choice(list(COVERED))
        column = rng.choice([name for names in COVERED[table].values() for name in names])
        keys = PRIMARY_KEYS[table]
        rows = connection.execute(f"SELECT rowid, CAST({column} AS BLOB), typeof({column}) FROM {table}").fetchall()
        rows = [row for row in rows if row[1]]
        if not rows or column in keys:
            return flip_a_bit(folder, rng)
        rowid, value, kind = rng.choice(rows)
        nth = rng.randrange(len(value))
        flipped = value[:nth] + bytes([value[nth] ^ (1 << rng.randrange(8))]) + value[nth + 1 :]
        stored = "?" if kind == "blob" else "CAST(? AS TEXT)" if kind == "text" else f"CAST(CAST(? AS TEXT) AS {kind})"
        connection.execute(f"UPDATE {table} SET {column} = {stored} WHERE rowid = ?", (flipped, rowid))
        after = connection.execute(f"SELECT CAST({column} AS BLOB) FROM {table} WHERE rowid = ?", (rowid,)).fetchone()
        is_same = after[0] == value or (column in BOOLEANS and bool(int(after[0] or 0)) == bool(int(value)))
    return flip_a_bit(folder, rng) if is_same else f"{table}.{column}"


BOOLEANS: Final = ("public", "open_hands", "custom_seed", "custom_start", "move_help")


def test_every_flipped_bit_is_reported_by_the_check(two_tables: tuple[Path, list[str]], tmp_path: Path) -> None:
    rng = random.Random(7)
    for _ in range(FLIPS):
        shutil.copy(two_tables[0] / FILE, tmp_path / FILE)
        where = flip_a_bit(tmp_path, rng)
        report = check_database(f"sqlite+aiosqlite:///{tmp_path / FILE}", lambda *_: None)
        assert report.damages, where


def damage_file(folder: Path, rng: random.Random) -> None:
    """Random bytes anywhere but in the first pages, as a failing disk would leave them."""
    size = (folder / FILE).stat().st_size
    with (folder / FILE).open("r+b") as file:
        for _ in range(rng.choice((1, 4, 16, 64))):
            file.seek(rng.randrange(4096 * 2, size))
            file.write(rng.randbytes(rng.choice((1, 8))))


async def socket_answers(app: NaqalaApp, code: str) -> list[dict[str, Any]]:
    """All messages that the application sends to a spectator who says hello and leaves."""
    sent: list[dict[str, Any]] = []
    answered = asyncio.Event()
    hello = {"type": "websocket.receive", "text": json.dumps({"type": "hello", "keys": [], "since": 0})}
    incoming = iter([{"type": "websocket.connect"}, hello])

    async def receive() -> dict[str, Any]:
        message = next(incoming, None)
        if message is None:
            await answered.wait()
        return message or {"type": "websocket.disconnect", "code": 1000}

    async def send(message: Any) -> None:
        sent.append(message)
        if message["type"] != "websocket.accept":
            answered.set()

    scope = {
        "type": "websocket", "path": f"/api/tables/{code}/socket", "raw_path": b"", "root_path": "", "scheme": "ws",
        "query_string": b"", "headers": [], "subprotocols": [], "client": ("127.0.0.1", 1), "server": ("t", 80),
    }  # fmt: skip
    async with asyncio.timeout(30):
        await app(scope, receive, send)
    return sent


async def check_answers(app: NaqalaApp, codes: list[str]) -> Counter[str]:
    """Ask for everything over HTTP and WebSocket; every answer must be kind."""
    found: Counter[str] = Counter()
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    paths = ["/api/me", "/api/me/tables", "/api/tables", "/health"]
    async with httpx.AsyncClient(transport=transport, base_url="http://t") as browser:
        for path in [*paths, *[f"/api/tables/{code}{path}" for code in codes for path in PATHS]]:
            response = await browser.get(path)
            found["ok" if response.status_code == 200 else response.json()["code"]] += 1
    for code in codes:
        accepted, first, *rest = await socket_answers(app, code)
        message = json.loads(first["text"])
        found[message.get("code", message["type"])] += 1
        assert accepted["type"] == "websocket.accept"
        assert message["type"] != "error" or [end["type"] for end in rest] == ["websocket.close"]
    assert set(found) <= (CODES - {"internal-error"}) | {"ok", "welcome"}, found
    return found


def test_whatever_is_damaged_every_answer_is_kind(
    two_tables: tuple[Path, list[str]], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    rng = random.Random(8)
    found: Counter[str] = Counter()

    async def serve_damaged(folder: Path) -> None:
        app = create_app(Settings(database=f"sqlite+aiosqlite:///{folder / FILE}", bot_workers=0, limits=False))
        async with app.router.lifespan_context(app):
            damage_file(folder, rng)  # after the check at the start
            found.update(await check_answers(app, two_tables[1]))

    for nth in range(DAMAGED_FILES):
        folder = tmp_path / str(nth)
        folder.mkdir()
        shutil.copy(two_tables[0] / FILE, folder / FILE)
        for _ in range(rng.choice((0, 2, 6))):
            flip_a_bit(folder, rng)
        asyncio.run(serve_damaged(folder))
    assert min(found["ok"], found["welcome"], found["damaged"]) > 0
    assert "Traceback" not in caplog.text
