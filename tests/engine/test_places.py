"""What the place of the final tile gives: oases, villages and sacred places (P1, P2, P6)."""

import pytest

from naqala.engine.actions import END_TURN, GO_ON, PASS, Action, Invoke, Summon
from naqala.engine.components import A1, C3, D3, E3, ELDER, F1, FAKIR, OASIS, PALM_TREE, SACRED_PLACE, VILLAGE, VIZIER
from naqala.engine.djinns import BAAL, ENKI, HAGIS, SLOAR, UTUG
from naqala.engine.events import (
    DjinnSummoned,
    MeeplesKept,
    PalacePlaced,
    PalmPlaced,
    PricePaid,
)
from naqala.engine.game import Game
from naqala.engine.geometry import members
from naqala.engine.steps import Placing, Selling, Summoning
from tests.positions import BLUE, Seat, bag, game_at, hand, happened, play, sow


def arriving(place: int, **more) -> Game:
    """Blue's two Viziers will meet on D3."""
    return game_at({C3: "v", D3: "v"}, places={D3: place}, **more)


@pytest.mark.rule("P1", "T2")
def test_an_oasis_gives_a_palm_tree_automatically_after_the_tribe_has_acted():
    game = arriving(OASIS)
    assert sow(game, "C3 D3v")[-2:] == [MeeplesKept(BLUE, VIZIER, 2), PalmPlaced(BLUE, D3)]
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("P1", "C6")
@pytest.mark.parametrize(("standing", "after", "left"), [(0, 1, 11), (1, 2, 10), (10, 11, 1), (11, 12, 0)])
def test_a_tile_may_hold_any_number_of_palm_trees(standing: int, after: int, left: int):
    game = arriving(OASIS, palms={D3: standing})
    sow(game, "C3 D3v")
    assert (game.state.board.palms(D3), game.state.palms) == (after, left)


@pytest.mark.rule("P1")
def test_with_no_palm_tree_in_the_supply_the_oasis_is_ignored():
    game = arriving(OASIS, palms={F1: 12})
    assert not happened(sow(game, "C3 D3v"), PalmPlaced)
    assert game.state.steps[-1] == Selling(BLUE)


@pytest.mark.rule("P2", "T2")
def test_a_village_gives_a_palace_automatically_after_the_tribe_has_acted():
    game = arriving(VILLAGE)
    assert sow(game, "C3 D3v")[-2:] == [MeeplesKept(BLUE, VIZIER, 2), PalacePlaced(BLUE, D3)]
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("P2", "C6")
@pytest.mark.parametrize(("standing", "after", "left"), [(0, 1, 9), (1, 2, 8), (8, 9, 1), (9, 10, 0)])
def test_a_tile_may_hold_any_number_of_palaces(standing: int, after: int, left: int):
    game = arriving(VILLAGE, palaces={D3: standing})
    sow(game, "C3 D3v")
    assert (game.state.board.palaces(D3), game.state.palaces) == (after, left)


@pytest.mark.rule("P2")
def test_with_no_palace_in_the_supply_the_village_is_ignored():
    game = arriving(VILLAGE, palaces={F1: 10})
    assert not happened(sow(game, "C3 D3v"), PalacePlaced)
    assert game.state.steps[-1] == Selling(BLUE)


@pytest.mark.rule("P1", "P2")
def test_a_palm_tree_uses_up_no_palace_and_a_palace_no_palm_tree():
    game = arriving(OASIS, palaces={F1: 10})
    assert happened(sow(game, "C3 D3v"), PalmPlaced) == [PalmPlaced(BLUE, D3)]
    game = arriving(VILLAGE, palms={F1: 12})
    assert happened(sow(game, "C3 D3v"), PalacePlaced) == [PalacePlaced(BLUE, D3)]


@pytest.mark.rule("P1", "P2")
@pytest.mark.parametrize("place", [OASIS, VILLAGE])
def test_it_does_not_matter_who_owns_the_final_tile(place: int):
    game = arriving(place, pink=Seat(owns=[D3]))
    events = sow(game, "C3 D3v")
    assert len(happened(events, PalmPlaced) + happened(events, PalacePlaced)) == 1


@pytest.mark.rule("P1")
def test_a_place_that_is_only_crossed_gives_nothing():
    game = game_at({C3: "ve", E3: "v"}, places={D3: OASIS, C3: VILLAGE, E3: SACRED_PLACE})
    events = sow(game, "C3 D3e E3v")
    assert not happened(events, PalmPlaced) + happened(events, PalacePlaced)


@pytest.mark.rule("P1", "T4")
def test_a_power_may_be_used_before_the_palm_tree_is_placed():
    game = arriving(OASIS, blue=Seat(cards=[FAKIR], djinns=[SLOAR]))
    sow(game, "C3 D3v")
    play(game, GO_ON)
    assert game.state.steps[-1] == Placing(BLUE, D3, PALM_TREE)
    assert list(game.options) == [GO_ON, Invoke(SLOAR, fakirs=1)]
    assert play(game, GO_ON) == [PalmPlaced(BLUE, D3)]


@pytest.mark.rule("P1", "T6")
def test_at_an_oasis_without_palm_trees_no_power_may_be_used():
    game = arriving(OASIS, blue=Seat(cards=[FAKIR], djinns=[SLOAR]), palms={F1: 12})
    sow(game, "C3 D3v")
    play(game, GO_ON)
    assert game.state.steps[-1] == Selling(BLUE)


# Sacred places


def at_the_sacred_place(*, elders: int = 0, fakirs: int = 0, **more) -> Game:
    more.setdefault("djinn_row", [HAGIS, SLOAR])
    game = arriving(
        SACRED_PLACE, blue=Seat(elders=elders, cards=[FAKIR] * fakirs, djinns=more.pop("djinns", [])), **more
    )
    sow(game, "C3 D3v")
    return game


@pytest.mark.rule("P6", "T6")
@pytest.mark.parametrize(
    ("elders", "fakirs", "offered"),
    [
        (0, 0, [END_TURN]),
        (1, 0, [END_TURN]),
        (0, 2, [END_TURN]),
        (2, 0, [PASS, Summon(HAGIS, 0), Summon(SLOAR, 0)]),
        (1, 1, [PASS, Summon(HAGIS, 1), Summon(SLOAR, 1)]),
        (2, 1, [PASS, Summon(HAGIS, 0), Summon(HAGIS, 1), Summon(SLOAR, 0), Summon(SLOAR, 1)]),
        (3, 0, [PASS, Summon(HAGIS, 0), Summon(SLOAR, 0)]),
        (1, 5, [PASS, Summon(HAGIS, 1), Summon(SLOAR, 1)]),
    ],
)
def test_a_djinn_costs_two_elders_or_an_elder_and_a_fakir(elders: int, fakirs: int, offered: list[Action]):
    assert list(at_the_sacred_place(elders=elders, fakirs=fakirs).options) == offered


@pytest.mark.rule("P6")
def test_elders_paid_go_to_the_bag_and_the_row_is_not_refilled():
    game = at_the_sacred_place(elders=3)
    before = bag(game).count("e")
    assert play(game, Summon(SLOAR)) == [PricePaid(BLUE, 2, 0), DjinnSummoned(BLUE, SLOAR)]
    assert bag(game).count("e") == before + 2
    assert game.state.players[BLUE].elders == 1
    assert list(game.state.djinn_row) == [HAGIS]
    assert members(game.state.players[BLUE].djinns) == [SLOAR]


@pytest.mark.rule("P6")
def test_a_fakir_paid_goes_to_the_discard():
    game = at_the_sacred_place(elders=2, fakirs=2)
    assert play(game, Summon(HAGIS, fakirs=1)) == [PricePaid(BLUE, 1, 1), DjinnSummoned(BLUE, HAGIS)]
    assert (game.state.players[BLUE].elders, hand(game, BLUE)) == (1, [FAKIR])
    assert game.state.discards >> 5 * FAKIR & 31 == 1


@pytest.mark.rule("P6")
def test_only_one_djinn_is_taken():
    game = at_the_sacred_place(elders=6)
    play(game, Summon(HAGIS))
    assert game.state.steps[-1] == Selling(BLUE)


@pytest.mark.rule("P6")
def test_the_djinn_may_be_left():
    game = at_the_sacred_place(elders=2)
    assert play(game, PASS) == []
    assert list(game.options) == [END_TURN]
    assert game.state.players[BLUE].elders == 2


@pytest.mark.rule("P6", "T2")
def test_elders_just_collected_can_pay_at_once():
    game = game_at({C3: "e", D3: "e"}, places={D3: SACRED_PLACE}, djinn_row=[UTUG])
    assert happened(sow(game, "C3 D3e"), MeeplesKept) == [MeeplesKept(BLUE, ELDER, 2)]
    assert list(game.options) == [PASS, Summon(UTUG)]


@pytest.mark.rule("P6")
def test_the_power_of_the_new_djinn_may_be_used_at_once_if_its_cost_can_be_paid():
    game = at_the_sacred_place(elders=1, fakirs=2)
    play(game, Summon(SLOAR, fakirs=1))
    assert list(game.options) == [END_TURN, Invoke(SLOAR, fakirs=1)]


@pytest.mark.rule("P6")
def test_the_power_of_the_new_djinn_is_not_offered_if_its_cost_cannot_be_paid():
    game = at_the_sacred_place(elders=1, fakirs=1)
    play(game, Summon(SLOAR, fakirs=1))
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("P6", "T6")
def test_with_no_djinn_on_offer_the_sacred_place_has_no_decision():
    game = at_the_sacred_place(elders=2, djinn_row=[])
    assert game.state.steps[-1] == Selling(BLUE)


@pytest.mark.rule("P6", "T4")
def test_a_power_may_be_used_before_the_djinn_is_taken():
    game = at_the_sacred_place(elders=2, djinn_row=[BAAL], djinns=[ENKI])
    play(game, GO_ON)
    assert game.state.steps[-1] == Summoning(BLUE)
    assert list(game.options) == [PASS, Summon(BAAL), Invoke(ENKI)]


@pytest.mark.rule("T6")
@pytest.mark.parametrize(("row", "elders"), [([], 2), ([BAAL], 1)])
def test_at_a_sacred_place_without_djinns_or_elders_no_power_may_be_used(row: list[int], elders: int):
    game = at_the_sacred_place(elders=elders, djinn_row=row, djinns=[ENKI])
    play(game, GO_ON)
    assert game.state.steps[-1] == Selling(BLUE)
    assert list(game.options) == [END_TURN, Invoke(ENKI)]


@pytest.mark.rule("P6")
def test_the_sacred_place_of_another_player_gives_a_djinn_too():
    game = at_the_sacred_place(elders=2, pink=Seat(owns=[D3, A1]))
    assert PASS in game.options
