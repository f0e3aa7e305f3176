"""Errors in the language of the reader."""

from __future__ import annotations

from naqala.engine.errors import IllegalAction, NaqalaError
from naqala.locales import Catalog


def error_text(texts: Catalog, error: NaqalaError) -> str:
    """The text of an error, with the number of the rule if an action was illegal."""
    reason = texts.phrase(error.phrase)
    return (
        texts.text("terminal-refusal", reason=reason, rule=error.rule) if isinstance(error, IllegalAction) else reason
    )
