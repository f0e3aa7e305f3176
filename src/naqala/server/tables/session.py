"""A table in memory: its game, seats, connected clients, and the draft of the player to move.

Everything that reads or changes it runs in `run_exclusive`, one operation at a time. Actions are stored durably before
they are sent to anybody.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from time import time
from typing import Final, TypeVar

from naqala.engine.actions import Action
from naqala.engine.components import NOBODY, SEAT_NAMES
from naqala.engine.events.event import Event
from naqala.engine.fairness import Contribution
from naqala.engine.game import Game
from naqala.engine.notation.action_codec import action_text
from naqala.engine.notation.parsed_record import drawn_by
from naqala.engine.notation.turn_lines import drawn_text
from naqala.server.api_error import ApiError
from naqala.server.drafts import Draft
from naqala.server.identity.lookalikes import lookalike
from naqala.server.messages import builders
from naqala.server.messages.game_history import Points, changed_points, game_result, played_action
from naqala.server.messages.outgoing import PublicView, SeatInfo, Snapshot, TableInfo
from naqala.server.messages.serializing import preserialized
from naqala.server.messages.snapshots import draft_snapshot, snapshot, spectator_view
from naqala.server.messages.table_info import TableStatus, chat_message, seat_info, table_info, table_status
from naqala.server.settings import DAY
from naqala.server.store import NotWritable, Write, WriteFailed, writes
from naqala.server.store.rows import ChatRow, SeatRow, TableRow
from naqala.server.tables.chat_limits import ChatLimits
from naqala.server.tables.client import Client
from naqala.server.tables.context import ServerContext
from naqala.server.tables.presence import Presence
from naqala.server.tables.record_tags import record_tags
from naqala.server.tables.reveal_phase import RevealPhase

CHAT_HISTORY: Final = 100  # messages sent to a new client
DISCONNECT_DELAY: Final = 0.2  # seconds to deliver the last replies of a session that failed
Result = TypeVar("Result")
log = logging.getLogger(__name__)


class TableSession:
    def __init__(
        self, context: ServerContext, row: TableRow, seats: list[SeatRow], seat_keys: dict[bytes, int]
    ) -> None:
        self.context = context
        self.row = row
        self.seats = seats
        self.seat_keys = seat_keys  # seat by digest of its key
        self.key_devices: dict[bytes, bytes | None] = {}  # identity key of the device that a seat key is for
        self.game: Game | None = None
        self.draft: Draft | None = None  # of the seat to move
        self.chat: list[ChatRow] = []
        self.chat_limits = ChatLimits(context.settings)
        self.presence = Presence()
        self.votes: dict[int, set[str]] = {}  # by seat, the identities that want a bot to replace its player
        self.contributions: list[Contribution] = []  # in seat order
        self.reveal_phase: RevealPhase | None = None  # while a start waits for the values of the contributions
        self.last_checksum = b""  # of the last action; the next one continues it
        self.is_discarded = False  # unloaded, or out of step with the store: must be loaded again
        self.last_used = time()
        self._lock = asyncio.Lock()
        self._public_view: PublicView | None = None
        self._bot_task: asyncio.Task[None] | None = None

    # Exclusive operations

    async def run_exclusive(self, operation: Callable[[], Awaitable[Result]]) -> Result:
        """Run an operation while no other runs at this table. Once started, it is not cancelled with the caller."""
        return await asyncio.shield(asyncio.ensure_future(self._run_locked(operation)))

    async def _run_locked(self, operation: Callable[[], Awaitable[Result]]) -> Result:
        async with self._lock:
            if self.is_discarded:
                raise ApiError("not-saved", "The table is being reloaded; try again.")
            self.last_used = time()
            return await operation()

    @property
    def is_busy(self) -> bool:
        is_working = self._lock.locked() or self._bot_task is not None or self.reveal_phase is not None
        return is_working or bool(self.clients)

    # State

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def status(self) -> TableStatus:
        return table_status(self.row.started_at, self.row.finished_at, self.row.closed_at)

    @property
    def started_game(self) -> Game:
        """The game; raises before the start."""
        if self.game is None:
            raise ApiError("not-started", "The game has not started yet.")
        return self.game

    @property
    def action_count(self) -> int:
        return len(self.game.log) if self.game else 0

    def set_game(self, game: Game) -> None:
        self.game = game
        self.start_decision()

    def start_decision(self) -> None:
        """Give the seat to move an empty draft."""
        game = self.started_game
        self.draft = None if game.over or self.status == "closed" else Draft(game)
        self._public_view = None
        self.presence.start_decision()

    # Messages

    def public_view(self) -> PublicView:
        """Serialized once and shared by the messages to all seats."""
        if self._public_view is None:
            self._public_view = preserialized(spectator_view(self.started_game.state))
        return self._public_view

    def snapshot(self, seat: int) -> Snapshot:
        """Only a seat that is to move, and not played by a bot, sees its draft and its options."""
        game = self.started_game
        if game.seat == seat and self.draft is not None and not self.seats[seat].bot:
            return draft_snapshot(self.draft, self.public_view())
        return snapshot(game, seat, self.public_view())

    def welcome(self, own_seats: set[int], seat: int, since: int, message_id: int | None) -> str:
        current = self.snapshot(seat) if self.game else None
        chat = [chat_message(row) for row in self.chat]
        return builders.welcome(message_id, self.info(), own_seats, chat, self.game, current, seat, since)

    def info(self) -> TableInfo:
        infos = [self.seat_info(row) for row in self.seats]
        is_revealing = self.reveal_phase is not None
        return table_info(
            self.row, self.seats, infos, self.contributions,
            revealing=is_revealing, spectators=self.presence.spectators,
        )  # fmt: skip

    def seat_info(self, row: SeatRow) -> SeatInfo:
        return seat_info(
            row,
            lookalike=lookalike(row, self.seats),
            connected=self.presence.is_connected(row.seat),
            idle=self.is_idle(row.seat),
            votes=len(self.votes.get(row.seat, ())),
        )

    # Clients

    @property
    def clients(self) -> set[Client]:
        return self.presence.clients

    def is_idle(self, seat: int) -> bool:
        """Is this a person who has been to move, or disconnected, for too long?"""
        row = self.seats[seat]
        if self.status != "playing" or not row.is_held or row.bot:
            return False
        return self.presence.idle_seconds(seat, self.started_game.seat) > self.context.settings.idle_seconds

    def mark_active(self, seat: int) -> None:
        """The player is not idle; votes to replace them are void."""
        self.presence.mark_active(seat)
        self.votes.pop(seat, None)

    def add_client(self, client: Client, welcome: Callable[[], str]) -> None:
        """A newly connected seat is announced to the others at once; new spectators are announced periodically."""
        connected = self.presence.add(client)
        try:
            client.send(welcome())
        except BaseException:
            self.presence.remove(client)
            raise
        if connected:
            self.broadcast_table()
        self.start_bots()

    def remove_client(self, client: Client) -> None:
        if self.presence.remove(client):
            self.broadcast_table()

    def broadcast(self, text: str) -> None:
        for client in self.clients:
            client.send(text)

    def send_to_seat(self, seat: int, text: str) -> None:
        for client in self.clients:
            if client.seat == seat:
                client.send(text)

    def broadcast_table(self) -> None:
        if self.clients:
            self.broadcast(builders.table_changed(self.info()))

    def disconnect_all(self) -> None:
        for client in list(self.clients):
            client.disconnect()

    def restart_decision(self, seat: int) -> None:
        """Another player, person or bot, plays this seat now: discard its draft and send it a new snapshot."""
        if self.game is None or self.game.over or self.game.seat != seat:
            return
        self.context.store.write_soon(writes.drop_draft(self.code))
        self.start_decision()
        self.send_to_seat(seat, builders.draft_changed(self.snapshot(seat)))
        self.start_bots()

    # Playing

    def own_draft(self, seat: int) -> Draft:
        """The draft of the seat to move; raises for any other seat, or if a bot plays the seat."""
        game = self.started_game
        self.check_open()
        if game.over:
            raise ApiError("finished", "The game is over.", "E4")
        if game.seat != seat or self.draft is None:
            rule = game.view(NOBODY).steps[-1].rule()
            raise ApiError("not-your-turn", f"It is {SEAT_NAMES[game.seat]}'s turn.", rule)
        if self.seats[seat].bot:
            raise ApiError("not-your-turn", "A bot plays for this seat; take the seat back first.")
        return self.draft

    def check_open(self) -> None:
        if self.status == "closed":
            raise ApiError("closed", "The operator has closed this table.")

    def check_action_count(self, action_count: int) -> None:
        n = len(self.started_game.log)
        if action_count != n:
            raise ApiError("stale", f"{n} actions have been played, not {action_count}.", action_count=n)

    async def try_actions(self, seat: int, actions: list[Action]) -> None:
        """Add all these actions to the draft, or none. If the last one commits, play the whole draft."""
        draft = self.own_draft(seat)
        trial = draft.with_actions(actions)
        if trial.commits:
            await self.commit(seat, [*draft.actions, *actions])
            return
        self.draft = trial.draft
        self.on_draft_changed()

    def undo(self, seat: int) -> None:
        self.own_draft(seat).undo()
        self.on_draft_changed()

    def restart(self, seat: int) -> None:
        self.own_draft(seat).restart()
        self.on_draft_changed()

    async def confirm(self, seat: int) -> None:
        draft = self.own_draft(seat)
        if not draft.tried:
            raise ApiError("empty-draft", "The draft is empty; there is nothing to confirm.")
        await self.commit(seat, draft.actions)

    def on_draft_changed(self) -> None:
        """Send the draft to its seat at once; store it soon, so that it survives a restart."""
        draft = self.draft
        assert draft is not None
        notations = " ".join([action_text(action) for action in draft.actions])
        if draft.tried:
            write = writes.save_draft(self.code, draft.action_count, draft.seat, notations)
        else:
            write = writes.drop_draft(self.code)
        self.context.store.write_soon(write)
        self.send_to_seat(draft.seat, builders.draft_changed(self.snapshot(draft.seat)))

    async def commit(self, seat: int, actions: list[Action]) -> None:
        """Play these actions, store them, then send an update. A stored draft is then outdated by its action count."""
        await self.check_writable()
        game, n = self.started_game, len(self.started_game.log)
        played: list[tuple[Action, list[Event], Points]] = []
        pending: list[Write] = []
        for nth, action in enumerate(actions):
            before = game.state
            events = game.play(action)
            drawn = drawn_text(drawn_by(before, events))
            add = writes.add_action(self.code, n + nth, seat, action_text(action), drawn, time(), self.last_checksum)
            self.last_checksum = add.row["checksum"]
            pending.append(add)
            played.append((action, events, changed_points(before, game.state)))
        finished_at = time() if game.over else None
        if finished_at is not None:
            pending.append(writes.finish_table(self.code, finished_at, game.record(record_tags(self.seats))))
        await self.save(*pending)
        self.row = replace(self.row, finished_at=finished_at)
        self.start_decision()
        self.broadcast_update(n, seat, played)
        self.start_bots()

    async def save(self, *pending: Write) -> None:
        """Write durably; on failure this session is discarded, because it may be ahead of the store."""
        await self.check_writable()
        try:
            await self.context.store.write(*pending)
        except BaseException as error:
            self.is_discarded = True
            asyncio.get_running_loop().call_later(DISCONNECT_DELAY, self.disconnect_all)
            if isinstance(error, WriteFailed):
                if not isinstance(error, NotWritable):  # logged once by the writer
                    log.error("not saved", extra={"error": str(error)})
                raise ApiError("not-saved", "This could not be saved and has not happened. Try again.") from error
            raise

    async def check_writable(self) -> None:
        """Refuse early what could not be saved, so that the session need not be loaded again."""
        try:
            await self.context.store.ensure_writable()
        except NotWritable as error:
            raise ApiError("not-saved", f"This has not happened. {error}") from error

    def broadcast_update(self, n: int, seat: int, played: list[tuple[Action, list[Event], Points]]) -> None:
        """Clients with the same seat get the same text, which is built once."""
        game = self.started_game
        result = game_result(game)
        texts: dict[int, str] = {}
        for client in self.clients:
            if client.seat not in texts:
                actions = [
                    played_action(game, n + nth, seat, action, events, points, client.seat)
                    for nth, (action, events, points) in enumerate(played, 1)
                ]
                texts[client.seat] = builders.update(actions, result, self.snapshot(client.seat))
            client.send(texts[client.seat])
        if result is not None:
            self.broadcast_table()

    # Chat

    async def add_chat(self, seat: int, text: str) -> None:
        settings = self.context.settings
        self.check_open()
        sender = self.seats[seat].identity
        self.context.restrictions.check_may_chat(sender)
        if settings.limits:
            self.chat_limits.check_burst(seat)
            self.chat_limits.check_day(seat, await self.context.store.read.chat_counts(self.code, time() - DAY))
        n = self.chat[-1].n + 1 if self.chat else 1
        row = ChatRow(self.code, n, seat, self.seats[seat].display_name, text, time(), sender)
        oldest_kept = n - settings.chat_per_table + 1
        await self.save(
            writes.add_chat_message(self.code, n, seat, row.name, text, row.sent_at, sender),
            *[writes.drop_chat_messages(self.code, oldest_kept)] * (settings.limits and oldest_kept > 1),
        )
        self.chat = [*self.chat, row][-CHAT_HISTORY:]
        self.broadcast(builders.chat_received(chat_message(row)))

    # Bots

    def start_bots(self) -> None:
        """Let bots play if one is to move and a client is connected."""
        if self._bot_task is None and self.clients and self._bot_to_move() and self.context.store.status == "ok":
            self._bot_task = asyncio.ensure_future(self._play_bots())

    def _bot_to_move(self) -> str:
        """The level of the bot to move; empty if a person is to move, or nobody."""
        if self.status != "playing" or self.is_discarded or self.started_game.over:
            return ""
        return self.seats[self.started_game.seat].bot

    async def _play_bots(self) -> None:
        try:
            while self.clients and (level := self._bot_to_move()):
                await self._play_bot(level)
        except ApiError as error:
            if error.code != "not-saved":  # logged already
                log.warning("bots stopped", extra={"code": error.code})
        except Exception:  # they are started again by the next maintenance run
            log.exception("bots stopped")
        finally:
            self._bot_task = None

    async def _play_bot(self, level: str) -> None:
        game = self.started_game
        n, seat = len(game.log), game.seat
        answer = await self.context.bots.choose(f"{self.code}/{seat}", level, game.memory(seat), self._bot_owner())

        async def play() -> None:
            if len(game.log) == n and self._bot_to_move() == level:
                await self.commit(seat, [answer.action])

        await self.run_exclusive(play)

    def _bot_owner(self) -> str:
        """Whose turn among all who let bots think it is: the network of the host."""
        return self.presence.network({row.seat for row in self.seats if row.identity == self.row.host})

    async def stop(self) -> None:
        """Stop the bots, finish the current operation and discard the session. A start that waits is broken off."""
        if self._bot_task is not None:
            self._bot_task.cancel()
            await asyncio.gather(self._bot_task, return_exceptions=True)
        async with self._lock:
            self.is_discarded = True
        if self.reveal_phase is not None:
            self.reveal_phase.end()
