"""A turn, or a bid, on one line: who speaks, the actions, and in braces what chance answered to each.

pink C3> D3m E3m call:Anun-Nak at:C3 {mva} on buy:2 sell:silk+fish end {fish silk fakir Hagis}
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.actions import Action
from naqala.engine.notation.actions import action_from_json, action_json, action_text, parse_action
from naqala.engine.notation.errors import NotationError, quoted
from naqala.engine.notation.wording import a_list, an_object
from naqala.engine.notation.words import CARD, DJINN, SEAT, TRIBE
from naqala.engine.value import Value

EXAMPLE: Final = "pink C3> D3m E3m on end {fish Hagis}"


@mypyc_attr(acyclic=True)
class Drawn(Value):
    """Something that came by chance; `str` is its word."""


@final
@mypyc_attr(acyclic=True)
class DrawnCard(Drawn):
    """From the pile of resource cards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: i64) -> None:
        self.card = card

    def __str__(self) -> str:
        return CARD.say(self.card)


@final
@mypyc_attr(acyclic=True)
class DrawnDjinn(Drawn):
    """From the pile of djinns."""

    FIELDS: ClassVar[tuple[str, ...]] = ("djinn",)

    def __init__(self, djinn: i64) -> None:
        self.djinn = djinn

    def __str__(self) -> str:
        return DJINN.say(self.djinn)


@final
@mypyc_attr(acyclic=True)
class DrawnMeeple(Drawn):
    """Out of the bag."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tribe",)

    def __init__(self, tribe: i64) -> None:
        self.tribe = tribe

    def __str__(self) -> str:
        return TRIBE.say(self.tribe)


@final
@mypyc_attr(acyclic=True)
class Deed(Value):
    """An action, and what chance answered, in the order drawn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("action", "drawn")

    def __init__(self, action: Action, drawn: tuple[Drawn, ...] = ()) -> None:
        self.action = action
        self.drawn = drawn

    def __str__(self) -> str:
        said = action_text(self.action)
        return f"{said} {{{drawn_text(self.drawn)}}}" if self.drawn else said


@final
@mypyc_attr(acyclic=True)
class Line(Value):
    """What one seat did, from one thing on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deeds")

    def __init__(self, seat: i64, deeds: tuple[Deed, ...]) -> None:
        if not deeds:
            raise ValueError("On a line somebody does something.")
        self.seat = seat
        self.deeds = deeds

    def __str__(self) -> str:
        return line_text(self)


def line_text(line: Line) -> str:
    return " ".join([SEAT.say(line.seat), *[str(deed) for deed in line.deeds]])


def parse_line(text: str) -> Line:
    seat, _, said = text.partition(" ")
    speaker = SEAT.read(seat)
    words = said.split(" ")
    deeds: list[Deed] = []
    nth = 0
    while nth < len(words):
        after = end_of_braces(words, nth + 1)
        deeds.append(read_deed(words[nth], words[nth + 1 : after], nth + 2))
        nth = after
    return Line(speaker, tuple(deeds))


def end_of_braces(words: list[str], nth: int) -> int:
    """Where the braces end that open at a word; if none open there, right there."""
    if nth == len(words) or not words[nth].startswith("{"):
        return nth
    for last in range(nth, len(words)):
        if words[last].endswith("}"):
            return last + 1
    raise NotationError("The brace is not closed.", EXAMPLE, f"word {nth + 2}, at {quoted(words[nth])}")


def read_deed(said: str, braced: list[str], nth: int) -> Deed:
    """An action and what stands in the braces behind it; the action is the line's nth word."""
    try:
        return Deed(parse_action(said), read_drawn(" ".join(braced)[1:-1].split(" ") if braced else []))
    except NotationError as error:
        raise error.inside(f"word {nth}") from None


def drawn_text(drawn: tuple[Drawn, ...]) -> str:
    """Words with blanks between them; meeples that follow each other are one word."""
    text = ""
    after_meeple = True
    for one in drawn:
        is_meeple = isinstance(one, DrawnMeeple)
        text += str(one) if not text or (is_meeple and after_meeple) else f" {one}"
        after_meeple = is_meeple
    return text


def read_drawn(words: list[str]) -> tuple[Drawn, ...]:
    found: list[Drawn] = []
    for word in words:
        if word and all(TRIBE.known(letter) for letter in word):
            found += [DrawnMeeple(TRIBE.read(letter)) for letter in word]
        elif CARD.known(word):
            found.append(DrawnCard(CARD.read(word)))
        elif DJINN.known(word):
            found.append(DrawnDjinn(DJINN.read(word)))
        else:
            raise NotationError(f"{quoted(word)} is no card, djinn or meeple.", "{fish Hagis} or {mva}")
    return tuple(found)


def line_json(line: Line) -> dict[str, object]:
    deeds: list[object] = [
        {"action": action_json(deed.action), "drawn": [str(one) for one in deed.drawn]} for deed in line.deeds
    ]
    return {"seat": SEAT.json(line.seat), "deeds": deeds}


def line_from_json(said: object) -> Line:
    given = an_object(said, Line.FIELDS)
    deeds = [deed_from_json(deed) for deed in a_list(given["deeds"])]
    if not deeds:
        raise NotationError("There are no deeds.", EXAMPLE)
    return Line(SEAT.from_json(given["seat"]), tuple(deeds))


def deed_from_json(said: object) -> Deed:
    given = an_object(said, Deed.FIELDS)
    words = a_list(given["drawn"])
    for word in words:
        if not isinstance(word, str):
            raise NotationError(f"{quoted(word)} is no string.", '["fish", "Hagis"]')
    return Deed(action_from_json(given["action"]), read_drawn([str(word) for word in words]))
