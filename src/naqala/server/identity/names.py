"""Players' names: normalised, visible, and no claim to run the server."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from naqala.engine.notation.parsed_record import TAG_WORD
from naqala.server.api_error import ApiError
from naqala.server.identity.lookalikes import claims_to_be_staff

MAX_NAME_LENGTH = 24
MAX_MARKS: Final = 2  # combining marks on one letter; more would cover the lines above and below
FORBIDDEN: Final = '"[]'  # they delimit tags in a record
# Letters, marks and symbols without a shape of their own; control and format characters are recognised by category.
INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U0001d159\U000e0100-\U000e01ef]"
)
VISIBLE_CATEGORIES: Final = ("L", "N", "S")  # letters, numbers, symbols such as emoji


def clean_name(text: str) -> str:
    """A name that can be shown to everybody and written into a record; empty only if no name was given.

    Raises `ApiError` for a name of which nothing is visible, and for one that claims to be the server or its staff.
    """
    if not text:
        return ""
    name = normalize_name(text)
    if not any(unicodedata.category(letter)[0] in VISIBLE_CATEGORIES for letter in name):
        raise ApiError("bad-name", "server-name-blank")
    if claims_to_be_staff(name):
        raise ApiError("bad-name", "server-name-like-staff")
    return name


def normalize_name(text: str) -> str:
    """One line of visible characters in Unicode's compatibility form (NFKC)."""
    composed = unicodedata.normalize("NFKC", INVISIBLE.sub("", text))
    kept = "".join([letter for letter in composed if letter.isprintable() and letter not in FORBIDDEN])
    name = " ".join(limit_marks(kept).split())[:MAX_NAME_LENGTH].strip()
    return name if TAG_WORD.fullmatch(name) else ""


def limit_marks(text: str) -> str:
    """Drop enclosing marks, marks without a letter, and all but the first marks of a letter."""
    kept: list[str] = []
    free = 0  # marks that the last letter may still carry
    for letter in text:
        category = unicodedata.category(letter)
        if category == "Me":
            continue
        if category == "Mn":
            if free == 0:
                continue
            free -= 1
        else:
            free = 0 if letter.isspace() else MAX_MARKS
        kept.append(letter)
    return "".join(kept)
