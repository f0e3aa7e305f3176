"""A bot answers from what its seat remembers and nothing else (H3): what it cannot know changes no answer."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

import pytest

from naqala import bots
from naqala.bots import Bot
from naqala.bots.random_bot import RandomBot
from naqala.engine.actions import Action, Invoke
from naqala.engine.djinns import SLOAR
from naqala.engine.errors import NaqalaError
from naqala.engine.events import CardDrawn, Event
from naqala.engine.game import Game
from naqala.engine.luck import Foretold, Luck
from naqala.engine.memory import Memory
from naqala.engine.notation.replaying import number_of
from naqala.engine.notation.tales import drawn_by
from naqala.engine.player import Player
from naqala.engine.state import State
from naqala.engine.things import CARDS
from tests.engine.test_view import reachable
from tests.games import at_random, rich
from tests.laying import BLUE

pytestmark = pytest.mark.rule("H3")


@dataclass(frozen=True)
class Moment:
    """Blue is asked in a game: what Blue remembers, and how things are."""

    memory: Memory
    state: State


Twins = tuple[Moment, Moment]  # of two games that are the same to Blue, and yet differ
GAMES = [(2, 1), (2, 2), (2, 5), (3, 0), (3, 4), (3, 5)]  # players and seed


# Games that differ in what Blue cannot know


def secretive(players: int, seed: int) -> Game:
    """Some of a game rich in djinns, by chance but for the rivals, who draw in secret whenever they can."""
    game = Game.at(rich(players, seed))
    chance = at_random(game, seed)
    while len(game.log) < 120 and not game.over:
        if game.seat != BLUE and Invoke(SLOAR, 1) in game.options:
            game.play(Invoke(SLOAR, 1))
        else:
            next(chance)
    return game


def drawn_in(game: Game) -> tuple[list[int], list[int]]:
    """All that chance brought, and where among it stand the cards that rivals drew in secret."""
    brought: list[int] = []
    secret: list[int] = []
    for before, _, events in game.retold():
        if is_secret(events):
            secret.append(len(brought))
        brought += [number_of(drawn) for drawn in drawn_by(before, events)]
    return brought, secret


def is_secret(events: list[Event]) -> bool:
    return any(isinstance(event, CardDrawn) and event.seat != BLUE for event in events)


def moments(game: Game, luck: list[int]) -> Iterator[Moment | None]:
    """What the same actions come to with this luck, as long as they can be: after each a moment, if Blue is asked."""
    start = game.start
    start.luck = Foretold(luck, Luck.seeded(99))
    other = Game.at(start)
    for action in game.log:
        try:
            other.play(action)
        except NaqalaError:  # it took the card that is another now
            return
        yield Moment(other.memory(BLUE), other.state) if other.seat == BLUE else None


def twins_of(game: Game) -> Iterator[Twins]:
    """The moments that are the same to Blue though a rival has drawn another card in secret."""
    brought, secret = drawn_in(game)
    true = list(moments(game, brought))
    for nth in secret:
        for card in range(CARDS):
            for one, other in zip(true, moments(game, [*brought[:nth], card, *brought[nth + 1 :]]), strict=False):
                if one and other and one.memory != other.memory:
                    break
                if one and other and one.state.key() != other.state.key():
                    yield one, other


@cache
def all_twins() -> list[Twins]:
    """Of some games, for each moment of Blue's one twin at most."""
    found = [twins for game in GAMES for twins in twins_of(secretive(*game))]
    return list({id(one): (one, other) for one, other in found}.values())


def few(n: int) -> list[Twins]:
    """So many of each kind of question."""
    kinds: dict[str, list[Twins]] = {}
    for twins in all_twins():
        kinds.setdefault(asked(twins), []).append(twins)
    return [twins for kind in kinds.values() for twins in kind[:n]]


def asked(twins: Twins) -> str:
    return type(twins[0].state.steps[-1]).__name__


def test_the_twins_are_many_and_of_all_kinds_and_none_are_the_same_game():
    kinds = {asked(twins) for twins in all_twins()}
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


# What a bot answers


def betrayals(make: Callable[[State], Bot], twins: list[Twins]) -> list[tuple[Action, Action]]:
    """Where a bot, made anew for each moment, answers differently in games that are the same to its seat."""
    answers = [[make(moment.state).choose(moment.memory) for moment in both] for both in twins]
    return [(one, other) for one, other in answers if one != other]


@pytest.mark.parametrize(
    ("spec", "n"),
    [
        ("random", 99),
        ("gentle", 2),
        ("calm", 2),
        ("sharp", 1),
        ("search:sims=2", 1),
        ("study:sims=2", 3),
    ],
)
def test_no_answer_depends_on_what_the_seat_cannot_know(spec: str, n: int):
    assert betrayals(lambda _: bots.named(spec, seed=7), few(n)) == []


class Peeping(RandomBot):
    """Has got hold of the game itself, and looks at the others' cards when it is unsure."""

    def __init__(self, state: State) -> None:
        super().__init__(seed=7)
        self.state = state

    def choose(self, memory: Memory) -> Action:
        options = memory.options()
        return options[sum(hands(self.state)) % len(options)]


def test_a_bot_that_peeps_is_found_out():
    assert betrayals(Peeping, few(1))


# What a bot is handed


def leads_to(thing: object) -> list[object]:
    """The games, states, players and luck that can be reached from a thing."""
    return [one for one in reachable(thing) if isinstance(one, Game | State | Player | Luck)]


@pytest.mark.parametrize("spec", ["random", "gentle", "calm"])
def test_no_game_can_be_reached_from_what_a_bot_is_handed_before_or_after_it_has_thought(spec: str):
    for one, _ in few(1):
        assert leads_to(one.memory) == []
        bots.named(spec, seed=7).choose(one.memory)
        assert leads_to(one.memory) == []


def test_a_way_to_the_game_is_found():
    one, _ = all_twins()[0]
    assert one.state in leads_to((one.memory, one.state))


def test_thinking_changes_nothing_of_what_is_remembered():
    for one, _ in few(1):
        before = one.memory.copy()
        bots.named("calm", seed=7).choose(one.memory)
        assert one.memory == before
