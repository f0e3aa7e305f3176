"""The pictures of the page in docs/pictures, taken anew: `python -m tests.browser.pictures docs/pictures`.

With `sizes` behind the folder only those of the table in windows of many sizes, in its folder `sizes`.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import expect, sync_playwright

from naqala import bots
from naqala.engine.actions import Drop, PickUp
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

SIZES: Final = [
    *((360, 640), (390, 844), (740, 360), (844, 390), (768, 1024), (820, 1180), (1024, 768), (1180, 820)),
    *((1280, 600), (1366, 625), (1440, 900), (1920, 1080), (2560, 1440)),
    *((960, 600), (720, 450), (683, 384), (360, 360)),  # laptops at 150 % and 200 %, and the smallest window
]
LONGEST: Final = 960  # pixels of the longer side of a picture of a size


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


def middle_of_a_game() -> Game:
    """Blue is to choose a tile in round 5, after four rounds of bots."""
    players = [bots.make_bot("gentle", seed=seat) for seat in range(4)]
    game = Game.new(players=4, seed=SEED)
    while not (game.state.round >= 5 and game.seat == BLUE and options(game, PickUp)):
        game.play(players[game.seat].choose(game.memory(game.seat)))
    return game


def take_sizes(user: PageUser, folder: Path) -> None:
    """Small files, as WebP."""
    folder.mkdir(parents=True, exist_ok=True)
    user.play(middle_of_a_game(), rivals="gentle")
    session = user.context.new_cdp_session(user.page)
    for width, height in SIZES:
        file = folder / f"{width}x{height}.webp"
        user.page.set_viewport_size({"width": width, "height": height})
        user.page.wait_for_timeout(1000)
        clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": min(1, LONGEST / max(width, height))}
        shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": 45, "clip": clip})
        file.write_bytes(base64.b64decode(shot["data"]))
        print(file)


def main(folder: Path, *, only_sizes: bool = False) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    serving = Serving(Path(tempfile.mkdtemp()), "--positions", "--no-limits").start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        user = PageUser(browser, serving, "Mira", quick=False)
        try:
            take_sizes(user, folder / "sizes")
            if only_sizes:
                return
            user.page.set_viewport_size({"width": 1440, "height": 900})
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
    main(Path(sys.argv[1]), only_sizes="sizes" in sys.argv[2:])
