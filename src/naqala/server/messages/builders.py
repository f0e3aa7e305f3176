"""Builders of the messages to clients. Each returns JSON text."""

from __future__ import annotations

from collections.abc import Collection

from naqala.engine.game import Game
from naqala.server.api_error import ApiError
from naqala.server.messages.decision_types import Snapshot
from naqala.server.messages.game_history import game_result, missed_actions, view_before
from naqala.server.messages.history_types import GameResult, PlayedAction
from naqala.server.messages.json_types import Seat
from naqala.server.messages.outgoing import (
    Ack,
    ChatReceived,
    DraftChanged,
    ErrorMessage,
    NoteAdded,
    ShuttingDown,
    TableChanged,
    Update,
    VotesChanged,
    Welcome,
)
from naqala.server.messages.phrase_json import phrase_json
from naqala.server.messages.public_view import printed_tiles
from naqala.server.messages.serializing import serialize
from naqala.server.messages.table_types import ChatMessage, ClockInfo, OwnVote, SeatNote, TableInfo


def welcome(
    message_id: int | None,
    table: TableInfo,
    own_seats: Collection[Seat],
    chat: list[ChatMessage],
    notes: list[SeatNote],
    game: Game | None,
    snapshot: Snapshot | None,
    seat: int,
    since: int,
) -> str:
    """`since` is the number of actions that the client knows; with a negative number, no missed actions are sent."""
    message: Welcome = {
        "type": "welcome",
        "id": message_id,
        "protocol": 1,
        "table": table,
        "own_seats": list(own_seats),
        "tiles": printed_tiles(game.start.layout) if game else [],
        "before": view_before(game, since) if game else None,
        "missed": missed_actions(game, since, seat) if game else [],
        "chat": chat,
        "notes": notes,
        "result": game_result(game) if game else None,
        "snapshot": snapshot,
    }
    return serialize(message)


def update(
    played: list[PlayedAction], result: GameResult | None, snapshot: Snapshot, clock: ClockInfo | None = None
) -> str:
    message: Update = {"type": "update", "played": played, "result": result, "snapshot": snapshot}
    if clock is not None:
        message["clock"] = clock
    return serialize(message)


def draft_changed(snapshot: Snapshot) -> str:
    message: DraftChanged = {"type": "draft", "snapshot": snapshot}
    return serialize(message)


def table_changed(table: TableInfo) -> str:
    message: TableChanged = {"type": "table", "table": table}
    return serialize(message)


def chat_received(chat: ChatMessage) -> str:
    message: ChatReceived = {"type": "chat", "chat": chat}
    return serialize(message)


def note_added(note: SeatNote) -> str:
    message: NoteAdded = {"type": "note", "note": note}
    return serialize(message)


def votes_changed(votes: list[OwnVote]) -> str:
    message: VotesChanged = {"type": "votes", "votes": votes}
    return serialize(message)


def ack(message_id: int | None, action_count: int) -> str:
    message: Ack = {"type": "ack", "id": message_id, "action_count": action_count}
    return serialize(message)


def error(message_id: int | None, error: ApiError) -> str:
    message: ErrorMessage = {
        "type": "error",
        "id": message_id,
        "code": error.code,
        "message": error.message,
        "text": phrase_json(error.phrase),
        "rule": error.rule,
    }
    if error.action_count is not None:
        message["action_count"] = error.action_count
    return serialize(message)


def shutting_down() -> str:
    message: ShuttingDown = {"type": "shutting-down"}
    return serialize(message)
