"""Pages, dialogs and moments of a game, to be looked at in windows, themes and languages of every kind."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from collections.abc import Callable
from random import Random
from typing import Final

from playwright.sync_api import expect

from naqala.engine.components import C3, D3, F3, FAKIR, FISH, IVORY, LARGE_MARKET, SACRED_PLACE, SILK, VILLAGE
from naqala.engine.djinns import BOURAQ, JAFAAR, MARID, SLOAR
from tests.browser.finished_game import finish_game, running_table
from tests.browser.page_user import PageUser
from tests.browser.positions import one_path
from tests.positions import Seat, game_at
from tests.server.soaking.parties import before_the_end
from tests.test_golden_records import text as golden_record

Scene = Callable[[PageUser], None]
LONG_NAME: Final = "Wilhelmina of Samarkand"
# Seat, name, gold and meeples and trees, tiles, cards, djinns: see web/src/pad/padEntries.ts.
ON_THE_PAD: Final = [
    [
        "black",
        LONG_NAME,
        [41, 5, 2, 3, 1],
        [4, 6, 8, 15],
        [1, 1, 1, 1, 1, 0, 2, 0, 0, 2],
        ["Jafaar", "Al-Amin"],
    ],
    ["blue", "", [23, 2, 4, 0, 2], [5, 6, 8], [0, 0, 1, 0, 1, 1, 1, 1, 0, 3], ["Haurvatat"]],
    ["orange", "Zoé", [7, 3, 0, 1, 0], [12], [0, 1, 0, 0, 0, 0, 0, 0, 2, 0], []],
    ["pink", "Mira", [0, 0, 0, 0, 0], [], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], []],
]
PAD_LINK: Final = "1." + urlsafe_b64encode(json.dumps(ON_THE_PAD).encode()).decode().rstrip("=")


def lobby(user: PageUser) -> None:
    user.create_table("person", "person", public=True)
    user.create_table("person", "gentle", start=True)
    user.visit("/")
    expect(user.button("Start game")).to_be_visible()


def new_table(user: PageUser) -> None:
    lobby(user)
    user.button("Create a table").click()
    expect(user.page.get_by_role("dialog")).to_be_visible()


def settings(user: PageUser) -> None:
    lobby(user)
    user.button("Settings").click()
    expect(user.page.get_by_role("dialog")).to_be_visible()


def help_with(tab: str) -> Scene:
    def show(user: PageUser) -> None:
        user.play(one_path())
        user.page.keyboard.press("?")
        user.page.get_by_role("dialog").get_by_role("tab", name=tab).click()
        expect(user.page.get_by_role("dialog").get_by_role("tabpanel")).to_be_visible()

    return show


def waiting_room(user: PageUser) -> None:
    user.join(user.create_table("person", "person", "calm"))
    expect(user.page.get_by_role("heading", name="Invite")).to_be_visible()


def no_such_table(user: PageUser) -> None:
    user.visit("/t/AAAAAAAA")
    expect(user.page.get_by_role("heading", name="no table")).to_be_visible()


def nowhere(user: PageUser) -> None:
    user.visit("/nowhere")
    expect(user.page.get_by_role("heading").first).to_be_visible()
    user.errors.clear()  # a browser notes every 404


def bidding(user: PageUser) -> None:
    user.create_table("device", "device", "device", "device", start=True, seed="7")
    user.join(user.code)
    user.take_the_screen()
    expect(user.button("Bid 0").first).to_be_visible()


def sowing(user: PageUser) -> None:
    user.play(one_path())
    user.sow("C3 D3b")
    user.expect_lit("E3")


def first_game(user: PageUser) -> None:
    """In the middle of a move, with everything that beginners are shown."""
    user.context.add_init_script("""localStorage["naqala.settings"] = '{"help": "on"}'""")
    user.play(game_at({C3: "bev", D3: "me", F3: "v"}))
    user.click("C3")
    expect(user.page.locator("[data-gain]").first).to_be_visible()
    expect(user.page.locator(".prompt-area .why")).to_be_visible()


def hunting(user: PageUser) -> None:
    user.play(game_at({C3: "a", D3: "abe", F3: "v"}, pink=Seat(viziers=2, elders=1), blue=Seat(cards=[FAKIR] * 2)))
    user.sow("C3 D3a")
    user.expect_prompt("victim")


def market(user: PageUser) -> None:
    row = [IVORY, FISH, FAKIR, SILK, FISH, FAKIR, FISH, SILK, FAKIR]
    user.play(game_at({C3: "v", D3: "v"}, places={D3: LARGE_MARKET}, row=row, blue=Seat(cards=[FISH, SILK, FAKIR])))
    user.sow("C3 D3v")
    user.expect_prompt("Buy 2 cards for 6 gold")


def sacred_place(user: PageUser) -> None:
    rich = Seat(elders=3, cards=[FAKIR, FAKIR], djinns=[MARID])
    user.play(
        game_at(
            {C3: "v", D3: "v"}, places={D3: SACRED_PLACE}, djinn_row=[JAFAAR, SLOAR, BOURAQ], blue=rich, pink=Seat()
        ),
    )
    user.sow("C3 D3v")
    user.expect_prompt("ummon")


def table_menu(user: PageUser) -> None:
    user.play(one_path(), rivals="gentle")
    user.button("People at the table").click()
    expect(user.page.get_by_role("dialog")).to_be_visible()


def curtain(user: PageUser) -> None:
    user.play(game_at({C3: "v", D3: "v"}, places={D3: VILLAGE}))
    user.sow("C3 D3v")
    user.end_turn()
    expect(user.button("Show my game")).to_be_visible()


def score_sheet(user: PageUser) -> None:
    game, _ = before_the_end(1, 3, Random(2))
    user.play(game)
    if user.button("Show my game").count():
        user.take_the_screen()
    user.end_turn()
    user.button("Score sheet").click()
    expect(user.page.locator("main.score")).to_be_visible()


def full_table(user: PageUser) -> None:
    """The dialog of a new table with everything that it can show."""
    new_table(user)
    dialog = user.page.get_by_role("dialog")
    dialog.get_by_text("4", exact=True).click()
    dialog.get_by_label("Pink: choose a player").select_option(label="At this device")
    dialog.get_by_text("Choose the seed").click()
    expect(dialog.get_by_label("Pink: name")).to_be_visible()


def help_drawer(tab: str) -> Scene:
    def show(user: PageUser) -> None:
        lobby(user)
        user.button("How to play").click()
        drawer = user.page.get_by_role("dialog")
        drawer.get_by_role("tab", name=tab).click()
        expect(drawer.get_by_role("tabpanel")).to_be_visible()

    return show


def short_rules(user: PageUser) -> None:
    help_drawer("In short")(user)
    expect(user.page.get_by_role("tabpanel").locator("[data-short]").last).to_be_visible()


def examples(user: PageUser) -> None:
    help_drawer("Examples")(user)
    expect(user.page.get_by_role("tabpanel").locator("svg.board").first).to_be_visible()


def pad(user: PageUser) -> None:
    """The score pad with tiles, goods and djinns of four players."""
    user.visit(f"/pad#{PAD_LINK}")
    expect(user.page.get_by_role("table").get_by_text("Wilhelmina").first).to_be_visible()


def replay(user: PageUser) -> None:
    user.visit("/replay")
    user.page.locator("textarea").fill(golden_record("rich_3_blocked"))
    user.page.locator("form").get_by_role("button").click()
    expect(user.page.get_by_role("slider")).to_be_visible()
    user.page.keyboard.press("End")
    user.page.keyboard.press("PageUp")
    expect(user.page.get_by_role("slider")).not_to_have_value("0")


def open_record(user: PageUser) -> None:
    user.visit("/replay")
    expect(user.page.get_by_role("textbox")).to_be_visible()


def no_such_replay(user: PageUser) -> None:
    user.visit("/replay/AAAAAAAA")
    expect(user.page.get_by_role("heading", name="cannot be shown")).to_be_visible()
    user.errors.clear()  # a browser notes every 404


def framed_replay(user: PageUser) -> None:
    """As in a frame of another site."""
    code, _ = finish_game(user.serving)
    user.visit(f"/replay/{code}/25?embed")
    expect(user.page.get_by_role("slider")).to_have_value("25")


def framed_nothing(user: PageUser) -> None:
    user.visit(f"/replay/{running_table(user.serving)}?embed")
    expect(user.page.get_by_role("heading", name="still being played")).to_be_visible()
    user.errors.clear()  # a browser notes every 409


def replay_dialog(opener: str) -> Scene:
    def show(user: PageUser) -> None:
        replay(user)
        user.button("View, share, continue").click()
        dialog = user.page.get_by_role("dialog")
        if opener:
            dialog.get_by_role("button", name=opener).click()
        expect(dialog.get_by_role("combobox").first).to_be_visible()

    return show


def summary(side: str = "Turn") -> Scene:
    def show(user: PageUser) -> None:
        user.play(one_path())
        user.page.keyboard.press("o")
        dialog = user.page.get_by_role("dialog")
        expect(dialog.get_by_role("heading", name="Summary sheet")).to_be_visible()
        chosen = dialog.get_by_role("button", name=side)
        if chosen.count():
            chosen.click()
        expect(dialog.get_by_role("region")).to_be_visible()

    return show


def learn(user: PageUser) -> None:
    """The chapters of the guided game, and the lessons."""
    user.visit("/learn")
    expect(user.page.locator("main ol").first).to_be_visible()


def guided(scene: str) -> Scene:
    def show(user: PageUser) -> None:
        response = user.context.request.post(f"/api/guide/{scene}")
        assert response.ok, response.text()
        user.join(str(response.json()["code"]))
        expect(user.page.locator("section.guide")).to_be_visible()

    return show


def strayed(user: PageUser) -> None:
    """Another tile than the guide means."""
    guided("sow")(user)
    user.click("A1")
    expect_guide(user, "strayed")


def missed(user: PageUser) -> None:
    guided("points")(user)
    user.end_turn()
    expect_guide(user, "missed")


def solved(user: PageUser) -> None:
    guided("claim")(user)
    user.sow("C3 D3b E3e")
    user.end_turn()
    expect_guide(user, "solved")


def lesson(user: PageUser) -> None:
    """With its solution, step by step."""
    guided("two-tiles")(user)
    user.button("Show me how").click()
    expect_guide(user, "acting")


def expect_guide(user: PageUser, mode: str) -> None:
    expect(user.page.locator("section.guide")).to_have_attribute("data-mode", mode)


PAGES: Final[dict[str, Scene]] = {
    "the lobby": lobby,
    "a new table": full_table,
    "the waiting room": waiting_room,
    "the settings": settings,
    "the short rules": short_rules,
    "the rules": help_drawer("Rules"),
    "the djinns": help_drawer("Djinns"),
    "the examples": examples,
    "the shortcuts": help_drawer("Shortcuts"),
    "the score sheet": score_sheet,
    "the score pad": pad,
    "the summary of a turn": summary("Turn"),
    "the summary of djinns": summary("Djinns"),
    "the people at the table": table_menu,
    "the page to learn": learn,
    "no such table": no_such_table,
    "a record to open": open_record,
    "a replay": replay,
    "no such replay": no_such_replay,
    "the options of a replay": replay_dialog(""),
    "a replay to continue": replay_dialog("Continue from here"),
}
MOMENTS: Final[dict[str, Scene]] = {
    "no such page": nowhere,
    "a replay in a frame": framed_replay,
    "no replay in a frame": framed_nothing,
    "bidding": bidding,
    "sowing": sowing,
    "a first game": first_game,
    "hunting": hunting,
    "a market": market,
    "a Sacred Place": sacred_place,
    "the help at the table": help_with("Rules"),
    "the curtain": curtain,
    "a step of the guided game": guided("sow"),
    "a text of the guided game": guided("auction"),
    "a detour in the guided game": strayed,
    "a missed scene of the guided game": missed,
    "a solved scene of the guided game": solved,
    "a lesson": lesson,
}
