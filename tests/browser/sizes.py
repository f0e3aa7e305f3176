"""The table in windows of every kind: how large its tiles are, and what is cut off, covered or out of reach.

`python -m tests.browser.sizes` prints the table of figures.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, expect, sync_playwright

from naqala.engine.components import (
    C3,
    C4,
    D3,
    D4,
    E3,
    E4,
    FAKIR,
    FISH,
    GOLD,
    IVORY,
    JEWELS,
    PAPYRUS,
    SILK,
    SPICE,
    WHEAT,
)
from naqala.engine.djinns import BOURAQ, ENKI, JAFAAR, KUMARBI, MARID, SLOAR
from naqala.engine.game import Game
from naqala.engine.steps import Bidding, Step
from naqala.engine.steps.sale import Selling
from tests.browser.page_user import FLAGS, PageUser, find_chromium
from tests.browser.prompts import ways_to_pay
from tests.positions import BLUE, Seat, game_at
from tests.server.serving import Serving

ROW: Final = [IVORY, FISH, FAKIR, SILK, FISH, FAKIR, PAPYRUS, SILK, FAKIR]
DJINN_ROW: Final = [JAFAAR, SLOAR, BOURAQ]
MANY_CARDS: Final = [IVORY, GOLD, JEWELS, SILK, SPICE, FISH, WHEAT, SILK, FISH, FAKIR, FAKIR, FAKIR]


def four_players(blue: Seat, tiles: dict[int, str] | None = None, asked: Sequence[Step] | None = None) -> Game:
    """Three rivals with something to show, and full rows of cards and djinns."""
    return game_at(
        tiles,
        players=4,
        asked=asked,
        bid_order=[0, 1, 2, 3] if asked and isinstance(asked[0], Bidding) else None,
        row=ROW,
        djinn_row=DJINN_ROW,
        blue=blue,
        pink=Seat(viziers=3, elders=2, cards=[FISH, WHEAT]),
        orange=Seat(viziers=2, elders=1, djinns=[MARID]),
        black=Seat(viziers=1, elders=4, cards=[PAPYRUS]),
    )


class Window(NamedTuple):
    """`zoom` is that of the browser, in percent: the page gets a smaller window with more device pixels."""

    kind: str
    width: int
    height: int
    touch: bool = False
    zoom: int = 100
    text: int = 100  # the size of text, in percent

    @property
    def css_size(self) -> tuple[int, int]:
        return self.width * 100 // self.zoom, self.height * 100 // self.zoom

    @property
    def name(self) -> str:
        zoomed = f" at {self.zoom} %" if self.zoom != 100 else ""
        larger = f", text {self.text} %" if self.text != 100 else ""
        return f"{self.width}x{self.height}{zoomed}{larger}"


WINDOWS: Final = [
    Window("phone", 360, 640, touch=True),
    Window("phone", 375, 667, touch=True),
    Window("phone", 390, 844, touch=True),
    Window("phone", 430, 932, touch=True),
    Window("phone, landscape", 740, 360, touch=True),
    Window("phone, landscape", 844, 390, touch=True),
    Window("phone, landscape", 932, 430, touch=True),
    Window("tablet", 768, 1024, touch=True),
    Window("tablet", 820, 1180, touch=True),
    Window("tablet", 1024, 768, touch=True),
    Window("tablet", 1180, 820, touch=True),
    Window("laptop", 1280, 600),
    Window("laptop", 1366, 625),
    Window("laptop", 1280, 720),
    Window("laptop", 1366, 768),
    Window("laptop", 1440, 900),
    Window("large", 1920, 1080),
    Window("large", 2560, 1440),
    Window("large", 3440, 1440),
    Window("zoomed", 1366, 768, zoom=125),
    Window("zoomed", 1366, 768, zoom=150),
    Window("zoomed", 1366, 768, zoom=200),
    Window("zoomed", 1440, 900, zoom=125),
    Window("zoomed", 1440, 900, zoom=150),
    Window("zoomed", 1440, 900, zoom=175),
    Window("zoomed", 1440, 900, zoom=200),
    Window("zoomed", 1920, 1080, zoom=150),
    Window("zoomed", 1920, 1080, zoom=200),
    Window("smallest", 360, 360),
    Window("smallest", 360, 360, touch=True),
    Window("half a screen", 720, 900),
    Window("half a screen", 960, 1040),
    Window("large text", 1440, 900, text=200),
    Window("large text", 1920, 1080, text=200),
    Window("large text", 820, 1180, touch=True, text=200),
    Window("large text", 390, 844, touch=True, text=150),
]


def bid(user: PageUser) -> None:
    """Four players bid; prices can be chosen."""
    tiles = {C3: "vemba", D3: "vv", E3: "eeb"}
    user.play(four_players(Seat(cards=[SILK, FISH, FAKIR]), tiles, [Bidding(BLUE, 0)]))
    user.expect_prompt("Bid for turn order")


def start(user: PageUser) -> None:
    """A tile is to be chosen."""
    tiles = {C3: "vemba", D3: "vv", E3: "eeb", E4: "mma", D4: "bbv", C4: "aem"}
    user.play(four_players(Seat(cards=MANY_CARDS, djinns=[ENKI]), tiles))
    user.expect_prompt("pick up")


def sowing(user: PageUser) -> None:
    """Five tribes are in hand."""
    tiles = {C3: "vemba", D3: "v", E3: "e", E4: "m", D4: "b", C4: "a"}
    user.play(four_players(Seat(cards=[SILK, FISH]), tiles))
    user.click("C3")
    user.expect_prompt("in hand")


def long_prompt(user: PageUser) -> None:
    """A bid has been chosen that can be paid for in six ways, all of them buttons."""
    user.play(four_players(Seat(cards=[FAKIR] * 5, djinns=[KUMARBI]), asked=[Bidding(BLUE, 0)]))
    user.button("Bid 18").last.click()
    expect(ways_to_pay(user)).to_have_count(6)


def selling(user: PageUser) -> None:
    """A hand of twelve cards, of which two suits can be sold."""
    user.play(four_players(Seat(cards=MANY_CARDS), asked=[Selling(BLUE)]))
    expect(user.button("Sell for")).to_be_visible()


SCENES: Final[dict[str, Callable[[PageUser], None]]] = {
    "bid": bid,
    "start": start,
    "sowing": sowing,
    "long prompt": long_prompt,
    "selling": selling,
}
TILE_SCENES: Final = ("start", "sowing")  # a tile must be chosen

LOOK: Final = Path(__file__).with_suffix(".js").read_text()


@dataclass
class Figures:
    """The worst of all scenes in one window; tiles of those in which one must be chosen."""

    window: Window
    tile: float
    share: float
    visible: int
    bid: float | None
    clipped: list[str]
    overlaps: list[str]
    sideways: list[str]
    buried: list[str]
    unreachable: list[str]

    @property
    def faults(self) -> list[str]:
        """What must not be, apart from the sizes."""
        named = {
            "cut off": self.clipped,
            "overlapping": self.overlaps,
            "scrolling sideways": self.sideways,
            "in the prompt, out of sight": self.buried,
            "out of reach": self.unreachable,
        }
        return [f"{what}: {', '.join(things)}" for what, things in named.items() if things]


def full_tile(width: int, height: int) -> float:
    """The smaller side of a tile if the board filled the window, whichever of its drawings is larger there."""
    drawings = ((120, 779, 653), (58, 379, 405))
    return max(side * min(width / wide, height / high) for side, wide, high in drawings)


def show(user: PageUser, window: Window) -> None:
    width, height = window.css_size
    metrics = {"width": width, "height": height, "deviceScaleFactor": window.zoom / 100, "mobile": False}
    session = user.page.context.new_cdp_session(user.page)
    session.send("Emulation.setDeviceMetricsOverride", metrics)
    user.page.evaluate("size => { document.documentElement.style.fontSize = size; }", f"{window.text}%")
    user.page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
    user.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def looks(browser: Browser, serving: Serving, windows: list[Window]) -> Iterator[tuple[Window, str, dict[str, Any]]]:
    """One page for each scene, resized to every window."""
    for touch in (False, True):
        sized = [window for window in windows if window.touch == touch]
        for scene, arrange in SCENES.items() if sized else ():
            user = PageUser(browser, serving, "Mira", touch=touch, quick=False)
            arrange(user)
            for window in sized:
                show(user, window)
                yield window, scene, user.page.evaluate(LOOK)
            assert user.errors == []
            user.leave()


def measure(browser: Browser, serving: Serving, windows: list[Window] = WINDOWS) -> list[Figures]:
    found: dict[Window, dict[str, dict[str, Any]]] = {window: {} for window in windows}
    for window, scene, look in looks(browser, serving, windows):
        found[window][scene] = look
    return [worst(window, found[window]) for window in windows]


def worst(window: Window, scenes: dict[str, dict[str, Any]]) -> Figures:
    tile = min(
        scenes[scene]["tile"] for scene in TILE_SCENES
    )  # in a very low window a long prompt makes the board smaller
    every = lambda what: [f"{scene}: {thing}" for scene, look in scenes.items() for thing in look[what]]  # noqa: E731
    return Figures(
        window,
        tile,
        tile / full_tile(*window.css_size),
        min(scenes[scene]["visible"] for scene in TILE_SCENES),
        min((look["bid"] for look in scenes.values() if look["bid"] is not None), default=None),
        *map(every, ("clipped", "overlaps", "sideways", "buried", "unreachable")),
    )


def line(figures: Figures) -> str:
    counts = (figures.clipped, figures.overlaps, figures.sideways, figures.buried, figures.unreachable)
    size = "x".join(map(str, figures.window.css_size))
    return (
        f"{figures.window.kind:17}{figures.window.name:28}{size:11}{figures.tile:6.1f}{figures.share:7.2f}"
        f"{figures.visible:8}{figures.bid or 0:7.1f}" + "".join(f"{len(found):10}" for found in counts)
    )


HEADING: Final = (
    f"{'':17}{'window':28}{'CSS px':11}{'tile':>6}{'share':>7}{'visible':>8}{'bid':>7}"
    f"{'cut off':>10}{'overlaps':>10}{'sideways':>10}{'buried':>10}{'no reach':>10}"
)


def main() -> None:
    serving = Serving(Path(tempfile.mkdtemp()), "--positions", "--no-limits").start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            found = measure(browser, serving)
        finally:
            browser.close()
            serving.stop()
    print(HEADING)
    for figures in found:
        print(line(figures))
    print()
    for figures in found:
        for fault in figures.faults:
            print(f"{figures.window.name}: {fault}")


if __name__ == "__main__":
    main()
