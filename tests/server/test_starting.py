"""Starts that wait for values which do not come, and starts that are broken off."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from naqala.engine.fairness import contribution_digest
from naqala.engine.notation import position_text
from naqala.server.store.rows import Identity
from naqala.server.tables import contributing, seat_changes, starting
from naqala.server.tables.loading import starting_game
from naqala.server.tables.session import TableSession
from naqala.server.tables.table_options import SeatOptions, TableOptions
from naqala.server.tables.table_registry import TableRegistry
from tests.server.registries import (
    api_error,
    connect_client,
    execute_sql,
    open_registry,
    queued_messages,
    refill_checksums,
)

pytestmark = pytest.mark.once
VALUES = (bytes(16), bytes(range(16)))


async def two_contributors(registry: TableRegistry) -> tuple[TableSession, list[Identity]]:
    people = [(await registry.context.identities.create(name))[0] for name in ("Ann", "Bob")]
    table = await registry.create(people[0], TableOptions(seats=[SeatOptions("person")] * 2))
    await table.run_exclusive(lambda: seat_changes.join(table, people[1], "", None))
    for person, value in zip(people, VALUES, strict=True):
        await contribute(table, person, value)
    return table, people


async def contribute(table: TableSession, person: Identity, value: bytes) -> None:
    await table.run_exclusive(lambda: contributing.contribute(table, person, contribution_digest(value)))


async def until_revealing(table: TableSession) -> None:
    async with asyncio.timeout(30):
        while table.reveal_phase is None:
            await asyncio.sleep(0.001)


def test_a_value_that_is_withheld_is_left_out_and_the_game_is_dealt_anyway(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_registry(tmp_path, reveal_seconds=0.05) as registry:
            table, (ann, bob) = await two_contributors(registry)
            client = connect_client(table)
            await starting.start(table, ann, VALUES[0])
            assert [one.value for one in table.started_game.contributions] == [VALUES[0], None]
            late = table.run_exclusive(lambda: contributing.reveal(table, bob, VALUES[1]))
            assert (await api_error(late)).code == "started"
            phases = [message["table"]["revealing"] for message in queued_messages(client) if message]
            assert phases == [True, False, False]
            position, code = position_text(table.started_game.start), table.code
        async with open_registry(tmp_path) as registry:
            again = await registry.get(code)
            assert again.contributions == table.contributions
            assert position_text(again.started_game.start) == position

    asyncio.run(play())


def test_the_deal_does_not_depend_on_the_request_of_the_host(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_registry(tmp_path) as registry:
            table, (ann, bob) = await two_contributors(registry)
            request = asyncio.ensure_future(starting.start(table, ann, VALUES[0]))
            await until_revealing(table)
            phase = table.reveal_phase
            assert phase is not None
            assert phase.dealing is not None
            request.cancel()
            await table.run_exclusive(lambda: contributing.reveal(table, bob, VALUES[1]))
            await phase.dealing
            assert table.status == "playing"

    asyncio.run(play())


def test_a_server_that_stops_breaks_the_start_off(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_registry(tmp_path, reveal_seconds=3600.0) as registry:
            table, (ann, _) = await two_contributors(registry)
            request = asyncio.ensure_future(starting.start(table, ann, VALUES[0]))
            await until_revealing(table)
            await registry.close()
            async with asyncio.timeout(30):
                assert (await api_error(request)).code == "not-saved"
        async with open_registry(tmp_path) as registry:
            again = await registry.get(table.code)
            assert (again.status, again.contributions, again.reveal_phase) == ("waiting", [], None)

    asyncio.run(play())


def test_a_seat_that_is_free_at_the_end_breaks_the_start_off(tmp_path: Path) -> None:
    """The operator may remove a player at any time."""

    async def play() -> None:
        async with open_registry(tmp_path, reveal_seconds=0.05) as registry:
            table, (ann, _) = await two_contributors(registry)
            request = asyncio.ensure_future(starting.start(table, ann, VALUES[0]))
            await until_revealing(table)
            table.seats[1] = replace(table.seats[1], identity=None)
            assert (await api_error(request)).code == "not-ready"
            assert (table.status, table.contributions, table.reveal_phase) == ("waiting", [], None)

    asyncio.run(play())


@pytest.mark.parametrize("changed", ["seed", "salt"])
def test_a_game_whose_seed_or_salt_was_changed_in_memory_is_not_started(tmp_path: Path, changed: str) -> None:
    async def play() -> None:
        async with open_registry(tmp_path) as registry:
            table, (ann, _) = await two_contributors(registry)
            table.row = replace(table.row, **{changed: bytes(16)})  # type: ignore[arg-type]
            error = await api_error(starting.start(table, ann, VALUES[0]))
            assert (error.code, table.status, table.reveal_phase) == ("damaged", "waiting", None)
            assert "commitment" in error.message

    asyncio.run(play())


def test_a_table_that_waits_for_values_is_not_unloaded(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_registry(tmp_path, unload_seconds=0.0) as registry:
            table, (ann, bob) = await two_contributors(registry)
            request = asyncio.ensure_future(starting.start(table, ann, VALUES[0]))
            await until_revealing(table)
            table.last_used -= 100
            registry._maintain_session(table)
            assert registry.sessions == {table.code: table}
            await table.run_exclusive(lambda: contributing.reveal(table, bob, VALUES[1]))
            await request

    asyncio.run(play())


def test_a_stored_contribution_that_does_not_match_its_digest_is_noticed(tmp_path: Path) -> None:
    async def play() -> str:
        async with open_registry(tmp_path, reveal_seconds=0.01) as registry:
            table, (ann, _) = await two_contributors(registry)
            await starting.start(table, ann, VALUES[0])
            return table.code

    async def load(code: str) -> str:
        async with open_registry(tmp_path) as registry:
            return (await api_error(registry.get(code))).code

    code = asyncio.run(play())
    execute_sql(tmp_path, "UPDATE contributions SET value = randomblob(16) WHERE seat = 0")
    refill_checksums(tmp_path)
    assert asyncio.run(load(code)) == "damaged"
    execute_sql(tmp_path, "DELETE FROM contributions")
    assert asyncio.run(load(code)) == "incompatible-version"  # the seed alone deals another start


def test_a_rematch_has_its_own_commitment_and_no_contributions(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_registry(tmp_path, reveal_seconds=0.01) as registry:
            table, (ann, _) = await two_contributors(registry)
            await starting.start(table, ann, VALUES[0])
            table.row = replace(table.row, finished_at=1.0)
            rematch = await table.run_exclusive(lambda: registry.rematch(table, ann))
            assert len(rematch.info()["commitment"]) == 64
            assert rematch.info()["commitment"] == starting_game(rematch.row).commitment != table.row.commitment
            assert rematch.contributions == []

    asyncio.run(play())
