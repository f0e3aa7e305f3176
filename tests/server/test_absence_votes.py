"""A player who was disconnected for minutes is replaced by a bot if all others vote for it, after a warning."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass
from pathlib import Path

import pytest

from naqala.server.store.rows import Identity
from naqala.server.tables import replacing, seat_changes, starting
from naqala.server.tables import table_registry as registry_module
from naqala.server.tables.client import Client
from naqala.server.tables.session import TableSession
from naqala.server.tables.table_options import SeatOptions, TableOptions
from naqala.server.tables.table_registry import TableRegistry
from tests.positions import BLACK, BLUE, ORANGE, PINK
from tests.server.registries import (
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
from tests.server.serving import Serving, play_on

ABSENT = 301.0  # seconds
WARNING = 60.0


# Over the wire


def test_an_absent_opponent_is_replaced_by_two_votes_with_a_warning_between_and_can_return(impatient: Serving) -> None:
    async def play() -> None:
        two = await seated(impatient)
        ann, bob = two.clients
        vote = f"/api/tables/{two.code}/seats/pink/vote"
        assert await two.people[0].refused(vote, agree=True) == "not-absent"
        await bob.close()
        await ann.until(lambda client: client.table["seats"][1]["replaceable"])
        called = (await two.people[0].post(vote, agree=True))["seats"][1]["vote"]
        assert (called["voters"], called["agreed"], called["confirm"]) == (["blue"], ["blue"], True)
        await asyncio.sleep(called["warning"] + 0.1)
        await two.people[0].post(vote, agree=True)
        await ann.until(lambda client: bots(client) == [None, "calm"])
        await play_on([ann], random.Random(1), max_actions=12)
        client = await two.people[1].connect(two.code)
        await two.people[1].http.delete(f"/api/tables/{two.code}/seats/pink/substitute")
        await client.until(lambda client: bots(client) == [None, None])
        await client.until(lambda client: client.notes[-1]["kind"] == "returned")
        noted = [(note["kind"], note["seat"], note["level"], note["reason"]) for note in client.notes]
        assert noted == [
            ("vote-called", "pink", None, None),
            ("substituted", "pink", "calm", "vote"),
            ("returned", "pink", None, None),
        ]

    asyncio.run(play())


def test_a_connected_player_is_never_replaced_however_long_they_think(impatient: Serving) -> None:
    async def play() -> None:
        two = await seated(impatient)
        to_move = two.to_move
        seat = to_move.seats[0]
        other = two.people[0 if seat == "pink" else 1]
        await asyncio.sleep(3.5)  # more than a single voter has to wait
        assert (await to_move.ask("ping"))["type"] == "ack"
        assert await other.refused(f"/api/tables/{two.code}/seats/{seat}/vote", agree=True) == "not-absent"

    asyncio.run(play())


# Votes


@dataclass
class FourPlayers:
    """Ann, Bob, Cem and Dot; only Dot is not connected, and was not for long."""

    registry: TableRegistry
    table: TableSession
    people: list[Identity]
    clients: list[Client]
    clock: Clock

    async def vote(self, person: int, against: int = BLACK, *, agree: bool = True) -> None:
        await self.table.run_exclusive(lambda: replacing.vote(self.table, self.people[person], against, agree=agree))

    async def wait(self, seconds: float) -> None:
        self.clock.now += seconds
        await self.registry.clock_watch.check_memory()

    @property
    def substitute(self) -> str:
        return self.table.seats[BLACK].substitute

    @property
    def noted(self) -> list[str]:
        return [note.kind for note in self.table.notes.rows]


async def start_four_player_game(registry: TableRegistry, clock: Clock) -> FourPlayers:
    people = [(await registry.context.identities.create(name))[0] for name in ("Ann", "Bob", "Cem", "Dot")]
    table = await registry.create(people[0], TableOptions(seats=[SeatOptions("person")] * 4))
    for person in people[1:]:
        await table.run_exclusive(lambda person=person: seat_changes.join(table, person, "", None))  # type: ignore[misc]
    await table.run_exclusive(lambda: starting.start_game(table))
    while table.started_game.seat == BLACK:
        assert table.draft is not None
        await try_actions(table, table.draft.options()[0])
    found = FourPlayers(registry, table, people, [connect_client(table, seat) for seat in range(3)], clock)
    clock.now += ABSENT
    return found


def test_an_absent_player_is_replaced_if_all_others_agree_and_the_warning_is_over(tmp_path: Path, clock: Clock) -> None:
    async def vote() -> None:
        async with open_registry(tmp_path) as registry:
            four = await start_four_player_game(registry, clock)
            assert [four.table.is_replaceable(seat) for seat in range(4)] == [False, False, False, True]
            for person in (1, 1, 2):  # a repeated vote counts once
                await four.vote(person)
            *_, changed = queued_messages(four.clients[0])
            assert changed is not None
            assert changed["table"]["seats"][BLACK]["vote"] == {
                "voters": ["blue", "pink", "orange"],
                "agreed": ["pink", "orange"],
                "warning": WARNING,
                "confirm": False,
            }
            await four.wait(WARNING + 1)
            assert four.substitute == ""  # Ann has not voted
            await four.vote(0)
            assert four.substitute == "calm"
            assert four.noted == ["vote-called", "substituted"]

    asyncio.run(vote())


def test_a_vote_that_all_agree_to_early_takes_effect_when_the_warning_is_over(tmp_path: Path, clock: Clock) -> None:
    async def vote() -> None:
        async with open_registry(tmp_path) as registry:
            four = await start_four_player_game(registry, clock)
            for person in range(3):
                await four.vote(person)
            await four.wait(WARNING - 1)
            assert four.substitute == ""
            await four.wait(1)
            assert four.substitute == "calm"

    asyncio.run(vote())


def test_one_voice_against_it_rejects_a_vote_and_there_is_no_other_for_a_while(tmp_path: Path, clock: Clock) -> None:
    async def vote() -> None:
        async with open_registry(tmp_path) as registry:
            four = await start_four_player_game(registry, clock)
            await four.vote(1)
            await four.vote(2, agree=False)
            assert four.noted == ["vote-called", "vote-rejected"]
            assert (await api_error(four.vote(1))).code == "not-absent"
            assert (await api_error(four.vote(0, agree=False))).code == "not-absent"  # there is no vote
            await four.wait(ABSENT)
            await four.vote(1)
            assert four.noted[-1] == "vote-called"

    asyncio.run(vote())


def test_the_absent_player_cancels_a_vote_by_connecting(tmp_path: Path, clock: Clock) -> None:
    async def vote() -> None:
        async with open_registry(tmp_path) as registry:
            four = await start_four_player_game(registry, clock)
            await four.vote(1)
            queued_messages(four.clients[0])
            connect_client(four.table, BLACK)
            kinds = [message["type"] for message in queued_messages(four.clients[0]) if message]
            assert "note" in kinds
            assert four.noted == ["vote-called", "vote-cancelled"]
            assert four.table.info()["seats"][BLACK]["vote"] is None
            assert (await api_error(four.vote(2))).code == "not-absent"

    asyncio.run(vote())


def test_the_absent_player_can_answer_without_opening_the_table(tmp_path: Path, clock: Clock) -> None:
    async def vote() -> None:
        async with open_registry(tmp_path) as registry:
            four = await start_four_player_game(registry, clock)
            for person in range(3):
                await four.vote(person)
            await four.table.run_exclusive(lambda: replacing.answer(four.table, four.people[3], BLACK))
            await four.wait(WARNING + 1)
            assert (four.substitute, four.noted) == ("", ["vote-called", "vote-cancelled"])
            assert not four.table.is_replaceable(BLACK)  # whoever answers is not absent
            stranger = four.table.run_exclusive(lambda: replacing.answer(four.table, four.people[1], BLACK))
            assert (await api_error(stranger)).code == "not-yours"

    asyncio.run(vote())


def test_a_vote_without_all_voices_lapses(tmp_path: Path, clock: Clock) -> None:
    async def vote() -> None:
        async with open_registry(tmp_path) as registry:
            four = await start_four_player_game(registry, clock)
            await four.vote(1)
            await four.wait(WARNING + ABSENT)
            assert (four.substitute, four.noted) == ("", ["vote-called", "vote-lapsed"])

    asyncio.run(vote())


def test_players_who_are_absent_themselves_have_no_vote(tmp_path: Path, clock: Clock) -> None:
    async def vote() -> None:
        async with open_registry(tmp_path) as registry:
            four = await start_four_player_game(registry, clock)
            four.table.remove_client(four.clients[2])
            clock.now += ABSENT
            for person in (0, 1):
                await four.vote(person)
            await four.wait(WARNING + 1)
            assert four.substitute == "calm"
            assert four.table.is_replaceable(ORANGE)

    asyncio.run(vote())


def test_nobody_is_replaced_by_a_stranger_by_themselves_or_while_connected(tmp_path: Path, clock: Clock) -> None:
    async def vote() -> None:
        async with open_registry(tmp_path) as registry:
            four = await start_four_player_game(registry, clock)
            four.people.append((await registry.context.identities.create("Eve"))[0])
            assert (await api_error(four.vote(4))).code == "not-seated"
            assert (await api_error(four.vote(3))).code == "illegal-action"
            assert (await api_error(four.vote(0, against=PINK))).code == "not-absent"

    asyncio.run(vote())


# Two players


def test_a_single_opponent_waits_longer_and_confirms_after_the_warning(tmp_path: Path, clock: Clock) -> None:
    async def vote() -> None:
        async with open_registry(tmp_path) as registry:
            table, people = await start_two_player_game(registry, before_move())
            connect_client(table, BLUE)

            async def agree() -> None:
                await table.run_exclusive(lambda: replacing.vote(table, people[0], PINK, agree=True))

            clock.now += ABSENT
            assert (await api_error(agree())).code == "not-absent"
            clock.now += 2 * ABSENT
            await agree()
            await agree()  # twice before the warning is over is not enough
            clock.now += WARNING + 1
            await registry.clock_watch.check_memory()
            assert table.seats[PINK].substitute == ""
            await agree()
            assert table.seats[PINK].substitute == "calm"

    asyncio.run(vote())


def test_a_player_with_two_tabs_is_absent_only_when_both_are_closed(tmp_path: Path, clock: Clock) -> None:
    async def wait() -> None:
        async with open_registry(tmp_path) as registry:
            table, _ = await start_two_player_game(registry, before_move())
            connect_client(table, BLUE)
            tabs = [connect_client(table, PINK), connect_client(table, PINK)]
            table.remove_client(tabs[0])
            clock.now += 10 * ABSENT
            assert not table.is_replaceable(PINK)
            table.remove_client(tabs[1])
            assert not table.is_replaceable(PINK)
            clock.now += 3 * ABSENT
            assert table.is_replaceable(PINK)

    asyncio.run(wait())


def test_all_clients_are_told_once_who_is_absent(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry_module, "MAINTENANCE_INTERVAL", 0.01)

    async def wait() -> None:
        async with open_registry(tmp_path) as registry:
            table, _ = await start_two_player_game(registry, before_move())
            ann = connect_client(table, BLUE)
            clock.now += 3 * ABSENT
            text = await asyncio.wait_for(ann.outbox.get(), 10)
            assert text is not None
            assert [seat_row["replaceable"] for seat_row in seat_infos(text)] == [False, True]
            await asyncio.sleep(0.05)
            assert queued_messages(ann) == []

    asyncio.run(wait())


def seat_infos(text: str) -> list[dict[str, object]]:
    seats: list[dict[str, object]] = json.loads(text)["table"]["seats"]
    return seats
