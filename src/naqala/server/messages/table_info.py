"""Tables, seats and chat messages as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Final, Literal, cast

from naqala.engine.fairness import Contribution
from naqala.server.messages.game_history import contribution_infos
from naqala.server.messages.json_types import Level, Lookalike, Seat, seat_name
from naqala.server.messages.table_types import (
    AbsenceVoteInfo,
    ChatMessage,
    ClockInfo,
    ExerciseInfo,
    SeatInfo,
    SeatNote,
    SpectatorInfo,
    TableInfo,
    TimeControlInfo,
)
from naqala.server.store.rows import ChatRow, SeatNoteRow, SeatRow, TableRow, colours_of

DEFAULT_SUBSTITUTE: Final[Level] = "calm"  # plays for players who left, if the table has no other level
TableStatus = Literal["waiting", "playing", "finished", "closed"]


def table_status(started_at: float | None, finished_at: float | None, closed_at: float | None) -> TableStatus:
    if closed_at is not None:
        return "closed"
    if started_at is None:
        return "waiting"
    return "playing" if finished_at is None else "finished"


def table_info(
    row: TableRow,
    seats: Sequence[SeatRow],
    infos: list[SeatInfo],
    contributions: Iterable[Contribution],
    *,
    revealing: bool,
    spectators: int,
    spectator_names: list[SpectatorInfo],
    clock: ClockInfo | None,
    exercise: ExerciseInfo | None,
) -> TableInfo:
    host = [seat.colour for seat in seats if seat.identity == row.host and seat.is_held]
    return {
        "code": row.code,
        "status": table_status(row.started_at, row.finished_at, row.closed_at),
        "players": row.players,
        "public": row.public,
        "open_hands": row.open_hands,
        "custom_seed": row.custom_seed,
        "custom_start": row.custom_start,
        "commitment": row.commitment,
        "contributions": contribution_infos(contributions, colours_of(seats)),
        "revealing": revealing,
        "created": row.created,
        "host": cast("Seat", host[0]) if host else None,
        "seats": infos if exercise is None else [called_by_colour(info) for info in infos],
        "spectators": spectators,
        "spectator_names": spectator_names,
        "previous": row.previous,
        "next": row.next,
        "closed_reason": row.closed_reason,
        "time_control": time_control_info(row.time_control),
        "substitute_level": cast("Level", row.substitute_level or DEFAULT_SUBSTITUTE),
        "move_help": row.move_help is not False,
        "clock": clock,
        "exercise": exercise,
    }


def called_by_colour(info: SeatInfo) -> SeatInfo:
    """The texts of the guide call a bot by its colour, so its name is the same in all exercises."""
    return {**info, "name": info["seat"].capitalize()} if info["kind"] == "bot" else info


def time_control_info(stored: str | None) -> TimeControlInfo | None:
    """The stored JSON has the same fields."""
    return None if stored is None else cast("TimeControlInfo", json.loads(stored))


def seat_info(
    row: SeatRow,
    *,
    connected: bool = False,
    replaceable: bool = False,
    vote: AbsenceVoteInfo | None = None,
    lookalike: Lookalike | None = None,
) -> SeatInfo:
    """The defaults are those of a table that is not in memory."""
    bot = row.bot
    return {
        "seat": cast("Seat", row.colour),
        "kind": row.kind,
        "name": row.display_name,
        "taken": row.is_held or bool(bot),
        "bot": cast("Level", bot) if bot else None,
        "connected": connected,
        "replaceable": replaceable,
        "vote": vote,
        "lookalike": lookalike,
    }


def seat_note(row: SeatNoteRow, colours: tuple[str, ...]) -> SeatNote:
    return {
        "n": row.n,
        "action_count": row.action_count,
        "kind": row.kind,
        "seat": seat_name(row.seat, colours),
        "name": row.name,
        "level": cast("Level", row.level) if row.level else None,
        "reason": row.reason or None,
        "noted_at": row.noted_at,
    }


def chat_message(row: ChatRow, colours: tuple[str, ...]) -> ChatMessage:
    seat = seat_name(row.seat, colours)
    return {"n": row.n, "seat": seat, "name": row.name, "text": row.text, "sent_at": row.sent_at}
