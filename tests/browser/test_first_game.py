"""In a first game the page shows what moves bring, says why it asks, and makes no choice for the player."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from naqala.engine.components import C3, D3, F3, OASIS, SACRED_PLACE
from naqala.engine.djinns import JAFAAR, MARID
from naqala.engine.game import Game
from tests.browser.announcements import polite, record_announcements
from tests.browser.conftest import Invite
from tests.browser.page_user import DESKTOP, PHONE, PageUser
from tests.browser.positions import one_path
from tests.positions import Seat, game_at
from tests.server.serving import Serving
from tests.server.soaking.parties import before_the_end

LABELS = "[data-gain]"
SIDEWAYS = (844, 390)


def two_ends() -> Game:
    """From C3 a move ends on F3 with Viziers, or on D3 where one stands with an Elder."""
    return game_at({C3: "bev", F3: "v", D3: "ve"}, places={F3: OASIS})


@pytest.fixture
def newcomer(invite: Invite, serving: Serving) -> PageUser:
    return invite(serving, "Mira", beginner=True)


def label(user: PageUser, tile: str) -> Locator:
    return user.page.locator(f"[data-gain={tile}]")


def points_on(user: PageUser, tile: str) -> str:
    return (label(user, tile).text_content() or "").strip()


def part(user: PageUser, name: str) -> Locator:
    return user.page.get_by_role("region", name=name)


def turn_on_gains(user: PageUser, *, on: bool = True) -> None:
    user.button("Settings").click()
    user.page.get_by_role("dialog").get_by_text("Show what moves bring").click()
    switch = user.page.get_by_role("switch", name="Show what moves bring")
    expect(switch).to_be_checked() if on else expect(switch).not_to_be_checked()
    user.page.keyboard.press("Escape")
    expect(user.page.get_by_role("dialog")).to_have_count(0)


def wrote_to_server(user: PageUser) -> list[str]:
    """The types of all messages received: an answer shows that there was a question."""
    return [str(message["type"]) for message in user.received]


# Pointing


def test_pointing_at_a_start_with_the_mouse_shows_what_a_move_from_there_brings(newcomer: PageUser) -> None:
    newcomer.play(two_ends())
    expect(part(newcomer, "Best final tiles")).to_contain_text("Point at a tile")
    newcomer.point_at("C3")
    expect(label(newcomer, "F3")).to_be_visible()
    listed = part(newcomer, "Best turns from C3")
    points = points_on(newcomer, "F3")
    expect(listed).to_contain_text(f"F3{points}: 2 Viziers, the tile and a palm tree")
    expect(newcomer.page.get_by_role("tooltip")).to_contain_text("Best turn from C3")
    newcomer.point_at("A1")
    expect(newcomer.page.locator(LABELS)).to_have_count(0)


def test_the_points_shown_are_those_of_the_plan_when_the_move_is_made(newcomer: PageUser) -> None:
    newcomer.play(two_ends())
    newcomer.click("C3")
    points = points_on(newcomer, "F3")
    newcomer.button("Move to …").click()
    newcomer.point_at("F3")
    expect(newcomer.page.get_by_role("tooltip")).to_contain_text("Best turn ending on F3")
    newcomer.click("F3")
    newcomer.expect_prompt("End your turn")
    expect(part(newcomer, "Your plan")).to_contain_text(f"Points for you now{points}")


def test_with_the_keyboard_the_best_turn_is_announced_and_each_tile_says_its_own(
    invite: Invite, serving: Serving
) -> None:
    user = invite(serving, "Mira", beginner=True)
    record_announcements(user)
    user.play(two_ends())
    keys = user.page.keyboard
    user.expect_lit("C3", "D3")
    keys.press("b")
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight"):
        keys.press(key)
    expect(label(user, "F3")).to_be_visible()
    said = f"{points_on(user, 'F3')} on F3: 2 Viziers, the tile and a palm tree"
    user.until(lambda: said in polite(user), lambda: f"{said!r} is not among {polite(user)}")
    keys.press("Enter")
    user.expect_prompt("3 left in hand")
    for _ in range(3):
        keys.press("ArrowRight")
    expect(user.page.locator("[data-tile=F3]:focus")).to_have_accessible_name(
        f"F3, Oasis 8, one Vizier, free, {said.replace(' on F3', '')}"
    )
    keys.press("e")
    user.until(lambda: any("Best turn ending on F3" in text for text in polite(user)), lambda: str(polite(user)))


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_with_a_finger_the_tiles_show_numbers_and_a_long_press_the_whole_text(
    size: tuple[int, int], invite: Invite, serving: Serving
) -> None:
    user = invite(serving, "Mira", beginner=True, size=size, touch=True)
    user.play(two_ends())
    user.expect_lit("C3", "D3")
    user.tile("C3").tap(position=user.corner("C3"))
    expect(label(user, "F3")).to_have_text("+23")
    corner, box = user.corner("F3"), user.tile("F3").bounding_box()
    assert box
    point = {"x": box["x"] + corner["x"], "y": box["y"] + corner["y"]}
    finger = user.context.new_cdp_session(user.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(user.page.get_by_role("tooltip")).to_contain_text("+23: 2 Viziers, the tile and a palm tree")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    for tile in ("D3", "F3"):
        within(label(user, tile), user.tile(tile))


def within(small: Locator, large: Locator) -> None:
    """One is drawn inside the other."""
    one, other = small.bounding_box(), large.bounding_box()
    assert one is not None
    assert other is not None
    for start, length in (("x", "width"), ("y", "height")):
        assert other[start] <= one[start]  # type: ignore[literal-required]
        assert one[start] + one[length] <= other[start] + other[length]  # type: ignore[literal-required]


# Switched by player and by table


def test_a_player_switches_it_off_and_on(newcomer: PageUser) -> None:
    newcomer.play(two_ends())
    newcomer.click("C3")
    expect(label(newcomer, "F3")).to_be_visible()
    turn_on_gains(newcomer, on=False)
    expect(newcomer.page.locator(LABELS)).to_have_count(0)
    expect(part(newcomer, "Best final tiles")).to_have_count(0)
    newcomer.page.reload()
    newcomer.expect_prompt("left in hand")
    expect(newcomer.page.locator(LABELS)).to_have_count(0)
    turn_on_gains(newcomer)
    expect(label(newcomer, "F3")).to_be_visible()


def test_who_has_finished_a_game_is_shown_nothing_until_they_ask_for_it(user: PageUser) -> None:
    user.play(two_ends())
    user.click("C3")
    user.expect_prompt("left in hand")
    expect(user.page.locator(LABELS)).to_have_count(0)
    assert "gains" not in wrote_to_server(user)
    turn_on_gains(user)
    expect(label(user, "F3")).to_be_visible()


def test_a_table_without_help_shows_nothing_to_anybody(newcomer: PageUser) -> None:
    newcomer.play(two_ends(), move_help=False)
    newcomer.click("C3")
    newcomer.expect_prompt("left in hand", "Only the last meeple counts")
    expect(newcomer.page.locator(LABELS)).to_have_count(0)
    assert "gains" not in wrote_to_server(newcomer)


def test_the_host_chooses_it_for_a_table_and_everybody_reads_it_before_the_game(newcomer: PageUser) -> None:
    newcomer.visit("/")
    newcomer.button("Create a table").click()
    dialog = newcomer.page.get_by_role("dialog")
    dialog.get_by_role("group", name="Help with moves").get_by_text("None").click()
    dialog.get_by_role("button", name="Create table").click()
    expect(newcomer.page.get_by_text("No help with moves.")).to_be_visible()


# The rest of the first game


def test_a_beginner_makes_forced_choices_until_the_first_game_is_over(newcomer: PageUser) -> None:
    game = game_at({C3: "v", D3: "v"}, places={D3: OASIS})
    newcomer.play(game)
    newcomer.click("C3")
    newcomer.expect_prompt("Last meeple: drop it on D3")
    expect(newcomer.page.locator("section.bar")).to_contain_text("Only the last meeple counts")
    newcomer.page.evaluate("localStorage['naqala.settings'] = JSON.stringify({ hasFinished: true })")
    newcomer.play(game)
    newcomer.click("C3")
    newcomer.expect_prompt("End your turn")


def test_the_prompt_says_why_it_asks(newcomer: PageUser) -> None:
    rich = Seat(elders=2, djinns=[MARID])
    newcomer.play(game_at({C3: "v", D3: "v"}, places={D3: SACRED_PLACE}, djinn_row=[JAFAAR], blue=rich, pink=Seat()))
    newcomer.expect_prompt("Drop one meeple on each tile of your way")
    newcomer.sow("C3 D3v")
    newcomer.expect_prompt("For 2 Elders you get a djinn here")


def test_the_end_of_the_first_game_is_noted_when_it_was_seen(newcomer: PageUser) -> None:
    game, _ = before_the_end(1, 3, Random(2))
    newcomer.play(game)
    if newcomer.button("Show my game").count():
        newcomer.take_the_screen()
    newcomer.end_turn()
    expect(newcomer.button("Score sheet")).to_be_visible()
    stored = "JSON.parse(localStorage['naqala.settings'] ?? '{}').hasFinished"
    newcomer.until(lambda: newcomer.page.evaluate(stored), lambda: "the page thinks that the first game goes on")


def test_each_tip_comes_once(newcomer: PageUser) -> None:
    newcomer.create_table("person", "gentle", "gentle", start=True)
    newcomer.visit(f"/t/{newcomer.code}")
    tip = newcomer.page.get_by_role("button", name="Do not show this tip again")
    expect(tip).to_be_visible()
    newcomer.bid()
    newcomer.create_table("person", "gentle", "gentle", start=True)
    newcomer.visit(f"/t/{newcomer.code}")
    newcomer.expect_prompt("The highest bid moves first")
    expect(tip).to_have_count(0)


def test_the_switches_are_large_enough_on_a_phone(invite: Invite, serving: Serving) -> None:
    for size in (DESKTOP, PHONE):
        user = invite(serving, "Mira", beginner=True, size=size, language="de")
        user.visit("/")
        user.button("Einstellungen").click()
        dialog = user.page.get_by_role("dialog")
        expect(dialog.get_by_text("Hilfe für Anfänger")).to_be_visible()
        for name in ("Erste Partie", "Immer", "Nie"):
            choice = dialog.get_by_text(name, exact=True)
            assert choice.evaluate("element => element.scrollWidth <= element.clientWidth + 1")


def test_one_path_is_led_by_its_labels(newcomer: PageUser) -> None:
    newcomer.play(one_path())
    newcomer.point_at("C3")
    expect(newcomer.page.locator(LABELS)).to_have_count(1)
    newcomer.sow("C3 D3b E3e F3v")
    newcomer.expect_prompt("End your turn")
    expect(newcomer.page.locator(LABELS)).to_have_count(0)
