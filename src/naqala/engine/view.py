"""What one seat may see (H1, H2): a type of its own, with no place for what it may not.

Events pass through the same door.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.events.cards import CardDrawn, CardDrawnUnseen, DjinnsShown, DjinnsShownUnseen
from naqala.engine.geometry import population
from naqala.engine.pile import size
from naqala.engine.steps.choosing import Keeping, KeepingUnseen
from naqala.engine.tabletop import Commons
from naqala.engine.things import NOBODY
from naqala.engine.value import Value

if TYPE_CHECKING:
    from naqala.engine.board import Board, Land
    from naqala.engine.events.event import Event
    from naqala.engine.player import Player
    from naqala.engine.state import State
    from naqala.engine.steps.step import Step


@final
@mypyc_attr(acyclic=True)
class Mat(Value):
    """What lies before a player, for all to see."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "camels", "viziers", "elders", "owns", "djinns", "spent", "cards")

    def __init__(
        self, seat: i64, camels: i64, viziers: i64, elders: i64, owns: i64, djinns: i64, spent: i64, cards: i64
    ) -> None:
        self.seat = seat
        self.camels = camels
        self.viziers = viziers
        self.elders = elders
        self.owns = owns
        self.djinns = djinns
        self.spent = spent
        self.cards = cards  # how many are in hand


@final
@mypyc_attr(acyclic=True)
class Screen(Value):
    """What a player keeps behind the screen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "gold", "hand")

    def __init__(self, seat: i64, gold: i64, hand: i64) -> None:
        self.seat = seat
        self.gold = gold
        self.hand = hand


@final
@mypyc_attr(acyclic=True)
class View(Commons):
    """The table from one seat or, for NOBODY, from among the spectators."""

    def __init__(self, seat: i64, land: Land, board: Board) -> None:
        super().__init__(land, board)
        self.seat = seat
        self.mats: list[Mat] = []
        self.screens: list[Screen] = []  # only those that the seat may look behind
        self.steps: list[Step] = []  # what is due; the last is asked now
        self.deck: i64 = 0  # how many cards are in the pile
        self.djinn_deck: i64 = 0  # how many djinns are

    def key(self) -> tuple[object, ...]:
        return (
            self.seat,
            self.land.key(),
            self.board.key(),
            tuple(self.mats),
            tuple(self.screens),
            tuple(self.steps),
            self.rows(),
            self.counters(),
            (self.deck, self.djinn_deck),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        seat = "spectators" if self.seat == NOBODY else f"seat {self.seat}"
        asked = "over" if self.over else f"asking {self.steps[-1]!r}"
        return f"<View of {seat}, round {self.round}, {asked}>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        lying = (self.seat, self.land, self.board, self.mats, self.screens, self.steps)
        return thawed, (*lying, self.rows(), self.counters(), self.deck, self.djinn_deck)


def view(state: State, seat: i64) -> View:
    """What this seat may see, or with NOBODY the spectators."""
    seen = outside(state, seat)
    for player in state.players:
        if player.seat == seat:
            seen.screens.append(screen(player))
    return seen


def open_view(state: State, seat: i64) -> View:
    """The same at a table where gold and hands lie open (H2)."""
    seen = outside(state, seat)
    for player in state.players:
        seen.screens.append(screen(player))
    return seen


def outside(state: State, seat: i64) -> View:
    seen = View(seat, state.land, state.board.copy())
    seen.lay_out_as(state)
    seen.deck = size(state.deck)
    seen.djinn_deck = population(state.djinn_deck)
    for player in state.players:
        seen.mats.append(mat(player))
    for step in state.steps:
        if isinstance(step, Keeping) and step.seat != seat:
            seen.steps.append(KeepingUnseen(step.seat, population(step.shown)))
        else:
            seen.steps.append(step)
    return seen


def mat(player: Player) -> Mat:
    return Mat(
        player.seat,
        player.camels,
        player.viziers,
        player.elders,
        player.owns,
        player.djinns,
        player.spent,
        size(player.hand),
    )


def screen(player: Player) -> Screen:
    return Screen(player.seat, player.gold, player.hand)


def seen_by(event: Event, seat: i64) -> Event:
    """The event as this seat may hear it."""
    if isinstance(event, CardDrawn) and event.seat != seat:
        return CardDrawnUnseen(event.seat)
    return djinns_seen_by(event, seat)


def openly_seen_by(event: Event, seat: i64) -> Event:
    """The same at a table where gold and hands lie open."""
    return djinns_seen_by(event, seat)


def djinns_seen_by(event: Event, seat: i64) -> Event:
    if isinstance(event, DjinnsShown) and event.seat != seat:
        return DjinnsShownUnseen(event.seat, population(event.djinns))
    return event


def thawed(
    seat: int,
    land: Land,
    board: Board,
    mats: list[Mat],
    screens: list[Screen],
    steps: list[Step],
    rows: tuple[tuple[int, ...], ...],
    counters: tuple[int, ...],
    deck: int,
    djinn_deck: int,
) -> View:
    seen = View(seat, land, board)
    seen.thaw(rows, counters)
    seen.mats, seen.screens, seen.steps = mats, screens, steps
    seen.deck, seen.djinn_deck = deck, djinn_deck
    return seen
