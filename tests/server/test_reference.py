"""GET /api/examples and GET /api/summary: the worked examples and the figures of the rules, for everybody."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter

from naqala.engine import components
from naqala.engine.actions import Summon
from naqala.engine.djinns import DJINNS
from naqala.engine.scoring import PointValues
from naqala.engine.setup import CARDS_IN_BOX, MEEPLES_IN_BOX, TILES_IN_BOX, camels_each, markers_each
from naqala.examples import EXAMPLES, play_example
from naqala.server.messages.example_info import WorkedExampleList, worked_example_list
from naqala.server.messages.summary_sheet import SummarySheet, summary_sheet
from naqala.server.rules_text import rule
from tests.positions import Seat, game_at, options, sow
from tests.server.in_process import open_app

SHEET = summary_sheet()


def get(folder: Path, path: str, **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        async with open_app(folder) as running, running.browser() as browser:
            return await browser.get(path, headers=headers)

    return asyncio.run(ask())


def rule_text(number: str) -> str:
    text = rule(number)
    assert text
    return text


def numbers(number: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", rule_text(number))]


# Examples


@pytest.mark.parametrize("encoding", ["identity", "gzip"])
def test_the_examples_are_for_everybody_and_can_be_kept(tmp_path: Path, encoding: str) -> None:
    answer = get(tmp_path, "/api/examples", **{"accept-encoding": encoding})
    assert answer.status_code == 200
    assert answer.headers.get("content-encoding", "identity") == encoding
    assert answer.json() == worked_example_list()
    again = {"accept-encoding": encoding, "if-none-match": answer.headers["etag"]}
    assert get(tmp_path, "/api/examples", **again).status_code == 304


def test_the_examples_are_as_their_types_say() -> None:
    TypeAdapter(WorkedExampleList).validate_python(worked_example_list(), strict=True)
    TypeAdapter(SummarySheet).validate_python(SHEET, strict=True)


def test_an_example_has_the_board_before_and_after_and_the_walk() -> None:
    examples: dict[str, Any] = {example["id"]: example for example in worked_example_list()["examples"]}
    assert list(examples) == [example.id for example in EXAMPLES]
    loop = examples["loop"]
    d3 = [tile["tile"] for tile in loop["tiles"]].index("D3")
    assert loop["tiles"][d3]["place"] == "O"
    assert loop["before"]["view"]["board"][d3] == {"meeples": "m", "palms": 0, "palaces": 0, "camel": None}
    assert loop["after"]["view"]["board"][d3] == {"meeples": "", "palms": 1, "palaces": 0, "camel": "blue"}
    assert loop["path"] == ["C3", "D3", "D4", "C4", "C3", "D3"]
    assert [action["notation"] for action in loop["actions"]] == ["C3>", "D3m", "D4b", "C4a", "C3v", "D3m"]
    assert (loop["refused"], loop["play_order"], loop["arguments"]["taken"]) == (None, [], 3)
    assert loop["after"]["holdings"]["hand"] == {"ivory": 1, "silk": 1, "fish": 1}
    assert examples["bids"]["play_order"] == ["blue", "pink", "black", "orange"]
    assert examples["no-diagonal"]["refused"] == {"seat": "blue", "notation": "D4m", "rule": "M3"}
    assert examples["builders-red"]["before"]["holdings"]["hand"] == {"fakir": 2}


def test_the_arguments_are_those_that_the_engine_computes() -> None:
    for info, example in zip(worked_example_list()["examples"], EXAMPLES, strict=True):
        assert info["arguments"] == play_example(example).arguments


# The summary sheet


def test_the_summary_is_for_everybody_and_can_be_kept(tmp_path: Path) -> None:
    answer = get(tmp_path, "/api/summary")
    assert answer.json() == SHEET
    assert get(tmp_path, "/api/summary", **{"if-none-match": answer.headers["etag"]}).status_code == 304


@pytest.mark.rule("C8", "C9")
def test_tracks_and_camels_are_those_of_the_engine_and_the_rules() -> None:
    assert SHEET["bid_prices"] == list(components.BID_PRICES)
    assert SHEET["zero_spots"] == components.ZERO_SPOTS
    spots = [0] * (SHEET["zero_spots"] - 1) + SHEET["bid_prices"]
    assert numbers("C8") == spots
    assert SHEET["players"] == [{"players": n, "camels": camels_each(n), "markers": markers_each(n)} for n in (2, 3, 4)]
    assert {n for row in SHEET["players"] for n in (row["camels"], row["markers"])} == set(numbers("C9"))


@pytest.mark.rule("G1", "V2", "V3", "V5")
def test_points_and_suits_are_those_of_the_engine_and_the_rules() -> None:
    values = PointValues()
    assert SHEET["points"] == {
        "gold": 1, "vizier": values.vizier, "vizier_majority": components.VIZIER_MAJORITY_POINTS,
        "elder": values.elder, "palm": values.palm, "palace": values.palace,
    }  # fmt: skip
    assert SHEET["suit_values"] == [components.SUIT_VALUES[n] for n in range(1, 10)]
    assert numbers("G1")[:9] == SHEET["suit_values"]
    assert numbers("V2") == [SHEET["points"]["vizier"], SHEET["points"]["vizier_majority"]]
    assert numbers("V3") == [SHEET["points"]["elder"]]
    assert numbers("V5") == [SHEET["points"]["palm"], SHEET["points"]["palace"]]


@pytest.mark.rule("C3", "C4", "C6", "S1", "S4")
def test_the_box_is_that_of_the_engine_and_the_rules() -> None:
    assert [tribe["meeples"] for tribe in SHEET["tribes"]] == MEEPLES_IN_BOX
    assert numbers("C3")[1:] == MEEPLES_IN_BOX
    assert [card["copies"] for card in SHEET["cards"]] == CARDS_IN_BOX
    assert sorted({card["copies"] for card in SHEET["cards"]}) == numbers("C4")[1:]
    assert numbers("C6")[:2] == [SHEET["palms"], SHEET["palaces"]]
    assert SHEET["starting_gold"] in numbers("S1")
    assert (SHEET["cards_in_row"], SHEET["djinns_in_row"]) == (components.CARDS_IN_ROW, components.DJINNS_IN_ROW)


@pytest.mark.rule("P1", "P2", "P3", "P4", "P6", "C2")
def test_a_place_does_what_its_rule_says() -> None:
    for place in SHEET["places"]:
        text = rule_text(place["rule"])
        name = {"O": "Oasis", "V": "Village", "M": "Small Market", "L": "Large Market", "S": "Sacred Place"}
        assert text.startswith(name[place["place"]])
        assert place["compulsory"] == ("optional" not in text)
        if place["action"] == "cards":
            assert numbers(place["rule"])[:3] == [place["price"], place["cards"], place["reach"]]
        if place["action"] == "djinn":
            assert numbers(place["rule"])[:2] == [place["price"], place["elders"]]
    assert sum(sum(place["values"]) for place in SHEET["places"]) == sum(value for _, value in TILES_IN_BOX)
    assert [place["place"] for place in SHEET["places"] if place["blue"]] == ["V", "S"]


@pytest.mark.rule("A1", "A2", "A3", "A4", "A5")
def test_a_tribe_does_what_its_rule_says() -> None:
    words = {"keep": "keep them", "cards": "cards of the resource row", "gold": "gain", "kill": "kill one meeple"}
    for tribe in SHEET["tribes"]:
        assert words[tribe["action"]] in rule_text(tribe["rule"])
        assert (tribe["fakirs"] is not None) == ("Fakirs discarded" in rule_text(tribe["rule"]))


@pytest.mark.rule("A4", "A5", "P6", "D2")
def test_a_fakir_is_worth_what_the_engine_makes_of_it() -> None:
    played = {example.id: play_example(example).arguments for example in EXAMPLES}
    few, many = played["builders-alone"], played["builders-red"]
    assert many["gold"] - few["gold"] == many["blue"] * many["fakirs"] * SHEET["fakirs"]["gold"]
    reach = played["fakir-reach"]
    assert reach["steps"] == reach["assassins"] + reach["fakirs"] * SHEET["fakirs"]["range"]
    game = game_at(
        {components.C3: "e", components.D3: "ee"}, places={components.D3: components.SACRED_PLACE}, djinn_row=[0],
        blue=Seat(elders=2, cards=[components.FAKIR] * 3),
    )  # fmt: skip
    sow(game, "C3 D3e")
    assert {option.fakirs for option in options(game, Summon) if isinstance(option, Summon)} == {0, 1}
    assert SHEET["fakirs"]["summoning"] == 1
    assert SHEET["fakirs"]["wild_djinn"] == "Al-Amin"
    paid = {djinn["name"] for djinn in SHEET["djinns"] if "F" in djinn["cost"]}
    assert set(SHEET["fakirs"]["powers"]) == paid


def test_the_djinns_are_those_of_the_engine_and_the_rules() -> None:
    assert [djinn["name"] for djinn in SHEET["djinns"]] == [djinn.name for djinn in DJINNS]
    for djinn in SHEET["djinns"]:
        assert rule_text(djinn["rule"]).startswith(f"{djinn['name']} (value {djinn['value']}, ")
        assert (djinn["timing"] == "pay") == (
            "price" in rule_text(djinn["rule"]).partition(")")[0].replace("no price", "")
        )
