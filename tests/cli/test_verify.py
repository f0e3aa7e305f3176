"""`naqala verify`: was a recorded game dealt as promised?"""

import io
import json
import re
import sys

import pytest

from naqala.engine.fairness import Contribution, commitment, contribution_digest, word_code
from naqala.engine.game import Game
from naqala.engine.records import record_json
from tests.engine.notation.sample_records import play_on

SALT, VALUE = bytes(range(16)), bytes(range(16, 32))
CONTRIBUTIONS = (
    Contribution(0, contribution_digest(VALUE), VALUE),
    Contribution(1, contribution_digest(SALT), None),
)


@pytest.fixture(scope="module")
def plain() -> Game:
    return play_on(Game.new(2, 7, salt=SALT), 1)


@pytest.fixture(scope="module")
def contributed() -> Game:
    return play_on(Game.new(2, 7, salt=SALT, contributions=CONTRIBUTIONS), 1)


@pytest.fixture
def verify(naqala, tmp_path):
    """Runs the command with a record, and options."""

    def run(text: str, *options: str):
        file = tmp_path / "game.naqala"
        file.write_text(text)
        return naqala("verify", str(file), *options)

    return run


# Verified


def test_a_record_that_was_dealt_as_promised_is_verified(verify, plain):
    result = verify(plain.record())
    said = " ".join(result.out.split())
    assert (result.code, result.err) == (0, "")
    assert said.startswith("Verified")
    assert word_code(plain.commitment) in said
    assert "cannot tell: - whether this commitment was shown before the game" in said
    assert "no player has contributed" in said


def test_contributions_are_checked_and_a_withheld_one_is_named(verify, contributed):
    result = verify(contributed.record())
    assert result.code == 0
    assert "Blue contributed matches its digest" in result.out
    assert "Pink promised was left out" in result.out


def test_a_json_record_from_standard_input_is_verified(naqala, monkeypatch, contributed):
    text = json.dumps(record_json(contributed, {}, with_seed=False))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert naqala("verify", "-").code == 0


@pytest.mark.parametrize(
    "form", [str, str.upper, word_code, lambda digits: word_code(digits).replace("-", " ").title()]
)
def test_the_commitment_seen_before_the_game_is_compared(verify, plain, form):
    result = verify(plain.record(), "--commitment", form(plain.commitment))
    assert result.code == 0
    assert "before the game" not in result.out


def test_words_alone_do_not_prove_the_rest_of_the_commitment(verify, plain):
    said = "the rest of the commitment"
    assert said in " ".join(verify(plain.record(), "--commitment", word_code(plain.commitment)).out.split())
    assert said not in " ".join(verify(plain.record(), "--commitment", plain.commitment).out.split())


# Not verified


def refused(result):
    """Return the error message."""
    assert (result.code, result.out) == (1, "")
    assert result.err.startswith("Not verified: ")
    assert result.err.count("\n") == 1
    return result.err


@pytest.mark.parametrize("form", [str, word_code])
def test_another_game_dealt_from_a_swapped_seed_is_detected_by_the_commitment_seen_before(verify, plain, form):
    """Everything in the record is consistent: the operator has swapped seed, salt and commitment before the start."""
    swapped = play_on(Game.new(2, 8, salt=SALT), 1)
    assert verify(swapped.record()).code == 0
    assert "the deal was changed" in refused(verify(swapped.record(), "--commitment", form(plain.commitment)))


def test_a_swapped_seed_and_salt_are_detected(verify, plain):
    text, salt = plain.record(), bytes(16)
    swapped = text.replace(f"{7:032x}", f"{8:032x}").replace(SALT.hex(), salt.hex())
    assert "do not match the Commitment" in refused(verify(swapped))
    assert "does not deal the position" in refused(verify(swapped.replace(plain.commitment, commitment(8, salt))))


@pytest.mark.parametrize(
    ("old", "new"), [(f"{7:032x}", f"{8:032x}"), (SALT.hex(), bytes(16).hex())], ids=["seed", "salt"]
)
def test_a_seed_or_a_salt_that_is_changed_alone_is_detected(verify, plain, old, new):
    text = plain.record()
    assert text.count(old) == 1
    assert "do not match the Commitment" in refused(verify(text.replace(old, new)))


def test_a_changed_draw_is_detected(verify, plain):
    text = plain.record()
    first = re.findall(r"{(\w+) (\w+)", text)[0]
    old, new = f"{{{first[0]} {first[1]}", f"{{{first[1]} {first[0]}"
    assert old != new
    assert "chance brought" in refused(verify(text.replace(old, new, 1)))


def test_a_changed_start_is_detected(verify, plain):
    text = plain.record()
    (row,) = re.findall(r" row=(\S+)", text)
    turned = ",".join(reversed(row.split(",")))
    assert turned != row
    assert "does not deal the position at the start" in refused(verify(text.replace(row, turned)))


def test_a_changed_contribution_is_detected(verify, contributed):
    text = contributed.record()
    assert "does not fit its digest" in refused(verify(text.replace(VALUE.hex(), SALT.hex(), 2)))
    assert "do not deal" in refused(verify(text.replace(VALUE.hex(), "withheld")))


def test_without_the_seed_nothing_can_be_proved(verify, plain):
    running = play_on(Game.new(2, 7, salt=SALT), 1, 20)
    assert "nothing can be proved" in refused(verify(running.record()))
    assert "nothing can be proved" in refused(verify(running.record(), "--commitment", running.commitment))
    assert "is another one" in refused(verify(running.record(), "--commitment", "0" * 64))
    from_position = Game.at(plain.start)
    assert "nothing can be proved" in refused(verify(from_position.record()))
    assert "has no commitment" in refused(verify(from_position.record(), "--commitment", "0" * 64))


def test_what_is_not_a_record_is_not_checked(verify):
    result = verify('[Event "chess"]\n1. e4 e5 1-0\n')
    assert (result.code, result.out) == (2, "")
    assert "not a record of Naqala" in result.err


@pytest.mark.parametrize("words", ["", "lusab", "0" * 63, "lusab-babad-gutih-lusab", "x" * 500])
def test_what_is_not_a_commitment_is_refused(verify, plain, words):
    result = verify(plain.record(), "--commitment", words)
    assert (result.code, result.out) == (2, "")
    assert "neither 64 hexadecimal digits nor three words" in result.err
