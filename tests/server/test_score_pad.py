"""POST /api/score: anybody can score a game that was played with the printed box."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from naqala.engine.colours import COLOURS
from naqala.engine.game import Game
from naqala.engine.scoring import score_sheets, winners
from naqala.server.http.middleware import MAX_REQUEST_BYTES
from naqala.server.messages.json_types import seat_name
from naqala.server.messages.public_view import card_counts, djinn_names, score_sheet_info
from tests.engine.test_score_pad import holdings_of
from tests.games import at_random, rich
from tests.server.in_process import open_app


def post(folder: Path, body: Any, **options: Any) -> httpx.Response:
    async def ask() -> httpx.Response:
        async with open_app(folder) as running, running.browser() as browser:
            return await browser.post("/api/score", **({"json": body} | options))

    return asyncio.run(ask())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_answer_is_the_engines_score_sheet(tmp_path: Path, players: int) -> None:
    game = Game.at(rich(players, 5))
    for _ in at_random(game, 5):
        pass
    state = game.state
    body = [
        {
            "seat": seat_name(held.seat, COLOURS), "gold": held.gold, "viziers": held.viziers, "elders": held.elders,
            "cards": card_counts(state.players[held.seat].hand), "tiles": held.tiles, "palms": held.palms,
            "palaces": held.palaces, "djinns": djinn_names(state.players[held.seat].djinns),
        }
        for held in holdings_of(state)
    ]  # fmt: skip
    answer = post(tmp_path, {"players": body})
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers
    result = answer.json()
    assert [player["score_sheet"] for player in result["players"]] == [
        score_sheet_info(s, COLOURS) for s in score_sheets(state)
    ]
    assert result["winners"] == [seat_name(seat, COLOURS) for seat in winners(state)]


def test_the_suits_that_count_are_told(tmp_path: Path) -> None:
    blue = {"seat": "blue", "cards": {"silk": 2, "fish": 1, "fakir": 3}, "djinns": ["Al-Amin"], "tile_sum": 26}
    (first, second) = post(tmp_path, {"players": [blue, {"seat": "black"}]}).json()["players"]
    assert first["suits"] == [
        {"goods": ["silk", "fish"], "wild": 1, "points": 7},
        {"goods": ["silk"], "wild": 0, "points": 1},
    ]
    assert (first["score_sheet"]["goods"], first["score_sheet"]["tiles"]) == (8, 26)
    assert (second["score_sheet"]["seat"], second["suits"]) == ("black", [])


@pytest.mark.parametrize(
    ("players", "message", "rule"),
    [
        ([{"seat": "blue"}], "There is 1 player. The game is for 2 to 4.", "S1"),
        ([{"seat": "blue"}, {"seat": "pink", "gold": -1}], "Pink cannot have -1 gold. The smallest number is 0.", "C6"),
        ([{"seat": "blue"}, {"seat": "blue"}], "Two players are Blue. Give each player a colour of their own.", "C7"),
    ],
)
def test_nonsense_is_refused_with_the_rule(tmp_path: Path, players: Any, message: str, rule: str) -> None:
    answer = post(tmp_path, {"players": players})
    assert answer.status_code == 422
    error = answer.json()
    assert (error["code"], error["message"], error["rule"]) == ("malformed", message, rule)


@pytest.mark.parametrize(
    "body",
    [
        [],
        {},
        {"players": [{}]},
        {"players": [{"seat": "green"}]},
        {"players": [{"seat": "blue", "gold": "many"}]},
        {"players": [{"seat": "blue", "gold": 10**9}]},
        {"players": [{"seat": "blue", "djinns": ["Nobody"]}]},
        {"players": [{"seat": "blue", "cards": {"iron": 1}}]},
        {"players": [{"seat": "blue", "tiles": [4] * 31}]},
        {"players": [{"seat": "blue"}] * 9},
    ],
)
def test_a_malformed_body_is_refused(tmp_path: Path, body: Any) -> None:
    answer = post(tmp_path, body)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


def test_a_body_that_is_too_large_is_refused(tmp_path: Path) -> None:
    answer = post(tmp_path, None, json=None, content=b" " * (MAX_REQUEST_BYTES + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
