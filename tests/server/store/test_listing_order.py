"""The lobby lists one table of each host before the second ones, so that nobody can fill it."""

from typing import Any

import pytest

from tests.server.store.sample import free, new_identity, new_table, person

pytestmark = [pytest.mark.anyio, pytest.mark.once]


@pytest.mark.parametrize("kind", ["waiting", "running"])
async def test_the_newest_table_of_each_host_comes_before_all_second_ones(store, kind):
    await store.write(*[new_identity(name) for name in ("anna", "bert", "carl")])
    for created, (code, host) in enumerate([("c1", "carl"), ("b1", "bert"), *[(f"a{n}", "anna") for n in range(9)]]):
        started = {"started_at": float(created)} if kind == "running" else {}
        await store.write(*new_table(code, free(code, 0), free(code, 1), created=float(created), host=host, **started))
    read = store.read.waiting_tables if kind == "waiting" else store.read.running_tables
    assert [table.code for table in await read(5)] == ["a8", "b1", "c1", "a7", "a6"]
    assert [table.code for table in await read(2)] == ["a8", "b1"]


async def test_open_tables_of_a_host_are_those_that_wait_or_run_and_have_a_seat_of_theirs(store):
    await store.write(*[new_identity(name) for name in ("anna", "bert")])
    await store.write(*new_table("left", free("left", 0), started_at=1.0))
    tables: dict[str, dict[str, Any]] = {
        "wait": {},
        "run": {"started_at": 1.0},
        "done": {"started_at": 1.0, "finished_at": 2.0},
        "closed": {"closed_at": 1.0},
        "other": {"host": "bert"},
    }
    for code, more in tables.items():
        await store.write(*new_table(code, person(code, 0, "anna"), **more))
    assert await store.read.open_table_count("anna") == 2
    assert await store.read.still_open(["wait", "run", "done", "closed", "unknown"]) == {"wait", "run"}
