"""Records of whole games: each is read back, by this engine or a later one, or rejected with the reason."""

import json
import pickle
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naqala.engine.actions import Invoke
from naqala.engine.components import C3, D3, FAKIR
from naqala.engine.djinns import SIBITTIS
from naqala.engine.errors import NaqalaError
from naqala.engine.game import Game
from naqala.engine.geometry import members
from naqala.engine.notation import action_text, parsed_record
from naqala.engine.notation.notation_errors import place
from naqala.engine.records import RecordError, game_from_json, parse_record, parse_record_json, record_json, record_text
from naqala.engine.steps import Choosing, Keeping, Killing, Moving, Selling, Sowing, Step
from naqala.version import VERSION
from tests.engine.notation.sample_records import (
    game_at_step,
    normalized,
    play_on,
    random_starts,
    rich,
    seeded,
)
from tests.positions import Seat, game_at, play, sow


def same(game: Game, other: Game) -> bool:
    """Compare two games, except for their future luck."""
    return (
        game.log == other.log
        and game.state.key() == other.state.key()
        and game.start.key() == other.start.key()
        and game.options == other.options
        and game.can_undo == other.can_undo
        and game.hands_open == other.hands_open
    )


def as_json(game: Game, tags: dict[str, str] | None = None, *, with_seed: bool = False) -> str:
    return json.dumps(record_json(game, tags or {}, with_seed=with_seed))


# Writing and reading


@given(random_starts, st.integers(0, 10**6), st.one_of(st.just(10**6), st.integers(0, 250)))
def test_a_record_gives_the_game_back_wherever_it_was_cut_off(game, seed, actions):
    play_on(game, seed, actions)
    text, twin = game.record({"Event": "a test"}), as_json(game, {"Event": "a test"})
    for again, own in (parse_record(text), parse_record_json(twin)):
        assert same(again, game)
        assert own["Event"] == "a test"
        assert normalized(record_text(again, own, with_seed=False)) == normalized(text)
        assert json.loads(as_json(again, own)) == json.loads(twin)


@given(st.integers(2, 4), st.integers(0, 2**128 - 1), st.integers(0, 200))
def test_a_saved_game_continues_with_the_same_luck(players, seed, actions):
    game = play_on(seeded(players, seed), seed, actions)
    again = Game.parse(game.saved())
    twin, _ = parse_record_json(as_json(game, with_seed=True))
    assert again.secret() == twin.secret() == game.secret()
    for other in (again, twin, game):
        play_on(other, 7)
    assert again.saved() == twin.saved() == game.saved()


@given(random_starts, st.integers(0, 10**6))
def test_a_game_that_is_read_can_be_played_on_and_recorded_again(game, seed):
    again = Game.parse(play_on(game, seed, seed % 150).record())
    play_on(again, seed)
    assert same(Game.parse(again.record()), again)


@pytest.mark.parametrize("kind", [Sowing, Keeping, Choosing, Killing, Moving, Selling])
def test_a_game_is_cut_off_in_the_middle_of_a_turn(kind: type[Step]):
    game = game_at_step(kind)
    *_, last, end = game.record().split("\n")[:-1]
    assert end == "unfinished"
    assert not last or not last.endswith("end")
    assert same(Game.parse(game.record()), game)
    assert same(parse_record_json(as_json(game))[0], game)


def test_what_can_be_taken_back_can_be_taken_back_after_reading():
    game = game_at_step(Sowing)
    again = Game.parse(game.record())
    while game.can_undo:
        assert again.undo() == game.undo()
        assert same(again, game)


def test_a_record_reads_like_this():
    game = game_at({C3: "v", D3: "v"}, blue=Seat(elders=2, cards=[FAKIR], djinns=[SIBITTIS]))
    sow(game, "C3 D3v")
    play(game, Invoke(SIBITTIS, fakirs=1))
    shown = "{" + " ".join(action_text(option)[5:] for option in game.options) + "}"
    play(game, game.options[0])
    head, body = game.record({"Place": "Ghent"}).split("\n\n", 1)
    assert re.fullmatch(rf'\[Naqala "1"\]\n\[Engine "{VERSION}"\]\n\[Place "Ghent"\]\n\[Start "round=1 .*"\]', head)
    kept = action_text(game.log[-1])
    assert body == f"round 1\nblue C3> D3v call:Sibittis+F {shown} {kept}\n\nunfinished\n"


def test_the_example_of_the_docs_is_a_record():
    docs = (Path(__file__).parents[3] / "docs" / "records.md").read_text(encoding="utf-8")
    [example] = re.findall(r"```record\n(.*?)```", docs, re.DOTALL)
    game, own = parse_record(example)
    assert own == {"Place": "Ghent"}
    assert normalized(game.record(own)) == normalized(example)
    assert all(f"`{tag}`" in docs for tag in parsed_record.KNOWN)


def test_a_game_that_starts_at_its_end_has_only_scores():
    over = Game.at(play_on(rich(3, 1), 1).state)
    text = over.record()
    assert re.search(r"\n\nscores blue:\d+ pink:\d+ orange:\d+\n$", text)
    assert "round 1\n" not in text
    assert same(Game.parse(text), over)


def test_djinns_of_a_reshuffled_deck_come_after_those_of_the_old_one():
    """D21: two are left, the third comes from the discards, which may be any of them by number."""
    game = game_at(
        {C3: "v", D3: "v"},
        blue=Seat(elders=2, djinns=[SIBITTIS]),
        djinn_discards=range(15),
        djinn_row=[15, 16, 17],
        pink=Seat(djinns=[20]),
    )
    assert members(game.state.djinn_deck) == [18, 21]
    play(game, Invoke(SIBITTIS))
    assert same(Game.parse(game.record()), game)


# Tags


def test_the_tags_of_the_writer_are_kept():
    own = {"Event": "Ghent, 3rd round", "Blue": "Zoë", "Note": "", "X": "\\ ü ☺"}
    game, kept = parse_record(rich(2, 1).record(own))
    assert kept == own
    assert parse_record_json(as_json(game, own))[1] == own


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("event", "x"), ("Two words", "x"), ("", "x"), ("X" * 32, "x"), ("Ünique", "x"), ("Start", "x"), ("Seed", "0"),
        ("Event", '"'), ("Event", "a]"), ("Event", "a\nb"), ("Event", "\0"), ("Event", "\x85"), ("Event", "\u2028"),
        ("Event", "\ud800"), ("Event", "x" * 201),
    ],
)  # fmt: skip
def test_an_invalid_tag_is_rejected_when_writing(name, word):
    with pytest.raises(RecordError, match="is not a valid tag"):
        rich(2, 1).record({name: word})


def test_a_commitment_without_its_seed_is_kept_like_a_tag_of_the_writer():
    """The game continues with another luck, so it is not a commitment of the game that was read."""
    game = play_on(seeded(2, 1), 1, 30)
    again, own = parse_record(game.record())
    assert own == {"Commitment": game.commitment}
    assert again.commitment == ""
    assert record_text(again, own, with_seed=False) == game.record()


def test_the_seed_is_in_a_record_only_when_the_game_is_over():
    game = seeded(2, 1)
    assert "Seed" not in game.record()
    assert "Seed" not in json.loads(as_json(game))["tags"]
    assert '[Seed "00000000000000000000000000000001"]' in game.saved()
    assert "Seed" in play_on(game, 1).record()


def test_a_salt_of_any_length_is_read_back():
    game = Game.new(2, 1, salt=b"salt and pepper, and more of both of them")
    assert Game.parse(game.saved()).secret() == game.secret()


# Tolerance


def test_whitespace_line_endings_capitals_and_a_byte_order_mark_do_not_matter():
    game = play_on(rich(2, 3), 3)
    head, body = game.record().split("\n\n", 1)
    loose = (
        "\ufeff" + head.replace("\n", "\r\n") + "\r\n" + body.upper().replace(" ", " \t ").replace("\n", " \r\n\r\n")
    )
    loose = loose.replace("ROUND", "round").replace("SCORES", "scores")
    scores = loose[loose.index("scores") :]
    assert same(Game.parse(loose.replace(scores, scores.lower())), game)


def test_the_tags_may_have_any_order():
    head, body = play_on(seeded(2, 1), 1).record().split("\n\n", 1)
    Game.parse("\n".join(reversed(head.splitlines())) + "\n" + body)


def test_simultaneous_draws_may_have_any_order():
    game = game_at_step(Keeping)
    text = game.record()
    shown = text[text.rindex("{") + 1 : text.rindex("}")]
    turned = " ".join(reversed(shown.split()))
    assert same(Game.parse(text.replace(shown, turned)), game)


# Later versions


def test_this_engine_reads_every_format_up_to_its_own():
    assert parsed_record.FORMAT == 3


def test_a_newer_format_is_rejected_with_the_reason():
    text = seeded(2, 1).record().replace('[Naqala "1"]', '[Naqala "4"]')
    with pytest.raises(RecordError, match=rf"Line 1: .* format 4; this engine \({VERSION}\) reads formats up to 3"):
        Game.parse(text)
    data = json.loads(as_json(seeded(2, 1)))
    data["tags"]["Naqala"] = "4"
    with pytest.raises(RecordError, match="is of format 4"):
        game_from_json(data)


@pytest.mark.parametrize("word", ["0", "01", "1.0", "x", "", "-1", "1" * 50])
def test_an_invalid_format_is_rejected(word):
    with pytest.raises(RecordError, match=r"Line 1: .* format"):
        Game.parse(seeded(2, 1).record().replace('[Naqala "1"]', f'[Naqala "{word}"]'))


def test_a_record_of_another_engine_is_read_if_it_replays():
    game = play_on(seeded(2, 1), 1)
    assert same(Game.parse(game.record().replace(f'Engine "{VERSION}"', 'Engine "9.9"')), game)


def test_if_it_does_not_replay_the_other_engine_is_named():
    text = re.sub("scores blue:", "scores blue:1", play_on(seeded(2, 1), 1).record())
    with pytest.raises(RecordError, match=r"The scores are [^()]*\.$"):
        Game.parse(text)
    with pytest.raises(RecordError, match=rf"\(The record was written by engine '9.9'; this is {VERSION}.\)"):
        Game.parse(text.replace(f'Engine "{VERSION}"', 'Engine "9.9"'))
    data = json.loads(as_json(play_on(seeded(2, 1), 1)))
    data["scores"]["blue"] += 1
    data["tags"]["Engine"] = "9.9"
    with pytest.raises(RecordError, match=r"Scores: The scores are .* by engine '9.9'"):
        game_from_json(data)


def test_an_error_can_be_sent_to_another_process():
    error = pickle.loads(pickle.dumps(RecordError("record-too-deep", place("record-line", n=3))))
    assert str(error).startswith("Line 3: This is not a record: a number is too long")
    assert (error.code, error.where) == ("record-too-deep", place("record-line", n=3))
    assert isinstance(error, NaqalaError)
