"""The page derives the position after each action from the events alone, and it matches the server's view."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from naqala.engine.components import NOBODY
from naqala.engine.game import Game
from naqala.engine.scoring import score_sheets
from naqala.engine.view import view
from naqala.server.messages.event_json import event_json
from naqala.server.messages.game_history import changed_points
from naqala.server.messages.public_view import public_view
from tests.games import DEALS, at_random

WEB: Final = Path(__file__).parents[2] / "web"
FOLLOW: Final = """([start, actions]) => {
    const frames = [];
    actions.reduce((seen, action) => {
        frames.push(eventFrames.applyAction(seen, action));
        return frames.at(-1);
    }, start);
    return frames;
}"""
Json = dict[str, Any]


@pytest.fixture(scope="module")
def following(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The code of the page, bundled for a script tag."""
    code = tmp_path_factory.mktemp("frames") / "frames.js"
    rolldown = [
        str(WEB / "node_modules/.bin/rolldown"),
        "src/table/eventFrames.ts",
        "--format",
        "iife",
        "--name",
        "eventFrames",
    ]
    subprocess.run([*rolldown, "--file", code], cwd=WEB, check=True, capture_output=True)
    return code.read_text()


def seen(game: Game) -> Json:
    return dict(public_view(view(game.state, NOBODY), score_sheets(game.state)))


def followed(json: Json) -> Json:
    """Without what follows from rules only: that the last camel starts the last round."""
    return {
        **json,
        "bag": sorted(json["bag"]),
        "board": [{**tile, "meeples": sorted(tile["meeples"])} for tile in json["board"]],
        "discards": {card: n for card, n in json["discards"].items() if n},
        "last_round": None,
    }


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("deal", DEALS)
def test_frames_follow_whole_games(browser: Browser, following: str, deal: Any, players: int) -> None:
    game = Game.at(deal(players, 5))
    start, before, truth = seen(game), game.state, []
    actions: list[dict[str, Any]] = []
    for events in at_random(game, 5):
        visible = [event_json(event) for event in game.visible_events(NOBODY, events)]
        actions.append({"events": visible, "points": changed_points(before, game.state)})
        truth.append(seen(game))
        before = game.state
    page = browser.new_page()
    page.add_script_tag(content=following)
    frames = page.evaluate(FOLLOW, [start, actions])
    page.close()
    for n, (frame, expected) in enumerate(zip(frames, truth, strict=True), 1):
        assert followed(frame) == followed(expected), (
            f"after action {n}: {[event['text'] for event in actions[n - 1]['events']]}"
        )
