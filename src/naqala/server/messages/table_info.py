"""Tables, seats and chat messages as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

from naqala.server.messages.json_types import Level, Lookalike, seat_name
from naqala.server.messages.outgoing import ChatMessage, SeatInfo, TableInfo
from naqala.server.store.rows import ChatRow, SeatRow, TableRow

TableStatus = Literal["waiting", "playing", "finished", "closed"]


def table_status(started_at: float | None, finished_at: float | None, closed_at: float | None) -> TableStatus:
    if closed_at is not None:
        return "closed"
    if started_at is None:
        return "waiting"
    return "playing" if finished_at is None else "finished"


def table_info(
    row: TableRow, seats: Sequence[SeatRow], infos: list[SeatInfo], commitment: str, spectators: int
) -> TableInfo:
    host = [seat.seat for seat in seats if seat.identity == row.host and seat.is_held]
    return {
        "code": row.code,
        "status": table_status(row.started_at, row.finished_at, row.closed_at),
        "players": row.players,
        "public": row.public,
        "open_hands": row.open_hands,
        "custom_seed": row.custom_seed,
        "custom_start": row.custom_start,
        "commitment": commitment,
        "created": row.created,
        "host": seat_name(host[0]) if host else None,
        "seats": infos,
        "spectators": spectators,
        "previous": row.previous,
        "next": row.next,
        "closed_reason": row.closed_reason,
    }


def seat_info(
    row: SeatRow,
    *,
    connected: bool = False,
    idle: bool = False,
    votes: int = 0,
    lookalike: Lookalike | None = None,
) -> SeatInfo:
    """The defaults are those of a table that is not in memory."""
    bot = row.bot
    return {
        "seat": seat_name(row.seat),
        "kind": row.kind,
        "name": row.display_name,
        "taken": row.is_held or bool(bot),
        "bot": cast("Level", bot) if bot else None,
        "connected": connected,
        "idle": idle,
        "votes": votes,
        "lookalike": lookalike,
    }


def chat_message(row: ChatRow) -> ChatMessage:
    return {"n": row.n, "seat": seat_name(row.seat), "name": row.name, "text": row.text, "sent_at": row.sent_at}
