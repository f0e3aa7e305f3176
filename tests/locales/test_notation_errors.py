"""Every error of the notation and of records is raised by some input, and has a text in every language."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from naqala.engine import notation
from naqala.engine.components import C3, D3, FISH, PALM_TREE_COUNT, SILK
from naqala.engine.djinns import HAGIS, LETA
from naqala.engine.errors import ImpossiblePosition, NaqalaError
from naqala.engine.fairness import Contribution, contribution_digest
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.notation import TurnLine, action_from_json, line_from_json, parse_action, parse_line
from naqala.engine.notation.notation_errors import NotationError, RecordError
from naqala.engine.notation.step_codec import read_steps, step_from_json
from naqala.engine.notation.turn_order_track import read_track
from naqala.engine.notation.vocabulary import DJINN_SET, GOOD, PIECE, PLACE, SEAT, SHOWN, SUIT
from naqala.engine.phrase import Phrase
from naqala.engine.records import game_from_json, parse_record_json, record_json
from naqala.locales import LANGUAGES, catalog
from naqala.locales.languages import FOLDER
from tests import games
from tests.positions import Seat, game_at

SOURCES = Path(notation.__file__).parent
CODE = re.compile('"((?:notation|record|position|argument)-[a-z-]+)"')
KEY = re.compile(r"^([a-z][a-z-]*) =", re.MULTILINE)
CATALOGS = ("notation", "records")
LUCK = Luck.seeded(7)
START = notation.position_text(games.plain(2, 1))
TURN = notation.position_text(
    game_at({C3: "mm", D3: "m"}, blue=Seat(djinns=[LETA, HAGIS], spent=[LETA, HAGIS]), row=[FISH, SILK, FISH]).state
)
BOARD = START.split("board=")[1].split(" ")[0]
FOUR = notation.position_text(games.plain(4, 1))
VALUE = bytes(16)


def position(field: str, words: str) -> Callable[[], object]:
    text = re.sub(f"(?<![a-z]){field}=[^ ]*", lambda _: f"{field}={words}", START, count=1)
    return lambda: notation.parse_position(text, LUCK)


def turn(asked: str, text: str = TURN) -> Callable[[], object]:
    return lambda: notation.parse_position(re.sub("asked=.*", f"asked={asked}", text), LUCK)


def position_data(**changes: object) -> Callable[[], object]:
    data = notation.position_json(games.plain(2, 1)) | changes
    return lambda: notation.position_from_json(data, LUCK)


def action(text: str) -> Callable[[], object]:
    return lambda: parse_action(text)


def line(text: str) -> Callable[[], object]:
    return lambda: parse_line(text)


@functools.cache
def finished() -> str:
    """A finished game with its seed and a contribution."""
    game = Game.new(2, 3, contributions=[Contribution(0, contribution_digest(VALUE), VALUE)])
    for _ in games.at_random(game, 3):
        pass
    return game.record()


@functools.cache
def unseeded() -> str:
    """A finished game without its seed."""
    game = Game.at(games.plain(2, 3))
    for _ in games.at_random(game, 3):
        pass
    return game.record()


def record(pattern: str, new: str, text: Callable[[], str] = finished, count: int = 1) -> Callable[[], object]:
    def read() -> object:
        changed, n = re.subn(pattern, lambda _: new, text(), count=count, flags=re.MULTILINE)
        assert n, pattern
        return Game.parse(changed)

    return read


def record_data(**changes: object) -> Callable[[], object]:
    def read() -> object:
        data = json.loads(json.dumps(record_json(Game.parse(unseeded()), {}, with_seed=False)))
        return game_from_json(data | changes)

    return read


def rounds(*numbers: int, lines: object = None) -> Callable[[], object]:
    end = {"seat": "blue", "actions": [{"action": {"action": "end-turn"}, "drawn": []}]}
    return record_data(rounds=[{"round": n, "lines": [end] if lines is None else lines} for n in numbers])


def swapped_lines() -> object:
    """Another player's line."""
    text = unseeded()
    first = re.search("^(blue|pink) bid", text, re.MULTILINE)
    assert first is not None
    other = "pink" if first[1] == "blue" else "blue"
    return Game.parse(text[: first.start()] + other + text[first.end(1) :])


def extra_line() -> object:
    return Game.parse(re.sub("\nscores", "\nblue bid:0\n\nscores", unseeded()))


def moved(text: str) -> str:
    """The same record from another start."""
    return text.replace("blue=50/", "blue=49/")


def by_another_engine(text: str) -> str:
    return re.sub(r'^\[Engine ".*"\]', '[Engine "9.9"]', text, flags=re.MULTILINE)


def no_palms_left() -> str:
    """Lamia's or Hagis' choice without a palm tree to place."""
    text = re.sub("asked=.*", "asked=blue:selling>placing-around(C3,palm)", TURN)
    return re.sub(r"O8([vemba]*)", rf"O8\1^{PALM_TREE_COUNT}", text, count=1)


INPUTS: dict[str, Callable[[], object]] = {
    # words
    "notation-no-such-seat": lambda: SEAT.parse("green"),
    "notation-no-such-tile": lambda: action_from_json({"action": "pick-up", "tile": "G1"}),
    "notation-no-such-way": turn("blue:selling>sowing(C3-E3,m)"),
    "notation-no-such-place": lambda: PLACE.parse("X"),
    "notation-no-such-piece": lambda: PIECE.parse("hut"),
    "notation-no-such-tribe": lambda: action_from_json({"action": "drop", "tile": "D3", "tribe": "x"}),
    "notation-no-such-held-tribe": turn("blue:selling>welcoming(m,2)"),
    "notation-no-such-card": position("row", "fsh"),
    "notation-no-such-good": lambda: GOOD.parse("fakir"),
    "notation-no-such-djinn": position("djinns", "Hagys"),
    "notation-no-such-step": turn("blue:next-turn"),
    "notation-not-a-number": position("round", "01"),
    "notation-number-outside": position("round", "0"),
    "notation-not-yes-or-no": position("stuck", "maybe"),
    "notation-not-true-or-false": position_data(stuck="no"),
    "notation-no-tiles": turn("blue:selling>choosing(Leta,-)"),
    "notation-no-djinns": lambda: SHOWN.parse("-"),
    "notation-no-goods": lambda: SUIT.from_json([]),
    "notation-twice": lambda: DJINN_SET.parse("Hagis+Hagis"),
    "notation-not-meeples": lambda: step_from_json({"step": "sowing", "seat": "blue", "way": "C3-D3", "hand": "x"}),
    "notation-no-meeples": turn("blue:selling>sowing(C3-D3,-)"),
    "notation-too-many-meeples": position("board", BOARD.replace("V5", "V5" + "e" * 21, 1)),
    "notation-too-many-cards": position("discards", "fish*7"),
    # JSON
    "notation-not-a-string": position_data(order=[3]),
    "notation-not-a-list": position_data(order={}),
    "notation-not-an-object": lambda: line_from_json([]),
    "notation-key-missing": lambda: line_from_json({"seat": "blue"}),
    "notation-key-unknown": lambda: line_from_json({"seat": "blue", "actions": [], "more": 1}),
    "notation-shape-of-the-board": position_data(board=[]),
    "notation-number-of-colours": position_data(colours=["blue"]),
    "notation-huge-number": position_data(round=10**70),
    "notation-a-list": position_data(round=[]),
    "notation-an-object": position_data(round={}),
    # actions
    "notation-no-action": action(""),
    "notation-after-bid": action("bid:7"),
    "notation-after-build": action("build:99"),
    "notation-after-buy": action("buy:9"),
    "notation-after-summon": action("summon:Nobody"),
    "notation-after-call": action("call:Nobody"),
    "notation-after-at": action("at:G9"),
    "notation-after-keep": action("keep:Nobody"),
    "notation-after-sell": action("sell:fakir"),
    "notation-after-x": action("xG9v"),
    "notation-after-tile": action("D3x"),
    "notation-not-an-action": action("fish"),
    "notation-not-an-action-object": lambda: action_from_json("fish"),
    "notation-no-such-action": lambda: action_from_json({"action": "bid", "price": 7, "fakirs": 0}),
    # lines
    "notation-open-brace": line("pink end {fish"),
    "notation-not-drawn": line("pink end {silk7}"),
    "notation-no-actions": lambda: line_from_json({"seat": "blue", "actions": []}),
    "notation-word": line("pink fish"),
    "notation-word-at": line("pink end {fish"),
    "argument-empty-line": lambda: TurnLine(0, ()),
    # positions
    "notation-not-ascii": lambda: notation.parse_position("round=é", LUCK),
    "notation-expected-field": lambda: notation.parse_position("", LUCK),
    "notation-colour-twice": lambda: notation.parse_position(START.replace(" pink=", " blue="), LUCK),
    "notation-after-asked": lambda: notation.parse_position(f"{FOUR} more=1", LUCK),
    "notation-number-of-rows": position("board", "V5"),
    "notation-number-of-tiles": position("board", "V5////"),
    "notation-not-a-tile": position("board", BOARD.replace("V5", "W5", 1)),
    "notation-parts-of-a-seat": position("blue", "50/0v/0e/-"),
    "notation-not-a-step": lambda: read_steps("blue:(x"),
    "notation-no-seat-named": turn("bidding(0)"),
    "notation-number-of-values": turn("blue:bidding"),
    "notation-no-spot": lambda: read_track("4:blue", SEAT),
    "notation-too-many-markers": lambda: read_track("5:blue,5:pink", SEAT),
    "notation-track-order": lambda: read_track("0:blue,5:pink", SEAT),
    "notation-not-a-marker": lambda: read_track("blue", SEAT),
    # the frame of the errors
    "notation-error": lambda: SEAT.parse("green"),
    "notation-error-in": position("round", "0"),
    "notation-places": turn("blue:bidding(x)"),
    "notation-in-field": position("round", "0"),
    "notation-at-field": lambda: notation.parse_position("", LUCK),
    "notation-at-text": action("fish"),
    "notation-in-text": turn("blue:bidding(x)"),
    "notation-text": lambda: SEAT.parse("green"),
    # impossible positions
    "position-too-many": position("discards", "fakir*18"),
    "position-too-many-camels": lambda: notation.parse_position(
        re.sub(r"([VSOML]\d+[vemba]+)", r"\1@pink", START, count=12), LUCK
    ),
    "position-djinn-twice": position("dismissed", START.split("djinns=")[1].split(",")[0]),
    "position-does-not-play": position("order", "blue,orange"),
    "position-step-during-bid": turn("blue:bidding(0)>selling"),
    "position-second-victim": turn("blue:selling>summoning>killing-second(-,-,no)"),
    "position-no-such-turn": turn("blue:moving"),
    "position-not-last-on-track": turn("pink:selling>moving"),
    "position-no-such-market": turn("blue:selling>trading(3,3,2)"),
    "position-no-step-above": turn("blue:selling>trading(0,5,1)>choosing(Leta,A1)"),
    "position-automatic-step": turn("blue:selling>summoning"),
    "position-still-to-act": turn("over"),
    "position-not-over": position("asked", "over"),
    "position-nothing-to-place": lambda: notation.parse_position(no_palms_left(), LUCK),
    "position-tiles-not-offered": turn("blue:selling>choosing(Leta,A1)"),
    # records: the file and its tags
    "record-error-at": record("^round 1$", "round x"),
    "record-line": record("^round 1$", "round x"),
    "record-other-engine": record("^scores .*", "scores blue:1 pink:1", lambda: by_another_engine(finished())),
    "record-too-long": lambda: Game.parse("x" * 1_000_001),
    "record-not-json": lambda: parse_record_json("{"),
    "record-too-deep": lambda: parse_record_json("[" * 100_000),
    "record-key-twice": lambda: parse_record_json('{"a": 1, "a": 2}'),
    "record-not-a-record": lambda: game_from_json([]),
    "record-no-format": lambda: Game.parse("hello"),
    "record-not-a-format": record(r'^\[Naqala "2"\]', '[Naqala "x"]'),
    "record-newer-format": record(r'^\[Naqala "2"\]', '[Naqala "9"]'),
    "record-not-a-tag": record(r'^\[Naqala "2"\]', "[Naqala]"),
    "record-not-the-name-of-a-tag": record_data(tags={"x y": ""}),
    "record-not-in-a-tag": record_data(tags={"Naqala": "1", "Place": "[]"}),
    "record-words-of-a-tag": record(r"^\[Engine", '[Place "' + "x" * 300 + '"]\n[Engine'),
    "record-tag-twice": record(r'^\[Naqala "2"\]', '[Naqala "2"]\n[Naqala "2"]'),
    "record-invalid-tag": lambda: Game.new(2, 1).record({"x y": ""}),
    "record-hands": record(r"^\[Engine", '[Hands "closed"]\n[Engine'),
    "record-no-start": record(r"^\[Start .*\n", ""),
    "record-wrong-start": record(r'^\[Start "round=1', '[Start "round=0'),
    "record-tag": record_data(tags={"Naqala": "1", "Place": "[]"}),
    "record-tags": record_data(tags={}),
    "record-start": record_data(start={}),
    "record-scores": record_data(scores={}),
    # seed and contributions
    "record-not-a-seed": record(r'^\[Seed ".*"\]', '[Seed "7"]'),
    "record-not-a-salt": record(r'^\[Salt ".*"\]', '[Salt "x"]'),
    "record-not-a-commitment": record(r'^\[Commitment ".*"\]', '[Commitment "x"]'),
    "record-tag-missing": record(r'^\[Salt ".*"\]\n', ""),
    "record-other-commitment": record(r'^\[Commitment ".*"\]', f'[Commitment "{"0" * 64}"]'),
    "record-not-a-contribution": record(r'^\[ContributionBlue ".*"\]', '[ContributionBlue "x"]'),
    "record-wrong-contribution": record(r"(?<= )0{32}\"\]", f'{"1" * 32}"]'),
    "record-seed-deals-another-start": lambda: Game.parse(moved(Game.new(2, 3).saved())),
    "record-contributions-deal-another-start": lambda: Game.parse(moved(finished())),
    # rounds and lines
    "record-incomplete": record("^scores .*", "blue end"),
    "record-middle": record("^round 2$", "unfinished"),
    "record-empty-round": record("^round 1$", "round 1\nround 2"),
    "record-before-a-round": record("^round 1$\n", ""),
    "record-expected-round": record("^round 2$", "round 3"),
    "record-expected-a-round": record("^round 1$", "round x"),
    "record-round-order": rounds(1, 3),
    "record-round": rounds(1, 3),
    "record-after-round": record_data(rounds=[7]),
    "record-line-of-round": rounds(1, lines=[7]),
    "record-other-round": rounds(2),
    "record-new-line": record(r"^(blue|pink) bid", "blue bid:0 bid"),
    "record-turn-goes-on": record(r" end( \{[^}]*\})?$", "", unseeded),
    # replaying
    "record-game-is-over": extra_line,
    "record-other-seat": swapped_lines,
    "record-illegal-action": record(r"bid:\d+", "end", unseeded),
    "record-impossible-draw": record(r" end \{[^}]*\}$", " end {ivory ivory ivory ivory}", unseeded),
    "record-nothing-drawn": record(r"(bid:\d+)$", "bid:0 {fish}", finished),
    "record-other-draw": record(r" end \{[^}]*\}$", " end", finished),
    "record-kinds-drawn": record(r" \{[^}]*\}", "", unseeded, count=0),
    "record-scores-missing": record("^scores .*", "unfinished"),
    "record-scores-too-early": lambda: Game.parse(Game.new(2, 1).record().replace("unfinished", "scores blue:1")),
    "record-other-scores": record("^scores .*", "scores blue:1 pink:1"),
}


def raised(read: Callable[[], object]) -> NaqalaError:
    with pytest.raises((NotationError, RecordError, ImpossiblePosition, NaqalaError)) as refused:
        read()
    return refused.value


def keys_in(phrase: Phrase) -> Iterator[str]:
    yield phrase.key
    for argument in phrase.arguments.values():
        if isinstance(argument, Phrase):
            yield from keys_in(argument)


def codes_in_the_source() -> set[str]:
    return {code for file in SOURCES.glob("*.py") for code in CODE.findall(file.read_text(encoding="utf-8"))}


def test_every_code_of_the_source_is_in_the_catalog_and_is_raised_here():
    texts = {key for name in CATALOGS for key in KEY.findall((FOLDER / "en" / f"{name}.ftl").read_text("utf-8"))}
    assert codes_in_the_source() == texts - {"thing-meeple"} == set(INPUTS)


@pytest.mark.parametrize("code", INPUTS)
def test_an_error_is_told_in_every_language(code):
    error = raised(INPUTS[code])
    assert code in set(keys_in(error.phrase)), str(error)
    for language in LANGUAGES:
        text = catalog(language).phrase(error.phrase)
        assert text
    assert str(error) == catalog("en").phrase(error.phrase)
