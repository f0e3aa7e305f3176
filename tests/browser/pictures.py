"""The pictures of the page in docs/pictures, taken anew: `python -m tests.browser.pictures docs/pictures`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import expect, sync_playwright

from naqala import bots
from naqala.engine.actions import Action, Drop
from naqala.engine.game import Game
from naqala.engine.things import TRIBES
from tests.browser.answering import do
from tests.browser.visitor import DESKTOP, FLAGS, PHONE, Visitor, find_chromium
from tests.laying import BLUE, LETTERS, options
from tests.table.serving import Serving

LAPTOP: Final = (1280, 720)
SEED: Final = 77
TABLES: Final[dict[str, tuple[tuple[int, int], Literal["light", "dark"]]]] = {
    "table": (DESKTOP, "light"),
    "table-dark": (DESKTOP, "dark"),
    "table-small": (LAPTOP, "light"),
    "table-small-dark": (LAPTOP, "dark"),
    "table-phone": (PHONE, "light"),
}


def play_until(visitor: Visitor, game: Game, done: Callable[[Game], bool]) -> None:
    """Blue's deeds are a bot's, done by clicks; the others' are what the page was told."""
    sharp = bots.named("sharp", seed=1)
    while not game.over and not done(game):
        if game.seat == BLUE:
            action = sharp.choose(game.memory(BLUE))
            do(visitor, str(action))
            game.play(action)
        else:
            n = len(game.log)
            visitor.until(lambda n=n: len(visitor.played()) > n, lambda: "nobody plays")  # type: ignore[misc]
            game.play(Action.parse(visitor.played()[n]))


def in_the_middle_of_a_walk(game: Game) -> bool:
    """Three meeples have to be dropped yet, in the fourth round."""
    drops = options(game, Drop)
    return game.state.round == 4 and game.seat == BLUE and bool(drops) and len(visible_hand(game)) == 2


def visible_hand(game: Game) -> str:
    pile = game.state.steps[-1].in_hand()
    return "".join(LETTERS[tribe] * (pile >> 5 * tribe & 31) for tribe in range(TRIBES))


def sit_down(visitor: Visitor) -> Game:
    visitor.lay("person", "sharp", "calm", "gentle", seed=str(SEED), start=True)
    visitor.join(visitor.code)
    expect(visitor.board).to_be_visible()
    return Game.new(players=4, seed=SEED)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    serving = Serving(Path(tempfile.mkdtemp()), "--positions", "--no-limits").start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        visitor = Visitor(browser, serving, "Mira", quick=False)
        try:
            game = sit_down(visitor)
            play_until(visitor, game, in_the_middle_of_a_walk)
            visitor.page.mouse.move(5, 5)
            for name, (size, theme) in TABLES.items():
                take(visitor, folder / f"{name}.png", size, theme)
            visitor.page.set_viewport_size({"width": 1440, "height": 900})
            play_until(visitor, game, lambda _: False)
            expect(visitor.page.locator("main.score")).to_be_visible()
            take(visitor, folder / "score.png", DESKTOP, "light")
            visitor.visit("/")
            take(visitor, folder / "lobby.png", DESKTOP, "light")
        finally:
            browser.close()
            serving.stop()


def take(visitor: Visitor, file: Path, size: tuple[int, int], theme: Literal["light", "dark"]) -> None:
    width, height = size
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.emulate_media(color_scheme=theme)
    visitor.page.wait_for_timeout(1000)
    visitor.page.screenshot(path=file)
    print(file)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
