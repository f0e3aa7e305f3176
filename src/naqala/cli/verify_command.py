"""`naqala verify`: check that a recorded game was dealt as promised."""

from __future__ import annotations

import argparse
import re
from typing import Final

from naqala.cli.record_input import parse_game, read_text
from naqala.cli.text_output import print_wrapped
from naqala.engine.components import SEAT_NAMES
from naqala.engine.errors import NaqalaError
from naqala.engine.fairness import Contribution, word_code
from naqala.engine.game import Game
from naqala.engine.notation.notation_errors import RecordError
from naqala.engine.notation.parsed_record import turns_of

DIGITS: Final = re.compile("[0-9a-f]{64}")
WORDS: Final = re.compile("[a-z]{5}-[a-z]{5}-[a-z]{5}")
INDENT: Final = "  "


class NotVerified(NaqalaError):
    """The record does not prove that the game was dealt as promised."""


def commitment_argument(text: str) -> str:
    """A commitment as 64 hexadecimal digits, or its three words."""
    given = "-".join(text.lower().replace("-", " ").split())
    if not DIGITS.fullmatch(given) and not WORDS.fullmatch(given):
        raise argparse.ArgumentTypeError(
            f"{text[:80]!r} is neither 64 hexadecimal digits nor three words of five letters"
        )
    return given


def verify(name: str, promised: str) -> int:
    """Deal the recorded game again and print what was checked; `promised` is the commitment seen before the game."""
    game, tags = checked_game(read_text(name))
    shown = game.commitment or tags.get("Commitment", "")
    if promised and promised not in (shown, word_code(shown) if DIGITS.fullmatch(shown) else ""):
        raise NotVerified(f"Not verified: {mismatch(shown)}")
    if not game.commitment:
        raise NotVerified(f"Not verified: {no_proof(shown)}")
    print_wrapped(f"Verified: a game for {len(game.start.players)} players, dealt as promised by its commitment.")
    print_commitment(game.commitment)
    print_list("Checked:", checks(game, promised))
    print_list("This record cannot tell:", unknowns(game, promised))
    return 0


def checked_game(text: str) -> tuple[Game, dict[str, str]]:
    """Reading a record deals and replays it, and compares everything."""
    try:
        return parse_game(text)
    except RecordError as error:
        raise NotVerified(f"Not verified: {error}") from None


def mismatch(shown: str) -> str:
    if not DIGITS.fullmatch(shown):
        return "this record has no commitment."
    return (
        f"the commitment of this record is another one, {shown} ({word_code(shown)}). "
        "Either this is the record of another game, or the deal was changed after you saw the commitment."
    )


def no_proof(shown: str) -> str:
    if shown:
        return "this record has no seed, so nothing can be proved. The seed is in the record when the game is over."
    return "this game started from a position, or its record has no seed; so nothing can be proved."


# What is printed


def print_commitment(commitment: str) -> None:
    print_wrapped(f"Commitment: {commitment}", f"In words: {word_code(commitment)}", hanging=INDENT)


def print_list(heading: str, sentences: list[str]) -> None:
    print()
    print_wrapped(heading)
    print_wrapped(*[f"- {sentence}" for sentence in sentences], hanging=INDENT)


def checks(game: Game, promised: str) -> list[str]:
    draws = sum([len(logged.drawn) for turn in turns_of(game) for logged in turn.line.actions])
    source = "the seed and the contributions" if revealed(game) else "the seed"
    found = [
        "Seed and salt match the commitment.",
        f"The start is what {source} deal{'s' if not revealed(game) else ''}.",
        f"Each of the {draws} draws is what {source} bring{'s' if not revealed(game) else ''}.",
    ]
    found += [f"The value that {SEAT_NAMES[one.seat]} contributed matches its digest." for one in revealed(game)]
    if promised:
        found.append(
            f"{'The words of the commitment are' if WORDS.fullmatch(promised) else 'The commitment is'} yours."
        )
    return found


def revealed(game: Game) -> list[Contribution]:
    return [one for one in game.contributions if one.value is not None]


def unknowns(game: Game, promised: str) -> list[str]:
    found: list[str] = []
    if not promised:
        found.append(
            "whether this commitment was shown before the game. Compare it with what you saw then, or give it: "
            "--commitment"
        )
    elif WORDS.fullmatch(promised):
        found.append(
            "whether the rest of the commitment is the same. Who plans ahead can find two commitments with the same "
            "words; compare all 64 digits to be sure."
        )
    for one in game.contributions:
        if one.value is None:
            found.append(f"why the value that {SEAT_NAMES[one.seat]} promised was left out of the deal.")
    if revealed(game):
        found.append("whether the digests of the contributions were shown before the start.")
    else:
        found.append("whether the seed was chosen: no player has contributed to the deal.")
    return found
