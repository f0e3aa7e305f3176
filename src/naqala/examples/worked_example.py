"""A worked example: a position, what is played there, and the result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from naqala.engine.actions import Drop, PickUp
from naqala.engine.components import NOBODY, SEAT_NAMES, tile_name
from naqala.engine.errors import IllegalAction
from naqala.engine.events import Event
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.notation import parse_action, parse_position
from naqala.engine.player import Player
from naqala.engine.scoring import ScoreSheet

ANY_SEED: Final = 1  # nothing is drawn at random
Figures = Callable[["PlayedExample"], dict[str, int]]


@dataclass(frozen=True)
class WorkedExample:
    """An example in `docs/rules.md`.

    `actions` are played; then `refused`, if there is one, is refused by the rule `refused_by`. `marked` are the tiles
    that the text is about. `figures` computes the numbers of the text. An example without actions is scored as it is.
    """

    id: str
    number: str  # in section W of the rules
    rules: tuple[str, ...]  # that it shows
    position: str  # in the notation
    actions: str = ""  # in the notation
    refused: str = ""
    refused_by: str = ""
    marked: tuple[str, ...] = ()
    figures: Figures = field(default=lambda _: {}, compare=False)


class PlayedExample:
    """An example that the engine has played."""

    def __init__(self, example: WorkedExample) -> None:
        self.example = example
        game = Game.at(parse_position(example.position, Luck.seeded(ANY_SEED)))
        self.before = game.state.copy()
        self.events: list[Event] = []
        self.actions: list[tuple[int, str]] = []  # the seat and the action in the notation
        self.path: list[str] = []  # the tiles of the walk, the start first
        for text in example.actions.split():
            action = parse_action(text)
            self.actions.append((game.state.seat, text))
            if isinstance(action, PickUp | Drop):
                self.path.append(tile_name(action.tile))
            self.events += game.play(action)
        self.refused_by = refusing_rule(game, example.refused)
        self.after = game.state.copy()
        self.sheets: list[ScoreSheet] = game.scores()

    @property
    def seat(self) -> int:
        """The seat that the example is about: the first to act."""
        return self.before.seat

    @property
    def player_before(self) -> Player:
        return self.before.players[self.seat]

    @property
    def player_after(self) -> Player:
        return self.after.players[self.seat]

    @property
    def play_order(self) -> list[str]:
        """The colours of the markers in the order in which they take their turns this round (B5)."""
        due = [seat for seat in reversed(list(self.after.track)) if seat != NOBODY]
        return [SEAT_NAMES[seat].lower() for seat in [*self.after.order, *due]]

    @property
    def arguments(self) -> dict[str, int]:
        """The figures for the text."""
        return self.example.figures(self)


def refusing_rule(game: Game, action: str) -> str:
    """Return the number of the rule that forbids an action; nothing if there is no action."""
    if not action:
        return ""
    try:
        game.play(parse_action(action))
    except IllegalAction as illegal:
        return illegal.rule
    raise AssertionError(f"{action} is legal here.")


def play_example(example: WorkedExample) -> PlayedExample:
    return PlayedExample(example)
