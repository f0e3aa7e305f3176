"""Names that could be taken for somebody else: a bot, a seat, another player, or the server's staff.

Letters that look alike are folded by Unicode's list of confusables, from the package confusable-homoglyphs.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Final, Literal

from confusable_homoglyphs.utils import load

from naqala.engine.colours import COLOURS
from naqala.locales import LANGUAGES, catalog
from naqala.server.store.rows import SeatRow

LookalikeKind = Literal["bot", "seat", "player", "staff"]
LEVELS: Final = ("novice", "gentle", "calm", "sharp", "fierce", "companion")
STAFF_NAMES: Final = (
    "naqala", "server", "system", "operator", "moderator", "mod", "admin", "administrator", "staff", "support",
)  # fmt: skip
FILLERS: Final = ("the", "a", "an", "real", "official", "team", "player", "of", "level")
# Besides the confusables of Unicode: digits and signs that stand for letters, and i like l.
STAND_INS: Final = str.maketrans("i1!|034@57$", "lllloeaasts")
PAIRS: Final = (("rn", "m"), ("vv", "w"))
BETWEEN_WORDS: Final = re.compile(r"[\s_.,;:/\\(){}<>*~+=-]+|(?<=[a-z])(?=[A-Z])")  # "BlueBot" has two words
AROUND_WORDS: Final = "0123456789" + "!?|@$#%&'"


def lookalikes(seats: Sequence[SeatRow]) -> list[LookalikeKind | None]:
    """For each seat, what its player's name could be mistaken for."""
    return [lookalike(row, seats) for row in seats]


def lookalike(row: SeatRow, seats: Sequence[SeatRow]) -> LookalikeKind | None:
    """A seat's own colour as a name deceives nobody, and a bot is always shown as a bot."""
    if row.kind == "bot" or not row.name:
        return None
    kind = reserved_kind(row.name)
    if kind is not None and fold(row.name) != fold(row.colour):
        return kind
    if is_bot_name(row.name, seats):
        return "bot"
    others = [other for other in seats if other.seat != row.seat and other.kind != "bot" and other.name]
    return "player" if any(fold(other.name) == fold(row.name) for other in others) else None


def spectator_lookalike(name: str, seats: Sequence[SeatRow]) -> LookalikeKind | None:
    """What the name of somebody without a seat could be mistaken for."""
    players = [row.name for row in seats if row.kind != "bot" and row.name]
    if kind := reserved_kind(name):
        return kind
    if is_bot_name(name, seats):
        return "bot"
    return "player" if any(fold(player) == fold(name) for player in players) else None


def is_bot_name(name: str, seats: Sequence[SeatRow]) -> bool:
    """Does the name look like that of a bot at the same table? Elsewhere it deceives nobody."""
    return fold(name.strip(AROUND_WORDS)) in [fold(row.display_name) for row in seats if row.kind == "bot"]


def claims_to_be_staff(name: str) -> bool:
    """Does the name say nothing but that? "Admin" does, "Smooth Operator" does not."""
    return "staff" in meanings(name) and None not in meanings(name)


@lru_cache(10_000)
def reserved_kind(name: str) -> LookalikeKind | None:
    """What a name looks like, other players aside. A single word of the staff is enough to be marked."""
    found = meanings(name)
    if "staff" in found:
        return "staff"
    return None if None in found or not found else found[0]


@lru_cache(10_000)
def meanings(name: str) -> list[LookalikeKind | None]:
    """What each word looks like, None for a word that looks like nothing; fillers and numbers are left out.

    A name whose words mean something only together, such as "c a l m" or "SharpBot", has one meaning.
    """
    if kind := word_kind(name):
        return [kind]
    words = [word for word in BETWEEN_WORDS.split(name) if fold(word.strip(AROUND_WORDS))]
    return [word_kind(word) for word in words if fold(word) not in folded_fillers()]


def word_kind(word: str) -> LookalikeKind | None:
    """A number at the end changes nothing: "calm 2" looks like a bot."""
    known = reserved_words()
    return known.get(fold(word)) or known.get(fold(word.strip(AROUND_WORDS)))


def in_all_languages(kind: str, words: tuple[str, ...]) -> list[str]:
    """The names of colours or levels as the page shows them in each language."""
    return [catalog(language).text(f"{kind}-{word}") for language in LANGUAGES for word in words]


@cache
def reserved_words() -> dict[str, LookalikeKind]:
    """The kind of every reserved word, and of every two of them, by its folded form."""
    kinds: dict[str, LookalikeKind] = {fold(colour): "seat" for colour in in_all_languages("seat", COLOURS)}
    bots = [*in_all_languages("level", LEVELS), "bot", "robot", "computer"]
    kinds |= dict.fromkeys([fold(word) for word in bots], "bot")
    kinds |= dict.fromkeys([fold(word) for word in STAFF_NAMES], "staff")
    pairs = {first + second: strongest(kinds[first], kinds[second]) for first, second in product(kinds, repeat=2)}
    return pairs | kinds


def strongest(first: LookalikeKind, second: LookalikeKind) -> LookalikeKind:
    return next(kind for kind in ("staff", "bot", "seat", "player") if kind in (first, second))


@cache
def folded_fillers() -> frozenset[str]:
    return frozenset([fold(word) for word in FILLERS])


# Folding


@lru_cache(10_000)
def fold(name: str) -> str:
    """Names that look alike have the same folded form. It consists of letters and digits and is not for display."""
    seen = confusables()
    latin = "".join([seen.get(letter, letter) for letter in name])
    lower = "".join([seen.get(letter, letter) for letter in without_marks(latin).casefold()]).casefold()
    folded = "".join([letter for letter in lower.translate(STAND_INS) if letter.isalnum()])
    for pair, letter in PAIRS:
        folded = folded.replace(pair, letter)
    return folded


@cache
def confusables() -> dict[str, str]:
    """The Latin letter that a character looks like. Only this table is kept of Unicode's list."""
    data: dict[str, list[dict[str, str]]] = load("confusables.json")
    return {
        source: letter
        for target, entries in data.items()
        if len(letter := without_marks(target)) == 1 and letter.isascii() and letter.isalpha()
        for entry in entries
        if len(source := entry["c"].strip("\u200e")) == 1 and not source.isascii()
    }


def without_marks(text: str) -> str:
    return "".join([letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter)])
