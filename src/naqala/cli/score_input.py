"""Reads what players of a printed game have: `Anna (pink): gold 23, viziers 4, tiles 6 8, ivory 2 silk, djinns Enki`.

Numbers may also stand first: `23 gold, 4 viziers`. Words are those of `pad-words-…` in the catalogs: of the reader's
language, and of English. A comma ends a list, which matters for one word only: `gold` after another good is the card.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final

from naqala.engine.components import CARD_KINDS, CARD_NAMES, GOLD, SEAT_NAMES
from naqala.engine.errors import NaqalaError
from naqala.engine.phrase import Argument
from naqala.engine.roster import DJINN_NAMES
from naqala.engine.score_pad import FinalHoldings
from naqala.locales import Catalog, catalog
from naqala.locales.languages import ENGLISH

COLOURS: Final = tuple([name.lower() for name in SEAT_NAMES])
CARDS: Final = tuple([name.lower() for name in CARD_NAMES])
NUMBERS: Final = ("gold", "viziers", "elders", "palms", "palaces")  # fields that are one number
FIELDS: Final = (*NUMBERS, "tiles", "sum", "goods", "djinns")
PLAYER: Final = re.compile(r"\s*(?P<name>[^:(]*?)\s*(?:\(\s*(?P<colour>[^)]*?)\s*\)\s*)?:(?P<things>.*)", re.DOTALL)
NUMBER: Final = re.compile(r"[-−]?\d+")
MAX_DIGITS: Final = 6


class PadInputError(NaqalaError):
    """What was typed for the score pad cannot be read."""


@dataclass
class PadPlayer:
    """A player's name, colour (if it was given) and things."""

    name: str
    colour: str | None
    numbers: dict[str, int] = field(default_factory=dict)
    tiles: list[int] = field(default_factory=list)
    cards: list[int] = field(default_factory=lambda: [0] * CARD_KINDS)
    djinns: list[int] = field(default_factory=list)

    def holdings(self, seat: int) -> FinalHoldings:
        numbers = {name: self.numbers.get(name, 0) for name in NUMBERS}
        tiles = None if "sum" in self.numbers else self.tiles
        tile_sum = self.numbers.get("sum", 0)
        return FinalHoldings(
            seat, **numbers, cards=self.cards, tiles=tiles, tile_sum=tile_sum, djinns=self.djinns
        )  # fmt: skip


class PadVocabulary:
    """The words that may be typed, in one language and in English."""

    def __init__(self, texts: Catalog) -> None:
        self.texts = texts
        self.fields = self._words(FIELDS)
        self.cards = {**self._words(CARDS), **dict.fromkeys(self._of("gold-card"), "gold")}
        self.colours = self._words(COLOURS)

    def _words(self, names: tuple[str, ...]) -> dict[str, str]:
        return {word: name for name in names for word in self._of(name) if name != "gold" or names is FIELDS}

    def _of(self, name: str) -> list[str]:
        both = (catalog(ENGLISH), self.texts)
        return [word for texts in both for word in texts.text(f"pad-words-{name}").casefold().split()]

    def meaning(self, word: str) -> str | None:
        return self.fields.get(word.casefold()) or self.cards.get(word.casefold())

    def name_of(self, thing: str) -> str:
        """The first word of the reader's language for a field or colour."""
        return self.texts.text(f"pad-words-{thing}").split()[0]


def players_in(text: str) -> list[str]:
    """The players of a text: a line each; lines without a name continue the one before, `#` starts a comment."""
    found: list[str] = []
    for line in text.splitlines():
        words = line.partition("#")[0].strip()
        if ":" in words or (words and not found):
            found.append(words)
        elif words:
            found[-1] += f", {words}"
    return found


def read_players(typed: list[str], texts: Catalog) -> list[PadPlayer]:
    """The players as typed; raise PadInputError with what is wrong and what would be right."""
    vocabulary = PadVocabulary(texts)
    players = [PadReader(text, vocabulary).read() for text in typed]
    names = [player.name.casefold() for player in players]
    for player in players:
        if names.count(player.name.casefold()) > 1:
            raise PadInputError("pad-name-twice", who=player.name)
    return players


def seats_of(players: list[PadPlayer]) -> list[int]:
    """Their colours as typed; the others get the free ones in order. More players than colours begin again."""
    taken = [player.colour for player in players]
    free = iter([colour for colour in COLOURS if colour not in taken])
    return [COLOURS.index(colour or next(free, COLOURS[0])) for colour in taken]


class PadReader:
    """Reads one player."""

    def __init__(self, text: str, vocabulary: PadVocabulary) -> None:
        self.text = text
        self.vocabulary = vocabulary
        self.section = ""  # the list that the next word may belong to: goods, djinns, tiles or none
        self.waiting = ""  # the field whose number comes next
        self.word = ""  # as typed, of that field
        self.card = -1  # the good whose number may come next

    def read(self) -> PadPlayer:
        match = PLAYER.fullmatch(self.text)
        if match is None:
            raise PadInputError("pad-no-colon", text=shortened(self.text), example=self.example)
        if not match["name"] and not match["colour"]:
            raise PadInputError("pad-name-empty", example=self.example)
        self.player = PadPlayer(*self.name_and_colour(match["name"], match["colour"]))
        for part in re.split(r"[,;\n]", match["things"]):
            self.section = ""
            for word in self.words_first(re.split(r"[\s=:]+", part.strip())):
                self.read_word(word)
            self.end_field()
        return self.player

    def words_first(self, words: list[str]) -> list[str]:
        """The words of a part with each number after what it counts: `3 palm trees` as `palm 3`."""
        if not NUMBER.fullmatch(words[0]) or len(words) == 1:
            return [word for word in words if word]
        found: list[str] = []
        number = ""
        for word in words:
            if NUMBER.fullmatch(word):
                found += [number] if number else []
                number = word
            elif number:
                found += [word, number]
                number = ""
            elif self.vocabulary.meaning(word) != self.vocabulary.meaning(found[-2]):
                found.append(word)
        return [*found, number] if number else found

    @property
    def example(self) -> str:
        return self.vocabulary.texts.text("pad-example")

    def name_and_colour(self, name: str, colour: str | None) -> tuple[str, str | None]:
        """A player who is called by a colour has it."""
        colours = self.vocabulary.colours
        if colour is None:
            return name, colours.get(name.casefold())
        if colour.casefold() not in colours:
            known = [self.vocabulary.name_of(each) for each in COLOURS]
            raise PadInputError("pad-colour", word=shortened(colour), who=name, colours=known)
        return name or colour, colours[colour.casefold()]

    def error(self, code: str, word: str, **arguments: Argument) -> PadInputError:
        return PadInputError(code, word=shortened(word), who=self.player.name, **arguments)

    # Words

    def read_word(self, word: str) -> None:
        if NUMBER.fullmatch(word):
            self.read_number(word)
            return
        known = word.casefold()
        if known in self.vocabulary.cards and (self.section == "goods" or known not in self.vocabulary.fields):
            self.end_field()
            self.start_card(known)
        elif known in self.vocabulary.fields:
            self.start_field(self.vocabulary.fields[known], word)
        elif self.section == "djinns":
            self.add_djinn(word)
        else:
            raise self.unknown(word)

    def start_card(self, word: str) -> None:
        card = self.vocabulary.cards[word]
        self.section, self.card = "goods", GOLD if card == "gold" else CARDS.index(card)
        self.player.cards[self.card] += 1  # a number may follow

    def start_field(self, name: str, word: str) -> None:
        if name == self.waiting:  # “palm trees 3”
            return
        if name == "sum" and self.waiting == "tiles":
            self.waiting = ""
        self.end_field()
        self.section = name
        if name == "goods":
            return
        if name in self.player.numbers or (name == "tiles" and self.player.tiles):
            raise self.error("pad-twice", word)
        self.waiting, self.word = name, word

    def end_field(self) -> None:
        """Nothing follows any more."""
        self.card = -1
        if self.waiting == "djinns":
            raise self.error("pad-djinn-missing", self.word)
        if self.waiting:
            raise self.error("pad-number-missing", self.word)

    def read_number(self, word: str) -> None:
        if len(word) > MAX_DIGITS:
            raise self.error("pad-number-long", word)
        n = int(word.replace("−", "-"))
        if self.card >= 0:
            self.player.cards[self.card] += n - 1
            self.card = -1
        elif self.section == "tiles":
            self.player.tiles.append(n)
            self.waiting = ""
        elif self.waiting and self.waiting != "djinns":
            self.player.numbers[self.waiting] = n
            self.waiting = ""
        else:
            raise self.error("pad-number-alone", word)

    def unknown(self, word: str) -> PadInputError:
        texts = self.vocabulary
        close = get_close_matches(word.casefold(), [*texts.fields, *texts.cards], 1)
        if close:
            return self.error("pad-word-close", word, close=close[0])
        known = dict.fromkeys([texts.name_of(name) for name in (*FIELDS, *CARDS) if name != "sum"])
        return self.error("pad-word", word, words=list(known))

    # Djinns

    def add_djinn(self, word: str) -> None:
        """A djinn by its name or enough letters of it."""
        self.waiting = ""
        wanted = letters_of(word)
        found = [name for name in DJINN_NAMES if wanted and letters_of(name).startswith(wanted)]
        exact = [name for name in found if letters_of(name) == wanted]
        if len(exact or found) == 1:
            self.player.djinns.append(DJINN_NAMES.index((exact or found)[0]))
            return
        if found:
            raise self.error("pad-djinn-many", word, djinns=found)
        close = get_close_matches(wanted, [letters_of(name) for name in DJINN_NAMES], 1)
        meant = [name for name in DJINN_NAMES if letters_of(name) in close]
        if meant:
            raise self.error("pad-djinn-close", word, close=meant[0])
        raise self.error("pad-djinn", word)


def letters_of(name: str) -> str:
    return "".join([letter for letter in name.casefold() if letter.isalpha()])


def shortened(word: str) -> str:
    return word if len(word) <= 40 else f"{word[:39]}…"
