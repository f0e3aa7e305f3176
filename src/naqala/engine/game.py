"""A game that checks what it is told and remembers it."""

from __future__ import annotations

import secrets
from typing import final

from naqala.engine.actions import Action
from naqala.engine.audit import audit
from naqala.engine.errors import Refused
from naqala.engine.events.event import Event
from naqala.engine.luck import SEED_BITS, Luck
from naqala.engine.refusals import refusal
from naqala.engine.scoring import ScoreSheet, score_sheets, winners
from naqala.engine.setup import deal
from naqala.engine.state import State


@final
class Game:
    """A state, what was played, and the one way to play on.

    `options` are the lawful actions, to iterate or to ask with `in`. `play` takes one of them and returns the events,
    or raises Refused with the reason and changes nothing.
    """

    def __init__(self, state: State) -> None:
        """Trusts the state and keeps it; `new` and `at` are the doors."""
        self._state = state
        self._options: tuple[Action, ...] = tuple(state.options())
        self._log: list[Action] = []

    @staticmethod
    def new(players: int = 2, seed: int | None = None) -> Game:
        """Deal a new game, from a seed or by the luck of the day."""
        return Game(deal(players, Luck.seeded(secrets.randbits(SEED_BITS) if seed is None else seed)))

    @staticmethod
    def at(state: State) -> Game:
        """Go on from a position, if it can occur; else Impossible is raised and says why."""
        audit(state)
        return Game(state.copy())

    @property
    def state(self) -> State:
        """A copy of the whole position, secrets included."""
        return self._state.copy()

    @property
    def options(self) -> tuple[Action, ...]:
        return self._options

    @property
    def log(self) -> tuple[Action, ...]:
        """What was played so far."""
        return tuple(self._log)

    @property
    def seat(self) -> int:
        """Whose answer is awaited; -1 when the game is over."""
        return self._state.seat

    @property
    def over(self) -> bool:
        return self._state.over

    def play(self, action: object) -> list[Event]:
        """One action of those in `options`."""
        if not isinstance(action, Action):
            raise Refused(f"{action!r} is no action; game.options lists what can be played.", "T2")
        state = self._state
        for option in self._options:
            if option.id == action.id:
                break
        else:
            raise refusal(state, action)
        heard: list[Event] = []
        state.heard = heard
        state.play(option)
        state.heard = None
        self._log.append(option)
        self._options = tuple(state.options())
        return heard

    def scores(self) -> list[ScoreSheet]:
        """A score sheet for each seat, as if the game ended now."""
        return score_sheets(self._state)

    def winners(self) -> list[int]:
        """The seats with the most points."""
        return winners(self._state)

    def __repr__(self) -> str:
        return f"<Game after {len(self._log)} actions: {self._state!r}>"
