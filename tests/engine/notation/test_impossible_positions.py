"""Impossible positions are rejected with a sentence, and no input crashes the parser."""

import copy
import json
import pickle
import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naqala.engine.audit import audit
from naqala.engine.components import C3, D3, FISH, SILK
from naqala.engine.djinns import HAGIS, LETA
from naqala.engine.errors import ImpossiblePosition
from naqala.engine.luck import Luck
from naqala.engine.notation import NotationError, parse_position, position_from_json, position_json, position_text
from naqala.engine.notation.notation_errors import place, shown
from tests import games
from tests.engine.notation.random_games import any_option, error_of, some_positions
from tests.positions import Seat, game_at

LUCK = Luck.seeded(7)
STATES = some_positions()
TEXTS = [position_text(state) for state in STATES]
WORDS = sorted({word for text in TEXTS for word in re.findall(r"[A-Za-z'-]+|\d+|[^A-Za-z0-9]", text)})
ODD = [
    None,
    True,
    -1,
    0,
    1,
    2,
    7,
    30,
    10**30,
    0.5,
    "",
    "-",
    "C3",
    "pink",
    "m",
    "Hagis",
    "fish",
    [],
    {},
    ["A1"],
    {"fish": 1},
]
START = position_text(games.plain(2, 1))


def changed(field, words):
    """Return the start of a game with one field changed."""
    assert f" {field}=" in f" {START}"
    return re.sub(f"(?<![a-z]){field}=[^ ]*", f"{field}={words}", START, count=1)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "At field 1: Expected round=, not ''"),
        (START.replace("stuck=no ", ""), "At field 11: Expected stuck=, not 'asked="),
        (START.replace(" row=", "  row="), "Expected .*=, not"),
        (START + " more=1", "At field 5: Expected orange=, not 'order="),
        (START + " ", "Expected .*=, not"),
        (START.replace("asked", "as\u212aed"), "plain ASCII"),
        (changed("round", "0"), "In round: 0 is not from 1"),
        (changed("round", "01"), "In round: '01' is not a number"),
        (changed("board", "V5"), "There is 1 row, not 5"),
        (changed("board", "V5////"), "The row '' has 1 tile, not 6"),
        (START.replace("V5", "W5", 1), "In board: 'W5.*' is not a tile"),
        (START.replace("V5", "V6", 1), "The thirty tiles are not those of the box"),
        (re.sub("V5([vemba]*)", "V5" + "e" * 21, START, count=1), "There are 21 e; the box has 20"),
        (re.sub("V5([vemba]*)", "V5" + "e" * 20, START, count=1), r"There are \d+ Elders; the box has 20"),
        (re.sub("V5([vemba]*)", r"V5\1^13", START, count=1), "13 is not from 1 to 12"),
        (re.sub("V5([vemba]*)", r"V5\1^7", START, count=2), "There are 14 palm trees; the box has 12"),
        (re.sub("V5([vemba]*)", r"V5\1@orange", START, count=1), "Orange does not play in a game of 2"),
        (re.sub("([VSOML]\\d+[vemba]+)", r"\1@pink", START, count=12), "Pink has 12 camels on the board"),
        (changed("blue", "50/0v/0e/-"), "A seat has gold, Viziers, Elders, cards and djinns"),
        (changed("blue", "50/0/0e/-/-"), "A seat has gold"),
        (changed("blue", "-1/0v/0e/-/-"), "'-1' is not a number"),
        (changed("blue", "50/0v/0e/fish+fish/-"), "fish occurs twice"),
        (changed("blue", "50/0v/0e/fish*1/-"), "1 is not from 2"),
        (changed("blue", "50/0v/0e/fish*7/-"), "There are 7 fish; the box has 6"),
        (changed("blue", "50/0v/0e/-/-!"), "There is no djinn '-'"),
        (changed("blue", "50/0v/0e/-/Hagis+Hagis!"), "Hagis occurs twice"),
        (changed("discards", "fakir*18"), r"There are \d+ Fakirs; the box has 18"),
        (changed("dismissed", "Hagis").replace("blue=50/0v/0e/-/-", "blue=50/0v/0e/-/Hagis"), "Hagis occurs 3 times"),
        (changed("order", "blue,orange"), "Orange does not play"),
        (changed("order", "blue,blue,pink"), "markers"),
        (changed("track", "4:blue"), "No spot of the track costs 4"),
        (changed("track", "5:blue,5:pink"), "There are 2 markers on 5"),
        (changed("track", "0:blue,5:pink"), "The highest price comes first"),
        (changed("track", "blue"), "'blue' is not a marker"),
        (changed("row", ",".join(["fish"] * 10)), "There are 1. Fish; the box has 6"),
        (changed("stuck", "maybe"), "neither yes nor no"),
        (changed("asked", "over"), "The game is over only if"),
        (changed("asked", "bidding(0)"), "No seat is named"),
        (changed("asked", "blue:bidding"), r"There are 0 values in brackets, not 1. .* bidding\(nth\)"),
        (changed("asked", "blue:next-turn"), "There is no step 'next-turn'"),
        (changed("asked", "blue:keeping-unseen(3)"), "There is no step"),
        (changed("asked", "blue:bidding(0)>selling"), "There is no other step during a bid"),
        (changed("asked", "blue:moving"), "No turn has the steps moving"),
        (changed("asked", "blue:selling>welcoming(m,2)"), "There is no tribe that players hold 'm'"),
        (changed("asked", "blue:selling>sowing(C3-E3,m)"), "There is no step from tile to tile"),
        (changed("asked", "blue:selling>sowing(C3-D3,-)"), "There are no meeples"),
        (changed("asked", "blue:selling>summoning>killing-second(-,-,no)"), "The second victim"),
    ],
    ids=lambda words: words[-30:],
)  # fmt: skip
def test_an_invalid_position_is_rejected_with_the_reason(text, complaint):
    with pytest.raises((NotationError, ImpossiblePosition), match=complaint):
        parse_position(text, LUCK)


TURN = position_text(
    game_at({C3: "mm", D3: "m"}, blue=Seat(djinns=[LETA, HAGIS], spent=[LETA, HAGIS]), row=[FISH, SILK, FISH]).state
)


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        ("pink:selling>moving", "the last on the bid order track"),
        ("blue:selling>trading(3,3,2)", "There is no market"),
        ("blue:selling>trading(0,5,1)>choosing(Leta,A1)", "No step can be above"),
        ("blue:selling>choosing(Leta,A1)", "Leta does not offer these tiles"),
        ("blue:selling>choosing(Hagis,A1)", "Hagis does not offer these tiles"),
        ("blue:selling>collecting(1)", "No turn has the steps"),
        ("blue:selling>moving>sowing(C3-D3,m)", "No turn has the steps"),
        ("blue:selling>conjuring(A1,palm)", "is automatic here|does not offer"),
    ],
)
def test_steps_that_no_turn_has_are_rejected(asked, complaint):
    with pytest.raises(ImpossiblePosition, match=complaint):
        parse_position(TURN.replace("blue:selling>moving", asked), LUCK)


def corrupted(text, chance):
    words = re.findall(r"[A-Za-z'-]+|\d+|[^A-Za-z0-9]", text)
    for _ in range(chance.choice([1, 1, 2, 3])):
        at = chance.randrange(len(words) - chance.choice([0, len(words) * 9 // 10])) * -1 - 1  # the end more often
        words[at] = chance.choice([chance.choice(WORDS), chance.choice(words), words[at] * 2, ""])
    return "".join(words[: chance.choice([len(words)] * 9 + [chance.randrange(len(words))])])


def corrupted_json(data, chance):
    """Remove or change one value, list or object at a random place."""
    data = copy.deepcopy(data)
    inside, key, there = None, None, data
    while inside is None or (isinstance(there, (dict, list)) and there and chance.random() < 0.9):
        inside = there
        key = chance.choice(list(inside) if isinstance(inside, dict) else range(len(inside)))
        there = inside[key]
    if chance.random() < 0.2:
        del inside[key]
    else:
        inside[key] = chance.choice(ODD)
    return data


def assert_rejected_or_valid(read, data, chance):
    """Check that the input is rejected with a sentence or gives a position that can be written and played."""
    if error_of(read, data, LUCK):
        return
    state = read(data, Luck.seeded(7))
    assert parse_position(position_text(state), LUCK).key() == state.key()
    for _ in range(20):
        if not state.over:
            state.play(any_option(state, chance))
            audit(state)


@given(st.sampled_from(TEXTS), st.integers(0, 10**6).map(random.Random))
def test_a_corrupted_position_is_rejected_or_playable(text, chance):
    for _ in range(5):
        assert_rejected_or_valid(parse_position, corrupted(text, chance), chance)


@given(st.sampled_from(STATES), st.integers(0, 10**6).map(random.Random))
def test_a_corrupted_position_in_json_is_rejected_or_playable(state, chance):
    for _ in range(5):
        assert_rejected_or_valid(position_from_json, corrupted_json(position_json(state), chance), chance)


@given(st.text())
def test_random_text_is_rejected(text):
    with pytest.raises(NotationError, match="Right is, for example"):
        parse_position(text, LUCK)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_random_json_is_rejected(data):
    with pytest.raises(NotationError, match="Right is, for example"):
        position_from_json(data, LUCK)


def test_json_of_a_game_of_five_or_of_one_is_rejected():
    for seats in (["blue"], ["blue", "pink", "orange", "black", "green"]):
        data = json.loads(json.dumps(position_json(games.plain(2, 1))))
        data["seats"] = dict.fromkeys(seats, data["seats"]["blue"])
        with pytest.raises(NotationError, match="The key"):
            position_from_json(data, LUCK)


def test_the_errors_survive_a_pickle():
    board = place("notation-in-field", name="board")
    error = NotationError("notation-no-such-tile", "C3", board, word=shown("G3"))
    assert (
        str(pickle.loads(pickle.dumps(error)))
        == str(error)
        == "In board: There is no tile 'G3'. Right is, for example, C3"
    )


def test_random_fields_make_no_position():
    chance = random.Random(1)
    for _ in range(200):
        with pytest.raises(NotationError):
            parse_position("".join(chance.choices(WORDS, k=30)), LUCK)
