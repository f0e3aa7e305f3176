"""Players contribute randomness to the deal: a digest before the start, its value once the host has started the game.

Each coroutine runs in the session's `run_exclusive`.
"""

from __future__ import annotations

from naqala.engine.fairness import Contribution, contribution_digest
from naqala.server.api_error import ApiError
from naqala.server.store import writes
from naqala.server.store.rows import ContributionRow, Identity
from naqala.server.tables.seat_changes import check_waiting, seats_held_by
from naqala.server.tables.session import TableSession


async def contribute(session: TableSession, identity: Identity, digest: str) -> None:
    """Set the contribution of the caller's first seat."""
    check_waiting(session)
    seat = contributing_seat(session, identity)
    if session.row.custom_seed or session.row.custom_start:
        raise ApiError("illegal-action", "server-contribution-chosen-deal")
    row = ContributionRow(session.code, seat, digest, None)
    await session.save(writes.drop_contribution(session.code, seat), writes.add_contribution(row))
    set_contribution(session, Contribution(seat, digest, None))
    session.broadcast_table()


async def reveal(session: TableSession, identity: Identity, value: bytes) -> None:
    """Accept the value of the caller's contribution; the last one ends the phase."""
    if session.status != "waiting":
        raise ApiError("started", "server-contribution-late")
    if session.reveal_phase is None:
        raise ApiError("not-ready", "server-contribution-early")
    set_contribution(session, revealed(session, identity, value))
    if not missing_values(session):
        session.reveal_phase.end()


def revealed(session: TableSession, identity: Identity, value: bytes) -> Contribution:
    """The caller's contribution with its value; raises if that is another one."""
    seat = contributing_seat(session, identity)
    digest = contribution_digest(value)
    for one in session.contributions:
        if (one.seat, one.digest) == (seat, digest):
            return Contribution(seat, digest, value)
    raise ApiError("wrong-value", "server-contribution-wrong")


def missing_values(session: TableSession) -> list[Contribution]:
    return [one for one in session.contributions if one.value is None]


def set_contribution(session: TableSession, contribution: Contribution) -> None:
    others = [one for one in session.contributions if one.seat != contribution.seat]
    session.contributions = sorted([*others, contribution], key=lambda one: one.seat)


def contributing_seat(session: TableSession, identity: Identity) -> int:
    """The caller's first seat: one person does not contribute twice."""
    own = seats_held_by(session, identity)
    if not own:
        raise ApiError("not-seated", "server-contribution-not-seated")
    return own[0]
