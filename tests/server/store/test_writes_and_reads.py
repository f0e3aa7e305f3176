"""Rows are read as they were written."""

import pytest

from naqala.server.store.rows import ActionRow, ChatRow, DraftRow, Identity, SeatRow, StoreCounts, TableListing
from naqala.server.store.writes import (
    add_action,
    add_chat_message,
    add_device_code,
    add_identity,
    add_identity_key,
    add_seat,
    add_seat_key,
    add_table,
    change_host,
    change_seat,
    close_table,
    drop_device_code,
    drop_draft,
    drop_expired_device_codes,
    drop_seat_keys,
    finish_table,
    link_next_table,
    redeem_device_code,
    rename_identity,
    save_draft,
    see_identity,
    start_table,
)
from tests.server.store.sample import bot, free, new_identity, new_table, person, table

pytestmark = pytest.mark.anyio


async def test_an_identity_is_found_by_its_id_and_by_each_key(store):
    await store.write(
        new_identity("anna"), add_identity_key(b"phone", "anna", 2.0), add_identity_key(b"desk", "anna", 3.0)
    )
    anna = Identity("anna", "Anna", 1.0, 1.0)
    assert await store.read.identity("anna") == anna
    assert await store.read.identity_by_key(b"phone") == anna
    assert await store.read.identity_by_key(b"desk") == anna


async def test_nobody_is_found_by_an_unknown_id_key_or_device_code(store):
    await store.write(new_identity("anna"))
    assert await store.read.identity("bert") is None
    assert await store.read.identity_by_key(b"anna") is None
    assert await store.read.identity_by_device_code(b"anna", 0.0) is None


async def test_one_identity_is_renamed_and_seen_and_no_other(store):
    await store.write(
        new_identity("anna"), new_identity("bert"), rename_identity("anna", "Änne"), see_identity("anna", 9.5)
    )
    assert await store.read.identity("anna") == Identity("anna", "Änne", 1.0, 9.5)
    assert await store.read.identity("bert") == Identity("bert", "Bert", 1.0, 1.0)


async def test_a_device_code_is_valid_until_it_expires(store):
    await store.write(new_identity("anna"), add_device_code(b"pass", "anna", 60.0))
    assert (await store.read.identity_by_device_code(b"pass", 59.9)).id == "anna"
    assert await store.read.identity_by_device_code(b"pass", 60.0) is None


async def test_a_device_code_can_be_redeemed_once_only(store):
    await store.write(new_identity("anna"), add_device_code(b"pass", "anna", 60.0))
    for key in (b"first", b"second"):
        store.write_soon(redeem_device_code(b"pass", "anna", key, 5.0), drop_device_code(b"pass"))
    await store.write()
    assert (await store.read.identity_by_key(b"first")).id == "anna"
    assert await store.read.identity_by_key(b"second") is None
    assert await store.read.identity_by_device_code(b"pass", 5.0) is None


async def test_an_expired_device_code_gives_no_key(store):
    await store.write(
        new_identity("anna"), add_device_code(b"pass", "anna", 60.0), redeem_device_code(b"pass", "anna", b"key", 60.0)
    )
    assert await store.read.identity_by_key(b"key") is None


async def test_expired_device_codes_are_dropped_and_others_stay(store):
    await store.write(
        new_identity("anna"), add_device_code(b"old", "anna", 60.0), add_device_code(b"new", "anna", 61.0)
    )
    await store.write(drop_expired_device_codes(60.0))
    assert await store.read.identity_by_device_code(b"old", 0.0) is None
    assert await store.read.identity_by_device_code(b"new", 0.0) is not None


async def test_a_table_is_read_as_it_was_written(store):
    plain = table("ABCD")
    full = table(
        "EFGH",
        custom_seed=True,
        custom_start=True,
        public=False,
        open_hands=True,
        start_position="a position",
        started_at=11.0,
        finished_at=12.25,
        closed_at=13.0,
        previous="ABCD",
        next="IJKL",
        record="a record\n" * 9999,
    )
    await store.write(new_identity("anna"), add_table(plain), add_table(full))
    assert await store.read.table("ABCD") == plain
    assert await store.read.table("EFGH") == full
    assert await store.read.table("XXXX") is None


async def test_changes_of_a_table_are_stored(store):
    await store.write(new_identity("anna"), new_identity("bert"), *new_table("ABCD"), *new_table("EFGH"))
    await store.write(
        start_table("ABCD", 20.0, "laid", "1.0"),
        finish_table("ABCD", 30.0, "the record"),
        close_table("ABCD", 40.0),
        link_next_table("ABCD", "EFGH"),
        change_host("ABCD", "bert"),
    )
    life = {
        "host": "bert",
        "start_position": "laid",
        "engine_version": "1.0",
        "started_at": 20.0,
        "finished_at": 30.0,
        "closed_at": 40.0,
        "next": "EFGH",
        "record": "the record",
    }
    assert await store.read.table("ABCD") == table("ABCD", **life)
    assert await store.read.table("EFGH") == table("EFGH")


async def test_seats_are_sorted_and_one_can_change(store):
    await store.write(new_identity("anna"), add_table(table("ABCD")))
    await store.write(add_seat(bot("ABCD", 1)), add_seat(person("ABCD", 0, "anna")))
    assert await store.read.seats("ABCD") == [person("ABCD", 0, "anna"), bot("ABCD", 1)]
    stood_in = person("ABCD", 0, "anna", substitute="hard")
    device = SeatRow("ABCD", 1, "device", "anna", "Bert")
    await store.write(change_seat(stood_in), change_seat(device))
    assert await store.read.seats("ABCD") == [stood_in, device]


async def test_seat_keys_are_valid_until_they_are_dropped(store):
    await store.write(new_identity("anna"), *new_table("ABCD"), *new_table("EFGH"))
    await store.write(
        add_seat_key(b"0", "ABCD", 0, 2.0),
        add_seat_key(b"0 too", "ABCD", 0, 2.0),
        add_seat_key(b"1", "ABCD", 1, 2.0),
        add_seat_key(b"elsewhere", "EFGH", 0, 2.0),
    )
    assert await store.read.seat_keys("ABCD") == {b"0": 0, b"0 too": 0, b"1": 1}
    await store.write(drop_seat_keys("ABCD", 0))
    assert await store.read.seat_keys("ABCD") == {b"1": 1}
    assert await store.read.seat_keys("EFGH") == {b"elsewhere": 0}


async def test_actions_come_by_number_and_of_their_table_only(store):
    await store.write(new_identity("anna"), *new_table("ABCD"), *new_table("EFGH"))
    first = add_action("ABCD", 9, 0, "bid 5", "fish, gems", 2.0)
    await store.write(
        add_action("ABCD", 10, 1, "pick up C3", "", 3.0, first.row["checksum"]),
        first,
        add_action("EFGH", 0, 0, "bid 0", "", 1.0),
    )
    actions = [ActionRow("ABCD", 9, 0, "bid 5", "fish, gems", 2.0), ActionRow("ABCD", 10, 1, "pick up C3", "", 3.0)]
    assert await store.read.actions("ABCD") == actions


async def test_a_table_has_one_draft_the_last(store):
    await store.write(new_identity("anna"), *new_table("ABCD"))
    assert await store.read.draft("ABCD") is None
    await store.write(save_draft("ABCD", 3, 0, "pick up C3"))
    await store.write(save_draft("ABCD", 4, 1, "bid 1"), save_draft("ABCD", 5, 1, "bid 3"))
    assert await store.read.draft("ABCD") == DraftRow("ABCD", 5, 1, "bid 3")
    await store.write(drop_draft("ABCD"))
    assert await store.read.draft("ABCD") is None


async def test_the_last_chat_messages_come_oldest_first(store):
    await store.write(new_identity("anna"), *new_table("ABCD"))
    await store.write(*[add_chat_message("ABCD", nth, -1, "Anna", f"Hello {nth} 🐪", float(nth)) for nth in range(5)])
    last = [ChatRow("ABCD", nth, -1, "Anna", f"Hello {nth} 🐪", float(nth)) for nth in (3, 4)]
    assert await store.read.chat_messages("ABCD", 2) == last
    assert len(await store.read.chat_messages("ABCD", 100)) == 5


def codes(listed: list[TableListing]) -> str:
    return " ".join(table.code for table in listed)


async def test_each_list_shows_its_tables_newest_first(store):
    anna, bert = new_identity("anna"), new_identity("bert")
    await store.write(anna, bert, *new_table("wait1", person("wait1", 0, "bert"), free("wait1", 1), created=1.0))
    await store.write(
        *new_table("wait2", free("wait2", 0), created=2.0),
        *new_table("full", person("full", 0, "anna"), created=2.5),
    )
    await store.write(
        *new_table("private", public=False, created=3.0),
        *new_table("given-up", created=4.0, closed_at=5.0),
    )
    await store.write(*new_table("run1", person("run1", 0, "bert"), bot("run1", 1), created=5.0, started_at=8.0))
    await store.write(*new_table("run2", person("run2", 0, "anna"), created=6.0, started_at=7.0))
    await store.write(*new_table("hidden", bot("hidden", 0), public=False, created=7.0, started_at=9.0))
    await store.write(*new_table("left", bot("left", 0), created=8.0, started_at=9.0, closed_at=10.0))
    await store.write(
        *new_table("done", bot("done", 0), person("done", 1, "bert"), created=9.0, started_at=9.0, finished_at=10.0)
    )
    stood_in = person("away", 1, "bert", substitute="hard")
    await store.write(
        *new_table("away", person("away", 0, "bert"), stood_in, public=False, created=10.0, started_at=11.0)
    )

    assert codes(await store.read.waiting_tables(10)) == "wait2 wait1"
    assert codes(await store.read.waiting_tables(1)) == "wait2"
    assert codes(await store.read.waiting_tables(10, since=1.5)) == "wait2"
    assert codes(await store.read.running_tables(10)) == "run1 run2"
    assert codes(await store.read.running_tables(1)) == "run1"
    assert codes(await store.read.tables_of("bert", 10)) == "away done run1 wait1"
    assert codes(await store.read.tables_of("bert", 2)) == "away done"
    assert await store.read.tables_of("nobody", 10) == []
    assert await store.read.count() == StoreCounts(identities=2, tables=11, waiting=4, running=4, finished=1)


async def test_a_listed_table_has_its_seats_and_no_secrets(store):
    seats = (person("ABCD", 0, "anna"), bot("ABCD", 1), free("ABCD", 2))
    await store.write(
        new_identity("anna"),
        *new_table("ABCD", *reversed(seats)),
        *new_table("EFGH", free("EFGH", 0), created=1.0),
    )
    first, second = await store.read.waiting_tables(10)
    assert first.seats == seats
    assert second.seats == (free("EFGH", 0),)
    assert (first.code, first.host, first.players, first.created) == ("ABCD", "anna", 2, 10.0)
    assert first.public is True
    assert first.open_hands is False
    assert not {"seed", "salt", "start_position", "record"} & set(TableListing.__slots__)


async def test_a_list_takes_two_queries_however_many_tables_it_shows(store, queries):
    await store.write(new_identity("anna"))
    for n in range(20):
        await store.write(*new_table(f"T{n}", person(f"T{n}", 0, "anna"), free(f"T{n}", 1)))
    queries.clear()
    listed = await store.read.waiting_tables(20)
    assert [len(table.seats) for table in listed] == [2] * 20
    assert len([query for query in queries if query.startswith("SELECT")]) == 2


@pytest.mark.parametrize(
    ("ask", "index"),
    [
        (lambda read: read.waiting_tables(9), "ix_tables_waiting"),
        (lambda read: read.running_tables(9), "ix_tables_finished"),
        (lambda read: read.tables_of("anna", 9), "ix_seats_identity"),
        (lambda read: read.seat_keys("ABCD"), "ix_seat_keys_table_code"),
        (lambda read: read.open_table_count("anna"), "ix_tables_host"),
    ],
)
async def test_no_list_scans_all_games(store, queries, ask, index):
    await ask(store.read)
    question = next(query for query in queries if query.startswith("SELECT"))
    async with store.read._engine.connect() as connection:
        blanks = (None,) * question.count("?")
        plan = (await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {question}", blanks)).all()
    steps = [step.detail for step in plan]
    assert any(index in step for step in steps)
    assert not any(step.startswith("SCAN") and "subquery" not in step for step in steps)


async def test_a_new_store_is_empty(store):
    assert await store.read.count() == StoreCounts(identities=0, tables=0, waiting=0, running=0, finished=0)
    assert await store.read.waiting_tables(10) == []
    assert await store.read.actions("ABCD") == []


async def test_a_name_is_stored_exactly(store):
    name = "'; DROP TABLE identities; -- \n 🐫"
    await store.write(add_identity("anna", name, 0.1 + 0.2))
    assert await store.read.identity("anna") == Identity("anna", name, 0.1 + 0.2, 0.1 + 0.2)
