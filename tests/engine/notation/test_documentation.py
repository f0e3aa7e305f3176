"""The examples of docs/notation.md are valid."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from naqala.engine.actions import ACTIONS
from naqala.engine.luck import Luck
from naqala.engine.notation import (
    action_from_json,
    action_json,
    action_text,
    line_from_json,
    line_json,
    line_text,
    parse_action,
    parse_line,
    parse_position,
    position_json,
    position_text,
)
from naqala.engine.notation.position_json import player_from_json, player_json, tile_from_json, tile_json
from naqala.engine.notation.step_codec import STEP_KINDS, read_steps, step_from_json, step_json, steps_text
from naqala.engine.notation.vocabulary import CARD, SEAT
from naqala.engine.setup import deal

PAGE = (Path(__file__).parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")


def shown(kind):
    """Return the lines of all code blocks of one kind."""
    blocks = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert blocks, kind
    return [line for block in blocks for line in block.splitlines()]


@pytest.mark.parametrize("line", shown("actions"))
def test_an_action_of_the_page(line):
    text = line.split("  ")[0].strip()
    assert action_text(parse_action(text)) == text


def test_the_page_shows_an_action_of_each_kind():
    assert {type(parse_action(line.split(" ")[0])) for line in shown("actions")} == {type(a) for a in ACTIONS}


@pytest.mark.parametrize("line", shown("lines"))
def test_a_line_of_the_page(line):
    assert line_text(parse_line(line)) == line


@pytest.mark.parametrize("line", shown("position"))
def test_a_position_of_the_page(line):
    assert position_text(parse_position(line, Luck.seeded(1))) == line


@pytest.mark.parametrize("line", shown("asked"))
def test_the_steps_of_the_page(line):
    assert steps_text(read_steps(line)) == line


TWINS: dict[str, tuple[Callable[..., Any], Callable[..., Any]]] = {
    "action": (action_from_json, action_json),
    "seat": (line_from_json, line_json),
    "place": (tile_from_json, tile_json),
    "gold": (player_from_json, player_json),
    "step": (step_from_json, step_json),
}


@pytest.mark.parametrize("line", shown("json"))
def test_json_of_the_page(line):
    data = json.loads(line)
    read, say = TWINS[next(iter(data))]
    assert say(read(data)) == data


def test_the_page_names_every_field_step_and_name():
    fields = [field.split("=")[0] for field in position_text(deal(4, Luck.seeded(1))).split(" ")]
    for word in [*fields, *position_json(deal(4, Luck.seeded(1))), *STEP_KINDS, *CARD.names, *SEAT.names]:
        assert f"`{word}`" in PAGE, word


def test_the_page_names_every_kind_of_action_in_json_and_its_fields():
    for action in ACTIONS:
        for word in (str(action_json(action)["action"]), *type(action).FIELDS):
            assert f"`{word}`" in PAGE, word
