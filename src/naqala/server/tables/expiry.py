"""What happens when a player's time is up. Runs in the session's `run_exclusive`.

An action that got the table's lock before has stopped the clock, so it counts.
"""

from __future__ import annotations

from dataclasses import replace

from naqala.engine.actions import Action
from naqala.server.store import writes
from naqala.server.store.clock_writes import add_seat_note
from naqala.server.store.rows import SeatNoteRow
from naqala.server.tables.drafting import on_draft_changed
from naqala.server.tables.seat_changes import update_seats
from naqala.server.tables.session import TableSession


async def expire(session: TableSession) -> None:
    """If the running clock has reached zero: warn, play the finished draft, or let a bot play."""
    if session.status != "playing" or session.draft is None or not session.clock.is_due():
        return
    await session.check_writable()
    control, seat = session.clock.control, session.started_game.seat
    assert control is not None
    session.clock.expire()
    finished, kept = session.draft.finished_turn()
    if control.at_zero == "warn":
        await save_expiry(session, session.new_note("timeout", seat))
        session.broadcast_table()
    elif finished:
        await play_draft(session, seat, finished, kept)
    else:
        await let_bot_play(session, seat)


async def play_draft(session: TableSession, seat: int, finished: list[Action], kept: list[Action]) -> None:
    """Play the part of the draft that is finished, as its player built it, and keep the rest."""
    note = session.new_note("draft-played", seat, reason="timeout")
    await session.commit(seat, finished, add_seat_note(note))
    session.publish_note(note)
    await take_seat(session, seat)
    draft = session.draft
    if kept and draft is not None and draft.seat == seat and not session.bot_playing(seat):
        session.draft = draft.with_actions(kept).draft
        on_draft_changed(session)


async def let_bot_play(session: TableSession, seat: int) -> None:
    """A bot plays this turn, or gets the seat."""
    control = session.clock.control
    assert control is not None
    if not control.loses_seat(session.clock.timeouts(seat)):
        note = session.new_note("turn-played", seat, session.substitute_level, "timeout")
        await save_expiry(session, note)
        session.restart_decision(seat)
        session.broadcast_table()
        return
    session.clock.forfeit()
    await take_seat(session, seat)


async def take_seat(session: TableSession, seat: int) -> None:
    """Give the seat to a bot, if its player has had too many timeouts."""
    control = session.clock.control
    assert control is not None
    row = session.seats[seat]
    if session.status != "playing" or row.bot or not control.loses_seat(session.clock.timeouts(seat)):
        return
    await session.check_writable()
    level = session.substitute_level
    note = session.new_note("substituted", seat, level, "timeout")
    taken = replace(row, substitute=level)
    session.clock.follow(session.started_game.seat, [taken if one.seat == seat else one for one in session.seats])
    await session.save(writes.change_seat(taken), *session.clock.writes(), add_seat_note(note))
    update_seats(session, [taken])
    session.publish_note(note)
    session.restart_decision(seat)
    session.broadcast_table()


async def save_expiry(session: TableSession, note: SeatNoteRow) -> None:
    await session.save(*session.clock.writes(), add_seat_note(note))
    session.publish_note(note)
