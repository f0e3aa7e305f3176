"""Positions for tests: name what matters; the rest of the box goes where it has no effect.

    game = game_at({C3: "mm", D3: "v", E3: "v"}, places={E3: OASIS}, blue=Seat(elders=2, djinns=[HAGIS]))
    sow(game, "C3 D3m ...")

Every position is audited. By default it is Blue's turn to move in a game of two, the rows are empty, meeples not on a
tile are in the bag, and cards and djinns not named are in their draw piles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from naqala.engine.actions import END_TURN, Action, Bid, Drop, PickUp
from naqala.engine.board import Board, TileLayout
from naqala.engine.components import (
    NOBODY,
    PALACE,
    PALACE_COUNT,
    PALM_TREE,
    PALM_TREE_COUNT,
    TILE_COUNT,
    TRIBE_COUNT,
    tile_name,
    tile_named,
)
from naqala.engine.events import Event
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.pile import pile_of
from naqala.engine.player import Player
from naqala.engine.position import FREE_TRACK
from naqala.engine.roster import DJINN_COUNT
from naqala.engine.setup import CARDS_IN_BOX, MEEPLES_IN_BOX, TILES_IN_BOX, camels_each, markers_each
from naqala.engine.state import State
from naqala.engine.steps import Moving, NextTurn, Selling, Step

E = TypeVar("E", bound=Event)
BLUE, PINK, ORANGE, BLACK = range(4)
LETTERS = "vemba"
DISCARDS, PILE = "discards", "pile"


@dataclass
class Seat:
    gold: int = 50
    viziers: int = 0
    elders: int = 0
    cards: Sequence[int] = ()
    djinns: Sequence[int] = ()
    spent: Sequence[int] = ()
    owns: Sequence[int] = ()
    camels: int | None = None  # how many are left; the others are on tiles without effect


@dataclass
class _Box:
    """The pieces that have not been placed yet."""

    tiles: list[tuple[int, int]] = field(default_factory=lambda: list(TILES_IN_BOX))
    meeples: Counter[int] = field(default_factory=lambda: Counter(dict(enumerate(MEEPLES_IN_BOX))))
    cards: Counter[int] = field(default_factory=lambda: Counter(dict(enumerate(CARDS_IN_BOX))))
    djinns: set[int] = field(default_factory=lambda: set(range(DJINN_COUNT)))


def game_at(
    tiles: dict[int, str] | None = None,
    *,
    players: int = 2,
    places: Mapping[int, int | tuple[int, int]] | None = None,
    blue: Seat | None = None,
    pink: Seat | None = None,
    orange: Seat | None = None,
    black: Seat | None = None,
    row: Sequence[int] = (),
    djinn_row: Sequence[int] = (),
    discards: Sequence[int] = (),
    djinn_discards: Sequence[int] = (),
    other_cards: str | int = PILE,
    other_djinns: str | int = PILE,
    palms: dict[int, int] | None = None,
    palaces: dict[int, int] | None = None,
    other_meeples: int | None = None,
    asked: Sequence[Step] | None = None,
    to_act: Sequence[int] | None = None,
    bid_order: Sequence[int] | None = None,
    no_move: bool = False,
    luck: int = 1,
) -> Game:
    """Return a game at a position.

    tiles: the meeples of each tile by letter, e.g. {C3: "mmb"}. places: {C3: OASIS} or {C3: (SACRED_PLACE, 15)}.
    other_cards / other_djinns: where those not named go: PILE, DISCARDS or the seat that holds them.
    other_meeples: a tile for all meeples not named (default: the bag).
    asked: the steps above [NextTurn]; default [Selling(BLUE), Moving(BLUE)].
    to_act: the seats of the markers still on the turn order track, first to act first; default everybody else.
    bid_order: the bid order track, for positions in the middle of the bids (asked must then be [Bidding(...)]).
    """
    box = _Box()
    seats = [seat or Seat() for seat in (blue, pink, orange, black)][:players]
    layout = _layout(places or {}, box)
    board = Board.empty()
    for tile, letters in (tiles or {}).items():
        for letter in letters:
            _put(board, tile, LETTERS.index(letter), box)
    table = [
        _player(n, seat, players, set(tiles or {}) | set(places or {}), seats, board, box)
        for n, seat in enumerate(seats)
    ]
    state = State(layout, board, table, Luck.seeded(luck), [])
    for step in asked or ():
        for tribe in range(TRIBE_COUNT):
            box.meeples[tribe] -= step.in_hand() >> 5 * tribe & 31
    if other_meeples is not None:
        for tribe, n in list(box.meeples.items()):
            for _ in range(n):
                _put(board, other_meeples, tribe, box)
    state.bag = pile_of([box.meeples[tribe] for tribe in range(TRIBE_COUNT)])
    for tile, n in (palms or {}).items():
        for _ in range(n):
            board.place(tile, PALM_TREE)
    for tile, n in (palaces or {}).items():
        for _ in range(n):
            board.place(tile, PALACE)
    state.palms = PALM_TREE_COUNT - sum((palms or {}).values())
    state.palaces = PALACE_COUNT - sum((palaces or {}).values())
    _place_cards(state, row, discards, other_cards, box)
    _place_djinns(state, djinn_row, djinn_discards, other_djinns, asked or (), box)
    state.last_camel, state.no_move = not all(player.camels for player in table), no_move
    _place_markers(state, asked, to_act, bid_order)
    state.run_automatic_steps()
    return Game.at(state)


def _layout(places: Mapping[int, int | tuple[int, int]], box: _Box) -> TileLayout:
    dealt: dict[int, tuple[int, int]] = {}
    for tile, wanted in sorted(places.items(), key=lambda item: not isinstance(item[1], tuple)):
        found = next((t for t in box.tiles if t == wanted or t[0] == wanted), None)
        if found is None:
            raise ValueError(f"The box has no tile {wanted!r} left for {tile_name(tile)} (C2).")
        box.tiles.remove(found)
        dealt[tile] = found
    red_first = iter(sorted(box.tiles, key=lambda tile: -tile[0]))
    for tile in range(TILE_COUNT):
        if tile not in dealt:
            dealt[tile] = next(red_first)
    return TileLayout([dealt[t][0] for t in range(TILE_COUNT)], [dealt[t][1] for t in range(TILE_COUNT)])


def _put(board: Board, tile: int, tribe: int, box: _Box) -> None:
    board.add(tile, tribe)
    box.meeples[tribe] -= 1


def _player(n: int, seat: Seat, players: int, named: set[int], seats: list[Seat], board: Board, box: _Box) -> Player:
    camels = camels_each(players)
    owns = list(seat.owns)
    if seat.camels is not None:
        taken = named | {tile for other in seats for tile in other.owns}
        free = [t for t in reversed(range(TILE_COUNT)) if t not in taken and not board.owned >> t & 1]
        owns += free[: camels - seat.camels - len(owns)]
    player = Player(n, camels - len(owns))
    player.owns = sum(1 << tile for tile in owns)
    board.owned |= player.owns
    player.gold, player.viziers, player.elders = seat.gold, seat.viziers, seat.elders
    box.meeples[0] -= seat.viziers
    box.meeples[1] -= seat.elders
    held = Counter(seat.cards)
    box.cards -= held
    player.hand = pile_of([held[card] for card in range(10)])
    player.djinns = sum(1 << djinn for djinn in seat.djinns)
    player.spent = sum(1 << djinn for djinn in seat.spent)
    box.djinns -= set(seat.djinns)
    return player


def _place_cards(state: State, row: Sequence[int], discards: Sequence[int], other: str | int, box: _Box) -> None:
    state.row = vec[i64](list(row))
    thrown = Counter(discards)
    box.cards -= Counter(row) + thrown
    state.discards = pile_of([thrown[card] for card in range(10)])
    rest = pile_of([box.cards[card] for card in range(10)])
    if other == PILE:
        state.deck = rest
    elif other == DISCARDS:
        state.discards += rest
    else:
        assert isinstance(other, int)
        state.players[other].hand += rest


def _place_djinns(
    state: State, row: Sequence[int], discards: Sequence[int], other: str | int, asked: Sequence[Step], box: _Box
) -> None:
    state.djinn_row = vec[i64](list(row))
    state.djinn_discards = sum(1 << djinn for djinn in discards)
    shown = {djinn for step in asked for djinn in range(DJINN_COUNT) if getattr(step, "shown", 0) >> djinn & 1}
    rest = sum(1 << djinn for djinn in box.djinns - set(row) - set(discards) - shown)
    if other == PILE:
        state.djinn_deck = rest
    elif other == DISCARDS:
        state.djinn_discards |= rest
    else:
        assert isinstance(other, int)
        state.players[other].djinns |= rest
    for player in state.players:
        state.summoned |= player.djinns


def _place_markers(
    state: State, asked: Sequence[Step] | None, to_act: Sequence[int] | None, bid_order: Sequence[int] | None
) -> None:
    players = len(state.players)
    state.track = FREE_TRACK[:]
    if bid_order is not None:
        state.order = vec[i64](list(bid_order))
        state.steps = list(asked or ())
        return
    due = list(asked) if asked is not None else [Selling(BLUE), Moving(BLUE)]
    acting = due[-1].seat
    everybody = [seat for seat in range(players) for _ in range(markers_each(players))]
    if to_act is None:
        to_act = [seat for seat in ([1, 0, 1] if players == 2 else range(players)) if players == 2 or seat != acting]
    done = Counter(everybody) - Counter(to_act) - Counter([acting])
    state.order = vec[i64]([*sorted(done.elements()), acting])
    for spot, seat in zip((8, 7, 6, 5), to_act, strict=False):
        state.track[spot] = seat
    state.steps = [NextTurn(NOBODY), *due]


def play(game: Game, *actions: Action) -> list[Event]:
    """Play these actions and return all events."""
    events: list[Event] = []
    for action in actions:
        events += game.play(action)
    return events


def sow(game: Game, walk: str) -> list[Event]:
    """`sow(game, "C3 D3m E3v")`: pick up on C3, drop a Merchant on D3 and a Vizier on E3."""
    start, *drops = walk.split()
    return play(
        game, PickUp(tile_named(start)), *[Drop(tile_named(drop[:2]), LETTERS.index(drop[2])) for drop in drops]
    )


def next_round(game: Game) -> list[Event]:
    """End the last turn of a round of two; then the first to bid bids most and is to move."""
    return play(game, END_TURN, Bid(18), Bid(0), Bid(0), Bid(0))


def meeples(game: Game, tile: int) -> str:
    """Return the meeples of a tile by letter."""
    board = game.state.board
    return "".join(LETTERS[tribe] * board.count(tile, tribe) for tribe in range(TRIBE_COUNT))


def bag(game: Game) -> str:
    pile = game.state.bag
    return "".join(LETTERS[tribe] * (pile >> 5 * tribe & 31) for tribe in range(TRIBE_COUNT))


def hand(game: Game, seat: int) -> list[int]:
    """Return the cards that a player holds, sorted."""
    pile = game.state.players[seat].hand
    return [card for card in range(10) for _ in range(pile >> 5 * card & 31)]


def options(game: Game, kind: type[Action]) -> list[Action]:
    """Return the options of one kind."""
    return [option for option in game.options if isinstance(option, kind)]


def happened(events: list[Event], kind: type[E]) -> list[E]:
    """Return the events of one kind."""
    return [event for event in events if isinstance(event, kind)]
