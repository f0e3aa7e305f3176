"""Tables and their seats."""

from __future__ import annotations

from time import time
from typing import Final

from naqala.engine.notation.words import SEAT
from naqala.table import seating, telling
from naqala.table.hall import Seating, Wish
from naqala.table.identity import AHall, Anybody, MaybeGuest, TheGuest
from naqala.table.refusal import Refusal
from naqala.table.rest import new_router
from naqala.table.rest.lists import LISTED, listed
from naqala.table.wire import lobby
from naqala.table.wire.told import TableTold
from naqala.table.wire.words import Seat, seat_word

WAITING: Final = 12 * 3600.0  # seconds that a table is listed before it begins
router = new_router()


@router.get("/tables")
async def open_tables(guest: MaybeGuest, hall: AHall) -> lobby.Lobby:
    """Open tables: to join, and to watch."""
    read = hall.ledger.read
    return {
        "gathering": [listed(hall, table, guest) for table in await read.open_tables(LISTED, time() - WAITING)],
        "playing": [listed(hall, table, guest) for table in await read.running_open_tables(LISTED)],
    }


@router.post("/tables")
async def lay_table(wish: lobby.TableWish, anybody: Anybody, hall: AHall) -> TableTold:
    """A new table; with `start` the game begins at once."""
    wanted = Wish(
        seats=[Seating(seat.kind, seat.level, seat.name) for seat in wish.seats],
        is_open=wish.open,
        hands_open=wish.hands_open,
        seed=seed(wish.seed),
        position=wish.position,
        name=wish.name,
        start=wish.start,
    )
    hall.refuse(wanted)
    return telling.table_told(await hall.lay(await anybody.guest(), wanted))


def seed(said: str | None) -> int | None:
    if said is None:
        return None
    if int(said) >= 1 << 128:
        raise Refusal("malformed", "A seed is a number from 0 to 2^128 - 1.")
    return int(said)


@router.get("/tables/{code}")
async def look_at_table(code: str, hall: AHall) -> TableTold:
    """What everybody who knows the code may know."""
    return telling.table_told(await hall.table(code))


@router.post("/tables/{code}/join")
async def join_table(code: str, wish: lobby.JoinWish, anybody: Anybody, hall: AHall) -> TableTold:
    """Sit down."""
    table = await hall.table(code)
    seat = None if wish.seat is None else SEAT.read(wish.seat)
    seating.refuse_started(table)
    if seat is not None:
        seating.chair_of(table, seat)
    if anybody.known is None:
        seating.free_chair(table, seat)
    guest = await anybody.guest()
    await table.alone(lambda: seating.join(table, guest, wish.name, seat))
    return telling.table_told(table)


@router.post("/tables/{code}/leave")
async def leave_table(code: str, guest: TheGuest, hall: AHall) -> TableTold:
    """Before the start the seat is free again; in a running game a bot goes on."""
    table = await hall.table(code)
    await table.alone(lambda: seating.leave(table, guest))
    return telling.table_told(table)


@router.post("/tables/{code}/start")
async def start_table(code: str, guest: TheGuest, hall: AHall) -> TableTold:
    """The host begins the game."""
    table = await hall.table(code)
    await table.alone(lambda: seating.start(table, guest))
    return telling.table_told(table)


@router.post("/tables/{code}/rematch")
async def rematch(code: str, guest: TheGuest, hall: AHall) -> TableTold:
    """Another game of the same people: the new table, the same for whoever asks."""
    table = await hall.table(code)
    return telling.table_told(await table.alone(lambda: hall.rematch(table, guest)))


@router.post("/tables/{code}/keys")
async def keys(code: str, guest: TheGuest, hall: AHall) -> lobby.Keys:
    """Keys to one's own seats, for a socket. They are shown this once."""
    table = await hall.table(code)
    found = await table.alone(lambda: seating.new_keys(table, guest))
    return {"keys": [{"seat": seat_word(seat), "key": key} for seat, key in found]}


# Seats


@router.post("/tables/{code}/seats/{seat}")
async def change_seat(code: str, seat: Seat, change: lobby.SeatChange, guest: TheGuest, hall: AHall) -> TableTold:
    """Before the start the host gives a free seat to a bot, or a bot's seat to whoever comes."""
    table, number = await hall.table(code), SEAT.read(seat)
    await table.alone(lambda: seating.change_seat(table, guest, number, change.level))
    return telling.table_told(table)


@router.post("/tables/{code}/seats/{seat}/bot")
async def hand_to_bot(code: str, seat: Seat, wish: lobby.BotWish, guest: TheGuest, hall: AHall) -> TableTold:
    """A bot answers for one's own seat, until it is taken back."""
    table, number = await hall.table(code), SEAT.read(seat)
    await table.alone(lambda: seating.hand_to_bot(table, guest, number, wish.level))
    return telling.table_told(table)


@router.delete("/tables/{code}/seats/{seat}/bot")
async def take_back(code: str, seat: Seat, guest: TheGuest, hall: AHall) -> TableTold:
    """One answers for oneself again."""
    table, number = await hall.table(code), SEAT.read(seat)
    await table.alone(lambda: seating.take_back(table, guest, number))
    return telling.table_told(table)


@router.post("/tables/{code}/seats/{seat}/remove")
async def remove_silent(code: str, seat: Seat, guest: TheGuest, hall: AHall) -> lobby.Removal:
    """A bot is to answer for a silent player: the host says so, or most of the others."""
    table, number = await hall.table(code), SEAT.read(seat)
    return {"removed": await table.alone(lambda: seating.remove(table, guest, number))}
