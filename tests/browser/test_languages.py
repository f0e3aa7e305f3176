"""The page in every language: every kind of turn can be played, no text is missing or cut off."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from naqala.locales import LANGUAGES, catalog
from tests.browser.conftest import Invite, Measure
from tests.browser.page_user import PageUser
from tests.browser.random_clicks import play_a_turn
from tests.browser.scenes import LONG_NAME, PAGES, examples, pad
from tests.browser.sizes import LOOK, Window, show
from tests.browser.sizes import SCENES as TABLE_SCENES
from tests.browser.test_page_sizes import faults_in
from tests.browser.test_questions import ASKED
from tests.server.serving import Serving

WINDOWS: Final = [(1440, 900), (1280, 720), (844, 390), (390, 844)]
TRANSLATED: Final = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_kind_of_turn_is_played(invite: Invite, serving: Serving, language: str) -> None:
    """A missing text or argument is an error in the console, which fails the test."""
    user = invite(serving, quick=False, language=language)
    chance = Random(language)
    for asking in ASKED:
        user.received.clear()
        user.play(asking.position())
        expect(user.page.locator("html")).to_have_attribute("lang", language)
        play_a_turn(user, chance)
    expect(user.page.locator("ol").filter(has_text=catalog(language).text("you")).first).to_be_attached()


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize("scene", TABLE_SCENES)
def test_the_table_fits(invite: Invite, serving: Serving, scene: str, touch: bool) -> None:
    user = invite(serving, "Mira", touch=touch, quick=False)
    TABLE_SCENES[scene](user)
    faults = []
    for language in TRANSLATED:
        user.speak(language)
        for width, height in WINDOWS:
            show(user, Window(language, width, height, touch))
            look = user.page.evaluate(LOOK)
            faults += [
                f"{language} {width}x{height} {what}: {thing}"
                for what in ("clipped", "overlaps", "sideways", "buried", "unreachable")
                for thing in look[what]
            ]
    assert faults == []


@pytest.mark.parametrize("scene", PAGES)
def test_the_pages_around_it_fit(invite: Invite, serving: Serving, scene: str) -> None:
    user = invite(serving, LONG_NAME, expected_status=404)
    PAGES[scene](user)
    faults = ""
    for language in TRANSLATED:
        user.speak(language)
        found = faults_in(user, [(*window, 100) for window in WINDOWS])
        faults += f"{language}: {found}\n" if found else ""
    assert faults == ""


def test_two_people_at_a_table_see_their_own_language(invite: Invite, serving: Serving) -> None:
    anna, emile = invite(serving, "Anna", language="de"), invite(serving, "Emile", language="fr-BE")
    code = anna.create_table("person", "person")
    anna.visit(f"/t/{code}")
    emile.join(code)
    for user, language in ((anna, "de"), (emile, "fr")):
        expect(user.page.locator("html")).to_have_attribute("lang", language)
        expect(user.page.get_by_role("button", name=catalog(language).text("settings")).first).to_be_visible()


def test_what_is_open_and_typed_stays_when_the_language_changes(user: PageUser) -> None:
    pad(user)
    user.speak("fr")
    expect(user.page.get_by_label("Or, Zoé", exact=True)).to_have_value("7")
    user.speak("en")
    examples(user)
    user.speak("nl")
    expect(user.page.get_by_role("tab", selected=True)).to_have_text(catalog("nl").text("help-examples"))


def test_the_choice_is_kept_and_switches_in_place(user: PageUser, measure: Measure) -> None:
    user.visit()
    user.button("Settings").first.click()
    dialog = user.page.get_by_role("dialog")
    user.page.evaluate("() => { window.unchanged = true; }")
    dialog.get_by_label("Language").select_option(value="nl")
    expect(dialog.get_by_role("heading", name=catalog("nl").text("settings"))).to_be_visible()
    assert user.page.evaluate("() => window.unchanged")
    user.page.reload()
    expect(user.page.locator("html")).to_have_attribute("lang", "nl")
    milliseconds = user.page.evaluate(
        """async () => {
            const select = (language) => {
                const stored = JSON.parse(localStorage.getItem("naqala.settings"));
                localStorage.setItem("naqala.settings", JSON.stringify({ ...stored, language }));
                dispatchEvent(new StorageEvent("storage", { key: "naqala.settings" }));
            };
            const start = performance.now();
            select("fr");
            while (document.documentElement.lang !== "fr") await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
            return performance.now() - start;
        }"""
    )
    measure("switching the language", f"{milliseconds:.0f} ms")
