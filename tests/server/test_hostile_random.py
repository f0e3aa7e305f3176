"""Random messages: every message has one reply, no game changes, and nothing breaks."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.hostile import AttackedGame, remaining_messages
from tests.server.serving import Serving

pytestmark = pytest.mark.once

FAR = 999_999
LAST = 2**53  # id of the last message
REPLIES = frozenset("error ack welcome why preview outcomes gains walk sale payment".split())
# Where one of these would act, both `action_count` and `draft_count` are wrong: to change one of them is not enough.
VALID_MESSAGES: list[dict[str, Any]] = [
    {"type": "hello", "keys": [], "since": 0},
    {"type": "switch-seat", "seat": "pink"},
    {"type": "try", "actions": ["C3>", "D3m"], "action_count": FAR, "draft_count": FAR},
    {"type": "undo", "action_count": FAR, "draft_count": FAR},
    {"type": "restart", "action_count": FAR, "draft_count": FAR},
    {"type": "confirm", "action_count": FAR, "draft_count": FAR},
    {"type": "chat", "text": "Good luck!"},
    {"type": "why", "action": "sell:silk+fish"},
    {"type": "preview", "actions": ["end"]},
    {"type": "outcomes", "start": "A1", "final": "B2", "tribe": "v"},
    {"type": "gains", "start": "A1"},
    {"type": "walk", "start": "A1", "final": "B2", "tribe": "v", "collected": 2, "empties": False},
    {"type": "sale"},
    {"type": "payment", "djinn": "Leta"},
]

numbers = st.integers() | st.integers(-(10**30), 10**30) | st.floats()
words = st.text(max_size=100) | st.sampled_from(["", "A1", "blue", "black", "end", "pass", "on", "C3>", "\x00", "٣"])
plain = st.none() | st.booleans() | numbers | words
anything = st.recursive(plain, lambda inner: st.lists(inner) | st.dictionaries(words, inner), max_leaves=10)


@st.composite
def altered(draw: st.DrawFn) -> str:
    """A valid message with one field changed, missing or added."""
    message = dict(draw(st.sampled_from(VALID_MESSAGES)))
    field = draw(st.sampled_from([*message, "id", "more"]))
    if field in message and draw(st.booleans()):
        del message[field]
    else:
        message[field] = draw(anything)
    return json.dumps(message)


@st.composite
def garbled(draw: st.DrawFn) -> str:
    """A valid message with broken text."""
    text = json.dumps(draw(st.sampled_from(VALID_MESSAGES)))
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(start + 5, len(text))))
    return text[:start] + draw(st.text(max_size=3)) + text[end:]


messages = st.one_of(altered(), garbled(), anything.map(json.dumps), st.text(), st.binary())


@pytest.fixture(scope="module")
def attacked(serving: Serving) -> AttackedGame:
    return asyncio.run(AttackedGame.create_table(serving))


@given(sent=st.lists(messages, min_size=1, max_size=30))
def test_every_message_has_one_reply_and_no_game_changes(attacked: AttackedGame, sent: list[str | bytes]) -> None:
    async def attack() -> None:
        async with attacked.unchanged():
            client = await attacked.connect_player()
            for message in [*sent, json.dumps({"type": "sale", "id": LAST})]:
                await client.socket.send(message)
            replies: list[dict[str, Any]] = []
            while not replies or replies[-1].get("id") != LAST:
                replies += [message for message in [await client.next()] if message["type"] in REPLIES]
            assert len(replies) == len(sent) + 1
            await client.close()

    asyncio.run(attack())


@given(sent=messages)
def test_a_client_that_starts_with_anything_but_a_hello_is_rejected(attacked: AttackedGame, sent: str | bytes) -> None:
    async def attack() -> None:
        async with attacked.unchanged():
            client = await attacked.open_socket()
            await client.socket.send(sent)
            first = await client.next()
            if first["type"] == "welcome":
                assert first["own_seats"] == []
                await client.close()
                return
            assert (first["type"], await remaining_messages(client)) in (("error", [4400]), ("error", [4403]))

    asyncio.run(attack())
