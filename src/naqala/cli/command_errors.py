"""What commands report when they cannot continue: one line, a hint, and an exit code."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from naqala.engine.errors import IllegalAction, NaqalaError

if TYPE_CHECKING:
    from naqala.locales import Catalog

CHECK_FAILED: Final = 1  # the command did its work, and found something wrong
CANNOT_CONTINUE: Final = 2  # the command could not do its work: its input must change
ADVICE: Final = ("naqala ", "pip install")  # a text with one of these, or with a question, says how to continue


class CheckFailed(NaqalaError):
    """What was checked is not as it should be."""


def error_text(texts: Catalog, error: NaqalaError) -> str:
    """The text of an error, with the number of the rule if an action was illegal."""
    reason = texts.phrase(error.phrase)
    return (
        texts.text("terminal-refusal", reason=reason, rule=error.rule) if isinstance(error, IllegalAction) else reason
    )


def explained(texts: Catalog, error: NaqalaError, command: str) -> str:
    """The text of an error, with what to do about it."""
    text = error_text(texts, error)
    if bot := similar_bot(error):
        return f"{text} {texts.text('terminal-meant', name=bot)}"
    if text.endswith("?") or any(advice in text for advice in ADVICE):
        return text
    return f"{sentence(text)} {texts.text('terminal-see-help', command=f'{command} --help')}"


def sentence(text: str) -> str:
    return text if text.endswith((".", ")", "!")) else f"{text}."


def similar_bot(error: NaqalaError) -> str:
    """The bot that was meant, if the error is about an unknown one."""
    from naqala.bots.registry import BOTS, UnknownBot

    if not isinstance(error, UnknownBot):
        return ""
    unknown = str(error).partition("'")[2].partition("'")[0].lower()
    return next(iter(get_close_matches(unknown, BOTS, 1)), "")


def print_error(text: str) -> None:
    """Print one line, whatever is in the text."""
    print(" ".join(text.splitlines()), file=sys.stderr)
