"""One WebSocket connection: a hello, then messages in both directions."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from naqala.engine.components import NOBODY
from naqala.server.addresses import client_address
from naqala.server.api_error import ApiError, ErrorCode
from naqala.server.identity.tokens import COOKIE, digest, find_digest
from naqala.server.messages import builders, incoming
from naqala.server.messages.serializing import serialize
from naqala.server.rate_limits import TokenBucket
from naqala.server.store import DamagedRow
from naqala.server.tables import chatting, drafting
from naqala.server.tables.access import check_keys
from naqala.server.tables.action_parsing import parse_client_actions
from naqala.server.tables.client import Client
from naqala.server.tables.player_queries import answer_query
from naqala.server.tables.session import TableSession
from naqala.server.tables.table_registry import TableRegistry

MAX_MESSAGE_BYTES: Final = 16 * 1024
HELLO_TIMEOUT: Final = 15.0  # seconds
SEND_TIMEOUT: Final = 15.0  # seconds
RATE_LIMIT_DELAY: Final = 0.05  # seconds before the next message is read
MAX_RATE_LIMITED: Final = 100  # messages over the rate limit before the connection is closed
EXTRA_COSTS: Final = {
    "outcomes": 2,
    "gains": 2,
    "walk": 2,
    "preview": 1,
    "why": 1,
    "switch-seat": 2,
}  # besides 1 for any message
JOINERS: Final = "\u200c\u200d"  # invisible, but part of some scripts and emoji
CLOSE_CODES: Final[dict[ErrorCode, int]] = {
    "malformed": 4400, "wrong-key": 4403, "banned": 4403, "no-such-table": 4404, "rate-limited": 4429,
    "incompatible-version": 4409, "damaged": 4409, "too-large": 1009, "internal-error": 1011,
}  # fmt: skip
SERVICE_RESTART: Final = 1012
log = logging.getLogger(__name__)


class Connection:
    def __init__(self, registry: TableRegistry, socket: WebSocket, address_bucket: TokenBucket) -> None:
        """`address_bucket` is shared by all connections from this address."""
        settings = registry.context.settings
        self.registry = registry
        self.socket = socket
        self.address_bucket = address_bucket
        self.client = Client(client_address(socket.scope))
        self.has_limits = settings.limits
        self.bucket = TokenBucket(settings.messages_per_second, 3 * settings.messages_per_second)
        self.rate_limited = 0
        self.hello_id: int | None = None

    async def run(self, code: str) -> None:
        """Serve the connection until it is closed."""
        await self.socket.accept()
        try:
            session = await self.hello(code)
        except ApiError as error:
            await self.reject(error)
            return
        except (WebSocketDisconnect, OSError):
            return
        except Exception:
            log.exception("connection failed")
            await self.reject(internal_error())
            return
        sending = asyncio.ensure_future(self.send_loop())
        receiving = asyncio.ensure_future(self.receive_loop(session))
        overflowing = asyncio.ensure_future(self.client.overflowed.wait())
        tasks = {sending, receiving, overflowing}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            session.remove_client(self.client)
            for task in tasks:
                task.cancel()
            for end in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(end, ApiError):
                    await self.reject(end)
                elif isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect | OSError):
                    log.error("connection failed", exc_info=end)
                    await self.reject(internal_error())

    async def reject(self, error: ApiError) -> None:
        """Send the error and close the connection."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the client may have closed it
            async with asyncio.timeout(SEND_TIMEOUT):
                await self.socket.send_text(builders.error(self.hello_id, error))
                await self.socket.close(CLOSE_CODES.get(error.code, SERVICE_RESTART))

    # Hello

    async def hello(self, code: str) -> TableSession:
        await self.registry.get(code)  # report a wrong code before the hello
        try:
            async with asyncio.timeout(HELLO_TIMEOUT):
                hello = parse_message(await self.receive_text())
        except TimeoutError:
            raise ApiError("malformed", "server-no-hello") from None
        if not isinstance(hello, incoming.Hello):
            raise ApiError("malformed", "server-hello-first")
        self.hello_id = hello.id
        await self.recognize_person(is_spectator=not hello.keys)
        session = await self.registry.get(code)  # it may have been reloaded meanwhile

        async def enter() -> None:
            """Keys are checked here, because they may just have been revoked."""
            keys = {seat_for_key(session, key): digest(key) for key in hello.keys}
            check_keys(session, keys)
            seats = set(keys)
            if not seats:
                self.check_spectators(session)
            seat = initial_seat(session, hello, seats)
            self.client.seats, self.client.seat, self.client.keys = seats, seat, keys
            session.add_client(self.client, lambda: session.welcome(seats, seat, hello.since, hello.id))

        await session.run_exclusive(enter)
        return session

    async def recognize_person(self, *, is_spectator: bool) -> None:
        """Spectators are shown by the name of their identity; if it cannot be read, they have none."""
        identity = None
        with suppress(SQLAlchemyError, DamagedRow):
            identity = await self.registry.context.identities.by_token(self.socket.cookies.get(COOKIE, ""))
        if identity is not None:
            self.client.owner = identity.id
            if is_spectator:
                self.client.identity, self.client.name = identity.id, identity.name

    def check_spectators(self, session: TableSession) -> None:
        if not self.has_limits:
            return
        settings, presence = self.registry.context.settings, session.presence
        if presence.spectators >= settings.spectators_per_table:
            raise ApiError("rate-limited", "server-too-many-spectators")
        if presence.spectators_from(self.client.network) >= settings.spectators_per_address:
            raise ApiError("rate-limited", "server-too-many-spectators-network")

    async def receive_text(self) -> str:
        """The next message; empty for a binary one, which is not valid in the protocol."""
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code") or 1000)
        text = message.get("text")
        if not isinstance(text, str):
            return ""
        if len(text) > MAX_MESSAGE_BYTES or len(text.encode("utf-8", "surrogatepass")) > MAX_MESSAGE_BYTES:
            raise ApiError("too-large", "server-message-too-large", n=MAX_MESSAGE_BYTES)
        return text

    # Sending

    async def send_loop(self) -> None:
        """Send queued messages; close the connection after the last, so that the client reconnects."""
        while (text := await self.client.outbox.get()) is not None:
            async with asyncio.timeout(SEND_TIMEOUT):
                await self.socket.send_text(text)
        if self.socket.application_state is WebSocketState.CONNECTED:
            async with asyncio.timeout(SEND_TIMEOUT):
                await self.socket.close(SERVICE_RESTART)

    # Receiving

    async def receive_loop(self, session: TableSession) -> None:
        while True:
            text = await self.receive_text()
            if self.is_rate_limited():
                await self.on_rate_limited(text)
            else:
                await self.handle(session, text)

    def is_rate_limited(self, cost: float = 1.0) -> bool:
        return self.has_limits and not (self.bucket.allows(cost) and self.address_bucket.allows(cost))

    async def on_rate_limited(self, text: str) -> None:
        """Reply with an error; close the connection if the client does not slow down."""
        self.rate_limited += 1
        error = ApiError("rate-limited", "server-too-many-messages")
        if self.rate_limited > MAX_RATE_LIMITED:
            raise error
        self.client.send(builders.error(message_id(text), error))
        await asyncio.sleep(RATE_LIMIT_DELAY)

    async def handle(self, session: TableSession, text: str) -> None:
        try:
            message = parse_message(text)
            if self.is_rate_limited(EXTRA_COSTS.get(message.type, 0)):
                await self.on_rate_limited(text)
                return
            reply = await session.run_exclusive(self.operation(session, message))
        except ApiError as error:
            reply = builders.error(message_id(text), error)
        self.client.send(reply)

    def operation(self, session: TableSession, message: incoming.IncomingMessage) -> Callable[[], Awaitable[str]]:
        """The coroutine function that executes a message and returns its reply."""

        async def execute() -> str:
            seat = self.client.seat
            if isinstance(message, incoming.Query):
                return serialize(answer_query(session, seat, message))
            if isinstance(message, incoming.SwitchSeat):
                return self.switch_seat(session, message)
            if isinstance(message, incoming.Ping):
                return builders.ack(message.id, session.action_count)
            if isinstance(message, incoming.Hello):
                raise ApiError("malformed", "server-hello-again")
            if seat == NOBODY:
                raise ApiError("not-seated", "server-spectator")
            session.mark_active(seat)
            if isinstance(message, incoming.SendChat):
                await chatting.add_chat(session, seat, clean_chat(message.text))
            else:
                await change_draft(session, seat, message)
            return builders.ack(message.id, session.action_count)

        return execute

    def switch_seat(self, session: TableSession, message: incoming.SwitchSeat) -> str:
        seat = session.seat_of(message.seat)
        check_own_seat(seat, self.client.seats)
        self.client.seat = seat
        return session.welcome(self.client.seats, seat, message.since, message.id)


def internal_error() -> ApiError:
    return ApiError("internal-error", "server-internal-error")


async def change_draft(session: TableSession, seat: int, message: incoming.DraftCommand) -> None:
    drafting.check_action_count(session, message.action_count)
    drafting.own_draft(session, seat).check_draft_count(message.draft_count)
    if isinstance(message, incoming.Try):
        await drafting.try_actions(session, seat, parse_client_actions(message.actions, session.colours))
    elif isinstance(message, incoming.Undo):
        drafting.undo(session, seat)
    elif isinstance(message, incoming.Restart):
        drafting.restart(session, seat)
    else:
        await drafting.confirm(session, seat)


def parse_message(text: str) -> incoming.IncomingMessage:
    try:
        return incoming.INCOMING.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join([str(part) for part in first["loc"]])[:100]
        problem = first["msg"][:200]
        raise ApiError("malformed", "server-invalid-message", where=where or "all", problem=problem) from None


def clean_chat(text: str) -> str:
    """One line without invisible characters."""
    visible = "".join([letter if letter.isprintable() or letter in JOINERS else " " for letter in text])
    cleaned = " ".join(visible.split())
    if not cleaned:
        raise ApiError("malformed", "server-chat-empty")
    return cleaned


def message_id(text: str) -> int | None:
    """The id of a message, even if the rest of it is invalid."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return None
    number = message.get("id") if isinstance(message, dict) else None
    return number if type(number) is int and 0 <= number <= incoming.MAX_ID else None


def initial_seat(session: TableSession, hello: incoming.Hello, seats: set[int]) -> int:
    if hello.seat is None:
        return min(seats, default=NOBODY)
    seat = session.seat_of(hello.seat)
    check_own_seat(seat, seats)
    return seat


def check_own_seat(seat: int, own_seats: set[int]) -> None:
    if seat not in own_seats:
        raise ApiError("wrong-key", "server-no-key")


def seat_for_key(session: TableSession, key: str) -> int:
    found = find_digest(digest(key), session.seat_keys)
    if found is None:
        raise ApiError("wrong-key", "server-wrong-key")
    return session.seat_keys[found]
