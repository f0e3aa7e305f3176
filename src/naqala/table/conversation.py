"""One socket: a hello, then what its visitor says and is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
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
PATIENCE: Final = 100  # messages too many before the line is cut
CODES: Final[dict[Kind, int]] = {
    "malformed": 4400, "wrong-key": 4403, "no-such-table": 4404, "too-many": 4429, "another-version": 4409,
}  # fmt: skip
GOING_AWAY: Final = 1012
log = logging.getLogger(__name__)


class Conversation:
    def __init__(self, hall: Hall, socket: WebSocket) -> None:
        self.hall = hall
        self.socket = socket
        self.visitor = Visitor()
        rate = hall.settings.messages_per_second
        self.bucket = Bucket(rate, 3 * rate)
        self.too_many = 0

    async def hold(self, code: str) -> None:
        """From hello to goodbye."""
        await self.socket.accept()
        try:
            table = await self.hall.table(code)
            await self.hello(table)
        except Refusal as refusal:
            await self.turn_away(None, refusal)
            return
        except (WebSocketDisconnect, TimeoutError):
            return
        speaking = asyncio.ensure_future(self.speak())
        listening = asyncio.ensure_future(self.listen(table))
        try:
            await asyncio.wait({speaking, listening}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            table.go(self.visitor)
            speaking.cancel()
            listening.cancel()
            for end in await asyncio.gather(speaking, listening, return_exceptions=True):
                if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect | OSError):
                    log.error("a conversation broke off", exc_info=end)

    async def turn_away(self, to: int | None, refusal: Refusal) -> None:
        try:
            await self.socket.send_text(telling.refused(to, refusal))
            await self.socket.close(CODES.get(refusal.kind, GOING_AWAY))
        except (WebSocketDisconnect, RuntimeError):
            pass

    # Hello

    async def hello(self, table: Table) -> None:
        async with asyncio.timeout(HELLO):
            hello = understood(await self.heard())
        if not isinstance(hello, said.Hello):
            raise Refusal("malformed", "Say hello first.")
        seats = {seat_for(table, key) for key in hello.keys}
        seat = NOBODY if hello.seat is None else SEAT.read(hello.seat)
        if seat != NOBODY and seat not in seats:
            raise Refusal("wrong-key", "There is no key to this seat among yours.")
        self.visitor.seats = seats
        self.visitor.seat = seat if seat != NOBODY else min(seats, default=NOBODY)

        async def enter() -> None:
            table.enter(self.visitor)
            self.visitor.tell(telling.welcome(table, seats, self.visitor.seat, hello.since, hello.to))

        await table.alone(enter)

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
            await self.socket.send_text(text)
        if self.socket.application_state is WebSocketState.CONNECTED:
            await self.socket.close(GOING_AWAY)

    # Listening

    async def listen(self, table: Table) -> None:
        while True:
            text = await self.heard()
            if not self.bucket.allows() and self.hall.settings.limits:
                await self.bear(text)
                continue
            await self.reply(table, text)

    async def bear(self, text: str) -> None:
        """Somebody who says too much: refused, and in the end cut off."""
        self.too_many += 1
        self.visitor.tell(telling.refused(None, Refusal("too-many", "Slowly, please: that was too much at once.")))
        await asyncio.sleep(0.05)
        if self.too_many > PATIENCE:
            raise WebSocketDisconnect(CODES["too-many"])

    async def reply(self, table: Table, text: str) -> None:
        to: int | None = None
        try:
            message = understood(text)
            to = message.to
            answer = await table.alone(self.doing(table, message))
        except Refusal as refusal:
            answer = telling.refused(to, refusal)
        self.visitor.tell(answer)

    def doing(self, table: Table, message: said.Said) -> Callable[[], Awaitable[str]]:
        async def do() -> str:
            seat = self.visitor.seat
            if seat != NOBODY:
                table.hear_from(seat)
            if isinstance(message, said.Question):
                return questions.answer(table, seat, message)
            if isinstance(message, said.Sit):
                return self.sit(table, message)
            if isinstance(message, said.Hello):
                raise Refusal("malformed", "Hello was said already.")
            if seat == NOBODY:
                raise Refusal("not-seated", "You are watching: only those who hold a seat can do this.")
            if isinstance(message, said.Chat):
                await table.say(seat, message.words)
            else:
                await act(table, seat, message)
            return telling.done(message.to, len(table.game.log) if table.game else 0)

        return do

    def sit(self, table: Table, message: said.Sit) -> str:
        seat = SEAT.read(message.seat)
        if seat not in self.visitor.seats:
            raise Refusal("wrong-key", "There is no key to this seat among yours.")
        self.visitor.seat = seat
        return telling.welcome(table, self.visitor.seats, seat, -1, message.to)


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


def seat_for(table: Table, key: str) -> int:
    found = matching(digest(key), table.keys)
    if found is None:
        raise Refusal("wrong-key", "This key opens no seat of this table.")
    return table.keys[found]
