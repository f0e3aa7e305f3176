"""Settings and fixtures of all tests. NAQALA_MODE tells whether the compiled or the interpreted engine is meant."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

import naqala.engine.state

if TYPE_CHECKING:
    from tests.server.registries import Clock
    from tests.server.serving import Serving

MODE = os.environ.get("NAQALA_MODE", "compiled" if naqala.engine.state.__file__.endswith(".so") else "interpreted")

settings.register_profile("compiled", max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("interpreted", max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(MODE)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the rules of docs/rules.md that the test proves")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what tests have measured; nothing depends on it."""
    for report in terminalreporter.getreports("passed"):
        for what, figure in report.user_properties:
            if what.startswith("measured "):
                terminalreporter.write_line(f"{what.removeprefix('measured ')}: {figure}")


@pytest.fixture(scope="session")
def mode() -> str:
    return MODE


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests of a worker that do not harm it."""
    from tests.server.serving import Serving  # tests of the engine do not need the server

    running = Serving(tmp_path_factory.mktemp("server"), "--positions", "--no-limits").start()
    yield running
    assert running.stop() == 0, running.logged()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The server's time, set by the test, which also looks whether something is due: the server's own watch sleeps."""
    from naqala.server import server_time
    from naqala.server.tables import clock_watch
    from tests.server.registries import Clock

    clock = Clock()
    monkeypatch.setattr(server_time, "now", clock)
    monkeypatch.setattr(clock_watch, "TICK", 10**6)
    return clock


@pytest.fixture
def own_serving(tmp_path: Path) -> Iterator[Serving]:
    """A server for one test, which may kill and restart it."""
    from tests.server.serving import Serving

    running = Serving(tmp_path / "server", "--positions", "--no-limits").start()
    yield running
    running.kill()


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server where the others may vote about a player who has been disconnected for a second."""
    from tests.server.serving import Serving

    running = Serving(tmp_path_factory.mktemp("impatient"), "--positions", "--no-limits", "--patience", "1").start()
    yield running
    running.kill()
