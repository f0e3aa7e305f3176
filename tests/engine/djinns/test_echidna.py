"""Echidna (D7)."""

import pytest

from naqala.engine.actions import END_TURN, Build, Invoke, PickUp, Summon
from naqala.engine.djinns import ECHIDNA
from naqala.engine.events import BuildersEarned, MeeplesBagged, PowerUsed, PricePaid
from naqala.engine.pile import count
from naqala.engine.things import (
    A1,
    B1,
    BUILDER,
    C1,
    C2,
    D2,
    E1,
    FAKIR,
    OASIS,
    SACRED_PLACE,
    SMALL_MARKET,
    VILLAGE,
)
from tests.laying import BLUE, PINK, Seat, bag, happened, lay, next_round, options, play, sow

pytestmark = pytest.mark.rule("D7")

TWO_BLUE = {C1: VILLAGE, E1: SACRED_PLACE, D2: SMALL_MARKET}


def with_builders(places=TWO_BLUE, **more):
    """Blue's three Builders on D2 are about to earn."""
    game = lay({C2: "b", D2: "bb"}, places=places, **more)
    sow(game, "C2 D2b")
    return game


def two_walks(**more):
    """Builders may go from C2 to D2, or from A1 to B1; one blue tile touches both."""
    return lay({C2: "b", D2: "b", A1: "b", B1: "b"}, places={C1: VILLAGE}, **more)


@pytest.mark.rule("V4")
def test_it_is_worth_4():
    assert two_walks(blue=Seat(djinns=[ECHIDNA])).scores()[BLUE].djinns == 4


@pytest.mark.rule("A4")
def test_the_gold_of_ones_builders_is_doubled():
    game = with_builders(blue=Seat(elders=2, djinns=[ECHIDNA]))
    assert play(game, Invoke(ECHIDNA)) == [
        PowerUsed(BLUE, ECHIDNA),
        PricePaid(BLUE, elders=2, fakirs=0),
        MeeplesBagged(BLUE, BUILDER, 3),
        BuildersEarned(BLUE, D2, 3, 0, 2, 12),
    ]
    assert game.state.players[BLUE].gold == 62


@pytest.mark.rule("A4")
def test_unused_it_doubles_nothing():
    game = with_builders(blue=Seat(elders=2, djinns=[ECHIDNA]))
    assert list(game.options) == [Build(0), Invoke(ECHIDNA)]
    assert happened(play(game, Build(0)), BuildersEarned) == [BuildersEarned(BLUE, D2, 3, 0, 2, 6)]


@pytest.mark.parametrize(("fakirs", "gold"), [(0, 12), (1, 16), (2, 20)])
def test_the_gold_of_fakirs_who_help_is_doubled_too(fakirs, gold):
    game = with_builders(blue=Seat(elders=2, cards=[FAKIR] * 2, djinns=[ECHIDNA]))
    play(game, Invoke(ECHIDNA))
    assert list(game.options) == [Build(0), Build(1), Build(2)]
    assert happened(play(game, Build(fakirs)), BuildersEarned) == [BuildersEarned(BLUE, D2, 3, fakirs, 2, gold)]


def test_a_fakir_paid_for_it_can_no_longer_help():
    game = with_builders(blue=Seat(elders=1, cards=[FAKIR] * 2, djinns=[ECHIDNA]))
    play(game, Invoke(ECHIDNA, fakirs=1))
    assert list(game.options) == [Build(0), Build(1)]


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("elders", "fakirs", "ways"),
    [(2, 1, [0, 1]), (3, 2, [0, 1]), (2, 0, [0]), (1, 1, [1]), (1, 2, [1]), (1, 0, []), (0, 2, []), (0, 0, [])],
)
def test_it_costs_an_elder_and_an_elder_or_a_fakir(elders, fakirs, ways):
    game = with_builders(blue=Seat(elders=elders, cards=[FAKIR] * fakirs, djinns=[ECHIDNA]))
    assert options(game, Invoke) == [Invoke(ECHIDNA, fakirs=paid) for paid in ways]


@pytest.mark.rule("D1")
def test_an_elder_paid_goes_to_the_bag_and_a_fakir_to_the_discard():
    game = with_builders(blue=Seat(elders=3, cards=[FAKIR] * 3, djinns=[ECHIDNA]))
    assert PricePaid(BLUE, elders=1, fakirs=1) in play(game, Invoke(ECHIDNA, fakirs=1))
    assert (game.state.players[BLUE].elders, bag(game).count("e")) == (2, 18)
    assert (game.state.players[BLUE].fakirs, count(game.state.discards, FAKIR)) == (2, 1)


@pytest.mark.rule("T5")
def test_without_a_blue_tile_there_is_nothing_to_double():
    game = lay({C2: "b", D2: "bb"}, places={D2: OASIS}, blue=Seat(elders=2, cards=[FAKIR], djinns=[ECHIDNA]))
    events = sow(game, "C2 D2b")
    assert happened(events, BuildersEarned) == [BuildersEarned(BLUE, D2, 3, 0, 0, 0)]
    assert list(game.options) == [END_TURN]


def test_one_blue_tile_is_enough():
    game = with_builders({C1: VILLAGE, D2: SMALL_MARKET}, blue=Seat(elders=2, djinns=[ECHIDNA]))
    assert happened(play(game, Invoke(ECHIDNA)), BuildersEarned) == [BuildersEarned(BLUE, D2, 3, 0, 1, 6)]


def test_the_blue_tile_may_be_the_final_tile_itself():
    game = with_builders({D2: VILLAGE}, blue=Seat(elders=2, djinns=[ECHIDNA]))
    assert happened(play(game, Invoke(ECHIDNA)), BuildersEarned) == [BuildersEarned(BLUE, D2, 3, 0, 1, 6)]


@pytest.mark.rule("T4")
def test_it_is_not_paid_before_the_builders_come_back():
    game = two_walks(blue=Seat(elders=2, djinns=[ECHIDNA]))
    assert list(game.options) == [PickUp(A1), PickUp(B1), PickUp(C2), PickUp(D2)]


@pytest.mark.rule("T4")
def test_it_is_not_paid_once_the_gold_is_taken():
    game = with_builders(blue=Seat(elders=2, djinns=[ECHIDNA]))
    play(game, Build(0))
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("P6", "T4")
def test_summoned_after_the_builders_have_earned_it_comes_too_late():
    game = with_builders({D2: SACRED_PLACE}, djinn_row=[ECHIDNA], blue=Seat(elders=4))
    play(game, Summon(ECHIDNA))
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("T5")
@pytest.mark.parametrize("tribe", "vema")
def test_other_tribes_earn_nothing_to_double(tribe):
    game = lay({C2: tribe, D2: tribe}, places=dict(TWO_BLUE), blue=Seat(elders=2, djinns=[ECHIDNA]))
    sow(game, f"C2 D2{tribe}")
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("D1")
def test_the_same_gold_is_not_doubled_twice():
    game = with_builders(blue=Seat(elders=4, cards=[FAKIR] * 2, djinns=[ECHIDNA]))
    play(game, Invoke(ECHIDNA))
    assert not options(game, Invoke)


@pytest.mark.rule("D1", "T3")
def test_with_two_markers_it_is_used_once_for_both():
    game = two_walks(to_act=[BLUE, PINK, PINK], blue=Seat(elders=4, djinns=[ECHIDNA]))
    sow(game, "C2 D2b")
    play(game, Invoke(ECHIDNA), END_TURN)
    assert happened(sow(game, "A1 B1b"), BuildersEarned) == [BuildersEarned(BLUE, B1, 2, 0, 1, 2)]


@pytest.mark.rule("D1")
def test_it_is_rested_in_the_next_round():
    game = two_walks(to_act=[], blue=Seat(elders=4, djinns=[ECHIDNA]))
    sow(game, "C2 D2b")
    play(game, Invoke(ECHIDNA))
    next_round(game)
    sow(game, "A1 B1b")
    assert list(game.options) == [Build(0), Invoke(ECHIDNA)]


@pytest.mark.rule("D1")
def test_nobody_uses_it_for_its_owner():
    game = with_builders(blue=Seat(elders=2, cards=[FAKIR]), pink=Seat(elders=2, cards=[FAKIR], djinns=[ECHIDNA]))
    assert list(game.options) == [Build(0), Build(1)]
