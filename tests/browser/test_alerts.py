"""The player is told that it is their turn: by the tab, by a notification, and in the lobby."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.page_user import DESKTOP, PHONE, PageUser
from tests.browser.positions import one_path
from tests.browser.two_players import begin
from tests.server.serving import Serving

LANDSCAPE: Final = (844, 390)
# The real ones would be shown by the system, where no test sees them.
RECORD: Final = """
    window.shown = [];
    window.permission = PERMISSION;
    window.Notification = class {
        static get permission() { return window.permission; }
        static requestPermission() { window.asked = true; return Promise.resolve(window.permission = "granted"); }
        constructor(title, options) { window.shown.push([title, options.body]); }
        close() {}
    };
"""
HIDE: Final = """() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
HIDDEN_INTERVAL: Final = 60_000  # milliseconds; a hidden lobby asks at least so often
WALK: Final = "C3 D3e E3b F3v"


def with_notifications(user: PageUser, permission: str) -> PageUser:
    user.context.add_init_script(RECORD.replace("PERMISSION", json.dumps(permission)))
    return user


def shown(user: PageUser) -> list[Any]:
    return list(user.page.evaluate("window.shown"))


def expect_icon(user: PageUser, name: str) -> None:
    expect(user.page.locator('link[rel="icon"]')).to_have_attribute("href", name)


def test_title_icon_and_one_notification_tell_that_it_is_ones_turn(invite: Invite, serving: Serving) -> None:
    ann, bob = invite(serving, "Ann", quick=False), with_notifications(invite(serving, "Bob", quick=False), "granted")
    begin(ann, bob, one_path(), "person", "person")
    expect(ann.page).to_have_title(re.compile("^● Your turn"))
    expect_icon(ann, "/favicon-turn.svg")
    expect(bob.page).not_to_have_title(re.compile("Your turn"))
    expect_icon(bob, "/favicon.svg")
    tab = bob.another_tab()
    expect(tab.board).to_be_visible()
    for page in (bob, tab):
        page.page.evaluate(HIDE)
    ann.sow(WALK)
    ann.end_turn()
    expect(bob.page).to_have_title(re.compile("^● Your turn"))
    expect_icon(bob, "/favicon-turn.svg")
    bob.until(lambda: shown(bob) or shown(tab), lambda: "no notification")
    bob.page.wait_for_timeout(1500)  # another one would have come by now
    assert [title for title, _ in shown(bob) + shown(tab)] == ["Your turn"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LANDSCAPE], ids=["desktop", "phone", "landscape"])
def test_notifications_are_offered_once_while_waiting(invite: Invite, serving: Serving, size: tuple[int, int]) -> None:
    ann = with_notifications(invite(serving, "Ann", quick=False, size=size), "default")
    bob = invite(serving, "Bob", quick=False)
    begin(ann, bob, one_path(), "person", "person")
    offer = ann.page.get_by_text("Shall we call you when it is your turn?")
    expect(offer).to_have_count(0)
    ann.sow(WALK)
    ann.end_turn()
    expect(offer).to_be_in_viewport()
    assert not ann.page.evaluate("window.asked ?? false")
    assert Axe().run(ann.page).violations_count == 0
    ann.button("Call me").click()
    expect(offer).to_have_count(0)
    assert ann.page.evaluate("window.asked")
    ann.page.reload()
    expect(ann.board).to_be_visible()
    expect(offer).to_have_count(0)


def test_the_lobby_says_in_its_title_that_a_game_waits(user: PageUser) -> None:
    user.play(one_path(), rivals="gentle")
    user.visit("/")
    expect(user.page).to_have_title(re.compile(r"^● Your turn in 1 game – .*Five Tribes \(unofficial\)$"))
    expect_icon(user, "/favicon-turn.svg")
    user.page.get_by_role("link", name="Score pad").click()
    expect_icon(user, "/favicon.svg")


def test_the_lobby_in_a_background_tab_tells_that_it_is_ones_turn(invite: Invite, serving: Serving) -> None:
    ann, bob = invite(serving, "Ann", quick=False), with_notifications(invite(serving, "Bob", quick=False), "granted")
    begin(ann, bob, one_path(), "person", "person")
    bob.page.clock.install()
    bob.visit("/")
    expect(bob.page.get_by_text("Waiting for Ann")).to_be_visible()
    bob.page.evaluate(HIDE)
    ann.sow(WALK)
    ann.end_turn()
    ann.expect_prompt("Waiting for Bob")
    assert shown(bob) == []
    bob.page.clock.fast_forward(HIDDEN_INTERVAL)
    expect(bob.page).to_have_title(re.compile("^● Your turn in 1 game"))
    expect_icon(bob, "/favicon-turn.svg")
    bob.until(lambda: shown(bob), lambda: "no notification")
    ((title, about),) = shown(bob)
    assert title == "Your turn"
    assert about.endswith("with Ann")


def test_the_badge_of_the_installed_page_counts_the_games_of_all_tabs(user: PageUser) -> None:
    user.context.add_init_script("navigator.setAppBadge = async (n) => (localStorage.badge = n)")
    user.context.add_init_script("navigator.clearAppBadge = async () => (localStorage.badge = 0)")
    for _ in range(2):
        user.play(one_path(), rivals="gentle")
    user.visit("/")
    expect(user.page).to_have_title(re.compile("^● Your turn in 2 games"))
    badge = "Number(localStorage.badge)"
    user.until(lambda: user.page.evaluate(badge) == 2, lambda: str(user.page.evaluate(badge)))
    tab = user.another_tab()
    expect(tab.board).to_be_visible()
    expect_icon(tab, "/favicon-turn.svg")
    tab.visit("/learn")
    expect_icon(tab, "/favicon.svg")
    assert user.page.evaluate(badge) == 2


def test_sounds_and_notifications_are_settings(user: PageUser) -> None:
    user.visit("/")
    user.button("Settings").click()
    sounds = user.page.get_by_role("switch", name="Sounds")
    expect(sounds).to_be_checked()
    volume = user.page.get_by_role("slider", name="Volume")
    volume.focus()
    user.page.keyboard.press("ArrowRight")
    expect(volume).to_have_value("0.6")
    sounds.click()
    expect(volume).to_have_count(0)
    assert Axe().run(user.page).violations_count == 0
    user.page.reload()
    user.button("Settings").click()
    expect(sounds).not_to_be_checked()
