"""Sharp uses every djinn sensibly in positions made for it (D); here those that place pieces and camels.

Few meeples are left in these positions, so that everything counts its final points and no weight matters. The other
powers have their own modules: those with a price, and those that work without one.
"""

from naqala.engine.components import (
    A1,
    A2,
    B1,
    C1,
    C3,
    D2,
    D3,
    E3,
    E4,
    F1,
    F5,
    FAKIR,
    LARGE_MARKET,
    OASIS,
    SACRED_PLACE,
    SMALL_MARKET,
    TILE_COUNT,
    VILLAGE,
)
from naqala.engine.djinns import BOURAQ, ENKI, HAGIS, LAMIA, LETA, SHAMHAT, UTUG
from naqala.engine.events import CamelPlaced, PalacePlaced, PalmPlaced, PricePaid
from tests.bots import test_djinns_at_work as at_work
from tests.bots import test_djinns_paid as paid
from tests.bots.sharp import BEST, DULL, SECOND_BEST, last_turn, made_for, powers, turn, without_position
from tests.positions import BLUE, Seat, happened


def test_every_djinn_is_covered():
    without = without_position(globals(), vars(paid), vars(at_work))
    assert not without, f"no position for {', '.join(without)}"


def test_a_djinn_without_a_position_is_named():
    assert without_position(vars(paid), vars(at_work)) == ["Bouraq", "Enki", "Hagis", "Lamia", "Leta", "Utug"]


# Palm trees and palaces


@made_for(ENKI)
def test_enki_a_palm_tree_on_ones_own_oasis_for_a_fakir():
    game = last_turn(
        {C3: "v", D3: "v"},
        places=DULL | {A1: OASIS, F5: OASIS},
        blue=Seat(elders=1, cards=[FAKIR], djinns=[ENKI], owns=[F5]),
        pink=Seat(owns=[A1]),
    )
    events = turn(game)
    assert happened(events, PalmPlaced) == [PalmPlaced(BLUE, F5)]
    assert happened(events, PricePaid) == [PricePaid(BLUE, 0, 1)]


@made_for(ENKI)
def test_enki_waits_for_the_oasis_that_the_turn_wins():
    game = last_turn({C3: "v", D3: "v"}, places={D3: OASIS}, blue=Seat(cards=[FAKIR], djinns=[ENKI]))
    turn(game)
    assert game.state.board.palms(D3) == 2


@made_for(ENKI)
def test_enki_places_no_palm_tree_for_rivals():
    game = last_turn(
        {C3: "v", D3: "v"},
        places=DULL | {A1: OASIS, F5: OASIS},
        blue=Seat(elders=2, cards=[FAKIR], djinns=[ENKI]),
        pink=Seat(owns=[A1, F5]),
    )
    assert powers(turn(game)) == []


@made_for(BOURAQ)
def test_bouraq_a_palace_on_ones_own_village_for_a_fakir():
    game = last_turn(
        {C3: "v", D3: "v"},
        places=DULL | {A1: VILLAGE, F5: VILLAGE},
        blue=Seat(elders=1, cards=[FAKIR], djinns=[BOURAQ], owns=[F5]),
        pink=Seat(owns=[A1]),
    )
    events = turn(game)
    assert happened(events, PalacePlaced) == [PalacePlaced(BLUE, F5)]
    assert happened(events, PricePaid) == [PricePaid(BLUE, 0, 1)]


@made_for(BOURAQ)
def test_bouraq_waits_for_the_village_that_the_turn_wins():
    game = last_turn({C3: "v", D3: "v"}, places={D3: VILLAGE}, blue=Seat(elders=1, djinns=[BOURAQ]))
    turn(game)
    assert game.state.board.palaces(D3) == 2


@made_for(BOURAQ)
def test_bouraq_builds_nothing_for_rivals():
    game = last_turn(
        {C3: "v", D3: "v"},
        places=DULL | {A1: VILLAGE, F5: VILLAGE},
        blue=Seat(elders=2, cards=[FAKIR], djinns=[BOURAQ]),
        pink=Seat(owns=[A1, F5]),
    )
    assert powers(turn(game)) == []


@made_for(LAMIA)
def test_lamia_takes_a_palm_tree_from_a_rivals_oasis_to_ones_own_tile():
    game = last_turn(
        {C3: "v", D3: "v"},
        places={D3: OASIS, C3: OASIS},
        blue=Seat(elders=1, cards=[FAKIR], djinns=[LAMIA], owns=[E4]),
        pink=Seat(owns=[C3, D3, D2]),
    )
    events = turn(game)
    assert happened(events, PalmPlaced) == [PalmPlaced(BLUE, E4)]
    assert happened(events, PricePaid) == [PricePaid(BLUE, 0, 1)]


@made_for(LAMIA)
def test_lamia_leaves_a_palm_tree_on_ones_own_oasis():
    game = last_turn(
        {C3: "v", D3: "v"},
        places={D3: OASIS, C3: LARGE_MARKET},
        blue=Seat(elders=2, cards=[FAKIR], djinns=[LAMIA], owns=[E4]),
    )
    assert powers(turn(game)) == []
    assert game.state.board.palms(D3) == 1


@made_for(HAGIS)
def test_hagis_takes_a_palace_from_a_rivals_village_to_ones_own_tile():
    game = last_turn(
        {C3: "v", D3: "v"},
        places={D3: VILLAGE, C3: VILLAGE},
        blue=Seat(elders=1, cards=[FAKIR], djinns=[HAGIS], owns=[E4]),
        pink=Seat(owns=[C3, D3, D2]),
    )
    events = turn(game)
    assert happened(events, PalacePlaced) == [PalacePlaced(BLUE, E4)]
    assert happened(events, PricePaid) == [PricePaid(BLUE, 0, 1)]


@made_for(HAGIS)
def test_hagis_leaves_a_palace_on_ones_own_village():
    game = last_turn(
        {C3: "v", D3: "v"},
        places={D3: VILLAGE, C3: LARGE_MARKET},
        blue=Seat(elders=2, cards=[FAKIR], djinns=[HAGIS], owns=[E4]),
    )
    assert powers(turn(game)) == []
    assert game.state.board.palaces(D3) == 1


# Camels

WORTHLESS = dict(zip([A1, B1, C1, A2], [LARGE_MARKET] * 4, strict=True))  # four points each
ELSEWHERE = [tile for tile in range(TILE_COUNT) if tile not in (*WORTHLESS, C3, D3)]


@made_for(LETA)
def test_leta_a_camel_on_the_best_empty_tile_with_a_fakir_in_the_price():
    game = last_turn(
        {C3: "v", D3: "v"},
        places=DULL | {F5: BEST, F1: SECOND_BEST},
        blue=Seat(elders=2, cards=[FAKIR], djinns=[LETA]),
    )
    events = turn(game)
    assert CamelPlaced(BLUE, F5) in events
    assert happened(events, PricePaid) == [PricePaid(BLUE, 1, 1)]


@made_for(LETA)
def test_leta_waits_until_the_best_tile_is_empty():
    """The move picks up all meeples there."""
    game = last_turn(
        {C3: "vm", E3: "v"},
        places={C3: BEST, A1: SECOND_BEST, E3: SMALL_MARKET},
        blue=Seat(elders=2, djinns=[LETA]),
    )
    turn(game)
    assert game.state.players[BLUE].owns == 1 << C3 | 1 << E3


@made_for(LETA)
def test_leta_is_not_paid_for_a_tile_worth_less_than_the_price():
    """Two Elders count 8 with Shamhat; only four Large Markets of 4 are empty."""
    game = last_turn(
        {C3: "v", D3: "v"},
        places=WORTHLESS,
        blue=Seat(elders=2, djinns=[LETA, SHAMHAT], owns=[C3, D3, *ELSEWHERE[::3]]),
        pink=Seat(owns=[*ELSEWHERE[1::3]]),
        palms=dict.fromkeys(ELSEWHERE[2::3], 1),
    )
    assert powers(turn(game)) == []


@made_for(UTUG)
def test_utug_a_camel_on_the_best_tile_with_meeples_besides_the_one_that_the_move_wins():
    game = last_turn(
        {C3: "v", D3: "v", A1: "m", F1: "b", F5: "vv"},
        places={A1: SMALL_MARKET, F1: SECOND_BEST, D3: BEST, C3: SMALL_MARKET, F5: (SACRED_PLACE, 10)},
        blue=Seat(elders=2, cards=[FAKIR], djinns=[UTUG]),
    )
    events = turn(game)
    assert game.state.players[BLUE].owns == 1 << F1 | 1 << D3
    assert happened(events, PricePaid) == [PricePaid(BLUE, 1, 1)]


@made_for(UTUG)
def test_utug_is_not_paid_for_a_tile_worth_less_than_the_price():
    game = last_turn(
        {C3: "v", D3: "v", **dict.fromkeys(WORTHLESS, "m")},
        places=WORTHLESS,
        blue=Seat(elders=2, djinns=[UTUG, SHAMHAT], owns=[C3, D3]),
    )
    assert powers(turn(game)) == []
