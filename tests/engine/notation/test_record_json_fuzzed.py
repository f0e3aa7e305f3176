"""Corrupted JSON records: each is rejected with place and reason, or equals the record of the game read from it."""

import copy
import functools
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naqala.engine.game import Game
from naqala.engine.records import RecordError, game_from_json, parse_record_json, record_json
from tests.engine.notation.sample_records import records


@functools.cache
def twins() -> list[str]:
    return [json.dumps(record_json(Game.parse(text), {}, with_seed=True)) for text in records()]


def places(data: Any) -> list[tuple[Any, Any]]:
    """Return every list and object with each of its keys or indexes."""
    found: list[tuple[Any, Any]] = []
    if isinstance(data, dict):
        found = [(data, key) for key in data]
    if isinstance(data, list):
        found = [(data, nth) for nth in range(len(data))]
    return found + [place for inside, key in list(found) for place in places(inside[key])]


def normal(data: object, row: bool = True) -> object:
    """Return the JSON in lower case, with unordered parts sorted."""
    if isinstance(data, dict):
        in_row = data.get("action") == {"action": "end-turn"}
        return {str(key): normal(part, in_row if key == "drawn" else key not in ("djinns", "spent", "suit", "drawn"))
                for key, part in data.items() if key != "Engine"}  # fmt: skip
    if isinstance(data, list):
        parts = [normal(part) for part in data]
        return parts if row else sorted(parts, key=str)
    return (
        "".join(sorted(data.lower())) if isinstance(data, str) and set(data) <= set("vembaVEMBA") else str(data).lower()
    )


def json_error(data: object) -> str:
    try:
        game, own = game_from_json(data)
    except RecordError as error:
        return str(error)
    assert isinstance(data, dict)
    assert normal(record_json(game, own, with_seed="Seed" in data["tags"])) == normal(data)
    return ""


@given(st.integers(0, 10**6), st.integers(1, 3))
def test_corrupted_json_is_rejected_or_equals_the_game_read(seed, times):
    chance = random.Random(seed)
    data = json.loads(chance.choice(twins()))
    for _ in range(times):
        (inside, key), (other, like) = chance.choices(places(data), k=2)
        if chance.random() < 0.3:
            inside.pop(key)
        elif isinstance(inside, list) and chance.random() < 0.5:
            inside.insert(key, copy.deepcopy(inside[key]))
        else:
            strange = [None, True, -1, 10**30, 1.5, "", "fish", [], {}, copy.deepcopy(other[like])]
            inside[key] = chance.choice(strange)
    json_error(data)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda s: st.lists(s) | st.dictionaries(st.text(), s),
    )
)
def test_other_json_is_rejected(data):
    assert json_error(data).startswith("This is not a record of Naqala")
    for key in ("tags", "start", "rounds", "scores"):
        whole = json.loads(twins()[0])
        whole[key] = data
        assert json_error(whole)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[" * 100_000, "1" * 10_000, "NaN", '{"tags": {}, "tags": {}}', "x" * 10_000_000, "\ud800", "null"],
)
def test_text_that_is_no_json_record_is_rejected(text):
    with pytest.raises(RecordError):
        parse_record_json(text)


def test_errors_in_json_name_the_place():
    for change, where in [
        (lambda data: data["rounds"][1]["lines"][0].update(seat="nobody"), "Round 2, line 1: "),
        (lambda data: data["rounds"][1]["lines"].clear(), "Round 2: "),
        (lambda data: data["rounds"].pop(1), "Round 3: "),
        (lambda data: data["rounds"].insert(0, 7), "Rounds, after round 0: "),
        (lambda data: data["scores"].update(blue=0), "Scores: "),
        (lambda data: data["scores"].pop("blue"), "Scores: "),
        (lambda data: data.update(scores=None), "Scores: "),
        (lambda data: data["start"].update(round=0), "Start: "),
        (lambda data: data["tags"].update(Seed="7"), "Tag Seed: "),
        (lambda data: data["tags"].update(Start="7"), "Tags: "),
        (lambda data: data["tags"].update(Event=7), "Tag Event: "),
    ]:
        data = json.loads(twins()[0])
        change(data)
        assert json_error(data).startswith(where)
