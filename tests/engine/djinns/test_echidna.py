"""Echidna (D7)."""

import pytest

from naqala.engine.actions import END_TURN, Build, Invoke, PickUp, Summon
from naqala.engine.components import (
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
from naqala.engine.djinns import ECHIDNA
from naqala.engine.events import BuildersEarned, MeeplesBagged, PowerUsed, PricePaid
from tests.positions import BLUE, Seat, game_at, happened, options, play, sow

pytestmark = pytest.mark.rule("D7")

TWO_BLUE = {C1: VILLAGE, E1: SACRED_PLACE, D2: SMALL_MARKET}


def with_builders(places=TWO_BLUE, **more):
    """Blue's three Builders on D2 are about to earn."""
    game = game_at({C2: "b", D2: "bb"}, places=places, **more)
    sow(game, "C2 D2b")
    return game


def two_walks(**more):
    """Builders may go from C2 to D2, or from A1 to B1; one blue tile touches both."""
    return game_at({C2: "b", D2: "b", A1: "b", B1: "b"}, places={C1: VILLAGE}, **more)


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
def test_if_it_is_not_used_nothing_is_doubled():
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


@pytest.mark.rule("T5")
def test_without_a_blue_tile_there_is_nothing_to_double():
    game = game_at({C2: "b", D2: "bb"}, places={D2: OASIS}, blue=Seat(elders=2, cards=[FAKIR], djinns=[ECHIDNA]))
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
def test_it_is_not_paid_before_the_builders_are_collected():
    game = two_walks(blue=Seat(elders=2, djinns=[ECHIDNA]))
    assert list(game.options) == [PickUp(A1), PickUp(B1), PickUp(C2), PickUp(D2)]


@pytest.mark.rule("T4")
def test_it_is_not_paid_after_the_builders_have_earned():
    game = with_builders(blue=Seat(elders=2, djinns=[ECHIDNA]))
    play(game, Build(0))
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("P6", "T4")
def test_summoned_after_the_builders_have_earned_it_is_too_late():
    game = with_builders({D2: SACRED_PLACE}, djinn_row=[ECHIDNA], blue=Seat(elders=4))
    play(game, Summon(ECHIDNA))
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("T5")
@pytest.mark.parametrize("tribe", "vema")
def test_other_tribes_earn_nothing_to_double(tribe):
    game = game_at({C2: tribe, D2: tribe}, places=dict(TWO_BLUE), blue=Seat(elders=2, djinns=[ECHIDNA]))
    sow(game, f"C2 D2{tribe}")
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("D1")
def test_the_same_gold_is_not_doubled_twice():
    game = with_builders(blue=Seat(elders=4, cards=[FAKIR] * 2, djinns=[ECHIDNA]))
    play(game, Invoke(ECHIDNA))
    assert not options(game, Invoke)


@pytest.mark.rule("D1")
def test_only_its_owner_may_use_it():
    game = with_builders(blue=Seat(elders=2, cards=[FAKIR]), pink=Seat(elders=2, cards=[FAKIR], djinns=[ECHIDNA]))
    assert list(game.options) == [Build(0), Build(1)]
