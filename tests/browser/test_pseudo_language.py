"""No text of the page is written in the code: in a language that does not exist, every word stands in its brackets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.announcements import announced, record_announcements
from tests.browser.conftest import Invite
from tests.browser.operating import KEY, TOLD, enter, report
from tests.browser.page_user import PageUser
from tests.browser.positions import one_path
from tests.browser.pseudo_language import left_in_english, speak_pseudo, visible_texts
from tests.browser.random_clicks import IDLE, play_a_turn
from tests.browser.scenes import MOMENTS, PAGES, Scene
from tests.browser.sizes import SCENES as TABLE_SCENES
from tests.browser.test_own_games import finish_a_game
from tests.browser.test_questions import ASKED
from tests.browser.two_players import seated
from tests.locales.pseudo import OPEN
from tests.server.clocked_table import ABSENT, WARNING
from tests.server.serving import TIMEOUT, Serving
from tests.server.steered_server import SteeredServing


def own_games(user: PageUser) -> None:
    finish_a_game(user)
    user.visit("/games")
    user.page.locator("main li summary").click()
    expect(user.page.locator("main li").get_by_role("table")).to_be_visible()


def no_games(user: PageUser) -> None:
    user.visit("/games")
    expect(user.page.get_by_text("You have not finished a game yet.")).to_be_visible()


OWN_GAMES: Final[dict[str, Scene]] = {"finished games": own_games, "no finished games": no_games}
SCENES: Final = {**PAGES, **MOMENTS, **TABLE_SCENES, **OWN_GAMES}
TURN_SECONDS: Final = 60
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


def test_dialogs_about_people_seats_and_the_shuffle(invite: Invite, serving: Serving) -> None:
    ann, bob = invite(serving, "Ann"), invite(serving, "Bob")
    code = ann.create_table("person", "person")
    bob.context.request.post(f"/api/tables/{code}/join", data={"name": "Bob"})
    ann.context.request.post(f"/api/tables/{code}/start", data={})
    ann.join(code)
    expect(ann.board).to_be_visible()
    ann.button("People at the table").click()
    people = ann.page.get_by_role("dialog")
    expect(people.get_by_label("Word code of the shuffle")).to_be_visible()
    in_pseudo(ann)
    people.locator(".shuffle summary").click()
    expect(people.locator(".shuffle input")).to_be_visible()
    expect_pseudo(ann)
    for button in people.locator("div.more > button").all():  # to renew the key of the seat, and to leave
        button.click()
        confirm = people.get_by_role("group").filter(has=ann.page.get_by_role("button")).last
        expect(confirm).to_be_focused()
        expect_pseudo(ann)
        ann.page.keyboard.press("Escape")
    people.locator("li button[aria-haspopup=dialog]").click()
    report_dialog = ann.page.get_by_role("dialog").last
    expect(report_dialog.get_by_role("radio").first).to_be_visible()
    report_dialog.locator("button[type=submit]").click()
    expect(report_dialog.get_by_role("alert")).to_be_visible()
    expect_pseudo(ann)
    report_dialog.get_by_role("radio").first.check()
    report_dialog.locator("button[type=submit]").click()
    expect(report_dialog.get_by_role("status")).to_be_visible()
    expect_pseudo(ann)


@pytest.fixture
def steered(tmp_path: Path) -> Iterator[SteeredServing]:
    """A server whose clocks the test sets forward."""
    running = SteeredServing(tmp_path / "server", "--positions", "--no-limits")
    running.start()
    yield running
    running.kill()


def test_what_is_said_about_time(invite: Invite, steered: SteeredServing) -> None:
    user = invite(steered, "Mira", quick=False)
    user.play(one_path(), time_control={"kind": "live", "turn": TURN_SECONDS, "at_zero": "warn"})
    in_pseudo(user)
    for seconds in (TURN_SECONDS - 15, TURN_SECONDS):  # the time is short, then up
        steered.pass_time(seconds)
        user.page.reload()
        expect_pseudo_in(user, user.page.locator(".bars .bad"))


def test_what_is_said_about_absent_players(invite: Invite, steered: SteeredServing) -> None:
    ann, bob = seated(invite, steered)
    ann.sow("C3 D3e E3b F3v")
    ann.end_turn()
    bob.expect_prompt("End your turn")
    for player in (ann, bob):
        in_pseudo(player)
    bob.page.close()
    ann.until(lambda: not is_connected(ann, "pink"), lambda: "Bob is still there")
    steered.pass_time(ABSENT)
    asking = ann.page.locator(".bars .warn")
    expect_pseudo_in(ann, asking)
    for _ in range(2):  # call for a vote, and be sure
        asking.get_by_role("button").first.click()
        expect_pseudo_in(ann, asking)
    bob.open_page()
    bob.visit("/")
    expect_pseudo_in(bob, bob.page.locator(".bars[role=alert] .warn"))
    steered.pass_time(WARNING)
    ann.page.reload()
    asking.get_by_role("button").first.click()  # a single voter confirms
    expect(asking).to_have_count(0)
    bob.join(ann.code)
    expect_pseudo_in(bob, bob.page.locator(".bars .act"))
    expect_pseudo(ann)


def test_closed_tables_and_banned_players(invite: Invite, operated: Serving) -> None:
    user = invite(operated, "Mira", expected_status=403)
    in_pseudo_from_the_start(user)
    code = user.create_table("person", "person")
    operate(operated, f"tables/{code}/close", reason=TOLD)
    user.visit(f"/t/{code}")
    expect_pseudo_in(user, user.page.locator("h1, h2"))
    operate(operated, "ban", identity=f"{code}/blue", reason=TOLD)
    user.visit("/")
    expect_pseudo_in(user, user.page.locator("h1, h2"))


def is_connected(user: PageUser, seat: str) -> bool:
    table = user.context.request.get(f"/api/tables/{user.code}").json()
    return any(info["seat"] == seat and info["connected"] for info in table["seats"])


def operate(serving: Serving, path: str, **fields: str) -> None:
    headers = {"Authorization": f"Bearer {KEY}"}
    answer = httpx.post(f"{serving.url}/api/operator/{path}", json=fields, headers=headers, timeout=TIMEOUT)
    assert answer.status_code == 200, answer.text


def in_pseudo(user: PageUser) -> None:
    speak_pseudo(user.context)
    user.speak("de")


def in_pseudo_from_the_start(user: PageUser) -> None:
    speak_pseudo(user.context)
    user.remember_at_first({"language": "de", "hasFinished": True})


def expect_pseudo_in(user: PageUser, part: Locator) -> None:
    expect(part.first).to_contain_text(OPEN)
    expect_pseudo(user)
