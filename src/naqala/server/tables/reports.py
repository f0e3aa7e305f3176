"""Reports of players about others at their table."""

from __future__ import annotations

import json
from time import time
from typing import Final

from naqala.server.api_error import ApiError
from naqala.server.messages.json_types import seat_name
from naqala.server.messages.table_info import chat_message
from naqala.server.store.moderation_writes import add_report
from naqala.server.store.rows import Identity, ReportRow, SeatRow
from naqala.server.tables.session import TableSession

REPORTED_CHAT: Final = 30  # messages that are stored with a report
REPORTS_PER_DAY: Final = 10  # of one identity
MAX_OPEN_REPORTS: Final = 2000  # of all
DAY: Final = 24 * 3600.0


async def report_player(session: TableSession, reporter: Identity, seat: int, reason: str, text: str) -> int:
    """Store a report with the recent chat, and return its number. Runs exclusively at the table."""
    row = reported_seat(session, reporter, seat)
    reported = row.identity if row.is_held else last_speaker(session, seat)
    if reported == reporter.id:
        raise ApiError("illegal-action", "server-report-own-seat")
    await check_limits(session, reporter, seat)
    number = session.context.audit_log.next_report()
    chat = json.dumps(
        [chat_message(message, session.colours) for message in session.chat[-REPORTED_CHAT:]], ensure_ascii=False
    )
    await session.context.store.write(
        add_report(
            ReportRow(
                number,
                time(),
                session.code,
                seat,
                reporter.id,
                reported,
                row.display_name,
                reason,
                clean_text(text),
                chat,
            )
        )
    )
    return number


def reported_seat(session: TableSession, reporter: Identity, seat: int) -> SeatRow:
    """The seat, if this identity may report its player."""
    if not any(row.identity == reporter.id and row.is_held for row in session.seats):
        raise ApiError("not-seated", "server-report-not-seated")
    if seat >= len(session.seats):
        raise ApiError("no-such-seat", "server-no-such-seat", seat=seat_name(seat, session.colours))
    row = session.seats[seat]
    if row.kind == "bot" or (not row.is_held and last_speaker(session, seat) is None):
        raise ApiError("illegal-action", "server-report-nobody", seat=seat_name(seat, session.colours))
    return row


def last_speaker(session: TableSession, seat: int) -> str | None:
    """Who wrote the last chat message of this seat: its player may have left since."""
    return next((message.identity for message in reversed(session.chat) if message.seat == seat), None)


async def check_limits(session: TableSession, reporter: Identity, seat: int) -> None:
    read = session.context.store.read
    recent = await read.reports_of(reporter.id, time() - DAY)
    if any((report.table_code, report.seat, report.resolved_at) == (session.code, seat, None) for report in recent):
        raise ApiError("already-reported", "server-report-again", seat=seat_name(seat, session.colours))
    if len(recent) >= REPORTS_PER_DAY or await read.open_report_count() >= MAX_OPEN_REPORTS:
        raise ApiError("rate-limited", "server-too-many-reports")


def clean_text(text: str) -> str:
    """Printable text in one line."""
    return " ".join("".join([letter if letter.isprintable() else " " for letter in text]).split())
