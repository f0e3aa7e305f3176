"""Chat at a table. Runs in the session's `run_exclusive`."""

from __future__ import annotations

from time import time
from typing import Final

from naqala.server.messages import builders
from naqala.server.messages.table_info import chat_message
from naqala.server.settings import DAY
from naqala.server.store import writes
from naqala.server.store.rows import ChatRow
from naqala.server.tables.session import TableSession

CHAT_HISTORY: Final = 100  # messages sent to a new client


async def add_chat(session: TableSession, seat: int, text: str) -> None:
    settings = session.context.settings
    session.check_open()
    sender = session.seats[seat].identity
    session.context.restrictions.check_may_chat(sender)
    if settings.limits:
        session.chat_limits.check_burst(seat)
        session.chat_limits.check_day(seat, await session.context.store.read.chat_counts(session.code, time() - DAY))
    n = session.chat[-1].n + 1 if session.chat else 1
    row = ChatRow(session.code, n, seat, session.seats[seat].display_name, text, time(), sender)
    oldest_kept = n - settings.chat_per_table + 1
    await session.save(
        writes.add_chat_message(session.code, n, seat, row.name, text, row.sent_at, sender),
        *[writes.drop_chat_messages(session.code, oldest_kept)] * (settings.limits and oldest_kept > 1),
    )
    session.chat = [*session.chat, row][-CHAT_HISTORY:]
    session.broadcast(builders.chat_received(chat_message(row, session.colours)))
