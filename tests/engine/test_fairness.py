"""Dealing that can be verified: commitments, contributions of the players, and the words of a commitment."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naqala.engine import fairness
from naqala.engine.errors import InvalidArgument
from naqala.engine.fairness import Contribution, contribution_digest, mixed_seed, word_code
from naqala.engine.game import Game
from tests.engine.notation.sample_records import play_on

SALT = bytes(range(16))
ONE, OTHER = bytes(16), bytes(range(16, 32))


def revealed(seat: int, value: bytes) -> Contribution:
    return Contribution(seat, contribution_digest(value), value)


def withheld(seat: int, value: bytes) -> Contribution:
    return Contribution(seat, contribution_digest(value), None)


# Mixing


def test_without_revealed_values_the_deal_is_that_of_the_seed():
    plain = Game.new(3, 7, salt=SALT)
    game = Game.new(3, 7, salt=SALT, contributions=[withheld(0, ONE), withheld(2, OTHER)])
    assert (game.start, game.commitment) == (plain.start, plain.commitment)
    assert mixed_seed(7, []) == 7


def test_the_seed_of_the_deal_is_a_keyed_digest_of_seats_and_values_in_seat_order():
    """Anybody can compute it with another program."""
    expected = hashlib.blake2b(
        b"\0" + ONE + b"\2" + OTHER, key=(7).to_bytes(16, "big"), person=b"naqala deal", digest_size=16
    )
    mixed = mixed_seed(7, [revealed(0, ONE), withheld(1, ONE), revealed(2, OTHER)])
    assert mixed == int.from_bytes(expected.digest(), "big")


def test_every_revealed_value_changes_the_deal_and_none_the_commitment():
    games = [
        Game.new(2, 7, salt=SALT, contributions=contributions)
        for contributions in (
            [],
            [revealed(0, ONE)],
            [revealed(1, ONE)],
            [revealed(0, OTHER)],
            [revealed(0, ONE), revealed(1, OTHER)],
        )
    ]
    assert len({game.start.key() for game in games}) == len(games)
    assert len({game.commitment for game in games}) == 1


def test_the_luck_of_every_round_comes_from_the_seed_of_the_deal():
    contributions = [revealed(0, ONE), revealed(1, OTHER)]
    game = Game.new(2, 7, salt=SALT, contributions=contributions)
    while game.state.round < 2:
        play_on(game, 1, len(game.log) + 1)
    direct = Game.new(2, mixed_seed(7, contributions), salt=SALT)
    for action in game.log:
        direct.play(action)
    assert direct.state == game.state
    assert game.secret() == (7, SALT)


@pytest.mark.parametrize(
    "contributions",
    [
        [revealed(1, ONE), revealed(0, ONE)],
        [revealed(0, ONE), revealed(0, ONE)],
        [revealed(2, ONE)],
        [revealed(-1, ONE)],
        [revealed(0, ONE[:15])],
        [Contribution(0, contribution_digest(OTHER), ONE)],
    ],
    ids=["order", "twice", "no such seat", "a negative seat", "too short", "another digest"],
)
def test_an_invalid_contribution_deals_nothing(contributions):
    with pytest.raises(InvalidArgument):
        Game.new(2, 7, contributions=contributions)


def test_the_digest_of_a_contribution():
    assert contribution_digest(ONE) == hashlib.sha256(b"naqala contribution" + ONE).hexdigest()


# Words


def test_a_commitment_in_words_is_the_usual_encoding_of_its_first_six_bytes():
    """The published examples of this encoding are addresses: 127.0.0.1 and 63.84.220.193."""
    assert word_code("7f0000013f54" + 52 * "0") == "lusab-babad-gutih"


@given(st.binary(min_size=6, max_size=6))
def test_the_words_tell_the_first_six_bytes_apart(start):
    code = word_code(start.hex() + 52 * "0")
    letters = code.replace("-", "")
    number = 0
    for letter in letters:
        kind = fairness.VOWELS if letter in fairness.VOWELS else fairness.CONSONANTS
        number = number * len(kind) + kind.index(letter)
    assert number.to_bytes(6, "big") == start
    assert [len(word) for word in code.split("-")] == [5, 5, 5]
