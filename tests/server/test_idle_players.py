"""An idle player is replaced by a bot if the host or the majority of the others want it."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from naqala.engine.actions import END_TURN
from naqala.server.store.rows import Identity
from naqala.server.tables import presence, seat_changes, starting
from naqala.server.tables import table_registry as registry_module
from naqala.server.tables.client import Client
from naqala.server.tables.session import TableSession
from naqala.server.tables.table_options import SeatOptions, TableOptions
from naqala.server.tables.table_registry import TableRegistry
from tests.positions import BLACK, BLUE, PINK
from tests.server.registries import (
    MOVE,
    Clock,
    api_error,
    before_move,
    connect_client,
    open_registry,
    queued_messages,
    start_two_player_game,
    try_actions,
)
from tests.server.seated import bots, seated
from tests.server.serving import Serving, has_seen, play_on

TOO_LONG = 91.0  # seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(presence, "monotonic", clock)
    return clock


# Over the wire


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    running = Serving(tmp_path_factory.mktemp("impatient"), "--positions", "--no-limits", "--patience", "2").start()
    yield running
    running.kill()


def test_the_host_replaces_an_idle_player_who_takes_the_seat_back_on_return(impatient: Serving) -> None:
    async def play() -> None:
        two = await seated(impatient)
        ann, bob = two.clients
        remove = f"/api/tables/{two.code}/seats/pink/remove"
        await bob.ask("chat", text="a moment, please")
        assert await two.people[0].refused(remove) == "not-idle"
        await bob.close()
        await asyncio.sleep(2.1)
        assert await two.people[0].post(remove) == {"removed": True}
        await ann.until(lambda client: bots(client) == [None, "calm"])
        await play_on([ann], random.Random(1), max_actions=12)
        client = await two.people[1].connect(two.code)
        await two.people[1].http.delete(f"/api/tables/{two.code}/seats/pink/substitute")
        await client.until(lambda client: bots(client) == [None, None])

    asyncio.run(play())


def test_a_player_who_only_sends_pings_is_idle(impatient: Serving) -> None:
    async def play() -> None:
        two = await seated(impatient)
        ann, bob = two.clients
        while not bob.options:
            reply = await ann.attempt(ann.options[0]["notation"])
            await bob.until(has_seen(reply["action_count"]))
        n = bob.at()["action_count"]
        for _ in range(5):
            await asyncio.sleep(0.5)
            assert await bob.ask("ping") == {"type": "ack", "id": bob.number, "action_count": n}
        assert await two.people[0].post(f"/api/tables/{two.code}/seats/pink/remove") == {"removed": True}

    asyncio.run(play())


# Votes


@dataclass
class FourPlayers:
    """Ann, the host, Bob, Cem and Dot; only Dot is not connected, and was not for too long."""

    table: TableSession
    people: list[Identity]
    clients: list[Client]
    clock: Clock

    async def vote(self, person: int, against: int = BLACK) -> bool:
        return await self.table.run_exclusive(
            lambda: seat_changes.replace_idle_player(self.table, self.people[person], against)
        )

    def advance_clock(self, *active: int) -> None:
        """Advance the clock until everybody is idle except these seats."""
        self.clock.now += TOO_LONG
        for seat in active:
            self.table.mark_active(seat)


async def start_four_player_game(registry: TableRegistry, clock: Clock) -> FourPlayers:
    people = [(await registry.context.identities.create(name))[0] for name in ("Ann", "Bob", "Cem", "Dot")]
    table = await registry.create(people[0], TableOptions(seats=[SeatOptions("person")] * 4))
    for person in people[1:]:
        await table.run_exclusive(lambda person=person: seat_changes.join(table, person, "", None))  # type: ignore[misc]
    await table.run_exclusive(lambda: starting.start_game(table))
    while table.started_game.seat == BLACK:
        assert table.draft is not None
        await try_actions(table, table.draft.options()[0])
    found = FourPlayers(table, people, [connect_client(table, seat) for seat in range(3)], clock)
    found.advance_clock(0, 1, 2)
    return found


def test_an_idle_player_is_replaced_if_most_connected_players_vote_for_it(tmp_path: Path, clock: Clock) -> None:
    async def vote() -> None:
        async with open_registry(tmp_path) as registry:
            four_players = await start_four_player_game(registry, clock)
            assert [four_players.table.is_idle(seat) for seat in range(4)] == [False, False, False, True]
            assert [await four_players.vote(1) for _ in range(3)] == [False] * 3  # repeated votes count once
            *_, changed = queued_messages(four_players.clients[0])
            assert changed is not None
            assert [seat_row["votes"] for seat_row in changed["table"]["seats"]] == [0, 0, 0, 1]
            assert four_players.table.seats[BLACK].substitute == ""
            assert await four_players.vote(2)
            assert four_players.table.seats[BLACK].substitute == "calm"

    asyncio.run(vote())


def test_the_votes_are_cleared_when_the_idle_player_sends_something(tmp_path: Path, clock: Clock) -> None:
    async def vote() -> None:
        async with open_registry(tmp_path) as registry:
            four_players = await start_four_player_game(registry, clock)
            assert not await four_players.vote(1)
            dot = connect_client(four_players.table, BLACK)
            four_players.table.mark_active(BLACK)
            assert (await api_error(four_players.vote(2))).code == "not-idle"
            four_players.table.remove_client(dot)
            four_players.advance_clock(0, 1, 2)
            assert not await four_players.vote(2)

    asyncio.run(vote())


def test_an_idle_player_has_no_vote_and_is_not_counted(tmp_path: Path, clock: Clock) -> None:
    async def vote() -> None:
        async with open_registry(tmp_path) as registry:
            four_players = await start_four_player_game(registry, clock)
            for seat in (0, 2):
                four_players.table.remove_client(four_players.clients[seat])
            four_players.advance_clock(PINK)
            assert await four_players.vote(1)  # nobody else is there

    asyncio.run(vote())


def test_half_of_the_connected_players_is_no_majority(tmp_path: Path, clock: Clock) -> None:
    async def vote() -> None:
        async with open_registry(tmp_path) as registry:
            four_players = await start_four_player_game(registry, clock)
            four_players.table.remove_client(four_players.clients[2])
            four_players.advance_clock(0, 1)
            assert not await four_players.vote(1)  # Ann is there, too, and does not want it

    asyncio.run(vote())


def test_the_host_alone_decides_at_once(tmp_path: Path, clock: Clock) -> None:
    async def vote() -> None:
        async with open_registry(tmp_path) as registry:
            four_players = await start_four_player_game(registry, clock)
            assert await four_players.vote(0)
            assert (await api_error(four_players.vote(0))).code == "not-idle"  # a bot never is

    asyncio.run(vote())


def test_nobody_is_replaced_by_a_stranger_by_themselves_or_while_active(tmp_path: Path, clock: Clock) -> None:
    async def vote() -> None:
        async with open_registry(tmp_path) as registry:
            four_players = await start_four_player_game(registry, clock)
            four_players.people.append((await registry.context.identities.create("Eve"))[0])
            assert (await api_error(four_players.vote(4))).code == "not-seated"
            assert (await api_error(four_players.vote(3))).code == "illegal-action"
            assert (await api_error(four_players.vote(0, against=PINK))).code == "not-idle"

    asyncio.run(vote())


# Idle players


def test_only_the_player_to_move_becomes_idle(tmp_path: Path, clock: Clock) -> None:
    async def wait() -> None:
        async with open_registry(tmp_path) as registry:
            table, _ = await start_two_player_game(registry, before_move())
            connect_client(table, BLUE), connect_client(table, PINK)
            clock.now += TOO_LONG
            assert [table.is_idle(seat) for seat in (BLUE, PINK)] == [True, False]
            await try_actions(table, *MOVE, END_TURN)
            assert not table.is_idle(BLUE)  # the time starts again after an action

    asyncio.run(wait())


def test_all_clients_are_notified_who_is_idle(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry_module, "MAINTENANCE_INTERVAL", 0.01)

    async def wait() -> None:
        async with open_registry(tmp_path) as registry:
            table, _ = await start_two_player_game(registry, before_move())
            ann, bob = connect_client(table, BLUE), connect_client(table, PINK)
            queued_messages(ann)
            clock.now += TOO_LONG
            for visitor in (ann, bob):
                text = await asyncio.wait_for(visitor.outbox.get(), 10)
                assert text is not None
                assert [seat_row["idle"] for seat_row in seat_infos(text)] == [True, False]
            await asyncio.sleep(0.05)
            assert queued_messages(ann) == queued_messages(bob) == []  # once is enough

    asyncio.run(wait())


def seat_infos(text: str) -> list[dict[str, object]]:
    seats: list[dict[str, object]] = json.loads(text)["table"]["seats"]
    return seats
