"""A game that checks what it is told, remembers it, and can take it back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast, final

from naqala.engine.actions import ACTIONS, Action, EndTurn
from naqala.engine.audit import audit
from naqala.engine.errors import Irrevocable, Refused
from naqala.engine.events.event import Event
from naqala.engine.fairness import commitment, key_of, luck_of_round, new_salt, new_seed
from naqala.engine.memory import Memory
from naqala.engine.refusals import refusal
from naqala.engine.scoring import ScoreSheet, score_sheets, winners
from naqala.engine.setup import deal
from naqala.engine.state import State
from naqala.engine.view import View, open_view, openly_seen_by, seen_by, view

Listener = Callable[[Action, list[Event]], object]


@final
class Game:
    """A start, what was played since, and the one way to play on.

    `options` are the lawful actions, to iterate or to ask with `in`. `play` takes one of them and returns the events,
    or raises Refused with the reason and changes nothing.
    """

    def __init__(self, start: State, seed: int | None, salt: bytes, hands_open: bool) -> None:
        """Trusts the start and keeps it; `new` and `at` are the doors."""
        self.hands_open = hands_open  # gold and hands lie open to all (H2)
        self._start = start
        self._seed = seed
        self._key = None if seed is None else key_of(seed)
        self._salt = salt
        self._state = start.copy()
        self._options: tuple[Action, ...] = tuple(start.options())
        self._log: list[Action] = []
        self._firm = 0  # so many actions cannot be taken back any more, as far as the log has been judged
        self._judged = 0
        self._listeners: list[Listener] = []
        self._witnesses: dict[int, _Witness] = {}

    @staticmethod
    def new(players: int = 2, seed: int | None = None, *, hands_open: bool = False, salt: bytes | None = None) -> Game:
        """Deal a new game, from a seed or by the luck of the day."""
        if seed is None:
            seed = new_seed()
        return Game(deal(players, luck_of_round(key_of(seed), 0)), seed, salt or new_salt(), hands_open)

    @staticmethod
    def at(state: State, *, hands_open: bool = False) -> Game:
        """Go on from a position, if it can occur; else Impossible is raised and says why."""
        audit(state)
        return Game(state.copy(), None, b"", hands_open)

    # Playing

    @property
    def options(self) -> tuple[Action, ...]:
        return self._options

    @property
    def seat(self) -> int:
        """Whose answer is awaited; -1 when the game is over."""
        return self._state.seat

    @property
    def over(self) -> bool:
        return self._state.over

    def play(self, action: object) -> list[Event]:
        """One action of those in `options`."""
        option = self._option(action)
        state = self._state
        heard: list[Event] = []
        state.heard = heard
        advance(state, option, self._key)
        state.heard = None
        self._log.append(option)
        self._options = tuple(state.options())
        for listener in self._listeners:
            listener(option, heard)
        return heard

    def _option(self, action: object) -> Action:
        """The option that is meant. Most often it is the very object; one that was built anew counts as well."""
        offers: tuple[object, ...] = self._options
        for offered in offers:
            if offered is action:
                return cast("Action", offered)
        if not isinstance(action, Action):
            raise Refused(f"{action!r} is no action; game.options lists what can be played.", "T2")
        if action not in self._options:
            raise refusal(self._state, action)
        return ACTIONS[action.id]

    def listen(self, listener: Listener) -> None:
        """Call this with every action that is played from now on, and its events."""
        self._listeners.append(listener)

    # Taking back

    @property
    def can_undo(self) -> bool:
        """Is there anything to take back?"""
        return len(self._log) > self._firm_actions()

    def _firm_actions(self) -> int:
        """How many actions cannot be taken back any more. The log is judged only when somebody asks."""
        if self._judged < len(self._log):
            state = self._replayed(self._judged)
            for nth in range(self._judged, len(self._log)):
                if not is_revocable(state, self._log[nth], self._key):
                    self._firm = nth + 1
            self._judged = len(self._log)
        return self._firm

    def is_revocable(self, action: Action) -> bool:
        """Could this option be taken back once it is played: does it reveal nothing and ask nobody else?"""
        if action not in self._options:
            raise refusal(self._state, action)
        return is_revocable(self._state.copy(), action, None)

    def undo(self) -> Action:
        """Take back the last action; which it was. Never beyond what was revealed, nor what another seat did."""
        return self._back_to(len(self._log) - 1)

    def restart_turn(self) -> Action:
        """Take back all of this turn that can be; the first action taken back."""
        first, firm = len(self._log), self._firm_actions()
        while first > firm and not isinstance(self._log[first - 1], EndTurn):
            first -= 1
        if first == len(self._log):
            raise Irrevocable("Nothing of this turn can be taken back.")
        return self._back_to(first)

    def _back_to(self, n: int) -> Action:
        if n < self._firm_actions():
            raise Irrevocable("Nothing can be taken back: something was revealed since, or another player acted.")
        undone = self._log[n]
        self._log = self._log[:n]
        self._judged = n
        self._state = self._replayed(n)
        self._options = tuple(self._state.options())
        self._witnesses = {seat: witness for seat, witness in self._witnesses.items() if witness.heard <= n}
        return undone

    def _replayed(self, n: int) -> State:
        """The state after the first n actions."""
        state = self._start.copy()
        for action in self._log[:n]:
            advance(state, action, self._key)
        return state

    # Knowing

    @property
    def state(self) -> State:
        """A copy of the whole position, secrets included."""
        return self._state.copy()

    @property
    def start(self) -> State:
        """A copy of the position at the start, secrets included."""
        return self._start.copy()

    @property
    def log(self) -> tuple[Action, ...]:
        """What was played so far."""
        return tuple(self._log)

    def retold(self) -> Iterator[tuple[State, Action, list[Event]]]:
        """The game from its start: each position, what was played there, and the events."""
        state = self._start.copy()
        for action in self._log:
            before = state.copy()
            events: list[Event] = []
            state.heard = events
            advance(state, action, self._key)
            yield before, action, events

    def view(self, seat: int) -> View:
        """What this seat may see; with -1 a spectator."""
        return open_view(self._state, seat) if self.hands_open else view(self._state, seat)

    def heard_by(self, seat: int, events: list[Event]) -> list[Event]:
        """The events as this seat may hear them."""
        if self.hands_open:
            return [openly_seen_by(event, seat) for event in events]
        return [seen_by(event, seat) for event in events]

    def memory(self, seat: int) -> Memory:
        """What this seat, or with -1 a spectator, knows who has watched from the start and forgets nothing."""
        witness = self._witnesses.get(seat)
        if witness is None:
            witness = _Witness(self._start, seat)
            self._witnesses[seat] = witness
        for event in witness.watch(self._log, self._key):
            witness.memory.hear(openly_seen_by(event, seat) if self.hands_open else seen_by(event, seat))
        witness.memory.view = self.view(seat)
        return witness.memory.copy()

    def scores(self) -> list[ScoreSheet]:
        """A score sheet for each seat, as if the game ended now."""
        return score_sheets(self._state)

    def winners(self) -> list[int]:
        """The seats with the most points."""
        return winners(self._state)

    # Fairness

    @property
    def commitment(self) -> str:
        """A promise of the seed, for all to see from the start; empty if the game was laid out."""
        return "" if self._seed is None else commitment(self._seed, self._salt)

    def reveal(self) -> tuple[int, bytes]:
        """Seed and salt, when the game is over: `naqala.engine.fairness.commitment` of them is what was shown."""
        if self._seed is not None and not self.over:
            raise Refused("The seed is a secret until the game is over.", "H2")
        return self.secret()

    def secret(self) -> tuple[int, bytes]:
        """Seed and salt at any moment, for whoever keeps the game; players get them by `reveal`."""
        if self._seed is None:
            raise Refused("This game was laid out, not dealt from a seed.", "S2")
        return self._seed, self._salt

    # As text

    def record(self, tags: dict[str, str] | None = None) -> str:
        """The whole game as text, its seed only when it is over; `Game.parse` gives it back."""
        from naqala.engine.notation.records import record_text

        return record_text(self, tags or {}, with_seed=False)

    def saved(self, tags: dict[str, str] | None = None) -> str:
        """The same with the seed even before the end, to go on later by the same luck."""
        from naqala.engine.notation.records import record_text

        return record_text(self, tags or {}, with_seed=True)

    @staticmethod
    def parse(text: str) -> Game:
        """The game of a record; RecordError names the line and the reason if it is none."""
        from naqala.engine.notation.records import parse_record

        game, _ = parse_record(text)
        return game

    def __repr__(self) -> str:
        return f"<Game after {len(self._log)} actions: {self._state!r}>"


@final
class _Witness:
    """Somebody at a seat who watches the game from the start."""

    def __init__(self, start: State, seat: int) -> None:
        self.state = start.copy()
        self.memory = Memory.at(start, seat)
        self.heard = 0  # so many actions

    def watch(self, log: list[Action], key: bytes | None) -> list[Event]:
        """All that is new."""
        events: list[Event] = []
        self.state.heard = events
        for action in log[self.heard :]:
            advance(self.state, action, key)
        self.state.heard = None
        self.heard = len(log)
        return events


def advance(state: State, action: Action, key: bytes | None) -> None:
    """Play, and give a new round its own luck."""
    before = state.round
    state.play(action)
    if key is not None and state.round != before:
        state.luck = luck_of_round(key, state.round)


def is_revocable(state: State, action: Action, key: bytes | None) -> bool:
    """Play, and say whether it could be taken back: it drew nothing by chance and leaves the question with its seat."""
    seat, drawn, before = state.seat, state.luck.turn, state.round
    advance(state, action, key)
    return state.round == before and state.luck.turn == drawn and state.seat == seat
