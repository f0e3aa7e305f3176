"""A recorded game: its turns, and the position after each of them."""

from __future__ import annotations

from itertools import accumulate

from naqala.engine.components import NOBODY
from naqala.engine.errors import NaqalaError
from naqala.engine.events import Event
from naqala.engine.fairness import new_seed
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.notation import parse_position, position_text
from naqala.engine.notation.notation_errors import quoted
from naqala.engine.notation.parsed_record import PlayedTurn, turns_of
from naqala.engine.state import State
from naqala.engine.view import View, open_view, view


class NoSuchMoment(NaqalaError):
    """The recorded game has no such turn or player, or is over there."""


class Recording:
    """A game as seen by one seat, or by somebody who sees everything (NOBODY)."""

    def __init__(self, game: Game, seat: int = NOBODY) -> None:
        self.game = game
        self.seat = seat
        self.turns = turns_of(game)
        states = [*[before for before, _, _ in game.replay()], game.state]
        ends = accumulate([len(turn.line.actions) for turn in self.turns])
        self.positions = [states[n] for n in (0, *ends)]  # at the start, and after each turn

    def view(self, turn: int) -> View:
        """The position after this many turns."""
        return view_of(self.game, self.positions[turn], self.seat)

    def events(self, turn: PlayedTurn) -> list[Event]:
        """What the viewer sees of a turn."""
        return turn.events if self.seat == NOBODY else self.game.visible_events(self.seat, turn.events)


def view_of(game: Game, state: State, seat: int) -> View:
    if seat == NOBODY or game.hands_open:
        return open_view(state, seat)
    return view(state, seat)


def seat_of(game: Game, colour: str) -> int:
    """The seat of a colour; NOBODY without one."""
    if not colour:
        return NOBODY
    if colour.lower() not in game.colours:
        raise NoSuchMoment("terminal-replay-no-seat", typed=quoted(colour), colours=", ".join(game.colours))
    return game.colours.index(colour.lower())


def game_after(game: Game, turn: int) -> Game:
    """A new game from the position after this many turns. What is still drawn is not what was drawn then."""
    recording = Recording(game)
    if turn > len(recording.turns):
        raise NoSuchMoment("terminal-replay-too-far", n=turn, lines=len(recording.turns))
    state = recording.positions[turn]
    if state.over:
        raise NoSuchMoment("terminal-replay-over", n=turn)
    return Game.at(parse_position(position_text(state), Luck.seeded(new_seed())), hands_open=game.hands_open)
