"""Searches everything that was sent for what was secret to its receiver at that moment (H2).

By place: where a card, a djinn or gold may appear in a message, and for whom. By content: everything about the game
must be what this seat may know at that moment, including its own draft and nobody else's. By text: seeds,
generator states, keys, cookies and their digests in several encodings.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from naqala.engine.components import NOBODY
from naqala.engine.notation import position_text
from naqala.engine.notation.vocabulary import DJINN, SEAT
from naqala.engine.state import State
from naqala.engine.steps.choosing import Keeping
from tests.server import expected_views
from tests.server.allowed_places import (
    AT_THE_END,
    CLOCK,
    EVERYBODY,
    HARMLESS,
    NOTE,
    PLAYER_TO_MOVE,
    PLAYERS,
    PUBLIC_PATHS,
    RESPONSE_FIELDS,
    TABLE,
    WITH_OPEN_HANDS,
    field_paths,
    mentions,
    pattern,
)
from tests.server.phrases import phrase_of
from tests.server.true_game import TrueGame, encodings

Json = Any
OK = 200


class Leak(NamedTuple):
    """A place with a secret, and what it is."""

    place: str
    what: str


@dataclass(frozen=True)
class ReceivedMessage:
    """A message received over a socket, and who received it."""

    text: str
    key_seats: frozenset[int]  # the seats that the receiver has keys for
    seat: int  # the one that views the game
    n: int  # actions that the receiver knows of
    query: Mapping[str, Any] = field(default_factory=dict)  # the message that this replies to


@dataclass(frozen=True)
class Response:
    """A response received over HTTP."""

    method: str
    path: str
    status: int
    headers: str
    body: str
    cookie: str  # of the client, afterwards
    seats: frozenset[int]  # of the client
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
    def __init__(self, true_game: TrueGame, tokens: set[str]) -> None:
        """`tokens` are all cookies, seat keys and device codes that were ever created."""
        self.true_game = true_game
        digests = [form for digest in true_game.digests for form in encodings(digest)]
        always = [*tokens, *true_game.identities, *[form for form in digests if WORD.fullmatch(form)]]
        self.always = Needles(always)
        self.until_the_end = Needles([*always, *true_game.seeds()], true_game.lucks())
        self.in_logs = Needles([*always, *digests, *true_game.seeds()], true_game.lucks())

    # Sockets

    def in_message(self, received: ReceivedMessage) -> list[Leak]:
        """Everything that the receiver should not have received."""
        message = json.loads(received.text)
        n = message["snapshot"]["action_count"] if message.get("snapshot") else received.n
        if n >= len(self.true_game.states):
            return [Leak("snapshot.action_count", "more actions than were played")]
        is_over = self.true_game.states[n].over
        found = find_secrets(received.text, self.always if is_over else self.until_the_end)
        found += self.numbers(received, n)
        found += self.misplaced(message, received, n)
        found += self.in_notes(message, n)
        found += [
            Leak(place, what)
            for place, what in expected_views.forbidden_content(
                self.true_game, message, received.seat, n, received.query
            )
        ]
        if received.seat != NOBODY and received.seat not in received.key_seats:
            found.append(Leak("snapshot.seat", "a seat that the receiver has no key for"))
        return found

    def misplaced(self, message: Json, received: ReceivedMessage, n: int) -> list[Leak]:
        state, seat = self.true_game.states[n], received.seat
        allowed = self.allowed(seat, state)
        found = [
            Leak(place, "a card, a djinn or gold, where this receiver may see none")
            for place in set(mentions(message))
            if not allowed.fullmatch(place)
        ]
        if not state.over and message.get("result"):
            found.append(Leak("result", "the game is not over"))
        if seat != state.seat:
            found += [
                Leak("message", "an unexpected error") for text in error_texts(message) if not HARMLESS.fullmatch(text)
            ]
            found += self.shown(message, seat, n)
        if message.get("clock"):
            found += [Leak(f"clock.{place}", "unknown") for place in set(field_paths(message["clock"])) - set(CLOCK)]
        if "table" in message:
            found += [Leak(f"table.{place}", "unknown") for place in set(field_paths(message["table"])) - TABLE]
        return found

    def in_notes(self, message: Json, n: int) -> list[Leak]:
        """Notes name a player at the table, and count played actions, not those of a draft."""
        found: list[Leak] = []
        for note in [*message.get("notes", ()), *([message["note"]] if "note" in message else [])]:
            found += [Leak(f"note.{place}", "unknown") for place in set(field_paths(note)) - NOTE]
            if note["action_count"] > n:
                found.append(Leak("note.action_count", "more actions than were played"))
            if note["name"] != self.true_game.names[SEAT.parse(note["seat"])]:
                found.append(Leak("note.name", "not the player of this seat"))
        return found

    def allowed(self, seat: int, state: State) -> re.Pattern[str]:
        groups: list[tuple[str, ...]] = [EVERYBODY]
        if seat != NOBODY:
            groups.append(PLAYERS)
        if seat == state.seat and not state.over:
            groups.append(PLAYER_TO_MOVE)
        if self.true_game.hands_open:
            groups.append(WITH_OPEN_HANDS)
        if state.over:
            groups.append(AT_THE_END)
        return pattern(*groups)

    def shown(self, message: Json, seat: int, n: int) -> list[Leak]:
        """D21: djinns that are shown to another player do not appear anywhere."""
        step = None if self.true_game.states[n].over else self.true_game.states[n].steps[-1]
        if not isinstance(step, Keeping) or step.seat == seat or not message.get("snapshot"):
            return []
        text = json.dumps(message["snapshot"])
        return [
            Leak("snapshot", f"{name} is shown")
            for nth, name in enumerate(DJINN.names)
            if step.shown >> nth & 1 and name in text
        ]

    def numbers(self, received: ReceivedMessage, n: int) -> list[Leak]:
        if self.true_game.hands_open or self.true_game.states[n].over:
            return []
        hidden = self.true_game.hidden_from(received.seat, n)
        return [Leak("text", f"the number {number}") for number in set(NUMBER.findall(received.text)) & hidden]

    # Logs

    def in_log(self, log: str) -> list[Leak]:
        """Hands and table codes must not appear either."""
        start = position_text(self.true_game.states[0])
        players = [part for part in start.split() if part.partition("=")[0] in SEAT.names]
        found = find_secrets(log, self.in_logs)
        return found + [Leak("log", f"{part!r}") for part in (*players, self.true_game.code) if part in log]

    # HTTP

    def in_response(self, response: Response) -> list[Leak]:
        own = self.own_keys(response)
        needles = self.always if response.after_the_end else self.until_the_end
        found = [leak for leak in find_secrets(response.body, needles) if leak.what not in own]
        found += [leak for leak in self.in_headers(response.headers) if leak.what != response.cookie]
        if response.path in PUBLIC_PATHS or (response.after_the_end and response.status == OK):
            return found
        if not response.body.startswith("{"):
            return [*found, Leak(response.path, "no JSON")]
        body = json.loads(response.body)
        found += [Leak(f"{response.path}: {place}", "a card, a djinn or gold") for place in set(mentions(body))]
        shape = set(field_paths(body))
        if not any(shape <= known for known in RESPONSE_FIELDS):
            found.append(Leak(response.path, f"{sorted(shape)} is no documented response"))
        return found

    def in_headers(self, headers: str) -> list[Leak]:
        return find_secrets(headers, self.until_the_end)

    def own_keys(self, response: Response) -> set[str]:
        """Secrets that a response may contain: the client's own seat keys and device code."""
        if response.status != OK or not response.path.endswith(("/keys", "/me/device-code")):
            return set()
        message = json.loads(response.body)
        if "code" in message:
            return {message["code"]}
        return {key["key"] for key in message["keys"] if SEAT.parse(key["seat"]) in response.seats}


def error_texts(message: Json) -> Iterator[str]:
    """What errors tell, as English and as data."""
    if message["type"] in ("error", "why"):
        error = message.get("why", message)
        yield error["message"]
        yield str(phrase_of(error["text"]))


def find_secrets(text: str, needles: Needles) -> list[Leak]:
    return [Leak("text", secret) for secret in sorted(needles.found_in(text))]
