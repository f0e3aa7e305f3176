"""axe objects to nothing on any page: light, dark or in forced colours, wide or on a phone."""

from __future__ import annotations

from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.page_user import DESKTOP, PHONE, PageUser
from tests.browser.scenes import MOMENTS, PAGES, Scene
from tests.server.serving import Serving

SCENES: Final = {**PAGES, **MOMENTS}
# The system replaces the colours when it paints; scripts still see those of the page.
SYSTEM_COLOURS: Final = {"rules": {"color-contrast": {"enabled": False}}}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES.keys())
def test_axe_finds_nothing(scene: Scene, size: tuple[int, int], invite: Invite, serving: Serving) -> None:
    user = invite(serving, "Mira", size=size, quick=False)
    scene(user)
    for theme in ("light", "dark"):
        user.page.emulate_media(color_scheme=theme)
        expect(user.page.locator("html")).to_have_attribute("data-theme", theme)
        assert_axe_finds_nothing(user, theme)
    user.page.emulate_media(forced_colors="active")
    assert_axe_finds_nothing(user, "forced colours", SYSTEM_COLOURS)


def assert_axe_finds_nothing(user: PageUser, look: str, options: dict[str, Any] | None = None) -> None:
    found = Axe().run(user.page, options=options)
    assert found.violations_count == 0, f"{look}: {found.generate_report()}"
