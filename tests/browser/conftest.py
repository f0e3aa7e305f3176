from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import FLAGS, Visitor, find_chromium
from tests.table.serving import Serving

Invite = Callable[..., Visitor]
Measure = Callable[[str, str], None]


@pytest.fixture
def measure(record_property: Callable[[str, object], None]) -> Measure:
    """`measure("from … to …", "12 ms")`: told at the end of the run."""
    return lambda what, figure: record_property(f"measured {what}", figure)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for the whole session: as long as it runs, so does an event loop, and no other test could begin one."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def invite(browser: Browser) -> Iterator[Invite]:
    """`ann = invite(serving, "Ann")`: each in a browser of their own. At the end nothing may have gone wrong in any."""
    guests: list[Visitor] = []

    def come(serving: Serving, name: str = "", **wishes: Any) -> Visitor:
        guests.append(Visitor(browser, serving, name, **wishes))
        return guests[-1]

    yield come
    troubles = [trouble for guest in guests for trouble in guest.troubles]
    for guest in guests:
        guest.leave()
    assert troubles == []


@pytest.fixture
def visitor(invite: Invite, serving: Serving) -> Visitor:
    return invite(serving)


@pytest.fixture
def careful(invite: Invite, serving: Serving) -> Visitor:
    """Wants to be asked even if there is one answer only."""
    return invite(serving, quick=False)
