"""What is in the box (C1-C9), and how it is dealt (S1-S4)."""

from collections import Counter
from itertools import permutations

import pytest

from naqala.engine.components import (
    A1,
    BID_PRICES,
    CARD_NAMES,
    F5,
    FAKIR,
    FISH,
    IVORY,
    JEWELS,
    LARGE_MARKET,
    NOBODY,
    OASIS,
    SACRED_PLACE,
    SEAT_NAMES,
    SILK,
    SMALL_MARKET,
    TILE_COUNT,
    TRIBE_COUNT,
    TRIBE_NAMES,
    VILLAGE,
    WHEAT,
    ZERO_SPOTS,
    tile_name,
    tile_named,
)
from naqala.engine.djinns import AL_AMIN, DJINNS, LAMIA, MARID, SIBITTIS, SLOAR, UTUG
from naqala.engine.fairness import key_of, luck_of_round
from naqala.engine.game import Game
from naqala.engine.geometry import members
from naqala.engine.luck import Luck
from naqala.engine.pile import counts, size
from naqala.engine.setup import deal
from naqala.engine.steps import Bidding
from tests.positions import BLACK, BLUE, ORANGE, PINK, bag, hand, meeples

TABLES = pytest.mark.parametrize("players", [2, 3, 4])


def deals(players, n):
    return [Game.new(players, seed=seed).state for seed in range(n)]


def cards(state):
    return Counter(state.row) + Counter(dict(enumerate(counts(state.deck, 10))))


# The box


@pytest.mark.rule("C1")
def test_thirty_tiles_are_named_a1_to_f5_columns_left_to_right_and_rows_bottom_to_top():
    assert [tile_name(tile) for tile in range(TILE_COUNT)] == [column + row for row in "12345" for column in "ABCDEF"]
    assert [tile_named(tile_name(tile)) for tile in range(TILE_COUNT)] == list(range(30))


@pytest.mark.rule("C1")
@pytest.mark.parametrize("name", ["G1", "A6", "A0", "a1", "A", "A11", ""])
def test_a_name_off_the_board_is_no_tile(name):
    with pytest.raises(ValueError, match=f"^There is no tile '{name}'; tiles are named A1 to F5 \\(C1\\)\\.$"):
        tile_named(name)


@pytest.mark.rule("C2", "S2")
@TABLES
def test_the_tiles_dealt_are_those_of_the_box(players):
    land = Game.new(players, seed=3).state.layout
    assert Counter(zip(*land.key(), strict=True)) == {
        (VILLAGE, 5): 5,
        (SACRED_PLACE, 6): 4,
        (SACRED_PLACE, 10): 1,
        (SACRED_PLACE, 12): 1,
        (SACRED_PLACE, 15): 1,
        (OASIS, 8): 6,
        (SMALL_MARKET, 6): 8,
        (LARGE_MARKET, 4): 4,
    }
    assert sum(land.value) == 198


@pytest.mark.rule("C2")
def test_villages_and_sacred_places_have_the_blue_values():
    land = Game.new(2, seed=3).state.layout
    assert members(land.blue) == [t for t in range(TILE_COUNT) if land.place[t] in (VILLAGE, SACRED_PLACE)]
    assert len(members(land.blue)) == 12


@pytest.mark.rule("C3", "S2")
@TABLES
def test_ninety_meeples_are_dealt_each_tribe_in_its_number(players):
    board = Game.new(players, seed=3).state.board
    dealt = {TRIBE_NAMES[tribe]: sum(board.count(t, tribe) for t in range(TILE_COUNT)) for tribe in range(TRIBE_COUNT)}
    assert dealt == {"Vizier": 16, "Elder": 20, "Merchant": 18, "Builder": 18, "Assassin": 18}


@pytest.mark.rule("C4")
def test_the_box_has_54_resource_cards():
    there = cards(Game.new(2, seed=3).state)
    goods = {"Ivory": 2, "Jewels": 2, "Gold": 2, "Papyrus": 4, "Silk": 4, "Spice": 4}
    goods |= {"Fish": 6, "Wheat": 6, "Pottery": 6}
    assert {CARD_NAMES[card]: n for card, n in there.items()} == {**goods, "Fakir": 18}
    assert there.total() == 54


@pytest.mark.rule("C5")
def test_the_box_has_22_djinns_one_card_each():
    state = Game.new(2, seed=3).state
    assert sorted([*state.djinn_row, *members(state.djinn_deck)]) == list(range(22))
    assert len({djinn.name for djinn in DJINNS}) == 22


@pytest.mark.rule("C6")
@TABLES
def test_there_are_12_palm_trees_and_10_palaces_and_none_is_placed_yet(players):
    state = Game.new(players, seed=3).state
    assert (state.palms, state.palaces) == (12, 10)
    assert not state.board.built


@pytest.mark.rule("C7")
def test_the_colours_are_blue_pink_orange_and_black_and_two_play_blue_and_pink():
    assert SEAT_NAMES == ("Blue", "Pink", "Orange", "Black")
    assert {player.seat for player in Game.new(2, seed=3).state.players} == {BLUE, PINK}


@pytest.mark.rule("C8")
def test_the_turn_order_track_has_three_zeros_and_six_higher_prices_all_free():
    assert ZERO_SPOTS == 3
    assert BID_PRICES == (0, 1, 3, 5, 8, 12, 18)
    assert list(Game.new(2, seed=3).state.track) == [NOBODY] * 9


@pytest.mark.rule("C8", "C9", "S1", "S3")
@pytest.mark.parametrize(
    ("players", "markers"), [(2, [0, 0, 1, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])], ids=["two", "three", "four"]
)
def test_all_markers_are_on_the_bid_order_track_two_each_with_two_players_else_one(players, markers):
    assert sorted(Game.new(players, seed=3).state.order) == markers


@pytest.mark.rule("C9", "S1")
@pytest.mark.parametrize(("players", "camels"), [(2, 11), (3, 8), (4, 8)])
def test_each_player_has_11_camels_with_two_players_and_8_with_more(players, camels):
    assert [player.camels for player in Game.new(players, seed=3).state.players] == [camels] * players


# The set-up


@pytest.mark.rule("S1")
@TABLES
def test_each_player_begins_with_50_gold_and_nothing_else(players):
    game = Game.new(players, seed=3)
    for seat, player in enumerate(game.state.players):
        assert player.gold == 50
        assert (player.viziers, player.elders, player.djinns, player.owns, hand(game, seat)) == (0, 0, 0, 0, [])


@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, 30])
def test_the_game_is_for_two_to_four(players):
    with pytest.raises(ValueError, match=f"^The game is for 2 to 4 players, not {players} \\(S1\\)\\.$"):
        Game.new(players, seed=3)


@pytest.mark.rule("S2")
@pytest.mark.parametrize("seed", range(20))
def test_every_tile_gets_three_meeples_and_the_bag_is_then_empty(seed):
    game = Game.new(2, seed=seed)
    assert [len(meeples(game, tile)) for tile in range(TILE_COUNT)] == [3] * 30
    assert bag(game) == ""


@pytest.mark.rule("S2")
def test_any_place_and_any_tribe_may_be_anywhere():
    dealt = deals(2, 150)
    for tile in range(TILE_COUNT):
        assert {state.layout.place[tile] for state in dealt} == set(range(5))
        assert {tribe for state in dealt for tribe in range(TRIBE_COUNT) if state.board.count(tile, tribe)} == set(
            range(5)
        )


@pytest.mark.rule("S2")
def test_tribes_are_dealt_in_proportion_to_their_number():
    dealt = deals(2, 150)
    for tribe, n in enumerate([16, 20, 18, 18, 18]):
        on_three_tiles = sum(state.board.count(tile, tribe) for state in dealt for tile in (0, 14, 29)) / 150
        assert on_three_tiles == pytest.approx(n / 10, abs=0.3)


@pytest.mark.rule("S3")
def test_the_four_markers_of_two_players_may_have_any_order():
    assert {tuple(state.order) for state in deals(2, 60)} == set(permutations([BLUE, BLUE, PINK, PINK]))


@pytest.mark.rule("S3")
@pytest.mark.parametrize(("players", "n"), [(3, 60), (4, 250)])
def test_the_markers_of_more_players_may_have_any_order(players, n):
    assert {tuple(state.order) for state in deals(players, n)} == set(permutations(range(players)))


@pytest.mark.rule("S4")
@TABLES
def test_nine_cards_and_three_djinns_are_in_their_rows_and_nothing_is_discarded(players):
    state = Game.new(players, seed=3).state
    assert (len(state.row), size(state.deck), state.discards) == (9, 45, 0)
    assert (len(state.djinn_row), len(members(state.djinn_deck)), state.djinn_discards) == (3, 19, 0)


@pytest.mark.rule("S4")
def test_cards_and_djinns_are_shuffled():
    dealt = deals(2, 250)
    assert {state.row[0] for state in dealt} == {state.row[8] for state in dealt} == set(range(10))
    assert {state.djinn_row[0] for state in dealt} == {state.djinn_row[2] for state in dealt} == set(range(22))


@pytest.mark.rule("S3", "B1")
@pytest.mark.parametrize("seed", range(10))
def test_the_game_begins_with_the_bid_of_the_first_marker(seed):
    game = Game.new(4, seed=seed)
    assert game.state.steps == [Bidding(game.state.order[0], 0)]
    assert game.seat == game.state.order[0]
    assert game.state.round == 1


# The seed


@pytest.mark.rule("S2", "S3", "S4")
@TABLES
def test_a_seed_deals_the_same_game_each_time(players):
    assert Game.new(players, seed=7).state == Game.new(players, seed=7).state


@pytest.mark.rule("S2", "S3", "S4")
def test_a_seed_deals_this_game_on_every_machine_compiled_or_not():
    game = Game.at(deal(4, Luck.seeded(2024)))
    assert list(game.state.order) == [BLACK, ORANGE, BLUE, PINK]
    assert list(game.state.row) == [FAKIR, SILK, FAKIR, FAKIR, IVORY, FISH, WHEAT, SILK, JEWELS]
    assert list(game.state.djinn_row) == [AL_AMIN, UTUG, SLOAR]
    assert (meeples(game, A1), meeples(game, F5)) == ("vmb", "vmb")


@pytest.mark.rule("S2", "S3", "S4")
def test_a_game_is_dealt_from_its_seed_with_a_luck_that_does_not_reveal_the_seed():
    game = Game.new(4, seed=2024)
    assert list(game.state.order) == [PINK, ORANGE, BLUE, BLACK]
    assert list(game.state.djinn_row) == [LAMIA, SIBITTIS, MARID]
    assert (meeples(game, A1), meeples(game, F5)) == ("bba", "vvm")
    assert game.state == deal(4, luck_of_round(key_of(2024), 0)) != deal(4, Luck.seeded(2024))


@pytest.mark.rule("S2")
@pytest.mark.parametrize("place", [0, 1, 31, 32, 63, 64, 95, 96, 127])
def test_every_bit_of_the_seed_makes_another_deal(place):
    assert Game.new(2, seed=1 << place).state.layout.key() != Game.new(2, seed=0).state.layout.key()


@pytest.mark.rule("S2")
def test_without_a_seed_no_two_games_are_alike():
    assert Game.new().state != Game.new().state


def test_a_seed_may_be_as_small_as_0_and_as_big_as_128_bits():
    assert Game.new(2, seed=0).state.round == Game.new(2, seed=2**128 - 1).state.round == 1


@pytest.mark.parametrize("seed", [-1, 2**128, -(2**200)])
def test_a_number_outside_128_bits_is_no_seed(seed):
    with pytest.raises(ValueError, match=f"^A seed is a number from 0 to 2\\^128 - 1, not {seed}\\.$"):
        Game.new(2, seed=seed)


@pytest.mark.parametrize("seed", ["luck", 1.5])
def test_a_seed_is_a_whole_number(seed):
    with pytest.raises(TypeError):
        Game.new(2, seed=seed)
