"""The searcher: whatever somebody was told is searched for what was secret to them at that moment (H2).

By place: where a card, a djinn or gold may stand in a message, and for whom. By truth: all that is told of the game
must be what this seat may know of the game as it was then, its own draft included, nobody else's. By text: seeds,
lucks, keys, cookies and their digests, however they are written.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from naqala.engine.notation.words import DJINN, SEAT
from naqala.engine.state import State
from naqala.engine.steps.choosing import Keeping
from naqala.engine.things import NOBODY
from tests.table import knowing
from tests.table.places import (
    ANSWERS,
    AT_THE_END,
    BOOKS,
    EVERYBODY,
    HARMLESS,
    OPENLY,
    PLAYERS,
    TABLE,
    WHOEVER_IS_ASKED,
    leaves,
    mentions,
    pattern,
)
from tests.table.truth import Truth, written

Json = Any
OK = 200


class Leak(NamedTuple):
    """Where something stands that must not, and what it is."""

    place: str
    what: str


@dataclass(frozen=True)
class Heard:
    """A message as it came over a socket, and who could hear it."""

    text: str
    holding: frozenset[int]  # the seats that the listener has keys to
    seat: int  # the one it looks from
    n: int  # deeds that are played, as far as the listener has heard
    asked: Mapping[str, Any] = field(default_factory=dict)  # what was said, if this is the reply


@dataclass(frozen=True)
class Answer:
    """What came over HTTP."""

    method: str
    path: str
    status: int
    headers: str
    body: str
    cookie: str  # of the one who asked, afterwards
    seats: frozenset[int]  # theirs
    after_the_end: bool = False


# Text

WORD = re.compile(r"[\w+/=-]{8,}")
NUMBER = re.compile(r"(?<![\w.])\d{3,}(?![\w.])")


class Needles:
    """Secrets to look for in many texts. Lucks are numbers, so they are looked for as whole words only."""

    def __init__(self, secrets: Iterable[str], lucks: Iterable[str] = ()) -> None:
        self.lucks = frozenset(lucks)
        self.within: list[str] = []  # a word
        self.across: list[str] = []  # several
        for secret in secrets:
            (self.within if WORD.fullmatch(secret) else self.across).append(secret)
        self._innocent: set[str] = set()

    def found_in(self, text: str) -> set[str]:
        found = {secret for secret in self.across if secret in text}
        for word in set(WORD.findall(text)) - self._innocent:
            secrets = {secret for secret in self.within if secret in word} | (self.lucks & {word})
            found |= secrets
            if not secrets:
                self._innocent.add(word)
        return found


class Search:
    def __init__(self, truth: Truth, tokens: set[str]) -> None:
        """The tokens are the cookies of all guests, all keys to seats and all passes that were ever handed out."""
        self.truth = truth
        digests = [form for digest in truth.digests for form in written(digest)]
        always = [*tokens, *truth.guests, *[form for form in digests if WORD.fullmatch(form)]]
        self.always = Needles(always)
        self.until_the_end = Needles([*always, *truth.seeds()], truth.lucks())
        self.in_logs = Needles([*always, *digests, *truth.seeds()], truth.lucks())

    # Sockets

    def in_message(self, heard: Heard) -> list[Leak]:
        """All that the listener should not have heard."""
        told = json.loads(heard.text)
        n = told["scene"]["n"] if told.get("scene") else heard.n
        if n >= len(self.truth.states):
            return [Leak("scene.n", "more deeds than were played")]
        is_over = self.truth.states[n].over
        found = readable(heard.text, self.always if is_over else self.until_the_end)
        found += self.numbers(heard, n)
        found += self.misplaced(told, heard, n)
        found += [
            Leak(place, what) for place, what in knowing.unexplained(self.truth, told, heard.seat, n, heard.asked)
        ]
        if heard.seat != NOBODY and heard.seat not in heard.holding:
            found.append(Leak("scene.seat", "a seat to which the listener has no key"))
        return found

    def misplaced(self, told: Json, heard: Heard, n: int) -> list[Leak]:
        state, seat = self.truth.states[n], heard.seat
        allowed = self.allowed(seat, state)
        found = [
            Leak(place, "a card, a djinn or gold, where this listener may be told of none")
            for place in set(mentions(told))
            if not allowed.fullmatch(place)
        ]
        if not state.over and told.get("result"):
            found.append(Leak("result", "the game is not over"))
        if seat != state.seat:
            found += [Leak("words", "an odd refusal") for words in refusals(told) if not HARMLESS.fullmatch(words)]
            found += self.shown(told, seat, n)
        if "table" in told:
            found += [Leak(f"table.{place}", "unknown") for place in set(leaves(told["table"])) - TABLE]
        return found

    def allowed(self, seat: int, state: State) -> re.Pattern[str]:
        groups: list[tuple[str, ...]] = [EVERYBODY]
        if seat != NOBODY:
            groups.append(PLAYERS)
        if seat == state.seat and not state.over:
            groups.append(WHOEVER_IS_ASKED)
        if self.truth.hands_open:
            groups.append(OPENLY)
        if state.over:
            groups.append(AT_THE_END)
        return pattern(*groups)

    def shown(self, told: Json, seat: int, n: int) -> list[Leak]:
        """D21: djinns that somebody else looks at are nowhere to be read."""
        step = None if self.truth.states[n].over else self.truth.states[n].steps[-1]
        if not isinstance(step, Keeping) or step.seat == seat or not told.get("scene"):
            return []
        text = json.dumps(told["scene"])
        return [
            Leak("scene", f"{name} is shown")
            for nth, name in enumerate(DJINN.names)
            if step.shown >> nth & 1 and name in text
        ]

    def numbers(self, heard: Heard, n: int) -> list[Leak]:
        if self.truth.hands_open or self.truth.states[n].over:
            return []
        hidden = self.truth.hidden_from(heard.seat, n)
        return [Leak("text", f"the number {number}") for number in set(NUMBER.findall(heard.text)) & hidden]

    # Logs

    def in_log(self, log: str) -> list[Leak]:
        """Besides, nobody's hand and no table is written there."""
        start = str(self.truth.states[0])
        players = [part for part in start.split() if part.partition("=")[0] in SEAT.names]
        found = readable(log, self.in_logs)
        return found + [Leak("log", f"{part!r}") for part in (*players, self.truth.code) if part in log]

    # HTTP

    def in_answer(self, answer: Answer) -> list[Leak]:
        own = self.own_keys(answer)
        needles = self.always if answer.after_the_end else self.until_the_end
        found = [leak for leak in readable(answer.body, needles) if leak.what not in own]
        found += [leak for leak in self.in_headers(answer.headers) if leak.what != answer.cookie]
        if answer.path in BOOKS or (answer.after_the_end and answer.status == OK):
            return found
        if not answer.body.startswith("{"):
            return [*found, Leak(answer.path, "no JSON")]
        shape = set(leaves(json.loads(answer.body)))
        if not any(shape <= known for known in ANSWERS):
            found.append(Leak(answer.path, f"{sorted(shape)} is nothing that may be told"))
        return found

    def in_headers(self, headers: str) -> list[Leak]:
        return readable(headers, self.until_the_end)

    def own_keys(self, answer: Answer) -> set[str]:
        """What an answer hands out to the one whom it belongs to: keys to their seats, a pass to another device."""
        if answer.status != OK or not answer.path.endswith(("/keys", "/me/pass")):
            return set()
        told = json.loads(answer.body)
        if "code" in told:
            return {told["code"]}
        return {key["key"] for key in told["keys"] if SEAT.read(key["seat"]) in answer.seats}


def refusals(told: Json) -> Iterator[str]:
    if told["told"] == "refusal":
        yield told["words"]
    if told["told"] == "why":
        yield told["why"]["words"]


def readable(text: str, needles: Needles) -> list[Leak]:
    return [Leak("text", secret) for secret in sorted(needles.found_in(text))]
