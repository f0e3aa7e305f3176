"""Whatever is said to the server: every message has one reply, no game changes, and nothing breaks."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.table.hostile import Besieged, fate
from tests.table.serving import Serving

pytestmark = pytest.mark.once

FAR = 999_999
LAST = 2**53  # what the last message of a siege is known by
REPLIES = frozenset("refusal done welcome why would outcomes walk sale payment".split())
# Where one of these would act, both `seen` and `drafted` are wrong: to change one of them is not enough.
LAWFUL: list[dict[str, Any]] = [
    {"say": "hello", "keys": [], "since": 0},
    {"say": "sit", "seat": "pink"},
    {"say": "try", "deeds": ["C3>", "D3m"], "seen": FAR, "drafted": FAR},
    {"say": "undo", "seen": FAR, "drafted": FAR},
    {"say": "restart", "seen": FAR, "drafted": FAR},
    {"say": "confirm", "seen": FAR, "drafted": FAR},
    {"say": "chat", "words": "Good luck!"},
    {"say": "why", "deed": "sell:silk+fish"},
    {"say": "would", "deeds": ["end"]},
    {"say": "outcomes", "start": "A1", "final": "B2", "tribe": "v"},
    {"say": "walk", "start": "A1", "final": "B2", "tribe": "v", "taken": 2, "empties": False},
    {"say": "sale"},
    {"say": "payment", "djinn": "Leta"},
]

numbers = st.integers() | st.integers(-(10**30), 10**30) | st.floats()
words = st.text(max_size=100) | st.sampled_from(["", "A1", "blue", "black", "end", "pass", "on", "C3>", "\x00", "٣"])
plain = st.none() | st.booleans() | numbers | words
anything = st.recursive(plain, lambda inner: st.lists(inner) | st.dictionaries(words, inner), max_leaves=10)


@st.composite
def altered(draw: st.DrawFn) -> str:
    """A lawful message in which one field is another, is missing, or is too much."""
    message = dict(draw(st.sampled_from(LAWFUL)))
    field = draw(st.sampled_from([*message, "to", "more"]))
    if field in message and draw(st.booleans()):
        del message[field]
    else:
        message[field] = draw(anything)
    return json.dumps(message)


@st.composite
def garbled(draw: st.DrawFn) -> str:
    """A lawful message whose text is broken somewhere."""
    text = json.dumps(draw(st.sampled_from(LAWFUL)))
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(start + 5, len(text))))
    return text[:start] + draw(st.text(max_size=3)) + text[end:]


messages = st.one_of(altered(), garbled(), anything.map(json.dumps), st.text(), st.binary())


@pytest.fixture(scope="module")
def besieged(serving: Serving) -> Besieged:
    return asyncio.run(Besieged.lay(serving))


@given(said=st.lists(messages, min_size=1, max_size=30))
def test_every_message_has_one_reply_and_no_game_changes(besieged: Besieged, said: list[str | bytes]) -> None:
    async def siege() -> None:
        async with besieged.unharmed():
            line = await besieged.line()
            for message in [*said, json.dumps({"say": "sale", "to": LAST})]:
                await line.socket.send(message)
            replies: list[dict[str, Any]] = []
            while not replies or replies[-1].get("to") != LAST:
                replies += [message for message in [await line.next()] if message["told"] in REPLIES]
            assert len(replies) == len(said) + 1
            await line.close()

    asyncio.run(siege())


@given(said=messages)
def test_whoever_begins_with_anything_but_a_hello_is_refused_and_cut(besieged: Besieged, said: str | bytes) -> None:
    async def siege() -> None:
        async with besieged.unharmed():
            line = await besieged.dial()
            await line.socket.send(said)
            first = await line.next()
            if first["told"] == "welcome":
                assert first["seats"] == []
                await line.close()
                return
            assert (first["told"], await fate(line)) in (("refusal", [4400]), ("refusal", [4403]))

    asyncio.run(siege())
