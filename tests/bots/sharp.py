"""Plays a turn or a decision by Sharp, and marks which djinn a position was made for."""

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from naqala import bots
from naqala.engine.actions import Action
from naqala.engine.components import C3, D3, SACRED_PLACE, SMALL_MARKET
from naqala.engine.djinns import DJINNS
from naqala.engine.events import Event, PowerUsed, TurnEnded
from naqala.engine.game import Game
from naqala.engine.setup import CARDS_IN_BOX
from tests.positions import game_at, happened

Test = TypeVar("Test", bound=Callable[..., None])
DULL = {C3: SMALL_MARKET, D3: SMALL_MARKET}  # where the move of most positions starts and ends
BEST = (SACRED_PLACE, 15)
SECOND_BEST = (SACRED_PLACE, 12)


def made_for(djinn: int) -> Callable[[Test], Test]:
    """Marks a test's position as made for this djinn."""

    def mark(test: Test) -> Test:
        vars(test)["djinn"] = djinn
        return test

    return mark


def without_position(*modules: dict[str, object]) -> list[str]:
    """The djinns for which these modules have no test."""
    covered = {getattr(test, "djinn", None) for module in modules for test in module.values()}
    return [djinn.name for djinn in DJINNS if djinn.id not in covered]


def last_turn(tiles: dict[int, str] | None = None, **more: Any) -> Game:
    """A position in the last turn of a round, so that no reply matters."""
    return game_at(tiles, to_act=[], **more)


def all_but(*cards: int) -> list[int]:
    """Every resource card of the game except these."""
    rest = Counter(dict(enumerate(CARDS_IN_BOX)))
    rest.subtract(cards)
    return sorted(rest.elements())


def answer(game: Game, seed: int = 1) -> Action:
    return bots.make_bot("sharp", seed).choose(game.memory(game.seat))


def turn(game: Game, seed: int = 1) -> list[Event]:
    """The events of the present turn, if Sharp plays it to the end."""
    bot, seat = bots.make_bot("sharp", seed), game.seat
    events: list[Event] = []
    while not happened(events, TurnEnded):
        events += game.play(bot.choose(game.memory(seat)))
    return events


def powers(events: list[Event]) -> list[int]:
    """The djinns whose powers were used."""
    return [used.djinn for used in happened(events, PowerUsed)]
