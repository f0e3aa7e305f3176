"""The guided game and lessons on the server: tables for exercises, their state, and what a player has solved."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from time import time
from typing import Any

import pytest

from naqala.engine.notation import parse_action
from naqala.guide import CHAPTERS, EXERCISES, LESSONS, SCENES
from naqala.server.settings import DAY
from naqala.server.store.rows import Identity
from naqala.server.tables import cleanup
from naqala.server.tables.client import Client
from naqala.server.tables.session import TableSession
from naqala.server.tables.table_options import exercise_options, new_table_row, rematch_row
from naqala.server.tables.table_registry import KEPT_EXERCISES
from tests.server.in_process import InProcess, open_app
from tests.server.registries import (
    FILE,
    Clock,
    api_error,
    connect_client,
    execute_sql,
    open_registry,
    queued_messages,
    try_actions,
)
from tests.server.serving import TIMEOUT, Person, Serving

MISSES_CLAIM = "A1> B1m end"


async def play(session: TableSession, actions: str) -> None:
    """The player plays these actions, the last of which commits."""
    for text in actions.split():
        await try_actions(session, parse_action(text))
    assert session.draft is not None
    assert not session.draft.tried


async def start(app: InProcess, browser: Any, exercise: str) -> TableSession:
    response = await browser.post(f"/api/guide/{exercise}")
    assert response.status_code == 200, response.text
    return await app.registry.get(response.json()["code"])


async def done(browser: Any) -> list[str]:
    found: list[str] = (await browser.get("/api/guide")).json()["done"]
    return found


def rows(folder: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(folder / FILE)) as connection:
        return connection.execute(query).fetchall()


def stored(folder: Path) -> list[str]:
    return [row[0] for row in rows(folder, "SELECT exercise FROM exercises_done")]


def exercises(client: Client) -> list[dict[str, str]]:
    """The states that the client was told of."""
    found = [message["table"]["exercise"] for message in queued_messages(client) if message and "table" in message]
    return found


def solution(exercise: str) -> str:
    return " ".join(EXERCISES[exercise].actions)


# What there is


def test_the_guide_lists_chapters_scenes_and_lessons_for_everybody(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as app:
            guide = (await app.browser().get("/api/guide")).json()
            assert [chapter["id"] for chapter in guide["chapters"]] == list(CHAPTERS)
            listed = [name for chapter in guide["chapters"] for name in chapter["scenes"]]
            assert listed == [scene["id"] for scene in guide["scenes"]] == [scene.id for scene in SCENES]
            assert [lesson["id"] for lesson in guide["lessons"]] == [lesson.id for lesson in LESSONS]
            sow = guide["scenes"][0]
            assert sow["goal"] == {"kind": "collect", "n": 3, "of": "v"}
            assert sow["steps"][0] == {"action": "B3>", "text": "start", "least": None}
            assert [scene["id"] for scene in guide["scenes"] if scene["goes_on"]] == ["play"]
            assert guide["done"] == []

    asyncio.run(check())


def test_every_exercise_starts_at_once_and_can_be_solved_by_its_player(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path, allow_positions=False, limits=False) as app:
            browser = app.browser()
            for name in EXERCISES:
                table = (await browser.post(f"/api/guide/{name}")).json()
                assert table["exercise"] == {"id": name, "state": "open"}
                assert (table["status"], table["public"], table["custom_start"]) == ("playing", False, True)
                assert (table["host"], table["seats"][0]["bot"]) == ("blue", None)
                assert table["move_help"] == (name == "play")
                assert all(seat["bot"] for seat in table["seats"][1:])
                session = await app.registry.get(table["code"])
                await play(session, solution(name))
                assert session.info()["exercise"] == {"id": name, "state": "solved"}
            assert await done(browser) == list(EXERCISES)

    asyncio.run(check())


@pytest.mark.parametrize("name", ["nothing", "SOW", "sow'; DROP TABLE tables;--", "%00", "x" * 2000])
def test_an_unknown_exercise_is_refused_and_creates_nobody(tmp_path: Path, name: str) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as app:
            response = await app.browser().post(f"/api/guide/{name}")
            assert response.status_code == 404
            assert response.json()["text"]["key"] == "server-no-such-exercise"
            assert len(response.json()["text"]["arguments"]["exercise"]) <= 20
            assert (await app.registry.context.store.read.count()).identities == 0

    asyncio.run(check())


def test_another_table_has_no_exercise(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as app:
            table = await app.browser().post(
                "/api/tables", json={"seats": [{"kind": "person"}, {"kind": "bot", "level": "gentle"}]}
            )
            assert table.json()["exercise"] is None

    asyncio.run(check())


# Solved and missed


def test_solving_is_stored_and_then_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as app:
            browser = app.browser()
            session = await start(app, browser, "sow")
            client = connect_client(session, 0)
            stored_when_told: list[list[str]] = []
            broadcast = session.broadcast_table

            def look_and_broadcast() -> None:
                stored_when_told.append(stored(tmp_path))
                broadcast()

            monkeypatch.setattr(session, "broadcast_table", look_and_broadcast)
            for text in solution("sow").split()[:-1]:
                await try_actions(session, parse_action(text))
            assert exercises(client) == []  # a draft does not count
            await try_actions(session, parse_action("end"))
            assert exercises(client) == [{"id": "sow", "state": "solved"}]
            assert stored_when_told == [["sow"]]
            assert await done(browser) == ["sow"]
            assert await done(app.browser()) == []

    asyncio.run(check())


def test_a_turn_without_the_goal_misses_it_for_good(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as app:
            browser = app.browser()
            session = await start(app, browser, "claim")
            client = connect_client(session, 0)
            await play(session, MISSES_CLAIM)
            assert exercises(client) == [{"id": "claim", "state": "missed"}]
            assert (await done(browser), stored(tmp_path)) == ([], [])
            again = await start(app, browser, "claim")
            assert again.code != session.code
            await play(again, solution("claim"))
            assert await done(browser) == ["claim"]

    asyncio.run(check())


def test_the_state_follows_from_the_actions_when_a_table_is_loaded_again(tmp_path: Path) -> None:
    async def check() -> None:
        codes = {}
        async with open_app(tmp_path) as app:
            browser = app.browser()
            for actions, state in (("", "open"), (MISSES_CLAIM, "missed"), (solution("claim"), "solved")):
                session = await start(app, browser, "claim")
                await play(session, actions)
                codes[session.code] = state
        async with open_registry(tmp_path) as registry:
            for code, state in codes.items():
                assert (await registry.get(code)).info()["exercise"] == {"id": "claim", "state": state}

    asyncio.run(check())


def test_what_was_not_stored_is_not_solved(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as app:
            browser = app.browser()
            session = await start(app, browser, "claim")
            client = connect_client(session, 0)
            execute_sql(tmp_path, "DROP TABLE exercises_done")
            assert (await api_error(play(session, solution("claim")))).code == "not-saved"
            assert exercises(client) == []
            assert (await app.registry.get(session.code)).info()["exercise"] == {"id": "claim", "state": "open"}

    asyncio.run(check())


def test_a_solution_of_a_bot_does_not_count(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as app:
            browser = app.browser()
            session = await start(app, browser, "claim")
            await browser.post(f"/api/tables/{session.code}/seats/blue/substitute", json={})
            actions = [parse_action(text) for text in solution("claim").split()]
            await session.run_exclusive(lambda: session.commit(0, actions))
            assert session.info()["exercise"] == {"id": "claim", "state": "solved"}
            assert await done(browser) == []

    asyncio.run(check())


def test_solving_twice_keeps_the_first_time(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as app:
            browser = app.browser()
            for _ in range(2):
                await play(await start(app, browser, "claim"), solution("claim"))
            assert await done(browser) == ["claim"]
            assert stored(tmp_path) == ["claim"]

    asyncio.run(check())


def test_a_damaged_row_does_not_count_as_solved(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as app:
            browser = app.browser()
            await play(await start(app, browser, "claim"), solution("claim"))
            execute_sql(tmp_path, "UPDATE exercises_done SET exercise = 'sow'")
            assert await done(browser) == []

    asyncio.run(check())


# Tables of exercises


def test_the_bots_of_an_exercise_only_sit_but_play_on_in_the_game_that_goes_on(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path, bot_workers=1) as app:
            browser = app.browser()
            session = await start(app, browser, "claim")
            connect_client(session, 0)
            await play(session, solution("claim"))
            session.start_bots()
            assert not session.bot_player.is_playing
            game = await start(app, browser, "play")
            connect_client(game, 0)
            await play(game, "bid:0 bid:1")
            async with asyncio.timeout(TIMEOUT):
                while game.action_count < 4:
                    await asyncio.sleep(0.05)
            assert game.info()["exercise"] == {"id": "play", "state": "solved"}

    asyncio.run(check())


def test_an_exercise_is_in_no_list_and_counts_as_no_open_table(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path, open_tables_per_identity=1, open_tables_per_address=1) as app:
            browser = app.browser()
            for _ in range(2):
                await start(app, browser, "claim")
            assert (await browser.get("/api/me/tables")).json() == {"tables": []}
            assert (await browser.get("/api/tables")).json() == {"waiting": [], "playing": []}
            game = await start(app, browser, "play")  # a game like any other
            assert [table["code"] for table in (await browser.get("/api/me/tables")).json()["tables"]] == [game.code]
            refused = await browser.post("/api/guide/play")
            assert (refused.status_code, refused.json()["code"]) == (429, "limit-reached")
            await start(app, browser, "claim")

    asyncio.run(check())


def test_a_player_has_few_exercises_and_the_oldest_is_deleted(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as app:
            browser, other = app.browser(), app.browser()
            others = await start(app, other, "claim")
            game = await start(app, browser, "play")
            sessions = [await start(app, browser, "claim")]
            client = connect_client(sessions[0], 0)
            sessions += [await start(app, browser, "sow") for _ in range(KEPT_EXERCISES)]
            assert queued_messages(client)[-1] is None  # disconnected
            assert (await browser.get(f"/api/tables/{sessions[0].code}")).status_code == 404
            for kept in (others, game, *sessions[1:]):
                assert (await browser.get(f"/api/tables/{kept.code}")).status_code == 200
            codes = {session.code for session in (others, game, *sessions[1:])}
            assert {row[0] for row in rows(tmp_path, "SELECT code FROM tables")} == codes
            assert {row[0] for row in rows(tmp_path, "SELECT table_code FROM seats")} == codes

    asyncio.run(check())


def test_exercises_that_are_started_at_once_are_no_more_than_those_started_one_by_one(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as app:
            browser = app.browser()
            await start(app, browser, "claim")
            answers = await asyncio.gather(*[browser.post("/api/guide/claim") for _ in range(3 * KEPT_EXERCISES)])
            assert {answer.status_code for answer in answers} == {200}
            assert len(rows(tmp_path, "SELECT code FROM tables")) == KEPT_EXERCISES
            assert len(app.registry.sessions) == KEPT_EXERCISES

    asyncio.run(check())


def test_an_address_can_start_a_number_of_exercises_a_day(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path, exercises_per_day=2) as app:
            for _ in range(2):
                await start(app, app.browser(), "claim")
            refused = await app.browser().post("/api/guide/claim")
            assert (refused.status_code, refused.json()["text"]["key"]) == (429, "server-too-many-exercises")
            assert (await app.registry.context.store.read.count()).identities == 2
            await start(app, app.browser("10.0.9.9"), "claim")

    asyncio.run(check())


def test_nobody_else_can_join_or_play_but_anybody_can_watch(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as app:
            browser, other = app.browser(), app.browser()
            session = await start(app, browser, "claim")
            joined = await other.post(f"/api/tables/{session.code}/join", json={"name": "Bob"})
            assert joined.json()["code"] == "started"
            await other.post("/api/me", json={"name": "Bob"})
            assert (await other.post(f"/api/tables/{session.code}/keys")).json() == {"keys": []}
            refused = await browser.post(f"/api/tables/{session.code}/rematch")
            assert refused.json()["code"] == "not-finished"
            spectator = connect_client(session)
            await play(session, solution("claim"))
            assert exercises(spectator) == [{"id": "claim", "state": "solved"}]

    asyncio.run(check())


def test_a_rematch_of_the_game_that_goes_on_is_no_exercise(tmp_path: Path) -> None:
    row = new_table_row(Identity("ann", "Ann", 0.0, 0.0), exercise_options(EXERCISES["play"]))
    assert row.exercise == "play"
    assert rematch_row(row, Identity("ann", "Ann", 0.0, 0.0)).exercise is None


# Retention


def test_exercises_are_deleted_after_hours_and_what_was_solved_with_its_identity(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with open_app(tmp_path, keep_identities_days=400) as app:
            browser, registry = app.browser(), app.registry
            session, game = await start(app, browser, "claim"), await start(app, browser, "play")
            await play(session, solution("claim"))
            registry.sessions.clear()
            clock.now = time() + cleanup.EXERCISE_SECONDS - 60
            assert await registry.cleanup.run_batch() == ([], [])
            clock.now = time() + cleanup.EXERCISE_SECONDS + 60
            assert await registry.cleanup.run_batch() == ([session.code], [])
            assert stored(tmp_path) == ["claim"]
            clock.now = time() + 401 * DAY
            registry.context.identities._cache.clear()
            assert await registry.cleanup.run_batch() == ([game.code], [game.row.host])
            assert stored(tmp_path) == []

    clock = Clock()
    monkeypatch.setattr(cleanup, "time", clock)
    asyncio.run(check())


# A real server


@pytest.mark.once
def test_a_lesson_is_played_over_the_network(tmp_path: Path) -> None:
    serving = Serving(tmp_path).start()

    async def check() -> None:
        ann = Person(serving)
        table = await ann.post("/api/guide/claim")
        client = await ann.connect(table["code"])
        assert client.seats == ["blue"]
        for action in EXERCISES["claim"].actions:
            assert (await client.attempt(action))["type"] == "ack"
        await client.until(lambda client: client.table["exercise"] == {"id": "claim", "state": "solved"})
        assert (await ann.get("/api/guide"))["done"] == ["claim"]
        await client.close()
        await ann.close()

    try:
        asyncio.run(check())
    finally:
        serving.kill()
