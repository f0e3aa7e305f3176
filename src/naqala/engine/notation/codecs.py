"""Codecs between the engine's integers and the words of the notation, as text and as JSON."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from naqala.engine.components import NOBODY
from naqala.engine.geometry import members
from naqala.engine.notation.notation_errors import NotationError, place, shown
from naqala.engine.pile import count, several
from naqala.engine.value import Value

Raw = TypeVar("Raw")
Parsed = TypeVar("Parsed")

NONE: Final = "-"
DIGITS: Final = re.compile("0|[1-9][0-9]{0,5}")


class Codec:
    """Formats and parses one kind of value. In JSON it is the same word, unless a subclass says otherwise."""

    def __init__(self, example: str) -> None:
        self.example = example

    def format(self, value: int) -> str:
        raise NotImplementedError

    def parse(self, text: str) -> int:
        raise NotImplementedError

    def to_json(self, value: int) -> object:
        return self.format(value)

    def from_json(self, data: object) -> int:
        if isinstance(data, str):
            return self.parse(data)
        raise NotationError("notation-not-a-string", f'"{self.example}"', value=shown(data))


class NameCodec(Codec):
    """One of several names, case-insensitive. `unknown` is the code of the error about any other word."""

    def __init__(self, unknown: str, names: Sequence[str]) -> None:
        super().__init__(names[0])
        self.unknown = unknown
        self.names = list(names)
        self.numbers = {name.lower(): number for number, name in enumerate(names)}

    def format(self, value: int) -> str:
        return self.names[value]

    def known(self, text: str) -> bool:
        return text.isascii() and text.lower() in self.numbers

    def parse(self, text: str) -> int:
        if self.known(text):
            return self.numbers[text.lower()]
        raise NotationError(self.unknown, self.example, word=shown(text))


class OptionalNameCodec(Codec):
    """A name, or `-` (null in JSON) for nobody and nowhere."""

    def __init__(self, word: NameCodec) -> None:
        super().__init__(word.example)
        self.word = word

    def format(self, value: int) -> str:
        return NONE if value == NOBODY else self.word.format(value)

    def parse(self, text: str) -> int:
        return NOBODY if text == NONE else self.word.parse(text)

    def to_json(self, value: int) -> object:
        return None if value == NOBODY else self.word.to_json(value)

    def from_json(self, data: object) -> int:
        return NOBODY if data is None else self.word.from_json(data)


class NumberCodec(Codec):
    """An integer in a range. `first` is 1 where people count from 1 and the engine from 0."""

    def __init__(self, least: int, most: int, first: int = 0) -> None:
        super().__init__(str(least))
        self.least = least
        self.most = most
        self.first = first

    def format(self, value: int) -> str:
        return str(value + self.first)

    def parse(self, text: str) -> int:
        if DIGITS.fullmatch(text):
            return self.from_json(int(text))
        raise NotationError("notation-not-a-number", self.example, value=shown(text))

    def to_json(self, value: int) -> object:
        return value + self.first

    def from_json(self, data: object) -> int:
        if not isinstance(data, int) or isinstance(data, bool):
            raise NotationError("notation-not-a-number", self.example, value=shown(data))
        if not self.least <= data <= self.most:
            limits = {"least": self.least, "most": self.most}
            raise NotationError("notation-number-outside", self.example, value=shown(data), **limits)
        return data - self.first


class BoolCodec(Codec):
    def __init__(self) -> None:
        super().__init__("no")

    def format(self, value: int) -> str:
        return "yes" if value else "no"

    def parse(self, text: str) -> int:
        if text.lower() in ("yes", "no"):
            return int(text.lower() == "yes")
        raise NotationError("notation-not-yes-or-no", self.example, value=shown(text))

    def to_json(self, value: int) -> object:
        return bool(value)

    def from_json(self, data: object) -> int:
        if isinstance(data, bool):
            return int(data)
        raise NotationError("notation-not-true-or-false", "true", value=shown(data))


class SetCodec(Codec):
    """A set by its members: `A1+B2`, a list in JSON. `empty` is the code of the error if it must not be empty."""

    def __init__(self, word: NameCodec, empty: str = "") -> None:
        super().__init__("+".join(word.names[:2]))
        self.word = word
        self.empty = empty

    def format(self, value: int) -> str:
        return "+".join([self.word.format(member) for member in members(value)]) or NONE

    def parse(self, text: str) -> int:
        return self.collect([self.word.parse(name) for name in split_list(text, "+")])

    def to_json(self, value: int) -> object:
        return [self.word.format(member) for member in members(value)]

    def from_json(self, data: object) -> int:
        return self.collect([self.word.from_json(name) for name in expect_list(data)])

    def collect(self, found: list[int]) -> int:
        if self.empty and not found:
            raise NotationError(self.empty, self.example)
        group = 0
        for member in found:
            if group >> member & 1:
                raise NotationError("notation-twice", self.example, word=self.word.format(member))
            group |= 1 << member
        return group


class MeeplesCodec(Codec):
    """A pile of meeples, one letter each: `vvem`; empty in JSON if there are none."""

    def __init__(self, letters: str, most: Sequence[int], least: int) -> None:
        super().__init__(letters[:2])
        self.letters = letters
        self.most = list(most)
        self.least = least

    def format(self, value: int) -> str:
        return "".join([letter * count(value, tribe) for tribe, letter in enumerate(self.letters)]) or NONE

    def parse(self, text: str) -> int:
        letters = "" if text == NONE else text.lower()
        if not (text and text.isascii()) or letters.strip(self.letters):
            raise NotationError("notation-not-meeples", self.example, value=shown(text), tribes=" ".join(self.letters))
        if len(letters) < self.least:
            raise NotationError("notation-no-meeples", self.example)
        pile = 0
        for tribe, letter in enumerate(self.letters):
            n = letters.count(letter)
            if n > self.most[tribe]:
                box = self.most[tribe]
                raise NotationError("notation-too-many-meeples", self.example, n=n, word=letter, box=box)
            pile += several(tribe, n)
        return pile

    def to_json(self, value: int) -> object:
        return self.format(value) if value else ""

    def from_json(self, data: object) -> int:
        return self.parse(NONE) if data == "" else super().from_json(None if data == NONE else data)


class CardsCodec(Codec):
    """A pile of cards: `silk+fish*2`, in JSON a count per card."""

    def __init__(self, word: NameCodec, most: Sequence[int]) -> None:
        super().__init__("silk+fish*2")
        self.word = word
        self.most = list(most)

    def format(self, value: int) -> str:
        held = [(card, count(value, card)) for card in range(len(self.most)) if count(value, card)]
        return "+".join([self.word.format(card) + (f"*{n}" if n > 1 else "") for card, n in held]) or NONE

    def parse(self, text: str) -> int:
        held: dict[int, int] = {}
        for part in split_list(text, "+"):
            name, star, n = part.partition("*")
            self.add(held, self.word.parse(name), NumberCodec(2, 99).parse(n) if star else 1)
        return self.collect(held)

    def to_json(self, value: int) -> object:
        return {self.word.format(card): count(value, card) for card in range(len(self.most)) if count(value, card)}

    def from_json(self, data: object) -> int:
        if not isinstance(data, dict):
            raise NotationError("notation-not-an-object", '{"silk": 1, "fish": 2}', value=shown(data))
        held: dict[int, int] = {}
        for name, n in data.items():
            self.add(held, self.word.from_json(name), NumberCodec(1, 99).from_json(n))
        return self.collect(held)

    def add(self, held: dict[int, int], card: int, n: int) -> None:
        if card in held:
            raise NotationError("notation-twice", self.example, word=self.word.format(card))
        if n > self.most[card]:
            word, box = self.word.format(card), self.most[card]
            raise NotationError("notation-too-many-cards", self.example, n=n, word=word, box=box)
        held[card] = n

    def collect(self, held: dict[int, int]) -> int:
        pile = 0
        for card, n in held.items():
            pile += several(card, n)
        return pile


def kind_name(value: Value) -> str:
    """Return the name of the type of an action or step in the notation: a PickUp is `pick-up`."""
    return hyphenated(type(value).__name__)


def hyphenated(name: str) -> str:
    """Return `pick-up` for `PickUp`."""
    return re.sub("(?<=[a-z])(?=[A-Z])", "-", name).lower()


def split_list(text: str, by: str) -> list[str]:
    """Split a list; `-` is the empty list."""
    return [] if text == NONE else text.split(by)


def join_row(names: list[str]) -> str:
    """Join names whose order matters: `fish,silk`."""
    return ",".join(names) or NONE


def read_field(fields: dict[str, Raw], name: str, read: Callable[[Raw], Parsed]) -> Parsed:
    """Read one field; an error names the field."""
    try:
        return read(fields[name])
    except NotationError as error:
        raise error.inside(place("notation-in-field", name=name)) from None


def expect_list(data: object) -> list[object]:
    """Return a JSON list; raise NotationError if it is none."""
    if isinstance(data, list):
        return list(data)
    raise NotationError("notation-not-a-list", "[]", value=shown(data))


def expect_object(data: object, keys: Sequence[str]) -> dict[str, object]:
    """Return a JSON object that has exactly these keys; raise NotationError otherwise."""
    right = "{" + ", ".join([f'"{key}": …' for key in keys]) + "}"
    if not isinstance(data, dict):
        raise NotationError("notation-not-an-object", right, value=shown(data))
    for key in keys:
        if key not in data:
            raise NotationError("notation-key-missing", right, key=shown(key))
    for key in data:
        if key not in keys:
            raise NotationError("notation-key-unknown", right, key=shown(key))
    return dict(data)
