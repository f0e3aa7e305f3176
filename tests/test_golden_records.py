"""Games recorded once, which every version must replay to the same result, compiled and interpreted."""

import json
from pathlib import Path

import pytest

from naqala.engine.djinns import DJINNS
from naqala.engine.game import Game
from naqala.engine.records import parse_record, parse_record_json, record_json
from tests.records.summary import BLOCKED, GOES_ON, LAST_CAMEL, NO_MOVE, summary

FOLDER = Path(__file__).parent / "records"
EXPECTED = json.loads((FOLDER / "testimony.json").read_text(encoding="utf-8"))
NAMES = sorted(EXPECTED)
TWINS = ["dealt_2_blocked", "unfinished_sibittis"]


def text(name: str) -> str:
    return (FOLDER / f"{name}.naqala").read_text(encoding="utf-8")


def test_every_record_has_its_expected_summary():
    assert sorted(file.stem for file in FOLDER.glob("*.naqala")) == NAMES
    assert sorted(TWINS) == sorted(file.stem for file in FOLDER.glob("*.json") if file.stem != "testimony")


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_replays(name):
    """Scores, winners, the last position and every event are the same."""
    game, own = parse_record(text(name))
    assert own["Event"] == f"golden: {name}"
    assert summary(game) == EXPECTED[name]


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_is_of_the_first_format(name):
    assert text(name).startswith('[Naqala "1"]\n')


@pytest.mark.parametrize("name", TWINS)
def test_the_same_record_in_json_replays_too(name):
    """These files have the old key `deeds`, which is still read; `actions` is written."""
    said = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    game, own = parse_record_json(said)
    assert game.record() == Game.parse(text(name)).record()
    renamed = json.loads(said.replace('"deeds"', '"actions"'))
    assert {**renamed, "tags": {}} == {**record_json(game, own, with_seed=False), "tags": {}}


def test_games_of_every_number_of_players_end_in_every_way():
    found = {(told["players"], told["ending"]) for told in EXPECTED.values()}
    ways = (LAST_CAMEL, BLOCKED, NO_MOVE)
    assert found >= {(players, way) for players in (2, 3, 4) for way in ways}
    assert GOES_ON in {told["ending"] for told in EXPECTED.values()}


def test_every_djinn_matters_in_some_game():
    assert {name for told in EXPECTED.values() for name in told["djinns"]} == {djinn.name for djinn in DJINNS}


def test_a_dealt_game_is_verified_by_its_seed_and_one_from_a_position_has_none():
    assert {name.split("_")[0] for name in NAMES if "\n[Seed " in text(name)} == {"dealt"}
