"""Two servers never use one database file, and nothing is acknowledged that is in a file that is gone."""

import asyncio
import os
import subprocess
import sys

import pytest

from naqala.server.store import CannotOpenStore, NotWritable, Store, database, writer
from naqala.server.store.quick_check import quick_check
from naqala.server.store.sqlite_bugs import has_wal_reset_bug, warn_about_version
from naqala.server.store.writability import MOVED
from tests.server.registries import open_registry
from tests.server.store.sample import new_identity

pytestmark = [pytest.mark.anyio, pytest.mark.once]

OPEN = "import asyncio, sys; from naqala.server.store import Store; asyncio.run(Store.open(sys.argv[1]))"


def url_of(path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def open_in_another_process(path) -> str:
    """The error, or nothing."""
    done = subprocess.run([sys.executable, "-c", OPEN, url_of(path)], capture_output=True, text=True, check=False)
    return done.stderr.strip().splitlines()[-1] if done.returncode else ""


async def test_a_symbolic_link_leads_to_the_same_lock(tmp_path, url, store):
    (tmp_path / "link.db").symlink_to(tmp_path / "store.db")
    (tmp_path / "folder").symlink_to(tmp_path)
    for path in (tmp_path / "link.db", tmp_path / "folder" / "store.db", tmp_path / "." / "store.db"):
        with pytest.raises(CannotOpenStore, match="Another server"):
            await Store.open(url_of(path))
    assert "Another server" in open_in_another_process(tmp_path / "link.db")


async def test_the_lock_file_is_beside_the_real_file(tmp_path):
    (tmp_path / "folder").mkdir()
    (tmp_path / "link.db").symlink_to(tmp_path / "folder" / "store.db")
    store = await Store.open(url_of(tmp_path / "link.db"))
    assert (tmp_path / "folder" / "store.db.lock").exists()
    assert not (tmp_path / "link.db.lock").exists()
    await store.close()


async def test_a_hard_link_is_refused(tmp_path, url):
    await (await Store.open(url)).close()
    (tmp_path / "elsewhere").mkdir()
    os.link(tmp_path / "store.db", tmp_path / "elsewhere" / "same.db")
    for path in (tmp_path / "store.db", tmp_path / "elsewhere" / "same.db"):
        with pytest.raises(CannotOpenStore, match="hard links"):
            await Store.open(url_of(path))


@pytest.mark.skipif(sys.platform != "linux", reason="the inode is locked on Linux only")
async def test_a_file_that_was_moved_is_still_used_by_its_server(tmp_path, store):
    os.rename(tmp_path / "store.db", tmp_path / "moved.db")
    with pytest.raises(CannotOpenStore, match="Another server"):
        await Store.open(url_of(tmp_path / "moved.db"))
    assert "Another server" in open_in_another_process(tmp_path / "moved.db")


async def test_the_lock_does_not_release_the_locks_of_sqlite(tmp_path, url, store):
    """A second attempt to open the file must not make other processes believe that nobody uses it."""
    await store.write(new_identity("anna"))
    with pytest.raises(CannotOpenStore):
        await Store.open(url)
    checkpoint = (
        "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('SELECT * FROM identities').fetchall(); "
        "c.close()"
    )
    subprocess.run([sys.executable, "-c", checkpoint, str(tmp_path / "store.db")], check=True)
    assert (tmp_path / "store.db-wal").exists()  # the last connection of all would have deleted it
    await store.write(new_identity("bert"))


def move(folder):
    os.rename(folder / "store.db", folder / "moved.db")


def delete(folder):
    os.unlink(folder / "store.db")


def replace(folder):
    (folder / "copy.db").write_bytes((folder / "store.db").read_bytes())
    os.replace(folder / "copy.db", folder / "store.db")


def delete_log(folder):
    os.unlink(folder / "store.db-wal")


@pytest.mark.parametrize("harm", [move, delete, replace, delete_log])
async def test_nothing_is_acknowledged_after_the_file_was_moved_or_replaced(tmp_path, store, caplog, harm):
    await store.write(new_identity("anna"))
    harm(tmp_path)
    for name in ("bert", "cleo", "dora"):
        with pytest.raises(NotWritable, match="operator"):
            await store.write(new_identity(name))
    assert store.status == "moved"
    assert [record.getMessage() for record in caplog.records] == [MOVED]


async def test_a_move_is_noticed_without_a_write(tmp_path, store):
    await store.write(new_identity("anna"))
    move(tmp_path)
    store.check_file()
    assert store.status == "moved"


async def test_a_file_that_is_moved_back_is_used_again(tmp_path, store, monkeypatch):
    monkeypatch.setattr(writer, "PROBE_INTERVAL", 0.0)
    await store.write(new_identity("anna"))
    move(tmp_path)
    with pytest.raises(NotWritable):
        await store.write(new_identity("bert"))
    os.rename(tmp_path / "moved.db", tmp_path / "store.db")
    await store.write(new_identity("bert"))
    assert (store.status, (await store.read.count()).identities) == ("ok", 2)


async def test_a_transaction_into_a_file_that_vanishes_meanwhile_is_not_acknowledged(tmp_path, store):
    await store.write(new_identity("anna"))
    transact = store._writer._engine.begin

    def begin():
        move(tmp_path)
        return transact()

    store._writer._engine.begin = begin
    with pytest.raises(NotWritable):
        await store.write(new_identity("bert"))


# The check at the start


async def test_a_damaged_file_is_refused_before_it_is_migrated(tmp_path, url):
    store = await Store.open(url)
    await store.write(*[new_identity(f"somebody number {n}") for n in range(2000)])
    await store.close()
    whole = (tmp_path / "store.db").read_bytes()
    half = len(whole) // 2
    (tmp_path / "store.db").write_bytes(whole[:half] + bytes([255]) * 20_000 + whole[half + 20_000 :])
    damaged = (tmp_path / "store.db").read_bytes()
    with pytest.raises(CannotOpenStore, match=r"cannot be used.*naqala admin check"):
        await Store.open(url)
    assert (tmp_path / "store.db").read_bytes() == damaged


async def test_a_large_file_is_checked_for_a_limited_time(tmp_path, url, caplog):
    store = await Store.open(url)
    for _ in range(3):
        await store.write(*[new_identity(os.urandom(300).hex()) for n in range(3000)])
    await store.close()
    await asyncio.to_thread(quick_check, tmp_path / "store.db", 0.0)
    assert "too large to be checked" in caplog.text


# SQLite versions

AFFECTED = [(3, 7, 0), (3, 40, 1), (3, 44, 5), (3, 45, 0), (3, 50, 6), (3, 51, 2)]
FIXED = [(3, 6, 23), (3, 44, 6), (3, 50, 7), (3, 51, 3), (3, 52, 0), (3, 53, 1)]


def test_versions_with_the_wal_reset_bug_are_known():
    assert [has_wal_reset_bug(version) for version in AFFECTED] == [True] * len(AFFECTED)
    assert [has_wal_reset_bug(version) for version in FIXED] == [False] * len(FIXED)


def test_only_an_affected_version_is_warned_about(caplog):
    warn_about_version((3, 51, 3))
    assert caplog.records == []
    warn_about_version((3, 51, 2))
    assert "SQLite 3.51.2 can lose rows" in caplog.text


async def test_a_server_warns_when_it_starts(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(database, "warn_about_version", lambda: warn_about_version((3, 51, 2)))
    async with open_registry(tmp_path):
        assert "SQLite 3.51.2 can lose rows" in caplog.text
