"""The languages: one for each folder beside this file."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypeAlias

FOLDER: Final = Path(__file__).parent
Language: TypeAlias = str
ENGLISH: Final[Language] = "en"
LANGUAGES: Final[tuple[Language, ...]] = (
    ENGLISH,
    *sorted(file.parent.name for file in FOLDER.glob("*/terms.ftl") if file.parent.name != ENGLISH),
)
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


def language_of(tag: str) -> Language | None:
    """Return the language of a tag such as `de`, `fr_BE.UTF-8` or `nl-NL`; None if there is no catalog for it."""
    language = tag.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else None


def system_language(environment: Mapping[str, str] = os.environ) -> Language:
    """Return the language of the environment; English if it names none or one that we do not speak."""
    tag = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return language_of(tag) or ENGLISH
