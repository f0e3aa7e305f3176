"""A game that was played to its end at a server, for the pages that show finished games."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx

from naqala.engine.game import Game
from naqala.engine.notation import position_text
from tests.page_samples import TIMEOUT, create_table, exchange, keys_of, open_socket, request
from tests.server.serving import Serving

ACTIONS = 60  # of the end of a random game
PLAYERS = 3


def finish_game(serving: Serving, seed: int = 4) -> tuple[str, Game]:
    """The code of its table, and the game."""
    with httpx.Client(base_url=serving.url, timeout=TIMEOUT) as client:
        start = before_the_end(seed)
        table = create_table(client, ("device",) * PLAYERS, name="", position=position_text(start.state), start=True)
        code = str(table["code"])
        with open_socket(client, code, keys_of(client, code)) as (socket, welcome):
            rng, snapshot = Random(seed), welcome["snapshot"]
            while snapshot["question"]:
                snapshot = act(socket, snapshot, rng)
        return code, Game.parse(client.get(f"/api/tables/{code}/record").text)


def before_the_end(seed: int) -> Game:
    rng = Random(seed)
    whole = Game.new(PLAYERS, seed)
    while not whole.over:
        whole.play(rng.choice(whole.options))
    game = Game.new(PLAYERS, seed)
    for action in whole.log[:-ACTIONS]:
        game.play(action)
    return game


def act(socket: Any, snapshot: Any, rng: Random) -> Any:
    """Plays an option of the seat to move, and returns what that seat sees then."""
    if snapshot["question"]["seat"] != snapshot["seat"]:
        seat = snapshot["question"]["seat"]
        return last_snapshot(exchange(socket, {"type": "switch-seat", "seat": seat, "since": 0}))
    counts = {"action_count": snapshot["action_count"], "draft_count": len(snapshot["draft"])}
    option = rng.choice(snapshot["options"])
    return last_snapshot(exchange(socket, {"type": "try", "actions": [option["notation"]], **counts}))


def last_snapshot(messages: list[Any]) -> Any:
    return next(message["snapshot"] for message in reversed(messages) if message.get("snapshot"))


def running_table(serving: Serving) -> str:
    """The code of a game that is not over."""
    with httpx.Client(base_url=serving.url, timeout=TIMEOUT) as client:
        return str(request(client, "POST", "/api/tables", {"seats": [{"kind": "device"}] * 2, "start": True})["code"])
