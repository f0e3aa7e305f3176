"""The bots by name: who there is, how they are asked for, and that all of them play whole games."""

import pytest

from naqala import bots
from naqala.bots import LEVELS, ROSTER, Bot, NoSuchBot
from naqala.engine.actions import Action, Drop
from naqala.engine.errors import NaqalaError
from naqala.engine.game import Game
from naqala.engine.steps import Moving, Sowing, Step
from tests.arena import planted
from tests.games import plain, rich

QUICK = {
    "gentle": "gentle",
    "calm": "calm:glimpses=1",
    "sharp": "sharp:outcomes=2,walks=1,rounds=1",
    "fierce": "fierce:sims=1",
}  # each level, with as little thought as it can do with
each_level = pytest.mark.parametrize("level", LEVELS)


def played(game: Game, spec: str, others: str = "", actions: int = 10_000) -> list[Action]:
    """What a bot at the first seat does, and others of this or another kind; the game refuses what is not lawful."""
    seated = [bots.named(spec if seat == 0 else others or spec, seat) for seat in range(len(game.state.players))]
    while not game.over and len(game.log) < actions:
        game.play(seated[game.seat].choose(game.memory(game.seat)))
    return list(game.log)


# Names


def test_there_are_four_levels_the_easiest_first():
    assert list(LEVELS) == list(QUICK) == ["gentle", "calm", "sharp", "fierce"]


@each_level
def test_each_level_says_in_a_sentence_what_kind_of_opponent_it_is(level):
    sentence = LEVELS[level].sentence
    assert sentence.endswith(".")
    assert [kind.sentence for kind in LEVELS.values()].count(sentence) == 1


@pytest.mark.parametrize("name", ROSTER)
def test_every_name_of_the_roster_gives_its_bot(name):
    assert type(bots.named(name, seed=1)) is ROSTER[name]


def test_without_a_seed_a_bot_has_a_chance_of_its_own():
    lucks = {bots.named("random").luck.key() for _ in range(3)}
    assert len(lucks) == 3


def test_with_a_dot_it_is_a_class_of_anybodys():
    assert type(bots.named("tests.arena.planted.First", seed=1)) is planted.First


def test_parameters_are_whole_numbers_numbers_or_words():
    clever = bots.named("tests.bots.test_roster.Clever:depth=3,temper=1.5,name=Ali", seed=1)
    assert vars(clever)["given"] == (3, 1.5, "Ali")


class Clever(bots.Bot):
    def __init__(self, seed: int, depth: int, temper: float, name: str) -> None:
        super().__init__(seed)
        self.given = (depth, temper, name)


@pytest.mark.parametrize(
    "spec", ["planner:rounds=0", "planner:walks=x", "search:sims=0", "search:cores=many", "calm:glimpses=-1"]
)
def test_a_parameter_that_makes_no_sense_is_refused_at_once(spec):
    with pytest.raises(bots.NoSuchBot, match="cannot be made"):
        bots.named(spec)


def test_weights_are_read_at_once(tmp_path):
    with pytest.raises(NaqalaError, match="No such file"):
        bots.named("planner:weights=no/such.json")


def test_parameters_that_are_not_named_are_as_ever():
    assert vars(bots.named("calm:glimpses=1", seed=1))["weights"] == vars(bots.named("calm", seed=1))["weights"]
    assert vars(bots.named("calm:glimpses=1", seed=1))["glimpses"] == 1


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("bold", "There is no bot 'bold'; there are random, gentle, calm, sharp, fierce, "),
        ("", "There is no bot ''"),
        ("Sharp", "There is no bot 'Sharp'"),
        ("calm:depth=3", "The bot 'calm' has no parameter 'depth'; it knows: glimpses, weights."),
        ("random:depth=3", "The bot 'random' has no parameter 'depth'; it knows: none."),
        ("random:seed=3", "The bot 'random' has no parameter 'seed'; it knows: none."),
        ("search:sims", "'sims' is no parameter; write it as in `search:ms=200"),
        ("search:sims=3,", "'' is no parameter"),
        ("search:=3", "'=3' is no parameter"),
        ("search:2sims=3", "'2sims=3' is no parameter"),
        ("study:sims=-1", "The bot 'study:sims=-1' cannot be made: neither ms nor sims can be negative."),
        ("nowhere.Clever", "There is no bot 'nowhere.Clever': No module named 'nowhere'"),
        ("tests.arena.planted.Clever", "There is no bot 'tests.arena.planted.Clever': module "),
        ("tests.arena.planted.First:depth=3", "The bot 'tests.arena.planted.First' has no parameter 'depth'"),
    ],
)
def test_who_is_not_there_is_refused_with_the_reason(spec, why):
    with pytest.raises(NoSuchBot) as refused:
        bots.named(spec, seed=1)
    assert str(refused.value).startswith(why)


# Whole games


@pytest.mark.parametrize("players", [2, 3, 4])
@each_level
def test_each_level_plays_whole_games(level, players):
    game = Game.at(plain(players, players))
    played(game, QUICK[level], "gentle")
    assert game.over


@each_level
def test_each_level_plays_on_among_many_djinns(level):
    played(Game.at(rich(3, 1)), QUICK[level], "gentle", actions=60)


@each_level
def test_the_same_seed_gives_the_same_answers(level):
    first, second = (played(Game.at(rich(4, 2)), QUICK[level], actions=12) for _ in range(2))
    assert first == second


def test_another_seed_gives_other_answers():
    def walks(seed: int) -> list[Action]:
        game = Game.at(plain(2, 1))
        seated = [bots.named("gentle", seed + seat) for seat in range(2)]
        for _ in range(30):
            game.play(seated[game.seat].choose(game.memory(game.seat)))
        return list(game.log)

    assert len({tuple(map(str, walks(seed))) for seed in range(5)}) > 1


# Asked out of the blue


def asks(game: Game, kind: type[Step]) -> bool:
    return isinstance(game.state.steps[-1], kind)


@pytest.mark.parametrize(
    ("level", "start", "actions"),
    [("gentle", plain(2, 3), 10_000), ("calm", rich(2, 3), 60), ("sharp", rich(2, 3), 40), ("fierce", plain(2, 3), 20)],
)
def test_somebody_new_for_every_decision_plays_lawfully_too(level, start, actions):
    """So the first seat never has a plan in the middle of a walk."""
    game = Game.at(start)
    other = bots.named("gentle", seed=1)
    while not game.over and len(game.log) < actions:
        bot = bots.named(QUICK[level], seed=len(game.log)) if game.seat == 0 else other
        game.play(bot.choose(game.memory(game.seat)))
    assert any(isinstance(action, Drop) for action in game.log)


@each_level
def test_a_walk_that_somebody_else_began_comes_to_a_lawful_end(level):
    game = Game.at(plain(2, 4))
    while not asks(game, Moving):
        game.play(game.options[0])
    game.play(game.options[0])
    bot = bots.named(QUICK[level], seed=1)
    seat = game.seat
    drops = 0
    while asks(game, Sowing):
        game.play(bot.choose(game.memory(seat)))
        drops += 1
    assert drops == 3


@pytest.mark.parametrize("level", ["gentle", "calm", "sharp"])
def test_a_plan_that_somebody_else_crossed_is_given_up(level):
    """The bot lifts meeples, then another drops the first of them elsewhere."""
    game = Game.at(plain(2, 4))
    while not asks(game, Moving):
        game.play(game.options[0])
    bot: Bot = bots.named(QUICK[level], seed=1)
    seat = game.seat
    game.play(bot.choose(game.memory(seat)))
    planned = bot.choose(game.memory(seat))
    game.play(next(option for option in game.options if option != planned))
    while asks(game, Sowing):
        game.play(bot.choose(game.memory(seat)))
