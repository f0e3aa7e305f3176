"""Two games that look the same to Blue and to spectators but differ in secrets: their messages must be equal."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from naqala.engine.actions import Action, Invoke
from naqala.engine.components import GOOD_KINDS, NOBODY
from naqala.engine.djinns import SIBITTIS, SLOAR
from naqala.engine.events import Event
from naqala.engine.luck import Luck
from naqala.engine.notation import position_text
from naqala.engine.notation.action_codec import action_text
from naqala.engine.notation.vocabulary import DJINN, TILE, TRIBE
from naqala.engine.pile import count
from naqala.engine.pile import one as one_card
from naqala.engine.state import State
from naqala.engine.steps.choosing import Keeping
from naqala.engine.view import view, visible_event
from tests.positions import BLUE, PINK
from tests.server.recording_clients import RecordingPerson, RecordingSocket
from tests.server.serving import Serving
from tests.server.true_game import SECRETIVE, secret_rich_state

PLAYERS: Final = 3
MAX_ACTIONS: Final = 36  # actions
SEED: Final = 0x9E3779B97F4A7C15F39CC0605CEDC835
VARYING_FIELDS: Final = re.compile(r'"(created|sent_at|spectators)":[0-9.]+')


@dataclass(frozen=True)
class Twins:
    """Two positions with their seeds, and actions that can be played in both."""

    one: tuple[str, int]
    other: tuple[str, int]
    script: list[str]


# How the games differ


def deal() -> State:
    return secret_rich_state(PLAYERS, 1)


def with_another_card(state: State) -> State:
    """Exchange a card of Pink's with one of the deck, of the next kind, so that draws seldom differ."""
    other = state.copy()
    pink = other.players[PINK]
    good = next(nth for nth in range(GOOD_KINDS - 1) if count(pink.hand, nth) and count(other.deck, nth + 1))
    pink.hand += one_card(good + 1) - one_card(good)
    other.deck += one_card(good) - one_card(good + 1)
    return other


def with_other_gold(state: State) -> State:
    other = state.copy()
    other.players[PINK].gold += 1000
    return other


def another_card() -> Twins:
    return twins(with_another_card(deal()), SEED, ())


def other_gold() -> Twins:
    return twins(with_other_gold(deal()), SEED, ())


def another_luck() -> Twins:
    """Rivals draw other cards."""
    return twins(deal(), SEED + 1, (SIBITTIS,))


def other_djinns() -> Twins:
    """A rival is shown other djinns; the games diverge when one is chosen."""
    return twins(deal(), SEED + 1, (SLOAR,))


KINDS: Final[list[Callable[[], Twins]]] = [another_card, other_gold, another_luck, other_djinns]


def twins(other: State, seed: int, excluded_djinns: tuple[int, ...]) -> Twins:
    one = deal()
    one.luck, other.luck = Luck.seeded(SEED), Luck.seeded(seed)
    starts = (position_text(one), SEED), (position_text(other), seed)
    script: list[str] = []
    rng = random.Random(5)
    while len(script) < MAX_ACTIONS and not one.over:
        for action in common_actions(one, other, rng, excluded_djinns):
            here, there = played(one, action), played(other, action)
            if same_to_others(here, there):
                break
        else:
            break
        script.append(action_text(action))
        one, other = here[0], there[0]
    assert differ(one, other)
    return Twins(*starts, script)


def common_actions(one: State, other: State, rng: random.Random, excluded_djinns: tuple[int, ...]) -> Iterator[Action]:
    """Actions that are legal in both games; those that reveal secrets first."""
    common = [action for action in one.options() if action in other.options()]
    rng.shuffle(common)
    calls = [action for action in common if isinstance(action, Invoke)]
    secret = [call for call in calls if call.djinn in SECRETIVE and call.djinn not in excluded_djinns]
    yield from secret
    yield from [action for action in common if action not in secret and action not in calls]


def played(state: State, action: Action) -> tuple[State, list[Event]]:
    after = state.copy()
    events: list[Event] = []
    after.event_sink = events
    after.play(action)
    after.event_sink = None
    return after, events


def same_to_others(here: tuple[State, list[Event]], there: tuple[State, list[Event]]) -> bool:
    return all(
        view(here[0], seat) == view(there[0], seat)
        and [visible_event(event, seat) for event in here[1]] == [visible_event(event, seat) for event in there[1]]
        for seat in (BLUE, NOBODY)
    )


def differ(one: State, other: State) -> bool:
    """Do the rivals hold, or are they shown, something else?"""
    steps = [state.steps[-1] if isinstance(state.steps[-1], Keeping) else None for state in (one, other)]
    holdings = [[(player.hand, player.gold) for player in state.players] for state in (one, other)]
    return holdings[0] != holdings[1] or steps[0] != steps[1]


# Messages


@dataclass
class TwinTable:
    """One of the games as a table: Blue, rivals and a spectator."""

    serving: Serving
    code: str
    people: list[RecordingPerson]
    sockets: list[RecordingSocket]  # by seat
    spectator: RecordingSocket
    former_spectators: list[RecordingSocket]

    @staticmethod
    async def start_game(serving: Serving, position_and_seed: tuple[str, int]) -> TwinTable:
        position, seed = position_and_seed
        people = [RecordingPerson(serving, name, lambda: False) for name in ("Ann", "Bob", "Cid")]
        code = await people[BLUE].create_table("person", "person", "person", position=position, seed=str(seed))
        for other in people[1:]:
            await other.join(code)
        await people[BLUE].start_game(code)
        sockets = []
        for seat, person in enumerate(people):
            person.seats = frozenset({seat})
            sockets.append(await person.connect_recording(code))
        return TwinTable(
            serving, code, people, sockets, await RecordingSocket.connect_seats(serving, code, [], frozenset()), []
        )

    async def connect_spectator(self) -> None:
        """A spectator connects and leaves."""
        socket = await RecordingSocket.connect_seats(self.serving, self.code, [], frozenset())
        self.former_spectators.append(socket)
        await socket.close()

    async def send_query(self, notation: str, nth: int) -> None:
        for socket in (self.sockets[BLUE], self.spectator):
            await send_query(socket, notation, nth)

    async def to_move(self) -> RecordingSocket:
        for socket in self.sockets:
            await socket.ask("sale")
        return next(socket for socket in self.sockets if socket.options)

    async def received(self) -> list[str]:
        """All messages to Blue and spectators, and the HTTP responses to Blue and a stranger."""
        anonymous = RecordingPerson(self.serving, "", lambda: False)
        paths = (f"/api/tables/{self.code}", f"/api/tables/{self.code}/record", "/api/me/tables")
        responses = [await person.http.get(path) for path in paths for person in (self.people[BLUE], anonymous)]
        sockets = (self.sockets[BLUE], self.spectator, *self.former_spectators)
        texts = [*[text for socket in sockets for text in socket.raw], *[response.text for response in responses]]
        for socket in (*self.sockets, self.spectator):
            await socket.close()
        for person in (*self.people, anonymous):
            await person.close()
        return in_order([VARYING_FIELDS.sub("", text).replace(self.code, "CODE") for text in texts])


def in_order(texts: list[str]) -> list[str]:
    """Table messages come at irregular times: each different one is listed once, at the end."""
    tables = {text for text in texts if text.startswith('{"type":"table"')}
    return [*[text for text in texts if text not in tables], *sorted(tables)]


async def received_in_game(
    serving: Serving, position_and_seed: tuple[str, int], script: list[str], undoes_first: Callable[[int], bool]
) -> list[str]:
    """Everything that Blue, spectators and a stranger receive in one of the games.

    Where `undoes_first` holds, rivals first try another action while the others send queries, and undo it.
    """
    table = await TwinTable.start_game(serving, position_and_seed)
    for nth, notation in enumerate(script):
        to_move = await table.to_move()
        tried = None if to_move.seat == BLUE else other_action(to_move, notation, nth)
        if tried and undoes_first(nth):
            await to_move.attempt(tried)
        await table.send_query(notation, nth)
        if nth % 8 == 0:
            await table.connect_spectator()
        if tried and undoes_first(nth):
            await to_move.ask("undo", **to_move.at())
        reply = await to_move.attempt(notation)
        assert reply["type"] == "ack", reply
        await table.send_query(notation, nth + 1)
    return await table.received()


def other_action(to_move: RecordingSocket, notation: str, nth: int) -> str | None:
    """Another action that could be tried instead."""
    others = [
        str(option["notation"])
        for option in to_move.options
        if not option["commits"] and option["notation"] != notation
    ]
    return others[nth % len(others)] if others else None


async def send_query(socket: RecordingSocket, notation: str, nth: int) -> None:
    """Send the next query, in turn or out of turn."""
    queries: list[tuple[str, dict[str, object]]] = [
        ("why", {"action": notation}),
        ("preview", {"actions": [notation]}),
        ("outcomes", {}),
        ("why", {"action": "bid:18"}),
        ("walk", {"start": TILE.names[nth % 30], "final": TILE.names[nth % 29], "tribe": TRIBE.names[nth % 5]}),
        ("gains", {"start": TILE.names[nth % 30]}),
        ("payment", {"djinn": DJINN.names[nth % 22]}),
    ]
    kind, fields = queries[nth % len(queries)]
    await socket.ask(kind, **fields)
