"""Parses typed answers: a number, a tile, or notation. Several words on a line are played one after another."""

from __future__ import annotations

import re
from typing import Final

from naqala.cli.play.terminal_game import TerminalGame
from naqala.engine.actions import Action, Bid, Choose, Drop, Kill, PickUp
from naqala.engine.errors import IllegalAction, InvalidArgument, NaqalaError
from naqala.engine.game import Game
from naqala.engine.notation.action_codec import action_text, parse_action
from naqala.engine.notation.vocabulary import TILE
from naqala.engine.steps.choosing import Choosing
from naqala.engine.steps.killing import Hunt, KillingSecond
from naqala.engine.steps.moving import Sowing
from naqala.engine.steps.places import PlacingAround
from naqala.engine.steps.round import Bidding

VERB_AND_SPACE: Final = re.compile(r"\b(bid|buy|build|sell|summon|call|keep|at)[ :]+(?=\S)", re.IGNORECASE)
NUMBER: Final = re.compile(r"[0-9]{1,6}")


class UnclearAnswer(NaqalaError):
    """The typed text selects no option; the message says what would."""


def play_line(terminal_game: TerminalGame, line: str) -> None:
    """Play the words of the line until one fails or another seat is to act."""
    words = VERB_AND_SPACE.sub(r"\1:", line).split()
    seat = terminal_game.game.seat
    if not words:
        words = [word_for_enter(terminal_game.game)]
    for index, word in enumerate(words):
        if terminal_game.game.seat != seat:
            ignored = " ".join(words[index:])[:60]
            terminal_game.print(terminal_game.texts.text("terminal-turn-over", words=ignored))
            return
        play_word(terminal_game, word)


def word_for_enter(game: Game) -> str:
    """Enter alone plays the only option."""
    return action_text(game.options[0], game.colours) if len(game.options) == 1 else ""


def play_word(terminal_game: TerminalGame, word: str) -> None:
    """Play the word. Forced actions that it does not name are played first."""
    while terminal_game.is_forced() and not names_action(terminal_game.game, word):
        terminal_game.play_forced()
    terminal_game.play_and_save(action_for(terminal_game, word))


def names_action(game: Game, word: str) -> bool:
    """Whether the word is the notation or the tile of the only option."""
    action = game.options[0]
    return action_text(action, game.colours).lower() == word.lower() or (
        isinstance(action, PickUp | Choose) and TILE.format(action.tile).lower() == word.lower()
    )


def action_for(terminal_game: TerminalGame, word: str) -> Action:
    by_label = terminal_game.menu.by_label
    if word.lower() in by_label:
        return by_label[word.lower()]
    if not word:
        example = action_text(terminal_game.game.options[0], terminal_game.game.colours)
        raise UnclearAnswer("terminal-unclear", example=example)
    if NUMBER.fullmatch(word):
        return action_by_number(terminal_game, word)
    if TILE.known(word.upper()):
        return action_by_tile(terminal_game.game, TILE.parse(word.upper()))
    return parse_action(word, terminal_game.game.colours)


def action_by_number(terminal_game: TerminalGame, word: str) -> Action:
    """A number that no option has. As a bid it becomes an action, so that the engine explains what is wrong."""
    if isinstance(terminal_game.view.steps[-1], Bidding):
        try:
            return Bid(int(word))
        except InvalidArgument as error:
            raise IllegalAction(error.phrase.key, "B1", **error.phrase.arguments) from None
    raise UnclearAnswer("terminal-no-option", word=word, last=terminal_game.menu.highest_number)


def action_by_tile(game: Game, tile: int) -> Action:
    """The only option on this tile."""
    matching = [o for o in game.options if isinstance(o, PickUp | Drop | Choose | Kill) and o.tile == tile]
    if len(matching) == 1:
        return matching[0]
    if matching:
        raise UnclearAnswer("terminal-which-one", options=[action_text(option, game.colours) for option in matching])
    step = game.view(game.seat).steps[-1]
    if isinstance(step, Sowing | Hunt | KillingSecond):
        raise UnclearAnswer("terminal-tile-not-now", tile=TILE.format(tile))
    return Choose(tile) if isinstance(step, Choosing | PlacingAround) else PickUp(tile)  # the engine explains why not
