"""Position data: everything that is on the table at one moment. `operations.py` changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from naqala.engine.colours import COLOURS, colour_of, default_colours, seat_name_of
from naqala.engine.components import NOBODY, PALACE_COUNT, PALM_TREE_COUNT, TRACK_SPOTS

if TYPE_CHECKING:
    from naqala.engine.board import Board, TileLayout
    from naqala.engine.events.event import Event
    from naqala.engine.luck import Luck
    from naqala.engine.player import Player
    from naqala.engine.steps.step import Step

EMPTY: Final = vec[i64]()
FREE_TRACK: Final = vec[i64]([NOBODY] * TRACK_SPOTS)


@mypyc_attr(acyclic=True)
class PublicPosition:
    """The public part of a position, without the players (H1)."""

    def __init__(self, layout: TileLayout, board: Board) -> None:
        self.layout = layout
        self.board = board
        self.colours: tuple[str, ...] = COLOURS  # by seat (C7)
        self.round: i64 = 1
        self.order = EMPTY  # the seats of the markers on the bid order track
        self.track = FREE_TRACK  # for each spot of the turn order track the seat of its marker, or NOBODY
        self.row = EMPTY  # the resource row
        self.discards: i64 = 0  # a pile
        self.djinn_row = EMPTY
        self.djinn_discards: i64 = 0  # a set
        self.bag: i64 = 0  # a pile
        self.palms: i64 = PALM_TREE_COUNT
        self.palaces: i64 = PALACE_COUNT
        self.last_camel = False  # a player has placed the last camel (E1)
        self.no_move = False  # a player could move no meeples (E2)
        self.over = False

    def copy_public_from(self, other: PublicPosition) -> None:
        """Copy the public part of another position, except layout and board."""
        self.colours = other.colours
        self.round = other.round
        self.order = other.order[:]
        self.track = other.track[:]
        self.row = other.row[:]
        self.discards = other.discards
        self.djinn_row = other.djinn_row[:]
        self.djinn_discards = other.djinn_discards
        self.bag = other.bag
        self.palms = other.palms
        self.palaces = other.palaces
        self.last_camel = other.last_camel
        self.no_move = other.no_move
        self.over = other.over

    def colour(self, seat: int) -> str:
        """Return the colour of a seat, as the notation writes it: `pink`."""
        return colour_of(self.colours, seat)

    def seat_name(self, seat: int) -> str:
        """Return the colour of a seat as a name: `Pink`."""
        return seat_name_of(self.colours, seat)

    def rows(self) -> tuple[tuple[int, ...], ...]:
        return to_tuple(self.order), to_tuple(self.track), to_tuple(self.row), to_tuple(self.djinn_row)

    def counters(self) -> tuple[int, ...]:
        return (
            self.round, self.discards, self.djinn_discards, self.bag, self.palms, self.palaces,
            self.last_camel, self.no_move, self.over,
        )  # fmt: skip

    def restore(self, rows: tuple[tuple[int, ...], ...], counters: tuple[int, ...]) -> None:
        """Restore what `rows` and `counters` returned."""
        order, track, row, djinn_row = rows
        self.order, self.track = vec[i64](list(order)), vec[i64](list(track))
        self.row, self.djinn_row = vec[i64](list(row)), vec[i64](list(djinn_row))
        self.round, self.discards, self.djinn_discards, self.bag, self.palms, self.palaces = counters[:6]
        self.last_camel, self.no_move, self.over = [bool(flag) for flag in counters[6:]]


@mypyc_attr(acyclic=True)
class Position(PublicPosition):
    """A whole position, with its secrets.

    Decks have no order: a card is drawn at random when it is needed. The probabilities are the same, and the only
    secrets of a position are the luck and what the players hold.
    """

    def __init__(self, layout: TileLayout, board: Board, players: list[Player], luck: Luck, steps: list[Step]) -> None:
        super().__init__(layout, board)
        self.colours = default_colours(len(players))
        self.players = players
        self.luck = luck
        self.steps = steps  # the decision stack; the last step is decided now
        self.event_sink: list[Event] | None = None  # receives the events, if not None
        self.deck: i64 = 0  # a pile
        self.djinn_deck: i64 = 0  # a set
        self.summoned: i64 = 0  # a set: the djinns that players hold

    def piles(self) -> tuple[int, int, int]:
        return self.deck, self.djinn_deck, self.summoned

    def key(self) -> tuple[object, ...]:
        """Return a hashable key of everything but the luck: equal keys mean equal positions."""
        return (
            self.colours,
            self.layout.key(),
            self.board.key(),
            tuple([player.key() for player in self.players]),
            tuple(self.steps),
            self.rows(),
            self.counters(),
            self.piles(),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key() == other.key() and self.luck.key() == other.luck.key()

    def __hash__(self) -> int:
        raise TypeError("State is mutable and has no hash; use state.key().")


def to_tuple(row: vec[i64]) -> tuple[int, ...]:
    """Return a vector as a tuple."""
    return tuple([x for x in row])
