"""Whole games without looking: by roles and names, and by the keyboard alone. Every turn is announced, in order."""

from __future__ import annotations

import re
from random import Random
from time import monotonic

from playwright.sync_api import expect

from naqala.bots.names import NAMES, bot_name
from naqala.engine.colours import COLOURS
from naqala.engine.components import C3, D3, F3
from tests.browser.accessible_player import AccessiblePlayer
from tests.browser.announcements import announced, assert_announced, polite, record_announcements
from tests.browser.conftest import Invite, Measure
from tests.browser.keyboard_player import KeyboardPlayer
from tests.browser.page_user import PageUser
from tests.browser.positions import last_rounds, one_path
from tests.positions import game_at
from tests.server.serving import Serving


def names_at(code: str) -> dict[str, str]:
    return {"blue": "You"} | {seat: bot_name(code, number) for number, seat in enumerate(COLOURS) if number}


def against_three_bots(user: PageUser) -> None:
    record_announcements(user)
    user.create_table("person", "gentle", "gentle", "gentle", start=True, seed="13")
    user.join(user.code)
    expect(user.page.get_by_role("grid")).to_be_visible()


def test_a_whole_game_by_roles_and_names_alone(invite: Invite, serving: Serving, measure: Measure) -> None:
    user = invite(serving, "Mira")
    against_three_bots(user)
    began = monotonic()
    AccessiblePlayer(user, Random(3)).play()
    assert_announced(user, names_at(user.code))
    measure("a game by the accessibility tree against three bots", f"{monotonic() - began:.0f} s")


def test_turns_are_announced_when_they_have_been_shown(invite: Invite, serving: Serving) -> None:
    """With motion, the announcements follow it; the last rounds of a game suffice."""
    user = invite(serving, "Mira", motion="full")
    record_announcements(user)
    user.play(last_rounds(3, Random(4)), rivals="gentle")
    AccessiblePlayer(user, Random(3)).play()
    names = names_at(user.code)
    assert_announced(user, {seat: names[seat] for seat in ("blue", "pink", "orange")})


def test_a_whole_game_by_keyboard_alone(invite: Invite, serving: Serving, measure: Measure) -> None:
    user = invite(serving, "Mira")
    against_three_bots(user)
    began = monotonic()
    keys = KeyboardPlayer(user, Random(5)).play()
    measure("a game by keyboard against three bots", f"{keys} keys, {monotonic() - began:.0f} s")


def test_the_position_and_the_players_can_be_heard(invite: Invite, serving: Serving) -> None:
    user = invite(serving, "Mira", quick=False)
    record_announcements(user)
    user.play(one_path(), rivals="gentle")
    user.until(lambda: polite(user), lambda: "nothing is announced")
    said = len(polite(user))
    keys = user.page.keyboard
    for key in ("b", "s", "p", "p"):
        keys.press(key)
    user.until(lambda: len(polite(user)) == said + 3, lambda: f"announced: {polite(user)}")
    position, me, rival = polite(user)[said:]
    assert re.match(r"Round 1\. .* You have \d+ points, 50 gold and no cards\. You are on A5, ", position)
    assert re.match(r"You: \d+ points, 50 gold, no Viziers, no Elders, no cards, \w+ camels left, no djinn\.", me)
    assert re.match(rf"({'|'.join(NAMES)}): \d+ known points?, no Viziers, ", rival)
    assert "gold" not in rival


def test_a_refusal_is_announced_with_its_rule_and_interrupts(invite: Invite, serving: Serving) -> None:
    user = invite(serving, "Mira", quick=False)
    record_announcements(user)
    user.play(game_at({C3: "v", D3: "v", F3: "b"}), rivals="gentle")
    tile = user.page.get_by_role("gridcell", name=re.compile("^F3, "))
    tile.press("Enter")
    urgent = lambda: [one.text for one in announced(user) if one.urgency == "assertive"]  # noqa: E731
    user.until(urgent, lambda: "nothing is announced")
    assert re.search(r" Rule M\d\.$", urgent()[0])
    expect(tile).to_be_focused()


def test_the_focus_survives_confirm(invite: Invite, serving: Serving) -> None:
    """The button is disabled while others play: the focus goes to the prompt."""
    user = invite(serving, "Mira")
    user.create_table("person", "gentle", start=True, seed="3")
    user.join(user.code)
    user.button(re.compile(r"^Bid \d")).first.press("Enter")
    user.button("Confirm").press("Enter")
    user.until(lambda: user.played(), lambda: "the bid was not accepted")
    for _ in range(10):
        assert not user.page.evaluate("() => document.activeElement === document.body")
        user.page.wait_for_timeout(20)


def test_what_is_pointed_at_is_explained(invite: Invite, serving: Serving) -> None:
    user = invite(serving, "Mira")
    user.play(one_path())
    box = user.page.locator("[role=tooltip]")
    user.tile("F3").hover(position={"x": 12, "y": 40})
    expect(box).to_contain_text("Oasis")
    expect(box).to_contain_text("Vizier")
    user.page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    user.page.keyboard.press("b")
    user.page.keyboard.press("e")
    expect(box).to_be_visible()
    assert user.page.evaluate("() => document.activeElement.getAttribute('aria-describedby')") == "explanation"
