"""Secrecy of the protocol: nobody receives what is secret to them, whatever they do (H2)."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from naqala.engine.components import NOBODY
from naqala.engine.game import Game
from naqala.engine.notation import position_text
from naqala.engine.notation.action_codec import action_text
from tests.games import at_random
from tests.server.leak_search import ReceivedMessage
from tests.server.leaky_server import SAVE_DELAY, LeakyServing
from tests.server.recorded_table import RecordedTable
from tests.server.recording_clients import RecordingPerson
from tests.server.registries import refill_checksums
from tests.server.serving import Serving, SocketClient
from tests.server.table_leaks import leaks, search_of
from tests.server.true_game import secret_rich_state
from tests.server.twin_games import KINDS, Twins, received_in_game

pytestmark = pytest.mark.rule("H2")


@dataclass(frozen=True)
class GameSetup:
    """Who plays; a seed for a deal that is rich in secrets, or a plain one."""

    seats: tuple[str, ...]
    secret_seed: int | None = None
    hands_open: bool = False

    def __str__(self) -> str:
        kind = "plain" if self.secret_seed is None else "secretive"
        return "-".join([*(["open"] if self.hands_open else []), kind, *self.seats])

    def options(self) -> dict[str, object]:
        position = (
            None if self.secret_seed is None else position_text(secret_rich_state(len(self.seats), self.secret_seed))
        )
        return {"open_hands": self.hands_open, "position": position}


PERSONS = ("person",) * 4
GAMES = [
    GameSetup(PERSONS[:2]),
    GameSetup(PERSONS[:3]),
    GameSetup(PERSONS[:4]),
    GameSetup(PERSONS[:2], 1),
    GameSetup(("device", "device", "person"), 2),
    GameSetup(PERSONS[:4], 3),
    GameSetup(PERSONS[:3], 4, hands_open=True),
]
MORE = [
    GameSetup(PERSONS[:players], seed, hands_open=hands_open)
    for players in (2, 3, 4)
    for seed in (None, 5, 6, 7)
    for hands_open in (False, True)
]


async def played(serving: Serving, game: GameSetup, max_actions: int = 10**6) -> RecordedTable:
    table = RecordedTable(serving, len(game.seats))
    await table.join_all(*game.seats, **game.options())
    await table.play(max_actions)
    return table


async def played_out(serving: Serving, game: GameSetup) -> RecordedTable:
    table = await played(serving, game)
    await table.run_incident(table.send_requests)
    await table.close_all()
    return table


def received_by(table: RecordedTable, seat: int) -> str:
    return "\n".join([received_message.text for received_message in table.received() if received_message.seat == seat])


# Whole games


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_in_a_whole_game_nobody_receives_what_is_secret_to_them(serving: Serving, game: GameSetup) -> None:
    table = asyncio.run(played_out(serving, game))
    assert leaks(table) == set()
    assert search_of(table).in_log(serving.logged()) == []
    assert table.is_over
    assert all(
        table.counts[action]
        for action in ("draft", "send_queries", "reconnect", "substitute_bot", "send_requests", "open_tab")
    )
    if game.secret_seed is not None:
        assert '"event":"hidden-djinns-shown"' in received_by(table, NOBODY)
        assert f'"event":"{"" if game.hands_open else "hidden-"}card-drawn"' in received_by(table, NOBODY)


async def play_and_leave(serving: Serving) -> RecordedTable:
    table = await played(serving, GAMES[3], 10)
    bob = table.players[1]
    await table.leave_for_good(bob)
    await table.play(30)
    await table.close_all()
    return table


def test_a_player_who_leaves_receives_what_spectators_receive(serving: Serving) -> None:
    table = asyncio.run(play_and_leave(serving))
    assert leaks(table) == set()
    locked_out = [
        socket for socket in (*table.sockets, *table.closed_sockets) if socket.sent[1]["keys"] and not socket.key_seats
    ]
    assert locked_out
    assert all(socket.seat == NOBODY for socket in locked_out)


@pytest.mark.slow
@pytest.mark.parametrize("game", MORE, ids=str)
def test_in_many_more_games_nobody_receives_what_is_secret_to_them(serving: Serving, game: GameSetup) -> None:
    assert leaks(asyncio.run(played_out(serving, game))) == set()


# Games that differ in secrets


def undoes_first(nth: int) -> bool:
    return nth % 2 == 0


def never_undoes(_nth: int) -> bool:
    return False


async def both(serving: Serving, twins: Twins) -> list[list[str]]:
    """The messages of both games; in one of them rivals try actions and undo them."""
    return [
        await received_in_game(serving, twins.one, twins.script, undoes_first),
        await received_in_game(serving, twins.other, twins.script, never_undoes),
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_games_that_differ_in_secrets_alone_send_the_same_messages(serving: Serving, kind: Callable[[], Twins]) -> None:
    one, other = asyncio.run(both(serving, kind()))
    assert len(one) > 50
    assert one == other


# A server that goes and comes again, and logs all it can


@dataclass(frozen=True)
class Restarted:
    table: RecordedTable
    damaged: str  # the code of a table whose first action is illegal


async def play_with_restart(serving: Serving) -> Restarted:
    """The server is restarted while somebody tries something; at another table something is not as it was."""
    table = await played(serving, GAMES[3], 20)
    await table.try_something()
    for socket in list(table.sockets):
        await table.disconnect(socket)
    damaged = await bid_with_little_gold(serving)
    serving.stop()
    with closing(sqlite3.connect(serving.database)) as store:
        store.execute("UPDATE actions SET action = 'bid:18' WHERE table_code = ? AND n = 0", (damaged,))
        store.commit()
    refill_checksums(Path(serving.database))
    serving.start()
    for person in table.players:
        await table.connect_person(person)
    assert any(socket.drafted for socket in table.sockets)
    await table.watch()
    await table.send_queries()
    await table.send_requests()
    await table.close_all()
    return Restarted(table, damaged)


async def bid_with_little_gold(serving: Serving) -> str:
    """Where everybody has 13 gold."""
    state = secret_rich_state(2, 1)
    for player in state.players:
        player.gold = 13
    ann, bob = RecordingPerson(serving, "Ann", lambda: False), RecordingPerson(serving, "Bob", lambda: False)
    code = await ann.create_table("person", "person", position=position_text(state))
    await bob.join(code)
    await ann.start_game(code)
    to_move = next(
        socket for socket in [await ann.connect_recording(code), await bob.connect_recording(code)] if socket.options
    )
    await to_move.attempt("bid:0")
    await to_move.ask("confirm", **to_move.at())
    return code


@pytest.fixture(scope="module")
def restarted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Restarted]:
    folder = tmp_path_factory.mktemp("restarted")
    serving = Serving(folder, "--positions", "--no-limits", "--log", "debug").start()
    try:
        yield asyncio.run(play_with_restart(serving))
    finally:
        serving.kill()


def test_a_restart_in_the_middle_of_a_draft_does_not_reveal_it(restarted: Restarted) -> None:
    assert leaks(restarted.table) == set()


def test_a_game_of_another_version_is_refused_without_a_word_of_gold(restarted: Restarted) -> None:
    response = httpx.get(f"{restarted.table.serving.url}/api/tables/{restarted.damaged}")
    assert response.json()["code"] == "incompatible-version"
    assert "13 gold" not in response.text


async def rejected_messages(table: RecordedTable) -> list[str]:
    """The errors for a wrong key, a wrong table and a first message other than hello."""
    received: list[str] = []
    for code, notation, fields in (
        (table.code, "hello", {"keys": ["A" * 43]}),
        (table.code, "hello", {"keys": [], "seat": "blue"}),
        ("22222222", "hello", {"keys": []}),
        (table.code, "sale", {}),
    ):
        client = await SocketClient.open_socket(table.serving, code)
        await client.send(notation, **fields)
        await client.receive("error")
        received += client.raw
        await client.close()
    return received


def test_a_client_that_is_rejected_learns_nothing(restarted: Restarted) -> None:
    search = search_of(restarted.table)
    errors = asyncio.run(rejected_messages(restarted.table))
    assert [search.in_message(ReceivedMessage(text, frozenset(), NOBODY, 0)) for text in errors] == [[]] * 4


def test_no_secret_is_in_the_log_even_of_a_server_that_logs_all_it_can(restarted: Restarted) -> None:
    log = restarted.table.serving.logged()
    assert '"event": "request"' in log
    assert search_of(restarted.table).in_log(log) == []


# A server that leaks


LEAKS = ("screens", "draft", "hands", "previews", "draws", "log", "slow")


@pytest.fixture(scope="module")
def leaky_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LeakyServing]:
    serving = LeakyServing(tmp_path_factory.mktemp("leaky"), *LEAKS).start()
    yield serving
    serving.kill()


async def play_with_spectator(serving: Serving) -> RecordedTable:
    """Part of a game; at the end a player tries an action while a spectator connects."""
    table = await played(serving, GAMES[3], 40)
    await table.try_something()
    await table.watch()
    await table.close_all()
    return table


def test_leaks_of_a_server_are_found(leaky_server: LeakyServing) -> None:
    table = asyncio.run(play_with_spectator(leaky_server))
    found = {leak.place for leak in leaks(table)}
    assert found >= {
        "snapshot.holdings",
        "snapshot.public_view.players[].hand",
        "snapshot.options.effect.events",
        "played.events",
    }
    keys = {leak.what for leak in search_of(table).in_log(leaky_server.logged()) if leak.place == "text"}
    assert keys
    assert keys <= table.tokens()


@pytest.mark.parametrize("kind", KINDS)
def test_twin_games_of_a_leaky_server_send_different_messages(
    leaky_server: LeakyServing, kind: Callable[[], Twins]
) -> None:
    one, other = asyncio.run(both(leaky_server, kind()))
    assert one != other


# A server that is slow


def last_action() -> tuple[str, str]:
    """A position, and what ends the game there."""
    game = Game.at(secret_rich_state(2, 1))
    for _ in at_random(game, 1):
        pass
    *_, (state, action, _) = game.replay()
    return position_text(state), action_text(action)


async def request_scores_while_saving(serving: Serving) -> list[int]:
    """While the last action is being kept, and when it is."""
    position, notation = last_action()
    ann, bob = RecordingPerson(serving, "Ann", lambda: False), RecordingPerson(serving, "Bob", lambda: False)
    code = await ann.create_table("person", "person", position=position)
    await bob.join(code)
    await ann.start_game(code)
    to_move = next(
        socket for socket in [await ann.connect_recording(code), await bob.connect_recording(code)] if socket.options
    )
    action = asyncio.create_task(to_move.attempt(notation))
    await asyncio.sleep(SAVE_DELAY / 2)
    early = await bob.http.get(f"/api/tables/{code}/scores")
    await action
    late = await bob.http.get(f"/api/tables/{code}/scores")
    return [early.status_code, late.status_code]


def test_scores_are_available_only_when_the_last_action_is_stored(leaky_server: LeakyServing) -> None:
    assert asyncio.run(request_scores_while_saving(leaky_server)) == [409, 200]
