"""Replaces an absent player by a bot, if all others at the table vote for it. Runs in the session's `run_exclusive`."""

from __future__ import annotations

from dataclasses import replace

from naqala.server.api_error import ApiError
from naqala.server.messages.json_types import seat_name
from naqala.server.store.rows import Identity
from naqala.server.tables.seat_changes import check_playing, get_own_seat, get_seat, seats_held_by, substitute
from naqala.server.tables.session import TableSession


async def vote(session: TableSession, identity: Identity, seat: int, *, agree: bool) -> None:
    """Vote for or against a bot that plays for an absent player; the first who agrees calls the vote."""
    check_playing(session)
    check_voter(session, identity, seat)
    if agree:
        await agree_to_replace(session, identity, seat)
    else:
        reject(session, seat)
    session.broadcast_table()


def check_voter(session: TableSession, identity: Identity, seat: int) -> None:
    row = get_seat(session, seat)
    if not seats_held_by(session, identity):
        raise ApiError("not-seated", "server-players-only")
    if row.identity == identity.id:
        raise ApiError("illegal-action", "server-vote-own-seat")
    if not session.is_replaceable(seat):
        raise ApiError("not-absent", "server-vote-not-absent", seat=seat_name(seat, session.colours))


async def agree_to_replace(session: TableSession, identity: Identity, seat: int) -> None:
    votes, settings = session.absence, session.context.settings
    running = votes.running.get(seat)
    if running is None:
        if votes.is_paused(seat):
            raise ApiError("not-absent", "server-vote-again")
        running = votes.call(seat, settings.warning_seconds, settings.absence_seconds)
        session.note_soon("vote-called", seat)
    running.agree(identity.id, votes.now)
    await replace_if_passed(session, seat)


def reject(session: TableSession, seat: int) -> None:
    if not session.absence.end(seat, session.context.settings.absence_seconds):
        raise ApiError("not-absent", "server-no-vote")
    session.note_soon("vote-rejected", seat)


async def answer(session: TableSession, identity: Identity, seat: int) -> None:
    """The player is here, perhaps with another page of this server open."""
    get_own_seat(session, identity, seat)
    session.mark_active(seat)


async def check_votes(session: TableSession) -> None:
    """End votes whose time has come. Called from time to time."""
    for seat, running in list(session.absence.running.items()):
        if session.status != "playing" or not session.is_replaceable(seat):
            session.absence.end(seat)
        elif running.is_lapsed(session.absence.now):
            session.absence.end(seat, session.context.settings.absence_seconds)
            session.note_soon("vote-lapsed", seat)
        else:
            await replace_if_passed(session, seat)
            continue
        session.broadcast_table()


async def replace_if_passed(session: TableSession, seat: int) -> None:
    votes = session.absence
    if votes.running[seat].is_passed(votes.voters(seat, session.seats), votes.now):
        await session.check_writable()
        votes.end(seat)
        await substitute(session, replace(session.seats[seat], substitute=session.substitute_level), "vote")
