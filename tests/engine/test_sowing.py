"""Outcomes and walks against the rules by the letter."""

import os
import pickle
import random

import pytest

from naqala.engine.board import Board
from naqala.engine.crossings import crossings, loopy, simple
from naqala.engine.geometry import START, members
from naqala.engine.pile import size
from naqala.engine.sowing import (
    Outcome,
    Walk,
    count_outcomes,
    follow,
    outcomes,
    outcomes_from,
    packed_outcomes,
    unpacked,
    walk,
    walks,
)
from naqala.engine.things import (
    A1,
    A2,
    A3,
    B1,
    B2,
    B3,
    BUILDER,
    C1,
    C2,
    C3,
    D1,
    D2,
    D3,
    E3,
    ELDER,
    MERCHANT,
    TILES,
    TRIBES,
    VIZIER,
    tile_named,
)
from tests.engine import walker

COMPILED = os.environ.get("NAQALA_MODE") == "compiled"
GAMES = 12 if COMPILED else 5
PATIENCE = 40_000 if COMPILED else 12_000  # walks to try from one tile
LETTERS = "vemba"


def laid(**meeples: str) -> Board:
    """The board with these meeples, tile by tile, in letters."""
    board = Board.bare()
    for name, letters in meeples.items():
        for letter in letters:
            board.add(tile_named(name), LETTERS.index(letter))
    return board


def spelt(board: Board) -> walker.Tiles:
    return [[board.count(tile, tribe) for tribe in range(TRIBES)] for tile in range(TILES)]


def fresh(chance: random.Random) -> Board:
    bag = list("v" * 16 + "e" * 20 + "m" * 18 + "b" * 18 + "a" * 18)
    chance.shuffle(bag)
    board = Board.bare()
    for nth, letter in enumerate(bag):
        board.add(nth // 3, LETTERS.index(letter))
    return board


def play(board: Board, outcome: Outcome) -> None:
    drops = walk(board, outcome)
    board.lift(outcome.start)
    for tile, tribe in drops:
        board.add(tile, tribe)
    board.remove(outcome.final, outcome.tribe, outcome.taken)


def boards_of_games() -> list[Board]:
    """Boards at the start, in the middle and near the end of random games."""
    found = []
    for seed in range(GAMES):
        chance = random.Random(seed)
        board = fresh(chance)
        moves = 0
        while count_outcomes(board):
            if moves % 4 == 0:
                found.append(board.copy())
            play(board, chance.choice(outcomes(board)))
            moves += 1
        found.append(board)
    return found


BOARDS = boards_of_games()


def came(found: list[Outcome]) -> list[walker.Came]:
    return [(o.start, o.final, o.tribe, o.taken, o.empties) for o in found]


def assert_outcomes_by_the_letter(board: Board, start: int) -> None:
    found = came(outcomes_from(board, start))
    assert len(set(found)) == len(found)
    assert set(found) == walker.outcomes_from(spelt(board), start)


def assert_outcomes_on_a_tile_by_the_letter(board: Board, start: int, final: int) -> None:
    found = [outcome for outcome in came(outcomes_from(board, start)) if outcome[1] == final]
    assert len(set(found)) == len(found)
    assert set(found) == walker.outcomes_on(spelt(board), start, final)


@pytest.mark.rule("M1", "M2", "M3", "M4", "M5", "M6", "K1")
def test_a_walk_comes_to_every_outcome_that_the_rules_allow_and_to_no_other():
    for board in BOARDS:
        for start in range(TILES):
            if walker.effort(spelt(board), start) <= PATIENCE:
                assert_outcomes_by_the_letter(board, start)


@pytest.mark.rule("M4", "M5", "K1")
def test_large_stacks_of_real_games_come_to_every_lawful_outcome():
    chance = random.Random(0)
    large = [
        (board, start) for board in BOARDS for start in range(TILES) if walker.effort(spelt(board), start) > PATIENCE
    ]
    assert len(large) > GAMES
    for board, start in large:
        finals = simple(size(board.meeples(start)), start) | loopy(size(board.meeples(start)), start)
        assert_outcomes_on_a_tile_by_the_letter(board, start, chance.choice(members(finals)))


# Around the stacks: empty tiles, a tile of one tribe only, mixed tiles.
AROUND_THE_STACK = {
    "A2": "v",
    "B1": "e",
    "B2": "vve",
    "C1": "m",
    "C2": "ee",
    "C4": "vem",
    "D3": "mm",
    "D2": "vb",
    "E5": "bba",
    "F3": "v",
}


def stacked(start: str, stack: str) -> Board:
    return laid(**{**AROUND_THE_STACK, start: stack})


@pytest.mark.rule("M4", "M5", "K1")
@pytest.mark.parametrize(
    ("start", "stack"),
    [
        ("C3", "vvmba"),
        ("A1", "eeemm"),
        ("B2", "vvvvv"),
        ("C3", "vvveeb"),
        ("A1", "vvvveeb"),
        ("F5", "mmmmmma"),
        ("A1", "vvvvvvee"),
        ("B2", "eeeeeeem"),
        ("C3", "bbbbbbbb"),
        ("F1", "vvvvvvvve"),
        ("C3", "eeeeeeeee"),
        ("C3", "mmmmmmmmmm"),
        ("A1", "vvvvvvvvvvv"),
        ("E4", "vvvvvvvvvvvv"),
        ("A1", "eeeeeeeeeeeee"),
    ],
)
def test_a_tile_may_be_crossed_again_by_a_loop_of_at_least_four_steps(start: str, stack: str):
    assert_outcomes_by_the_letter(stacked(start, stack), tile_named(start))


@pytest.mark.rule("M4", "M5", "K1")
@pytest.mark.parametrize(
    ("start", "stack", "finals"),
    [
        ("C3", "vvvveemba", "C3 C4 D2"),
        ("B2", "vveemmbba", "B2 C2 B1"),
        ("D3", "vvvvvveeebb", "D3 C2 E5"),
        ("A1", "vvvvveeeeemmm", "A1 C4 B2"),
    ],
)
def test_a_large_mixed_stack_comes_to_every_lawful_outcome_on_a_tile(start: str, stack: str, finals: str):
    board = stacked(start, stack)
    for final in finals.split():
        assert_outcomes_on_a_tile_by_the_letter(board, tile_named(start), tile_named(final))


@pytest.mark.rule("M4", "M5", "K1")
@pytest.mark.parametrize(
    ("start", "stack", "finals"),
    [
        ("C3", "v" * 20 + "e", "C3 C4 D4 F3"),
        ("A1", "e" * 20 + "m" * 2, "A1 C1 B2"),
        ("F5", "m" * 20 + "b" * 8, "D5"),
        ("B4", "vb" + "a" * 18 + "m", "B2 E5"),
    ],
)
def test_a_stack_of_more_than_twenty_is_sown_like_any_other(start: str, stack: str, finals: str):
    board = stacked(start, stack)
    for final in finals.split():
        assert_outcomes_on_a_tile_by_the_letter(board, tile_named(start), tile_named(final))


def test_all_ninety_meeples_on_one_tile_can_be_sown():
    board = laid(C3="v" * 16 + "e" * 20 + "m" * 18 + "b" * 18 + "a" * 18)
    assert count_outcomes(board) == len(set(outcomes(board)))
    outcome = outcomes(board)[-1]
    assert follow(board, C3, walk(board, outcome)) == outcome


@pytest.mark.rule("M4")
@pytest.mark.parametrize("n", range(1, 31))
def test_a_tile_is_crossed_once_by_five_meeples_and_once_more_by_every_further_four(n: int):
    for final in (A1, C3):
        sets = [int(crossings(n, START + start, final)) for start in range(TILES)]
        assert max(sets).bit_length() == (n - 1) // 4 + 1


@pytest.mark.rule("M4")
@pytest.mark.parametrize("n", range(1, 31))
def test_the_start_tile_is_crossed_and_ended_on_by_eight_meeples_or_more(n: int):
    assert [bool(loopy(n, start) >> start & 1) for start in range(TILES)] == [n >= 8 and n % 2 == 0] * TILES
    assert not any(simple(n, start) & loopy(n, start) for start in range(TILES))


@pytest.mark.rule("M4", "M5")
def test_eight_meeples_may_end_on_the_tile_they_started_from_and_six_may_not():
    assert Outcome(C3, C3, MERCHANT, 2, True) in outcomes_from(laid(C3="mmmmmmmm"), C3)
    assert not [o for o in outcomes_from(laid(C3="mmmmmm"), C3) if o.final == C3]


@pytest.mark.rule("M4", "K1")
def test_nine_meeples_may_cross_the_final_tile_twice_before_they_end_on_it():
    assert max(o.taken for o in outcomes_from(laid(C3="e" * 7, C4="e"), C3)) == 3
    assert max(o.taken for o in outcomes_from(laid(C3="e" * 9, C4="e"), C3)) == 4


def test_outcomes_are_counted_listed_and_packed_alike():
    for board in BOARDS:
        found = outcomes(board)
        assert count_outcomes(board) == len(found) == len(set(found))
        assert [outcome.packed for outcome in found] == list(packed_outcomes(board))
        assert [unpacked(outcome.packed) for outcome in found] == found
        assert [outcome for start in range(TILES) for outcome in outcomes_from(board, start)] == found


def test_outcomes_come_in_their_order():
    for board in BOARDS:
        found = outcomes(board)
        assert found == sorted(found, key=lambda o: place_in_order(board, o))


def place_in_order(board: Board, outcome: Outcome) -> tuple[int, ...]:
    n = size(board.meeples(outcome.start))
    if loopy(n, outcome.start) >> outcome.final & 1:
        return outcome.start, 1, outcome.final, outcome.tribe, outcome.taken, outcome.empties
    return outcome.start, 0, outcome.tribe, outcome.final


def test_palm_trees_and_palaces_do_not_matter_to_a_walk():
    bare, built = stacked("C3", "vvveeb"), stacked("C3", "vvveeb")
    for tile in range(TILES):
        built.put(tile, tile % 2)
    assert outcomes(built) == outcomes(bare)
    assert count_outcomes(built) == count_outcomes(bare)
    outcome = next(o for o in outcomes(built) if o.empties)
    assert follow(built, outcome.start, walk(built, outcome)) == outcome


def test_an_outcome_says_what_it_is():
    assert str(Outcome(C3, tile_named("E4"), MERCHANT, 3, True)) == "C3 → E4: 3 Merchants, empties the tile"
    assert str(Outcome(A1, B2, ELDER, 2, False)) == "A1 → B2: 2 Elders"
    outcome = Outcome(A1, B2, ELDER, 2, False)
    assert repr(outcome) == "Outcome(start=A1, final=B2, tribe=ELDER, taken=2, empties=False)"
    assert pickle.loads(pickle.dumps(outcome)) == outcome


def test_packed_outcomes_sort_as_their_fields_do():
    found = [outcome for board in BOARDS[:9] for outcome in outcomes(board)]
    by_fields = sorted(found, key=lambda o: (o.start, o.final, o.tribe, o.taken, o.empties))
    assert [o.packed for o in by_fields] == sorted(o.packed for o in found)


@pytest.mark.rule("M2", "M4", "M5", "K1")
def test_every_outcome_of_a_game_has_a_walk_that_comes_to_it():
    for board in BOARDS:
        for outcome in outcomes(board):
            assert follow(board, outcome.start, walk(board, outcome)) == outcome


@pytest.mark.parametrize(
    ("start", "stack"),
    [
        ("C3", "v"),
        ("C3", "ve"),
        ("B2", "vme"),
        ("A1", "eemb"),
        ("C3", "vvmbe"),
        ("A1", "vvveeb"),
        ("A1", "vvvvvvve"),
        ("D2", "eeeeeeee"),
        ("A1", "vvvvvvvvv"),
    ],
)
def test_the_walks_of_an_outcome_are_all_those_that_come_to_it(start: str, stack: str):
    board, tile = stacked(start, stack), tile_named(start)
    by_outcome: dict[walker.Came, set[walker.Drops]] = {}
    for drops in walker.walks_from(spelt(board), tile):
        by_outcome.setdefault(walker.came_to(spelt(board), tile, drops), set()).add(drops)
    found = outcomes_from(board, tile)
    assert set(came(found)) == set(by_outcome)
    for outcome, key in zip(found, came(found), strict=True):
        listed = [tuple(drops) for drops in walks(board, outcome)]
        assert len(listed) == len(set(listed))
        assert set(listed) == by_outcome[key]


def test_walks_are_found_as_they_are_asked_for():
    board = laid(C3="vveemmbbaavvee", C4="b")
    outcome = Outcome(C3, D2, VIZIER, 2, False)
    assert follow(board, C3, next(walks(board, outcome))) == outcome


@pytest.mark.parametrize(
    "outcome",
    [
        Outcome(A1, C3, VIZIER, 2, False),  # nobody to take in hand
        Outcome(B2, C2, MERCHANT, 2, False),  # no Merchant in hand
        Outcome(B2, C3, ELDER, 2, True),  # out of reach
        Outcome(B2, C2, ELDER, 1, False),  # K1: at least two
        Outcome(B2, C2, ELDER, 3, False),  # no crossing
        Outcome(B2, C2, ELDER, 2, True),  # a stranger stays
        Outcome(B2, A2, ELDER, 2, False),  # no stranger there
        Outcome(B2, D3, ELDER, 2, False),  # two steps cannot do three
        Outcome(B2, B2, ELDER, 2, True),  # a start tile is empty
    ],
)
def test_an_outcome_that_no_walk_comes_to_is_refused_in_words(outcome: Outcome):
    board = laid(B2="e", C2="ev", A2="e", C3="e", D3="e")
    with pytest.raises(ValueError, match=r"No walk on this board comes to .* → .*"):
        walk(board, outcome)


@pytest.mark.parametrize("outcome", [Outcome(30, 0, 0, 2, True), Outcome(0, -1, 0, 2, True), Outcome(0, 0, 5, 2, True)])
def test_an_outcome_beyond_the_board_is_refused(outcome: Outcome):
    with pytest.raises(ValueError, match=r"\(C1, C3\)"):
        walks(stacked("A1", "v"), outcome)


@pytest.mark.parametrize("stack", ["vem", "vvveeb", "vvvvvvv", "eeeeeeem"])
def test_outcomes_are_just_what_has_a_walk(stack: str):
    board = stacked("C3", stack)
    listed = set(outcomes_from(board, C3))
    for final in range(TILES):
        for tribe in range(TRIBES):
            for taken in range(7):
                for empties in (False, True):
                    outcome = Outcome(C3, final, tribe, taken, empties)
                    assert has_walk(board, outcome) == (outcome in listed)


def has_walk(board: Board, outcome: Outcome) -> bool:
    try:
        walk(board, outcome)
    except ValueError:
        return False
    return True


@pytest.mark.rule("W2", "M4", "M5", "M6", "K1")
def test_five_meeples_go_round_a_square_and_three_merchants_are_taken_back():
    board = laid(B2="mbavm", B3="m")
    loop: Walk = [(B3, MERCHANT), (A3, BUILDER), (A2, 4), (B2, VIZIER), (B3, MERCHANT)]
    assert follow(board, B2, loop) == Outcome(B2, B3, MERCHANT, 3, True)
    assert loop in list(walks(board, Outcome(B2, B3, MERCHANT, 3, True)))


@pytest.mark.rule("M5")
def test_a_meeple_dropped_earlier_in_the_walk_counts_as_one_that_stands_there():
    loop: Walk = [(B3, MERCHANT), (A3, BUILDER), (A2, 4), (B2, VIZIER), (B3, MERCHANT)]
    assert follow(laid(B2="mbavm"), B2, loop) == Outcome(B2, B3, MERCHANT, 2, True)


@pytest.mark.rule("W5", "K1")
def test_an_elder_onto_two_elders_takes_three_and_empties_the_tile():
    assert follow(laid(A1="e", B1="ee"), A1, [(B1, ELDER)]) == Outcome(A1, B1, ELDER, 3, True)


@pytest.mark.rule("W5", "K1")
def test_an_elder_onto_three_elders_and_a_builder_takes_four_and_empties_nothing():
    assert follow(laid(A1="e", B1="eeeb"), A1, [(B1, ELDER)]) == Outcome(A1, B1, ELDER, 4, False)


def test_following_a_walk_leaves_the_board_as_it_is():
    board = laid(A1="e", B1="eeeb")
    follow(board, A1, [(B1, ELDER)])
    assert board.key() == laid(A1="e", B1="eeeb").key()


@pytest.mark.parametrize(
    ("start", "drops", "rule"),
    [
        pytest.param(E3, [(D3, VIZIER)], "M1", marks=pytest.mark.rule("M1"), id="from an empty tile"),
        pytest.param(30, [(D3, VIZIER)], "M1", marks=pytest.mark.rule("M1"), id="from beyond the board"),
        pytest.param(C2, [(C3, VIZIER), (C1, ELDER)], "M2", marks=pytest.mark.rule("M2"), id="two tiles in a step"),
        pytest.param(C2, [(C2, VIZIER), (C3, ELDER)], "M2", marks=pytest.mark.rule("M2"), id="no step at all"),
        pytest.param(C2, [(C3, VIZIER), (D3, VIZIER)], "M2", marks=pytest.mark.rule("M2"), id="not in hand"),
        pytest.param(C2, [(C3, VIZIER), (D3, 5)], "M2", marks=pytest.mark.rule("M2"), id="no such tribe"),
        pytest.param(C2, [(C3, VIZIER)], "M2", marks=pytest.mark.rule("M2"), id="hand not empty"),
        pytest.param(C2, [], "M2", marks=pytest.mark.rule("M2"), id="no drop"),
        pytest.param(C2, [(C3, 0), (D3, 1), (D2, 0)], "M2", marks=pytest.mark.rule("M2"), id="hand empty before"),
        pytest.param(C2, [(D3, ELDER), (C3, VIZIER)], "M3", marks=pytest.mark.rule("M3"), id="diagonal"),
        pytest.param(A1, [(-1, VIZIER)], "M3", marks=pytest.mark.rule("M3"), id="off the board"),
        pytest.param(A1, [(30, VIZIER)], "M3", marks=pytest.mark.rule("M3"), id="off the board above"),
        pytest.param(C2, [(C3, VIZIER), (C2, ELDER)], "M4", marks=pytest.mark.rule("M4"), id="back to the start"),
        pytest.param(D1, [(C1, 0), (B1, 0), (C1, 0)], "M4", marks=pytest.mark.rule("M4"), id="back"),
        pytest.param(C2, [(C1, VIZIER), (B1, ELDER)], "M5", marks=pytest.mark.rule("M5"), id="onto an empty tile"),
        pytest.param(C2, [(C3, ELDER), (D3, VIZIER)], "M5", marks=pytest.mark.rule("M5"), id="onto strangers"),
    ],
)
def test_an_unlawful_walk_is_refused_with_the_rules_number(start: int, drops: Walk, rule: str):
    board = laid(A1="v", C2="ve", D1="vvv", C3="v", D3="e")
    with pytest.raises(ValueError, match=rf"\({rule}\)\.$"):
        follow(board, start, drops)


@pytest.mark.rule("M2", "M3", "M4", "M5")
def test_following_accepts_just_the_walks_of_the_rules():
    chance = random.Random(5)
    board = stacked("B2", "vvve")
    lawful = set(walker.walks_from(spelt(board), B2))
    for _ in range(4000):
        drops, here = [], B2
        for tribe in chance.sample([0, 0, 0, 1], 4):
            here = chance.choice(walker.neighbours(here))
            drops.append((here, tribe))
        assert accepted(board, drops) == (tuple(drops) in lawful)


def accepted(board: Board, drops: Walk) -> bool:
    try:
        follow(board, B2, drops)
    except ValueError:
        return False
    return True
