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
from typing import Final, TypeVar, cast

from naqala.engine.actions import Action
from naqala.engine.colours import seat_name_of
from naqala.engine.events.event import Event
from naqala.engine.fairness import Contribution
from naqala.engine.game import Game
from naqala.engine.notation.action_codec import action_text
from naqala.engine.notation.parsed_record import drawn_by
from naqala.engine.notation.turn_lines import drawn_text
from naqala.engine.notation.vocabulary import seats_of
from naqala.server.api_error import ApiError
from naqala.server.drafts import Draft
from naqala.server.identity.lookalikes import lookalike, spectator_lookalike
from naqala.server.messages import builders
from naqala.server.messages.decision_types import Snapshot
from naqala.server.messages.game_history import Points, changed_points, final_scores, game_result, played_action
from naqala.server.messages.json_types import Level, Seat, seat_name
from naqala.server.messages.position_types import PublicView
from naqala.server.messages.serializing import preserialized, serialize
from naqala.server.messages.snapshots import draft_snapshot, snapshot, spectator_view
from naqala.server.messages.table_info import (
    DEFAULT_SUBSTITUTE,
    TableStatus,
    chat_message,
    seat_info,
    seat_note,
    table_info,
    table_status,
)
from naqala.server.messages.table_types import SeatInfo, SpectatorInfo, TableInfo
from naqala.server.store import NotWritable, Write, WriteFailed, writes
from naqala.server.store.clock_writes import add_seat_note
from naqala.server.store.rows import ChatRow, NoteKind, NoteReason, SeatNoteRow, SeatRow, TableRow, colours_of
from naqala.server.tables.absence import AbsenceVotes
from naqala.server.tables.bot_player import BotPlayer
from naqala.server.tables.chat_limits import ChatLimits
from naqala.server.tables.client import Client
from naqala.server.tables.context import ServerContext
from naqala.server.tables.exercise_state import ExerciseState
from naqala.server.tables.presence import Presence
from naqala.server.tables.record_tags import record_tags
from naqala.server.tables.reveal_phase import RevealPhase
from naqala.server.tables.seat_notes import SeatNotes
from naqala.server.tables.table_clock import TableClock

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
        self.presence = Presence(context.store.clock_time.now)
        self.absence = AbsenceVotes(context.settings, self.presence)
        self.clock = TableClock(row, context.store.clock_time)
        self.notes = SeatNotes(row.code)
        self.exercise = ExerciseState(row)
        self.contributions: list[Contribution] = []  # in seat order
        self.reveal_phase: RevealPhase | None = None  # while a start waits for the values of the contributions
        self.last_checksum = b""  # of the last action; the next one continues it
        self.is_discarded = False  # unloaded, or out of step with the store: must be loaded again
        self.last_used = time()
        self._lock = asyncio.Lock()
        self._public_view: PublicView | None = None
        self.bot_player = BotPlayer(self)

    # Exclusive operations

    async def run_exclusive(self, operation: Callable[[], Awaitable[Result]]) -> Result:
        """Run an operation while no other runs at this table. Once started, it is not cancelled with the caller."""
        return await asyncio.shield(asyncio.ensure_future(self._run_locked(operation)))

    async def _run_locked(self, operation: Callable[[], Awaitable[Result]]) -> Result:
        async with self._lock:
            if self.is_discarded:
                raise ApiError("not-saved", "server-table-reloading")
            self.last_used = time()
            return await operation()

    @property
    def is_busy(self) -> bool:
        is_working = self._lock.locked() or self.bot_player.is_playing or self.reveal_phase is not None
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
            raise ApiError("not-started", "server-game-not-started")
        return self.game

    @property
    def action_count(self) -> int:
        return len(self.game.log) if self.game else 0

    def set_game(self, game: Game) -> None:
        self.game = game
        self.exercise.judge(game)
        self.start_decision()

    def start_decision(self) -> None:
        """Give the seat to move an empty draft."""
        game = self.started_game
        self.draft = None if game.over or self.status == "closed" else Draft(game)
        self._public_view = None

    # Colours

    @property
    def colours(self) -> tuple[str, ...]:
        return colours_of(self.seats)

    def seat_name(self, seat: int) -> str:
        """The colour of a seat as a name: `Pink`."""
        return seat_name_of(self.colours, seat)

    def seat_of(self, colour: Seat) -> int:
        """The seat of a colour; that of a colour that does not play is not a seat of this table."""
        return seats_of(self.colours).parse(colour)

    # Messages

    def public_view(self) -> PublicView:
        """Serialized once and shared by the messages to all seats."""
        if self._public_view is None:
            self._public_view = preserialized(spectator_view(self.started_game.state))
        return self._public_view

    def snapshot(self, seat: int) -> Snapshot:
        """Only a seat that is to move, and not played by a bot, sees its draft and its options."""
        game = self.started_game
        if game.seat == seat and self.draft is not None and not self.bot_playing(seat):
            return draft_snapshot(self.draft, self.public_view())
        return snapshot(game, seat, self.public_view())

    def welcome(self, own_seats: set[int], seat: int, since: int, message_id: int | None) -> str:
        current = self.snapshot(seat) if self.game else None
        colours = self.colours
        chat = [chat_message(row, colours) for row in self.chat]
        notes = [seat_note(row, colours) for row in self.notes.rows]
        own = [seat_name(seat, colours) for seat in sorted(own_seats)]
        return builders.welcome(message_id, self.info(), own, chat, notes, self.game, current, seat, since)

    def info(self) -> TableInfo:
        infos = [self.seat_info(row) for row in self.seats]
        is_revealing = self.reveal_phase is not None
        return table_info(
            self.row, self.seats, infos, self.contributions,
            revealing=is_revealing, spectators=self.presence.spectators, spectator_names=self.spectator_names(),
            clock=self.clock.info(self.colours), exercise=self.exercise.info(),
        )  # fmt: skip

    def spectator_names(self) -> list[SpectatorInfo]:
        names = self.presence.spectator_names()
        return [{"name": name, "lookalike": spectator_lookalike(name, self.seats)} for name in names]

    def seat_info(self, row: SeatRow) -> SeatInfo:
        return seat_info(
            row,
            lookalike=lookalike(row, self.seats),
            connected=self.presence.is_connected(row.seat),
            replaceable=self.is_replaceable(row.seat),
            vote=self.absence.info(row.seat, self.seats),
        )

    # Clients

    @property
    def clients(self) -> set[Client]:
        return self.presence.clients

    def is_replaceable(self, seat: int) -> bool:
        """May the others vote to replace this player?"""
        return self.status == "playing" and self.absence.is_replaceable(seat, self.seats)

    def mark_active(self, seat: int) -> None:
        """The player is here; a vote to replace them is cancelled."""
        self.presence.mark_active(seat)
        if self.absence.end(seat):
            self.note_soon("vote-cancelled", seat)
            self.broadcast_table()

    def add_client(self, client: Client, welcome: Callable[[], str]) -> None:
        """A newly connected seat is announced to the others at once; new spectators are announced periodically."""
        connected = self.presence.add(client)
        try:
            client.send(welcome())
        except BaseException:
            self.presence.remove(client)
            raise
        for seat in connected:
            self.mark_active(seat)
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
        self.clock.follow(seat, self.seats)
        self.context.store.write_soon(writes.drop_draft(self.code), *self.clock.writes())
        self.start_decision()
        self.send_to_seat(seat, builders.draft_changed(self.snapshot(seat)))
        self.start_bots()

    # Playing

    def check_open(self) -> None:
        if self.status == "closed":
            raise ApiError("closed", "server-closed-by-operator")

    async def commit(self, seat: int, actions: list[Action], *others: Write) -> None:
        """Play these actions, store them, then send an update. A stored draft is then outdated by its action count."""
        await self.check_writable()
        game, n = self.started_game, len(self.started_game.log)
        played: list[tuple[Action, list[Event], Points]] = []
        pending: list[Write] = [*others]
        for nth, action in enumerate(actions):
            before = game.state
            events = game.play(action)
            self.clock.after_action(seat, events, game.seat, self.seats)
            drawn = drawn_text(drawn_by(before, events))
            add = writes.add_action(
                self.code, n + nth, seat, action_text(action, game.colours), drawn, time(), self.last_checksum
            )
            self.last_checksum = add.row["checksum"]
            pending.append(add)
            played.append((action, events, changed_points(before, game.state)))
        finished_at, next_seat = (time(), None) if game.over else (None, game.seat)
        if finished_at is not None:
            pending += self.end_writes(finished_at)
        if next_seat != self.row.seat_to_move:
            pending.append(writes.set_seat_to_move(self.code, next_seat))
        if is_judged := self.exercise.judge(game):
            pending += self.exercise.solved_by(self.seats)
        await self.save(*pending, *self.clock.writes())
        self.row = replace(self.row, finished_at=finished_at, seat_to_move=next_seat)
        self.start_decision()
        self.broadcast_update(n, seat, played)
        if is_judged:
            self.broadcast_table()
        self.start_bots()

    def end_writes(self, finished_at: float) -> list[Write]:
        game = self.started_game
        record = game.record(record_tags(self.seats, self.notes.rows))
        return [
            writes.finish_table(self.code, finished_at, record),
            writes.set_scores(self.code, serialize(final_scores(game))),
        ]

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
                raise ApiError("not-saved", "server-not-saved") from error
            raise

    async def check_writable(self) -> None:
        """Refuse early what could not be saved, so that the session need not be loaded again."""
        try:
            await self.context.store.ensure_writable()
        except NotWritable as error:
            raise ApiError("not-saved", "server-not-writable", reason=error.phrase) from error

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
                texts[client.seat] = builders.update(
                    actions, result, self.snapshot(client.seat), self.clock.info(self.colours)
                )
            client.send(texts[client.seat])
        if result is not None:
            self.broadcast_table()

    # Notes

    def new_note(self, kind: NoteKind, seat: int, level: str = "", reason: NoteReason = "") -> SeatNoteRow:
        return self.notes.new(kind, self.seats[seat], self.action_count, level, reason)

    def publish_note(self, note: SeatNoteRow) -> None:
        """Add a note that is stored, and send it to everybody."""
        self.notes.add(note)
        self.broadcast(builders.note_added(seat_note(note, self.colours)))

    def note_soon(self, kind: NoteKind, seat: int) -> None:
        note = self.new_note(kind, seat)
        self.context.store.write_soon(add_seat_note(note))
        self.publish_note(note)

    # Bots

    @property
    def substitute_level(self) -> Level:
        """The level of bots that play for players who left, or whose time is up."""
        return cast("Level", self.row.substitute_level or DEFAULT_SUBSTITUTE)

    def bot_playing(self, seat: int) -> str:
        """The level of the bot that plays this seat now, perhaps for one turn only; empty if a person does."""
        return self.seats[seat].bot or (self.substitute_level if self.clock.stand_in_seat == seat else "")

    def start_bots(self) -> None:
        self.bot_player.start()

    async def stop(self) -> None:
        """Stop the bots, finish the current operation and discard the session. A start that waits is broken off."""
        await self.bot_player.stop()
        async with self._lock:
            self.is_discarded = True
        if self.reveal_phase is not None:
            self.reveal_phase.end()
