"""Every lesson is solved at the real table by a player who asks to be shown how."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from naqala.guide import LESSONS
from naqala.locales import catalog
from tests.browser.guide_follower import GuideFollower
from tests.browser.page_user import PageUser

TOPICS = ("tribe", "place", "rule", "djinn")
TEXTS = catalog("en")


def lessons_about(topic: str) -> list[str]:
    return [lesson.id for lesson in LESSONS if lesson.topic.startswith(f"{topic}:")]


@pytest.mark.parametrize("topic", TOPICS)
def test_every_lesson_is_solved_as_it_is_shown(user: PageUser, topic: str) -> None:
    follower = GuideFollower(user)
    for lesson in lessons_about(topic):
        follower.start(lesson)
        expect(follower.panel).to_contain_text(TEXTS.text(f"lesson-{lesson}"))
        expect(follower.panel).to_contain_text(TEXTS.text(f"lesson-{lesson}-hint"))
        follower.panel.get_by_role("button", name=TEXTS.text("guide-show")).click()
        follower.play_scene()
        expect(follower.panel).to_contain_text(TEXTS.text("guide-solved"))
