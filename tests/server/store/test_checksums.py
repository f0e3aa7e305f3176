"""Every change of a covered value is found; what may change does not matter."""

import sqlite3
from contextlib import closing
from time import perf_counter

import pytest
from sqlalchemy import create_engine

from naqala.server.store import DamagedRow, Store
from naqala.server.store.checksums import (
    COVERED,
    PRIMARY_KEYS,
    fill_checksums,
    is_intact,
    row_checksum,
    with_checksums,
)
from naqala.server.store.clock_writes import add_seat_note, save_clocks
from naqala.server.store.database_schema import metadata
from naqala.server.store.exercise_writes import add_exercise_done
from naqala.server.store.queries import DAMAGED_CHAT
from naqala.server.store.rows import ClockRow, ContributionRow, SeatNoteRow
from naqala.server.store.writes import (
    Write,
    add_action,
    add_chat_message,
    add_contribution,
    add_identity_key,
    add_seat_key,
    change_seat,
    finish_table,
    rename_identity,
    save_draft,
    start_table,
)
from tests.server.store.sample import bot, free, new_identity, new_table, person

pytestmark = [pytest.mark.anyio, pytest.mark.once]

ROW = {"table_code": "ABCD", "n": 3, "seat": 1, "action": "C3>", "drawn": "", "played_at": 9.5}


def three_actions() -> list[Write]:
    added: list[Write] = []
    for n in range(3):
        previous = added[-1].row["checksum"] if added else b""
        added.append(add_action("ABCD", n, n % 2, f"action {n}", "", float(n), previous))
    return added


@pytest.fixture
async def filled(url, tmp_path):
    """The path of a closed database with a row in every table."""
    store = await Store.open(url)
    await store.write(
        *(new_identity("anna"), rename_identity("anna", "Änne"), add_identity_key(b"cookie", "anna", 1.0)),
        *new_table("ABCD", person("ABCD", 0, "anna"), free("ABCD", 1), previous="EFGH"),
        *(change_seat(bot("ABCD", 1)), add_seat_key(b"key", "ABCD", 0, 2.0, b"cookie")),
        *(start_table("ABCD", 3.0, "a position", "1"), *three_actions(), finish_table("ABCD", 9.0, "a record")),
        *(save_draft("ABCD", 3, 0, "C3>"), add_chat_message("ABCD", 1, 0, "Anna", "hello", 4.0, "anna")),
        add_contribution(ContributionRow("ABCD", 0, "digest", b"value")),
        save_clocks(ClockRow("ABCD", "[60.0, 60.0]", "[0, 1]", 1, 70.0, 10.0)),
        add_exercise_done("anna", "sow", 6.0),
        add_seat_note(SeatNoteRow("ABCD", 1, 3, "substituted", 0, "Anna", "calm", "vote", 5.0)),
    )
    await store.close()
    return tmp_path / "store.db"


def execute(file, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        assert connection.execute(statement, values).rowcount > 0


def stored_rows(file, table: str) -> list[dict[str, object]]:
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        query = (
            metadata.tables[table].select().order_by(*[metadata.tables[table].c[key] for key in PRIMARY_KEYS[table]])
        )
        found = [dict(row) for row in connection.execute(query).mappings()]
    engine.dispose()
    return found


def all_intact(file, table: str) -> bool:
    previous = b""
    for row in stored_rows(file, table):
        if not is_intact(table, row, previous):
            return False
        previous = row["checksum"] if table == "actions" else b""  # type: ignore[assignment]
    return True


def changed(value: object) -> object:
    """The value with one bit flipped."""
    if isinstance(value, str):
        return chr(ord(value[0]) ^ 1) + value[1:] if value else "\x01"
    if isinstance(value, bytes):
        return bytes([value[0] ^ 1]) + value[1:]
    assert isinstance(value, int | float)
    return not value if isinstance(value, bool) else value + 1


@pytest.mark.parametrize("table", COVERED)
async def test_every_row_is_written_with_its_checksum(filled, table):
    assert len(stored_rows(filled, table)) > 0
    assert all_intact(filled, table)


async def test_a_flipped_bit_in_any_covered_column_is_found(filled):
    for table, checksums in COVERED.items():
        row = stored_rows(filled, table)[0]
        for name in {name for names in checksums.values() for name in names}:
            other = changed("x" if row[name] is None else row[name])
            assert not is_intact(table, row | {name: other}), (table, name)
        for name in checksums:
            assert not is_intact(table, row | {name: changed(row[name])})
            assert not is_intact(table, row | {name: None})


async def test_covered_columns_exist_and_secrets_and_names_are_among_them():
    for table, checksums in COVERED.items():
        columns = set(metadata.tables[table].c.keys())
        assert set(checksums) <= columns
        assert {name for names in checksums.values() for name in names} <= columns
    assert {"seed", "salt"} <= set(COVERED["tables"]["checksum"])


def test_values_that_look_alike_differ():
    checksums = {row_checksum("actions", ROW | change) for change in ({}, {"drawn": None}, {"n": "3"}, {"n": b"3"})}
    checksums |= {row_checksum("actions", ROW | {"action": "C3>|drawn", "drawn": ""})}
    assert len(checksums) == 5


def test_a_row_read_as_numbers_has_the_checksum_of_the_row_written_with_booleans():
    assert row_checksum("tables", {"code": "A", "public": True}) == row_checksum("tables", {"code": "A", "public": 1})


def test_a_column_that_is_added_later_leaves_old_checksums_valid(monkeypatch):
    before = with_checksums("seats", {"table_code": "ABCD", "seat": 0})
    monkeypatch.setitem(COVERED, "seats", {"checksum": (*COVERED["seats"]["checksum"], "cushion")})
    assert is_intact("seats", before | {"cushion": None})
    assert not is_intact("seats", before | {"cushion": "red"})


async def test_a_missing_action_breaks_the_chain(filled, url):
    execute(filled, "DELETE FROM actions WHERE n = 1")
    store = await Store.open(url)
    with pytest.raises(DamagedRow, match="actions"):
        await store.read.actions("ABCD")
    await store.close()


REFUSED = {
    "the salt": "UPDATE tables SET salt = x'00'",
    "the start": "UPDATE tables SET start_position = 'another'",
    "the record": "UPDATE tables SET record = 'another'",
    "the status": "UPDATE tables SET finished_at = NULL",
    "text that is not UTF-8": "UPDATE tables SET record = CAST(x'ff41' AS TEXT)",
    "a link that is no text": "UPDATE tables SET next = x'00'",
}


@pytest.mark.parametrize("change", REFUSED.values(), ids=REFUSED.keys())
async def test_a_damaged_table_is_refused(filled, url, change):
    execute(filled, change)
    store = await Store.open(url)
    with pytest.raises(DamagedRow):
        await store.read.table("ABCD")
    await store.close()


async def test_a_damaged_seat_is_refused_and_its_table_is_not_listed(filled, url):
    execute(filled, "UPDATE seats SET name = 'Eve' WHERE seat = 0")
    store = await Store.open(url)
    with pytest.raises(DamagedRow):
        await store.read.seats("ABCD")
    assert await store.read.tables_of("anna", 10) == []
    await store.close()


async def test_a_damaged_contribution_is_refused(filled, url):
    execute(filled, "UPDATE contributions SET value = x'00'")
    store = await Store.open(url)
    with pytest.raises(DamagedRow):
        await store.read.contributions("ABCD")
    await store.close()


async def test_other_damaged_rows_are_left_out_and_logged_once(filled, url, caplog):
    for table, column in (("chat_messages", "text"), ("drafts", "actions"), ("identities", "name")):
        execute(filled, f"UPDATE {table} SET {column} = 'other'")
    execute(filled, "UPDATE seat_keys SET seat = 1")
    store = await Store.open(url)
    for _ in range(3):
        assert [row.text for row in await store.read.chat_messages("ABCD", 10)] == [DAMAGED_CHAT]
        assert await store.read.draft("ABCD") is None
        assert await store.read.seat_keys("ABCD") == {}
        identity = await store.read.identity_by_key(b"cookie")
        assert identity is not None
        assert (identity.id, identity.name) == ("anna", "")
    logged = [record.getMessage() for record in caplog.records if "is damaged" in record.getMessage()]
    assert len(logged) == 4
    assert "anna" not in str(logged)
    await store.close()


async def test_a_damaged_cookie_belongs_to_nobody(filled, url):
    execute(filled, "UPDATE identity_keys SET created = 7")
    store = await Store.open(url)
    assert await store.read.identity_by_key(b"cookie") is None
    await store.close()


async def test_checksums_can_be_filled_again_after_a_repair(filled):
    execute(filled, "UPDATE actions SET drawn = 'Fish' WHERE n = 1")
    assert not all_intact(filled, "actions")
    engine = create_engine(f"sqlite:///{filled}")
    with engine.begin() as connection:
        fill_checksums(connection)
    engine.dispose()
    assert all_intact(filled, "actions")


def test_a_checksum_costs_much_less_than_a_transaction(record_property):
    """A transaction takes a millisecond or more."""
    began = perf_counter()
    for _ in range(2000):
        with_checksums("actions", ROW, b"x" * 12)
    seconds = (perf_counter() - began) / 2000
    record_property("measured checksum of an action, in microseconds", round(1e6 * seconds, 1))
    assert seconds < 0.0005
