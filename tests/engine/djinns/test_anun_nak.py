"""Anun-Nak (D3)."""

from collections import Counter

import pytest

from naqala.engine.actions import END_TURN, GO_ON, Choose, Drop, Invoke, PickUp
from naqala.engine.djinns import ANUN_NAK
from naqala.engine.events import MeeplesCame, PowerUsed, PricePaid
from naqala.engine.pile import count
from naqala.engine.setup import MEEPLES_IN_BOX
from naqala.engine.steps import Selling
from naqala.engine.things import A1, B1, C1, C3, D1, D3, E1, E3, F1, F5, FAKIR, OASIS, SACRED_PLACE, TILES
from tests.laying import BLUE, LETTERS, PINK, Seat, bag, lay, meeples, next_round, options, play, sow

pytestmark = pytest.mark.rule("D3")

WALK = {C3: "v", D3: "v"}


def everyone_but(elsewhere):
    """All meeples of the box but these, by letter."""
    left = Counter("".join(letter * n for letter, n in zip(LETTERS, MEEPLES_IN_BOX, strict=True)))
    left.subtract(elsewhere)
    return "".join(left.elements())


def with_bag(letters, elders=0, fakirs=1):
    """In the bag are just these; all others stand on F5, but for Blue's Elders."""
    game = lay(
        {F5: everyone_but(letters + "e" * elders)},
        blue=Seat(elders=elders, cards=[FAKIR] * fakirs, djinns=[ANUN_NAK]),
    )
    assert sorted(bag(game)) == sorted(letters)
    return game


def all_peopled_but(*vacant):
    """A meeple on every tile but these."""
    standing = {tile: LETTERS[tile % 5] for tile in range(TILES) if tile not in vacant}
    return lay(standing, blue=Seat(elders=1, djinns=[ANUN_NAK]))


@pytest.mark.rule("V4")
def test_it_is_worth_8():
    assert lay(WALK, blue=Seat(djinns=[ANUN_NAK])).scores()[BLUE].djinns == 8


def test_three_meeples_come_out_of_the_bag_onto_the_tile_chosen():
    game = lay(WALK, blue=Seat(cards=[FAKIR], djinns=[ANUN_NAK]))
    before = bag(game)
    assert play(game, Invoke(ANUN_NAK, fakirs=1)) == [PowerUsed(BLUE, ANUN_NAK), PricePaid(BLUE, elders=0, fakirs=1)]
    assert play(game, Choose(A1)) == [MeeplesCame(BLUE, A1, game.state.board.meeples(A1))]
    assert len(meeples(game, A1)) == 3
    assert sorted(meeples(game, A1) + bag(game)) == sorted(before)


def test_they_come_by_chance():
    came = set()
    for luck in range(10):
        game = lay(WALK, luck=luck, blue=Seat(elders=1, djinns=[ANUN_NAK]))
        play(game, Invoke(ANUN_NAK), Choose(A1))
        came.add(meeples(game, A1))
    assert len(came) > 1


def test_the_tile_must_have_no_camel_meeple_palm_tree_or_palace():
    game = lay(
        WALK,
        palms={C1: 1},
        palaces={D1: 1},
        blue=Seat(elders=1, djinns=[ANUN_NAK], owns=[A1]),
        pink=Seat(owns=[B1]),
    )
    play(game, Invoke(ANUN_NAK))
    taken = [A1, B1, C1, D1, C3, D3]
    assert list(game.options) == [Choose(tile) for tile in range(TILES) if tile not in taken]


@pytest.mark.rule("T5")
def test_it_is_not_offered_without_a_vacant_tile():
    assert not options(all_peopled_but(), Invoke)


@pytest.mark.parametrize("vacant", [[A1], [A1, F5]])
def test_one_vacant_tile_is_enough(vacant):
    game = all_peopled_but(*vacant)
    play(game, Invoke(ANUN_NAK))
    assert list(game.options) == [Choose(tile) for tile in vacant]


@pytest.mark.rule("D1")
@pytest.mark.parametrize(("elders", "fakirs", "ways"), [(1, 1, [0, 1]), (1, 0, [0]), (0, 1, [1]), (0, 0, [])])
def test_it_costs_an_elder_or_a_fakir(elders, fakirs, ways):
    game = lay(WALK, blue=Seat(elders=elders, cards=[FAKIR] * fakirs, djinns=[ANUN_NAK]))
    assert options(game, Invoke) == [Invoke(ANUN_NAK, fakirs=paid) for paid in ways]


@pytest.mark.rule("D1")
def test_an_elder_paid_goes_to_the_bag():
    game = lay(WALK, blue=Seat(elders=2, djinns=[ANUN_NAK]))
    assert PricePaid(BLUE, elders=1, fakirs=0) in play(game, Invoke(ANUN_NAK))
    assert (game.state.players[BLUE].elders, bag(game).count("e")) == (1, 19)


@pytest.mark.rule("D1")
def test_a_fakir_paid_goes_to_the_discard():
    game = lay(WALK, blue=Seat(cards=[FAKIR] * 2, djinns=[ANUN_NAK]))
    play(game, Invoke(ANUN_NAK, fakirs=1))
    assert (game.state.players[BLUE].fakirs, count(game.state.discards, FAKIR)) == (1, 1)


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
def test_from_an_empty_bag_a_fakir_would_draw_nobody():
    assert options(with_bag("", elders=1, fakirs=2), Invoke) == [Invoke(ANUN_NAK, fakirs=0)]
    assert options(with_bag("", elders=0, fakirs=2), Invoke) == []


@pytest.mark.rule("T4")
def test_it_may_be_used_before_the_move_and_between_all_parts_of_the_turn():
    game = lay(WALK, places={D3: OASIS}, blue=Seat(elders=1, djinns=[ANUN_NAK]))
    assert list(game.options) == [PickUp(C3), PickUp(D3), Invoke(ANUN_NAK)]
    sow(game, "C3 D3v")
    assert list(game.options) == [GO_ON, Invoke(ANUN_NAK)]
    play(game, GO_ON)
    assert list(game.options) == [GO_ON, Invoke(ANUN_NAK)]
    play(game, GO_ON)
    assert list(game.options) == [END_TURN, Invoke(ANUN_NAK)]


@pytest.mark.rule("T4")
def test_it_may_not_be_used_in_the_middle_of_walking():
    game = lay({C3: "vm", E3: "v"}, blue=Seat(elders=1, djinns=[ANUN_NAK]))
    play(game, PickUp(C3))
    assert list(game.options) == options(game, Drop)


@pytest.mark.rule("K4")
def test_the_tile_picked_up_from_is_vacant_afterwards_and_the_tile_taken_is_not():
    game = lay(WALK, places={D3: SACRED_PLACE}, blue=Seat(elders=1, djinns=[ANUN_NAK]))
    sow(game, "C3 D3v")
    play(game, Invoke(ANUN_NAK))
    assert list(game.options) == [Choose(tile) for tile in range(TILES) if tile != D3]


@pytest.mark.rule("D1")
def test_it_is_used_once_a_turn():
    game = lay(WALK, blue=Seat(elders=2, cards=[FAKIR], djinns=[ANUN_NAK]))
    play(game, Invoke(ANUN_NAK), Choose(A1))
    assert not options(game, Invoke)


@pytest.mark.rule("D1", "T3")
def test_with_two_markers_it_is_used_once_for_both():
    game = lay(WALK, asked=[Selling(BLUE)], to_act=[BLUE, PINK, PINK], blue=Seat(elders=2, djinns=[ANUN_NAK]))
    play(game, Invoke(ANUN_NAK), Choose(F1), END_TURN)
    assert (game.seat, options(game, Invoke)) == (BLUE, [])


@pytest.mark.rule("D1")
def test_it_is_rested_in_the_next_round():
    game = lay(WALK, asked=[Selling(BLUE)], to_act=[], blue=Seat(elders=2, djinns=[ANUN_NAK]))
    play(game, Invoke(ANUN_NAK), Choose(E1))
    next_round(game)
    assert (game.seat, options(game, Invoke)) == (BLUE, [Invoke(ANUN_NAK)])


@pytest.mark.rule("D1")
def test_nobody_uses_it_for_its_owner():
    game = lay(WALK, blue=Seat(elders=2, cards=[FAKIR]), pink=Seat(elders=2, cards=[FAKIR], djinns=[ANUN_NAK]))
    assert list(game.options) == [PickUp(C3), PickUp(D3)]
