"""Records that are spoilt: each is refused with where and why, or says itself what is read from it."""

import copy
import functools
import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from naqala.engine.actions import ACTIONS
from naqala.engine.djinns import DJINNS
from naqala.engine.game import Game
from naqala.engine.notation import action_text
from naqala.engine.notation.record_json import game_from_json, parse_record_json, record_json
from naqala.engine.notation.records import LONGEST, RecordError, parse_record, record_text
from naqala.engine.things import CARD_NAMES
from tests.engine.notation.telling import essence, play_on, rich, seeded, with_open_hands

Spoil = Callable[[list[str], random.Random], None]
CHANCE = [name.lower() for name in CARD_NAMES] + [djinn.name for djinn in DJINNS] + ["v", "mva", "eee", "bb"]
PLACE = re.compile(r"(Line \d+|This is too long)")


@functools.cache
def records() -> list[str]:
    """Finished, saved and cut off, of two to four players."""
    made = [play_on(begin(players, players), players) for begin in (seeded, rich) for players in (2, 3, 4)]
    cut = [play_on(begin(players, players), 9, 60) for begin in (with_open_hands, rich) for players in (2, 4)]
    return [game.saved() for game in made + cut] + [cut[0].record({"Event": "a test"})]


@functools.cache
def twins() -> list[str]:
    return [json.dumps(record_json(Game.parse(text), {}, with_seed=True)) for text in records()]


def refusal(text: str) -> str:
    """Why a record is refused; nothing if it is read, and then it says what its game says."""
    try:
        game, own = parse_record(text)
    except RecordError as error:
        return str(error)
    assert essence(record_text(game, own, with_seed="\n[Seed " in f"\n{text}")) == essence(text)
    return ""


# Lines


def body(lines: list[str]) -> int:
    return lines.index("") + 1


def delete(lines: list[str], chance: random.Random) -> None:
    del lines[chance.randrange(len(lines))]


def double(lines: list[str], chance: random.Random) -> None:
    nth = chance.randrange(len(lines))
    lines.insert(nth, lines[nth])


def swap(lines: list[str], chance: random.Random) -> None:
    one, other = chance.sample(range(len(lines)), 2)
    lines[one], lines[other] = lines[other], lines[one]


def join(lines: list[str], chance: random.Random) -> None:
    nth = chance.randrange(body(lines), len(lines) - 1)
    lines[nth] += " " + lines.pop(nth + 1).partition(" ")[2]


def part(lines: list[str], chance: random.Random) -> None:
    nth = chance.randrange(body(lines), len(lines))
    words = lines[nth].split(" ")
    at = chance.randrange(len(words))
    lines[nth : nth + 1] = [" ".join(words[:at]), " ".join(words[:1] + words[at:])]


def say_another_action(lines: list[str], chance: random.Random) -> None:
    nth = chance.randrange(body(lines), len(lines))
    words = lines[nth].split(" ")
    words[chance.randrange(len(words))] = action_text(chance.choice(ACTIONS))
    lines[nth] = " ".join(words)


def bring_another(lines: list[str], chance: random.Random) -> None:
    """Another card, djinn or meeple by chance, or one more, or one less."""
    drawn = [nth for nth, line in enumerate(lines) if "{" in line]
    nth = chance.choice(drawn)
    before, _, after = lines[nth].rpartition("{")
    words = after.removesuffix("}").split(" ")
    at = chance.randrange(len(words))
    words[at : at + chance.randrange(2)] = [chance.choice(CHANCE)] * chance.randrange(3)
    lines[nth] = f"{before}{{{' '.join(words)}}}"


def change_a_number(lines: list[str], chance: random.Random) -> None:
    """In the scores, mostly."""
    nth = chance.choice([-1, -1, chance.randrange(len(lines))])
    lines[nth] = re.sub(r"\d", str(chance.randrange(10)), lines[nth], count=chance.randint(1, 2))


def mix_with_another_game(lines: list[str], chance: random.Random) -> None:
    other = chance.choice(records()).splitlines()
    lines[chance.randrange(len(lines)) :] = other[chance.randrange(len(other)) :]


SPOILING = [delete, double, swap, join, part, say_another_action, bring_another, change_a_number, mix_with_another_game]


@pytest.mark.parametrize("spoil", SPOILING)
@given(seed=st.integers(0, 10**6))
def test_a_record_with_spoilt_lines_is_refused_or_says_what_is_read(spoil: Spoil, seed):
    chance = random.Random(seed)
    lines = chance.choice(records()).splitlines()
    spoil(lines, chance)
    why = refusal("\n".join(lines) + "\n")
    assert not why or PLACE.match(why)


@given(st.integers(0, 10**6), st.lists(st.sampled_from(SPOILING), min_size=2, max_size=5))
def test_a_record_spoilt_in_several_ways_is_refused_or_says_what_is_read(seed, ways):
    chance = random.Random(seed)
    lines = chance.choice(records()).splitlines()
    for spoil in ways:
        if "" in lines and body(lines) < len(lines) - 1 and any("{" in line for line in lines):
            spoil(lines, chance)
    assert PLACE.match(refusal("\n".join(lines)) or "Line 1")


# What a change must lead to


def test_another_score_is_never_believed():
    for text in records()[:6]:
        for digits in re.finditer(r"(?<=:)\d+", text[text.rindex("scores") :]):
            at = text.rindex("scores") + digits.start()
            wrong = text[:at] + str(int(digits[0]) + 1) + text[at + len(digits[0]) :]
            assert re.match(r"Line \d+: The scores are ", refusal(wrong))


def test_another_chance_than_that_of_the_seed_is_never_believed():
    text = records()[0]
    for braces in re.finditer(r"\{([^} ]+) ([^} ]+)", text):
        if braces[1] != braces[2]:
            wrong = f"{text[: braces.start()]}{{{braces[2]} {braces[1]}{text[braces.end() :]}"
            assert "chance brought" in refusal(wrong)


def test_a_record_that_breaks_off_is_never_believed():
    text = records()[1]
    for length in range(0, len(text) - 1, 37):
        assert refusal(text[:length])
    for line in range(text.count("\n")):
        assert refusal("\n".join(text.split("\n")[:line]))


def test_whoever_knows_that_it_breaks_off_can_say_so():
    lines = records()[4].splitlines()
    for length in range(body(lines), len(lines) - 2, 3):
        told = lines[:length]
        while told[-1] == "" or told[-1].startswith("round"):
            told.pop()
        assert refusal("\n".join([*told, "unfinished"])) == ""


# Bytes


@given(st.integers(0, 10**6), st.integers(1, 4))
def test_a_record_with_flipped_bits_is_refused_or_says_what_is_read(seed, flips):
    chance = random.Random(seed)
    raw = bytearray(chance.choice(records()).encode())
    for _ in range(flips):
        raw[chance.randrange(len(raw))] ^= 1 << chance.randrange(8)
    why = refusal(raw.decode(errors="replace"))
    assert not why or PLACE.match(why)


@given(st.one_of(st.text(), st.binary().map(lambda raw: raw.decode("latin-1"))))
@example("")
@example("\0")
@example("[")
@example('[Naqala "1"]')
@example('[Naqala "1"]\n[Start ""]\nunfinished')
@example('[Event "x"]\n1. e4 e5 2. Nf3 1-0')
@example('{"naqala": 1}')
def test_what_is_no_record_is_refused(text):
    assert refusal(text).startswith("Line 1: ") or '"1"' in text
    assert refusal(f'[Naqala "1"]\n{text}').startswith("Line ")
    assert refusal(records()[0] + text).startswith("Line ") or not text.strip(" \t\n\r")


def test_what_is_huge_is_refused_at_once():
    assert "too long" in refusal("x" * 10_000_000)
    assert "too long" in refusal(records()[0] * 10_000)
    assert "too long" in refusal(f'[Naqala "1"]\n[Start "{"round=1 " * 10_000}"]\nunfinished')
    head, _, rest = records()[0].partition("round 1\n")
    assert "Line 9: Word 3" in refusal(head + "round 1\n" + "blue end " * 100_000 + "\n" + rest[:50_000])
    assert len(refusal(head + "round 1\n" + "x" * (LONGEST - 5000))) < 400


# JSON


def places(said: Any) -> list[tuple[Any, Any]]:
    """Every list or object in it with a key or an index of its own."""
    found: list[tuple[Any, Any]] = []
    if isinstance(said, dict):
        found = [(said, key) for key in said]
    if isinstance(said, list):
        found = [(said, nth) for nth in range(len(said))]
    return found + [place for inside, key in list(found) for place in places(inside[key])]


def plainly(said: object, row: bool = True) -> object:
    """In small letters, and in order what has none."""
    if isinstance(said, dict):
        in_row = said.get("action") == {"action": "end-turn"}
        return {str(key): plainly(part, in_row if key == "drawn" else key not in ("djinns", "spent", "suit", "drawn"))
                for key, part in said.items() if key != "Engine"}  # fmt: skip
    if isinstance(said, list):
        parts = [plainly(part) for part in said]
        return parts if row else sorted(parts, key=str)
    return (
        "".join(sorted(said.lower())) if isinstance(said, str) and set(said) <= set("vembaVEMBA") else str(said).lower()
    )


def json_refusal(said: object) -> str:
    try:
        game, own = game_from_json(said)
    except RecordError as error:
        return str(error)
    assert isinstance(said, dict)
    assert plainly(record_json(game, own, with_seed="Seed" in said["tags"])) == plainly(said)
    return ""


@given(st.integers(0, 10**6), st.integers(1, 3))
def test_json_that_is_spoilt_is_refused_or_says_what_is_read(seed, times):
    chance = random.Random(seed)
    said = json.loads(chance.choice(twins()))
    for _ in range(times):
        (inside, key), (other, like) = chance.choices(places(said), k=2)
        if chance.random() < 0.3:
            inside.pop(key)
        elif isinstance(inside, list) and chance.random() < 0.5:
            inside.insert(key, copy.deepcopy(inside[key]))
        else:
            strange = [None, True, -1, 10**30, 1.5, "", "fish", [], {}, copy.deepcopy(other[like])]
            inside[key] = chance.choice(strange)
    json_refusal(said)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda s: st.lists(s) | st.dictionaries(st.text(), s),
    )
)
def test_other_json_is_refused(said):
    assert json_refusal(said).startswith("This is no record of Naqala")
    for key in ("tags", "start", "rounds", "scores"):
        whole = json.loads(twins()[0])
        whole[key] = said
        assert json_refusal(whole)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[" * 100_000, "1" * 10_000, "NaN", '{"tags": {}, "tags": {}}', "x" * 10_000_000, "\ud800", "null"],
)
def test_text_that_is_no_json_record_is_refused(text):
    with pytest.raises(RecordError):
        parse_record_json(text)


def test_errors_in_json_say_where():
    for change, where in [
        (lambda said: said["rounds"][1]["lines"][0].update(seat="nobody"), "Round 2, line 1: "),
        (lambda said: said["rounds"][1]["lines"].clear(), "Round 2: "),
        (lambda said: said["rounds"].pop(1), "Round 3: "),
        (lambda said: said["rounds"].insert(0, 7), "Rounds, after round 0: "),
        (lambda said: said["scores"].update(blue=0), "Scores: "),
        (lambda said: said["scores"].pop("blue"), "Scores: "),
        (lambda said: said.update(scores=None), "Scores: "),
        (lambda said: said["start"].update(round=0), "Start: "),
        (lambda said: said["tags"].update(Seed="7"), "Tag Seed: "),
        (lambda said: said["tags"].update(Start="7"), "Tags: "),
        (lambda said: said["tags"].update(Event=7), "Tag Event: "),
    ]:
        said = json.loads(twins()[0])
        change(said)
        assert json_refusal(said).startswith(where)
