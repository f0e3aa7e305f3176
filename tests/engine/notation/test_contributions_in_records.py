"""Records of games to whose deal the players have contributed."""

import json

import pytest

from naqala.engine.fairness import Contribution, contribution_digest
from naqala.engine.game import Game
from naqala.engine.records import RecordError, parse_record, parse_record_json, record_json, record_text
from tests.engine.notation.sample_records import play_on

SALT = bytes(range(16))
VALUE = bytes(range(16, 32))
DIGEST, WITHHELD = contribution_digest(VALUE), contribution_digest(SALT)
CONTRIBUTIONS = (Contribution(0, DIGEST, VALUE), Contribution(1, WITHHELD, None))
TAG = f'[ContributionBlue "{DIGEST} {VALUE.hex()}"]'


@pytest.fixture(scope="module")
def finished() -> Game:
    return play_on(Game.new(2, 7, salt=SALT, contributions=CONTRIBUTIONS), 1)


def test_a_record_contains_everything_needed_to_deal_again(finished):
    text = finished.record()
    assert TAG in text
    assert f'[ContributionPink "{WITHHELD} withheld"]' in text
    again, own = parse_record(text)
    assert (again.contributions, again.start, again.log, own) == (CONTRIBUTIONS, finished.start, finished.log, {})
    assert again.record() == text


def test_a_json_record_contains_the_same(finished):
    text = json.dumps(record_json(finished, {}, with_seed=False))
    again, own = parse_record_json(text)
    assert (again.contributions, again.log, own) == (CONTRIBUTIONS, finished.log, {})


def test_it_is_of_format_2_because_an_older_engine_would_misread_it(finished):
    assert finished.record().startswith('[Naqala "2"]')
    assert Game.new(2, 7).saved().startswith('[Naqala "1"]')


def test_a_saved_game_continues_with_the_same_luck():
    game = play_on(Game.new(2, 7, salt=SALT, contributions=CONTRIBUTIONS), 1, 40)
    again = Game.parse(game.saved())
    for played in (game, again):
        play_on(played, 2)
    assert again.record() == game.record()


def test_without_the_seed_contributions_are_kept_like_tags_of_the_writer():
    """They are public, but prove nothing yet."""
    game = play_on(Game.new(2, 7, salt=SALT, contributions=CONTRIBUTIONS), 1, 30)
    again, own = parse_record(game.record())
    assert set(own) == {"Commitment", "ContributionBlue", "ContributionPink"}
    assert again.contributions == ()
    assert record_text(again, own, with_seed=False) == game.record()


def test_in_format_1_they_are_tags_of_the_writer():
    game = play_on(Game.new(2, 7, salt=SALT), 1)
    again, own = parse_record(game.record({"ContributionBlue": "a cake"}))
    assert (own, again.log) == ({"ContributionBlue": "a cake"}, game.log)


OTHER = bytes(16)
CHANGES = {
    "another value": (VALUE.hex(), OTHER.hex(), "does not fit its digest"),
    "another digest": (DIGEST, WITHHELD, "does not fit its digest"),
    "another value and digest": (TAG[19:-2], f"{contribution_digest(OTHER)} {OTHER.hex()}", "do not deal"),
    "the value is gone": (VALUE.hex(), "withheld", "do not deal"),
    "the contribution is gone": (TAG + "\n", "", "do not deal"),
    "another seat": ("ContributionBlue", "ContributionOrange", "at most one for each player"),
    "a tag of another shape": (VALUE.hex(), VALUE.hex()[1:], "is not a contribution"),
}


@pytest.mark.parametrize(("old", "new", "why"), CHANGES.values(), ids=CHANGES.keys())
def test_a_changed_contribution_is_detected(finished, old, new, why):
    text = finished.record()
    assert text.count(old) == 1
    with pytest.raises(RecordError, match=why):
        Game.parse(text.replace(old, new))
