"""When powers may be used (T4)."""

import pytest

from naqala.engine.actions import (
    END_TURN,
    GO_ON,
    PASS,
    Build,
    Buy,
    Choose,
    Drop,
    Invoke,
    Kill,
    PickUp,
    Sell,
    Summon,
)
from naqala.engine.components import (
    A1,
    A5,
    C3,
    D3,
    E3,
    ELDER,
    F1,
    F5,
    FAKIR,
    FISH,
    LARGE_MARKET,
    MERCHANT,
    OASIS,
    PALM_TREE,
    SACRED_PLACE,
    SILK,
    SMALL_MARKET,
    VILLAGE,
    VIZIER,
)
from naqala.engine.djinns import (
    ANUN_NAK,
    BOURAQ,
    ENKI,
    HAURVATAT,
    SLOAR,
    UTUG,
)
from naqala.engine.errors import IllegalAction
from naqala.engine.events import CardDrawn, MeeplesDrawn, PalmPlaced, PowerUsed, PricePaid, SuitSold
from naqala.engine.pile import one
from naqala.engine.steps import Collecting, Placing, Selling, Welcoming
from tests.positions import BLUE, PINK, Seat, bag, game_at, hand, happened, meeples, options, play, sow

pytestmark = pytest.mark.rule("T4")


def with_enki(tiles, walk="", elders=1, **more):
    """Blue holds Enki and an Elder to pay for it, and has made this walk."""
    game = game_at(tiles, blue=Seat(elders=elders, djinns=[ENKI]), **more)
    if walk:
        sow(game, walk)
    return game


# Every moment of the turn


def test_a_power_may_be_used_before_the_move():
    game = with_enki({C3: "v", D3: "v"})
    assert list(game.options) == [PickUp(C3), PickUp(D3), Invoke(ENKI)]


def test_a_power_used_before_the_move_leaves_the_move_to_do():
    game = with_enki({C3: "v", D3: "v"}, places={A1: OASIS})
    assert happened(play(game, Invoke(ENKI), Choose(A1)), PalmPlaced) == [PalmPlaced(BLUE, A1)]
    assert list(game.options) == [PickUp(C3), PickUp(D3)]


def test_no_power_may_be_used_during_a_walk():
    game = with_enki({C3: "vv", E3: "v"})
    play(game, PickUp(C3))
    assert not options(game, Invoke)
    with pytest.raises(IllegalAction, match=r"^No power can be used while you sow\. \(T4\)$"):
        play(game, Invoke(ENKI))
    play(game, Drop(D3, VIZIER))
    assert list(game.options) == [Drop(E3, VIZIER)]


def test_a_power_may_be_used_before_viziers_and_elders_are_kept():
    game = with_enki({C3: "v", D3: "v"}, "C3 D3v")
    assert game.state.steps[-1] == Welcoming(BLUE, VIZIER, 2)
    assert list(game.options) == [GO_ON, Invoke(ENKI)]


def test_a_power_may_be_used_before_merchants_take_cards():
    game = with_enki({C3: "m", D3: "m"}, "C3 D3m", row=[FISH, SILK, FISH])
    assert game.state.steps[-1] == Collecting(BLUE, 2)
    assert list(game.options) == [GO_ON, Invoke(ENKI)]
    play(game, GO_ON)
    assert hand(game, BLUE) == [SILK, FISH]


def test_a_power_may_be_used_before_builders_earn():
    assert list(with_enki({C3: "b", D3: "b"}, "C3 D3b").options) == [Build(0), Invoke(ENKI)]


def test_a_power_may_be_used_before_assassins_kill():
    game = with_enki({C3: "a", D3: "a", E3: "m"}, "C3 D3a")
    assert list(game.options) == [Kill(E3, MERCHANT), Invoke(ENKI)]


def test_a_power_may_be_used_even_before_assassins_without_a_victim_go_to_the_bag():
    game = with_enki({C3: "a", D3: "a"}, "C3 D3a")
    assert list(game.options) == [PASS, Invoke(ENKI)]


@pytest.mark.parametrize("place", [OASIS, VILLAGE])
def test_a_power_may_be_used_before_a_palm_tree_or_palace_is_placed(place):
    game = with_enki({C3: "v", D3: "v"}, "C3 D3v", places={D3: place})
    play(game, GO_ON)
    assert list(game.options) == [GO_ON, Invoke(ENKI)]


@pytest.mark.parametrize("place", [SMALL_MARKET, LARGE_MARKET])
def test_a_power_may_be_used_before_a_market_is_paid(place):
    game = with_enki({C3: "v", D3: "v"}, "C3 D3v", places={D3: place}, row=[FISH, SILK])
    play(game, GO_ON)
    assert list(game.options) == [Buy(0), Buy(1), PASS, Invoke(ENKI)]


def test_no_power_may_be_used_between_the_two_cards_of_a_large_market():
    game = with_enki({C3: "v", D3: "v"}, "C3 D3v", places={D3: LARGE_MARKET}, row=[FISH, SILK, FAKIR])
    play(game, GO_ON, Buy(0))
    assert list(game.options) == [Buy(0), Buy(1)]


def test_a_power_may_be_used_before_a_djinn_is_summoned():
    game = with_enki({C3: "v", D3: "v"}, "C3 D3v", elders=2, places={D3: SACRED_PLACE}, djinn_row=[HAURVATAT])
    play(game, GO_ON)
    assert list(game.options) == [PASS, Summon(HAURVATAT), Invoke(ENKI)]


@pytest.mark.rule("G1")
def test_a_power_may_be_used_at_the_end_in_any_order_with_sales():
    rich = Seat(elders=1, cards=[FISH, FISH], djinns=[ENKI])
    game = game_at({C3: "v", D3: "v"}, places={A1: OASIS}, blue=rich, asked=[Selling(BLUE)])
    assert list(game.options) == [END_TURN, Sell.of(FISH), Invoke(ENKI)]
    sold = [SuitSold(BLUE, 1 << FISH, 1)]
    assert play(game, Sell.of(FISH)) == sold
    assert list(game.options) == [END_TURN, Sell.of(FISH), Invoke(ENKI)]
    play(game, Invoke(ENKI), Choose(A1))
    assert list(game.options) == [END_TURN, Sell.of(FISH)]
    assert play(game, Sell.of(FISH)) == sold
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("G1")
def test_goods_are_sold_at_the_end_of_the_turn_only():
    game = game_at({C3: "v", D3: "v"}, blue=Seat(elders=1, cards=[FISH], djinns=[ENKI]))
    assert not options(game, Sell)
    sow(game, "C3 D3v")
    assert not options(game, Sell)


def test_powers_may_be_used_between_two_automatic_steps():
    game = with_enki({C3: "v", D3: "v"}, "C3 D3v", places={D3: OASIS, A1: OASIS})
    assert game.state.steps[-1] == Welcoming(BLUE, VIZIER, 2)
    play(game, GO_ON)
    assert game.state.steps[-1] == Placing(BLUE, D3, PALM_TREE)
    assert list(game.options) == [GO_ON, Invoke(ENKI)]
    assert happened(play(game, Invoke(ENKI), Choose(A1)), PalmPlaced) == [PalmPlaced(BLUE, A1), PalmPlaced(BLUE, D3)]


def test_automatic_steps_happen_by_themselves_once_no_power_is_left():
    game = with_enki({C3: "v", D3: "v"}, "C3 D3v", places={D3: OASIS, A1: OASIS})
    play(game, Invoke(ENKI), Choose(A1))
    assert list(game.options) == [END_TURN]
    assert (game.state.players[BLUE].viziers, game.state.board.palms(D3)) == (2, 1)


def test_several_powers_may_be_used_in_any_order_at_one_moment():
    rich = Seat(elders=2, djinns=[BOURAQ, ENKI])
    game = game_at({C3: "v", D3: "v"}, places={A1: OASIS, A5: VILLAGE}, blue=rich)
    assert options(game, Invoke) == [Invoke(BOURAQ), Invoke(ENKI)]
    play(game, Invoke(ENKI), Choose(A1))
    assert options(game, Invoke) == [Invoke(BOURAQ)]
    play(game, Invoke(BOURAQ), Choose(A5))
    assert options(game, Invoke) == []


@pytest.mark.rule("P6")
def test_a_djinn_just_summoned_may_be_used_at_once():
    game = game_at({C3: "v", D3: "v"}, places={D3: SACRED_PLACE}, blue=Seat(elders=3), djinn_row=[ENKI])
    sow(game, "C3 D3v")
    play(game, Summon(ENKI))
    assert list(game.options) == [END_TURN, Invoke(ENKI)]


# Between collecting and the tribe action


def test_collected_meeples_are_not_in_the_bag_before_their_action():
    rich = Seat(cards=[FAKIR], djinns=[ANUN_NAK])
    game = game_at({C3: "m", D3: "m"}, places={D3: SMALL_MARKET}, blue=rich, other_meeples=F5)
    sow(game, "C3 D3m")
    assert game.state.steps[-1] == Selling(BLUE)
    assert bag(game) == "mm"
    assert list(game.options) == [END_TURN, Invoke(ANUN_NAK, fakirs=1)]


@pytest.mark.parametrize("tribe", ["m", "b", "a"])
def test_with_meeples_in_hand_and_an_empty_bag_only_the_elder_paid_can_be_drawn(tribe):
    rich = Seat(elders=1, cards=[FAKIR], djinns=[ANUN_NAK])
    game = game_at({C3: tribe, D3: tribe}, places={A1: OASIS}, blue=rich, other_meeples=F5)
    sow(game, f"C3 D3{tribe}")
    assert options(game, Invoke) == [Invoke(ANUN_NAK, fakirs=0)]
    events = play(game, Invoke(ANUN_NAK), Choose(A1))
    assert happened(events, MeeplesDrawn) == [MeeplesDrawn(BLUE, A1, one(ELDER))]


def test_costs_are_paid_first_so_the_elder_paid_is_in_the_bag_when_anun_nak_draws():
    game = game_at({C3: "v", D3: "v"}, blue=Seat(elders=1, djinns=[ANUN_NAK]), other_meeples=F5)
    events = play(game, Invoke(ANUN_NAK), Choose(A1))
    assert events == [PowerUsed(BLUE, ANUN_NAK), PricePaid(BLUE, 1, 0), MeeplesDrawn(BLUE, A1, one(ELDER))]
    assert (meeples(game, A1), bag(game)) == ("e", "")


def test_collected_elders_pay_for_nothing_before_they_are_kept():
    game = game_at({C3: "e", D3: "e"}, places={D3: OASIS}, blue=Seat(djinns=[ENKI]))
    sow(game, "C3 D3e")
    assert game.state.steps[-1] == Placing(BLUE, D3, PALM_TREE)
    assert list(game.options) == [GO_ON, Invoke(ENKI)]


def test_a_camel_may_be_placed_between_collecting_and_the_kill():
    game = game_at({C3: "a", D3: "a", E3: "m"}, blue=Seat(elders=2, djinns=[UTUG]))
    sow(game, "C3 D3a")
    play(game, Invoke(UTUG))
    assert list(game.options) == [Choose(E3)]
    play(game, Choose(E3))
    assert list(game.options) == [Kill(E3, MERCHANT)]


def test_sloar_may_draw_a_fakir_for_the_builders_who_are_about_to_earn():
    rich = Seat(cards=[FAKIR], djinns=[SLOAR])
    rest = [card for card, n in enumerate([2, 2, 2, 4, 4, 4, 6, 6, 6]) for _ in range(n)]
    game = game_at({C3: "b", D3: "b"}, places={D3: OASIS, C3: VILLAGE}, blue=rich, pink=Seat(cards=rest))
    sow(game, "C3 D3b")
    assert list(game.options) == [Build(0), Build(1), Invoke(SLOAR, fakirs=1)]
    assert happened(play(game, Invoke(SLOAR, fakirs=1)), CardDrawn) == [CardDrawn(BLUE, FAKIR)]
    assert list(game.options) == [Build(0), Build(1)]


def test_no_power_may_be_used_in_the_turn_of_another():
    game = game_at({C3: "v", D3: "v", F1: "e", F5: "e"}, pink=Seat(elders=4, cards=[FAKIR], djinns=[ENKI, SLOAR]))
    seen = [*game.options, *sow(game, "C3 D3v"), *game.options]
    assert not [option for option in seen if isinstance(option, Invoke)]
    play(game, END_TURN)
    assert (game.seat, game.options[-1]) == (PINK, Invoke(SLOAR, fakirs=1))
