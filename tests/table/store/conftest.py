"""A ledger in a real file, for each test a new one."""

import pytest
from sqlalchemy import event

from naqala.table.store import Ledger


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
def url(tmp_path):
    return f"sqlite+aiosqlite:///{tmp_path}/ledger.db"


@pytest.fixture
async def ledger(url):
    ledger = await Ledger.open(url)
    yield ledger
    await ledger.close()


@pytest.fixture
def queries(ledger):
    """All that the readers say to the database from now on."""
    said: list[str] = []
    event.listen(ledger.read._engine.sync_engine, "before_cursor_execute", lambda *told: said.append(told[2]))
    return said
