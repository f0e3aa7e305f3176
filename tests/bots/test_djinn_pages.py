"""The bots' knowledge of djinns: a module for each, neutral values without one."""

import pytest

from naqala.bots.search.djinns import AT_END_OF_TURN, PAGES
from naqala.bots.search.djinns.djinn_values import DjinnValues
from naqala.bots.search.outcome_values import OutcomeValues
from naqala.bots.search.weights import points_only_evaluator
from naqala.engine.components import C3, D3, E3
from naqala.engine.djinns import BOAZ, DJINNS, KUMARBI
from tests.positions import BLUE, Seat, game_at


def test_every_djinn_has_a_page_or_is_neutral():
    assert [page.djinn for page in PAGES] == list(range(len(DJINNS)))
    assert [page.djinn for page in PAGES if type(page) is DjinnValues] == [BOAZ, KUMARBI]
    assert all(DJINNS[page.djinn].name == page.name for page in PAGES if page.name)


def test_powers_are_considered_at_the_end_of_a_turn_in_a_fixed_order():
    assert [page.name for page in AT_END_OF_TURN] == ["Enki", "Bouraq", "Leta", "Utug", "Sloar", "Sibittis"]


@pytest.mark.parametrize("tile", [C3, D3, E3])
def test_a_neutral_djinn_is_worth_its_points_and_its_power_favours_the_owner_of_a_tile(tile):
    state = game_at({C3: "m"}, blue=Seat(owns=[D3]), pink=Seat(owns=[E3])).state
    values = OutcomeValues(points_only_evaluator())
    values.read_player(state, BLUE)
    player = state.players[BLUE]
    assert values.djinn_value(state, player, KUMARBI) == DJINNS[KUMARBI].points
    neutral = DjinnValues()
    assert neutral.value_in_service(state, player, values.evaluator) == 0.0
    assert not neutral.is_worth_using(state, values, player)
    assert neutral.tile_choice_value(state, values, player, tile) == {C3: 0.0, D3: 10.0, E3: -5.0}[tile]
