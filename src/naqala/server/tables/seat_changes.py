"""Joining and leaving a table, and bots as substitutes. Each coroutine runs in the session's `run_exclusive`."""

from __future__ import annotations

from dataclasses import replace
from time import time

from naqala.engine.components import NOBODY
from naqala.server.api_error import ApiError
from naqala.server.identity.names import clean_name
from naqala.server.identity.tokens import digest, new_token
from naqala.server.messages.json_types import Level, Seat, seat_name
from naqala.server.store import Write, writes
from naqala.server.store.clock_writes import add_seat_note
from naqala.server.store.rows import Identity, NoteReason, SeatNoteRow, SeatRow
from naqala.server.tables.session import TableSession

MAX_SEAT_KEYS = 12  # per seat; the oldest are dropped

# Before the game


def check_waiting(session: TableSession) -> None:
    if session.status == "closed":
        raise ApiError("closed", "server-table-closed")
    if session.status != "waiting":
        raise ApiError("started", "server-game-started")
    if session.reveal_phase is not None:
        raise ApiError("starting", "server-game-starting")


def seats_held_by(session: TableSession, identity: Identity) -> list[int]:
    return [seat.seat for seat in session.seats if seat.identity == identity.id and seat.is_held]


async def join(session: TableSession, identity: Identity, name: str, seat: int | None) -> None:
    """Take this free seat, or any; a player who already has a seat keeps it."""
    check_waiting(session)
    if seats_held_by(session, identity):
        return
    free = find_free_seat(session, seat)
    await save_seat(session, replace(free, identity=identity.id, name=clean_name(name) or identity.name))


def find_free_seat(session: TableSession, seat: int | None) -> SeatRow:
    free = [row for row in session.seats if row.is_free and seat in (None, row.seat)]
    if free:
        return free[0]
    if seat is None:
        raise ApiError("full", "server-table-full")
    raise ApiError("taken", "server-seat-taken", seat=seat_name(seat, session.colours))


async def leave(session: TableSession, identity: Identity) -> None:
    """Before the start the seat becomes free; in a running game a bot takes over for good."""
    own = seats_held_by(session, identity)
    if not own:
        raise ApiError("not-seated", "server-leave-no-seat")
    if session.status == "waiting":
        check_waiting(session)
        await leave_waiting_table(session, identity, own)
    elif session.status == "playing":
        await leave_running_game(session, identity, own)
    else:
        raise ApiError("finished", "server-leave-finished", rule="E4")


async def leave_waiting_table(session: TableSession, identity: Identity, own: list[int]) -> None:
    freed = [replace(session.seats[seat], kind="person", identity=None, name="") for seat in own]
    await release_seats(session, identity, own, freed)


async def leave_running_game(session: TableSession, identity: Identity, own: list[int]) -> None:
    level = session.substitute_level
    rows = [row for row in session.seats if row.seat in own]
    given = [replace(row, identity=None, substitute=row.bot or level) for row in rows]
    await release_seats(session, identity, own, given)
    for row in given:
        note = session.new_note("substituted", row.seat, row.substitute, "left")
        await session.save(add_seat_note(note))
        session.publish_note(note)
    for seat in own:
        session.restart_decision(seat)


async def release_seats(session: TableSession, identity: Identity, own: list[int], rows: list[SeatRow]) -> None:
    """Change the seats, revoke their keys and pass the host role on; a waiting table without players is closed."""
    row = session.row
    pending = [writes.change_seat(changed) for changed in rows]
    pending += [writes.drop_seat_keys(session.code, seat) for seat in own]
    if row.started_at is None:
        pending += [writes.drop_contribution(session.code, seat) for seat in own]
    successor = next_host(session, identity)
    if successor is not None and row.host == identity.id:
        row = replace(row, host=successor)
        pending.append(writes.change_host(session.code, successor))
    if successor is None and row.started_at is None:
        closed_at = time()
        row = replace(row, closed_at=closed_at)
        pending.append(writes.close_table(session.code, closed_at))
    await session.save(*pending)
    session.row = row
    update_seats(session, rows)
    forget_contributions(session, own)
    revoke_access(session, own)
    session.broadcast_table()


def next_host(session: TableSession, identity: Identity) -> str | None:
    """Another person at the table."""
    others = [row.identity for row in session.seats if row.identity not in (None, identity.id)]
    return others[0] if others else None


async def change_seat(session: TableSession, identity: Identity, seat: int, level: Level | None) -> None:
    """The host gives a seat to a bot or frees it for another person, even if somebody has taken it."""
    check_waiting(session)
    check_host(session, identity)
    row = get_seat(session, seat)
    if row.identity == identity.id:
        raise ApiError("taken", "server-seat-own")
    changed = replace(row, kind="person" if level is None else "bot", identity=None, bot_level=level or "", name="")
    await session.save(
        writes.change_seat(changed),
        writes.drop_seat_keys(session.code, seat),
        writes.drop_contribution(session.code, seat),
    )
    update_seats(session, [changed])
    forget_contributions(session, [seat])
    revoke_access(session, [seat])
    session.broadcast_table()


async def change_colour(session: TableSession, identity: Identity, seat: Seat, colour: Seat) -> None:
    """Give a seat another colour. If that is the colour of a free seat, the two seats swap their colours.

    Players change their own colour; the host also that of free seats and bots.
    """
    check_waiting(session)
    row = get_seat(session, session.seat_of(seat))
    if not may_recolour(session, identity, row):
        raise ApiError("not-yours", "server-seat-not-yours", seat=seat)
    changed = [replace(row, chosen_colour=colour)]
    for other in session.seats:
        if other.colour == colour and other.seat != row.seat:
            if not other.is_free and not may_recolour(session, identity, other):
                raise ApiError("not-yours", "server-colour-taken", seat=colour)
            changed.append(replace(other, chosen_colour=row.colour))
    await session.save(*[writes.change_seat(one) for one in changed])
    update_seats(session, changed)
    session.broadcast_table()
    for client in session.clients:
        if client.seats & {one.seat for one in changed}:
            client.send(session.welcome(client.seats, client.seat, -1, None))


def may_recolour(session: TableSession, identity: Identity, row: SeatRow) -> bool:
    is_nobodys = row.is_free or row.kind == "bot"
    return row.identity == identity.id or (is_nobodys and session.row.host == identity.id)


# During the game


async def set_substitute(session: TableSession, identity: Identity, seat: int, level: Level | None) -> None:
    """Let a bot play the caller's own seat until they take it back."""
    row = get_own_seat(session, identity, seat)
    await substitute(session, replace(row, substitute=level or session.substitute_level), "own-choice")


async def substitute(session: TableSession, row: SeatRow, reason: NoteReason) -> None:
    """A bot plays for the player of this seat from now on."""
    note = session.new_note("substituted", row.seat, row.substitute, reason)
    await save_seat(session, row, note)
    session.restart_decision(row.seat)
    session.broadcast_table()


async def clear_substitute(session: TableSession, identity: Identity, seat: int) -> None:
    """The player takes the seat back; works at any time of a running game."""
    row = get_own_seat(session, identity, seat)
    session.mark_active(seat)
    if row.substitute:
        await save_seat(session, replace(row, substitute=""), session.new_note("returned", seat))
        session.restart_decision(seat)
        session.broadcast_table()


# Keys


async def create_seat_keys(
    session: TableSession, identity: Identity, device: bytes | None = None
) -> list[tuple[int, str]]:
    """A new key for each of the caller's seats; a key's holder may play the seat until the device is logged out."""
    created: list[tuple[int, str]] = []
    pending: list[Write] = []
    keys = dict(session.seat_keys)
    for seat in seats_held_by(session, identity):
        token = new_token()
        existing = [key for key, opens in keys.items() if opens == seat]
        for outdated in existing[: max(len(existing) - MAX_SEAT_KEYS + 1, 0)]:
            del keys[outdated]
            pending.append(writes.drop_seat_key(outdated))
        keys[digest(token)] = seat
        pending.append(writes.add_seat_key(digest(token), session.code, seat, time(), device))
        created.append((seat, token))
    if session.context.identities.is_revoked(device):  # a later log-out drops what is written now
        raise ApiError("no-identity", "server-device-logged-out")
    if pending:
        await session.save(*pending)
        session.seat_keys = keys
        session.key_devices |= dict.fromkeys([digest(token) for _, token in created], device)
    return created


# Helpers


async def save_seat(session: TableSession, row: SeatRow, note: SeatNoteRow | None = None) -> None:
    await session.save(writes.change_seat(row), *([add_seat_note(note)] if note else []))
    update_seats(session, [row])
    if note:
        session.publish_note(note)
    session.broadcast_table()


def update_seats(session: TableSession, rows: list[SeatRow]) -> None:
    by_seat = {row.seat: row for row in rows}
    session.seats = [by_seat.get(row.seat, row) for row in session.seats]


def forget_contributions(session: TableSession, seats: list[int]) -> None:
    """Before the start, a contribution is lost with its seat; afterwards it is part of the deal."""
    if session.row.started_at is None:
        session.contributions = [one for one in session.contributions if one.seat not in seats]


def revoke_access(session: TableSession, seats: list[int]) -> None:
    """Void the keys of these seats; clients that used them become spectators."""
    session.seat_keys = {key: seat for key, seat in session.seat_keys.items() if seat not in seats}
    for client in session.clients:
        client.seats.difference_update(seats)
        if client.seat in seats:
            client.seat = NOBODY
            client.send(session.welcome(client.seats, NOBODY, -1, None))


def get_seat(session: TableSession, seat: int) -> SeatRow:
    if seat >= len(session.seats):
        raise ApiError("no-such-seat", "server-no-such-seat", seat=seat_name(seat, session.colours))
    return session.seats[seat]


def get_own_seat(session: TableSession, identity: Identity, seat: int) -> SeatRow:
    check_playing(session)
    row = get_seat(session, seat)
    if row.identity != identity.id or not row.is_held:
        raise ApiError("not-yours", "server-seat-not-yours", seat=seat_name(seat, session.colours))
    return row


def check_host(session: TableSession, identity: Identity) -> None:
    if session.row.host != identity.id:
        raise ApiError("not-host", "server-host-only")


def check_playing(session: TableSession) -> None:
    if session.status == "waiting":
        raise ApiError("not-started", "server-game-not-started")
    if session.status != "playing":
        raise ApiError("finished", "server-game-over", rule="E4")
