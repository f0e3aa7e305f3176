"""What is written is what is read."""

import pytest

from naqala.table.store.rows import ChairRow, Chat, Counts, Deed, DraftRow, Guest, Listed
from naqala.table.store.writes import (
    add_chair,
    add_chat,
    add_deed,
    add_guest,
    add_guest_key,
    add_pass,
    add_seat_key,
    add_table,
    change_chair,
    change_host,
    close_table,
    drop_draft,
    drop_old_passes,
    drop_pass,
    drop_seat_keys,
    finish_table,
    follow_table,
    keep_draft,
    rename_guest,
    see_guest,
    start_table,
    use_pass,
)
from tests.table.store.sample import bot, free, guest, laid, person, table

pytestmark = pytest.mark.anyio


async def test_a_guest_is_known_by_the_id_and_by_each_key(ledger):
    await ledger.write(guest("anna"), add_guest_key(b"phone", "anna", 2.0), add_guest_key(b"desk", "anna", 3.0))
    anna = Guest("anna", "Anna", 1.0, 1.0)
    assert await ledger.read.guest("anna") == anna
    assert await ledger.read.guest_by_key(b"phone") == anna
    assert await ledger.read.guest_by_key(b"desk") == anna


async def test_nobody_is_found_by_an_unknown_id_key_or_pass(ledger):
    await ledger.write(guest("anna"))
    assert await ledger.read.guest("bert") is None
    assert await ledger.read.guest_by_key(b"anna") is None
    assert await ledger.read.guest_by_pass(b"anna", 0.0) is None


async def test_one_guest_is_renamed_and_seen_and_no_other(ledger):
    await ledger.write(guest("anna"), guest("bert"), rename_guest("anna", "Änne"), see_guest("anna", 9.5))
    assert await ledger.read.guest("anna") == Guest("anna", "Änne", 1.0, 9.5)
    assert await ledger.read.guest("bert") == Guest("bert", "Bert", 1.0, 1.0)


async def test_a_pass_is_good_until_its_time(ledger):
    await ledger.write(guest("anna"), add_pass(b"pass", "anna", 60.0))
    assert (await ledger.read.guest_by_pass(b"pass", 59.9)).id == "anna"
    assert await ledger.read.guest_by_pass(b"pass", 60.0) is None


async def test_a_pass_brings_its_guest_to_one_device_only(ledger):
    await ledger.write(guest("anna"), add_pass(b"pass", "anna", 60.0))
    for key in (b"first", b"second"):
        ledger.write_soon(use_pass(b"pass", key, 5.0), drop_pass(b"pass"))
    await ledger.write()
    assert (await ledger.read.guest_by_key(b"first")).id == "anna"
    assert await ledger.read.guest_by_key(b"second") is None
    assert await ledger.read.guest_by_pass(b"pass", 5.0) is None


async def test_a_pass_that_has_expired_gives_no_key(ledger):
    await ledger.write(guest("anna"), add_pass(b"pass", "anna", 60.0), use_pass(b"pass", b"key", 60.0))
    assert await ledger.read.guest_by_key(b"key") is None


async def test_old_passes_are_dropped_and_others_stay(ledger):
    await ledger.write(guest("anna"), add_pass(b"old", "anna", 60.0), add_pass(b"new", "anna", 61.0))
    await ledger.write(drop_old_passes(60.0))
    assert await ledger.read.guest_by_pass(b"old", 0.0) is None
    assert await ledger.read.guest_by_pass(b"new", 0.0) is not None


async def test_a_table_is_read_as_it_was_written(ledger):
    plain = table("ABCD")
    full = table(
        "EFGH",
        seed_chosen=True,
        laid_out=True,
        is_open=False,
        hands_open=True,
        start="a position",
        started=11.0,
        finished=12.25,
        closed=13.0,
        previous="ABCD",
        following="IJKL",
        record="a record\n" * 9999,
    )
    await ledger.write(guest("anna"), add_table(plain), add_table(full))
    assert await ledger.read.table("ABCD") == plain
    assert await ledger.read.table("EFGH") == full
    assert await ledger.read.table("XXXX") is None


async def test_the_life_of_a_table_leaves_its_marks(ledger):
    await ledger.write(guest("anna"), guest("bert"), *laid("ABCD"), *laid("EFGH"))
    await ledger.write(
        start_table("ABCD", 20.0, "laid", "1.0"),
        finish_table("ABCD", 30.0, "the record"),
        close_table("ABCD", 40.0),
        follow_table("ABCD", "EFGH"),
        change_host("ABCD", "bert"),
    )
    life = {
        "host": "bert",
        "start": "laid",
        "engine": "1.0",
        "started": 20.0,
        "finished": 30.0,
        "closed": 40.0,
        "following": "EFGH",
        "record": "the record",
    }
    assert await ledger.read.table("ABCD") == table("ABCD", **life)
    assert await ledger.read.table("EFGH") == table("EFGH")


async def test_chairs_come_by_seat_and_one_can_change(ledger):
    await ledger.write(guest("anna"), add_table(table("ABCD")))
    await ledger.write(add_chair(bot("ABCD", 1)), add_chair(person("ABCD", 0, "anna")))
    assert await ledger.read.chairs("ABCD") == [person("ABCD", 0, "anna"), bot("ABCD", 1)]
    stood_in = person("ABCD", 0, "anna", stand_in="hard")
    device = ChairRow("ABCD", 1, "device", "anna", "Bert")
    await ledger.write(change_chair(stood_in), change_chair(device))
    assert await ledger.read.chairs("ABCD") == [stood_in, device]


async def test_seat_keys_speak_for_their_seats_until_they_are_dropped(ledger):
    await ledger.write(guest("anna"), *laid("ABCD"), *laid("EFGH"))
    await ledger.write(
        add_seat_key(b"0", "ABCD", 0, 2.0),
        add_seat_key(b"0 too", "ABCD", 0, 2.0),
        add_seat_key(b"1", "ABCD", 1, 2.0),
        add_seat_key(b"elsewhere", "EFGH", 0, 2.0),
    )
    assert await ledger.read.seat_keys("ABCD") == {b"0": 0, b"0 too": 0, b"1": 1}
    await ledger.write(drop_seat_keys("ABCD", 0))
    assert await ledger.read.seat_keys("ABCD") == {b"1": 1}
    assert await ledger.read.seat_keys("EFGH") == {b"elsewhere": 0}


async def test_deeds_come_by_number_and_of_their_table_only(ledger):
    await ledger.write(guest("anna"), *laid("ABCD"), *laid("EFGH"))
    await ledger.write(
        add_deed("ABCD", 10, 1, "pick up C3", "", 3.0),
        add_deed("ABCD", 9, 0, "bid 5", "fish, gems", 2.0),
        add_deed("EFGH", 0, 0, "bid 0", "", 1.0),
    )
    deeds = [Deed("ABCD", 9, 0, "bid 5", "fish, gems", 2.0), Deed("ABCD", 10, 1, "pick up C3", "", 3.0)]
    assert await ledger.read.deeds("ABCD") == deeds


async def test_a_table_has_one_draft_the_last(ledger):
    await ledger.write(guest("anna"), *laid("ABCD"))
    assert await ledger.read.draft("ABCD") is None
    await ledger.write(keep_draft("ABCD", 3, 0, "pick up C3"))
    await ledger.write(keep_draft("ABCD", 4, 1, "bid 1"), keep_draft("ABCD", 5, 1, "bid 3"))
    assert await ledger.read.draft("ABCD") == DraftRow("ABCD", 5, 1, "bid 3")
    await ledger.write(drop_draft("ABCD"))
    assert await ledger.read.draft("ABCD") is None


async def test_the_last_words_come_oldest_first(ledger):
    await ledger.write(guest("anna"), *laid("ABCD"))
    await ledger.write(*[add_chat("ABCD", nth, -1, "Anna", f"Hello {nth} 🐪", float(nth)) for nth in range(5)])
    last = [Chat("ABCD", nth, -1, "Anna", f"Hello {nth} 🐪", float(nth)) for nth in (3, 4)]
    assert await ledger.read.chats("ABCD", 2) == last
    assert len(await ledger.read.chats("ABCD", 100)) == 5


def codes(listed: list[Listed]) -> str:
    return " ".join(table.code for table in listed)


async def test_each_list_shows_its_tables_newest_first(ledger):
    anna, bert = guest("anna"), guest("bert")
    await ledger.write(anna, bert, *laid("wait1", person("wait1", 0, "bert"), free("wait1", 1), made=1.0))
    await ledger.write(*laid("wait2", free("wait2", 0), made=2.0), *laid("full", person("full", 0, "anna"), made=2.5))
    await ledger.write(*laid("private", is_open=False, made=3.0), *laid("given-up", made=4.0, closed=5.0))
    await ledger.write(*laid("run1", person("run1", 0, "bert"), bot("run1", 1), made=5.0, started=8.0))
    await ledger.write(*laid("run2", person("run2", 0, "anna"), made=6.0, started=7.0))
    await ledger.write(*laid("hidden", bot("hidden", 0), is_open=False, made=7.0, started=9.0))
    await ledger.write(*laid("left", bot("left", 0), made=8.0, started=9.0, closed=10.0))
    await ledger.write(*laid("done", bot("done", 0), person("done", 1, "bert"), made=9.0, started=9.0, finished=10.0))
    stood_in = person("away", 1, "bert", stand_in="hard")
    await ledger.write(*laid("away", person("away", 0, "bert"), stood_in, is_open=False, made=10.0, started=11.0))

    assert codes(await ledger.read.open_tables(10)) == "wait2 wait1"
    assert codes(await ledger.read.open_tables(1)) == "wait2"
    assert codes(await ledger.read.open_tables(10, since=1.5)) == "wait2"
    assert codes(await ledger.read.running_open_tables(10)) == "run1 run2"
    assert codes(await ledger.read.running_open_tables(1)) == "run1"
    assert codes(await ledger.read.tables_of("bert", 10)) == "away done run1 wait1"
    assert codes(await ledger.read.tables_of("bert", 2)) == "away done"
    assert await ledger.read.tables_of("nobody", 10) == []
    assert await ledger.read.count() == Counts(guests=2, tables=11, waiting=4, running=4, finished=1)


async def test_a_listed_table_has_its_chairs_and_no_secrets(ledger):
    chairs = (person("ABCD", 0, "anna"), bot("ABCD", 1), free("ABCD", 2))
    await ledger.write(guest("anna"), *laid("ABCD", *reversed(chairs)), *laid("EFGH", free("EFGH", 0), made=1.0))
    first, second = await ledger.read.open_tables(10)
    assert first.chairs == chairs
    assert second.chairs == (free("EFGH", 0),)
    assert (first.code, first.host, first.players, first.made) == ("ABCD", "anna", 2, 10.0)
    assert first.is_open is True
    assert first.hands_open is False
    assert not {"seed", "salt", "start", "record"} & set(Listed.__slots__)


async def test_a_list_takes_two_queries_however_many_tables_it_shows(ledger, queries):
    await ledger.write(guest("anna"))
    for n in range(20):
        await ledger.write(*laid(f"T{n}", person(f"T{n}", 0, "anna"), free(f"T{n}", 1)))
    queries.clear()
    listed = await ledger.read.open_tables(20)
    assert [len(table.chairs) for table in listed] == [2] * 20
    assert len([query for query in queries if query.startswith("SELECT")]) == 2


@pytest.mark.parametrize(
    ("ask", "index"),
    [
        (lambda read: read.open_tables(9), "ix_tables_waiting"),
        (lambda read: read.running_open_tables(9), "ix_tables_finished"),
        (lambda read: read.tables_of("anna", 9), "ix_chairs_guest"),
        (lambda read: read.seat_keys("ABCD"), "ix_seat_keys_code"),
    ],
)
async def test_no_list_walks_through_all_games_that_ever_were(ledger, queries, ask, index):
    await ask(ledger.read)
    question = next(query for query in queries if query.startswith("SELECT"))
    async with ledger.read._engine.connect() as connection:
        blanks = (None,) * question.count("?")
        plan = (await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {question}", blanks)).all()
    steps = [step.detail for step in plan]
    assert any(index in step for step in steps)
    assert not any(step.startswith("SCAN") for step in steps)


async def test_a_new_ledger_is_empty(ledger):
    assert await ledger.read.count() == Counts(guests=0, tables=0, waiting=0, running=0, finished=0)
    assert await ledger.read.open_tables(10) == []
    assert await ledger.read.deeds("ABCD") == []


async def test_whatever_a_guest_calls_herself_is_kept_to_the_letter(ledger):
    name = "'; DROP TABLE guests; -- \n 🐫"
    await ledger.write(add_guest("anna", name, 0.1 + 0.2))
    assert await ledger.read.guest("anna") == Guest("anna", name, 0.1 + 0.2, 0.1 + 0.2)
