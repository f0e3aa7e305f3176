"""The table fits every window: phones, tablets, laptops, large screens, zoomed pages and large text."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.sizes import WINDOWS, Figures, Window, line, measure
from tests.server.serving import Serving

LEAST_TILE: Final = 44  # CSS pixels
LEAST_BID: Final = {False: 32, True: 44}  # with a mouse, by touch


@pytest.fixture(scope="module")
def figures(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> dict[Window, Figures]:
    serving = Serving(tmp_path_factory.mktemp("sizes"), "--positions", "--no-limits").start()
    try:
        return {found.window: found for found in measure(browser, serving)}
    finally:
        serving.stop()


def least_share(window: Window) -> float:
    width, height = window.css_size
    return 0.7 if width >= 1440 and height >= 900 else 0.55


@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window.name}{' by touch' if window.touch else ''}")
def test_the_table_fits_the_window(window: Window, figures: dict[Window, Figures]) -> None:
    found = figures[window]
    assert found.visible == 30, line(found)
    assert found.tile >= LEAST_TILE, line(found)
    assert found.share >= least_share(window), line(found)
    assert found.bid is not None, "no price can be bid"
    assert found.bid >= LEAST_BID[window.touch], line(found)
    assert found.faults == []
