"""What one seat may see (H1, H2). The types here have no field for secrets, so none can leak."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.components import NOBODY
from naqala.engine.events.card_events import CardDrawn, DjinnsShown, HiddenCardDrawn, HiddenDjinnsShown
from naqala.engine.geometry import population
from naqala.engine.pile import size
from naqala.engine.position import PublicPosition
from naqala.engine.steps.choosing import Keeping, KeepingUnseen
from naqala.engine.value import Value

if TYPE_CHECKING:
    from naqala.engine.board import Board, TileLayout
    from naqala.engine.events.event import Event
    from naqala.engine.player import Player
    from naqala.engine.state import State
    from naqala.engine.steps.step import Step


@final
@mypyc_attr(acyclic=True)
class PublicPlayer(Value):
    """The public part of a player."""

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
        self.cards = cards  # number of cards in hand


@final
@mypyc_attr(acyclic=True)
class Holdings(Value):
    """The secret part of a player: gold and cards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "gold", "hand")

    def __init__(self, seat: i64, gold: i64, hand: i64) -> None:
        self.seat = seat
        self.gold = gold
        self.hand = hand


@final
@mypyc_attr(acyclic=True)
class View(PublicPosition):
    """A position as one seat sees it, or a spectator if seat is NOBODY."""

    def __init__(self, seat: i64, layout: TileLayout, board: Board) -> None:
        super().__init__(layout, board)
        self.seat = seat
        self.players: list[PublicPlayer] = []
        self.holdings: list[Holdings] = []  # only of those whose secrets the seat may see
        self.steps: list[Step] = []  # the decision stack; the last step is decided now
        self.deck: i64 = 0  # number of cards in the draw pile
        self.djinn_deck: i64 = 0  # number of djinns in the draw pile

    def key(self) -> tuple[object, ...]:
        return (
            self.seat,
            self.colours,
            self.layout.key(),
            self.board.key(),
            tuple(self.players),
            tuple(self.holdings),
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
        viewer = "a spectator" if self.seat == NOBODY else f"seat {self.seat}"
        status = "over" if self.over else f"to decide {self.steps[-1]!r}"
        return f"<View of {viewer}, round {self.round}, {status}>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        pieces = (self.seat, self.layout, self.board, self.players, self.holdings, self.steps)
        return unpickle_view, (*pieces, self.colours, self.rows(), self.counters(), self.deck, self.djinn_deck)


def view(state: State, seat: i64) -> View:
    """Return what a seat may see, or a spectator if seat is NOBODY."""
    seen = public_view(state, seat)
    for player in state.players:
        if player.seat == seat:
            seen.holdings.append(holdings_of(player))
    return seen


def open_view(state: State, seat: i64) -> View:
    """Return the same for a game in which gold and hands are public (H2)."""
    seen = public_view(state, seat)
    for player in state.players:
        seen.holdings.append(holdings_of(player))
    return seen


def public_view(state: State, seat: i64) -> View:
    seen = View(seat, state.layout, state.board.copy())
    seen.copy_public_from(state)
    seen.deck = size(state.deck)
    seen.djinn_deck = population(state.djinn_deck)
    for player in state.players:
        seen.players.append(public_player(player))
    for step in state.steps:
        if isinstance(step, Keeping) and step.seat != seat:
            seen.steps.append(KeepingUnseen(step.seat, population(step.shown)))
        else:
            seen.steps.append(step)
    return seen


def public_player(player: Player) -> PublicPlayer:
    return PublicPlayer(
        player.seat,
        player.camels,
        player.viziers,
        player.elders,
        player.owns,
        player.djinns,
        player.spent,
        size(player.hand),
    )


def holdings_of(player: Player) -> Holdings:
    return Holdings(player.seat, player.gold, player.hand)


def visible_event(event: Event, seat: i64) -> Event:
    """Return the event as a seat may see it."""
    if isinstance(event, CardDrawn) and event.seat != seat:
        return HiddenCardDrawn(event.seat)
    return with_djinns_hidden(event, seat)


def open_event(event: Event, seat: i64) -> Event:
    """Return the same for a game in which gold and hands are public."""
    return with_djinns_hidden(event, seat)


def with_djinns_hidden(event: Event, seat: i64) -> Event:
    if isinstance(event, DjinnsShown) and event.seat != seat:
        return HiddenDjinnsShown(event.seat, population(event.djinns))
    return event


def unpickle_view(
    seat: int,
    layout: TileLayout,
    board: Board,
    players: list[PublicPlayer],
    holdings: list[Holdings],
    steps: list[Step],
    colours: tuple[str, ...],
    rows: tuple[tuple[int, ...], ...],
    counters: tuple[int, ...],
    deck: int,
    djinn_deck: int,
) -> View:
    seen = View(seat, layout, board)
    seen.colours = colours
    seen.restore(rows, counters)
    seen.players, seen.holdings, seen.steps = players, holdings, steps
    seen.deck, seen.djinn_deck = deck, djinn_deck
    return seen
