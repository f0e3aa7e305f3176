"""The registry: names, specs, and whole games of all bots."""

import pytest

from naqala import bots
from naqala.bots import BOTS, LEVELS, Bot, UnknownBot
from naqala.engine.actions import Action, Drop
from naqala.engine.errors import NaqalaError
from naqala.engine.game import Game
from naqala.engine.steps import Moving, Sowing, Step
from naqala_baseline import BaselineBot
from tests.arena import faulty_bots
from tests.games import plain, rich

QUICK = {
    "novice": "novice",
    "gentle": "gentle",
    "calm": "calm:bid_samples=1",
    "sharp": "sharp:outcomes=2,walks=1,rollouts=1",
    "fierce": "fierce:sims=1",
    "companion": "companion",
}  # each level with the least effort
each_level = pytest.mark.parametrize("level", LEVELS)


def play(game: Game, spec: str, others: str = "", actions: int = 10_000) -> list[Action]:
    """The actions of a game between a bot at the first seat and others; the game rejects what is not legal."""
    seated = [bots.make_bot(spec if seat == 0 else others or spec, seat) for seat in range(len(game.state.players))]
    while not game.over and len(game.log) < actions:
        game.play(seated[game.seat].choose(game.memory(game.seat)))
    return list(game.log)


# Specs


def test_there_are_five_levels_the_easiest_first_and_one_that_adapts():
    assert list(LEVELS) == list(QUICK) == ["novice", "gentle", "calm", "sharp", "fierce", "companion"]


@each_level
def test_each_level_has_a_sentence_that_describes_the_opponent(level):
    sentence = LEVELS[level].sentence
    assert sentence.endswith(".")
    assert [kind.sentence for kind in LEVELS.values()].count(sentence) == 1


@pytest.mark.parametrize("name", BOTS)
def test_every_name_of_the_registry_gives_its_bot(name):
    assert type(bots.make_bot(name, seed=1)) is BOTS[name]


def test_without_a_seed_a_bot_has_its_own_random_numbers():
    lucks = {bots.make_bot("random").luck.key() for _ in range(3)}
    assert len(lucks) == 3


def test_a_name_with_a_dot_is_a_class_of_the_users():
    assert type(bots.make_bot("tests.arena.faulty_bots.First", seed=1)) is faulty_bots.First


def test_parameters_are_whole_numbers_numbers_or_words():
    clever = bots.make_bot("tests.bots.test_registry.Clever:depth=3,temper=1.5,name=Ali", seed=1)
    assert vars(clever)["given"] == (3, 1.5, "Ali")


class Clever(bots.Bot):
    def __init__(self, seed: int, depth: int, temper: float, name: str) -> None:
        super().__init__(seed)
        self.given = (depth, temper, name)


@pytest.mark.parametrize(
    "spec",
    [
        "planner:rollouts=0",
        "planner:walks=x",
        "search:sims=0",
        "search:cores=many",
        "calm:bid_samples=-1",
        "novice:turns=0",
        "beginner:turns=x",
    ],
)
def test_an_invalid_parameter_is_rejected_at_once(spec):
    with pytest.raises(bots.UnknownBot, match="cannot be made"):
        bots.make_bot(spec)


def test_weights_are_read_at_once(tmp_path):
    with pytest.raises(NaqalaError, match="No such file"):
        bots.make_bot("planner:weights=no/such.json")


def test_parameters_that_are_not_named_keep_their_defaults():
    assert (
        vars(bots.make_bot("calm:bid_samples=1", seed=1))["weights"] == vars(bots.make_bot("calm", seed=1))["weights"]
    )
    assert vars(bots.make_bot("calm:bid_samples=1", seed=1))["bid_samples"] == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("calm:glimpses=2", "calm:bid_samples=2"),
        ("planner:rounds=3,walks=1", "planner:rollouts=3,walks=1"),
        ("study:sims=2", "baseline:sims=2"),
    ],
)
def test_former_names_are_still_accepted(old, new):
    def plain(spec: str) -> dict[str, object]:
        return {name: value for name, value in vars(bots.make_bot(spec, seed=1)).items() if type(value) in (int, tuple)}

    assert plain(old) == plain(new) != {}


def test_the_baseline_bot_has_its_own_package(monkeypatch):
    assert type(bots.make_bot("baseline", seed=1)) is BaselineBot
    monkeypatch.setattr("importlib.util.find_spec", lambda package: None)
    with pytest.raises(UnknownBot, match=r"'study' is not installed.*pip install \./extras/baseline"):
        bots.make_bot("study")


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        (
            "bold",
            "There is no bot 'bold'; there are random, beginner, novice, gentle, calm, sharp, fierce, companion, ",
        ),
        ("", "There is no bot ''"),
        ("Sharp", "There is no bot 'Sharp'"),
        ("calm:depth=3", "The bot 'calm' has no parameter 'depth'; it knows: bid_samples, weights."),
        ("random:depth=3", "The bot 'random' has no parameter 'depth'; it knows: none."),
        ("random:seed=3", "The bot 'random' has no parameter 'seed'; it knows: none."),
        ("search:sims", "'sims' is no parameter; write it as in `search:ms=200"),
        ("search:sims=3,", "'' is no parameter"),
        ("search:=3", "'=3' is no parameter"),
        ("search:2sims=3", "'2sims=3' is no parameter"),
        ("study:sims=-1", "The bot 'study:sims=-1' cannot be made: neither ms nor sims can be negative."),
        ("nowhere.Clever", "There is no bot 'nowhere.Clever': No module named 'nowhere'"),
        ("tests.arena.faulty_bots.Clever", "There is no bot 'tests.arena.faulty_bots.Clever': module "),
        ("tests.arena.faulty_bots.First:depth=3", "The bot 'tests.arena.faulty_bots.First' has no parameter 'depth'"),
    ],
)
def test_an_unknown_bot_is_rejected_with_the_reason(spec, why):
    with pytest.raises(UnknownBot) as error:
        bots.make_bot(spec, seed=1)
    assert str(error.value).startswith(why)


# Whole games


@pytest.mark.parametrize("players", [2, 3, 4])
@each_level
def test_each_level_plays_whole_games(level, players):
    game = Game.at(plain(players, players))
    play(game, QUICK[level], "gentle")
    assert game.over


@each_level
def test_each_level_plays_on_among_many_djinns(level):
    play(Game.at(rich(3, 1)), QUICK[level], "gentle", actions=60)


@each_level
def test_the_same_seed_gives_the_same_answers(level):
    first, second = (play(Game.at(rich(4, 2)), QUICK[level], actions=12) for _ in range(2))
    assert first == second


def test_another_seed_gives_other_answers():
    def walks(seed: int) -> list[Action]:
        game = Game.at(plain(2, 1))
        seated = [bots.make_bot("gentle", seed + seat) for seat in range(2)]
        for _ in range(30):
            game.play(seated[game.seat].choose(game.memory(game.seat)))
        return list(game.log)

    assert len({tuple(map(str, walks(seed))) for seed in range(5)}) > 1


# A bot that starts to decide in the middle of a turn


def asks(game: Game, kind: type[Step]) -> bool:
    return isinstance(game.state.steps[-1], kind)


@pytest.mark.parametrize(
    ("level", "start", "actions"),
    [
        ("novice", rich(2, 3), 200),
        ("gentle", plain(2, 3), 10_000),
        ("calm", rich(2, 3), 60),
        ("sharp", rich(2, 3), 40),
        ("fierce", plain(2, 3), 20),
        ("companion", rich(2, 3), 40),
    ],
)
def test_a_new_bot_for_every_decision_plays_legally_too(level, start, actions):
    """So the first seat never has a plan in the middle of a walk."""
    game = Game.at(start)
    other = bots.make_bot("gentle", seed=1)
    while not game.over and len(game.log) < actions:
        bot = bots.make_bot(QUICK[level], seed=len(game.log)) if game.seat == 0 else other
        game.play(bot.choose(game.memory(game.seat)))
    assert any(isinstance(action, Drop) for action in game.log)


@each_level
def test_a_walk_that_another_bot_started_ends_legally(level):
    game = Game.at(plain(2, 4))
    while not asks(game, Moving):
        game.play(game.options[0])
    game.play(game.options[0])
    bot = bots.make_bot(QUICK[level], seed=1)
    seat = game.seat
    drops = 0
    while asks(game, Sowing):
        game.play(bot.choose(game.memory(seat)))
        drops += 1
    assert drops == 3


@pytest.mark.parametrize("level", ["novice", "gentle", "calm", "sharp"])
def test_a_plan_that_is_no_longer_possible_is_given_up(level):
    """The bot picks up meeples, then another one drops the first of them elsewhere."""
    game = Game.at(plain(2, 4))
    while not asks(game, Moving):
        game.play(game.options[0])
    bot: Bot = bots.make_bot(QUICK[level], seed=1)
    seat = game.seat
    game.play(bot.choose(game.memory(seat)))
    planned = bot.choose(game.memory(seat))
    game.play(next(option for option in game.options if option != planned))
    while asks(game, Sowing):
        game.play(bot.choose(game.memory(seat)))
