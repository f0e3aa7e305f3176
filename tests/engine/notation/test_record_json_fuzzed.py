"""Records in JSON that are spoilt: each is refused with where and why, or says itself what is read from it."""

import copy
import functools
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naqala.engine.game import Game
from naqala.engine.notation.record_json import game_from_json, parse_record_json, record_json
from naqala.engine.notation.records import RecordError
from tests.engine.notation.telling import records


@functools.cache
def twins() -> list[str]:
    return [json.dumps(record_json(Game.parse(text), {}, with_seed=True)) for text in records()]


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
