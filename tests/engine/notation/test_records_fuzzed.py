"""Corrupted records: each is rejected with place and reason, or equals the record of the game read from it."""

import random
import re
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from naqala.engine.actions import ACTIONS
from naqala.engine.components import CARD_NAMES
from naqala.engine.djinns import DJINNS
from naqala.engine.notation import action_text
from naqala.engine.records import MAX_TEXT_LENGTH, RecordError, parse_record, record_text
from tests.engine.notation.sample_records import normalized, records

Spoil = Callable[[list[str], random.Random], None]
CHANCE = [name.lower() for name in CARD_NAMES] + [djinn.name for djinn in DJINNS] + ["v", "mva", "eee", "bb"]
PLACE = re.compile(r"(Line \d+|This is too long)")


def error_of(text: str) -> str:
    """Return why a record is rejected, or an empty string if it is read; then it must equal its game's record."""
    try:
        game, own = parse_record(text)
    except RecordError as error:
        return str(error)
    written = record_text(game, own, with_seed="\n[Seed " in f"\n{text}")
    assert format_of(written) <= format_of(text)  # a record may name a newer format than it needs
    assert content(written) == content(text)
    return ""


def format_of(text: str) -> int:
    return int(re.findall(r'\[Naqala[ \t]+"([0-9]+)"\]', text)[0])


def content(text: str) -> list[str]:
    return [line for line in normalized(text) if not line.startswith("[Naqala ")]


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


def change_an_action(lines: list[str], chance: random.Random) -> None:
    nth = chance.randrange(body(lines), len(lines))
    words = lines[nth].split(" ")
    words[chance.randrange(len(words))] = action_text(chance.choice(ACTIONS))
    lines[nth] = " ".join(words)


def change_a_draw(lines: list[str], chance: random.Random) -> None:
    """Replace, add or remove a drawn card, djinn or meeple."""
    drawn = [nth for nth, line in enumerate(lines) if "{" in line]
    nth = chance.choice(drawn)
    before, _, after = lines[nth].rpartition("{")
    words = after.removesuffix("}").split(" ")
    at = chance.randrange(len(words))
    words[at : at + chance.randrange(2)] = [chance.choice(CHANCE)] * chance.randrange(3)
    lines[nth] = f"{before}{{{' '.join(words)}}}"


def change_a_number(lines: list[str], chance: random.Random) -> None:
    """Change a number, mostly in the scores."""
    nth = chance.choice([-1, -1, chance.randrange(len(lines))])
    lines[nth] = re.sub(r"\d", str(chance.randrange(10)), lines[nth], count=chance.randint(1, 2))


def mix_with_another_game(lines: list[str], chance: random.Random) -> None:
    other = chance.choice(records()).splitlines()
    lines[chance.randrange(len(lines)) :] = other[chance.randrange(len(other)) :]


SPOILING = [delete, double, swap, join, part, change_an_action, change_a_draw, change_a_number, mix_with_another_game]


@pytest.mark.parametrize("spoil", SPOILING)
@given(seed=st.integers(0, 10**6))
def test_a_record_with_corrupted_lines_is_rejected_or_equals_the_game_read(spoil: Spoil, seed):
    chance = random.Random(seed)
    lines = chance.choice(records()).splitlines()
    spoil(lines, chance)
    why = error_of("\n".join(lines) + "\n")
    assert not why or PLACE.match(why)


@given(st.integers(0, 10**6), st.lists(st.sampled_from(SPOILING), min_size=2, max_size=5))
def test_a_record_corrupted_in_several_ways_is_rejected_or_equals_the_game_read(seed, ways):
    chance = random.Random(seed)
    lines = chance.choice(records()).splitlines()
    for spoil in ways:
        if "" in lines and body(lines) < len(lines) - 1 and any("{" in line for line in lines):
            spoil(lines, chance)
    assert PLACE.match(error_of("\n".join(lines)) or "Line 1")


# Changes that must be rejected


def test_a_changed_score_is_always_rejected():
    for text in records()[:6]:
        for digits in re.finditer(r"(?<=:)\d+", text[text.rindex("scores") :]):
            at = text.rindex("scores") + digits.start()
            wrong = text[:at] + str(int(digits[0]) + 1) + text[at + len(digits[0]) :]
            assert re.match(r"Line \d+: The scores are ", error_of(wrong))


def test_draws_that_differ_from_the_seed_are_always_rejected():
    text = records()[0]
    for braces in re.finditer(r"\{([^} ]+) ([^} ]+)", text):
        if braces[1] != braces[2]:
            wrong = f"{text[: braces.start()]}{{{braces[2]} {braces[1]}{text[braces.end() :]}"
            assert "chance brought" in error_of(wrong)


def test_missing_draws_are_not_invented():
    """Without a seed only the number of draws is known."""
    before, _, after = records()[5].rpartition(" {")
    assert error_of(before + after.partition("}")[2]).endswith("At 'call:Sloar+F' chance brought a card.")


def test_a_truncated_record_is_always_rejected():
    text = records()[1]
    for length in range(0, len(text) - 1, 37):
        assert error_of(text[:length])
    for line in range(text.count("\n")):
        assert error_of("\n".join(text.split("\n")[:line]))


def test_a_truncated_record_can_be_marked_as_unfinished():
    lines = records()[4].splitlines()
    for length in range(body(lines), len(lines) - 2, 3):
        shortened = lines[:length]
        while shortened[-1] == "" or shortened[-1].startswith("round"):
            shortened.pop()
        assert error_of("\n".join([*shortened, "unfinished"])) == ""


# Bytes


@given(st.integers(0, 10**6), st.integers(1, 4))
def test_a_record_with_flipped_bits_is_rejected_or_equals_the_game_read(seed, flips):
    chance = random.Random(seed)
    raw = bytearray(chance.choice(records()).encode())
    for _ in range(flips):
        raw[chance.randrange(len(raw))] ^= 1 << chance.randrange(8)
    why = error_of(raw.decode(errors="replace"))
    assert not why or PLACE.match(why)


@given(st.one_of(st.text(), st.binary().map(lambda raw: raw.decode("latin-1"))))
@example("")
@example("\0")
@example("[")
@example('[Naqala "1"]')
@example('[Naqala "1"]\n[Start ""]\nunfinished')
@example('[Event "x"]\n1. e4 e5 2. Nf3 1-0')
@example('{"naqala": 1}')
def test_text_that_is_no_record_is_rejected(text):
    assert error_of(text).startswith("Line 1: ") or '"1"' in text
    assert error_of(f'[Naqala "1"]\n{text}').startswith("Line ")
    assert error_of(records()[0] + text).startswith("Line ") or not text.strip(" \t\n\r")


def test_huge_input_is_rejected_at_once():
    assert "too long" in error_of("x" * 10_000_000)
    assert "too long" in error_of(records()[0] * 10_000)
    assert "too long" in error_of(f'[Naqala "1"]\n[Start "{"round=1 " * 10_000}"]\nunfinished')
    head, _, rest = records()[0].partition("round 1\n")
    assert "Line 9: Word 3" in error_of(head + "round 1\n" + "blue end " * 100_000 + "\n" + rest[:50_000])
    assert len(error_of(head + "round 1\n" + "x" * (MAX_TEXT_LENGTH - 5000))) < 400
    before, _, after = records()[3].rpartition("}")
    many_fish = " fish" * 100_000
    assert len(error_of(f"{before}{many_fish}}}{after}")) < 400
