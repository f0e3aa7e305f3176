"""A user of the page in a real Chromium, who sees what is on the screen and clicks it."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from copy import copy
from typing import Any, Final, cast

from playwright.sync_api import Browser, ConsoleMessage, Locator, Position, expect

from naqala.engine.game import Game
from naqala.engine.notation import position_text
from tests.server.serving import Serving

CHROMIUMS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
LOST: Final = (  # console messages while the server is down or shutting down
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_CONNECTION_CLOSED",
    "ERR_EMPTY_RESPONSE",
    "ERR_INTERNET_DISCONNECTED",
    "status of 503 ",
    "response code: 503",
)
CUT_SHORT: Final = ("ERR_CONTENT_LENGTH_MISMATCH", "ERR_INCOMPLETE_CHUNKED_ENCODING")  # killed in a response
# The window is invisible; without the browser's own toolbars it opens a fifth faster.
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-features=WebUIToolbar,InitialWebUI,WebUIReloadButton")
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
EXPECT_TIMEOUT: Final = 60_000  # milliseconds
TRIBES: Final = {"v": "Vizier", "e": "Elder", "m": "Merchant", "b": "Builder", "a": "Assassin"}

CORNER: Final = """(tile) => {
    const [{ a: scale, e: left, f: top }, box] = [tile.getScreenCTM(), tile.getBoundingClientRect()];
    const side = tile.ownerSVGElement.viewBox.baseVal.width > 500 ? 120 : 58;
    return { x: left - box.left + scale * side * 0.1, y: top - box.top + scale * side * 0.35 };
}"""

expect.set_options(timeout=EXPECT_TIMEOUT)


def find_chromium() -> str:
    for name in CHROMIUMS:
        if found := shutil.which(name):
            return found
    raise AssertionError("No Chromium or Chrome is found: `make test` installs Debian's when it is root.")


class PageUser:
    """A player or spectator in a browser context of their own.

    Motion is off by default. Without `quick` the page asks even if there is only one option. A `beginner` has never
    finished a game, so the page helps more.
    An HTTP response with `expected_status` is not an error.
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
        beginner: bool = False,
        language: str = "en",
        expected_status: int = 0,
    ) -> None:
        self.serving = serving
        self.name = name
        self.code = ""
        self.errors: list[str] = []
        self.expected_errors: tuple[str, ...] = (*LOST, f"status of {expected_status} ")
        width, height = size
        self.context = browser.new_context(
            base_url=serving.url,
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            has_touch=touch,
            locale=language,
        )
        self.context.set_default_timeout(EXPECT_TIMEOUT)
        self.remember_at_first({**({} if quick else {"quick": False}), **({} if beginner else {"hasFinished": True})})
        self.open_page()

    def remember_at_first(self, settings: dict[str, object]) -> None:
        """What the page finds in its settings when it is opened for the first time."""
        stored = json.dumps(json.dumps(settings))
        script = (
            f"try {{ localStorage['naqala.settings'] ??= {stored}; }} catch {{ /* an empty page has no storage */ }}"
        )
        if settings:
            self.context.add_init_script(script)

    def open_page(self) -> None:
        self.received: list[dict[str, Any]] = []  # messages received by the socket
        self.page = self.context.new_page()
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.receive))
        self.page.on("console", self.note_console_error)
        self.page.on("pageerror", lambda error: self.errors.append(f"{self.name or 'the user'}: {error}"))

    def note_console_error(self, message: ConsoleMessage) -> None:
        expected = (*self.expected_errors, *CUT_SHORT) if self.serving.was_killed else self.expected_errors
        if message.type == "error" and not any(words in message.text for words in expected):
            self.errors.append(f"{self.name or 'the user'}: {message.text}")

    def receive(self, frame: str | bytes) -> None:
        self.received.append(json.loads(frame))

    def leave(self) -> None:
        self.context.close()

    # Opening pages and tables

    def visit(self, path: str = "/") -> None:
        self.page.goto(path)

    def create_table(self, *seats: str, **more: object) -> str:
        """Creates a table without the lobby: `create_table("person", "calm", position=…)`; a level means a bot."""
        kinds = [{"kind": seat} if seat in ("person", "device") else {"kind": "bot", "level": seat} for seat in seats]
        body = {"seats": kinds, "name": self.name, **more}
        response = self.context.request.post("/api/tables", data=body)
        assert response.ok, response.text()
        self.code = str(response.json()["code"])
        return self.code

    def play(self, game: Game, rivals: str = "device", **more: object) -> None:
        """Starts a game from this position. The other seats are played on the same screen, unless `rivals` is a bot."""
        own = "device" if rivals == "device" else "person"
        others = [rivals] * (len(game.state.players) - 1)
        self.create_table(own, *others, position=position_text(game.state), start=True, **more)
        self.visit(f"/t/{self.code}")
        expect(self.board).to_be_visible()

    def join(self, code: str) -> None:
        """Opens the link of a table."""
        self.code = code
        self.visit(f"/t/{code}")

    def another_tab(self) -> PageUser:
        """A second tab of the same browser at the same table."""
        tab = copy(self)
        tab.open_page()
        tab.visit(f"/t/{self.code}")
        return tab

    def speak(self, language: str) -> None:
        """Switch the page to this language in place, as if it was chosen in another tab."""
        self.page.evaluate(
            """(language) => {
                const key = "naqala.settings";
                const stored = JSON.parse(localStorage.getItem(key) ?? "{}");
                localStorage.setItem(key, JSON.stringify({ ...stored, language }));
                dispatchEvent(new StorageEvent("storage", { key }));
            }""",
            language,
        )
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    # What the screen shows

    @property
    def board(self) -> Locator:
        return self.page.locator("svg.board")

    @property
    def prompt(self) -> Locator:
        return self.page.locator("section.bar")

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

    def open_tab(self, name: str) -> None:
        """Shows this panel, if it is behind a tab in this window."""
        tab = self.page.get_by_role("tab", name=re.compile(f"^{name}"))
        if tab.count():
            tab.click()

    def open_score_sheet(self) -> None:
        """At the end, when the board is still shown."""
        self.button("Score sheet").click()
        expect(self.page.locator("main.score")).to_be_visible()

    def is_asked(self) -> bool:
        return "Waiting for" not in self.prompt.inner_text() and "One moment" not in self.prompt.inner_text()

    def expect_among_lit(self, tile: str) -> None:
        self.until(lambda: tile in self.lit(), lambda: f"{tile} is not lit, but {sorted(self.lit())}")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def expect_prompt(self, *words: str) -> None:
        """Waits until the prompt contains these words."""
        for word in words:
            expect(self.prompt).to_contain_text(word)

    def until(self, condition: Callable[[], object], failure: Callable[[], str]) -> None:
        for _ in range(EXPECT_TIMEOUT // 20):
            if condition():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(failure())

    # Playing

    def click(self, tile: str) -> None:
        """Clicks the corner of the tile, where no meeple is drawn."""
        self.tile(tile).click(position=self.corner(tile))

    def corner(self, tile: str) -> Position:
        """A point near the corner of the tile. Its box is larger: parts of its picture are cut off at its edge."""
        return cast(Position, self.tile(tile).evaluate(CORNER))

    def drop(self, tile: str, tribe: str) -> None:
        """Chooses a meeple in hand, then the tile."""
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
        """Bids for the first free spot."""
        before = len(self.actions_with_draft())
        self.button(re.compile(r"^Bid \d")).first.click()
        self.confirm()
        self.until(lambda: len(self.actions_with_draft()) > before, lambda: "the bid was not accepted")

    def take_the_screen(self) -> None:
        """For the next player at this device."""
        self.button("Show my game").click()

    def confirm(self) -> None:
        self.button("Confirm").click()

    def end_turn(self) -> None:
        self.button("End turn").click()

    def played(self) -> list[str]:
        """All actions that the page received, without the draft."""
        found: dict[int, str] = {}
        for message in self.received:
            for action in [*message.get("missed", []), *message.get("played", [])]:
                found[action["n"]] = action["notation"]
        return [found[n] for n in sorted(found)]

    def expect_played(self, *actions: str) -> None:
        """Waits until these were the last actions."""
        last = lambda: tuple(self.played()[-len(actions) :])  # noqa: E731
        self.until(lambda: last() == actions, lambda: f"played was {last()}, not {actions}")

    # Beside the board

    def part(self, name: str) -> Locator:
        """A panel: "You", "Pink", "Your hand", "Resource row"."""
        return self.page.get_by_role("region", name=name, exact=True)

    def djinn(self, name: str) -> Locator:
        """The card of a djinn on offer."""
        return self.page.locator(f'[data-djinn="{name}"]')

    def expect_gold(self, gold: int, whose: str = "You") -> None:
        self.expect_holding(gold, "gold", whose)

    def expect_holding(self, n: int, what: str, whose: str = "You") -> None:
        """`what` is the topic of its explanation: gold, cards, camels, tribe:v, tribe:e."""
        expect(self.part(whose).locator(f"[data-explain='{what}']")).to_have_text(str(n))

    def asked(self) -> str:
        """The step of the last question that the page received."""
        question = self.last_snapshot()["question"]
        return str(question and question["step"])

    def actions_with_draft(self) -> list[str]:
        """All actions, including the draft."""
        return [*self.played(), *[drafted["notation"] for drafted in self.last_snapshot()["draft"]]]

    def last_snapshot(self) -> dict[str, Any]:
        snapshots: list[dict[str, Any]] = [message["snapshot"] for message in self.received if message.get("snapshot")]
        return snapshots[-1]

    def point_at(self, tile: str) -> None:
        self.tile(tile).hover(position=self.corner(tile))
