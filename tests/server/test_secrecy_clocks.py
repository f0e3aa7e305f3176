"""Secrecy at tables with clocks: expired turns, drafts taken over, votes and substitutes reveal nothing (H2)."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from naqala.engine.actions import Action, Bid
from naqala.engine.components import NOBODY
from naqala.engine.game import Game
from naqala.engine.notation import position_text
from naqala.server.messages.serializing import serialize
from naqala.server.tables import replacing
from naqala.server.tables.clocks import TimeControl
from tests.positions import BLUE, PINK
from tests.server.clocked_table import ClockedTable, control
from tests.server.registries import (
    MOVE,
    Clock,
    api_error,
    before_move,
    connect_client,
    last_bid,
    open_registry,
    queued_messages,
    start_two_player_game,
    try_actions,
)
from tests.server.steered_server import SteeredServing
from tests.server.table_leaks import leaks, search_of
from tests.server.true_game import secret_rich_state

pytestmark = pytest.mark.rule("H2")

VOTES = {"vote-called", "vote-cancelled", "substituted", "returned"}


@pytest.fixture(scope="module")
def steered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SteeredServing]:
    folder = tmp_path_factory.mktemp("steered")
    serving = SteeredServing(folder, "--positions", "--no-limits", "--log", "debug").start()
    yield serving
    serving.kill()


async def played_out(serving: SteeredServing, players: int, at_zero: str) -> ClockedTable:
    table = ClockedTable(serving, players)
    await table.join_all(
        *["person"] * players,
        position=position_text(secret_rich_state(players, players)),
        time_control=control(at_zero),
        substitute_level="gentle",
        public=True,
    )
    for incident in (table.run_out_with_draft, table.lose_seat_by_vote, table.cancel_vote):
        await table.run_incident(incident)  # before bots can have ended the game
    await table.play()
    await table.run_incident(table.send_requests)
    await table.close_all()
    return table


@pytest.mark.parametrize(
    ("players", "at_zero", "noted"),
    [(2, "bot", {"turn-played"}), (3, "seat", set()), (2, "warn", {"timeout"})],
    ids=["two-bot", "three-seat", "two-warn"],
)
def test_in_a_game_with_clocks_nobody_receives_what_is_secret_to_them(
    steered: SteeredServing, players: int, at_zero: str, noted: set[str]
) -> None:
    table = asyncio.run(played_out(steered, players, at_zero))
    assert leaks(table) == set()
    assert search_of(table).in_log(steered.logged()) == []
    assert table.is_over
    assert table.note_kinds() >= VOTES | noted
    assert table.counts["draft taken over"]


# Drafts at zero: two games that differ in the draft alone


Drafted = list[Action]
LOSING = TimeControl("live", turn=60, at_zero="seat", timeouts=1)
BOT = TimeControl("live", turn=60, at_zero="bot")
WARN = TimeControl("live", turn=60, at_zero="warn")


async def received_by_others(
    folder: Path, clock: Clock, time_control: TimeControl, game: Game, drafted: Drafted
) -> list[str]:
    """What Pink, a spectator and a stranger receive while Blue drafts this and runs out of time."""
    async with open_registry(folder) as registry:
        table, people = await start_two_player_game(registry, game, time_control=time_control)
        clients = [connect_client(table, PINK), connect_client(table)]
        if drafted:
            await try_actions(table, *drafted)
        clock.now += 60
        await registry.clock_watch.check_memory()
        refused = await api_error(table.run_exclusive(lambda: replacing.answer(table, people[1], BLUE)))
        late = [connect_client(table, PINK), connect_client(table)]
        texts = [serialize(message) for client in (*clients, *late) for message in queued_messages(client)]
        texts += [table.welcome({PINK}, PINK, 0, None), table.welcome(set(), NOBODY, 0, None)]
        texts += [serialize(table.info()), refused.message]
        return [VARYING.sub("", text).replace(table.code, "CODE") for text in texts]


VARYING = re.compile(r'"(created|noted_at)":[0-9.e+]+|"(commitment)":"[0-9a-f]*"')


@pytest.mark.parametrize(
    ("time_control", "game", "one", "other"),
    [
        pytest.param(BOT, before_move, [], MOVE[:2], id="a bot plays the turn"),
        pytest.param(LOSING, before_move, [], MOVE[:2], id="a bot gets the seat"),
        pytest.param(WARN, before_move, [], MOVE, id="the table only warns"),
        pytest.param(BOT, last_bid, [Bid(8)], [Bid(8), *MOVE[:2]], id="a bid is played and the rest is kept"),
        pytest.param(LOSING, last_bid, [Bid(8)], [Bid(8), *MOVE[:2]], id="a bid is played and the seat is lost"),
    ],
)
def test_what_others_receive_when_time_is_up_does_not_depend_on_the_unfinished_draft(
    tmp_path: Path, clock: Clock, time_control: TimeControl, game: Callable[[], Game], one: Drafted, other: Drafted
) -> None:
    start = clock.now
    received = []
    for name, drafted in (("one", one), ("other", other)):
        clock.now = start
        (tmp_path / name).mkdir()
        received.append(asyncio.run(received_by_others(tmp_path / name, clock, time_control, game(), drafted)))
    assert len(received[0]) > 6
    assert received[0] == received[1]
