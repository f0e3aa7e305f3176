"""A store in a real file, for each test a new one."""

import pytest
from sqlalchemy import event

from naqala.server.store import Store


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
def url(tmp_path):
    return f"sqlite+aiosqlite:///{tmp_path}/store.db"


@pytest.fixture
async def store(url):
    store = await Store.open(url)
    yield store
    await store.close()


@pytest.fixture
def queries(store):
    """All statements that the readers execute from now on."""
    statements: list[str] = []
    event.listen(
        store.read._engine.sync_engine, "before_cursor_execute", lambda *arguments: statements.append(arguments[2])
    )
    return statements
