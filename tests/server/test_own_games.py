"""A player's finished games: whose they are, their pages, their scores, and the export of their records."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import httpx
import pytest

from naqala.engine.actions import EndTurn
from naqala.engine.game import Game
from naqala.engine.notation import position_text
from naqala.server.http import own_game_routes
from naqala.server.http.request_costs import request_cost
from naqala.server.identity.tokens import COOKIE
from naqala.server.store.rows import Identity, StoredRecord
from naqala.server.tables import seat_changes, starting
from naqala.server.tables.session import TableSession
from naqala.server.tables.table_options import SeatOptions, TableOptions
from tests.server.in_process import InProcess, last_turn, open_app, with_app
from tests.server.registries import try_actions

pytestmark = pytest.mark.once


@dataclass
class Player:
    """Somebody with a browser, who finishes games."""

    app: InProcess
    identity: Identity
    browser: httpx.AsyncClient

    async def finish_game(self) -> TableSession:
        seats = [SeatOptions("person")] * 2
        options = TableOptions(seats=seats, position=position_text(last_turn().state))
        table = await self.app.registry.create(self.identity, options)
        other = await new_player(self.app, "Bob")
        await table.run_exclusive(lambda: seat_changes.join(table, other.identity, "", None))
        await table.run_exclusive(lambda: starting.start_game(table))
        await try_actions(table, EndTurn())
        return table


async def new_player(app: InProcess, name: str = "Ann") -> Player:
    identity, token = await app.registry.context.identities.create(name)
    player = Player(app, identity, app.browser())
    player.browser.cookies.set(COOKIE, token)
    return player


async def same_player(app: InProcess, player: Player) -> Player:
    """After a restart."""
    again = Player(app, player.identity, app.browser())
    again.browser.cookies = player.browser.cookies
    return again


async def games(browser: httpx.AsyncClient, before: object = None) -> dict[str, Any]:
    query = "" if before is None else f"?before={before}"
    response = await browser.get(f"/api/me/games{query}")
    assert response.status_code == 200
    found: dict[str, Any] = response.json()
    return found


def test_a_finished_game_is_listed_with_its_scores_for_its_player_only(tmp_path: Path) -> None:
    async def check(app: InProcess) -> None:
        ann = await new_player(app)
        table = await ann.finish_game()
        (game,) = (await games(ann.browser))["games"]
        scores = (await app.browser().get(f"/api/tables/{table.code}/scores")).json()
        assert game["code"] == table.code
        assert game["scores"] == {key: scores[key] for key in ("score_sheets", "winners")}
        assert game["own_seats"] == ["blue"]
        assert game["started"] < game["finished"]
        assert await games(app.browser()) == {"games": [], "total": 0, "next": None}

    with_app(tmp_path, check)


def test_pages_lead_from_the_newest_game_to_the_oldest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_game_routes, "PAGE", 2)

    async def check(app: InProcess) -> None:
        ann = await new_player(app)
        played = [(await ann.finish_game()).code for _ in range(3)]
        first = await games(ann.browser)
        second = await games(ann.browser, first["next"])
        assert [game["code"] for page in (first, second) for game in page["games"]] == played[::-1]
        assert (first["total"], second["total"], second["next"]) == (3, 3, None)

    with_app(tmp_path, check)


def test_the_scores_of_an_older_version_are_computed_once(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as app:
            ann = await new_player(app)
            await ann.finish_game()
            (known,) = (await games(ann.browser))["games"]
        for broken in (None, "", "{", '{"score_sheets": []}', '{"score_sheets": 1, "winners": []}'):
            with sqlite3.connect(tmp_path / "tables.db") as database:
                database.execute("UPDATE tables SET scores = ?", (broken,))
            async with open_app(tmp_path) as app:
                assert (await games((await same_player(app, ann)).browser))["games"] == [known]
            with sqlite3.connect(tmp_path / "tables.db") as database:
                assert "score_sheets" in database.execute("SELECT scores FROM tables").fetchone()[0]

    asyncio.run(check())


def test_a_page_that_has_not_changed_is_not_sent_again(tmp_path: Path) -> None:
    async def check(app: InProcess) -> None:
        ann = await new_player(app)
        await ann.finish_game()
        first = await ann.browser.get("/api/me/games")
        assert first.headers["cache-control"] == "private, no-cache"
        again = await ann.browser.get("/api/me/games", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")

    with_app(tmp_path, check)


@pytest.mark.parametrize("before", ["nan", "-inf", "-1", "1e999", "0"])
def test_a_strange_page_is_at_most_the_first(tmp_path: Path, before: str) -> None:
    async def check(app: InProcess) -> None:
        ann = await new_player(app)
        await ann.finish_game()
        assert len((await games(ann.browser, before))["games"]) == (before == "1e999")

    with_app(tmp_path, check)


@pytest.mark.parametrize("before", ["x", "", "1,2"])
def test_what_is_no_time_is_refused(tmp_path: Path, before: str) -> None:
    async def check(app: InProcess) -> None:
        response = await app.browser().get(f"/api/me/games?before={before}")
        assert (response.status_code, response.json()["code"]) == (422, "malformed")

    with_app(tmp_path, check)


# Export


def test_all_records_come_as_an_archive_of_files_that_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_game_routes, "EXPORT_BATCH", 2)

    async def check(app: InProcess) -> None:
        ann, eve = await new_player(app), await new_player(app, "Eve")
        codes = {(await ann.finish_game()).code for _ in range(3)}
        await eve.finish_game()
        response = await ann.browser.get("/api/me/games/records")
        assert response.headers["content-type"] == "application/zip"
        assert "naqala-games.zip" in response.headers["content-disposition"]
        archive = ZipFile(BytesIO(response.content))
        assert archive.testzip() is None
        assert {name.removesuffix(".naqala") for name in archive.namelist()} == codes
        for name in archive.namelist():
            assert Game.parse(archive.read(name).decode()).over

    with_app(tmp_path, check)


def test_all_games_are_exported_however_many_in_batches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = [StoredRecord(f"GAME{n:04}", 1.7e9 + n, "a record") for n in range(1, 2002)]
    asked: list[int] = []

    async def finished_records(identity: str, before: float, limit: int) -> list[StoredRecord]:
        asked.append(limit)
        return [stored for stored in reversed(played) if stored.finished_at < before][:limit]

    async def check(app: InProcess) -> None:
        ann = await new_player(app)
        monkeypatch.setattr(app.registry.context.store.read, "finished_records", finished_records)
        response = await ann.browser.get("/api/me/games/records")
        names = ZipFile(BytesIO(response.content)).namelist()
        assert names == [f"{stored.code}.naqala" for stored in reversed(played)]
        assert max(asked) <= own_game_routes.EXPORT_BATCH

    with_app(tmp_path, check)


def test_a_damaged_record_is_left_out(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as app:
            ann = await new_player(app)
            damaged, whole = await ann.finish_game(), await ann.finish_game()
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("UPDATE tables SET record = 'x' WHERE code = ?", (damaged.code,))
        async with open_app(tmp_path) as app:
            response = await (await same_player(app, ann)).browser.get("/api/me/games/records")
            assert ZipFile(BytesIO(response.content)).namelist() == [f"{whole.code}.naqala"]

    asyncio.run(check())


def test_nobody_without_an_identity_exports_anything(tmp_path: Path) -> None:
    async def check(app: InProcess) -> None:
        response = await app.browser().get("/api/me/games/records")
        assert (response.status_code, response.json()["code"]) == (401, "no-identity")

    with_app(tmp_path, check)


def test_an_export_costs_much_more_than_a_page() -> None:
    page, export = (request_cost("GET", f"/api/me/games{rest}") for rest in ("", "/records"))
    assert export >= 20 * page > 20
