"""What is read of a finished game is built once, costs little afterwards, and fills no memory."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from naqala.server import rate_limits
from naqala.server.http.request_costs import REBUILD_COST, request_cost
from naqala.server.http.response_cache import ResponseCache
from naqala.server.tables.archive import FinishedTable
from tests.server.in_process import InProcess, finished_game, open_app, with_app
from tests.server.registries import Clock

pytestmark = pytest.mark.once

KINDS = ["scores", "record", "record.json", "replay"]


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that are loaded to build a response."""
    found: list[str] = []
    load_game = FinishedTable.load_game

    async def counted(table, context):
        found.append(table.row.code)
        return await load_game(table, context)

    monkeypatch.setattr(FinishedTable, "load_game", counted)
    return found


def test_a_game_that_is_not_in_memory_is_read_once_and_does_not_become_a_live_table(
    tmp_path: Path, builds: list[str]
) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as app:
            table, _ = await finished_game(app.registry)
            live = [await app.browser().get(f"/api/tables/{table.code}/{kind}") for kind in KINDS]
        builds.clear()
        async with open_app(tmp_path) as app:
            for _ in range(3):
                stored = [await app.browser().get(f"/api/tables/{table.code}/{kind}") for kind in KINDS]
                assert [response.content for response in stored] == [response.content for response in live]
            assert len(builds) == len(KINDS)
            assert not app.registry.sessions

    asyncio.run(check())


@pytest.mark.parametrize("kind", KINDS)
def test_a_browser_that_has_it_already_is_told_so(tmp_path: Path, kind: str) -> None:
    async def check(app: InProcess) -> None:
        table, _ = await finished_game(app.registry)
        path = f"/api/tables/{table.code}/{kind}"
        first = await app.browser().get(path)
        assert (first.status_code, first.headers["cache-control"]) == (200, "private, no-cache")
        for known in (first.headers["etag"], f'"other", W/{first.headers["etag"]}'):
            again = await app.browser().get(path, headers={"If-None-Match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
        assert (await app.browser().get(path, headers={"If-None-Match": '"other"'})).content == first.content

    with_app(tmp_path, check)


def test_the_rulebook_can_be_kept_by_browsers_too(tmp_path: Path) -> None:
    async def check(app: InProcess) -> None:
        etag = (await app.browser().get("/api/rulebook")).headers["etag"]
        assert (await app.browser().get("/api/rulebook", headers={"If-None-Match": etag})).status_code == 304

    with_app(tmp_path, check)


def test_what_still_changes_after_the_end_is_not_kept(tmp_path: Path) -> None:
    async def check(app: InProcess) -> None:
        table, (ann, _) = await finished_game(app.registry)
        path = f"/api/tables/{table.code}/replay"
        assert (await app.browser().get(path)).json()["table"]["next"] is None
        rematch = await app.registry.rematch(table, ann)
        assert (await app.browser().get(path)).json()["table"]["next"] == rematch.code

    with_app(tmp_path, check)


def test_of_a_running_game_nothing_is_cached(tmp_path: Path, builds: list[str]) -> None:
    async def check(app: InProcess) -> None:
        created = await app.browser().post("/api/tables", json={"seats": [{"kind": "device"}] * 2, "start": True})
        for kind in KINDS:
            response = await app.browser().get(f"/api/tables/{created.json()['code']}/{kind}")
            assert response.json()["code"] == "not-finished"
        assert (len(builds), len(app.app.state.responses)) == (0, 0)

    with_app(tmp_path, check)


# Costs


def test_a_request_costs_by_the_work_it_makes() -> None:
    assert request_cost("GET", "/api/me") == request_cost("GET", "/") == 1
    assert request_cost("GET", "/api/tables/ABCDEFGH/replay") == request_cost("HEAD", "/api/tables/X/replay") == 4
    assert request_cost("POST", "/api/tables") == request_cost("POST", "/api/tables/ABCDEFGH/rematch") == 5
    assert request_cost("POST", "/api/guide/sow") == request_cost("POST", "/api/tables")
    assert request_cost("GET", "/api/tables") > request_cost("GET", "/api/tables/ABCDEFGH")


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    """No tokens come back."""
    monkeypatch.setattr(rate_limits, "monotonic", Clock())


@pytest.mark.usefixtures("frozen")
def test_who_asks_for_expensive_things_is_limited_sooner_and_alone(tmp_path: Path) -> None:
    async def check(app: InProcess) -> None:
        table, _ = await finished_game(app.registry)
        path = f"/api/tables/{table.code}/replay"
        statuses = [(await app.browser().get(path)).status_code for _ in range(30)]
        assert statuses == 21 * [200] + 9 * [429]  # of 100 tokens
        assert (100 - REBUILD_COST) // request_cost("GET", path) == 21
        assert (await app.browser("10.0.0.2").get(path)).status_code == 200

    with_app(tmp_path, check, requests_per_second=10)


@pytest.mark.usefixtures("frozen")
def test_building_costs_more_than_reading_from_the_cache(tmp_path: Path) -> None:
    async def check(app: InProcess) -> None:
        codes = [(await finished_game(app.registry))[0].code for _ in range(8)]
        built = [(await app.browser().get(f"/api/tables/{code}/scores")).status_code for code in codes]
        assert built == 3 * [200] + 5 * [429]  # of 60 tokens
        kept = [(await app.browser("10.0.0.2").get(f"/api/tables/{codes[0]}/scores")).status_code for _ in codes]
        assert kept == 8 * [200]

    with_app(tmp_path, check, requests_per_second=6)


# The cache


def test_the_cache_holds_a_bounded_number_of_bytes_and_drops_what_was_not_used_for_longest() -> None:
    cache = ResponseCache(40)
    for key in "abcd":
        cache.put(key, bytes(10))
    cache.get("a")
    cache.put("e", bytes(10))
    assert [key for key in "abcde" if cache.get(key) is not None] == ["a", "c", "d", "e"]
    assert cache.used_bytes == 40


def test_the_same_key_is_counted_once_and_a_huge_body_is_not_kept() -> None:
    cache = ResponseCache(40)
    for size in (10, 4):
        cache.put("a", bytes(size))
    cache.put("huge", bytes(11))
    assert (len(cache), cache.used_bytes) == (1, 4)
