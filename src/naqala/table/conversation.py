"""One socket: a hello, then what its visitor says and is told."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from naqala.engine.notation.words import SEAT
from naqala.engine.things import NOBODY
from naqala.table import questions, telling
from naqala.table.hall import Hall
from naqala.table.limits import Bucket
from naqala.table.refusal import Kind, Refusal
from naqala.table.table import Table
from naqala.table.tokens import digest, matching
from naqala.table.visitors import Visitor
from naqala.table.wire import said

HELLO: Final = 15.0  # seconds to say it
SLOWEST: Final = 15.0  # seconds to take a message
JOINERS: Final = "\u200c\u200d"  # of letters and of emoji
PATIENCE: Final = 100  # messages too many before the line is cut
CODES: Final[dict[Kind, int]] = {
    "malformed": 4400, "wrong-key": 4403, "no-such-table": 4404, "too-many": 4429, "another-version": 4409,
}  # fmt: skip
GOING_AWAY: Final = 1012
log = logging.getLogger(__name__)


class Conversation:
    def __init__(self, hall: Hall, socket: WebSocket, shared: Bucket) -> None:
        """`shared` is the bucket of all who come from this address."""
        self.hall = hall
        self.socket = socket
        self.shared = shared
        self.visitor = Visitor()
        self.bucket = Bucket(hall.settings.messages_per_second, 3 * hall.settings.messages_per_second)
        self.too_many = 0
        self.hello_to: int | None = None

    async def hold(self, code: str) -> None:
        """From hello to goodbye."""
        await self.socket.accept()
        try:
            table = await self.hello(code)
        except Refusal as refusal:
            await self.turn_away(refusal)
            return
        except WebSocketDisconnect:
            return
        speaking = asyncio.ensure_future(self.speak())
        listening = asyncio.ensure_future(self.listen(table))
        overflowing = asyncio.ensure_future(self.visitor.overflowed.wait())
        tasks = {speaking, listening, overflowing}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            table.go(self.visitor)
            for task in tasks:
                task.cancel()
            for end in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(end, Refusal):
                    await self.turn_away(end)
                elif isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect | OSError):
                    log.error("a conversation broke off", exc_info=end)

    async def turn_away(self, refusal: Refusal) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # it may have gone by itself, or take nothing
            async with asyncio.timeout(SLOWEST):
                await self.socket.send_text(telling.refused(self.hello_to, refusal))
                await self.socket.close(CODES.get(refusal.kind, GOING_AWAY))

    # Hello

    async def hello(self, code: str) -> Table:
        await self.hall.table(code)  # who errs about the code learns it before anything is said
        try:
            async with asyncio.timeout(HELLO):
                hello = understood(await self.heard())
        except TimeoutError:
            raise Refusal("malformed", "Nobody said hello.") from None
        if not isinstance(hello, said.Hello):
            raise Refusal("malformed", "Say hello first.")
        self.hello_to = hello.to
        table = await self.hall.table(code)  # the one in memory may be another by now

        async def enter() -> None:
            """The keys are looked at here: they may have been taken away a moment ago."""
            seats = {seat_for(table, key) for key in hello.keys}
            seat = looking_from(hello, seats)
            self.visitor.seats, self.visitor.seat = seats, seat
            table.enter(self.visitor, lambda: telling.welcome(table, seats, seat, hello.since, hello.to))

        await table.alone(enter)
        return table

    async def heard(self) -> str:
        """The next message; one that is no text is no message."""
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code") or 1000)
        text = message.get("text")
        return text if isinstance(text, str) else ""

    # Speaking

    async def speak(self) -> None:
        """What is told, until no more is; then the line is cut, and the client will come again."""
        while (text := await self.visitor.outbox.get()) is not None:
            async with asyncio.timeout(SLOWEST):
                await self.socket.send_text(text)
        if self.socket.application_state is WebSocketState.CONNECTED:
            async with asyncio.timeout(SLOWEST):
                await self.socket.close(GOING_AWAY)

    # Listening

    async def listen(self, table: Table) -> None:
        while True:
            text = await self.heard()
            if self.is_too_much():
                await self.bear(text)
            else:
                await self.reply(table, text)

    def is_too_much(self) -> bool:
        return self.hall.settings.limits and not (self.bucket.allows() and self.shared.allows())

    async def bear(self, text: str) -> None:
        """Somebody who says too much: refused, and in the end cut off."""
        self.too_many += 1
        slowly = Refusal("too-many", "Slowly, please: that was too much at once.")
        if self.too_many > PATIENCE:
            raise slowly
        self.visitor.tell(telling.refused(number_of(text), slowly))
        await asyncio.sleep(0.05)

    async def reply(self, table: Table, text: str) -> None:
        try:
            message = understood(text)
            answer = await table.alone(self.doing(table, message))
        except Refusal as refusal:
            answer = telling.refused(number_of(text), refusal)
        self.visitor.tell(answer)

    def doing(self, table: Table, message: said.Said) -> Callable[[], Awaitable[str]]:
        async def do() -> str:
            seat = self.visitor.seat
            if isinstance(message, said.Question):
                return questions.answer(table, seat, message)
            if isinstance(message, said.Sit):
                return self.sit(table, message)
            if isinstance(message, said.Ping):
                return telling.done(message.to, len(table.game.log) if table.game else 0)
            if isinstance(message, said.Hello):
                raise Refusal("malformed", "Hello was said already.")
            if seat == NOBODY:
                raise Refusal("not-seated", "You are watching: only those who hold a seat can do this.")
            table.hear_from(seat)
            if isinstance(message, said.Chat):
                await table.say(seat, spoken(message.words))
            else:
                await act(table, seat, message)
            return telling.done(message.to, len(table.game.log) if table.game else 0)

        return do

    def sit(self, table: Table, message: said.Sit) -> str:
        seat = SEAT.read(message.seat)
        if seat not in self.visitor.seats:
            raise Refusal("wrong-key", "There is no key to this seat among yours.")
        self.visitor.seat = seat
        return telling.welcome(table, self.visitor.seats, seat, message.since, message.to)


async def act(table: Table, seat: int, message: said.Draft) -> None:
    table.refuse_stale(message.seen)
    table.own_draft(seat).refuse_stale(message.drafted)
    if isinstance(message, said.Try):
        await table.try_out(seat, [questions.read(deed) for deed in message.deeds])
    elif isinstance(message, said.Undo):
        table.undo(seat)
    elif isinstance(message, said.Restart):
        table.restart(seat)
    else:
        await table.confirm(seat)


def understood(text: str) -> said.Said:
    try:
        return said.SAID.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join([str(part) for part in first["loc"]])[:100]
        raise Refusal("malformed", f"This message is not understood: {where or 'it'}: {first['msg'][:200]}") from None


def spoken(said: str) -> str:
    """On one line, without what no eye can see."""
    words = " ".join("".join([letter if letter.isprintable() or letter in JOINERS else " " for letter in said]).split())
    if not words:
        raise Refusal("malformed", "There are no words in this.")
    return words


def number_of(text: str) -> int | None:
    """What the reply shall bear, even to a message that is not understood otherwise."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return None
    to = message.get("to") if isinstance(message, dict) else None
    return to if type(to) is int and 0 <= to <= said.LARGEST_NUMBER else None


def looking_from(hello: said.Hello, seats: set[int]) -> int:
    if hello.seat is None:
        return min(seats, default=NOBODY)
    seat = SEAT.read(hello.seat)
    if seat not in seats:
        raise Refusal("wrong-key", "There is no key to this seat among yours.")
    return seat


def seat_for(table: Table, key: str) -> int:
    found = matching(digest(key), table.keys)
    if found is None:
        raise Refusal("wrong-key", "This key opens no seat of this table.")
    return table.keys[found]
