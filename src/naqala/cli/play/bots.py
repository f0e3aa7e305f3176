"""The bots of a game in the terminal."""

from __future__ import annotations

from typing import Final

from naqala.arena.schedule import BOT_SEED_BITS, derive_seed, make_checked_bot
from naqala.bots.referee import Answer, Referee
from naqala.bots.registry import BOT_NAMES, BOTS, UnknownBot, make_bot
from naqala.cli.play.participants import BotPlayer, InvalidParticipants, Participant
from naqala.engine.errors import IllegalAction
from naqala.engine.fairness import new_seed
from naqala.engine.game import Game
from naqala.engine.notation.notation_errors import quoted
from naqala.engine.notation.parsed_record import TAG_WORD
from naqala.engine.phrase import Phrase

DECISION_SECONDS: Final = 60.0  # generous: a waiting player can leave at any moment


class Opponents:
    """One bot for each seat without a person, made for this game alone."""

    def __init__(self, game: Game, sitters: list[Participant]) -> None:
        seed, n = seed_of(game), len(game.log)  # a game that is resumed later gets other random numbers
        self.bots = {
            seat: make_bot(known(sitter.spec), derive_seed(seed, f"table {seat} {n}", BOT_SEED_BITS))
            for seat, sitter in enumerate(sitters)
            if isinstance(sitter, BotPlayer)
        }
        self.referee = Referee(derive_seed(seed, f"table stand-in {n}", BOT_SEED_BITS), DECISION_SECONDS)

    def answer(self, game: Game) -> Answer:
        """The answer of the bot whose turn it is, from what its seat remembers."""
        return self.referee.ask(self.bots[game.seat], game)

    def excuse(self, name: str, answer: Answer) -> Phrase:
        """Why a bot forfeited."""
        plain = "".join([letter for letter in answer.forfeit if letter.isprintable()])
        return Phrase("terminal-bot-failed", {"name": name, "bot": self.referee.stand_in, "reason": plain})


def seed_of(game: Game) -> int:
    try:
        return game.secret()[0]
    except IllegalAction:  # a position without a deal
        return new_seed()


# Specs


def specs_in(text: str) -> list[str]:
    """Split `sharp,search:ms=200,sims=9,calm` into three specs: a word with `=` belongs to the spec before."""
    found: list[str] = []
    for word in text.split(","):
        if found and "=" in word.partition(":")[0]:
            found[-1] += f",{word.strip()}"
        elif word.strip():
            found.append(word.strip())
    return [known(spec) for spec in found]


def known(spec: str) -> str:
    """The spec as the registry spells it; raises an error if there is no such bot."""
    name, colon, parameters = spec.partition(":")
    if name.lower() in BOT_NAMES:
        spec = name.lower() + colon + parameters
    elif "." not in name:  # else it is a class
        raise UnknownBot("terminal-bot-unknown", bot=quoted(name), bots=", ".join(BOTS))
    make_checked_bot(spec)
    if not TAG_WORD.fullmatch(BotPlayer(spec).tag()):
        raise InvalidParticipants("terminal-bot-name")
    return spec
