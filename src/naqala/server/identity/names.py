"""Players' names."""

from __future__ import annotations

from naqala.engine.notation.parsed_record import TAG_WORD

MAX_NAME_LENGTH = 24


def clean_name(text: str) -> str:
    """A name that can be shown to everybody and written into a record; may be empty."""
    kept = "".join([letter for letter in text if letter.isprintable() and letter not in '"[]'])
    name = " ".join(kept.split())[:MAX_NAME_LENGTH].strip()
    return name if TAG_WORD.fullmatch(name) else ""
