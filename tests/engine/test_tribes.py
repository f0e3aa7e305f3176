"""The tribe actions, except those of the Assassins (A1-A4, A8)."""

import pytest

from naqala.engine.actions import END_TURN, GO_ON, Build, Invoke
from naqala.engine.components import (
    A1,
    A2,
    A3,
    A4,
    A5,
    B1,
    B2,
    B3,
    BUILDER,
    C1,
    C2,
    C3,
    D3,
    D4,
    E1,
    E2,
    E3,
    ELDER,
    F1,
    F2,
    F3,
    F4,
    F5,
    FAKIR,
    FISH,
    GOLD,
    IVORY,
    JEWELS,
    MERCHANT,
    POTTERY,
    SACRED_PLACE,
    SILK,
    SPICE,
    TILE_COUNT,
    VILLAGE,
    VIZIER,
    WHEAT,
)
from naqala.engine.djinns import SLOAR
from naqala.engine.events import BuildersEarned, CamelPlaced, CardTaken, MeeplesBagged, MeeplesKept, PricePaid
from naqala.engine.game import Game
from naqala.engine.geometry import AROUND, members
from naqala.engine.steps import Building, Collecting, Selling, Welcoming
from tests.positions import BLUE, PINK, Seat, bag, game_at, hand, happened, play, sow


@pytest.mark.rule("A1")
def test_viziers_are_kept():
    game = game_at({B1: "v", C1: "vv"}, blue=Seat(viziers=2, elders=1))
    events = sow(game, "B1 C1v")
    assert happened(events, MeeplesKept) == [MeeplesKept(BLUE, VIZIER, 3)]
    assert (game.state.players[BLUE].viziers, game.state.players[BLUE].elders) == (5, 1)
    assert not happened(events, MeeplesBagged)


@pytest.mark.rule("A2")
def test_elders_are_kept():
    game = game_at({B1: "e", C1: "e"}, blue=Seat(viziers=1, elders=2))
    events = sow(game, "B1 C1e")
    assert happened(events, MeeplesKept) == [MeeplesKept(BLUE, ELDER, 2)]
    assert (game.state.players[BLUE].viziers, game.state.players[BLUE].elders) == (1, 4)
    assert not happened(events, MeeplesBagged)


@pytest.mark.rule("A3")
def test_merchants_take_as_many_of_the_first_cards_and_the_row_is_not_refilled():
    game = game_at({B1: "m", C1: "mm"}, places={C1: VILLAGE}, row=[IVORY, FAKIR, SILK, FISH, WHEAT])
    assert happened(sow(game, "B1 C1m"), CardTaken) == [
        CardTaken(BLUE, 0, IVORY),
        CardTaken(BLUE, 0, FAKIR),
        CardTaken(BLUE, 0, SILK),
    ]
    assert list(game.state.row) == [FISH, WHEAT]
    assert hand(game, BLUE) == [IVORY, SILK, FAKIR]


@pytest.mark.rule("A3")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_merchants_take_all_cards_if_there_are_fewer(cards: int):
    row = [JEWELS, GOLD][:cards]
    game = game_at({B1: "m", C1: "mm"}, places={C1: VILLAGE}, row=row)
    sow(game, "B1 C1m")
    assert (list(game.state.row), hand(game, BLUE)) == ([], row)


@pytest.mark.rule("A3")
def test_merchants_go_to_the_bag():
    game = game_at({B1: "m", C1: "mm"})
    before = bag(game).count("m")
    assert happened(sow(game, "B1 C1m"), MeeplesBagged) == [MeeplesBagged(BLUE, MERCHANT, 3)]
    assert bag(game).count("m") == before + 3 == 18


@pytest.mark.rule("A8")
def test_the_tribe_acts_whether_or_not_the_tile_was_taken():
    game = game_at({B1: "m", C1: "me"}, places={C1: VILLAGE}, row=[IVORY, SILK, FISH])
    events = sow(game, "B1 C1m")
    assert not happened(events, CamelPlaced)
    assert hand(game, BLUE) == [IVORY, SILK]


@pytest.mark.rule("A8")
def test_the_tribe_acts_on_a_rivals_tile_too():
    game = game_at({B1: "v", C1: "v"}, pink=Seat(owns=[C1]))
    assert happened(sow(game, "B1 C1v"), MeeplesKept) == [MeeplesKept(BLUE, VIZIER, 2)]


@pytest.mark.rule("T4", "A1", "A2")
@pytest.mark.parametrize(("letter", "tribe"), [("v", VIZIER), ("e", ELDER)])
def test_a_power_may_be_used_before_the_collected_meeples_are_kept(letter: str, tribe: int):
    game = game_at({B1: letter, C1: letter}, blue=Seat(cards=[FAKIR], djinns=[SLOAR]))
    sow(game, f"B1 C1{letter}")
    assert game.state.steps[-1] == Welcoming(BLUE, tribe, 2)
    assert list(game.options) == [GO_ON, Invoke(SLOAR, fakirs=1)]
    assert Game.at(game.state).options == game.options
    assert play(game, GO_ON) == [MeeplesKept(BLUE, tribe, 2)]


@pytest.mark.rule("T4", "A3")
def test_a_power_may_be_used_before_the_merchants_act_and_they_are_not_in_the_bag_yet():
    game = game_at({B1: "m", C1: "m"}, blue=Seat(cards=[FAKIR], djinns=[SLOAR]), row=[IVORY])
    sow(game, "B1 C1m")
    assert game.state.steps[-1] == Collecting(BLUE, 2)
    assert list(game.options) == [GO_ON, Invoke(SLOAR, fakirs=1)]
    assert bag(game).count("m") == 16
    assert Game.at(game.state).options == game.options
    assert play(game, GO_ON) == [MeeplesBagged(BLUE, MERCHANT, 2), CardTaken(BLUE, 0, IVORY)]


@pytest.mark.rule("T4", "A3")
def test_once_the_power_is_used_the_merchants_act_by_themselves():
    game = game_at({B1: "m", C1: "m"}, blue=Seat(cards=[FAKIR, FAKIR], djinns=[SLOAR]), row=[IVORY])
    sow(game, "B1 C1m")
    assert happened(play(game, Invoke(SLOAR, fakirs=1)), CardTaken) == [CardTaken(BLUE, 0, IVORY)]
    assert game.state.steps[-1] == Selling(BLUE)


# Builders


def builders_on(tile: int, blue: list[int], *, fakirs: int = 0, n: int = 2, **more) -> Game:
    """Blue has n Builders in hand on this tile; of the tiles around it only these are blue."""
    near = {tile, *members(AROUND[tile])}
    start = tile + 1 if tile % 6 < 5 else tile - 1
    far = [t for t in range(TILE_COUNT) if t not in near][: 12 - len(blue)]
    kinds = [SACRED_PLACE] * 7 + [VILLAGE] * 5
    game = game_at(
        {start: "b", tile: "b" * (n - 1)},
        places=dict(zip(blue + far, kinds, strict=True)),
        blue=Seat(cards=[FAKIR] * fakirs, **more),
    )
    sow(game, f"{'ABCDEF'[start % 6]}{start // 6 + 1} {'ABCDEF'[tile % 6]}{tile // 6 + 1}b")
    return game


def earned(tile: int, blue: list[int]) -> int:
    return builders_on(tile, blue).state.players[BLUE].gold - 50


@pytest.mark.rule("A4")
@pytest.mark.parametrize(
    ("tile", "blue", "gold"),
    [
        (C3, [], 0),
        (C3, [C3], 2),
        (C3, [B2], 2),
        (C3, [B2, C2, D4], 6),
        (C3, members(AROUND[C3]), 16),
        (C3, [C3, *members(AROUND[C3])], 18),
        (A1, [A1, B1, A2, B2], 8),
        (A1, [B2], 2),
        (F1, [F1, E1, E2, F2], 8),
        (A5, [A5, B3 + 12, A4, B3 + 6], 8),
        (F5, [F5, F4, F4 - 1, F5 - 1], 8),
        (A3, [A2, B2, A3, B3, A4, B3 + 6], 12),
        (C1, [B1, C1, B2, C2], 8),
        (F3, [E3, F3, F2, F4], 8),
    ],
)
def test_builders_earn_for_each_blue_tile_among_the_tile_and_the_eight_around(tile: int, blue: list[int], gold: int):
    assert earned(tile, blue) == gold


@pytest.mark.rule("A4")
def test_tiles_two_steps_away_or_beyond_the_edge_do_not_count():
    assert [earned(tile, []) for tile in (A1, F1, A3, F3, A5, F5, C1, C3)] == [0] * 8


@pytest.mark.rule("A4")
@pytest.mark.parametrize("n", [2, 3, 5])
def test_each_builder_earns(n: int):
    game = builders_on(C3, [B2, D3, D4], n=n)
    assert game.state.players[BLUE].gold == 50 + 3 * n


@pytest.mark.rule("A4")
def test_builders_go_to_the_bag_and_an_event_names_the_gold():
    game = game_at({B1: "b", C1: "bb"}, places={C2: VILLAGE})
    assert bag(game).count("b") == 15
    events = sow(game, "B1 C1b")
    assert happened(events, MeeplesBagged) == [MeeplesBagged(BLUE, BUILDER, 3)]
    assert happened(events, BuildersEarned) == [BuildersEarned(BLUE, C1, 3, 0, 1, 3)]
    assert bag(game).count("b") == 18


@pytest.mark.rule("A4")
def test_without_fakirs_there_is_no_decision():
    game = builders_on(C3, [C2])
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("A4")
def test_from_none_to_all_of_ones_fakirs_may_help():
    game = builders_on(C3, [C2, D3], fakirs=2)
    assert game.state.steps[-1] == Building(BLUE, C3, 2, 1)
    assert list(game.options) == [Build(0), Build(1), Build(2)]
    assert Game.at(game.state).options == game.options


@pytest.mark.rule("A4")
@pytest.mark.parametrize(("fakirs", "gold"), [(0, 4), (1, 6), (2, 8)])
def test_a_fakir_helps_like_a_builder_and_is_discarded(fakirs: int, gold: int):
    game = builders_on(C3, [C2, D3], fakirs=2)
    events = play(game, Build(fakirs))
    assert happened(events, BuildersEarned) == [BuildersEarned(BLUE, C3, 2, fakirs, 2, gold)]
    assert happened(events, PricePaid) == ([PricePaid(BLUE, 0, fakirs)] if fakirs else [])
    assert game.state.players[BLUE].gold == 50 + gold
    assert hand(game, BLUE) == [FAKIR] * (2 - fakirs)
    assert game.state.discards >> 5 * FAKIR & 31 == fakirs


@pytest.mark.rule("A4", "T5")
def test_where_no_tile_is_blue_fakirs_are_not_offered():
    game = builders_on(C3, [], fakirs=2)
    assert list(game.options) == [END_TURN]
    assert hand(game, BLUE) == [FAKIR, FAKIR]


@pytest.mark.rule("A4", "T4", "T5")
def test_where_no_tile_is_blue_a_power_may_still_be_used_before_the_builders_act():
    game = builders_on(C3, [], fakirs=2, djinns=[SLOAR])
    assert list(game.options) == [Build(0), Invoke(SLOAR, fakirs=1)]
    assert bag(game).count("b") == 16


@pytest.mark.rule("A4")
def test_other_cards_do_not_help_builders():
    game = game_at(
        {B1: "b", C1: "b"}, places={C2: VILLAGE}, blue=Seat(cards=[SPICE, POTTERY]), pink=Seat(cards=[FAKIR, FAKIR])
    )
    sow(game, "B1 C1b")
    assert list(game.options) == [Build(0)]
    assert happened(play(game, Build(0)), BuildersEarned) == [BuildersEarned(BLUE, C1, 2, 0, 1, 2)]
    assert hand(game, PINK) == [FAKIR, FAKIR]


@pytest.mark.rule("W3", "A4")
def test_three_builders_and_two_fakirs_on_a_red_tile_with_four_blue_around_earn_20():
    game = builders_on(C3, [B2, C2, D3, D4], fakirs=2, n=3)
    assert C3 not in members(game.state.layout.blue)
    assert happened(play(game, Build(2)), BuildersEarned) == [BuildersEarned(BLUE, C3, 3, 2, 4, 20)]


@pytest.mark.rule("W3", "A4")
def test_three_builders_and_two_fakirs_on_a_blue_tile_with_four_blue_around_earn_25():
    game = builders_on(C3, [B2, C2, D3, D4, C3], fakirs=2, n=3)
    assert happened(play(game, Build(2)), BuildersEarned) == [BuildersEarned(BLUE, C3, 3, 2, 5, 25)]
