"""`naqala verify`: check that a recorded game was dealt as promised."""

from __future__ import annotations

import re
from typing import Final

import typer

from naqala.cli.command_errors import CheckFailed
from naqala.cli.record_input import parse_game, read_text
from naqala.cli.text_output import print_wrapped
from naqala.engine.fairness import Contribution, word_code
from naqala.engine.game import Game
from naqala.engine.notation.notation_errors import RecordError
from naqala.engine.notation.parsed_record import turns_of
from naqala.engine.phrase import Phrase
from naqala.locales import Catalog

DIGITS: Final = re.compile("[0-9a-f]{64}")
WORDS: Final = re.compile("[a-z]{5}-[a-z]{5}-[a-z]{5}")
INDENT: Final = "  "
RECORD: Final = re.compile(r"\s*(\[Naqala |\{)")  # anything else is no record, not a changed one


class NotVerified(CheckFailed):
    """The record does not prove that the game was dealt as promised."""


def commitment_argument(text: str) -> str:
    """A commitment as 64 hexadecimal digits, or its three words."""
    given = "-".join(text.lower().replace("-", " ").split())
    if not DIGITS.fullmatch(given) and not WORDS.fullmatch(given):
        raise typer.BadParameter(f"{text[:80]!r} is neither 64 hexadecimal digits nor three words of five letters.")
    return given


def verify(name: str, promised: str, texts: Catalog) -> int:
    """Deal the recorded game again and print what was checked; `promised` is the commitment seen before the game."""
    game, tags = checked_game(read_text(name))
    shown = game.commitment or tags.get("Commitment", "")
    if promised and promised not in (shown, word_code(shown) if DIGITS.fullmatch(shown) else ""):
        raise NotVerified("terminal-not-verified", reason=mismatch(shown))
    if not game.commitment:
        reason = "terminal-verify-no-seed" if shown else "terminal-verify-position"
        raise NotVerified("terminal-not-verified", reason=Phrase(reason))
    print_wrapped(texts.text("terminal-verified", n=len(game.start.players)))
    print_commitment(game.commitment, texts)
    print_list("terminal-verify-checked", checks(game, promised), texts)
    print_list("terminal-verify-unknown", unknowns(game, promised), texts)
    return 0


def checked_game(text: str) -> tuple[Game, dict[str, str]]:
    """Reading a record deals and replays it, and compares everything."""
    try:
        return parse_game(text)
    except RecordError as error:
        if not RECORD.match(text):
            raise
        raise NotVerified("terminal-not-verified", reason=error.phrase) from None


def mismatch(shown: str) -> Phrase:
    if not DIGITS.fullmatch(shown):
        return Phrase("terminal-verify-no-commitment")
    return Phrase("terminal-verify-other-commitment", {"commitment": shown, "words": word_code(shown)})


# What is printed


def print_commitment(commitment: str, texts: Catalog) -> None:
    print_wrapped(
        texts.text("terminal-verify-commitment", commitment=commitment),
        texts.text("terminal-verify-words", words=word_code(commitment)),
        hanging=INDENT,
    )


def print_list(heading: str, items: list[Phrase], texts: Catalog) -> None:
    print()
    print_wrapped(texts.text(heading))
    print_wrapped(*[f"- {texts.phrase(item)}" for item in items], hanging=INDENT)


def checks(game: Game, promised: str) -> list[Phrase]:
    draws = sum([len(logged.drawn) for turn in turns_of(game) for logged in turn.line.actions])
    source = "-contributions" if revealed(game) else ""
    found = [
        Phrase("terminal-verify-salt"),
        Phrase(f"terminal-verify-start{source}"),
        Phrase(f"terminal-verify-draws{source}", {"n": draws}),
    ]
    found += [Phrase("terminal-verify-contribution", {"seat": game.start.colour(one.seat)}) for one in revealed(game)]
    if promised:
        in_words = WORDS.fullmatch(promised)
        found.append(Phrase("terminal-verify-your-words" if in_words else "terminal-verify-your-commitment"))
    return found


def revealed(game: Game) -> list[Contribution]:
    return [one for one in game.contributions if one.value is not None]


def unknowns(game: Game, promised: str) -> list[Phrase]:
    found: list[Phrase] = []
    if not promised:
        found.append(Phrase("terminal-verify-unknown-shown"))
    elif WORDS.fullmatch(promised):
        found.append(Phrase("terminal-verify-unknown-words"))
    for one in game.contributions:
        if one.value is None:
            found.append(Phrase("terminal-verify-unknown-left-out", {"seat": game.start.colour(one.seat)}))
    contributed = bool(revealed(game))
    found.append(Phrase("terminal-verify-unknown-digests" if contributed else "terminal-verify-unknown-chosen"))
    return found
