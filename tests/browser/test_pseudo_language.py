"""No text of the page is written in the code: in a language that does not exist, every word stands in its brackets."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.announcements import announced, record_announcements
from tests.browser.conftest import Invite
from tests.browser.operating import KEY, enter, report
from tests.browser.page_user import PageUser
from tests.browser.pseudo_language import left_in_english, speak_pseudo, visible_texts
from tests.browser.random_clicks import IDLE, play_a_turn
from tests.browser.scenes import MOMENTS, PAGES
from tests.browser.sizes import SCENES as TABLE_SCENES
from tests.browser.test_questions import ASKED
from tests.browser.two_players import seated
from tests.locales.pseudo import OPEN
from tests.server.serving import Serving

SCENES: Final = {**PAGES, **MOMENTS, **TABLE_SCENES}
REFUSALS: Final = 4  # of each question
LEAST_REFUSALS: Final = 10  # in all: many questions have nothing that cannot be chosen


def expect_pseudo(user: PageUser) -> None:
    expect(user.page.locator("body")).to_contain_text(OPEN)
    assert left_in_english(visible_texts(user.page)) == []


@pytest.mark.parametrize("scene", SCENES)
def test_every_scene(invite: Invite, serving: Serving, scene: str) -> None:
    user = invite(serving, "Mira", quick=False, expected_status=404)
    SCENES[scene](user)
    speak_pseudo(user.context)
    user.speak("de")
    expect_pseudo(user)


def test_questions_refusals_and_announcements(invite: Invite, serving: Serving) -> None:
    user = invite(serving, "Mira", quick=False, language="de")
    record_announcements(user)
    speak_pseudo(user.context)
    chance = Random(14)
    refusals = 0
    for asking in ASKED:
        user.received.clear()
        user.play(asking.position())
        expect_pseudo(user)
        for impossible in user.page.locator("[data-why]").all()[:REFUSALS]:
            impossible.dispatch_event("click")
        expect_pseudo(user)
        while user.page.get_by_role("dialog").count():  # some show what the help says about them
            user.page.keyboard.press("Escape")
            user.page.wait_for_timeout(IDLE)
        play_a_turn(user, chance)
        said = announced(user)
        assert left_in_english([one.text for one in said]) == []
        refusals += sum(one.urgency == "assertive" for one in said)
    assert refusals > LEAST_REFUSALS


def test_the_operators_page(invite: Invite, operated: Serving) -> None:
    ann, _ = seated(invite, operated)  # Ann and Bob
    report(ann)
    operator = invite(operated, "the operator", expected_status=401)
    enter(operator)
    speak_pseudo(operator.context)
    operator.speak("de")
    assert KEY not in operator.page.inner_text("body")
    sections = operator.page.get_by_role("navigation").get_by_role("button")
    for section in sections.all()[:-1]:  # the last one loads everything again
        section.click()
        expect(section).to_have_attribute("aria-current", "page")
        expect_pseudo(operator)
