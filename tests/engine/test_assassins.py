"""The Assassins (A5-A8)."""

import pytest

from naqala.engine.actions import END_TURN, PASS, Action, Invoke, Kill, Strike
from naqala.engine.components import (
    A1,
    A3,
    ASSASSIN,
    B1,
    B3,
    BUILDER,
    C3,
    C4,
    D1,
    D3,
    D5,
    E3,
    ELDER,
    F3,
    F5,
    FAKIR,
    IVORY,
    MERCHANT,
    OASIS,
    SMALL_MARKET,
    VIZIER,
)
from naqala.engine.djinns import BOAZ, SLOAR
from naqala.engine.events import (
    CamelPlaced,
    CardDrawn,
    HeldMeepleKilled,
    MeeplesBagged,
    PricePaid,
    TileMeepleKilled,
)
from naqala.engine.game import Game
from naqala.engine.steps import Killing, Selling
from tests.positions import BLUE, ORANGE, PINK, Seat, bag, game_at, hand, happened, meeples, play, sow


def two_assassins_on_d3(tiles: dict[int, str] | None = None, **more) -> Game:
    """Blue has collected two Assassins on D3, a Small Market, and the kill is next."""
    others = dict(tiles or {})
    game = game_at({C3: "a", **others, D3: "a" + others.get(D3, "")}, places={D3: SMALL_MARKET, F3: OASIS}, **more)
    sow(game, "C3 D3a")
    return game


def nobody_died(game: Game) -> bool:
    return len(bag(game)) + sum(len(meeples(game, tile)) for tile in range(30)) == 90


# Who can be killed


@pytest.mark.rule("A5")
def test_each_tribe_on_each_tile_in_reach_is_a_victim_and_one_must_be_killed():
    game = two_assassins_on_d3({B3: "vvem", F3: "ba", D5: "e"})
    assert game.state.steps[-1] == Killing(BLUE, D3, 2)
    assert list(game.options) == [
        Kill(B3, VIZIER),
        Kill(B3, ELDER),
        Kill(B3, MERCHANT),
        Kill(F3, BUILDER),
        Kill(F3, ASSASSIN),
        Kill(D5, ELDER),
    ]


@pytest.mark.rule("A5")
def test_assassins_reach_as_many_tiles_as_they_are_and_no_farther():
    game = two_assassins_on_d3({B3: "v", C4: "v", A3: "v", D1: "v", 23: "v", E3: "v", F5: "v"})
    assert list(game.options) == [Kill(tile, VIZIER) for tile in (D1, B3, E3, C4)]


@pytest.mark.rule("A5")
def test_a_third_assassin_reaches_one_tile_farther():
    game = game_at({C3: "a", D3: "aa", A3: "v", A1: "v"})
    sow(game, "C3 D3a")
    assert list(game.options) == [Kill(A3, VIZIER)]


@pytest.mark.rule("A5")
def test_the_final_tile_itself_is_in_reach():
    game = two_assassins_on_d3({D3: "eb"})
    assert list(game.options) == [Kill(D3, ELDER), Kill(D3, BUILDER)]


@pytest.mark.rule("A5")
def test_a_fakir_reaches_one_tile_farther():
    tiles = {B3: "v", A3: "v", A1: "v"}
    assert list(two_assassins_on_d3(tiles, blue=Seat(cards=[IVORY])).options) == [Kill(B3, VIZIER)]
    assert list(two_assassins_on_d3(tiles, blue=Seat(cards=[FAKIR])).options) == [Kill(A3, VIZIER), Kill(B3, VIZIER)]


@pytest.mark.rule("A5")
@pytest.mark.parametrize(("tile", "fakirs"), [(D3, 0), (B3, 0), (A3, 1), (B1, 2), (A1, 3)])
def test_only_the_fakirs_needed_for_the_distance_are_discarded(tile: int, fakirs: int):
    game = two_assassins_on_d3({tile: "v"}, blue=Seat(cards=[FAKIR] * 4))
    assert happened(play(game, Kill(tile, VIZIER)), PricePaid) == [PricePaid(BLUE, 0, fakirs)][: min(fakirs, 1)]
    assert hand(game, BLUE) == [FAKIR] * (4 - fakirs)
    assert game.state.discards >> 5 * FAKIR & 31 == fakirs


@pytest.mark.rule("A5")
@pytest.mark.parametrize(
    ("fakirs", "offered"), [(6, [END_TURN]), (7, [PASS, Kill(F5, VIZIER)]), (18, [PASS, Kill(F5, 0)])]
)
def test_with_fakirs_enough_the_whole_board_is_in_reach(fakirs: int, offered: list[Action]):
    game = game_at({B1: "a", A1: "a", F5: "v"}, blue=Seat(cards=[FAKIR] * fakirs))
    sow(game, "B1 A1a")
    assert list(game.options) == offered


# Meeples that opponents hold


@pytest.mark.rule("A5")
def test_a_vizier_or_elder_held_by_an_opponent_may_be_killed_at_any_distance():
    game = two_assassins_on_d3(blue=Seat(viziers=1, elders=1), pink=Seat(viziers=2, elders=1))
    assert list(game.options) == [Strike(PINK, VIZIER), Strike(PINK, ELDER)]


@pytest.mark.rule("A5")
@pytest.mark.parametrize(
    ("pink", "offered"),
    [
        (Seat(viziers=1), [Strike(PINK, VIZIER)]),
        (Seat(elders=1), [Strike(PINK, ELDER)]),
        (Seat(), [END_TURN]),
    ],
)
def test_only_meeples_that_the_opponent_holds_may_be_killed(pink: Seat, offered: list[Action]):
    assert list(two_assassins_on_d3(pink=pink).options) == offered


@pytest.mark.rule("A5")
def test_every_opponent_may_be_chosen_and_those_on_the_board_come_first():
    game = two_assassins_on_d3(
        {F3: "m"}, players=3, blue=Seat(elders=1), pink=Seat(elders=1), orange=Seat(viziers=1, elders=3)
    )
    assert list(game.options) == [
        Kill(F3, MERCHANT),
        Strike(PINK, ELDER),
        Strike(ORANGE, VIZIER),
        Strike(ORANGE, ELDER),
    ]


@pytest.mark.rule("A5", "D5")
def test_held_meeples_that_a_djinn_protects_are_safe():
    game = two_assassins_on_d3(pink=Seat(viziers=2, elders=1, djinns=[BOAZ]))
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("A5")
@pytest.mark.parametrize(("tribe", "left"), [(VIZIER, [1, 1]), (ELDER, [2, 0])])
def test_a_killed_held_meeple_goes_to_the_bag(tribe: int, left: list[int]):
    game = two_assassins_on_d3(pink=Seat(viziers=2, elders=1), blue=Seat(cards=[FAKIR]))
    before = bag(game).count("ve"[tribe])
    events = play(game, Strike(PINK, tribe))
    assert events == [MeeplesBagged(BLUE, ASSASSIN, 2), HeldMeepleKilled(BLUE, PINK, tribe)]
    assert [game.state.players[PINK].held(t) for t in (VIZIER, ELDER)] == left
    assert bag(game).count("ve"[tribe]) == before + 1
    assert hand(game, BLUE) == [FAKIR]


# Must and may


@pytest.mark.rule("A5")
def test_the_dead_and_the_assassins_go_to_the_bag():
    game = two_assassins_on_d3({F3: "vm"})
    before = bag(game)
    assert before.count("a") == 16
    events = play(game, Kill(F3, MERCHANT))
    assert events == [MeeplesBagged(BLUE, ASSASSIN, 2), TileMeepleKilled(BLUE, F3, MERCHANT)]
    assert sorted(bag(game)) == sorted(before + "aam")
    assert meeples(game, F3) == "v"


@pytest.mark.rule("A5")
def test_the_assassins_in_hand_are_still_in_the_game():
    game = two_assassins_on_d3({F3: "vm"})
    assert Game.at(game.state).options == game.options


@pytest.mark.rule("A6")
def test_the_kill_may_be_skipped_if_it_would_take_fakirs():
    game = two_assassins_on_d3({A3: "v"}, blue=Seat(cards=[FAKIR]))
    assert list(game.options) == [PASS, Kill(A3, VIZIER)]
    assert play(game, PASS) == [MeeplesBagged(BLUE, ASSASSIN, 2)]
    assert hand(game, BLUE) == [FAKIR]
    assert nobody_died(game)


@pytest.mark.rule("A6")
def test_the_kill_may_not_be_skipped_if_one_victim_takes_no_fakirs():
    game = two_assassins_on_d3({A3: "v", E3: "v"}, blue=Seat(cards=[FAKIR]))
    assert list(game.options) == [Kill(A3, VIZIER), Kill(E3, VIZIER)]


@pytest.mark.rule("A6")
def test_a_held_victim_makes_the_kill_compulsory():
    game = two_assassins_on_d3({A3: "v"}, blue=Seat(cards=[FAKIR]), pink=Seat(elders=1))
    assert list(game.options) == [Kill(A3, VIZIER), Strike(PINK, ELDER)]


@pytest.mark.rule("A6")
def test_ones_own_held_meeples_do_not_make_it_compulsory():
    game = two_assassins_on_d3({A3: "v"}, blue=Seat(elders=2, viziers=2, cards=[FAKIR]))
    assert list(game.options) == [PASS, Kill(A3, VIZIER)]


@pytest.mark.rule("A6", "A7")
def test_with_no_victim_the_kill_is_skipped_automatically_and_the_assassins_go_to_the_bag():
    game = game_at({C3: "a", D3: "a", A3: "v"}, places={D3: SMALL_MARKET})
    events = sow(game, "C3 D3a")
    assert events[-2:] == [CamelPlaced(BLUE, D3), MeeplesBagged(BLUE, ASSASSIN, 2)]
    assert game.state.steps[-1] == Selling(BLUE)
    assert bag(game).count("a") == 18


@pytest.mark.rule("A6", "T4")
def test_with_no_victim_a_power_may_still_be_used_before_the_kill_is_skipped():
    game = two_assassins_on_d3(blue=Seat(cards=[FAKIR], djinns=[SLOAR]))
    assert list(game.options) == [PASS, Invoke(SLOAR, fakirs=1)]
    events = play(game, Invoke(SLOAR, fakirs=1))
    assert len(happened(events, CardDrawn)) == 1
    assert events[-1] == MeeplesBagged(BLUE, ASSASSIN, 2)


@pytest.mark.rule("A6", "T4")
def test_a_power_may_be_used_before_the_kill():
    game = two_assassins_on_d3({E3: "v"}, blue=Seat(cards=[FAKIR], djinns=[SLOAR]))
    assert list(game.options) == [Kill(E3, VIZIER), Invoke(SLOAR, fakirs=1)]
