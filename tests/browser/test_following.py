"""Turns that can be followed: paths that stay, a log that waits, replays, reasons, and an end at the board."""

from __future__ import annotations

import re
from random import Random
from typing import Final

from playwright.sync_api import Locator, expect

from naqala.engine.components import A1, B1, C3, D3, F3, OASIS, SACRED_PLACE
from naqala.engine.game import Game
from tests.browser.conftest import Invite
from tests.browser.page_user import PHONE, PageUser
from tests.browser.test_motion import stop_the_clock
from tests.browser.two_players import begin
from tests.positions import game_at
from tests.server.serving import Serving
from tests.server.soaking.parties import before_the_end

STEP: Final = 600  # milliseconds at normal speed
WALK: Final = ("C3>", "D3b", "E3e", "F3v", "end")


def two_moves() -> Game:
    """Blue can walk from C3 to F3, and afterwards Pink from A1 to B1."""
    return game_at({C3: "bev", F3: "v", A1: "m", B1: "m"}, places={F3: OASIS})


def seated(invite: Invite, serving: Serving, motion: str, **wishes: tuple[int, int]) -> tuple[PageUser, PageUser]:
    ann, bob = invite(serving, "Ann", quick=False), invite(serving, "Bob", quick=False, motion=motion, **wishes)
    begin(ann, bob, two_moves(), "person", "person")
    return ann, bob


def ann_plays(ann: PageUser, bob: PageUser) -> None:
    ann.sow("C3 D3b E3e F3v")
    ann.end_turn()
    bob.expect_played(*WALK)


def steps_of(user: PageUser) -> Locator:
    """The numbered steps of Ann's move on the board."""
    return user.board.locator("[data-steps=blue] text")


def expect_path(user: PageUser) -> None:
    expect(steps_of(user)).to_have_text(["1", "2", "3", "Start"])


def moving_things(user: PageUser) -> Locator:
    return user.page.locator(".motion > *")


def log_of(user: PageUser) -> Locator:
    return user.page.get_by_role("region", name=re.compile("^Log"))


def test_the_path_of_another_player_stays_until_one_acts(invite: Invite, serving: Serving) -> None:
    ann, bob = seated(invite, serving, "full")
    ann_plays(ann, bob)
    expect_path(bob)
    bob.expect_prompt("Your turn: choose")
    expect_path(bob)
    bob.click("A1")
    expect(steps_of(bob)).to_have_count(0)


def test_without_motion_the_path_is_there_at_once(invite: Invite, serving: Serving) -> None:
    ann, bob = seated(invite, serving, "reduce", size=PHONE)
    ann_plays(ann, bob)
    bob.expect_prompt("Your turn: choose")
    expect_path(bob)
    expect(moving_things(bob)).to_have_count(0)


def test_the_log_tells_nothing_before_it_is_shown(invite: Invite, serving: Serving) -> None:
    ann, bob = seated(invite, serving, "full")
    bob.page.clock.install()
    stop_the_clock(bob)
    ann_plays(ann, bob)
    expect(bob.button("Skip")).to_be_visible()
    bob.open_tab("Log")
    expect(log_of(bob)).not_to_contain_text("Ann moved")
    bob.page.clock.run_for(4 * STEP - 50)  # picked up, and three drops
    expect(bob.tile("F3")).to_have_accessible_name("F3, Oasis 8, two Viziers, free")
    expect(log_of(bob)).not_to_contain_text("collects")
    bob.page.clock.run_for(STEP)
    expect(log_of(bob)).to_contain_text("collects 2 Viziers")
    expect(log_of(bob)).not_to_contain_text("camel")
    bob.page.clock.run_for(8 * STEP)
    expect(log_of(bob)).to_contain_text("places a camel and a palm tree on F3")


def test_a_skip_leaves_nothing_behind(invite: Invite, serving: Serving) -> None:
    ann, bob = seated(invite, serving, "full")
    bob.page.clock.install()
    stop_the_clock(bob)
    ann_plays(ann, bob)
    expect(bob.button("Skip")).to_be_visible()
    bob.page.clock.run_for(STEP + 50)
    expect(moving_things(bob)).to_have_count(1)
    bob.button("Skip").click()
    expect(bob.button("Skip")).to_have_count(0)
    expect(moving_things(bob)).to_have_count(0)
    expect_path(bob)
    expect(bob.tile("F3")).to_have_accessible_name("F3, Oasis 8, no meeples, one palm tree, Ann’s")


def test_a_log_entry_says_what_the_turn_was_worth_and_shows_it_again(invite: Invite, serving: Serving) -> None:
    ann, bob = seated(invite, serving, "reduce")
    ann_plays(ann, bob)
    bob.open_tab("Log")
    entry = log_of(bob).get_by_role("button", name="Show this turn again")
    expect(entry).to_have_text("+23")  # 2 Viziers and the majority, the tile, the palm tree
    entry.click()
    bob.expect_prompt("Replay: the turn of Ann.")
    expect(bob.tile("F3")).to_have_accessible_name("F3, Oasis 8, one Vizier, free")
    bob.page.keyboard.press("Escape")
    bob.expect_prompt("Your turn: choose")
    expect(bob.tile("F3")).to_have_accessible_name("F3, Oasis 8, no meeples, one palm tree, Ann’s")


def test_a_place_that_brings_nothing_says_why(careful: PageUser) -> None:
    careful.play(game_at({C3: "v", D3: "v"}, places={D3: SACRED_PLACE}, djinn_row=[0]))
    careful.sow("C3 D3v")
    careful.expect_prompt("No djinn this time. That costs 2 Elders; you have no Elders and no Fakirs.")


def test_at_the_end_the_board_stays_with_everything_open(user: PageUser) -> None:
    game, _ = before_the_end(1, 3, Random(2))
    user.play(game)
    if user.button("Show my game").count():
        user.take_the_screen()
    user.end_turn()
    user.expect_prompt("Game over.")
    revealed = user.page.get_by_role("region", name="Gold and cards")
    expect(revealed.get_by_role("listitem")).to_have_count(3)
    user.open_score_sheet()
    user.button("Look at the board").click()
    expect(revealed.get_by_role("listitem")).to_have_count(3)
