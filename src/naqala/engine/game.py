"""A game that checks every action, keeps a log and can undo."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import cast, final

from naqala.engine.actions import ACTIONS, Action, EndTurn
from naqala.engine.audit import audit
from naqala.engine.errors import CannotUndo, IllegalAction
from naqala.engine.events.event import Event
from naqala.engine.fairness import (
    Contribution,
    advance,
    check_contributions,
    commitment,
    key_of,
    luck_of_round,
    mixed_seed,
    new_salt,
    new_seed,
)
from naqala.engine.illegal_actions import explain_illegal
from naqala.engine.memory import Memory
from naqala.engine.notation.record_text import read_record, record_text
from naqala.engine.notation.replaying import ReplayedGame
from naqala.engine.phrase import english
from naqala.engine.scoring import ScoreSheet, score_sheets, winners
from naqala.engine.setup import deal
from naqala.engine.state import State
from naqala.engine.view import View, open_event, open_view, view, visible_event

Listener = Callable[[Action, list[Event]], object]


@final
class Game:
    """A game from its start to now, and the checked way to play on.

    `options` are the legal actions. `play` takes one of them and returns the events; for any other action it raises
    IllegalAction with the reason and changes nothing.

    >>> game = naqala.Game.new(players=3, seed=7)
    >>> events = game.play(game.options[0])
    """

    def __init__(
        self,
        start: State,
        seed: int | None,
        salt: bytes,
        hands_open: bool,
        contributions: tuple[Contribution, ...] = (),
    ) -> None:
        """Create a game from a valid start, which it keeps. Use `Game.new` or `Game.at` instead."""
        self.hands_open = hands_open  # gold and hands are public (H2)
        self._start = start
        self._seed = seed
        self._key = None if seed is None else key_of(mixed_seed(seed, contributions))
        self._salt = salt
        self._contributions = contributions
        self._state = start.copy()
        self._options: tuple[Action, ...] = tuple(start.options())
        self._log: list[Action] = []
        self._final = 0  # number of actions that cannot be undone, as far as the log was examined
        self._examined = 0
        self._listeners: list[Listener] = []
        self._observers: dict[int, _Observer] = {}

    @staticmethod
    def new(
        players: int = 2,
        seed: int | None = None,
        *,
        colours: Sequence[str] | None = None,
        hands_open: bool = False,
        salt: bytes | None = None,
        contributions: Sequence[Contribution] = (),
    ) -> Game:
        """Deal a new game, from a seed or at random. Contributions of the players change the deal.

        `colours` are those of the players, by seat; without them the first players have blue, pink, orange and black.

        >>> naqala.Game.new(players=3, colours=("black", "blue", "orange")).colours
        ('black', 'blue', 'orange')

        Raise InvalidArgument if the number of players or the seed is out of range, the colours are not all different,
        or a contribution is not valid.
        """
        if seed is None:
            seed = new_seed()
        check_contributions(contributions, players)
        start = deal(players, luck_of_round(key_of(mixed_seed(seed, contributions)), 0), colours)
        return Game(start, seed, salt or new_salt(), hands_open, tuple(contributions))

    @staticmethod
    def at(state: State, *, hands_open: bool = False) -> Game:
        """Start a game from a position, which is copied; it has no seed and no commitment.

        Raise ImpossiblePosition if the position cannot occur in a game.
        """
        audit(state)
        return Game(state.copy(), None, b"", hands_open)

    # Playing

    @property
    def options(self) -> tuple[Action, ...]:
        """The legal actions, in a stable order; none when the game is over.

        >>> naqala.Game.new(seed=1).options[:2]
        (Bid(price=0, fakirs=0), Bid(price=1, fakirs=0))
        """
        return self._options

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours of the players, by seat."""
        return self._start.colours

    @property
    def seat(self) -> int:
        """The seat that is to act, or -1 when the game is over."""
        return self._state.seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.over

    def play(self, action: object) -> list[Event]:
        """Play one of `options` and return the events.

        Raise IllegalAction, with a reason and the number of the rule, for any other action; then nothing has changed.

        >>> game = naqala.Game.new(seed=1)
        >>> [str(event) for event in game.play(naqala.Bid(3))]
        ['Blue bids 3.']
        >>> game.play(naqala.Bid(3))
        Traceback (most recent call last):
        naqala.engine.errors.IllegalAction: There is already a marker on 3. (B2)
        """
        option = self._option(action)
        state = self._state
        events: list[Event] = []
        state.event_sink = events
        advance(state, option, self._key)
        state.event_sink = None
        self._log.append(option)
        self._options = tuple(state.options())
        for listener in self._listeners:
            listener(option, events)
        return events

    def _option(self, action: object) -> Action:
        """Return the option that equals an action. Usually it is the same object, which is found fastest."""
        offers: tuple[object, ...] = self._options
        for offered in offers:
            if offered is action:
                return cast("Action", offered)
        if not isinstance(action, Action):
            raise IllegalAction("illegal-no-action", "T2", what=repr(action))
        if action not in self._options:
            raise explain_illegal(self._state, action)
        return ACTIONS[action.id]

    def sentence(self, event: Event) -> str:
        """Return an event as an English sentence, with the colours of this game.

        >>> game = naqala.Game.new(colours=("black", "orange"), seed=1)
        >>> game.sentence(game.play(naqala.Bid(3))[0])
        'Black bids 3.'
        """
        return english(event, self.colours)

    def listen(self, listener: Listener) -> None:
        """Call a function with every action played from now on, and its events: `listener(action, events)`."""
        self._listeners.append(listener)

    # Undo

    @property
    def can_undo(self) -> bool:
        """Whether the last action can be undone."""
        return len(self._log) > self._final_actions()

    def _final_actions(self) -> int:
        """Return how many actions are final. The log is examined only when this is needed."""
        if self._examined < len(self._log):
            state = self._replayed(self._examined)
            for nth in range(self._examined, len(self._log)):
                if not can_be_undone(state, self._log[nth], self._key):
                    self._final = nth + 1
            self._examined = len(self._log)
        return self._final

    def can_be_undone(self, action: Action) -> bool:
        """Return whether an option could be undone: it draws nothing by chance and the same seat is to act again."""
        if action not in self._options:
            raise explain_illegal(self._state, action)
        return can_be_undone(self._state.copy(), action, None)

    def undo(self) -> Action:
        """Undo the last action and return it.

        Raise CannotUndo if it revealed something or if another seat has acted since.
        """
        return self._back_to(len(self._log) - 1)

    def restart_turn(self) -> Action:
        """Undo as much of this turn as possible and return the first action undone."""
        first, final_actions = len(self._log), self._final_actions()
        while first > final_actions and not isinstance(self._log[first - 1], EndTurn):
            first -= 1
        if first == len(self._log):
            raise CannotUndo("undo-nothing")
        return self._back_to(first)

    def _back_to(self, n: int) -> Action:
        if n < self._final_actions():
            raise CannotUndo("undo-final")
        undone = self._log[n]
        self._log = self._log[:n]
        self._examined = n
        self._state = self._replayed(n)
        self._options = tuple(self._state.options())
        self._observers = {seat: observer for seat, observer in self._observers.items() if observer.seen <= n}
        return undone

    def _replayed(self, n: int) -> State:
        """Return the state after the first n actions."""
        state = self._start.copy()
        for action in self._log[:n]:
            advance(state, action, self._key)
        return state

    # Knowledge

    @property
    def state(self) -> State:
        """A copy of the current state, secrets included."""
        return self._state.copy()

    @property
    def start(self) -> State:
        """A copy of the state at the start, secrets included."""
        return self._start.copy()

    @property
    def log(self) -> tuple[Action, ...]:
        """The actions played so far."""
        return tuple(self._log)

    def replay(self) -> Iterator[tuple[State, Action, list[Event]]]:
        """Iterate over the game from its start: the state before each action, the action and its events."""
        state = self._start.copy()
        for action in self._log:
            before = state.copy()
            events: list[Event] = []
            state.event_sink = events
            advance(state, action, self._key)
            yield before, action, events

    def view(self, seat: int) -> View:
        """Return what a seat may see now, or a spectator if seat is -1; a view has no room for secrets."""
        return open_view(self._state, seat) if self.hands_open else view(self._state, seat)

    def visible_events(self, seat: int, events: list[Event]) -> list[Event]:
        """Return the events as a seat may see them."""
        if self.hands_open:
            return [open_event(event, seat) for event in events]
        return [visible_event(event, seat) for event in events]

    def memory(self, seat: int) -> Memory:
        """Return everything a seat, or a spectator if seat is -1, could know after watching from the start.

        This is what bots decide from: `bot.choose(game.memory(game.seat))`.
        """
        observer = self._observers.get(seat)
        if observer is None:
            observer = _Observer(self._start, seat)
            self._observers[seat] = observer
        for event in observer.watch(self._log, self._key):
            observer.memory.observe(open_event(event, seat) if self.hands_open else visible_event(event, seat))
        observer.memory.view = self.view(seat)
        return observer.memory.copy()

    def scores(self) -> list[ScoreSheet]:
        """Return a score sheet for each seat, as if the game ended now.

        >>> [sheet.total for sheet in naqala.Game.new(players=3, seed=1).scores()]
        [50, 50, 50]
        """
        return score_sheets(self._state)

    def winners(self) -> list[int]:
        """Return the seats with the most points (E4)."""
        return winners(self._state)

    # Fairness

    @property
    def commitment(self) -> str:
        """A commitment to the seed, to be shown before the game; empty if the game started from a position."""
        return "" if self._seed is None else commitment(self._seed, self._salt)

    @property
    def contributions(self) -> tuple[Contribution, ...]:
        """What the players contributed to the deal; public."""
        return self._contributions

    def reveal(self) -> tuple[int, bytes]:
        """Return seed and salt once the game is over; `naqala.engine.fairness.commitment` checks them."""
        if self._seed is not None and not self.over:
            raise IllegalAction("illegal-seed-secret", "H2")
        return self.secret()

    def secret(self) -> tuple[int, bytes]:
        """Return seed and salt at any time, for the host of the game; players get them from `reveal`."""
        if self._seed is None:
            raise IllegalAction("illegal-no-seed", "S2")
        return self._seed, self._salt

    # Records

    def record(self, tags: dict[str, str] | None = None) -> str:
        """Return the whole game as text; it contains the seed only if the game is over. `Game.parse` reads it."""
        return record_text(self, tags or {}, with_seed=False)

    def saved(self, tags: dict[str, str] | None = None) -> str:
        """Return the game as text with its seed, so that it can be continued later with the same luck."""
        return record_text(self, tags or {}, with_seed=True)

    @staticmethod
    def parse(text: str) -> Game:
        """Return the game of a record.

        Raise RecordError with the line and the reason if the record is not valid: every action and draw is checked.

        >>> game = naqala.Game.new(seed=1)
        >>> naqala.Game.parse(game.record()).options == game.options
        True
        """
        replay, _ = read_record(text)
        return Game.resume(replay)

    @staticmethod
    def resume(replay: ReplayedGame) -> Game:
        """Return the game of a replayed record, ready to be continued."""
        game = Game(replay.start, replay.seed, replay.salt, replay.hands_open, replay.contributions)
        game._log = replay.log[:]
        game._state = replay.state.copy()
        game._options = tuple(game._state.options())
        return game

    def __repr__(self) -> str:
        return f"<Game after {len(self._log)} actions: {self._state!r}>"


@final
class _Observer:
    """A seat that watches the game from the start."""

    def __init__(self, start: State, seat: int) -> None:
        self.state = start.copy()
        self.memory = Memory.at(start, seat)
        self.seen = 0  # actions of the log

    def watch(self, log: list[Action], key: bytes | None) -> list[Event]:
        """Return the events since the last call."""
        events: list[Event] = []
        self.state.event_sink = events
        for action in log[self.seen :]:
            advance(self.state, action, key)
        self.state.event_sink = None
        self.seen = len(log)
        return events


def can_be_undone(state: State, action: Action, key: bytes | None) -> bool:
    """Play an action and return whether it could be undone: it drew nothing and the same seat is to act."""
    seat, drawn, before = state.seat, state.luck.turn, state.round
    advance(state, action, key)
    return state.round == before and state.luck.turn == drawn and state.seat == seat
