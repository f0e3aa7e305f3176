"""Replays of finished games and of records, and games that continue them."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import accumulate
from pathlib import Path
from typing import Any

import httpx
import pytest

from naqala.bots.names import bot_name
from naqala.engine.components import NOBODY
from naqala.engine.game import Game
from naqala.engine.notation import position_text
from naqala.engine.records import parse_record
from naqala.engine.scoring import score_sheets
from naqala.engine.view import open_view, view
from naqala.server.http import replay_routes
from naqala.server.http.middleware import MAX_REQUEST_BYTES, SECURITY_HEADERS
from naqala.server.http.request_costs import creates_table, request_cost
from naqala.server.messages.game_history import finished_result
from naqala.server.messages.public_view import private_holdings, question_info
from naqala.server.messages.replay_info import states_of
from naqala.server.messages.snapshots import spectator_view
from naqala.server.tables.continuing import continued_options
from naqala.server.tables.table_options import normalize_position
from tests.server.in_process import InProcess, finished_game, with_app
from tests.test_golden_records import FOLDER, NAMES, TWINS, text

DEALT = "dealt_2_blocked"
UNFINISHED = "unfinished_walk"


async def replay_of(app: InProcess, record: str) -> Any:
    response = await app.browser().post("/api/replay", json={"record": record})
    assert response.status_code == 200, response.text
    return response.json()


# The replay of a record


@pytest.mark.parametrize("name", NAMES)
def test_the_replay_of_every_golden_record_has_each_of_its_moments(tmp_path: Path, name: str) -> None:
    async def check(app: InProcess) -> None:
        game, _ = parse_record(text(name))
        replay = await replay_of(app, text(name))
        assert [action["notation"] for action in replay["played"]] == [str(action) for action in game.log]
        assert replay["start"] == spectator_view(game.start)
        assert replay["result"] == (finished_result(game) if game.over else None)
        assert replay["table"]["status"] == ("finished" if game.over else "playing")
        states = list(states_of(game))
        holdings = accumulate([by_seat(moment) for moment in replay["moments"]], lambda old, new: old | new)
        for state, moment, held in zip(states, replay["moments"], holdings, strict=True):
            assert moment["question"] == question_info(view(state, state.seat))
            assert moment["last_round"] == spectator_view(state)["last_round"]
            assert list(held.values()) == private_holdings(open_view(state, NOBODY), score_sheets(state))

    with_app(tmp_path, check)


def by_seat(moment: Any) -> dict[str, Any]:
    return {held["seat"]: held for held in moment["holdings"]}


@pytest.mark.parametrize("name", TWINS)
def test_the_same_record_in_json_has_the_same_replay(tmp_path: Path, name: str) -> None:
    async def check(app: InProcess) -> None:
        as_json = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
        assert await replay_of(app, as_json) == await replay_of(app, "\ufeff" + text(name))

    with_app(tmp_path, check)


@pytest.mark.parametrize(
    ("word", "name", "kind", "level"),
    [
        ("person Ann", "Ann", "person", None),
        ("bot sharp", "Sharp", "bot", "sharp"),
        ("bot novice Azrumi", "Azrumi", "bot", "novice"),
        ("bot my.own.Bot", "my.own.Bot", "person", None),
        ("Queen  of\u200b Naqala", "Queen of Naqala", "person", None),
        ("", "Blue", "person", None),
    ],
)
def test_the_players_have_the_names_of_the_tags(
    tmp_path: Path, word: str, name: str, kind: str, level: str | None
) -> None:
    async def check(app: InProcess) -> None:
        record = text(UNFINISHED).replace("\n", f'\n[Blue "{word}"]\n', 1)
        seat = (await replay_of(app, record))["table"]["seats"][0]
        assert (seat["name"], seat["kind"], seat["bot"]) == (name, kind, level)

    with_app(tmp_path, check)


@pytest.mark.parametrize(
    ("record", "key"),
    [
        ("", "record-error-at"),
        ("castle", "record-error-at"),
        ("{", "record-error-at"),
        ("{}", "record-not-a-record"),
        ("[" * 50_000, "record-error-at"),
        ('{"tags":' * 5_000, "record-too-deep"),
        (text(DEALT).replace("C", "D"), "record-error-at"),
        (text(DEALT)[:-20], "record-error-at"),
        ("\ud800", "record-error-at"),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(tmp_path: Path, record: str, key: str) -> None:
    async def check(app: InProcess) -> None:
        for path, more in (("/api/replay", {}), ("/api/replay/continue", {"n": 0, "seat": "blue", "level": "calm"})):
            sent = json.dumps({"record": record, **more})
            response = await app.browser().post(path, content=sent, headers={"Content-Type": "application/json"})
            assert (response.status_code, response.json()["code"]) == (422, "malformed")
            assert response.json()["text"]["key"] == key
            assert "set-cookie" not in response.headers
        assert not app.registry.sessions

    with_app(tmp_path, check)


def test_a_record_that_is_far_too_long_is_not_even_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(app: InProcess) -> None:
        monkeypatch.setattr(replay_routes, "read_record", None)
        response = await app.browser().post("/api/replay", json={"record": "a" * MAX_REQUEST_BYTES})
        assert response.json()["code"] == "too-large"

    with_app(tmp_path, check)


def test_the_same_record_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(app: InProcess) -> None:
        first = await replay_of(app, text(DEALT))
        monkeypatch.setattr(replay_routes, "read_record", None)
        assert await replay_of(app, text(DEALT)) == first

    with_app(tmp_path, check)


def test_reading_a_record_costs_as_much_as_rebuilding_a_game(tmp_path: Path) -> None:
    async def check(app: InProcess) -> None:
        statuses = [
            (await app.browser().post("/api/replay", json={"record": f"castle {n}"})).status_code for n in range(8)
        ]
        assert statuses[:2] == [422, 422]
        assert statuses[-1] == 429

    with_app(tmp_path, check, requests_per_second=5)
    assert request_cost("POST", "/api/tables/ABCDEFGH/continue") == request_cost("POST", "/api/tables")
    assert creates_table("POST", "/api/replay/continue")
    assert creates_table("POST", "/api/tables/ABCDEFGH/continue")


# Games that continue


@pytest.mark.parametrize("name", NAMES)
def test_every_moment_of_every_golden_record_is_a_position_to_continue_from(name: str) -> None:
    game, _ = parse_record(text(name))
    players = len(game.colours)
    for n, state in enumerate(states_of(game)):
        if not state.over:
            options = continued_options(game, n, "blue", "calm", "")
            assert options.position is not None
            assert normalize_position(options.position, players) == position_text(state)


@pytest.mark.parametrize("n", [0, 57, 200])
def test_a_record_is_continued_where_the_caller_wants_with_bots_around(tmp_path: Path, n: int) -> None:
    async def check(app: InProcess) -> None:
        game, _ = parse_record(text("rich_3_blocked"))
        body = {"record": text("rich_3_blocked"), "n": n, "seat": "orange", "level": "sharp", "name": "Ann"}
        table = (await app.browser().post("/api/replay/continue", json=body)).json()
        assert [seat["bot"] for seat in table["seats"]] == ["sharp", "sharp", None]
        assert [seat["name"] for seat in table["seats"]] == [
            bot_name(table["code"], 0),
            bot_name(table["code"], 1),
            "Ann",
        ]
        assert (table["status"], table["custom_start"], table["host"]) == ("playing", True, "orange")
        session = await app.registry.get(table["code"])
        assert position_text(session.started_game.start) == position_text(list(states_of(game))[n])

    with_app(tmp_path, check, allow_positions=False)


def test_a_finished_game_is_continued_and_one_that_is_running_is_not(tmp_path: Path) -> None:
    async def check(app: InProcess) -> None:
        finished, _ = await finished_game(app.registry)
        body = {"n": 0, "seat": "pink", "level": "gentle"}
        table = (await post(app, f"/api/tables/{finished.code}/continue", body)).json()
        assert (table["host"], table["status"]) == ("pink", "playing")
        assert table["code"] != finished.code
        for action in ("continue", "replay"):
            method = "POST" if action == "continue" else "GET"
            path = f"/api/tables/{table['code']}/{action}"
            response = await app.browser().request(method, path, json=body if method == "POST" else None)
            assert response.json()["code"] == "not-finished"
        for n, seat, code in ((1, "pink", "finished"), (2, "pink", "malformed"), (0, "black", "no-such-seat")):
            response = await post(app, f"/api/tables/{finished.code}/continue", {**body, "n": n, "seat": seat})
            assert response.json()["code"] == code
            assert "set-cookie" not in response.headers

    with_app(tmp_path, check)


async def post(app: InProcess, path: str, body: dict[str, Any]) -> httpx.Response:
    return await app.browser().post(path, json=body)


@pytest.mark.parametrize("move_help", [True, False])
def test_a_table_without_help_goes_on_without_help(tmp_path: Path, move_help: bool) -> None:
    async def check(app: InProcess) -> None:
        finished, _ = await finished_game(app.registry)
        finished.row = replace(finished.row, move_help=None if move_help else False)
        table = (
            await post(app, f"/api/tables/{finished.code}/continue", {"n": 0, "seat": "pink", "level": "gentle"})
        ).json()
        assert table["move_help"] is move_help

    with_app(tmp_path, check)


def test_open_hands_stay_open(tmp_path: Path) -> None:
    async def check(app: InProcess) -> None:
        game = Game.new(2, 5, hands_open=True)
        body = {"record": game.record(), "n": 0, "seat": "blue", "level": "gentle"}
        assert (await post(app, "/api/replay/continue", body)).json()["open_hands"]

    with_app(tmp_path, check)


# In a frame of another site


@pytest.mark.parametrize(
    ("path", "embedded"),
    [
        ("/replay/ABCDEFGH?embed", True),
        ("/replay/ABCDEFGH/57?lang=de&embed=1", True),
        ("/replay/ABCDEFGH/57", False),
        ("/replay/ABCDEFGH?embedded", False),
        ("/replay?embed", False),
        ("/replay/?embed", False),
        ("/replay/ABCD-EFGH/57/?embed", True),
        # What the page does not take for a replay would lead everywhere.
        ("/replay/ABCDEFGH/57/more?embed", False),
        ("/replay/ABC?embed", False),
        ("/replay/----?embed", False),
        ("/replay/%41BCDEFGH?embed", False),
        ("/replay/ABCDEFGH/1234567?embed", False),
        ("/t/ABCDEFGH?embed", False),
        ("/?embed", False),
        ("/api/tables/ABCDEFGH/replay?embed", False),
        ("/api/replay/x?embed", False),
    ],
)
def test_only_a_replay_that_asks_for_it_may_be_shown_in_a_frame(tmp_path: Path, path: str, embedded: bool) -> None:
    async def check(app: InProcess) -> None:
        headers = (await app.browser().get(path, headers={"Accept": "text/html"})).headers
        assert ("x-frame-options" not in headers) is embedded
        assert ("frame-ancestors" not in headers["content-security-policy"]) is embedded
        assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self';")
        others = {name for name in SECURITY_HEADERS if name not in ("X-Frame-Options", "Content-Security-Policy")}
        assert {headers[name] for name in others} == {SECURITY_HEADERS[name] for name in others}

    with_app(tmp_path, check)
