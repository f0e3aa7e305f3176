"""A bot decides by the memory of its seat alone (H3): hidden information changes no answer."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

import pytest

from naqala import bots
from naqala.bots import Bot
from naqala.bots.random_bot import RandomBot
from naqala.engine.actions import Action, Invoke
from naqala.engine.components import CARD_KINDS
from naqala.engine.djinns import SLOAR
from naqala.engine.errors import NaqalaError
from naqala.engine.events import CardDrawn, Event
from naqala.engine.game import Game
from naqala.engine.luck import Luck, ScriptedLuck
from naqala.engine.memory import Memory
from naqala.engine.notation.parsed_record import drawn_by
from naqala.engine.notation.replaying import number_of
from naqala.engine.player import Player
from naqala.engine.state import State
from tests.engine.test_view import reachable
from tests.games import at_random, rich
from tests.positions import BLUE

pytestmark = pytest.mark.rule("H3")


@dataclass(frozen=True)
class Moment:
    """A decision of Blue: Blue's memory and the true position."""

    memory: Memory
    state: State


Twins = tuple[Moment, Moment]  # two games that differ, but not for Blue
GAMES = [(2, 1), (2, 2), (2, 5), (3, 0), (3, 4), (3, 5)]  # players and seed


# Games that differ in what Blue cannot know


def secretive(players: int, seed: int) -> Game:
    """Part of a game rich in djinns, at random, except that the rivals draw hidden cards whenever they can."""
    game = Game.at(rich(players, seed))
    chance = at_random(game, seed)
    while len(game.log) < 120 and not game.over:
        if game.seat != BLUE and Invoke(SLOAR, 1) in game.options:
            game.play(Invoke(SLOAR, 1))
        else:
            next(chance)
    return game


def drawn_in(game: Game) -> tuple[list[int], list[int]]:
    """All random results, and the indexes of the hidden cards of the rivals among them."""
    brought: list[int] = []
    secret: list[int] = []
    for before, _, events in game.replay():
        if is_secret(events):
            secret.append(len(brought))
        brought += [number_of(drawn) for drawn in drawn_by(before, events)]
    return brought, secret


def is_secret(events: list[Event]) -> bool:
    return any(isinstance(event, CardDrawn) and event.seat != BLUE for event in events)


def moments(game: Game, luck: list[int]) -> Iterator[Moment | None]:
    """Replay the actions with this luck as far as they are legal: yield a moment whenever Blue has to decide."""
    start = game.start
    start.luck = ScriptedLuck(luck, Luck.seeded(99))
    other = Game.at(start)
    for action in game.log:
        try:
            other.play(action)
        except NaqalaError:  # it took the card that is another one now
            return
        yield Moment(other.memory(BLUE), other.state) if other.seat == BLUE else None


def twins_of(game: Game) -> Iterator[Twins]:
    """The moments that are the same to Blue although a rival has drawn another hidden card."""
    brought, secret = drawn_in(game)
    true = list(moments(game, brought))
    for nth in secret:
        for card in range(CARD_KINDS):
            for one, other in zip(true, moments(game, [*brought[:nth], card, *brought[nth + 1 :]]), strict=False):
                if one and other and one.memory != other.memory:
                    break
                if one and other and one.state.key() != other.state.key():
                    yield one, other


@cache
def all_twins() -> list[Twins]:
    """From some games, at most one twin for each moment of Blue."""
    found = [twins for game in GAMES for twins in twins_of(secretive(*game))]
    return list({id(one): (one, other) for one, other in found}.values())


def few(n: int) -> list[Twins]:
    """Return up to n twins of each kind of step."""
    kinds: dict[str, list[Twins]] = {}
    for twins in all_twins():
        kinds.setdefault(kind_of_step(twins), []).append(twins)
    return [twins for kind in kinds.values() for twins in kind[:n]]


def kind_of_step(twins: Twins) -> str:
    return type(twins[0].state.steps[-1]).__name__


def test_there_are_many_twins_of_all_kinds_and_none_are_the_same_game():
    kinds = {kind_of_step(twins) for twins in all_twins()}
    assert kinds >= {
        "Bidding",
        "Moving",
        "Sowing",
        "Selling",
        "Trading",
        "Building",
        "Killing",
        "Choosing",
        "Summoning",
    }
    assert len(all_twins()) > 100
    assert all(one.memory == other.memory for one, other in all_twins())
    assert all(hands(one.state) != hands(other.state) for one, other in all_twins())


def hands(state: State) -> list[int]:
    return [player.hand for player in state.players]


# Answers


def differing_answers(make: Callable[[State], Bot], twins: list[Twins]) -> list[tuple[Action, Action]]:
    """Return the twins in which a new bot answers differently although they are the same to its seat."""
    answers = [[make(moment.state).choose(moment.memory) for moment in both] for both in twins]
    return [(one, other) for one, other in answers if one != other]


@pytest.mark.parametrize(
    ("spec", "n"),
    [
        ("random", 99),
        ("novice", 2),
        ("beginner", 2),
        ("companion", 2),
        ("gentle", 2),
        ("calm", 2),
        ("sharp", 1),
        ("search:sims=2", 1),
        ("study:sims=2", 3),
    ],
)
def test_no_answer_depends_on_information_hidden_from_the_seat(spec: str, n: int):
    assert differing_answers(lambda _: bots.make_bot(spec, seed=7), few(n)) == []


class Cheating(RandomBot):
    """Has access to the game itself, and looks at the cards of the others."""

    def __init__(self, state: State) -> None:
        super().__init__(seed=7)
        self.state = state

    def choose(self, memory: Memory) -> Action:
        options = memory.options()
        return options[sum(hands(self.state)) % len(options)]


def test_a_cheating_bot_is_detected():
    assert differing_answers(Cheating, few(1))


# What a bot can reach


def leads_to(thing: object) -> list[object]:
    """The games, states, players and luck that can be reached from an object."""
    return [one for one in reachable(thing) if isinstance(one, Game | State | Player | Luck)]


@pytest.mark.parametrize("spec", ["random", "novice", "gentle", "calm", "companion"])
def test_no_game_can_be_reached_from_the_memory_of_a_bot_before_or_after_its_decision(spec: str):
    for one, _ in few(1):
        assert leads_to(one.memory) == []
        bots.make_bot(spec, seed=7).choose(one.memory)
        assert leads_to(one.memory) == []


def test_a_reference_to_the_game_is_found():
    one, _ = all_twins()[0]
    assert one.state in leads_to((one.memory, one.state))


def test_thinking_does_not_change_the_memory():
    for one, _ in few(1):
        before = one.memory.copy()
        bots.make_bot("calm", seed=7).choose(one.memory)
        assert one.memory == before
