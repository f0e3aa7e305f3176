"""Joining and leaving a table, and bots as substitutes. Each coroutine runs in the session's `run_exclusive`."""

from __future__ import annotations

from dataclasses import replace
from time import time
from typing import Final

from naqala.engine.components import NOBODY, SEAT_NAMES
from naqala.engine.notation import position_text
from naqala.server.api_error import ApiError
from naqala.server.identity.names import clean_name
from naqala.server.identity.tokens import digest, new_token
from naqala.server.messages.json_types import Level
from naqala.server.store import Write, writes
from naqala.server.store.rows import Identity, SeatRow
from naqala.server.tables.loading import starting_game
from naqala.server.tables.session import TableSession
from naqala.version import VERSION

MAX_SEAT_KEYS = 12  # per seat; the oldest are dropped
DEFAULT_SUBSTITUTE: Final[Level] = "calm"  # plays for a player who left without choosing a level

# Before the game


def check_waiting(session: TableSession) -> None:
    if session.status == "closed":
        raise ApiError("closed", "This table is closed.")
    if session.status != "waiting":
        raise ApiError("started", "The game has already started; you can watch it.")


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
        raise ApiError("full", "All seats of this table are taken; you can watch.")
    raise ApiError("taken", f"{SEAT_NAMES[seat]} is taken; choose another seat.")


async def leave(session: TableSession, identity: Identity) -> None:
    """Before the start the seat becomes free; in a running game a bot takes over for good."""
    own = seats_held_by(session, identity)
    if not own:
        raise ApiError("not-seated", "You have no seat at this table.")
    if session.status == "waiting":
        await leave_waiting_table(session, identity, own)
    elif session.status == "playing":
        await leave_running_game(session, identity, own)
    else:
        raise ApiError("finished", "The game is over; there is nothing to leave.", "E4")


async def leave_waiting_table(session: TableSession, identity: Identity, own: list[int]) -> None:
    freed = [replace(session.seats[seat], kind="person", identity=None, name="") for seat in own]
    await release_seats(session, identity, own, freed)


async def leave_running_game(session: TableSession, identity: Identity, own: list[int]) -> None:
    given = [replace(row, identity=None, substitute=substitute_level(row)) for row in session.seats if row.seat in own]
    await release_seats(session, identity, own, given)
    for seat in own:
        session.restart_decision(seat)


async def release_seats(session: TableSession, identity: Identity, own: list[int], rows: list[SeatRow]) -> None:
    """Change the seats, revoke their keys and pass the host role on; a waiting table without players is closed."""
    pending = [writes.change_seat(row) for row in rows]
    pending += [writes.drop_seat_keys(session.code, seat) for seat in own]
    row, successor = session.row, next_host(session, identity)
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
        raise ApiError("taken", "This is your own seat; leave the table to free it.")
    changed = replace(row, kind="person" if level is None else "bot", identity=None, bot_level=level or "", name="")
    await session.save(writes.change_seat(changed), writes.drop_seat_keys(session.code, seat))
    update_seats(session, [changed])
    revoke_access(session, [seat])
    session.broadcast_table()


async def start(session: TableSession, identity: Identity) -> None:
    check_waiting(session)
    check_host(session, identity)
    await start_game(session)


async def start_game(session: TableSession) -> None:
    """Deal the game; every seat must be taken."""
    free = [SEAT_NAMES[row.seat] for row in session.seats if row.is_free]
    if free:
        raise ApiError("not-ready", f"Nobody has taken {', '.join(free)} yet. Wait, or give the seat to a bot.")
    game = starting_game(session.row)
    started_at, position = time(), position_text(game.start)
    await session.save(writes.start_table(session.code, started_at, position, VERSION))
    session.row = replace(session.row, started_at=started_at, start_position=position, engine_version=VERSION)
    session.set_game(game)
    session.presence.start_game()
    session.broadcast_table()
    for client in session.clients:
        client.send(session.welcome(client.seats, client.seat, 0, None))
    session.start_bots()


# During the game


async def set_substitute(session: TableSession, identity: Identity, seat: int, level: Level) -> None:
    """Let a bot play the caller's own seat until they take it back."""
    row = get_own_seat(session, identity, seat)
    await save_seat(session, replace(row, substitute=level))
    session.restart_decision(seat)


async def clear_substitute(session: TableSession, identity: Identity, seat: int) -> None:
    row = get_own_seat(session, identity, seat)
    session.mark_active(seat)
    if row.substitute:
        await save_seat(session, replace(row, substitute=""))
        session.restart_decision(seat)


async def replace_idle_player(session: TableSession, identity: Identity, seat: int) -> bool:
    """Let a bot play for an idle player: at once if the host asks, else by majority vote of the others.

    Returns whether the player was replaced.
    """
    check_playing(session)
    row = get_seat(session, seat)
    own = seats_held_by(session, identity)
    if not own:
        raise ApiError("not-seated", "Only players at the table can do this.")
    if row.identity == identity.id:
        raise ApiError("illegal-action", "This is your own seat: leave the table, or let a bot play for you.")
    if not session.is_idle(seat):
        raise ApiError("not-idle", f"{SEAT_NAMES[seat]} is not idle; please wait.")
    for mine in own:
        session.mark_active(mine)
    votes = session.votes.setdefault(seat, set())
    votes.add(identity.id)
    voters = {
        other.identity
        for other in session.seats
        if other.is_held and other.identity != row.identity and not session.is_idle(other.seat)
    }
    if session.row.host != identity.id and 2 * len(votes & voters) <= len(voters):
        session.broadcast_table()
        return False
    session.votes.pop(seat, None)
    await save_seat(session, replace(row, substitute=substitute_level(row)))
    session.restart_decision(seat)
    return True


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
        raise ApiError("no-identity", "This device was logged out.")
    if pending:
        await session.save(*pending)
        session.seat_keys = keys
        session.key_devices |= dict.fromkeys([digest(token) for _, token in created], device)
    return created


# Helpers


async def save_seat(session: TableSession, row: SeatRow) -> None:
    await session.save(writes.change_seat(row))
    update_seats(session, [row])
    session.broadcast_table()


def update_seats(session: TableSession, rows: list[SeatRow]) -> None:
    by_seat = {row.seat: row for row in rows}
    session.seats = [by_seat.get(row.seat, row) for row in session.seats]


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
        raise ApiError("no-such-seat", f"{SEAT_NAMES[seat]} does not play at this table.")
    return session.seats[seat]


def get_own_seat(session: TableSession, identity: Identity, seat: int) -> SeatRow:
    check_playing(session)
    row = get_seat(session, seat)
    if row.identity != identity.id or not row.is_held:
        raise ApiError("not-yours", f"{SEAT_NAMES[seat]} is not your seat.")
    return row


def substitute_level(row: SeatRow) -> str:
    return row.bot or DEFAULT_SUBSTITUTE


def check_host(session: TableSession, identity: Identity) -> None:
    if session.row.host != identity.id:
        raise ApiError("not-host", "Only the host of the table can do this.")


def check_playing(session: TableSession) -> None:
    if session.status == "waiting":
        raise ApiError("not-started", "The game has not started yet.")
    if session.status != "playing":
        raise ApiError("finished", "The game is over.", "E4")
