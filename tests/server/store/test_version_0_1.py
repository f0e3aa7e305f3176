"""A database of version 0.1 opens: nothing is lost, every game replays and goes on, old cookies and keys work."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import httpx
import pytest

from naqala.engine.fairness import commitment
from naqala.engine.game import Game
from naqala.engine.notation.action_codec import action_text
from naqala.server.http.app import create_app
from naqala.server.settings import Settings
from naqala.server.store.migrations.versions import __file__ as versions_file
from naqala.server.tables.drafting import confirm
from naqala.server.tables.session import TableSession
from naqala.server.tables.table_registry import TableRegistry
from tests.server.serving import Serving, SocketClient

FIXTURE: Final = Path(__file__).parent / "fixtures" / "version_0_1.db"
COOKIES: Final = {
    "Ann": "AS4oeKzlaRRXQQZhzkD5cOQ_UCEU3sHUy8EQBCaBpS4",
    "Bob": "0rnLCtU2Sx_YnDruOnJcMs1PrUBatihfJaX1IGFitIs",
    "Cem": "M0QwniNBEz5ldx_AxYf8mX8c-Y8xRbXseeCUPgkDvJo",
}
BOBS_DEVICE_CODE: Final = "399R23QXRPJR"
FINISHED: Final = ("AE4XVS8G", "9XAE3YQJ", "WRF75TA9")
DRAFTING, SUBSTITUTED, FROM_POSITION = "K8EEE3BV", "S43NYSVT", "YEXWMSDT"
RUNNING: Final = (DRAFTING, SUBSTITUTED, FROM_POSITION)
REMATCHES: Final = ("AE4XVS8G", "9XAE3YQJ", "9483XRZG")
WAITING, CLOSED = "FADCMBMB", "WGVKQX6K"
SEAT_KEYS: Final = {
    (REMATCHES[2], "blue"): "rLwjqk79DlsYjJVSbRNKMq9yHUOiBdJrOTdXnnjgVRc",
    (DRAFTING, "blue"): "Pe7aVQRcyYY4opIMYpENZYRp-LEkaKFAstylIXtlFug",
    (DRAFTING, "pink"): "VxBcPyR-JMP-VaNjzAPqHtVHu9SteQPujWyNGYPqiAU",
    (DRAFTING, "orange"): "d2CmWcy4ZRN33Y-9EaCUdCTVcEIqCTXXzxkZbUez1fY",
    (SUBSTITUTED, "blue"): "aLG6u3CJ7Me72ejmi6dg50N2HRsh8JHD8kXWRgwhvVQ",
    (SUBSTITUTED, "pink"): "k7j1hXUbzPBhYKHHTRAjduglg4ZqW4eCQ8535DZGkp8",
    (FROM_POSITION, "blue"): "Hu5FL3bG3L7OvDNBRFfGxgnPBsA65qtU8tHlsbXmrdM",
    (FROM_POSITION, "pink"): "ZdJQ69k5g33zazYS5O5wI260AdEucjgLtxSB2nj0kw4",
}
# The names of version 0.1, and the names of today.
TABLES: Final = {
    "guests": "identities", "guest_keys": "identity_keys", "passes": "device_codes", "tables": "tables",
    "chairs": "seats", "seat_keys": "seat_keys", "deeds": "actions", "drafts": "drafts", "chats": "chat_messages",
}  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copy(FIXTURE, tmp_path / "tables.db")
    return tmp_path


def settings(folder: Path) -> Settings:
    return Settings(database=f"sqlite+aiosqlite:///{folder / 'tables.db'}", bot_workers=0)


def with_registry(folder: Path, check: Callable[[TableRegistry], Awaitable[None]]) -> None:
    async def run() -> None:
        registry = await TableRegistry.open(settings(folder))
        try:
            await check(registry)
        finally:
            await registry.close()

    asyncio.run(run())


def rows(file: Path, table: str, columns: int = 99) -> list[tuple[object, ...]]:
    """The first columns of all rows."""
    with closing(sqlite3.connect(file)) as connection:
        return sorted([row[:columns] for row in connection.execute(f"SELECT * FROM {table}")], key=repr)


async def nothing(_registry: TableRegistry) -> None:
    pass


def test_the_fixture_is_of_version_0_1() -> None:
    assert rows(FIXTURE, "alembic_version") == [("0001",)]
    assert (Path(versions_file).parent / "0002_plain_names.py").exists()


@pytest.mark.parametrize(("old", "new"), TABLES.items())
def test_every_row_is_there_with_the_same_values(folder: Path, old: str, new: str) -> None:
    with_registry(folder, nothing)
    before = rows(FIXTURE, old)
    assert rows(folder / "tables.db", new, len(before[0])) == before


@pytest.mark.parametrize("code", FINISHED)
def test_a_finished_game_replays_to_its_record(folder: Path, code: str) -> None:
    async def check(registry: TableRegistry) -> None:
        session = await registry.get(code)
        assert session.row.record is not None
        record = Game.parse(session.row.record)
        game = session.started_game
        assert (session.status, game.over) == ("finished", True)
        assert [action_text(action) for action in game.log] == [action_text(action) for action in record.log]
        assert game.scores() == record.scores()

    with_registry(folder, check)


async def play_to_the_end(session: TableSession) -> None:
    rng = Random(1)
    for seat, row in enumerate(session.seats):
        assert row.bot == ("gentle" if (session.code, seat) == (SUBSTITUTED, 1) else "")
    game = session.started_game
    while not game.over:
        action = rng.choice(list(game.options))
        await session.run_exclusive(partial(session.commit, game.seat, [action]))


@pytest.mark.parametrize("code", RUNNING)
def test_a_running_game_goes_on_to_its_end(folder: Path, code: str) -> None:
    async def check(registry: TableRegistry) -> None:
        session = await registry.get(code)
        assert len(session.started_game.log) >= 12
        assert not session.started_game.over
        await play_to_the_end(session)
        assert session.row.finished_at is not None

    with_registry(folder, check)


def test_a_draft_and_the_chat_are_there(folder: Path) -> None:
    async def check(registry: TableRegistry) -> None:
        session = await registry.get(DRAFTING)
        assert session.draft is not None
        assert [action_text(action) for action in session.draft.actions] == ["B4>", "B3b"]
        assert [row.text for row in session.chat] == ["Shall we? – ready…", "yes"]
        await session.run_exclusive(lambda: confirm(session, 1))

    with_registry(folder, check)


def test_tables_are_what_they_were(folder: Path) -> None:
    async def check(registry: TableRegistry) -> None:
        infos = [(await registry.get(code)).info() for code in (*REMATCHES, WAITING, CLOSED, *RUNNING)]
        statuses = "finished finished waiting waiting closed playing playing playing"
        assert " ".join([info["status"] for info in infos]) == statuses
        assert [(info["previous"], info["next"]) for info in infos[:3]] == [
            (None, REMATCHES[1]),
            (REMATCHES[0], REMATCHES[2]),
            (REMATCHES[1], None),
        ]
        assert [info["public"] for info in infos] == [False, False, False, True, False, False, False, False]
        assert [info["custom_seed"] for info in infos[5:]] == [True, False, False]
        assert [(info["custom_start"], info["open_hands"]) for info in infos[5:]] == [(False, False)] * 2 + [
            (True, True)
        ]
        listed = await registry.context.store.read.waiting_tables(10)
        assert [table.code for table in listed] == [WAITING]

    with_registry(folder, check)


# Cookies, keys and links


@pytest.fixture
def serving(folder: Path) -> Iterator[Serving]:
    serving = Serving(folder, "--no-limits").start()
    yield serving
    serving.kill()


def test_old_cookies_seat_keys_and_codes_work(serving: Serving) -> None:
    async def connect_all() -> None:
        for name, cookie in COOKIES.items():
            async with httpx.AsyncClient(base_url=serving.url, cookies={"naqala": cookie}) as browser:
                assert (await browser.get("/api/me")).json() == {"known": True, "name": name, "language": None}
                assert len((await browser.get("/api/me/tables")).json()["tables"]) >= 3
        for (code, seat), key in SEAT_KEYS.items():
            client = await SocketClient.connect(serving, code, [key])
            assert client.seats == [seat]
            await client.close()
        async with httpx.AsyncClient(base_url=serving.url) as browser:
            moved = await browser.post("/api/me/device", json={"code": BOBS_DEVICE_CODE})
            assert moved.json() == {"known": True, "name": "Bob", "language": None}

    asyncio.run(connect_all())


def test_bob_confirms_his_old_draft_with_his_old_key(serving: Serving) -> None:
    async def play() -> None:
        client = await SocketClient.connect(serving, DRAFTING, [SEAT_KEYS[DRAFTING, "pink"]], since=-1)
        counts = client.at()
        assert counts == {"action_count": 39, "draft_count": 2}
        assert (await client.ask("confirm", **counts))["type"] == "ack"
        await client.close()

    asyncio.run(play())


def test_old_links_lead_to_the_page(folder: Path) -> None:
    """The lobby and `/t/CODE`; a page that is not built answers 503, an unknown path 404."""
    paths = {getattr(route, "path", "") for route in create_app(settings(folder)).routes}
    assert {"/", "/t/{code}", "/api/tables/{code}/socket"} <= paths


def test_every_dealt_table_gets_the_commitment_that_its_players_saw(folder: Path) -> None:
    async def check(registry: TableRegistry) -> None:
        for code in (*FINISHED, *RUNNING, WAITING):
            row = (await registry.get(code)).row
            expected = "" if row.custom_start else commitment(int.from_bytes(row.seed, "big"), row.salt)
            assert row.commitment == expected

    with_registry(folder, check)
