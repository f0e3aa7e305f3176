"""A ledger is a file of its owner, and durable."""

import stat

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from naqala.table.store import Ledger, NoLedger, engines
from tests.table.store.sample import guest

pytestmark = pytest.mark.anyio


def pragmas(connection) -> dict[str, object]:
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "query_only")
    return {name: connection.scalar(text(f"PRAGMA {name}")) for name in names}


def mode(path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_nobody_but_the_owner_may_read_what_is_made(tmp_path):
    file = tmp_path / "deep" / "folder" / "ledger.db"
    ledger = await Ledger.open(f"sqlite+aiosqlite:///{file}")
    await ledger.write(guest("anna"))
    assert mode(file.parent) == 0o700
    assert {path.name: mode(path) for path in file.parent.iterdir()} == {
        "ledger.db": 0o600,
        "ledger.db-wal": 0o600,
        "ledger.db-shm": 0o600,
        "ledger.db.lock": 0o600,
    }
    await ledger.close()


async def test_a_closed_ledger_is_one_file_and_an_empty_one_for_the_claim(tmp_path, url):
    await (await Ledger.open(url)).close()
    assert {path.name: path.stat().st_size > 0 for path in tmp_path.iterdir()} == {
        "ledger.db": True,
        "ledger.db.lock": False,
    }


async def test_two_servers_do_not_share_a_ledger(url):
    first = await Ledger.open(url)
    with pytest.raises(NoLedger, match="Another server"):
        await Ledger.open(url)
    await first.close()
    await (await Ledger.open(url)).close()


async def test_the_scribe_writes_through_to_the_disk(ledger):
    with ledger._scribe._engine.connect() as connection:
        assert pragmas(connection) == {
            "journal_mode": "wal",
            "synchronous": 2,
            "foreign_keys": 1,
            "busy_timeout": 5000,
            "query_only": 0,
        }


async def test_readers_cannot_write(ledger):
    async with ledger.read._engine.connect() as connection:
        with pytest.raises(OperationalError, match="readonly"):
            await connection.execute(text("DELETE FROM guests"))


async def test_a_reader_sees_one_moment_while_others_write(ledger):
    count = text("SELECT count(*) FROM guests")
    async with ledger.read._engine.connect() as connection:
        before = await connection.scalar(count)
        await ledger.write(guest("anna"))
        assert await connection.scalar(count) == before == 0
    assert (await ledger.read.count()).guests == 1


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("sqlite+aiosqlite://", "needs a file"),
        ("sqlite+aiosqlite:///:memory:", "needs a file"),
        ("sqlite+aiosqlite:///file:x?mode=memory&uri=true", "needs a file"),
        ("ledger.db", "no address"),
        ("sqlite+aiosqlite:////proc/naqala/ledger.db", "cannot be kept in '/proc/naqala/ledger.db'"),
    ],
)
async def test_a_place_that_cannot_hold_a_ledger_is_refused(url, reason):
    with pytest.raises(NoLedger, match=reason):
        await Ledger.open(url)


async def test_a_file_that_is_no_database_is_refused(url, tmp_path):
    (tmp_path / "ledger.db").write_text("Dear diary, today we sowed camels. " * 99)
    with pytest.raises(NoLedger, match="not a database"):
        await Ledger.open(url)


async def test_a_folder_that_is_there_keeps_its_mode(url, tmp_path):
    tmp_path.chmod(0o755)
    await (await Ledger.open(url)).close()
    assert mode(tmp_path) == 0o755


async def test_foreign_keys_do_not_hinder_a_migration(url):
    engine = engines.migrating(engines.address(url))
    async with engine.connect() as connection:
        assert (await connection.run_sync(pragmas))["foreign_keys"] == 0
    await engine.dispose()
