"""All that waits is written in one transaction, in its order, and only the guilty fail."""

import asyncio
import logging
import sqlite3

import pytest
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, OperationalError

from naqala.table.store import Ledger, Unwritten
from naqala.table.store.rows import ChairRow
from naqala.table.store.scribe import MOST
from naqala.table.store.writes import add_chat, add_deed, change_chair, drop_draft, keep_draft, rename_guest
from tests.table.store.sample import bot, guest, laid

pytestmark = pytest.mark.anyio


@pytest.fixture
async def laid_ledger(ledger):
    """With one table, ABCD."""
    await ledger.write(guest("anna"), *laid("ABCD", bot("ABCD", 0)))
    return ledger


def deed(n: int):
    return add_deed("ABCD", n, 0, f"deed {n}", "", float(n))


async def numbers(ledger) -> list[int]:
    return [deed.n for deed in await ledger.read.deeds("ABCD")]


class Watch:
    """Counts what the scribe does from now on."""

    def __init__(self, ledger: Ledger) -> None:
        engine = ledger._scribe._engine
        self.commits = 0
        self.statements: list[str] = []
        event.listen(engine, "commit", self.commit)
        event.listen(engine, "before_cursor_execute", self.execute)

    def commit(self, _connection) -> None:
        self.commits += 1

    def execute(self, _connection, _cursor, statement: str, *_rest) -> None:
        if not statement.startswith("BEGIN"):
            self.statements.append(statement)


async def test_what_arrives_together_is_written_in_one_transaction(laid_ledger):
    watch = Watch(laid_ledger)
    await asyncio.gather(*[laid_ledger.write(deed(n)) for n in range(200)])
    assert await numbers(laid_ledger) == list(range(200))
    assert watch.commits == 1
    assert len(watch.statements) == 1


async def test_what_arrives_while_the_scribe_writes_is_written_next(laid_ledger):
    watch = Watch(laid_ledger)

    async def play(seat: int) -> None:
        for n in range(5):
            await laid_ledger.write(deed(5 * seat + n))

    await asyncio.gather(*[play(seat) for seat in range(50)])
    assert await numbers(laid_ledger) == list(range(250))
    assert 5 <= watch.commits <= 10


async def test_a_transaction_takes_so_many_and_no_more(laid_ledger):
    watch = Watch(laid_ledger)
    await asyncio.gather(*[laid_ledger.write(deed(2 * n), deed(2 * n + 1)) for n in range(MOST)])
    assert len(await numbers(laid_ledger)) == 2 * MOST
    assert watch.commits == 2


async def test_only_neighbours_are_run_together(laid_ledger):
    watch = Watch(laid_ledger)
    await laid_ledger.write(deed(0), deed(1), rename_guest("anna", "Änne"), deed(2))
    kinds = [statement.split()[0] for statement in watch.statements]
    assert kinds == ["INSERT", "UPDATE", "INSERT"]


async def test_the_order_of_one_call_is_kept(laid_ledger):
    await laid_ledger.write(keep_draft("ABCD", 1, 0, "a"), drop_draft("ABCD"), keep_draft("ABCD", 2, 0, "b"))
    assert (await laid_ledger.read.draft("ABCD")).actions == "b"
    await laid_ledger.write(keep_draft("ABCD", 3, 0, "c"), drop_draft("ABCD"))
    assert await laid_ledger.read.draft("ABCD") is None


async def test_the_order_of_calls_is_kept(laid_ledger):
    for n in range(50):
        laid_ledger.write_soon(rename_guest("anna", f"Anna {n}"))
        laid_ledger.write_soon(change_chair(ChairRow("ABCD", 0, "bot", None, f"Bot {n}")), deed(n))
        laid_ledger.write_soon(rename_guest("anna", f"Änne {n}"))
    await laid_ledger.write()
    assert (await laid_ledger.read.guest("anna")).name == "Änne 49"
    assert (await laid_ledger.read.chairs("ABCD"))[0].name == "Bot 49"


async def results(ledger, *calls):
    return await asyncio.gather(*[ledger.write(*call) for call in calls], return_exceptions=True)


async def test_a_deed_that_is_there_already_is_unwritten_and_its_neighbours_are_written(laid_ledger):
    await laid_ledger.write(deed(3))
    told = await results(laid_ledger, *[[deed(n)] for n in range(7)])
    assert [n for n in range(7) if told[n] is not None] == [3]
    assert isinstance(told[3], Unwritten)
    assert isinstance(told[3].__cause__, IntegrityError)
    assert await numbers(laid_ledger) == list(range(7))


async def test_of_two_equal_deeds_the_first_is_written(laid_ledger):
    first, second = add_deed("ABCD", 0, 0, "first", "", 0.0), add_deed("ABCD", 0, 0, "second", "", 0.0)
    told = await results(laid_ledger, [first], [second])
    assert told[0] is None
    assert isinstance(told[1], Unwritten)
    assert [deed.action for deed in await laid_ledger.read.deeds("ABCD")] == ["first"]


async def test_of_a_call_that_fails_nothing_is_kept(laid_ledger):
    told = await results(laid_ledger, [deed(0)], [deed(1), deed(2), deed(0)], [deed(3)])
    assert [type(answer) for answer in told] == [type(None), Unwritten, type(None)]
    assert await numbers(laid_ledger) == [0, 3]


async def test_what_belongs_to_no_table_is_unwritten(laid_ledger):
    with pytest.raises(Unwritten) as refusal:
        await laid_ledger.write(add_deed("XXXX", 0, 0, "bid 0", "", 0.0))
    assert isinstance(refusal.value.__cause__, IntegrityError)


@pytest.mark.parametrize("words", ["half a \ud83d camel", object(), 2**70])
async def test_a_row_that_the_driver_cannot_take_harms_nobody_else(laid_ledger, words):
    told = await results(laid_ledger, [deed(0)], [add_chat("ABCD", 0, 0, "Anna", words, 0.0)], [deed(1)])
    assert [type(answer) for answer in told] == [type(None), Unwritten, type(None)]
    await laid_ledger.write(deed(2))
    assert await numbers(laid_ledger) == [0, 1, 2]


async def test_a_few_guilty_among_many_cost_few_transactions(laid_ledger):
    await laid_ledger.write(deed(77))
    watch = Watch(laid_ledger)
    await results(laid_ledger, *[[deed(n)] for n in range(1000)])
    assert watch.commits <= 10
    assert await numbers(laid_ledger) == list(range(1000))


async def test_a_failure_that_nobody_waits_for_is_logged(laid_ledger, caplog):
    laid_ledger.write_soon(deed(0))
    laid_ledger.write_soon(deed(0))
    with caplog.at_level(logging.ERROR):
        await laid_ledger.write()
        await asyncio.sleep(0)
    assert [record.name for record in caplog.records] == ["naqala.table.store.ledger"]
    assert "deed 0" not in caplog.text


async def test_who_stops_waiting_does_not_stop_the_write(laid_ledger):
    waiting = asyncio.create_task(laid_ledger.write(deed(0)))
    await asyncio.sleep(0)
    waiting.cancel()
    await laid_ledger.write(deed(1))
    assert waiting.cancelled()
    assert await numbers(laid_ledger) == [0, 1]


async def test_who_stops_waiting_for_a_write_that_fails_harms_nobody(laid_ledger):
    await laid_ledger.write(deed(0))
    waiting = asyncio.create_task(laid_ledger.write(deed(0)))
    await asyncio.sleep(0)
    waiting.cancel()
    await laid_ledger.write(deed(1))
    assert await numbers(laid_ledger) == [0, 1]


async def test_the_scribe_locks_before_it_looks(laid_ledger, tmp_path):
    other = sqlite3.connect(tmp_path / "ledger.db", isolation_level=None, timeout=0)
    with laid_ledger._scribe._engine.begin(), pytest.raises(sqlite3.OperationalError, match="locked"):
        other.execute("BEGIN IMMEDIATE")
    other.close()


async def test_while_the_scribe_waits_for_the_disk_everybody_else_goes_on(laid_ledger, tmp_path):
    other = sqlite3.connect(tmp_path / "ledger.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    writing = asyncio.create_task(laid_ledger.write(deed(0)))
    for _ in range(10):
        await asyncio.sleep(0.01)
    assert not writing.done()
    other.execute("ROLLBACK")
    other.close()
    await writing
    assert await numbers(laid_ledger) == [0]


async def test_closing_writes_what_was_handed_in(url):
    ledger = await Ledger.open(url)
    ledger.write_soon(guest("anna"), *laid("ABCD"))
    for n in range(2 * MOST):
        ledger.write_soon(deed(n))
    await ledger.close()
    again = await Ledger.open(url)
    assert len(await numbers(again)) == 2 * MOST
    await again.close()


async def test_a_closed_ledger_takes_nothing_and_can_be_closed_again(url, caplog):
    ledger = await Ledger.open(url)
    await ledger.close()
    with pytest.raises(Unwritten, match="closed"):
        await ledger.write(guest("anna"))
    ledger.write_soon(guest("bert"))
    await asyncio.sleep(0)
    assert "closed" in caplog.text
    await ledger.close()


async def test_while_another_holds_the_lock_all_is_unwritten_and_then_the_scribe_goes_on(url, tmp_path):
    ledger = await Ledger.open(url + "?timeout=0.05")
    await ledger.write(guest("anna"), *laid("ABCD"))
    other = sqlite3.connect(tmp_path / "ledger.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    told = await results(ledger, *[[deed(n)] for n in range(100)])
    assert {type(answer) for answer in told} == {Unwritten}
    assert {type(answer.__cause__) for answer in told} == {OperationalError}
    other.execute("ROLLBACK")
    other.close()
    await ledger.write(deed(5))
    assert await numbers(ledger) == [5]
    await ledger.close()


def allow(ledger, pages: int) -> None:
    """To the file, whatever it has already: a disk that is full."""
    with ledger._scribe._engine.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


def long_deed(n: int):
    return add_deed("ABCD", n, 0, "x" * 9000, "", 0.0)


async def test_when_the_disk_is_full_all_is_unwritten_and_then_the_scribe_goes_on(laid_ledger):
    allow(laid_ledger, 1)
    told = await results(laid_ledger, *[[long_deed(n)] for n in range(3)])
    assert ["full" in str(answer.__cause__) for answer in told] == [True] * 3
    allow(laid_ledger, 10**6)
    await laid_ledger.write(deed(5))
    assert await numbers(laid_ledger) == [5]


async def test_when_the_disk_fills_while_the_guilty_are_sought_the_rest_is_unwritten(laid_ledger):
    await laid_ledger.write(deed(0))
    allow(laid_ledger, 1)
    told = await results(laid_ledger, [deed(0)], [long_deed(1)], [deed(2)], [deed(3)])
    assert [type(answer.__cause__) for answer in told] == [IntegrityError, *[OperationalError] * 3]
    assert await numbers(laid_ledger) == [0]
