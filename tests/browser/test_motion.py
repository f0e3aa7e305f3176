"""What others did is shown step by step. The clock of these pages is stopped and advanced by the tests."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.page_user import PageUser
from tests.browser.two_players import seated
from tests.server.serving import Serving

STEP: Final = 600  # milliseconds, as in the page at normal speed
WALK: Final = ("C3>", "D3b", "E3e", "F3v", "end")
BUILDER, ELDER, NOBODY = re.compile("one Builder"), re.compile("one Elder"), re.compile("no meeples")
# Counts how often the button was seen, however short it was there.
WATCH: Final = """() => {
    window.shows = 0;
    const skips = () => [...document.querySelectorAll("button")]
        .some((button) => button.textContent.trim() === "Skip animation");
    new MutationObserver(() => { window.shows += skips() ? 1 : 0; })
        .observe(document, { subtree: true, childList: true, characterData: true });
}"""


def skip(user: PageUser) -> Locator:
    return user.button("Skip")


def watched(user: PageUser) -> None:
    """Records from now on whether anything is shown."""
    user.page.evaluate(WATCH)
    user.context.add_init_script(f"({WATCH})()")


def was_shown(user: PageUser) -> bool:
    return bool(user.page.evaluate("window.shows > 0"))


def stop_the_clock(user: PageUser) -> None:
    """Before the page is opened or while it is open; it keeps standing when the page is opened anew."""
    user.page.clock.pause_at(datetime.now() + timedelta(seconds=1))


def with_a_clock(invite: Invite, serving: Serving) -> tuple[PageUser, PageUser]:
    """Ann is to move; Bob looks on and likes motion."""
    ann, bob = seated(invite, serving, motion="full")
    bob.page.clock.install()
    watched(bob)
    return ann, bob


def ann_plays_alone(ann: PageUser) -> None:
    ann.sow("C3 D3b E3e F3v")
    ann.end_turn()
    ann.expect_played(*WALK)


def ann_plays(ann: PageUser, bob: PageUser) -> None:
    ann_plays_alone(ann)
    bob.expect_played(*WALK)


def expect_step_by_step(bob: PageUser) -> None:
    """C3 is picked up, then a meeple is dropped with each step and the rest follows one by one, then the turn ends."""
    expect(skip(bob)).to_be_visible()
    expect(bob.tile("C3")).to_have_accessible_name(NOBODY)
    bob.page.clock.run_for(STEP - 50)
    for tile, seen in (("D3", BUILDER), ("E3", ELDER), ("F3", re.compile("two Viziers, free"))):
        expect(bob.tile("F3")).to_have_accessible_name(re.compile("one Vizier, free"))
        bob.page.clock.run_for(STEP)
        expect(bob.tile(tile)).to_have_accessible_name(seen)
    for after in ("no meeples, free", "no meeples, Ann’s", "one palm tree, Ann’s"):
        bob.page.clock.run_for(STEP)
        expect(bob.tile("F3")).to_have_accessible_name(re.compile(after))
        expect(skip(bob)).to_be_visible()
    bob.page.clock.run_for(6 * STEP)  # the turn ends, and Bob has no move
    expect(skip(bob)).to_have_count(0)
    assert was_shown(bob)


def expect_skipped(bob: PageUser) -> None:
    """From the first step to how it is now, before a second one could pass."""
    expect(bob.tile("D3")).to_have_accessible_name(NOBODY)
    skip(bob).click()
    bob.page.clock.run_for(STEP)
    expect(skip(bob)).to_have_count(0)
    expect_all_done(bob)


def expect_all_done(bob: PageUser) -> None:
    expect(bob.tile("D3")).to_have_accessible_name(BUILDER)
    expect(bob.tile("E3")).to_have_accessible_name(ELDER)
    expect(bob.tile("F3")).to_have_accessible_name(re.compile("one palm tree, Ann’s"))


def test_the_turn_of_another_is_shown_step_by_step(invite: Invite, serving: Serving) -> None:
    ann, bob = with_a_clock(invite, serving)
    stop_the_clock(bob)
    ann_plays(ann, bob)
    expect_step_by_step(bob)
    expect_all_done(bob)


def test_what_is_shown_of_a_turn_can_be_skipped(invite: Invite, serving: Serving) -> None:
    ann, bob = with_a_clock(invite, serving)
    stop_the_clock(bob)
    ann_plays(ann, bob)
    expect_skipped(bob)


def test_a_player_who_comes_back_is_shown_what_was_missed_and_only_once(invite: Invite, serving: Serving) -> None:
    ann, bob = with_a_clock(invite, serving)
    bob.visit("/")
    stop_the_clock(bob)
    ann_plays_alone(ann)
    bob.join(ann.code)
    expect_step_by_step(bob)
    expect_all_done(bob)
    bob.page.reload()
    expect_all_done(bob)
    assert not was_shown(bob)


def test_what_was_missed_can_be_skipped(invite: Invite, serving: Serving) -> None:
    ann, bob = with_a_clock(invite, serving)
    bob.visit("/")
    stop_the_clock(bob)
    ann_plays_alone(ann)
    bob.join(ann.code)
    expect_skipped(bob)


def test_with_reduced_motion_a_turn_is_not_shown(invite: Invite, serving: Serving) -> None:
    ann, bob = seated(invite, serving, motion="reduce")
    watched(bob)
    ann_plays(ann, bob)
    expect_all_done(bob)
    assert not was_shown(bob)


def test_with_reduced_motion_what_was_missed_is_not_shown(invite: Invite, serving: Serving) -> None:
    ann, bob = seated(invite, serving, motion="reduce")
    watched(bob)
    bob.visit("/")
    ann_plays_alone(ann)
    bob.join(ann.code)
    expect_all_done(bob)
    assert not was_shown(bob)
