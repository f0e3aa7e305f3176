"""Anun-Nak (D3)."""

from collections import Counter

import pytest

from naqala.engine.actions import END_TURN, GO_ON, Choose, Drop, Invoke, PickUp
from naqala.engine.components import A1, B1, C1, C3, D1, D3, E3, F5, FAKIR, OASIS, SACRED_PLACE, TILE_COUNT
from naqala.engine.djinns import ANUN_NAK
from naqala.engine.events import MeeplesDrawn, PowerUsed, PricePaid
from naqala.engine.setup import MEEPLES_IN_BOX
from tests.positions import BLUE, LETTERS, Seat, bag, game_at, meeples, options, play, sow

pytestmark = pytest.mark.rule("D3")

WALK = {C3: "v", D3: "v"}


def everyone_but(elsewhere):
    """All meeples of the box but these, by letter."""
    left = Counter("".join(letter * n for letter, n in zip(LETTERS, MEEPLES_IN_BOX, strict=True)))
    left.subtract(elsewhere)
    return "".join(left.elements())


def with_bag(letters, elders=0, fakirs=1):
    """Return a game with only these meeples in the bag; the others are on F5, except Blue's Elders."""
    game = game_at(
        {F5: everyone_but(letters + "e" * elders)},
        blue=Seat(elders=elders, cards=[FAKIR] * fakirs, djinns=[ANUN_NAK]),
    )
    assert sorted(bag(game)) == sorted(letters)
    return game


def meeples_everywhere_but(*vacant):
    """Return a game with a meeple on every tile except these."""
    standing = {tile: LETTERS[tile % 5] for tile in range(TILE_COUNT) if tile not in vacant}
    return game_at(standing, blue=Seat(elders=1, djinns=[ANUN_NAK]))


@pytest.mark.rule("V4")
def test_it_is_worth_8():
    assert game_at(WALK, blue=Seat(djinns=[ANUN_NAK])).scores()[BLUE].djinns == 8


def test_three_meeples_are_drawn_from_the_bag_onto_the_tile_chosen():
    game = game_at(WALK, blue=Seat(cards=[FAKIR], djinns=[ANUN_NAK]))
    before = bag(game)
    assert play(game, Invoke(ANUN_NAK, fakirs=1)) == [PowerUsed(BLUE, ANUN_NAK), PricePaid(BLUE, elders=0, fakirs=1)]
    assert play(game, Choose(A1)) == [MeeplesDrawn(BLUE, A1, game.state.board.meeples(A1))]
    assert len(meeples(game, A1)) == 3
    assert sorted(meeples(game, A1) + bag(game)) == sorted(before)


def test_they_are_drawn_at_random():
    drawn = set()
    for luck in range(10):
        game = game_at(WALK, luck=luck, blue=Seat(elders=1, djinns=[ANUN_NAK]))
        play(game, Invoke(ANUN_NAK), Choose(A1))
        drawn.add(meeples(game, A1))
    assert len(drawn) > 1


def test_the_tile_must_have_no_camel_meeple_palm_tree_or_palace():
    game = game_at(
        WALK,
        palms={C1: 1},
        palaces={D1: 1},
        blue=Seat(elders=1, djinns=[ANUN_NAK], owns=[A1]),
        pink=Seat(owns=[B1]),
    )
    play(game, Invoke(ANUN_NAK))
    taken = [A1, B1, C1, D1, C3, D3]
    assert list(game.options) == [Choose(tile) for tile in range(TILE_COUNT) if tile not in taken]


@pytest.mark.rule("T5")
def test_it_is_not_offered_without_a_vacant_tile():
    assert not options(meeples_everywhere_but(), Invoke)


@pytest.mark.parametrize("vacant", [[A1], [A1, F5]])
def test_one_vacant_tile_is_enough(vacant):
    game = meeples_everywhere_but(*vacant)
    play(game, Invoke(ANUN_NAK))
    assert list(game.options) == [Choose(tile) for tile in vacant]


@pytest.mark.parametrize("letters", ["m", "vb", "mba", "aaa"])
def test_a_bag_of_three_or_fewer_is_emptied(letters):
    game = with_bag(letters)
    play(game, Invoke(ANUN_NAK, fakirs=1), Choose(A1))
    assert (meeples(game, A1), bag(game)) == (letters, "")


def test_of_a_bag_of_four_one_stays_in_it():
    game = with_bag("vmba")
    play(game, Invoke(ANUN_NAK, fakirs=1), Choose(A1))
    assert (len(meeples(game, A1)), len(bag(game))) == (3, 1)


@pytest.mark.rule("T4")
@pytest.mark.parametrize(("letters", "come"), [("", "e"), ("m", "em"), ("vb", "veb")])
def test_the_elder_paid_is_in_the_bag_when_it_draws(letters, come):
    game = with_bag(letters, elders=1)
    play(game, Invoke(ANUN_NAK), Choose(A1))
    assert (meeples(game, A1), bag(game)) == (come, "")


@pytest.mark.rule("T5")
def test_it_is_not_offered_for_a_fakir_with_an_empty_bag():
    assert options(with_bag("", elders=1, fakirs=2), Invoke) == [Invoke(ANUN_NAK, fakirs=0)]
    assert options(with_bag("", elders=0, fakirs=2), Invoke) == []


@pytest.mark.rule("T4")
def test_it_may_be_used_before_the_move_and_between_all_parts_of_the_turn():
    game = game_at(WALK, places={D3: OASIS}, blue=Seat(elders=1, djinns=[ANUN_NAK]))
    assert list(game.options) == [PickUp(C3), PickUp(D3), Invoke(ANUN_NAK)]
    sow(game, "C3 D3v")
    assert list(game.options) == [GO_ON, Invoke(ANUN_NAK)]
    play(game, GO_ON)
    assert list(game.options) == [GO_ON, Invoke(ANUN_NAK)]
    play(game, GO_ON)
    assert list(game.options) == [END_TURN, Invoke(ANUN_NAK)]


@pytest.mark.rule("T4")
def test_it_may_not_be_used_during_the_walk():
    game = game_at({C3: "vm", E3: "v"}, blue=Seat(elders=1, djinns=[ANUN_NAK]))
    play(game, PickUp(C3))
    assert list(game.options) == options(game, Drop)


@pytest.mark.rule("K4")
def test_the_tile_picked_up_from_is_vacant_afterwards_and_the_tile_taken_is_not():
    game = game_at(WALK, places={D3: SACRED_PLACE}, blue=Seat(elders=1, djinns=[ANUN_NAK]))
    sow(game, "C3 D3v")
    play(game, Invoke(ANUN_NAK))
    assert list(game.options) == [Choose(tile) for tile in range(TILE_COUNT) if tile != D3]


@pytest.mark.rule("D1")
def test_only_its_owner_may_use_it():
    game = game_at(WALK, blue=Seat(elders=2, cards=[FAKIR]), pink=Seat(elders=2, cards=[FAKIR], djinns=[ANUN_NAK]))
    assert list(game.options) == [PickUp(C3), PickUp(D3)]
