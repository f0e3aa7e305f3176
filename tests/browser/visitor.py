"""Somebody at the page in a real Chromium, who sees what is on the screen and clicks it."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from copy import copy
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Locator, expect

from naqala.engine.game import Game
from tests.table.serving import Serving

CHROMIUMS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
LOST: Final = (  # what a browser says of a server that is away, or about to be
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_CONNECTION_CLOSED",
    "ERR_EMPTY_RESPONSE",
    "ERR_INTERNET_DISCONNECTED",
    "status of 503 ",
    "response code: 503",
)
# Nobody sees the window, so its own bars need not be drawn by pages of their own: that is a fifth of the time.
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-features=WebUIToolbar,InitialWebUI,WebUIReloadButton")
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
PATIENCE: Final = 60_000  # milliseconds
TRIBES: Final = {"v": "Vizier", "e": "Elder", "m": "Merchant", "b": "Builder", "a": "Assassin"}

expect.set_options(timeout=PATIENCE)


def find_chromium() -> str:
    for name in CHROMIUMS:
        if found := shutil.which(name):
            return found
    raise AssertionError("No Chromium or Chrome is found: `make test` installs Debian's when it is root.")


class Visitor:
    """Motion is off unless it is wished for. Who is not quick is asked even if there is one answer only.

    Who is refused means to be: an answer of HTTP with this status is no trouble.
    """

    def __init__(
        self,
        browser: Browser,
        serving: Serving,
        name: str = "",
        *,
        size: tuple[int, int] = DESKTOP,
        theme: str = "light",
        motion: str = "reduce",
        touch: bool = False,
        quick: bool = True,
        refused: int = 0,
    ) -> None:
        self.serving = serving
        self.name = name
        self.code = ""
        self.troubles: list[str] = []
        self.no_troubles = (*LOST, f"status of {refused} ")
        width, height = size
        self.context = browser.new_context(
            base_url=serving.url,
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            has_touch=touch,
        )
        self.context.set_default_timeout(PATIENCE)
        if not quick:
            self.context.add_init_script(f"localStorage.setItem('naqala.settings', '{json.dumps({'quick': False})}')")
        self.open_page()

    def open_page(self) -> None:
        self.told: list[dict[str, Any]] = []  # by the table's socket
        self.page = self.context.new_page()
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.hear))
        self.page.on("console", self.listen)
        self.page.on("pageerror", lambda error: self.troubles.append(f"{self.name or 'the visitor'}: {error}"))

    def listen(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(words in message.text for words in self.no_troubles):
            self.troubles.append(f"{self.name or 'the visitor'}: {message.text}")

    def hear(self, frame: str | bytes) -> None:
        self.told.append(json.loads(frame))

    def leave(self) -> None:
        self.context.close()

    # Coming and going

    def visit(self, path: str = "/") -> None:
        self.page.goto(path)

    def lay(self, *seats: str, **more: object) -> str:
        """A table of one's own, without the lobby: `lay("person", "calm", position=…)`; a level stands for a bot."""
        kinds = [{"kind": seat} if seat in ("person", "device") else {"kind": "bot", "level": seat} for seat in seats]
        said = {"seats": kinds, "name": self.name, **more}
        answer = self.context.request.post("/api/tables", data=said)
        assert answer.ok, answer.text()
        self.code = str(answer.json()["code"])
        return self.code

    def play(self, game: Game, rivals: str = "device", **more: object) -> None:
        """Sit down at this position; the other seats are played from the same screen, unless rivals says by whom."""
        own = "device" if rivals == "device" else "person"
        others = [rivals] * (len(game.state.players) - 1)
        self.lay(own, *others, position=str(game.state), start=True, **more)
        self.visit(f"/t/{self.code}")
        expect(self.board).to_be_visible()

    def join(self, code: str) -> None:
        """By the address that one was given."""
        self.code = code
        self.visit(f"/t/{code}")

    def another_tab(self) -> Visitor:
        """Of the same browser, at the same table."""
        tab = copy(self)
        tab.open_page()
        tab.visit(f"/t/{self.code}")
        return tab

    # What is on the screen

    @property
    def board(self) -> Locator:
        return self.page.locator("svg.board")

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".bar")

    def tile(self, name: str) -> Locator:
        return self.page.locator(f"[data-tile={name}]")

    def lit(self) -> set[str]:
        """The tiles that can be clicked."""
        names = self.page.locator(".tile.can").evaluate_all("tiles => tiles.map(tile => tile.dataset.tile)")
        return set(names)

    def expect_lit(self, *tiles: str) -> None:
        self.until(lambda: self.lit() == set(tiles), lambda: f"lit are {sorted(self.lit())}, not {sorted(tiles)}")

    @property
    def chat(self) -> Locator:
        return self.page.get_by_role("region", name="Chat")

    def is_asked(self) -> bool:
        return "is thinking" not in self.prompt.inner_text() and "One moment" not in self.prompt.inner_text()

    def expect_among_lit(self, tile: str) -> None:
        self.until(lambda: tile in self.lit(), lambda: f"{tile} is not lit, but {sorted(self.lit())}")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def says(self, *words: str) -> None:
        """The prompt comes to say this."""
        for word in words:
            expect(self.prompt).to_contain_text(word)

    def until(self, wish: Callable[[], object], otherwise: Callable[[], str]) -> None:
        for _ in range(PATIENCE // 20):
            if wish():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(otherwise())

    # Playing

    def click(self, tile: str) -> None:
        """On the tile's corner, where no meeple stands."""
        self.tile(tile).click(position={"x": 12, "y": 40})

    def drop(self, tile: str, tribe: str) -> None:
        """Choose a meeple in hand, then the tile."""
        slot = self.page.locator(".tray").get_by_role("button", name=TRIBES[tribe])
        if slot.count() and slot.is_enabled():
            slot.click()
        self.click(tile)

    def sow(self, walk: str) -> None:
        """`sow("C3 D3m E3v")`: pick up on C3, drop a Merchant on D3 and a Vizier on E3."""
        start, *drops = walk.split()
        self.click(start)
        for drop in drops:
            self.expect_among_lit(drop[:2])
            self.drop(drop[:2], drop[2])

    def bid(self) -> None:
        """The first spot that is free."""
        said = len(self.said())
        self.button(re.compile(r"^Bid \d")).first.click()
        self.confirm()
        self.until(lambda: len(self.said()) > said, lambda: "the bid is not told")

    def take_the_screen(self) -> None:
        """Somebody else at this device is asked."""
        self.button("I have it").click()

    def confirm(self) -> None:
        self.button("Confirm").click()

    def end_turn(self) -> None:
        self.button("End turn").click()

    def played(self) -> list[str]:
        """All that was played at the table, as far as this page was told; a draft is not played yet."""
        found: dict[int, str] = {}
        for message in self.told:
            for deed in [*message.get("missed", []), *message.get("played", [])]:
                found[deed["n"]] = deed["say"]
        return [found[n] for n in sorted(found)]

    def expect_played(self, *deeds: str) -> None:
        """These were the last deeds."""
        last = lambda: tuple(self.played()[-len(deeds) :])  # noqa: E731
        self.until(lambda: last() == deeds, lambda: f"played was {last()}, not {deeds}")

    # Beside the board

    def part(self, name: str) -> Locator:
        """A panel: "You", "Pink", "Your hand", "Resource row"."""
        return self.page.get_by_role("region", name=name, exact=True)

    def djinn(self, name: str) -> Locator:
        """The card of a djinn on offer."""
        return self.page.locator(f'[data-djinn="{name}"]')

    def expect_gold(self, gold: int, whose: str = "You") -> None:
        expect(self.part(whose).get_by_title("Gold", exact=True)).to_have_text(str(gold))

    def asked(self) -> str:
        """The step that this page was told to ask last."""
        asked = [message["scene"]["asked"] for message in self.told if message.get("scene")][-1]
        return str(asked and asked["step"])

    def said(self) -> list[str]:
        """All deeds, the draft's too."""
        scene = [message["scene"] for message in self.told if message.get("scene")][-1]
        return [*self.played(), *[tried["say"] for tried in scene["draft"]]]

    def point_at(self, tile: str) -> None:
        self.tile(tile).hover(position={"x": 12, "y": 40})
