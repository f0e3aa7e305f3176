"""Pending writes are stored in one transaction, in order, and only faulty calls fail."""

import asyncio
import logging
import sqlite3

import pytest
from sqlalchemy import event, select
from sqlalchemy.exc import IntegrityError, OperationalError

from naqala.server.store import NotWritable, Store, WriteFailed
from naqala.server.store.database_schema import actions
from naqala.server.store.rows import SeatRow
from naqala.server.store.writer import MAX_BATCH
from naqala.server.store.writes import (
    add_action,
    add_chat_message,
    change_seat,
    drop_draft,
    rename_identity,
    save_draft,
)
from tests.server.store.sample import bot, new_identity, new_table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def filled_store(store):
    """With one table, ABCD."""
    await store.write(new_identity("anna"), *new_table("ABCD", bot("ABCD", 0)))
    return store


def action(n: int):
    return add_action("ABCD", n, 0, f"action {n}", "", float(n))


async def numbers(store) -> list[int]:
    """Read without the checksums: these actions do not continue each other."""
    async with store.read._engine.connect() as connection:
        return list(await connection.scalars(select(actions.c.n).order_by(actions.c.n)))


class WriterStatistics:
    """Counts what the writer does from now on."""

    def __init__(self, store: Store) -> None:
        engine = store._writer._engine
        self.commits = 0
        self.statements: list[str] = []
        event.listen(engine, "commit", self.commit)
        event.listen(engine, "before_cursor_execute", self.execute)

    def commit(self, _connection) -> None:
        self.commits += 1

    def execute(self, _connection, _cursor, statement: str, *_rest) -> None:
        if not statement.startswith("BEGIN"):
            self.statements.append(statement)


async def test_what_arrives_together_is_written_in_one_transaction(filled_store):
    statistics = WriterStatistics(filled_store)
    await asyncio.gather(*[filled_store.write(action(n)) for n in range(200)])
    assert await numbers(filled_store) == list(range(200))
    assert statistics.commits == 1
    assert len(statistics.statements) == 1


async def test_what_arrives_while_the_writer_writes_is_written_next(filled_store):
    statistics = WriterStatistics(filled_store)

    async def play(seat: int) -> None:
        for n in range(5):
            await filled_store.write(action(5 * seat + n))

    await asyncio.gather(*[play(seat) for seat in range(50)])
    assert await numbers(filled_store) == list(range(250))
    assert 5 <= statistics.commits <= 10


async def test_a_transaction_has_a_maximum_number_of_calls(filled_store):
    statistics = WriterStatistics(filled_store)
    await asyncio.gather(*[filled_store.write(action(2 * n), action(2 * n + 1)) for n in range(MAX_BATCH)])
    assert len(await numbers(filled_store)) == 2 * MAX_BATCH
    assert statistics.commits == 2


async def test_only_neighbours_are_run_together(filled_store):
    statistics = WriterStatistics(filled_store)
    await filled_store.write(action(0), action(1), rename_identity("anna", "Änne"), action(2))
    kinds = [statement.split()[0] for statement in statistics.statements]
    assert kinds == ["INSERT", "UPDATE", "INSERT"]


async def test_the_order_of_one_call_is_kept(filled_store):
    await filled_store.write(save_draft("ABCD", 1, 0, "a"), drop_draft("ABCD"), save_draft("ABCD", 2, 0, "b"))
    assert (await filled_store.read.draft("ABCD")).actions == "b"
    await filled_store.write(save_draft("ABCD", 3, 0, "c"), drop_draft("ABCD"))
    assert await filled_store.read.draft("ABCD") is None


async def test_the_order_of_calls_is_kept(filled_store):
    for n in range(50):
        filled_store.write_soon(rename_identity("anna", f"Anna {n}"))
        filled_store.write_soon(change_seat(SeatRow("ABCD", 0, "bot", None, f"Bot {n}")), action(n))
        filled_store.write_soon(rename_identity("anna", f"Änne {n}"))
    await filled_store.write()
    assert (await filled_store.read.identity("anna")).name == "Änne 49"
    assert (await filled_store.read.seats("ABCD"))[0].name == "Bot 49"


async def results(store, *calls):
    return await asyncio.gather(*[store.write(*call) for call in calls], return_exceptions=True)


async def test_an_action_that_is_there_already_is_unwritten_and_its_neighbours_are_written(filled_store):
    await filled_store.write(action(3))
    outcomes = await results(filled_store, *[[action(n)] for n in range(7)])
    assert [n for n in range(7) if outcomes[n] is not None] == [3]
    assert isinstance(outcomes[3], WriteFailed)
    assert isinstance(outcomes[3].__cause__, IntegrityError)
    assert await numbers(filled_store) == list(range(7))


async def test_of_two_equal_actions_the_first_is_written(filled_store):
    first, second = add_action("ABCD", 0, 0, "first", "", 0.0), add_action("ABCD", 0, 0, "second", "", 0.0)
    outcomes = await results(filled_store, [first], [second])
    assert outcomes[0] is None
    assert isinstance(outcomes[1], WriteFailed)
    assert [action.action for action in await filled_store.read.actions("ABCD")] == ["first"]


async def test_of_a_call_that_fails_nothing_is_kept(filled_store):
    outcomes = await results(filled_store, [action(0)], [action(1), action(2), action(0)], [action(3)])
    assert [type(outcome) for outcome in outcomes] == [type(None), WriteFailed, type(None)]
    assert await numbers(filled_store) == [0, 3]


async def test_what_belongs_to_no_table_is_unwritten(filled_store):
    with pytest.raises(WriteFailed) as error:
        await filled_store.write(add_action("XXXX", 0, 0, "bid 0", "", 0.0))
    assert isinstance(error.value.__cause__, IntegrityError)


@pytest.mark.parametrize("text", ["half a \ud83d camel", object(), 2**70])
async def test_a_row_that_the_driver_cannot_take_harms_nobody_else(filled_store, text):
    outcomes = await results(
        filled_store, [action(0)], [add_chat_message("ABCD", 0, 0, "Anna", text, 0.0)], [action(1)]
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), WriteFailed, type(None)]
    await filled_store.write(action(2))
    assert await numbers(filled_store) == [0, 1, 2]


async def test_a_few_failed_calls_among_many_cost_few_transactions(filled_store):
    await filled_store.write(action(77))
    statistics = WriterStatistics(filled_store)
    await results(filled_store, *[[action(n)] for n in range(1000)])
    assert statistics.commits <= 10
    assert await numbers(filled_store) == list(range(1000))


async def test_a_failure_that_nobody_waits_for_is_logged(filled_store, caplog):
    filled_store.write_soon(action(0))
    filled_store.write_soon(action(0))
    with caplog.at_level(logging.ERROR):
        await filled_store.write()
        await asyncio.sleep(0)
    assert [record.name for record in caplog.records] == ["naqala.server.store.database"]
    assert "action 0" not in caplog.text


async def test_who_stops_waiting_does_not_stop_the_write(filled_store):
    waiting = asyncio.create_task(filled_store.write(action(0)))
    await asyncio.sleep(0)
    waiting.cancel()
    await filled_store.write(action(1))
    assert waiting.cancelled()
    assert await numbers(filled_store) == [0, 1]


async def test_who_stops_waiting_for_a_write_that_fails_harms_nobody(filled_store):
    await filled_store.write(action(0))
    waiting = asyncio.create_task(filled_store.write(action(0)))
    await asyncio.sleep(0)
    waiting.cancel()
    await filled_store.write(action(1))
    assert await numbers(filled_store) == [0, 1]


async def test_the_writer_locks_before_it_looks(filled_store, tmp_path):
    other = sqlite3.connect(tmp_path / "store.db", isolation_level=None, timeout=0)
    with filled_store._writer._engine.begin(), pytest.raises(sqlite3.OperationalError, match="locked"):
        other.execute("BEGIN IMMEDIATE")
    other.close()


async def test_while_the_writer_waits_for_the_disk_everybody_else_goes_on(filled_store, tmp_path):
    other = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    writing = asyncio.create_task(filled_store.write(action(0)))
    for _ in range(10):
        await asyncio.sleep(0.01)
    assert not writing.done()
    other.execute("ROLLBACK")
    other.close()
    await writing
    assert await numbers(filled_store) == [0]


async def test_closing_writes_what_was_handed_in(url):
    store = await Store.open(url)
    store.write_soon(new_identity("anna"), *new_table("ABCD"))
    for n in range(2 * MAX_BATCH):
        store.write_soon(action(n))
    await store.close()
    again = await Store.open(url)
    assert len(await numbers(again)) == 2 * MAX_BATCH
    await again.close()


async def test_a_closed_store_takes_nothing_and_can_be_closed_again(url, caplog):
    store = await Store.open(url)
    await store.close()
    with pytest.raises(WriteFailed, match="closed"):
        await store.write(new_identity("anna"))
    store.write_soon(new_identity("bert"))
    await asyncio.sleep(0)
    assert "closed" in caplog.text
    await store.close()


async def test_while_another_holds_the_lock_all_is_unwritten_and_then_the_writer_goes_on(url, tmp_path):
    store = await Store.open(url + "?timeout=0.05")
    await store.write(new_identity("anna"), *new_table("ABCD"))
    other = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    outcomes = await results(store, *[[action(n)] for n in range(100)])
    assert {type(outcome) for outcome in outcomes} == {NotWritable}
    assert {type(outcome.__cause__) for outcome in outcomes} == {OperationalError}
    other.execute("ROLLBACK")
    other.close()
    await store.write(action(5))
    assert await numbers(store) == [5]
    await store.close()


def allow(store, pages: int) -> None:
    """Limit the file to its current size, or more: a disk that is full."""
    with store._writer._engine.connect() as connection:
        connection.exec_driver_sql("ROLLBACK")
        connection.exec_driver_sql("VACUUM")  # free pages are left by the migrations
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        connection.exec_driver_sql("BEGIN")


def long_action(n: int):
    return add_action("ABCD", n, 0, "x" * 9000, "", 0.0)


async def test_when_the_disk_is_full_all_is_unwritten_and_then_the_writer_goes_on(filled_store):
    allow(filled_store, 1)
    outcomes = await results(filled_store, *[[long_action(n)] for n in range(3)])
    assert ["full" in str(outcome.__cause__) for outcome in outcomes] == [True] * 3
    allow(filled_store, 10**6)
    await filled_store.write(action(5))
    assert await numbers(filled_store) == [5]


async def test_if_the_disk_fills_while_failed_calls_are_isolated_the_rest_is_unwritten(filled_store):
    await filled_store.write(action(0))
    allow(filled_store, 1)
    outcomes = await results(filled_store, [action(0)], [long_action(1)], [action(2)], [action(3)])
    assert [type(outcome.__cause__) for outcome in outcomes] == [IntegrityError, *[OperationalError] * 3]
    assert await numbers(filled_store) == [0]
