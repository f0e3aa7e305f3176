"""What cannot be is refused in a sentence, and nothing that is written makes the reader stumble."""

import copy
import json
import pickle
import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naqala.engine.audit import audit
from naqala.engine.djinns import HAGIS, LETA
from naqala.engine.errors import Impossible
from naqala.engine.luck import Luck
from naqala.engine.notation import NotationError, parse_position, position_from_json, position_json, position_text
from naqala.engine.things import C3, D3, FISH, SILK
from tests import games
from tests.engine.notation.playing import any_option, refusal, some_positions
from tests.laying import Seat, lay

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
    """A start of a game with one field changed."""
    assert f" {field}=" in f" {START}"
    return re.sub(f"(?<![a-z]){field}=[^ ]*", f"{field}={words}", START, count=1)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "At field 1: Here round= is due, not ''"),
        (START.replace("stuck=no ", ""), "At field 11: Here stuck= is due, not 'asked="),
        (START.replace(" row=", "  row="), "Here .*= is due"),
        (START + " more=1", "At field 5: Here orange= is due, not 'order="),
        (START + " ", "Here .*= is due"),
        (START.replace("asked", "as\u212aed"), "plain ASCII"),
        (changed("round", "0"), "In round: 0 is not from 1"),
        (changed("round", "01"), "In round: '01' is no number"),
        (changed("board", "V5"), "There are 1 rows, not 5"),
        (changed("board", "V5////"), "The row '' has 1 tiles, not 6"),
        (START.replace("V5", "W5", 1), "In board: 'W5.*' is no tile"),
        (START.replace("V5", "V6", 1), "The thirty tiles are not those of the box"),
        (re.sub("V5([vemba]*)", "V5" + "e" * 21, START, count=1), "There are 21 e; the box has 20"),
        (re.sub("V5([vemba]*)", "V5" + "e" * 20, START, count=1), r"There are \d+ Elders; the box has 20"),
        (re.sub("V5([vemba]*)", r"V5\1^13", START, count=1), "13 is not from 1 to 12"),
        (re.sub("V5([vemba]*)", r"V5\1^7", START, count=2), "There are 14 palm trees; the box has 12"),
        (re.sub("V5([vemba]*)", r"V5\1@orange", START, count=1), "Orange does not play in a game of 2"),
        (re.sub("([VSOML]\\d+[vemba]+)", r"\1@pink", START, count=12), "There are 12 camels of Pink; the box has 11"),
        (changed("blue", "50/0v/0e/-"), "A seat has gold, Viziers, Elders, cards and djinns"),
        (changed("blue", "50/0/0e/-/-"), "A seat has gold"),
        (changed("blue", "-1/0v/0e/-/-"), "'-1' is no number"),
        (changed("blue", "50/0v/0e/fish+fish/-"), "fish is there twice"),
        (changed("blue", "50/0v/0e/fish*1/-"), "1 is not from 2"),
        (changed("blue", "50/0v/0e/fish*7/-"), "There are 7 fish; the box has 6"),
        (changed("blue", "50/0v/0e/-/-!"), "There is no djinn '-'"),
        (changed("blue", "50/0v/0e/-/Hagis+Hagis!"), "Hagis is there twice"),
        (changed("discards", "fakir*18"), r"There are \d+ Fakir cards; the box has 18"),
        (changed("dismissed", "Hagis").replace("blue=50/0v/0e/-/-", "blue=50/0v/0e/-/Hagis"), "There are 3 Hagis"),
        (changed("order", "blue,orange"), "Orange does not play"),
        (changed("order", "blue,blue,pink"), "markers"),
        (changed("track", "4:blue"), "No spot of the track costs 4"),
        (changed("track", "5:blue,5:pink"), "There are 2 markers on 5"),
        (changed("track", "0:blue,5:pink"), "The highest price comes first"),
        (changed("track", "blue"), "'blue' is no marker"),
        (changed("row", ",".join(["fish"] * 10)), "There are 1. Fish cards"),
        (changed("stuck", "maybe"), "neither yes nor no"),
        (changed("asked", "over"), "The game is over only if"),
        (changed("asked", "bidding(0)"), "Nobody is asked"),
        (changed("asked", "blue:bidding"), r"There are 0 things in brackets, not 1. .* bidding\(nth\)"),
        (changed("asked", "blue:next-turn"), "There is no step 'next-turn'"),
        (changed("asked", "blue:keeping-unseen(3)"), "There is no step"),
        (changed("asked", "blue:bidding(0)>selling"), "A bid is all that is asked"),
        (changed("asked", "blue:moving"), "In no turn is moving due"),
        (changed("asked", "blue:selling>welcoming(m,2)"), "There is no tribe at court 'm'"),
        (changed("asked", "blue:selling>sowing(C3-E3,m)"), "There is no step from tile to tile"),
        (changed("asked", "blue:selling>sowing(C3-D3,-)"), "There are no meeples"),
        (changed("asked", "blue:selling>summoning>killing-second(-,-,no)"), "The second victim"),
    ],
    ids=lambda words: words[-30:],
)  # fmt: skip
def test_a_wrong_position_is_told_what_is_wrong(text, complaint):
    with pytest.raises((NotationError, Impossible), match=complaint):
        parse_position(text, LUCK)


TURN = position_text(
    lay({C3: "mm", D3: "m"}, blue=Seat(djinns=[LETA, HAGIS], spent=[LETA, HAGIS]), row=[FISH, SILK, FISH]).state
)


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        ("pink:selling>moving", "the last on the bid order track"),
        ("blue:selling>trading(3,3,2)", "There is no market"),
        ("blue:selling>trading(0,5,1)>choosing(Leta,A1)", "Nothing comes before the answer"),
        ("blue:selling>choosing(Leta,A1)", "That is not what Leta asks"),
        ("blue:selling>choosing(Hagis,A1)", "That is not what Hagis asks"),
        ("blue:selling>collecting(1)", "In no turn"),
        ("blue:selling>moving>sowing(C3-D3,m)", "In no turn"),
        ("blue:selling>conjuring(A1,palm)", "no question here; it happens by itself|That"),
    ],
)
def test_a_question_that_the_game_does_not_ask_is_refused(asked, complaint):
    with pytest.raises(Impossible, match=complaint):
        parse_position(TURN.replace("blue:selling>moving", asked), LUCK)


def spoilt(text, chance):
    words = re.findall(r"[A-Za-z'-]+|\d+|[^A-Za-z0-9]", text)
    for _ in range(chance.choice([1, 1, 2, 3])):
        at = chance.randrange(len(words) - chance.choice([0, len(words) * 9 // 10])) * -1 - 1  # the end more often
        words[at] = chance.choice([chance.choice(WORDS), chance.choice(words), words[at] * 2, ""])
    return "".join(words[: chance.choice([len(words)] * 9 + [chance.randrange(len(words))])])


def spoilt_json(said, chance):
    """With one leaf, list or object anywhere in it lost or changed."""
    said = copy.deepcopy(said)
    inside, key, there = None, None, said
    while inside is None or (isinstance(there, (dict, list)) and there and chance.random() < 0.9):
        inside = there
        key = chance.choice(list(inside) if isinstance(inside, dict) else range(len(inside)))
        there = inside[key]
    if chance.random() < 0.2:
        del inside[key]
    else:
        inside[key] = chance.choice(ODD)
    return said


def refused_or_sound(read, said, chance):
    """Refused in a sentence; or a position that can be written, and played on."""
    if refusal(read, said, LUCK):
        return
    state = read(said, Luck.seeded(7))
    assert parse_position(position_text(state), LUCK).key() == state.key()
    for _ in range(20):
        if not state.over:
            state.play(any_option(state, chance))
            audit(state)


@given(st.sampled_from(TEXTS), st.integers(0, 10**6).map(random.Random))
def test_a_spoilt_position_is_refused_or_can_be_played_on(text, chance):
    for _ in range(5):
        refused_or_sound(parse_position, spoilt(text, chance), chance)


@given(st.sampled_from(STATES), st.integers(0, 10**6).map(random.Random))
def test_a_spoilt_position_in_json_is_refused_or_can_be_played_on(state, chance):
    for _ in range(5):
        refused_or_sound(position_from_json, spoilt_json(position_json(state), chance), chance)


@given(st.text())
def test_any_text_at_all_is_refused(text):
    with pytest.raises(NotationError, match="Right is, for example"):
        parse_position(text, LUCK)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_any_json_at_all_is_refused(said):
    with pytest.raises(NotationError, match="Right is, for example"):
        position_from_json(said, LUCK)


def test_json_of_a_game_of_five_or_of_one_is_refused():
    for seats in (["blue"], ["blue", "pink", "orange", "black", "green"]):
        said = json.loads(json.dumps(position_json(games.plain(2, 1))))
        said["seats"] = dict.fromkeys(seats, said["seats"]["blue"])
        with pytest.raises(NotationError, match="The key"):
            position_from_json(said, LUCK)


def test_the_errors_survive_a_pickle():
    error = NotationError("There is no tile 'G3'.", "C3", "in board")
    assert (
        str(pickle.loads(pickle.dumps(error)))
        == str(error)
        == "In board: There is no tile 'G3'. Right is, for example, C3"
    )


def test_random_words_make_no_position():
    chance = random.Random(1)
    for _ in range(200):
        with pytest.raises(NotationError):
            parse_position("".join(chance.choices(WORDS, k=30)), LUCK)
