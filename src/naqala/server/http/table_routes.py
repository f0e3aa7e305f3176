"""Tables and their seats."""

from __future__ import annotations

from time import time
from typing import Final

from naqala.server.api_error import ApiError
from naqala.server.http.dependencies import (
    CurrentDevice,
    KnownIdentity,
    Network,
    NewIdentity,
    OptionalIdentity,
    Registry,
    RequiredIdentity,
)
from naqala.server.http.routing import new_router
from naqala.server.http.table_lists import MAX_LISTED, table_summary
from naqala.server.identity.names import clean_name
from naqala.server.messages import http_bodies as bodies
from naqala.server.messages.json_types import Seat, seat_name
from naqala.server.messages.table_types import TableInfo
from naqala.server.tables import contributing, replacing, seat_changes, starting
from naqala.server.tables.clocks import TimeControl
from naqala.server.tables.session import TableSession
from naqala.server.tables.table_options import SeatOptions, TableOptions

WAITING_SECONDS: Final = 12 * 3600.0  # a table that has not started is listed for this long
MAX_SEED: Final = (1 << 128) - 1
router = new_router()


@router.get("/tables")
async def get_lobby(identity: OptionalIdentity, registry: Registry) -> bodies.LobbyInfo:
    """Public tables, to join and to watch."""
    read = registry.context.store.read
    waiting = await read.waiting_tables(MAX_LISTED, time() - WAITING_SECONDS)
    return {
        "waiting": [table_summary(registry, table, identity) for table in waiting],
        "playing": [table_summary(registry, table, identity) for table in await read.running_tables(MAX_LISTED)],
    }


@router.post("/tables")
async def create_table(
    body: bodies.TableRequest, identity: NewIdentity, network: Network, registry: Registry
) -> TableInfo:
    """Create a table; with `start` the game starts at once."""
    options = TableOptions(
        colours=body.colours,
        seats=[SeatOptions(seat.kind, seat.level, seat.name) for seat in body.seats],
        public=body.public,
        open_hands=body.open_hands,
        seed=parse_seed(body.seed),
        position=body.position,
        name=body.name,
        start=body.start,
        time_control=TimeControl(**body.time_control.model_dump()) if body.time_control else None,
        substitute_level=body.substitute_level,
        move_help=body.move_help,
    )
    registry.check(options)
    async with registry.quotas.new_table(identity.known.id if identity.known else "", network):
        session = await registry.create(await identity.get_or_create(), options)
        registry.quotas.note_table(session.code, network)
    return session.info()


def parse_seed(text: str | None) -> int | None:
    if text is None:
        return None
    if int(text) > MAX_SEED:
        raise ApiError("malformed", "server-not-a-seed")
    return int(text)


@router.get("/tables/{code}")
async def get_table(code: str, registry: Registry) -> TableInfo:
    """A table, for anybody who knows its code."""
    return (await registry.get(code)).info()


@router.post("/tables/{code}/join")
async def join_table(code: str, body: bodies.JoinRequest, identity: NewIdentity, registry: Registry) -> TableInfo:
    """Take a seat."""
    session = await registry.get(code)
    seat = wanted_seat(session, body.seat)
    seat_changes.check_waiting(session)
    if seat is not None:
        seat_changes.get_seat(session, seat)
    clean_name(body.name)
    if identity.known is None:  # do not create an identity for nothing
        seat_changes.find_free_seat(session, seat)
    player = await identity.get_or_create()
    await session.run_exclusive(lambda: seat_changes.join(session, player, body.name, wanted_seat(session, body.seat)))
    return session.info()


def wanted_seat(session: TableSession, colour: Seat | None) -> int | None:
    return None if colour is None else session.seat_of(colour)


@router.post("/tables/{code}/leave")
async def leave_table(code: str, identity: KnownIdentity, registry: Registry) -> TableInfo:
    """Before the start the seat becomes free; in a running game a bot takes over."""
    session = await registry.get(code)
    await session.run_exclusive(lambda: seat_changes.leave(session, identity))
    return session.info()


@router.post("/tables/{code}/contribution")
async def contribute(
    code: str, body: bodies.ContributionRequest, identity: RequiredIdentity, registry: Registry
) -> TableInfo:
    """Contribute randomness to the deal, for the first of the caller's seats; it replaces an earlier contribution."""
    session = await registry.get(code)
    await session.run_exclusive(lambda: contributing.contribute(session, identity, body.digest))
    return session.info()


@router.post("/tables/{code}/reveal")
async def reveal(code: str, body: bodies.RevealRequest, identity: RequiredIdentity, registry: Registry) -> TableInfo:
    """Reveal the value of the caller's contribution, while the table is `revealing`."""
    session = await registry.get(code)
    await session.run_exclusive(lambda: contributing.reveal(session, identity, bytes.fromhex(body.value)))
    return session.info()


@router.post("/tables/{code}/start")
async def start_table(
    code: str, identity: RequiredIdentity, registry: Registry, body: bodies.StartRequest | None = None
) -> TableInfo:
    """The host starts the game; it is dealt when all contributions are revealed, or after a few seconds."""
    session = await registry.get(code)
    value = bytes.fromhex(body.value) if body and body.value else None
    await starting.start(session, identity, value)
    return session.info()


@router.post("/tables/{code}/rematch")
async def create_rematch(code: str, identity: RequiredIdentity, network: Network, registry: Registry) -> TableInfo:
    """The table of another game with the same players; all who ask get the same table."""
    session = await registry.get(code)
    return (await session.run_exclusive(lambda: registry.rematch(session, identity, network))).info()


@router.post("/tables/{code}/keys")
async def create_keys(
    code: str, identity: RequiredIdentity, device: CurrentDevice, registry: Registry
) -> bodies.SeatKeys:
    """New keys for the caller's seats, for the WebSocket. They cannot be read again."""
    session = await registry.get(code)
    created = await session.run_exclusive(lambda: seat_changes.create_seat_keys(session, identity, device))
    return {"keys": [{"seat": seat_name(seat, session.colours), "key": key} for seat, key in created]}


# Seats


@router.post("/tables/{code}/seats/{seat}")
async def change_seat(
    code: str, seat: Seat, body: bodies.SeatChangeRequest, identity: RequiredIdentity, registry: Registry
) -> TableInfo:
    """Before the start, the host gives a seat to a bot or frees it for a person."""
    session = await registry.get(code)
    await session.run_exclusive(lambda: seat_changes.change_seat(session, identity, session.seat_of(seat), body.level))
    return session.info()


@router.post("/tables/{code}/seats/{seat}/colour")
async def change_colour(
    code: str, seat: Seat, body: bodies.ColourRequest, identity: RequiredIdentity, registry: Registry
) -> TableInfo:
    """Before the start, a player changes the colour of their seat; the host also that of free seats and bots."""
    session = await registry.get(code)
    await session.run_exclusive(lambda: seat_changes.change_colour(session, identity, seat, body.colour))
    return session.info()


@router.post("/tables/{code}/seats/{seat}/substitute")
async def set_substitute(
    code: str, seat: Seat, body: bodies.SubstituteRequest, identity: RequiredIdentity, registry: Registry
) -> TableInfo:
    """Let a bot play the caller's own seat."""
    session = await registry.get(code)
    await session.run_exclusive(
        lambda: seat_changes.set_substitute(session, identity, session.seat_of(seat), body.level)
    )
    return session.info()


@router.delete("/tables/{code}/seats/{seat}/substitute")
async def clear_substitute(code: str, seat: Seat, identity: RequiredIdentity, registry: Registry) -> TableInfo:
    """Take the seat back from the bot."""
    session = await registry.get(code)
    await session.run_exclusive(lambda: seat_changes.clear_substitute(session, identity, session.seat_of(seat)))
    return session.info()


@router.post("/tables/{code}/seats/{seat}/vote")
async def vote_on_absence(
    code: str, seat: Seat, body: bodies.VoteRequest, identity: RequiredIdentity, registry: Registry
) -> TableInfo:
    """Vote for or against a bot that plays for a player who has been disconnected for long."""
    session = await registry.get(code)
    await session.run_exclusive(lambda: replacing.vote(session, identity, session.seat_of(seat), agree=body.agree))
    return session.info()


@router.post("/tables/{code}/seats/{seat}/here")
async def answer_vote(code: str, seat: Seat, identity: RequiredIdentity, registry: Registry) -> TableInfo:
    """The player of this seat is here: a vote to replace them is cancelled."""
    session = await registry.get(code)
    await session.run_exclusive(lambda: replacing.answer(session, identity, session.seat_of(seat)))
    return session.info()
