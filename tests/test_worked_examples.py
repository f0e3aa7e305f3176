"""Every worked example of the rules is played by the engine and comes out as its text says."""

import re
from dataclasses import replace

import pytest

from naqala.engine.components import PALM_TREE_COUNT
from naqala.engine.notation import position_text
from naqala.examples import EXAMPLES, PlayedExample, play_example
from naqala.locales import LANGUAGES, catalog
from naqala.server.rules_text import rule, rules
from tests.positions import BLUE, PINK

BY_ID = {example.id: example for example in EXAMPLES}


def played(name: str) -> PlayedExample:
    return play_example(BY_ID[name])


def tile(example: PlayedExample, name: str) -> str:
    """A tile after the example in the notation, such as `O8v^1@pink`."""
    board = re.search(r"board=(\S+)", position_text(example.after))
    assert board
    return board[1].split("/")[5 - int(name[1])].split(",")["ABCDEF".index(name[0])]


@pytest.mark.rule("W1")
def test_the_highest_bid_plays_first_and_of_the_zeros_the_last():
    example = played("bids")
    assert example.arguments == {"blue": 3, "pink": 1, "orange": 0, "black": 0}
    assert example.play_order == ["blue", "pink", "black", "orange"]


@pytest.mark.rule("W2")
def test_a_loop_of_five_meeples_collects_three_merchants():
    example = played("loop")
    assert example.path == ["C3", "D3", "D4", "C4", "C3", "D3"]
    assert example.arguments == {"taken": 3, "camels": 1}
    assert (tile(example, "C3"), tile(example, "D3")) == ("M6v", "O8^1@blue")


@pytest.mark.rule("W3")
def test_three_builders_with_two_fakirs_earn_20_on_red_and_25_on_blue():
    assert played("builders-red").arguments == {"builders": 3, "fakirs": 2, "blue": 4, "gold": 20}
    assert played("builders-blue").arguments == {"builders": 3, "fakirs": 2, "blue": 5, "gold": 25}


@pytest.mark.rule("W4")
def test_six_goods_and_three_again_are_worth_30_and_7():
    example = played("suits")
    assert example.arguments == {"first": 30, "second": 7, "gold": 37}
    assert example.player_after.gold - example.player_before.gold == 37
    assert (example.before.players[BLUE].cards, example.player_after.cards) == (9, 0)


@pytest.mark.rule("W5")
def test_three_elders_with_the_tile_and_four_without():
    assert played("three-elders").arguments == {"taken": 3, "camels": 1}
    example = played("four-elders")
    assert example.arguments == {"taken": 4, "camels": 0}
    assert tile(example, "D3").endswith("b")


@pytest.mark.rule("W6")
def test_zeros_push_and_the_fourth_pays():
    example = played("zeros")
    assert example.arguments == {"blue": 0, "pink": 0, "orange": 0, "black": 1}
    assert example.play_order == ["black", "orange", "pink", "blue"]


@pytest.mark.rule("W7")
def test_the_last_meeple_ends_with_its_own_tribe_only():
    assert played("own-tribe").refused_by == "M5"


@pytest.mark.rule("W8")
def test_there_is_no_diagonal_step():
    assert played("no-diagonal").refused_by == "M3"


@pytest.mark.rule("W9")
def test_there_is_no_step_straight_back():
    assert played("no-way-back").refused_by == "M4"


@pytest.mark.rule("W10")
def test_three_builders_without_a_fakir_earn_12():
    assert played("builders-alone").arguments == {"builders": 3, "fakirs": 0, "blue": 4, "gold": 12}


@pytest.mark.rule("W11")
def test_assassins_can_win_two_tiles():
    example = played("two-tiles")
    assert example.arguments == {"assassins": 2, "steps": 2, "fakirs": 0, "tiles": 2}
    assert tile(example, "D3").endswith("@blue")
    assert tile(example, "E4").endswith("@blue")


@pytest.mark.rule("W12")
def test_a_fakir_reaches_what_two_assassins_do_not():
    assert played("too-far").refused_by == "A5"
    assert played("fakir-reach").arguments == {"assassins": 2, "steps": 3, "fakirs": 1, "tiles": 2}


@pytest.mark.rule("W13")
def test_the_market_sells_what_the_merchants_left():
    example = played("merchants-market")
    assert example.arguments == {"merchants": 2, "price": 3, "cards": 3}
    assert list(example.after.row) == [card for nth, card in enumerate(example.before.row) if nth not in (0, 1, 4)]


@pytest.mark.rule("W14")
def test_a_tile_stays_its_owners_and_its_oasis_works():
    example = played("foreign-tile")
    assert example.arguments == {"taken": 2, "palms": 1}
    assert tile(example, "D3") == "O8^1@pink"
    assert (example.sheets[PINK].palms, example.after.palms) == (3, PALM_TREE_COUNT - 1)


@pytest.mark.rule("W15")
def test_a_djinn_costs_an_elder_and_a_fakir():
    example = played("summoning")
    assert example.arguments == {"elders": 1, "fakirs": 1, "points": 10}
    assert (example.player_after.elders, example.player_after.fakirs) == (1, 0)
    with_elders = play_example(replace(BY_ID["summoning"], actions="C3> D3e summon:Hagis"))
    assert (with_elders.player_after.elders, with_elders.player_after.fakirs) == (0, 1)


@pytest.mark.rule("W16")
def test_more_viziers_than_two_opponents_are_worth_20_more():
    figures = played("most-viziers").arguments
    assert (figures["blue_viziers"], figures["blue_points"]) == (6, 6 + 20)
    assert figures["pink_points"] == figures["orange_points"] == figures["pink_viziers"] == 4


# All examples


def test_every_example_of_the_rules_can_be_seen():
    assert list(dict.fromkeys(example.number for example in EXAMPLES)) == [n for n in rules() if n[0] == "W"]
    assert len(BY_ID) == len(EXAMPLES)


@pytest.mark.parametrize("name", BY_ID)
def test_an_example_shows_rules_that_exist_and_says_who_forbids_what(name: str):
    example = BY_ID[name]
    assert all(rule(number) for number in example.rules)
    assert played(name).refused_by == example.refused_by
    assert not example.refused_by or example.refused_by in example.rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BY_ID)
def test_an_example_has_a_title_and_a_text_with_its_figures(name: str, language: str):
    texts = catalog(language)
    assert texts.text(f"example-{name}-title")
    figures = played(name).arguments
    text = texts.text(f"example-{name}-text", **figures)
    used = set(re.findall(r"\$(\w+)", (catalog_source(language, f"example-{name}-text"))))
    assert used <= set(figures)
    assert all(str(figures[figure]) in text for figure in used)


def catalog_source(language: str, key: str) -> str:
    from naqala.locales.languages import FOLDER

    source = (FOLDER / language / "examples.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{key} =((?:.*\n)(?:[ \t].*\n)*)", source, re.MULTILINE)
    assert found
    return found[1]


def test_no_text_belongs_to_no_example():
    ids = {key.removeprefix("example-").rpartition("-")[0] for key in catalog("en").keys if key.startswith("example-")}
    assert ids == set(BY_ID)
