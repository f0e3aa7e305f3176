from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.operating import KEY
from tests.browser.page_user import FLAGS, PageUser, find_chromium
from tests.server.serving import Serving

Invite = Callable[..., PageUser]
Measure = Callable[[str, str], None]


@pytest.fixture
def measure(record_property: Callable[[str, object], None]) -> Measure:
    """`measure("from … to …", "12 ms")`: printed at the end of the run."""
    return lambda what, figure: record_property(f"measured {what}", figure)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One per module, not per session: its event loop would block every other test that starts one."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def invite(browser: Browser) -> Iterator[Invite]:
    """`ann = invite(serving, "Ann")`: a user with an own browser context. Fails if any of them logged an error."""
    users: list[PageUser] = []

    def open_user(serving: Serving, name: str = "", **options: Any) -> PageUser:
        users.append(PageUser(browser, serving, name, **options))
        return users[-1]

    yield open_user
    errors = [error for user in users for error in user.errors]
    for user in users:
        user.leave()
    assert errors == []


@pytest.fixture
def user(invite: Invite, serving: Serving) -> PageUser:
    return invite(serving)


@pytest.fixture
def careful(invite: Invite, serving: Serving) -> PageUser:
    """Is asked even if there is only one option."""
    return invite(serving, quick=False)


@pytest.fixture
def operated(tmp_path: Path) -> Iterator[Serving]:
    """A server with an operator key."""
    folder = tmp_path / "server"
    folder.mkdir()
    file = folder / "operator.key"
    file.write_text(KEY)
    file.chmod(0o600)
    running = Serving(folder, "--positions", "--no-limits").start()
    yield running
    running.kill()
