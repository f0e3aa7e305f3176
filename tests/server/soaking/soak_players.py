"""A player who reconnects as often as needed and remembers everything received."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from websockets.exceptions import WebSocketException

from tests.server.serving import SocketClient
from tests.server.soaking.recorded_messages import PlayedAction
from tests.server.soaking.soak_session import SoakSession

CHAT_HISTORY: Final = 100  # of the chat, that a welcome tells
MAX_CHAT_MESSAGES: Final = 12  # at one table


@dataclass(frozen=True)
class PendingMessage:
    """A message without a reply: the counts it was sent with, and the draft or actions it would lead to."""

    kind: str
    fields: dict[str, Any]
    seen: int
    draft: tuple[str, ...]
    becomes: tuple[str, ...]
    commits: bool


@dataclass(frozen=True)
class DraftState:
    """A draft as received, and when."""

    notations: tuple[str, ...]
    when: float


NO_DRAFT: Final = DraftState((), 0.0)


class SoakPlayer:
    """A player, or without a key a spectator."""

    def __init__(
        self, session: SoakSession, code: str, name: str, seat: str | None, keys: list[str], rng: Random
    ) -> None:
        self.session = session
        self.recorded = session.recorded(code)
        self.name = name
        self.seat = seat
        self.keys = keys
        self.rng = rng
        self.client: SocketClient | None = None
        self.history: list[PlayedAction] = []
        self.chat: dict[int, tuple[str, str]] = {}
        self.drafts = [NO_DRAFT]  # as received since the last played action; the last is the current one
        self.drafts_at = -1
        self.disconnected_at = 0.0  # when the connection broke
        self.pending_message: PendingMessage | None = None
        self.chat_count = 0
        self.connections = 0
        self.received_end = False  # of the game or of the server: no message is missing

    @property
    def connected_client(self) -> SocketClient:
        assert self.client is not None
        return self.client

    @property
    def snapshot(self) -> dict[str, Any]:
        assert self.connected_client.snapshot is not None
        return self.connected_client.snapshot

    async def play_until_end(self) -> None:
        """Play until the game is over, or the soak test is ending."""
        while not self.received_end:
            try:
                async with self.session.request():
                    await self.connect()
                    await self.keep_acting()
            except (OSError, WebSocketException, TimeoutError):
                if self.session.is_ending:
                    return
                await asyncio.sleep(0.05)
            finally:
                await self.disconnect()

    async def disconnect(self) -> None:
        client, self.client = self.client, None
        if client is None:
            return
        if client.snapshot is not None:  # else the server died before the welcome
            self.disconnected_at = time.monotonic()
        await client.close()

    # Coming back

    async def connect(self) -> None:
        self.client = await SocketClient.open_socket(self.session.serving, self.recorded.code)
        await self.connected_client.send("hello", keys=self.keys, since=len(self.history))
        while (welcome := await self.receive())["type"] == "table":
            pass
        self.recorded.expect(welcome["type"] == "welcome", f"{self.name} is not let in: {welcome}")
        if welcome["type"] != "welcome":
            raise WebSocketException
        self.recorded.expect(welcome["own_seats"] == ([self.seat] if self.seat else []), f"{self.name} has lost a seat")
        self.session.figures.reconnects += self.connections > 0
        self.connections += 1
        if self.pending_message is not None:
            await self.resolve_pending(self.pending_message)

    def receive_chat(self, chat: list[dict[str, Any]]) -> None:
        for chat_message in chat:
            self.chat[chat_message["n"]] = (chat_message["seat"], chat_message["text"])
            self.recorded.receive_chat(chat_message["n"], chat_message["seat"], chat_message["text"])

    def check_missing_chat(self, chat: list[dict[str, Any]]) -> None:
        """A welcome must repeat the chat messages received before, up to the limit."""
        received = {chat_message["n"] for chat_message in chat}
        missing = [nth for nth in self.chat if nth not in received and nth > max(self.chat) - CHAT_HISTORY]
        self.recorded.expect(not missing, f"{self.name} no longer receives the chat messages {missing}")

    async def resolve_pending(self, sent: PendingMessage) -> None:
        """Find out whether a pending message was processed; sending it again does no harm."""
        self.pending_message = None
        if len(self.history) > sent.seen:
            await self.check_played(sent)
        elif self.draft == sent.draft and self.rng.random() < 0.5:
            self.session.figures.again += 1
            await self.ask(sent)

    async def check_played(self, sent: PendingMessage) -> None:
        """It was played completely, and cannot be played twice."""
        found = tuple([action.notation for action in self.history[sent.seen : sent.seen + len(sent.becomes)]])
        self.recorded.expect(sent.commits and found == sent.becomes, f"{sent} became {found}")
        self.session.figures.unheard += 1
        if self.rng.random() < 0.5:
            self.session.figures.again += 1
            reply = await self.reply(sent.kind, **sent.fields)
            self.recorded.expect(reply.get("code") == "stale", f"{sent} was played, said again, and {reply}")

    # Hearing

    async def receive(self) -> dict[str, Any]:
        message = await self.connected_client.next()
        self.connected_client.raw.clear()
        kind = message["type"]
        if kind in ("welcome", "table"):
            self.recorded.receive_table(message["table"])
        if kind == "welcome":
            self.check_missing_chat(message["chat"])
            self.receive_chat(message["chat"])
        if kind in ("welcome", "update"):
            self.take_in(message["missed" if kind == "welcome" else "played"], message)
        if kind in ("welcome", "update", "draft") and message["snapshot"]:
            self.see_draft(message["snapshot"], kind)
        if kind == "chat":
            self.receive_chat([message["chat"]])
            self.session.check_moment("heard")
        if kind == "shutting-down":
            self.received_end = True
        return message

    def take_in(self, played: list[dict[str, Any]], message: dict[str, Any]) -> None:
        for action in played:
            self.recorded.expect(
                action["n"] == len(self.history) + 1, f"{self.name} received {action['n']} out of turn"
            )
            self.history.append(PlayedAction(action["n"], action["seat"], action["notation"]))
            if message["type"] == "update":
                self.recorded.acknowledge(self.history[-1])
            self.recorded.receive_action(self.history[-1])
        n = message["snapshot"]["action_count"] if message["snapshot"] else 0
        self.recorded.expect(n == len(self.history), f"{self.name} knows {len(self.history)} actions of {n}")
        if message["result"]:
            self.recorded.receive_result(message["result"])
            self.received_end = True
            self.session.check_moment("finished")
        elif message["type"] == "update":
            self.session.check_moment("played")

    def see_draft(self, snapshot: dict[str, Any], kind: str) -> None:
        now = tuple([tried["notation"] for tried in snapshot["draft"]])
        if self.drafts_at != snapshot["action_count"]:
            self.drafts_at, self.drafts = snapshot["action_count"], [NO_DRAFT]
        elif kind == "welcome":
            self.compare_draft(now)
        if kind == "welcome" and snapshot["question"] and snapshot["question"]["seat"] == self.seat:
            self.compare_with_written(snapshot["action_count"], now)
        if self.draft != now:
            self.drafts.append(DraftState(now, time.monotonic()))
        if kind == "draft":
            self.session.check_moment("drafted")

    @property
    def draft(self) -> tuple[str, ...]:
        return self.drafts[-1].notations

    def compare_draft(self, now: tuple[str, ...]) -> None:
        """Compare the draft with that before the disconnect, or after the pending message."""
        figures, sent = self.session.figures, self.pending_message
        if now == self.draft or (sent and not sent.commits and now == sent.becomes):
            figures.drafts_kept += bool(self.draft)
            return
        figures.drafts_lost += 1
        known = [nth for nth, drafted in enumerate(self.drafts) if drafted.notations == now]
        self.recorded.expect(known, f"{self.name} never had the draft {now}")
        if known:
            lost = self.disconnected_at - self.drafts[known[-1] + 1].when
            figures.latest_loss = max(figures.latest_loss, round(lost, 3))

    def compare_with_written(self, n: int, now: tuple[str, ...]) -> None:
        if self.recorded.code not in self.session.drafts:
            return
        left = self.session.drafts.pop(self.recorded.code)
        written = tuple(left.actions.split()) if left is not None and left.action_count == n else ()
        self.recorded.expect(now == written, f"the draft {written} was written, and {self.name} finds {now}")

    # Playing

    async def keep_acting(self) -> None:
        while not self.received_end:
            if self.seat is None or not self.connected_client.options or self.session.is_ending:
                await self.receive()
                continue
            await asyncio.sleep(self.rng.random() * 0.03)
            await self.act()

    async def act(self) -> None:
        roll, draft = self.rng.random(), self.draft
        if roll < 0.04 and self.chat_count < MAX_CHAT_MESSAGES:
            await self.send_chat()
        elif roll < 0.10 and draft:
            await self.ask(self.pending("undo", draft[:-1]))
        elif roll < 0.13 and draft:
            await self.ask(self.pending("restart", ()))
        elif roll < 0.18 and draft:
            await self.ask(self.pending("confirm", draft, commits=True))
        else:
            option = self.rng.choice(self.connected_client.options)
            notation = option["notation"]
            await self.ask(self.pending("try", (*draft, notation), commits=option["commits"], actions=[notation]))

    def pending(self, kind: str, becomes: tuple[str, ...], *, commits: bool = False, **fields: Any) -> PendingMessage:
        return PendingMessage(
            kind,
            {**self.connected_client.at(), **fields},
            self.snapshot["action_count"],
            self.draft,
            becomes,
            commits,
        )

    async def ask(self, sent: PendingMessage) -> None:
        """Send a message that changes the draft; nobody else does, so it must succeed."""
        assert self.seat is not None
        actions = (
            [PlayedAction(n, self.seat, notation) for n, notation in enumerate(sent.becomes, sent.seen + 1)]
            if sent.commits
            else []
        )
        self.recorded.sent |= set(actions)
        self.pending_message = sent
        reply = await self.reply(sent.kind, **sent.fields)
        self.pending_message = None
        if reply["type"] != "ack":
            self.recorded.contradict(f"{self.name} sent {sent} and got an error: {reply}")
            return
        self.recorded.expect(
            reply["action_count"] == sent.seen + len(actions),
            f"{self.name} sent {sent} and received {reply}",
        )
        for action in actions:
            self.recorded.acknowledge(action)

    async def send_chat(self) -> None:
        assert self.seat is not None
        self.chat_count += 1
        chat_message = (self.seat, f"{self.name} says {self.chat_count}")
        self.recorded.sent_chat.add(chat_message)
        reply = await self.reply("chat", text=chat_message[1])
        self.recorded.expect(reply["type"] == "ack", f"{self.name} may not speak: {reply}")
        self.recorded.acknowledged_chat.add(chat_message)

    async def reply(self, kind: str, **fields: Any) -> dict[str, Any]:
        to = await self.connected_client.send(kind, **fields)
        while (message := await self.receive()).get("id") != to:
            pass
        return message
