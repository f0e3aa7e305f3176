"""How the numbers of the engine are said: each kind of thing as text and as JSON, and back."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from naqala.engine.geometry import members
from naqala.engine.notation.errors import NotationError, quoted
from naqala.engine.pile import count, several
from naqala.engine.things import NOBODY
from naqala.engine.value import Value

Said = TypeVar("Said")
Meant = TypeVar("Meant")

NONE: Final = "-"
DIGITS: Final = re.compile("0|[1-9][0-9]{0,5}")


class Wording:
    """One kind of thing. JSON says it with the same word, unless the kind says otherwise."""

    def __init__(self, example: str) -> None:
        self.example = example

    def say(self, value: int) -> str:
        raise NotImplementedError

    def read(self, text: str) -> int:
        raise NotImplementedError

    def json(self, value: int) -> object:
        return self.say(value)

    def from_json(self, said: object) -> int:
        if isinstance(said, str):
            return self.read(said)
        raise NotationError(f"{quoted(said)} is no string.", f'"{self.example}"')


class Word(Wording):
    """One of a few names; capitals do not matter."""

    def __init__(self, kind: str, names: Sequence[str]) -> None:
        super().__init__(names[0])
        self.kind = kind
        self.names = list(names)
        self.numbers = {name.lower(): number for number, name in enumerate(names)}

    def say(self, value: int) -> str:
        return self.names[value]

    def known(self, text: str) -> bool:
        return text.isascii() and text.lower() in self.numbers

    def read(self, text: str) -> int:
        if self.known(text):
            return self.numbers[text.lower()]
        raise NotationError(f"There is no {self.kind} {quoted(text)}.", self.example)


class WordOrNone(Wording):
    """`-`, in JSON null, for nobody and nowhere."""

    def __init__(self, word: Word) -> None:
        super().__init__(word.example)
        self.word = word

    def say(self, value: int) -> str:
        return NONE if value == NOBODY else self.word.say(value)

    def read(self, text: str) -> int:
        return NOBODY if text == NONE else self.word.read(text)

    def json(self, value: int) -> object:
        return None if value == NOBODY else self.word.json(value)

    def from_json(self, said: object) -> int:
        return NOBODY if said is None else self.word.from_json(said)


class Number(Wording):
    """A whole number. One that counts from 1 where the engine counts from 0 says so by `first`."""

    def __init__(self, least: int, most: int, first: int = 0) -> None:
        super().__init__(str(least))
        self.least = least
        self.most = most
        self.first = first

    def say(self, value: int) -> str:
        return str(value + self.first)

    def read(self, text: str) -> int:
        if DIGITS.fullmatch(text):
            return self.from_json(int(text))
        raise NotationError(f"{quoted(text)} is no number.", self.example)

    def json(self, value: int) -> object:
        return value + self.first

    def from_json(self, said: object) -> int:
        if not isinstance(said, int) or isinstance(said, bool):
            raise NotationError(f"{quoted(said)} is no number.", self.example)
        if not self.least <= said <= self.most:
            wrong = f"{quoted(said)} is not from {self.least} to {self.most}."
            raise NotationError(wrong, self.example)
        return said - self.first


class YesNo(Wording):
    def __init__(self) -> None:
        super().__init__("no")

    def say(self, value: int) -> str:
        return "yes" if value else "no"

    def read(self, text: str) -> int:
        if text.lower() in ("yes", "no"):
            return int(text.lower() == "yes")
        raise NotationError(f"{quoted(text)} is neither yes nor no.", self.example)

    def json(self, value: int) -> object:
        return bool(value)

    def from_json(self, said: object) -> int:
        if isinstance(said, bool):
            return int(said)
        raise NotationError(f"{quoted(said)} is neither true nor false.", "true")


class Group(Wording):
    """A set, by its members: `A1+B2`, in JSON a list."""

    def __init__(self, word: Word, least: int) -> None:
        super().__init__("+".join(word.names[:2]))
        self.word = word
        self.least = least

    def say(self, value: int) -> str:
        return "+".join([self.word.say(member) for member in members(value)]) or NONE

    def read(self, text: str) -> int:
        return self.gathered([self.word.read(name) for name in listed(text, "+")])

    def json(self, value: int) -> object:
        return [self.word.say(member) for member in members(value)]

    def from_json(self, said: object) -> int:
        return self.gathered([self.word.from_json(name) for name in a_list(said)])

    def gathered(self, found: list[int]) -> int:
        if len(found) < self.least:
            raise NotationError(f"There is no {self.word.kind}.", self.example)
        group = 0
        for member in found:
            if group >> member & 1:
                raise NotationError(f"{self.word.say(member)} is there twice.", self.example)
            group |= 1 << member
        return group


class Meeples(Wording):
    """A pile of meeples, a letter each: `vvem`. In JSON the same, but no letter for none."""

    def __init__(self, letters: str, most: Sequence[int], least: int) -> None:
        super().__init__(letters[:2])
        self.letters = letters
        self.most = list(most)
        self.least = least

    def say(self, value: int) -> str:
        return "".join([letter * count(value, tribe) for tribe, letter in enumerate(self.letters)]) or NONE

    def read(self, text: str) -> int:
        letters = "" if text == NONE else text.lower()
        if not (text and text.isascii()) or letters.strip(self.letters):
            wrong = f"{quoted(text)} are no meeples; the tribes are {' '.join(self.letters)}."
            raise NotationError(wrong, self.example)
        if len(letters) < self.least:
            raise NotationError("There are no meeples.", self.example)
        pile = 0
        for tribe, letter in enumerate(self.letters):
            n = letters.count(letter)
            if n > self.most[tribe]:
                raise NotationError(f"There are {n} {letter}; the box has {self.most[tribe]} (C3).", self.example)
            pile += several(tribe, n)
        return pile

    def json(self, value: int) -> object:
        return self.say(value) if value else ""

    def from_json(self, said: object) -> int:
        return self.read(NONE) if said == "" else super().from_json(None if said == NONE else said)


class Cards(Wording):
    """A pile of cards: `silk+fish*2`, in JSON how many of each."""

    def __init__(self, word: Word, most: Sequence[int]) -> None:
        super().__init__("silk+fish*2")
        self.word = word
        self.most = list(most)

    def say(self, value: int) -> str:
        held = [(card, count(value, card)) for card in range(len(self.most)) if count(value, card)]
        return "+".join([self.word.say(card) + (f"*{n}" if n > 1 else "") for card, n in held]) or NONE

    def read(self, text: str) -> int:
        held: dict[int, int] = {}
        for part in listed(text, "+"):
            name, star, n = part.partition("*")
            self.add(held, self.word.read(name), Number(2, 99).read(n) if star else 1)
        return self.gathered(held)

    def json(self, value: int) -> object:
        return {self.word.say(card): count(value, card) for card in range(len(self.most)) if count(value, card)}

    def from_json(self, said: object) -> int:
        if not isinstance(said, dict):
            raise NotationError(f"{quoted(said)} is no object.", '{"silk": 1, "fish": 2}')
        held: dict[int, int] = {}
        for name, n in said.items():
            self.add(held, self.word.from_json(name), Number(1, 99).from_json(n))
        return self.gathered(held)

    def add(self, held: dict[int, int], card: int, n: int) -> None:
        if card in held:
            raise NotationError(f"{self.word.say(card)} is there twice.", self.example)
        if n > self.most[card]:
            wrong = f"There are {n} {self.word.say(card)}; the box has {self.most[card]} (C4)."
            raise NotationError(wrong, self.example)
        held[card] = n

    def gathered(self, held: dict[int, int]) -> int:
        pile = 0
        for card, n in held.items():
            pile += several(card, n)
        return pile


def kind_of(thing: Value) -> str:
    """The name of an action or a step in words: a PickUp is a `pick-up`."""
    return name_in_words(type(thing).__name__)


def name_in_words(name: str) -> str:
    return re.sub("(?<=[a-z])(?=[A-Z])", "-", name).lower()


def listed(text: str, by: str) -> list[str]:
    """What stands between the separators; nothing for `-`."""
    return [] if text == NONE else text.split(by)


def in_a_row(names: list[str]) -> str:
    """Things whose order matters: `fish,silk`."""
    return ",".join(names) or NONE


def read_in(fields: dict[str, Said], name: str, read: Callable[[Said], Meant]) -> Meant:
    """What a field means; if nothing, the error says in which."""
    try:
        return read(fields[name])
    except NotationError as error:
        raise error.inside(f"in {name}") from None


def a_list(said: object) -> list[object]:
    if isinstance(said, list):
        return list(said)
    raise NotationError(f"{quoted(said)} is no list.", "[]")


def an_object(said: object, keys: Sequence[str]) -> dict[str, object]:
    """With exactly these keys."""
    right = "{" + ", ".join([f'"{key}": …' for key in keys]) + "}"
    if not isinstance(said, dict):
        raise NotationError(f"{quoted(said)} is no object.", right)
    for key in keys:
        if key not in said:
            raise NotationError(f"The key {quoted(key)} is missing.", right)
    for key in said:
        if key not in keys:
            raise NotationError(f"The key {quoted(key)} has no meaning here.", right)
    return dict(said)
