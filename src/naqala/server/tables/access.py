"""Who may play at live tables: devices that were logged out, keys that leaked, and bans. Each takes effect at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from time import time

from naqala.engine.components import NOBODY
from naqala.server.api_error import ApiError
from naqala.server.messages import builders
from naqala.server.moderation.restrictions import Restrictions
from naqala.server.store import Write, writes
from naqala.server.store.rows import Identity
from naqala.server.tables.client import Client
from naqala.server.tables.session import TableSession


def check_keys(session: TableSession, keys: Mapping[int, bytes]) -> None:
    """Raise if one of these keys, by seat, was made for a device that is logged out, or the player is banned."""
    for seat, key in keys.items():
        if session.context.identities.is_revoked(session.key_devices.get(key)):
            raise ApiError("wrong-key", "server-key-logged-out")
        session.context.restrictions.check_may_play(session.seats[seat].identity)


# Devices and keys


async def log_out_devices(sessions: Iterable[TableSession], identity: Identity, devices: Collection[bytes]) -> None:
    """Void the seat keys of devices that were logged out; keys of an older version belong to no device."""

    def is_void(session: TableSession, key: bytes) -> bool:
        device = session.key_devices.get(key)
        return device in devices or (device is None and session.seats[session.seat_keys[key]].identity == identity.id)

    for session in list(sessions):
        await void_keys(session, is_void)


async def void_keys(session: TableSession, is_void: Callable[[TableSession, bytes], bool]) -> None:
    """Void keys in memory; clients that used them become spectators."""

    async def void() -> None:
        void = {key for key in session.seat_keys if is_void(session, key)}
        session.seat_keys = {key: seat for key, seat in session.seat_keys.items() if key not in void}
        take_seats(session, lambda client, seat: client.keys.get(seat) in void)

    if any(is_void(session, key) for key in session.seat_keys):
        await run_if_loaded(session, void)


async def revoke_keys(session: TableSession, identity: Identity) -> list[int]:
    """Void all keys of an identity's seats. Runs exclusively."""
    own = [row.seat for row in session.seats if row.identity == identity.id and row.is_held]
    if own:
        await session.save(*[writes.drop_seat_keys(session.code, seat) for seat in own])
    session.seat_keys = {key: seat for key, seat in session.seat_keys.items() if seat not in own}
    take_seats(session, lambda _, seat: seat in own)
    return own


# Bans


async def remove_banned_player(sessions: Iterable[TableSession], identity: str) -> None:
    """Clients of a banned identity become spectators."""
    for session in list(sessions):
        own = {row.seat for row in session.seats if row.identity == identity}
        if own & session.presence.seats():
            await run_if_loaded(session, partial(take_away, session, own))


async def take_away(session: TableSession, seats: set[int]) -> None:
    take_seats(session, lambda _, seat: seat in seats)


def disconnect_banned_networks(sessions: Iterable[TableSession], restrictions: Restrictions) -> None:
    for session in list(sessions):
        for client in list(session.clients):
            if restrictions.network_ban(client.address):
                client.disconnect()


# Closing


async def close_by_operator(session: TableSession, reason: str, *others: Write) -> None:
    """Close a table that has not finished; a running game ends without a result. Runs exclusively."""
    if session.status == "finished":
        raise ApiError("finished", "server-close-finished", rule="E4")
    if session.status == "closed":
        raise ApiError("closed", "server-close-again")
    closed_at = time()
    session.clock.stop()
    await session.save(
        writes.close_table(session.code, closed_at, reason),
        writes.drop_draft(session.code),
        *(session.clock.writes() if session.game is not None else ()),
        *others,
    )
    session.row = replace(session.row, closed_at=closed_at, closed_reason=reason)
    if session.game is not None:
        session.start_decision()
    session.broadcast_table()
    for client in session.clients if session.game is not None else ():
        client.send(builders.draft_changed(session.snapshot(client.seat)))


# Helpers


def take_seats(session: TableSession, is_taken: Callable[[Client, int], bool]) -> None:
    """Take seats from clients and tell everybody; a client that viewed the game from one becomes a spectator."""
    changed = False
    for client in session.clients:
        lost = {seat for seat in client.seats if is_taken(client, seat)}
        if not lost:
            continue
        changed = True
        session.presence.take_seats(client, lost)
        if client.seat in lost:
            client.seat = NOBODY
            client.send(session.welcome(client.seats, NOBODY, -1, None))
    if changed:
        session.broadcast_table()


async def run_if_loaded(session: TableSession, operation: Callable[[], Awaitable[None]]) -> None:
    """A discarded session is left alone: it has no clients any more and is loaded again from the store."""
    with suppress(ApiError):
        await session.run_exclusive(operation)
