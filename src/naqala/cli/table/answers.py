"""What a player types as an answer: a number, a tile, or the notation; several words are played one after another."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from naqala.engine.actions import Action, Bid, Choose, Drop, Kill, PickUp
from naqala.engine.errors import NaqalaError, Refused
from naqala.engine.events.event import listed
from naqala.engine.game import Game
from naqala.engine.notation.actions import action_text, parse_action
from naqala.engine.notation.words import TILE
from naqala.engine.steps.choosing import Choosing
from naqala.engine.steps.killing import Hunt, KillingSecond
from naqala.engine.steps.moving import Sowing
from naqala.engine.steps.places import PlacingAround
from naqala.engine.steps.round import Bidding

if TYPE_CHECKING:
    from naqala.cli.table.table import Table

SPACED: Final = re.compile(r"\b(bid|buy|build|sell|summon|call|keep|at)[ :]+(?=\S)", re.IGNORECASE)
NUMBER: Final = re.compile(r"[0-9]{1,6}")


class Unanswered(NaqalaError):
    """Words that are no answer, and what would be one."""


def answer(table: Table, line: str) -> None:
    """Play what the line says, as far as it can be played."""
    words = SPACED.sub(r"\1:", line).split()
    seat = table.game.seat
    if not words:
        words = [enter(table.game)]
    for nth, word in enumerate(words):
        if table.game.seat != seat:
            table.say(f"Not played any more: {' '.join(words[nth:])[:60]}")
            return
        play_word(table, word)


def enter(game: Game) -> str:
    """The only option may be played by Enter alone."""
    return action_text(game.options[0]) if len(game.options) == 1 else ""


def play_word(table: Table, word: str) -> None:
    """If it is no answer to a question that has but one, that one is played, and the word answers the next."""
    while table.is_forced() and not says(table.game.options[0], word):
        table.play_forced()
    table.play_for_person(meant(table, word))


def says(action: Action, word: str) -> bool:
    """Does this word spell the action out?"""
    return action_text(action).lower() == word.lower() or (
        isinstance(action, PickUp | Choose) and TILE.say(action.tile).lower() == word.lower()
    )


def meant(table: Table, word: str) -> Action:
    labels = table.menu.by_label
    if word.lower() in labels:
        return labels[word.lower()]
    if not word:
        raise Unanswered(f"Type a number or notation, like {action_text(table.game.options[0])}; `help` says more.")
    if NUMBER.fullmatch(word):
        return by_number(table, word)
    if TILE.known(word.upper()):
        return by_tile(table.game, TILE.read(word.upper()))
    return parse_action(word)


def by_number(table: Table, word: str) -> Action:
    """A number that is on no option."""
    if isinstance(table.view.steps[-1], Bidding):
        try:
            return Bid(int(word))  # a spot that is not free, to be refused
        except ValueError as error:
            raise Refused(str(error), "B1") from None
    raise Unanswered(f"There is no option {word}; the numbers go from 1 to {table.menu.numbers}.")


def by_tile(game: Game, tile: int) -> Action:
    """The one option about this tile."""
    there = [o for o in game.options if isinstance(o, PickUp | Drop | Choose | Kill) and o.tile == tile]
    if len(there) == 1:
        return there[0]
    if there:
        raise Unanswered(f"There is a choice: {listed([action_text(option) for option in there])}.")
    step = game.view(game.seat).steps[-1]
    if isinstance(step, Sowing | Hunt | KillingSecond):
        raise Unanswered(f"{TILE.say(tile)} is no tile for this; those with a > on the board are.")
    return Choose(tile) if isinstance(step, Choosing | PlacingAround) else PickUp(tile)  # to be refused
