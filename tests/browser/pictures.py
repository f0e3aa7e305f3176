"""The pictures of the page in docs/pictures, taken anew: `python -m tests.browser.pictures docs/pictures`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import expect, sync_playwright

from naqala import bots
from naqala.engine.actions import Drop
from naqala.engine.components import TRIBE_COUNT
from naqala.engine.game import Game
from naqala.engine.notation import parse_action
from tests.browser.page_user import DESKTOP, FLAGS, PHONE, PageUser, find_chromium
from tests.browser.prompts import do
from tests.positions import BLUE, LETTERS, options
from tests.server.serving import Serving

LAPTOP: Final = (1280, 720)
SEED: Final = 77
TABLES: Final[dict[str, tuple[tuple[int, int], Literal["light", "dark"]]]] = {
    "table": (DESKTOP, "light"),
    "table-dark": (DESKTOP, "dark"),
    "table-small": (LAPTOP, "light"),
    "table-small-dark": (LAPTOP, "dark"),
    "table-phone": (PHONE, "light"),
}


def play_until(user: PageUser, game: Game, done: Callable[[Game], bool]) -> None:
    """A bot chooses Blue's actions, done by clicks; the actions of the others are those that the page received."""
    sharp = bots.make_bot("sharp", seed=1)
    while not game.over and not done(game):
        if game.seat == BLUE:
            action = sharp.choose(game.memory(BLUE))
            do(user, str(action))
            game.play(action)
        else:
            n = len(game.log)
            user.until(lambda n=n: len(user.played()) > n, lambda: "nobody plays")  # type: ignore[misc]
            game.play(parse_action(user.played()[n]))


def in_the_middle_of_a_walk(game: Game) -> bool:
    """Blue has two meeples left to drop. Not before round 4; later if Blue moves a single meeple in that round."""
    drops = options(game, Drop)
    return game.state.round >= 4 and game.seat == BLUE and bool(drops) and len(visible_hand(game)) == 2


def visible_hand(game: Game) -> str:
    pile = game.state.steps[-1].in_hand()
    return "".join(LETTERS[tribe] * (pile >> 5 * tribe & 31) for tribe in range(TRIBE_COUNT))


def sit_down(user: PageUser) -> Game:
    user.create_table("person", "sharp", "calm", "gentle", seed=str(SEED), start=True)
    user.join(user.code)
    expect(user.board).to_be_visible()
    return Game.new(players=4, seed=SEED)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    serving = Serving(Path(tempfile.mkdtemp()), "--positions", "--no-limits").start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        user = PageUser(browser, serving, "Mira", quick=False)
        try:
            game = sit_down(user)
            play_until(user, game, in_the_middle_of_a_walk)
            assert not game.over
            user.page.mouse.move(5, 5)
            for name, (size, theme) in TABLES.items():
                take(user, folder / f"{name}.png", size, theme)
            user.page.set_viewport_size({"width": 1440, "height": 900})
            play_until(user, game, lambda _: False)
            user.button("Score sheet").click()
            expect(user.page.locator("main.score")).to_be_visible()
            take(user, folder / "score.png", DESKTOP, "light")
            user.visit("/")
            take(user, folder / "lobby.png", DESKTOP, "light")
        finally:
            browser.close()
            serving.stop()


def take(user: PageUser, file: Path, size: tuple[int, int], theme: Literal["light", "dark"]) -> None:
    width, height = size
    user.page.set_viewport_size({"width": width, "height": height})
    user.page.emulate_media(color_scheme=theme)
    user.page.wait_for_timeout(1000)
    user.page.screenshot(path=file)
    print(file)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
