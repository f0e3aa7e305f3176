"""Everything that lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from naqala.engine.things import NOBODY, SPOTS

if TYPE_CHECKING:
    from naqala.engine.board import Board, Land
    from naqala.engine.events.event import Event
    from naqala.engine.luck import Luck
    from naqala.engine.player import Player
    from naqala.engine.steps.step import Step

EMPTY: Final = vec[i64]()
FREE_TRACK: Final = vec[i64]([NOBODY] * SPOTS)
PALMS: Final = 12
PALACES: Final = 10


@mypyc_attr(acyclic=True)
class Commons:
    """What everybody sees, but for what lies before the players (H1)."""

    def __init__(self, land: Land, board: Board) -> None:
        self.land = land
        self.board = board
        self.round: i64 = 1
        self.order = EMPTY  # the markers on the bid order track, by seat
        self.track = FREE_TRACK  # for each spot of the turn order track the marker there, or NOBODY
        self.row = EMPTY  # the resource cards on offer
        self.discards: i64 = 0  # a pile
        self.djinn_row = EMPTY
        self.djinn_discards: i64 = 0  # a set
        self.bag: i64 = 0  # a pile
        self.palms: i64 = PALMS
        self.palaces: i64 = PALACES
        self.last_camel = False  # somebody has placed their last camel (E1)
        self.no_move = False  # somebody could move no meeples (E2)
        self.over = False

    def lay_out_as(self, other: Commons) -> None:
        """As it lies on another table; land and board are not touched."""
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

    def rows(self) -> tuple[tuple[int, ...], ...]:
        return spelt_out(self.order), spelt_out(self.track), spelt_out(self.row), spelt_out(self.djinn_row)

    def counters(self) -> tuple[int, ...]:
        return (
            self.round, self.discards, self.djinn_discards, self.bag, self.palms, self.palaces,
            self.last_camel, self.no_move, self.over,
        )  # fmt: skip

    def thaw(self, rows: tuple[tuple[int, ...], ...], counters: tuple[int, ...]) -> None:
        """The opposite of `rows` and `counters`."""
        order, track, row, djinn_row = rows
        self.order, self.track = vec[i64](list(order)), vec[i64](list(track))
        self.row, self.djinn_row = vec[i64](list(row)), vec[i64](list(djinn_row))
        self.round, self.discards, self.djinn_discards, self.bag, self.palms, self.palaces = counters[:6]
        self.last_camel, self.no_move, self.over = [bool(flag) for flag in counters[6:]]


@mypyc_attr(acyclic=True)
class Tabletop(Commons):
    """The things of a game. Piles have no order: a card is drawn by chance when it is needed.

    So nothing hidden lies here but the luck and what players hold behind their screens.
    """

    def __init__(self, land: Land, board: Board, players: list[Player], luck: Luck, steps: list[Step]) -> None:
        super().__init__(land, board)
        self.players = players
        self.luck = luck
        self.steps = steps  # what is due; the last is asked now
        self.heard: list[Event] | None = None  # where events go, if somebody listens
        self.deck: i64 = 0  # a pile
        self.djinn_deck: i64 = 0  # a set
        self.summoned: i64 = 0  # all djinns held by anyone

    def piles(self) -> tuple[int, int, int]:
        return self.deck, self.djinn_deck, self.summoned

    def key(self) -> tuple[object, ...]:
        """All but the luck, as something to look a position up by: equal keys, equal positions."""
        return (
            self.land.key(),
            self.board.key(),
            tuple([player.key() for player in self.players]),
            tuple(self.steps),
            self.rows(),
            self.counters(),
            self.piles(),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tabletop) and self.key() == other.key() and self.luck.key() == other.luck.key()

    def __hash__(self) -> int:
        raise TypeError("A state changes, so it has no hash; use state.key().")


def spelt_out(row: vec[i64]) -> tuple[int, ...]:
    return tuple([x for x in row])
