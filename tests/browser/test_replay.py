"""The replay page: any moment of a finished game, from any seat, by links, keys and clicks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import islice
from pathlib import Path
from threading import Thread
from typing import Final

import pytest
from playwright.sync_api import Frame, Page, expect

from naqala.engine.components import TILE_COUNT, TRIBE_COUNT, tile_name
from naqala.engine.game import Game
from naqala.engine.pile import counts
from naqala.engine.records import parse_record
from naqala.engine.state import State
from naqala.server.messages.replay_info import states_of
from tests.browser.conftest import Invite
from tests.browser.finished_game import finish_game, running_table
from tests.browser.page_user import DESKTOP, PHONE, PageUser
from tests.server.serving import Serving
from tests.test_golden_records import text

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
TRIBES: Final = ("Vizier", "Elder", "Merchant", "Builder", "Assassin")
NAMES: Final = ("Blue", "Pink", "Orange", "Black")
PNG: Final = b"\x89PNG\r\n\x1a\n"
LANDSCAPE: Final = (844, 390)
READ_BOARD: Final = "tiles => tiles.map(tile => [tile.dataset.tile, tile.getAttribute('aria-label')])"


@pytest.fixture(scope="module")
def finished(serving: Serving) -> tuple[str, Game]:
    return finish_game(serving)


def state_at(game: Game, n: int) -> State:
    return next(islice(states_of(game), n, None))


def meeples_on(name: str) -> list[int]:
    """By tribe, from the accessible name of a tile."""
    found = {tribe: re.search(rf"(\w+) {tribe}", name) for tribe in TRIBES}
    return [NUMBERS.index(match[1]) if match else 0 for match in found.values()]


def board_of(page: Page | Frame) -> dict[str, list[int]]:
    names = page.locator("[data-tile]").evaluate_all(READ_BOARD)
    return {tile: meeples_on(name) for tile, name in names}


def meeples_in(state: State) -> dict[str, list[int]]:
    return {tile_name(tile): list(counts(state.board.meeples(tile), TRIBE_COUNT)) for tile in range(TILE_COUNT)}


def expect_moment(user: PageUser, game: Game, n: int) -> None:
    """The page shows exactly the position after n actions, nothing hidden."""
    state = state_at(game, n)
    expect(user.page.get_by_role("slider")).to_have_value(str(n))
    user.until(lambda: board_of(user.page) == meeples_in(state), lambda: f"another board is shown at {n}")
    for player in state.players:
        user.expect_gold(player.gold, NAMES[player.seat])


def open_record(user: PageUser, record: str) -> None:
    user.visit("/replay")
    user.page.get_by_label("Or paste the record").fill(record)
    user.button("Show the game").click()


# Every moment has its link


def test_a_link_opens_exactly_its_moment(invite: Invite, serving: Serving, finished: tuple[str, Game]) -> None:
    code, game = finished
    user = invite(serving)
    for n in (0, 1, 23, len(game.log) - 1, len(game.log)):
        user.visit(f"/replay/{code}/{n}")
        expect_moment(user, game, n)
    user.visit(f"/replay/{code.lower()}?at=17")
    expect_moment(user, game, 17)
    user.visit(f"/replay/{code}/999999")
    expect_moment(user, game, len(game.log))


def test_the_address_follows_and_can_be_copied(invite: Invite, serving: Serving, finished: tuple[str, Game]) -> None:
    code, game = finished
    user, friend = invite(serving), invite(serving)
    user.visit(f"/replay/{code}")
    expect_moment(user, game, 0)
    user.button("Next turn").click()
    user.button("Next turn").click()
    n = int(user.page.get_by_role("slider").input_value())
    user.page.wait_for_url(f"**/replay/{code}/{n}")
    user.button("View, share, continue").click()
    link = user.page.get_by_label("Link to this moment").input_value()
    assert link == f"{serving.url}/replay/{code}/{n}"
    friend.visit(link)
    expect_moment(friend, game, n)


@pytest.mark.parametrize("name", ["dealt_4_blocked", "rich_2_last_camel", "unfinished_walk"])
def test_the_replay_of_a_record_ends_in_its_position(invite: Invite, serving: Serving, name: str) -> None:
    game, _ = parse_record(text(name))
    user = invite(serving)
    open_record(user, text(name))
    expect_moment(user, game, 0)
    user.page.keyboard.press("End")
    expect_moment(user, game, len(game.log))
    user.page.wait_for_url(f"**/replay?at={len(game.log)}")
    user.page.reload()
    expect_moment(user, game, len(game.log))


# Moving


def test_the_keys_lead_everywhere(invite: Invite, serving: Serving, finished: tuple[str, Game]) -> None:
    code, game = finished
    user = invite(serving)
    user.visit(f"/replay/{code}/20")
    expect_moment(user, game, 20)
    press = user.page.keyboard.press
    press("ArrowRight")
    expect_moment(user, game, 21)
    press("ArrowLeft")
    press("ArrowLeft")
    expect_moment(user, game, 19)
    press("Home")
    expect_moment(user, game, 0)
    press("Shift+ArrowRight")
    slider = user.page.get_by_role("slider")
    turn = int(slider.input_value())
    assert str(game.log[turn - 1]) == "end" or str(game.log[turn - 1]).startswith("bid")
    press("PageUp")
    expect(slider).to_have_value("0")
    press("End")
    expect_moment(user, game, len(game.log))
    press("?")
    expect(user.page.get_by_role("dialog")).to_be_visible()
    press("ArrowLeft")
    press("Escape")
    expect_moment(user, game, len(game.log))


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_it_plays_to_the_end_and_pauses(
    invite: Invite, serving: Serving, finished: tuple[str, Game], motion: str
) -> None:
    code, game = finished
    user = invite(serving, motion=motion)
    user.visit(f"/replay/{code}/{len(game.log) - 4}")
    expect_moment(user, game, len(game.log) - 4)
    user.button("View, share, continue").click()
    user.page.get_by_role("radio", name="4×").check()
    user.page.keyboard.press("Escape")
    user.button("Play").click()
    expect(user.button("Play")).to_be_visible()  # again, at the end
    expect_moment(user, game, len(game.log))
    user.button("Play").click()  # from the start
    expect(user.button("Pause")).to_be_visible()
    user.until(lambda: user.page.get_by_role("slider").input_value() != "0", lambda: "it does not play")
    user.button("Pause").click()
    n = int(user.page.get_by_role("slider").input_value())
    expect_moment(user, game, n)


def test_the_chart_and_the_log_lead_to_any_moment(invite: Invite, serving: Serving, finished: tuple[str, Game]) -> None:
    code, game = finished
    user = invite(serving)
    user.visit(f"/replay/{code}")
    slider = user.page.get_by_role("slider")
    slider.fill("33")
    expect_moment(user, game, 33)
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"^Action 33 of {len(game.log)}, round \d+\. \w"))
    entry = user.page.get_by_role("button", name=re.compile("^Show the game after action")).nth(1)
    n = int((entry.get_attribute("aria-label") or "").rpartition(" ")[2])
    entry.focus()
    user.page.keyboard.press("Enter")
    expect_moment(user, game, n)
    assert n != 33


# What a seat knew


def test_from_a_seat_the_others_are_hidden(invite: Invite, serving: Serving, finished: tuple[str, Game]) -> None:
    code, game = finished
    user = invite(serving)
    user.visit(f"/replay/{code}/30")
    expect_moment(user, game, 30)
    user.page.get_by_label("View", exact=True).select_option(label="Pink")
    state = state_at(game, 30)
    user.expect_gold(state.players[1].gold, "Pink")
    for name in ("Blue", "Orange"):
        expect(user.part(name).locator("[data-explain=gold]")).to_have_text("")
        expect(user.part(name).locator(".points b")).not_to_have_text(str(game.scores()[0].total))
    hands = user.page.get_by_role("listitem").filter(has=user.page.locator(".gold"))
    expect(hands).to_have_count(1)
    expect(hands).to_contain_text("Pink")
    user.page.get_by_label("View", exact=True).select_option(label="Everything open")
    expect(hands).to_have_count(3)
    expect_moment(user, game, 30)


def test_a_running_game_is_refused_kindly(invite: Invite, serving: Serving) -> None:
    code = running_table(serving)
    user = invite(serving, expected_status=409)
    user.visit(f"/replay/{code}/3")
    expect(user.page.get_by_role("heading", name="still being played")).to_be_visible()
    expect(user.board).to_have_count(0)
    user.page.get_by_role("link", name="Go to the table").click()
    user.page.wait_for_url(f"**/t/{code}")
    expect(user.board).to_be_visible()


def test_no_game_no_replay(invite: Invite, serving: Serving) -> None:
    user = invite(serving, expected_status=404)
    user.visit("/replay/AAAAAAAA")
    expect(user.page.get_by_role("heading", name="cannot be shown")).to_be_visible()


# Records


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "does not begin with"), ("de", "Zeile"), ("fr", "ligne"), ("nl", "regel")],
)
def test_what_is_no_record_is_explained_in_each_language(
    invite: Invite, serving: Serving, language: str, words: str
) -> None:
    user = invite(serving, language=language, expected_status=422)
    user.visit("/replay")
    user.page.locator("textarea").fill(text("unfinished_walk").replace("round=", "runde="))
    user.page.locator("form button").click()
    expect(user.page.locator(".problem")).not_to_be_empty()
    expect(user.page.locator(".problem")).not_to_contain_text("record-")
    if language != "en":
        expect(user.page.locator(".problem")).to_contain_text(re.compile(words, re.IGNORECASE))
    user.page.locator("textarea").fill("")
    user.page.locator("form button").click()
    expect(user.page.locator("textarea")).to_be_visible()


def test_a_file_is_chosen_or_dropped(invite: Invite, serving: Serving, tmp_path: Path) -> None:
    game, _ = parse_record(text("unfinished_sibittis"))
    file = tmp_path / "game.naqala"
    file.write_text(text("unfinished_sibittis"), encoding="utf-8")
    user = invite(serving)
    user.visit("/replay")
    with user.page.expect_file_chooser() as chooser:
        user.button("Choose a file").click()
    chooser.value.set_files(file)
    expect_moment(user, game, 0)
    user.button("View, share, continue").click()
    user.button("Open another record").click()
    user.page.evaluate(DROP, text("unfinished_sibittis"))
    expect_moment(user, game, 0)
    user.page.keyboard.press("End")
    other, _ = parse_record(text("dealt_4_blocked"))
    user.page.evaluate(DROP, text("dealt_4_blocked"))  # on the open replay
    expect_moment(user, other, 0)
    assert user.page.url == f"{serving.url}/replay"
    user.visit("/replay")
    user.button("View, share, continue").click()
    user.button("Open another record").click()
    user.page.locator("input[type=file]").set_input_files(
        {"name": "long.txt", "mimeType": "text/plain", "buffer": b"x" * 70_000}
    )
    expect(user.page.get_by_text("too long for one game")).to_be_visible()


DROP: Final = """(record) => {
    const data = new DataTransfer();
    data.items.add(new File([record], "game.naqala", { type: "text/plain" }));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


# Going on, pictures and frames


def test_a_game_goes_on_from_any_moment(invite: Invite, serving: Serving, finished: tuple[str, Game]) -> None:
    code, game = finished
    user = invite(serving, "Mira")
    user.visit(f"/replay/{code}/25")
    expect_moment(user, game, 25)
    user.button("Continue from here").click()
    dialog = user.page.get_by_role("dialog")
    acting = NAMES[state_at(game, 25).seat]
    expect(dialog.get_by_label("Your seat")).to_contain_text(acting)
    dialog.get_by_label("The bots").select_option(label="Gentle")
    user.button("Play on").click()
    user.page.wait_for_url("**/t/*")
    expect(user.part("You")).to_be_visible()
    user.until(user.is_asked, lambda: "the player to move is not asked")
    assert board_of(user.page) == meeples_in(state_at(game, 25))
    user.expect_gold(state_at(game, 25).players[state_at(game, 25).seat].gold)


def test_at_the_end_there_is_nothing_to_continue(invite: Invite, serving: Serving, finished: tuple[str, Game]) -> None:
    code, game = finished
    user = invite(serving)
    user.visit(f"/replay/{code}/{len(game.log)}")
    expect(user.button("Continue from here")).to_be_disabled()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_moment_is_saved_as_a_picture(
    invite: Invite, serving: Serving, finished: tuple[str, Game], theme: str, tmp_path: Path
) -> None:
    code, game = finished
    user = invite(serving, theme=theme)
    user.visit(f"/replay/{code}/25")
    expect_moment(user, game, 25)
    user.button("View, share, continue").click()
    with user.page.expect_download() as png:
        user.button("Save as PNG").click()
    assert png.value.suggested_filename == f"naqala-{code}-25.png"
    assert png.value.path().read_bytes().startswith(PNG)
    assert png.value.path().stat().st_size > 100_000
    with user.page.expect_download() as svg:
        user.button("Save as SVG").click()
    drawn = svg.value.path().read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert "/assets/" not in drawn
    references = set(re.findall(r'(?:href="|url\(["\']?)#([\w-]+)', drawn))
    assert references <= set(re.findall(r'\bid="([\w-]+)"', drawn))


def test_the_picture_of_long_names_has_all_of_them(invite: Invite, serving: Serving) -> None:
    names = ("Wilhelmina of Samarkand", "WWWWWWWWWWWWWWWWWWWWWWWW", "Maximilian von Habsburg M", "名" * 20)
    tags = "".join(f'[{seat} "person {name}"]\n' for seat, name in zip(NAMES, names, strict=True))
    user = invite(serving)
    open_record(user, text("dealt_4_blocked").replace("\n", f"\n{tags}", 1))
    user.button("View, share, continue").click()
    with user.page.expect_download() as svg:
        user.button("Save as SVG").click()
    drawn = svg.value.path().read_text(encoding="utf-8")
    right, *ends = user.page.evaluate(CAPTION, drawn)
    for name in names:
        assert name[:24].strip() in drawn
    assert len(ends) >= len(names)
    assert max(ends) <= right


# The right edge of a picture, and the ends of the players in its caption.
CAPTION: Final = """(drawn) => {
    const holder = document.body.appendChild(document.createElement("div"));
    holder.innerHTML = drawn;
    const spans = [...holder.querySelectorAll("svg > text > tspan")];
    const ends = spans.map(span => span.getEndPositionOfChar(span.getNumberOfChars() - 1).x);
    return [holder.firstElementChild.viewBox.baseVal.width, ...ends];
}"""


@pytest.mark.parametrize("opener", ["View, share, continue", "Continue from here"])
def test_a_dialog_stops_the_game_where_it_was_opened(
    invite: Invite, serving: Serving, finished: tuple[str, Game], opener: str
) -> None:
    code, game = finished
    user = invite(serving, motion="no-preference")
    user.visit(f"/replay/{code}/5")
    expect_moment(user, game, 5)
    user.button("Play").click()
    slider = user.page.get_by_role("slider")
    expect(slider).not_to_have_value("5")
    user.button(opener).click()
    dialog = user.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    n = int(slider.input_value())
    told = dialog.get_by_label("Link to this moment")
    link = told.input_value() if opener.startswith("View") else ""
    dialog.get_by_role("heading").click()  # the focus is on nothing
    user.page.keyboard.press("Space")
    user.page.wait_for_timeout(2500)
    assert int(slider.input_value()) == n
    if link:
        assert link == told.input_value() == f"{serving.url}/replay/{code}/{n}"
    else:
        expect(dialog).to_contain_text(f"right after action {n}.")
    user.page.keyboard.press("Escape")
    expect_moment(user, game, n)


@pytest.fixture
def elsewhere() -> Iterator[Callable[[str], str]]:
    """Puts a page on another site, and returns its address."""
    pages: list[bytes] = []

    class Site(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(pages[-1])

        def log_message(self, *_: object) -> None:
            return

    with ThreadingHTTPServer(("127.0.0.1", 0), Site) as site:
        Thread(target=site.serve_forever, daemon=True).start()

        def put(page: str) -> str:
            pages.append(page.encode())
            return f"http://127.0.0.1:{site.server_port}/"

        yield put
        site.shutdown()


def test_another_site_shows_it_in_a_frame(
    invite: Invite, serving: Serving, finished: tuple[str, Game], elsewhere: Callable[[str], str]
) -> None:
    code, game = finished
    user = invite(serving)
    user.expected_errors = (*user.expected_errors, "frame-ancestors", "X-Frame-Options", "Refused to display")
    page = f'<iframe src="{serving.url}/replay/{code}/25?embed" width="480" height="640"></iframe>'
    refused = f'<iframe src="{serving.url}/replay/{code}/25"></iframe>'
    user.page.goto(elsewhere(page + refused))
    frame = user.page.frame_locator("iframe").first
    expect(frame.get_by_role("grid")).to_be_visible()
    expect(frame.get_by_role("slider")).to_have_value("25")
    frame.get_by_role("button", name="Next action").click()
    expect(frame.get_by_role("slider")).to_have_value("26")
    link = frame.get_by_role("link", name="Open in Naqala")
    expect(link).to_have_attribute("target", "_blank")
    expect(frame.get_by_role("link")).to_have_count(1)
    expect(user.page.frame_locator("iframe").last.get_by_role("grid")).to_have_count(0)
    assert meeples_in(state_at(game, 26)) == board_of(user.page.frames[1])


@pytest.mark.parametrize("finished_one", [True, False], ids=["finished", "unfinished"])
def test_no_path_leads_out_of_a_frame(
    invite: Invite,
    serving: Serving,
    finished: tuple[str, Game],
    elsewhere: Callable[[str], str],
    finished_one: bool,
) -> None:
    code = finished[0] if finished_one else running_table(serving)
    user = invite(serving, expected_status=409)
    user.page.goto(elsewhere(f'<iframe src="{serving.url}/replay/{code}/3?embed" width="480" height="640"></iframe>'))
    frame = user.page.frames[1]
    expect(frame.get_by_role("heading", level=1)).to_be_visible()
    for link in frame.get_by_role("link").all():
        assert (link.get_attribute("target"), link.get_attribute("rel")) == ("_blank", "noopener")
        with user.context.expect_page() as opened:
            link.click()
        assert opened.value.url.startswith(f"{serving.url}/replay/{code}")
        opened.value.close()
    for key in ("?", "o", "b"):
        user.page.keyboard.press(key)
    for button in frame.get_by_role("button").all():
        button.click(force=True)
    expect(frame.get_by_role("dialog")).to_have_count(0)
    assert frame.url.startswith(f"{serving.url}/replay/{code}")
    assert frame.url.endswith("?embed")
    expect(frame.get_by_role("heading", level=1)).to_have_count(1)


def test_an_address_that_is_no_replay_is_in_no_frame(
    invite: Invite, serving: Serving, elsewhere: Callable[[str], str]
) -> None:
    user = invite(serving, expected_status=404)
    user.expected_errors = (*user.expected_errors, "frame-ancestors", "X-Frame-Options", "Refused to display")
    paths = ("/replay/----?embed", "/replay/ABC?embed", "/replay/%41BCDEFGH?embed", "/replay/ABCDEFGH/more?embed")
    user.page.goto(elsewhere("".join(f'<iframe src="{serving.url}{path}"></iframe>' for path in paths)))
    for nth in range(len(paths)):
        expect(user.page.frame_locator("iframe").nth(nth).get_by_role("link")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LANDSCAPE], ids=["desktop", "phone", "landscape"])
def test_the_controls_fit_and_can_be_touched(
    invite: Invite, serving: Serving, finished: tuple[str, Game], size: tuple[int, int]
) -> None:
    code, game = finished
    user = invite(serving, size=size, touch=True)
    user.visit(f"/replay/{code}/25")
    expect(user.page.get_by_role("slider")).to_have_value("25")
    controls = user.page.get_by_role("region", name="Replay")
    user.page.get_by_role("button", name="Next action").tap()
    expect(user.page.get_by_role("slider")).to_have_value("26")
    boxes = [button.bounding_box() for button in controls.get_by_role("button").all() if button.is_visible()]
    assert len(boxes) >= 6
    for box in boxes:
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1]
    assert user.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert game.over
