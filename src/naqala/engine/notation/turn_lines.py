"""A turn or a bid on one line: the seat, the actions, and in braces what was drawn because of each.

pink C3> D3m E3m call:Anun-Nak at:C3 {mva} on buy:2 sell:silk+fish end {fish silk fakir Hagis}
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.actions import Action
from naqala.engine.colours import COLOURS
from naqala.engine.errors import InvalidArgument
from naqala.engine.notation.action_codec import action_from_json, action_json, action_text, parse_action
from naqala.engine.notation.codecs import expect_list, expect_object
from naqala.engine.notation.notation_errors import NotationError, escaped, place, shown
from naqala.engine.notation.vocabulary import CARD, DJINN, TRIBE, seats_of
from naqala.engine.value import Value

FIRST_KEY: Final = "deeds"  # the name of `actions` in the first JSON records
EXAMPLE: Final = "pink C3> D3m E3m on end {fish Hagis}"


@mypyc_attr(acyclic=True)
class Drawn(Value):
    """Something drawn by chance; `str` is its word in the notation."""


@final
@mypyc_attr(acyclic=True)
class DrawnCard(Drawn):
    """A resource card from the draw pile."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: i64) -> None:
        self.card = card

    def __str__(self) -> str:
        return CARD.format(self.card)


@final
@mypyc_attr(acyclic=True)
class DrawnDjinn(Drawn):
    """A djinn from the draw pile."""

    FIELDS: ClassVar[tuple[str, ...]] = ("djinn",)

    def __init__(self, djinn: i64) -> None:
        self.djinn = djinn

    def __str__(self) -> str:
        return DJINN.format(self.djinn)


@final
@mypyc_attr(acyclic=True)
class DrawnMeeple(Drawn):
    """A meeple from the bag."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tribe",)

    def __init__(self, tribe: i64) -> None:
        self.tribe = tribe

    def __str__(self) -> str:
        return TRIBE.format(self.tribe)


@final
@mypyc_attr(acyclic=True)
class LoggedAction(Value):
    """An action and what was drawn because of it, in order."""

    FIELDS: ClassVar[tuple[str, ...]] = ("action", "drawn")

    def __init__(self, action: Action, drawn: tuple[Drawn, ...] = ()) -> None:
        self.action = action
        self.drawn = drawn

    def __str__(self) -> str:
        return logged_text(self)


@final
@mypyc_attr(acyclic=True)
class TurnLine(Value):
    """The actions of one seat in one turn or one bid; at least one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "actions")

    def __init__(self, seat: i64, actions: tuple[LoggedAction, ...]) -> None:
        if not actions:
            raise InvalidArgument("argument-empty-line")
        self.seat = seat
        self.actions = actions

    def __str__(self) -> str:
        return line_text(self)


def logged_text(logged: LoggedAction, colours: tuple[str, ...] = COLOURS) -> str:
    text = action_text(logged.action, colours)
    return f"{text} {{{drawn_text(logged.drawn)}}}" if logged.drawn else text


def line_text(line: TurnLine, colours: tuple[str, ...] = COLOURS) -> str:
    """Return a line in the notation of a game with these colours."""
    return " ".join([seats_of(colours).format(line.seat), *[logged_text(logged, colours) for logged in line.actions]])


def parse_line(text: str, colours: tuple[str, ...] = COLOURS) -> TurnLine:
    seat, _, said = text.partition(" ")
    speaker = seats_of(colours).parse(seat)
    words = said.split(" ")
    actions: list[LoggedAction] = []
    nth = 0
    while nth < len(words):
        after = end_of_braces(words, nth + 1)
        actions.append(read_logged_action(words[nth], words[nth + 1 : after], nth + 2, colours))
        nth = after
    return TurnLine(speaker, tuple(actions))


def end_of_braces(words: list[str], nth: int) -> int:
    """Return the index after the braces that open at a word; the same index if none open there."""
    if nth == len(words) or not words[nth].startswith("{"):
        return nth
    for last in range(nth, len(words)):
        if words[last].endswith("}"):
            return last + 1
    raise NotationError("notation-open-brace", EXAMPLE, place("notation-word-at", n=nth + 2, text=escaped(words[nth])))


def read_logged_action(said: str, braced: list[str], nth: int, colours: tuple[str, ...]) -> LoggedAction:
    """Read an action and the braces after it; the action is the nth word of the line."""
    try:
        drawn = read_drawn(" ".join(braced)[1:-1].split(" ") if braced else [])
        return LoggedAction(parse_action(said, colours), drawn)
    except NotationError as error:
        raise error.inside(place("notation-word", n=nth)) from None


def drawn_text(drawn: tuple[Drawn, ...]) -> str:
    """Return the words separated by spaces; consecutive meeples form one word."""
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
            found += [DrawnMeeple(TRIBE.parse(letter)) for letter in word]
        elif CARD.known(word):
            found.append(DrawnCard(CARD.parse(word)))
        elif DJINN.known(word):
            found.append(DrawnDjinn(DJINN.parse(word)))
        else:
            raise NotationError("notation-not-drawn", ["{fish Hagis}", "{mva}"], value=shown(word))
    return tuple(found)


def line_json(line: TurnLine, colours: tuple[str, ...] = COLOURS) -> dict[str, object]:
    actions: list[object] = [
        {"action": action_json(logged.action, colours), "drawn": [str(one) for one in logged.drawn]}
        for logged in line.actions
    ]
    return {"seat": seats_of(colours).to_json(line.seat), "actions": actions}


def line_from_json(data: object, colours: tuple[str, ...] = COLOURS) -> TurnLine:
    given = expect_object(with_current_key(data), TurnLine.FIELDS)
    actions = [logged_action_from_json(logged, colours) for logged in expect_list(given["actions"])]
    if not actions:
        raise NotationError("notation-no-actions", EXAMPLE)
    return TurnLine(seats_of(colours).from_json(given["seat"]), tuple(actions))


def with_current_key(data: object) -> object:
    """Rename the key that the first JSON records use for the actions."""
    if not isinstance(data, dict) or FIRST_KEY not in data or "actions" in data:
        return data
    return {("actions" if key == FIRST_KEY else key): value for key, value in data.items()}


def logged_action_from_json(data: object, colours: tuple[str, ...]) -> LoggedAction:
    given = expect_object(data, LoggedAction.FIELDS)
    words = expect_list(given["drawn"])
    for word in words:
        if not isinstance(word, str):
            raise NotationError("notation-not-a-string", '["fish", "Hagis"]', value=shown(word))
    return LoggedAction(action_from_json(given["action"], colours), read_drawn([str(word) for word in words]))
