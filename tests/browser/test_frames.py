"""What a replay shows after each deed is what the server tells of it: the page follows events, and knows no rule."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from naqala.engine.game import Game
from naqala.engine.scoring import score_sheets
from naqala.engine.things import NOBODY
from naqala.engine.view import view
from naqala.table.wire.happenings import event_json
from naqala.table.wire.sight import sight
from tests.games import DEALS, at_random

WEB: Final = Path(__file__).parents[2] / "web"
FOLLOW: Final = """([start, deeds]) => {
    const frames = [];
    deeds.reduce((seen, events) => {
        frames.push(events.reduce(following.after, seen));
        return frames.at(-1);
    }, start);
    return frames;
}"""
Told = dict[str, Any]


@pytest.fixture(scope="module")
def following(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page's own code."""
    code = tmp_path_factory.mktemp("frames") / "frames.js"
    rolldown = [
        str(WEB / "node_modules/.bin/rolldown"),
        "src/table/frames.ts",
        "--format",
        "iife",
        "--name",
        "following",
    ]
    subprocess.run([*rolldown, "--file", code], cwd=WEB, check=True, capture_output=True)
    return code.read_text()


def seen(game: Game) -> Told:
    return dict(sight(view(game.state, NOBODY), score_sheets(game.state)))


def followed(told: Told) -> Told:
    """All but what follows from rules: the points, and that a last camel brings the last round."""
    return {
        **told,
        "bag": sorted(told["bag"]),
        "board": [{**tile, "meeples": sorted(tile["meeples"])} for tile in told["board"]],
        "discards": {card: n for card, n in told["discards"].items() if n},
        "mats": [{**mat, "points": None} for mat in told["mats"]],
        "last_round": None,
    }


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("deal", DEALS)
def test_frames_follow_whole_games(browser: Browser, following: str, deal: Any, players: int) -> None:
    game = Game.at(deal(players, 5))
    start, deeds, truth = seen(game), [], []
    for events in at_random(game, 5):
        deeds.append([event_json(event) for event in game.heard_by(NOBODY, events)])
        truth.append(seen(game))
    page = browser.new_page()
    page.add_script_tag(content=following)
    frames = page.evaluate(FOLLOW, [start, deeds])
    page.close()
    for n, (frame, told) in enumerate(zip(frames, truth, strict=True), 1):
        assert followed(frame) == followed(told), f"after deed {n}: {[event['words'] for event in deeds[n - 1]]}"
