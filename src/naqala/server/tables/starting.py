"""Starts a game: the players reveal their contributions, then it is dealt.

These are two exclusive operations, and the waiting between them is outside the lock, because revealing needs it. The
store forgets all digests before any value is asked for: if the server stops before the deal, the table is waiting
again without contributions, so no value that somebody has seen can be part of a later deal.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from time import time

from naqala.engine.notation import position_text
from naqala.server.api_error import ApiError
from naqala.server.store import writes
from naqala.server.store.rows import ContributionRow, Identity
from naqala.server.tables.contributing import missing_values, reveal, revealed, set_contribution
from naqala.server.tables.loading import check_commitment, starting_game
from naqala.server.tables.reveal_phase import RevealPhase
from naqala.server.tables.seat_changes import check_host, check_waiting
from naqala.server.tables.session import TableSession
from naqala.version import VERSION

log = logging.getLogger(__name__)


async def start(session: TableSession, identity: Identity, value: bytes | None) -> None:
    """Start the game for its host and wait for the deal. `value` reveals the host's own contribution."""
    phase = await session.run_exclusive(lambda: begin(session, identity, value))
    if phase is not None and phase.dealing is not None:
        await asyncio.shield(phase.dealing)


async def begin(session: TableSession, identity: Identity, value: bytes | None) -> RevealPhase | None:
    """Deal at once if no value is missing; otherwise return the phase in which the players reveal them."""
    if session.reveal_phase is not None:
        return await join_phase(session, identity, value)
    check_waiting(session)
    check_host(session, identity)
    check_ready(session)
    own = None if value is None else revealed(session, identity, value)
    if session.contributions:
        await session.save(writes.drop_contributions(session.code))
    if own is not None:
        set_contribution(session, own)
    if missing_values(session):
        return open_phase(session)
    await deal(session)
    return None


async def join_phase(session: TableSession, identity: Identity, value: bytes | None) -> RevealPhase | None:
    """The host starts a second time: wait for the same deal."""
    check_host(session, identity)
    if value is not None:
        await reveal(session, identity, value)
    return session.reveal_phase


def open_phase(session: TableSession) -> RevealPhase:
    """The start goes on by itself, even if the host's request is cancelled."""
    phase = session.reveal_phase = RevealPhase()
    phase.dealing = asyncio.ensure_future(deal_when_revealed(session, phase))
    phase.dealing.add_done_callback(log_failure)
    session.broadcast_table()
    return phase


async def deal_when_revealed(session: TableSession, phase: RevealPhase) -> None:
    await phase.wait(session.context.settings.reveal_seconds)
    await session.run_exclusive(lambda: finish(session))


def log_failure(dealing: asyncio.Task[None]) -> None:
    if not dealing.cancelled() and (error := dealing.exception()) is not None:
        log.warning("a start was broken off", extra={"error": str(error)})


async def finish(session: TableSession) -> None:
    """Deal with the values that were revealed; if the table has changed, it waits for new contributions instead."""
    try:
        check_ready(session)
        await deal(session)
    except ApiError:
        session.reveal_phase, session.contributions = None, []
        session.broadcast_table()
        raise


async def start_game(session: TableSession) -> None:
    """Deal a game without contributions. Runs in `run_exclusive`."""
    check_ready(session)
    await deal(session)


def check_ready(session: TableSession) -> None:
    """Raise unless the table waits, every seat is taken, and the seed is the one it was created with."""
    if session.status != "waiting":
        raise ApiError("closed", "server-closed-before-start")
    free = sum(row.is_free for row in session.seats)
    if free:
        raise ApiError("not-ready", "server-seats-free", n=free)
    check_commitment(session.row)


async def deal(session: TableSession) -> None:
    """Store the contributions with the start, then show the game."""
    game = starting_game(session.row, session.contributions, session.colours)
    started_at, position = time(), position_text(game.start)
    rows = [ContributionRow(session.code, one.seat, one.digest, one.value) for one in session.contributions]
    session.clock.follow(game.seat, session.seats)
    await session.save(
        *[writes.add_contribution(row) for row in rows],
        writes.start_table(session.code, started_at, position, VERSION),
        writes.set_seat_to_move(session.code, game.seat),
        *session.clock.writes(),
    )
    session.row = replace(
        session.row, started_at=started_at, start_position=position, engine_version=VERSION, seat_to_move=game.seat
    )
    session.reveal_phase = None
    session.set_game(game)
    session.presence.start_game()
    session.broadcast_table()
    for client in session.clients:
        client.send(session.welcome(client.seats, client.seat, 0, None))
    session.start_bots()
