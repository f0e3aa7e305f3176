"""The bots of the table, and the referee who asks them."""

from __future__ import annotations

from typing import Final

from naqala.arena.contest import BOT_SEED_BITS, derived, made
from naqala.bots.referee import Answer, Referee
from naqala.bots.roster import ROSTER, named
from naqala.cli.table.seats import Bot, CannotSit, Sitter
from naqala.engine.errors import Refused
from naqala.engine.fairness import new_seed
from naqala.engine.game import Game
from naqala.engine.notation.tales import TAG_WORD

PATIENCE: Final = 60.0  # seconds for a decision: whoever waits can leave at any moment


class Opponents:
    """One bot for each seat that no person has, made for this game alone."""

    def __init__(self, game: Game, sitters: list[Sitter]) -> None:
        seed, n = seed_of(game), len(game.log)  # a game that goes on later goes on by another chance
        self.bots = {
            seat: named(known(sitter.spec), derived(seed, f"table {seat} {n}", BOT_SEED_BITS))
            for seat, sitter in enumerate(sitters)
            if isinstance(sitter, Bot)
        }
        self.referee = Referee(derived(seed, f"table stand-in {n}", BOT_SEED_BITS), PATIENCE)

    def answer(self, game: Game) -> Answer:
        """Of the bot that is asked, from what its seat remembers."""
        return self.referee.ask(self.bots[game.seat], game)

    def excuse(self, answer: Answer) -> str:
        """What went wrong, as the rest of a sentence that begins with the bot."""
        plain = "".join([letter for letter in answer.forfeit if letter.isprintable()])
        return f"{plain}; {self.referee.stand_in} answered in its place."


def seed_of(game: Game) -> int:
    try:
        return game.secret()[0]
    except Refused:  # laid out, not dealt
        return new_seed()


# By name


def specs_in(text: str) -> list[str]:
    """`sharp,search:ms=200,sims=9,calm` are three: what is no name is a parameter of the one before."""
    found: list[str] = []
    for word in text.split(","):
        if found and "=" in word.partition(":")[0]:
            found[-1] += f",{word.strip()}"
        elif word.strip():
            found.append(word.strip())
    return [known(spec) for spec in found]


def known(spec: str) -> str:
    """The spec as the roster spells it; if there is no such bot, it says so."""
    name, colon, parameters = spec.partition(":")
    if name.lower() in ROSTER:
        spec = name.lower() + colon + parameters
    made(spec)
    if not TAG_WORD.fullmatch(Bot(spec).tag()):
        raise CannotSit("The name of this bot is too long, or has characters that cannot be in a record.")
    return spec
