"""A turn: its order (T1-T3), and decisions that are skipped (T5, T6). Powers (T4) are in test_moments."""

import pytest

from naqala.engine.actions import END_TURN, GO_ON, PASS, Bid, Build, Buy, Choose, Invoke, PickUp, Sell, Summon
from naqala.engine.components import (
    A1,
    A3,
    A5,
    B1,
    B3,
    B5,
    BUILDER,
    C3,
    D3,
    D5,
    E5,
    F1,
    FAKIR,
    FISH,
    NOBODY,
    OASIS,
    PALM_TREE,
    SACRED_PLACE,
    SILK,
    SMALL_MARKET,
    TILE_COUNT,
    VILLAGE,
    VIZIER,
)
from naqala.engine.djinns import ANUN_NAK, BOURAQ, ENKI, HAGIS, IBLIS, LAMIA, LETA, MARID, SIBITTIS, SLOAR, UTUG
from naqala.engine.events import (
    BuildersEarned,
    CamelPlaced,
    CardTaken,
    MeepleDropped,
    MeeplesBagged,
    MeeplesCollected,
    MeeplesKept,
    MeeplesPickedUp,
    PalacePlaced,
    PalmPlaced,
    PricePaid,
    RoundStarted,
    SuitSold,
    TurnEnded,
    TurnStarted,
)
from naqala.engine.pile import several
from naqala.engine.steps import Bidding, Conjuring, Moving, NextTurn, Selling, Trading
from tests.positions import BLACK, BLUE, ORANGE, PINK, Seat, game_at, hand, happened, options, play, sow

PAIRS = {A1: "v", B1: "v", A3: "v", B3: "v", A5: "v", B5: "v", D5: "v", E5: "v"}


# T1


@pytest.mark.rule("T1")
def test_the_marker_goes_to_the_first_empty_spot_of_the_bid_order_track():
    game = game_at(PAIRS, players=4, to_act=[BLACK, PINK, ORANGE])
    tracks = [list(game.state.order)]
    for walk in ("A1 B1v", "A3 B3v", "A5 B5v"):
        sow(game, walk)
        play(game, END_TURN)
        tracks.append(list(game.state.order))
    assert tracks == [[BLUE], [BLUE, BLACK], [BLUE, BLACK, PINK], [BLUE, BLACK, PINK, ORANGE]]


@pytest.mark.rule("T1")
def test_a_marker_that_acts_leaves_the_turn_order_track():
    game = game_at(PAIRS, players=3, bid_order=[BLUE, PINK, ORANGE], asked=[Bidding(BLUE, 0)])
    play(game, Bid(18), Bid(0), Bid(0))
    assert list(game.state.track) == [PINK, ORANGE, *[NOBODY] * 7]


@pytest.mark.rule("T1", "B1")
def test_the_turn_order_of_this_round_is_the_bid_order_of_the_next():
    game = game_at(PAIRS | {C3: "e", D3: "e"}, players=3, bid_order=[BLUE, PINK, ORANGE], asked=[Bidding(BLUE, 0)])
    play(game, Bid(1), Bid(0), Bid(5))
    for walk in ("A1 B1v", "A3 B3v", "A5 B5v"):
        sow(game, walk)
        events = play(game, END_TURN)
    assert happened(events, RoundStarted) == [RoundStarted(2)]
    assert list(game.state.order) == [ORANGE, BLUE, PINK]
    assert game.state.steps == [Bidding(ORANGE, 0)]


# T2


@pytest.mark.rule("T2")
def test_a_turn_is_move_collect_tribe_place_sale_and_end():
    game = game_at({A1: "b", B1: "b"}, places={B1: OASIS, A1: SACRED_PLACE}, blue=Seat(cards=[FISH, SILK]))
    events = sow(game, "A1 B1b") + play(game, Build(0))
    assert events == [
        MeeplesPickedUp(BLUE, A1, several(BUILDER, 1)),
        MeepleDropped(BLUE, B1, BUILDER),
        MeeplesCollected(BLUE, B1, BUILDER, 2),
        CamelPlaced(BLUE, B1),
        MeeplesBagged(BLUE, BUILDER, 2),
        BuildersEarned(BLUE, B1, n=2, fakirs=0, blue=1, gold=2),
        PalmPlaced(BLUE, B1),
    ]
    assert play(game, Sell.of(FISH, SILK)) == [SuitSold(BLUE, 1 << FISH | 1 << SILK, 3)]
    assert play(game, END_TURN)[:2] == [TurnEnded(BLUE), TurnStarted(PINK, 18)]


@pytest.mark.rule("T2", "P5")
def test_the_tribe_acts_before_the_place():
    game = game_at({C3: "m", D3: "m"}, places={D3: SMALL_MARKET}, row=[FISH, FISH, SILK, FAKIR])
    assert happened(sow(game, "C3 D3m"), CardTaken) == [CardTaken(BLUE, 0, FISH), CardTaken(BLUE, 0, FISH)]
    assert happened(play(game, Buy(0)), CardTaken) == [CardTaken(BLUE, 0, SILK)]


@pytest.mark.rule("T2")
def test_every_turn_is_ended_by_its_player():
    game = game_at({C3: "v", D3: "v"})
    sow(game, "C3 D3v")
    assert game.seat == BLUE
    assert list(game.options) == [END_TURN]


# T3


@pytest.mark.rule("T3")
def test_both_turns_of_a_player_may_follow_each_other_and_each_is_a_full_turn():
    game = game_at(PAIRS, bid_order=[BLUE, BLUE, PINK, PINK], asked=[Bidding(BLUE, 0)])
    assert happened(play(game, Bid(18), Bid(12), Bid(5), Bid(0)), TurnStarted) == [TurnStarted(BLUE, 18)]
    sow(game, "A1 B1v")
    assert play(game, END_TURN) == [TurnEnded(BLUE), TurnStarted(BLUE, 12)]
    assert options(game, PickUp) == [PickUp(tile) for tile in (A3, B3, A5, B5, D5, E5)]
    assert happened(sow(game, "A3 B3v"), MeeplesKept) == [MeeplesKept(BLUE, VIZIER, 2)]
    assert play(game, END_TURN) == [TurnEnded(BLUE), TurnStarted(PINK, 5)]


@pytest.mark.rule("T3", "D1")
def test_a_power_used_in_the_first_of_two_turns_is_not_available_in_the_second():
    game = game_at(PAIRS, places={A5: OASIS}, blue=Seat(elders=2, djinns=[ENKI]), to_act=[BLUE, PINK, PINK])
    play(game, Invoke(ENKI), Choose(A5))
    sow(game, "A1 B1v")
    play(game, END_TURN)
    assert game.seat == BLUE
    assert not options(game, Invoke)


@pytest.mark.rule("T3", "D1")
def test_a_power_not_used_in_the_first_of_two_turns_is_available_in_the_second():
    game = game_at(PAIRS, blue=Seat(elders=2, djinns=[ENKI]), to_act=[BLUE, PINK, PINK])
    sow(game, "A1 B1v")
    play(game, GO_ON, END_TURN)
    assert options(game, Invoke) == [Invoke(ENKI)]


# T5


@pytest.mark.rule("T5")
@pytest.mark.parametrize("djinn", [BOURAQ, ENKI])
def test_a_power_that_places_is_offered_while_one_piece_is_left(djinn):
    rich = Seat(elders=1, djinns=[djinn])
    assert options(game_at(PAIRS, blue=rich, palms={F1: 11}, palaces={F1: 9}), Invoke) == [Invoke(djinn)]
    assert not options(game_at(PAIRS, blue=rich, palms={F1: 12}, palaces={F1: 10}), Invoke)


@pytest.mark.rule("T5")
def test_camels_are_offered_only_while_one_is_left():
    assert options(game_at(PAIRS, blue=Seat(elders=2, djinns=[LETA, UTUG], camels=1)), Invoke) == [
        Invoke(LETA),
        Invoke(UTUG),
    ]
    assert not options(game_at(PAIRS, blue=Seat(elders=2, djinns=[LETA, UTUG], camels=0)), Invoke)


@pytest.mark.rule("T5")
def test_sibittis_is_not_offered_when_no_djinn_is_left_to_look_at():
    game = game_at(PAIRS, blue=Seat(elders=2, djinns=[SIBITTIS]), other_djinns=PINK)
    assert not options(game, Invoke)


@pytest.mark.rule("T5")
def test_a_power_that_changes_a_step_is_not_offered_where_that_step_does_not_happen():
    game = game_at(PAIRS, blue=Seat(elders=4, djinns=[HAGIS, LAMIA, IBLIS]), places={B1: SMALL_MARKET})
    assert not options(game, Invoke)
    sow(game, "A1 B1v")
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("T5")
def test_a_djinn_whose_power_is_always_active_is_never_invoked():
    game = game_at(PAIRS, blue=Seat(elders=4, cards=[FAKIR], djinns=[MARID]))
    assert not options(game, Invoke)


@pytest.mark.rule("T5", "A4")
def test_fakirs_are_not_offered_to_builders_who_earn_nothing():
    game = game_at({A1: "b", B1: "b"}, places={B1: OASIS}, blue=Seat(cards=[FAKIR]))
    assert happened(sow(game, "A1 B1b"), BuildersEarned) == [BuildersEarned(BLUE, B1, 2, 0, 0, 0)]
    assert hand(game, BLUE) == [FAKIR]


@pytest.mark.rule("T5", "A4")
def test_fakirs_are_offered_to_builders_who_earn_something():
    game = game_at({A1: "b", B1: "b"}, places={B1: OASIS, A1: VILLAGE}, blue=Seat(cards=[FAKIR]))
    sow(game, "A1 B1b")
    assert list(game.options) == [Build(0), Build(1)]


@pytest.mark.rule("T5")
def test_no_power_is_offered_that_its_owner_cannot_pay():
    assert not options(game_at(PAIRS, blue=Seat(djinns=[ENKI])), Invoke)
    assert not options(game_at(PAIRS, blue=Seat(elders=1, djinns=[LETA, SLOAR])), Invoke)


@pytest.mark.rule("T5")
def test_only_the_djinns_of_the_player_whose_turn_it_is_are_offered():
    assert not options(game_at(PAIRS, pink=Seat(elders=2, djinns=[ENKI])), Invoke)


# T6


def with_a_power(place, **more):
    """Blue, with a power to use, has just collected and kept two Viziers on D3."""
    seat = Seat(gold=more.pop("gold", 50), elders=more.pop("elders", 0), cards=[FAKIR], djinns=[ANUN_NAK])
    game = game_at({C3: "v", D3: "v"}, places={D3: place}, blue=seat, **more)
    sow(game, "C3 D3v")
    play(game, GO_ON)
    return game


@pytest.mark.rule("T6", "P1")
def test_at_an_oasis_with_no_palm_tree_left_no_power_may_be_used():
    assert with_a_power(OASIS, palms={F1: 12}).state.steps[-1] == Selling(BLUE)
    assert list(with_a_power(OASIS, palms={F1: 11}).options) == [GO_ON, Invoke(ANUN_NAK, fakirs=1)]


@pytest.mark.rule("T6", "P2")
def test_at_a_village_with_no_palace_left_no_power_may_be_used():
    assert with_a_power(VILLAGE, palaces={F1: 10}).state.steps[-1] == Selling(BLUE)
    assert list(with_a_power(VILLAGE, palaces={F1: 9}).options) == [GO_ON, Invoke(ANUN_NAK, fakirs=1)]


@pytest.mark.rule("T6", "P5")
def test_at_a_market_with_no_card_in_the_row_no_power_may_be_used():
    assert with_a_power(SMALL_MARKET).state.steps[-1] == Selling(BLUE)
    assert list(with_a_power(SMALL_MARKET, row=[FISH]).options) == [Buy(0), PASS, Invoke(ANUN_NAK, fakirs=1)]


@pytest.mark.rule("T6")
def test_at_a_sacred_place_with_no_djinn_on_offer_or_no_elder_no_power_may_be_used():
    assert with_a_power(SACRED_PLACE, elders=2).state.steps[-1] == Selling(BLUE)
    assert with_a_power(SACRED_PLACE, djinn_row=[ENKI]).state.steps[-1] == Selling(BLUE)
    assert len(options(with_a_power(SACRED_PLACE, elders=1, djinn_row=[ENKI]), Summon)) == 1


@pytest.mark.rule("T4", "P3")
def test_at_a_market_too_dear_powers_may_be_used_and_otherwise_it_is_skipped():
    game = with_a_power(SMALL_MARKET, gold=2, row=[FISH])
    assert game.state.steps[-1] == Trading(BLUE, 3, 3, 1)
    assert list(game.options) == [PASS, Invoke(ANUN_NAK, fakirs=1)]
    poor = game_at({C3: "v", D3: "v"}, places={D3: SMALL_MARKET}, row=[FISH], blue=Seat(gold=2))
    sow(poor, "C3 D3v")
    assert list(poor.options) == [END_TURN]


@pytest.mark.rule("T6")
def test_while_a_power_is_carried_out_only_one_that_changes_its_step_may_be_used():
    rich = Seat(elders=4, djinns=[ENKI, BOURAQ, LAMIA, HAGIS, SIBITTIS])
    game = game_at({C3: "v", D3: "v"}, places={A1: OASIS}, blue=rich)
    play(game, Invoke(ENKI))
    assert list(game.options) == [Choose(tile) for tile in range(TILE_COUNT) if game.state.layout.place[tile] == OASIS]
    play(game, Choose(A1))
    assert game.state.steps[-1] == Conjuring(BLUE, A1, PALM_TREE)
    assert list(game.options) == [GO_ON, Invoke(LAMIA)]


@pytest.mark.rule("T6")
def test_if_no_power_can_change_its_step_a_power_is_carried_out_at_once():
    game = game_at({C3: "v", D3: "v"}, places={A1: VILLAGE}, blue=Seat(elders=2, djinns=[BOURAQ, LAMIA, SIBITTIS]))
    assert happened(play(game, Invoke(BOURAQ), Choose(A1)), PalacePlaced) == [PalacePlaced(BLUE, A1)]
    assert game.state.steps == [NextTurn(NOBODY), Selling(BLUE), Moving(BLUE)]


@pytest.mark.rule("T4", "D1")
def test_a_power_is_paid_before_its_effect():
    game = game_at({C3: "v", D3: "v"}, places={A1: VILLAGE}, blue=Seat(elders=2, djinns=[BOURAQ]))
    assert happened(play(game, Invoke(BOURAQ)), PricePaid) == [PricePaid(BLUE, elders=1, fakirs=0)]
    assert game.state.palaces == 10
