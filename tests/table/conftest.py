from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.serving import Serving


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests of a worker that do not harm it."""
    running = Serving(tmp_path_factory.mktemp("server"), "--positions", "--no-limits").start()
    yield running
    assert running.stop() == 0, running.logged()


@pytest.fixture
def own_serving(tmp_path: Path) -> Iterator[Serving]:
    """A server of one's own, to kill and to start again."""
    running = Serving(tmp_path / "server", "--positions", "--no-limits").start()
    yield running
    running.kill()
