"""The database file is private to its owner, and durable."""

import stat

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from naqala.server.store import CannotOpenStore, Store, engines
from tests.server.store.sample import new_identity

pytestmark = pytest.mark.anyio


def pragmas(connection) -> dict[str, object]:
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "query_only")
    return {name: connection.scalar(text(f"PRAGMA {name}")) for name in names}


def mode(path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_nobody_but_the_owner_may_read_what_is_made(tmp_path):
    file = tmp_path / "deep" / "folder" / "store.db"
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    await store.write(new_identity("anna"))
    assert mode(file.parent) == 0o700
    assert {path.name: mode(path) for path in file.parent.iterdir()} == {
        "store.db": 0o600,
        "store.db-wal": 0o600,
        "store.db-shm": 0o600,
        "store.db.lock": 0o600,
    }
    await store.close()


async def test_a_closed_store_is_one_file_and_an_empty_lock_file(tmp_path, url):
    await (await Store.open(url)).close()
    assert {path.name: path.stat().st_size > 0 for path in tmp_path.iterdir()} == {
        "store.db": True,
        "store.db.lock": False,
    }


async def test_two_servers_do_not_share_a_store(url):
    first = await Store.open(url)
    with pytest.raises(CannotOpenStore, match="Another server"):
        await Store.open(url)
    await first.close()
    await (await Store.open(url)).close()


async def test_the_writer_writes_through_to_the_disk(store):
    with store._writer._engine.connect() as connection:
        assert pragmas(connection) == {
            "journal_mode": "wal",
            "synchronous": 2,
            "foreign_keys": 1,
            "busy_timeout": 5000,
            "query_only": 0,
        }


async def test_readers_cannot_write(store):
    async with store.read._engine.connect() as connection:
        with pytest.raises(OperationalError, match="readonly"):
            await connection.execute(text("DELETE FROM identities"))


async def test_a_reader_sees_one_moment_while_others_write(store):
    count = text("SELECT count(*) FROM identities")
    async with store.read._engine.connect() as connection:
        before = await connection.scalar(count)
        await store.write(new_identity("anna"))
        assert await connection.scalar(count) == before == 0
    assert (await store.read.count()).identities == 1


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("sqlite+aiosqlite://", "must be a file"),
        ("sqlite+aiosqlite:///:memory:", "must be a file"),
        ("sqlite+aiosqlite:///file:x?mode=memory&uri=true", "must be a file"),
        ("store.db", "not a database URL"),
        ("sqlite+aiosqlite:////proc/naqala/store.db", "Cannot store games in '/proc/naqala/store.db'"),
    ],
)
async def test_a_place_that_cannot_hold_a_store_is_refused(url, reason):
    with pytest.raises(CannotOpenStore, match=reason):
        await Store.open(url)


async def test_a_file_that_is_no_database_is_refused(url, tmp_path):
    (tmp_path / "store.db").write_text("Dear diary, today we sowed camels. " * 99)
    with pytest.raises(CannotOpenStore, match="not a database"):
        await Store.open(url)


async def test_a_folder_that_is_there_keeps_its_mode(url, tmp_path):
    tmp_path.chmod(0o755)
    await (await Store.open(url)).close()
    assert mode(tmp_path) == 0o755


async def test_foreign_keys_do_not_hinder_a_migration(url):
    engine = engines.migrating_engine(engines.parse_url(url))
    async with engine.connect() as connection:
        assert (await connection.run_sync(pragmas))["foreign_keys"] == 0
    await engine.dispose()
