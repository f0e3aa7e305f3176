"""Pile and TileSet: readable views of packed integers."""

from hypothesis import given
from hypothesis import strategies as st

from naqala.engine.components import (
    A1,
    ASSASSIN,
    C3,
    CARD_KINDS,
    CARD_NAMES,
    D3,
    ELDER,
    F5,
    FAKIR,
    FISH,
    SILK,
    TILE_COUNT,
    TRIBE_NAMES,
    VIZIER,
)
from naqala.engine.geometry import members
from naqala.engine.pile import pile_of
from naqala.engine.views import Pile, TileSet, djinn_names, meeples_on, tiles_of
from tests.positions import BLUE, Seat, game_at

cards = st.lists(st.integers(0, CARD_KINDS - 1), max_size=30)
tile_sets = st.integers(0, (1 << TILE_COUNT) - 1)


@given(cards)
def test_a_pile_iterates_over_its_pieces(kinds):
    pile = Pile.of_cards(kinds)
    assert list(pile) == sorted(kinds)
    assert len(pile) == len(kinds)
    assert all((kind in pile) == (kind in kinds) for kind in range(CARD_KINDS))
    assert all(pile.count(kind) == kinds.count(kind) for kind in range(CARD_KINDS))


@given(cards)
def test_a_pile_is_a_view_of_a_packed_integer(kinds):
    packed = pile_of([kinds.count(kind) for kind in range(CARD_KINDS)])
    assert Pile.of_cards(packed) == Pile(packed, CARD_NAMES) == Pile.of_cards(kinds)
    assert hash(Pile.of_cards(packed)) == hash(Pile.of_cards(kinds))
    assert Pile.of_cards(packed).packed == packed


def test_a_pile_is_written_by_the_names_of_its_kinds():
    assert repr(Pile.of_cards([SILK, FISH, FISH, FAKIR])) == "Pile(SILK=1, FISH=2, FAKIR=1)"
    assert repr(Pile.of_meeples([VIZIER, ASSASSIN])) == "Pile(VIZIER=1, ASSASSIN=1)"
    assert repr(Pile.of_meeples(0)) == "Pile()"


def test_meeples_are_not_cards():
    assert Pile.of_meeples([0]) != Pile.of_cards([0])
    assert Pile(1, TRIBE_NAMES) != 1
    assert "Vizier" not in Pile.of_meeples([VIZIER])


def test_a_kind_that_does_not_exist_is_not_in_a_pile():
    assert (Pile.of_meeples([VIZIER]).count(5), -1 in Pile.of_meeples([VIZIER])) == (0, False)


@given(tile_sets)
def test_a_tile_set_iterates_over_its_tiles(packed):
    tiles = TileSet(packed)
    assert list(tiles) == members(packed)
    assert len(tiles) == len(members(packed))
    assert TileSet.of(*members(packed)) == tiles
    assert hash(TileSet.of(*members(packed))) == hash(tiles)
    assert all((tile in tiles) == (tile in members(packed)) for tile in range(-1, TILE_COUNT + 1))


@given(tile_sets, tile_sets)
def test_tile_sets_combine(a, b):
    assert (TileSet(a) | TileSet(b), TileSet(a) & TileSet(b), TileSet(a) - TileSet(b)) == (
        TileSet(a | b),
        TileSet(a & b),
        TileSet(a & ~b),
    )


def test_a_tile_set_is_written_by_the_names_of_its_tiles():
    assert repr(TileSet.of(F5, A1, C3)) == "TileSet(A1, C3, F5)"
    assert TileSet.of(A1) != 1


def test_a_position_shows_meeples_tiles_and_djinns():
    game = game_at({C3: "vve", D3: "v"}, blue=Seat(owns=[A1, F5], djinns=[0, 1]))
    assert meeples_on(game.state, C3) == meeples_on(game.view(BLUE), C3) == Pile.of_meeples([VIZIER, VIZIER, ELDER])
    assert tiles_of(game.state.players[BLUE]) == tiles_of(game.view(BLUE).players[BLUE]) == TileSet.of(A1, F5)
    assert djinn_names(game.state.players[BLUE].djinns) == ["Al-Amin", "Anun-Nak"]
