"""Coming to a table and leaving it; who answers for whom. Each of these happens `alone` at its table."""

from __future__ import annotations

from dataclasses import replace
from time import time

from naqala.engine.things import NOBODY, SEAT_NAMES
from naqala.table import telling
from naqala.table.chairs import STAND_IN, a_name, answering_bot, is_free, is_persons
from naqala.table.loading import dealt
from naqala.table.refusal import Refusal
from naqala.table.store.rows import ChairRow, Guest
from naqala.table.store.writes import (
    Write,
    add_seat_key,
    change_chair,
    change_host,
    close_table,
    drop_seat_key,
    drop_seat_keys,
    start_table,
)
from naqala.table.table import Table
from naqala.table.tokens import digest, new_token
from naqala.table.wire.words import Level
from naqala.version import VERSION

KEYS = 12  # that open one seat at the same time; of more the oldest are forgotten

# Before the game


def refuse_started(table: Table) -> None:
    if table.status == "closed":
        raise Refusal("closed", "This table was closed before the game began.")
    if table.status != "gathering":
        raise Refusal("started", "The game has begun already; you can watch it.")


def seats_of(table: Table, guest: Guest) -> list[int]:
    return [chair.seat for chair in table.chairs if chair.guest == guest.id and is_persons(chair)]


async def join(table: Table, guest: Guest, name: str, seat: int | None) -> None:
    """Take a free seat, this one or any; who sits there already stays."""
    refuse_started(table)
    if seats_of(table, guest):
        return
    chair = free_chair(table, seat)
    await change(table, replace(chair, guest=guest.id, name=a_name(name) or guest.name))


def free_chair(table: Table, seat: int | None) -> ChairRow:
    """This one or any."""
    free = [chair for chair in table.chairs if is_free(chair) and seat in (None, chair.seat)]
    if free:
        return free[0]
    if seat is None:
        raise Refusal("full", "Every seat of this table is taken; you can watch.")
    raise Refusal("taken", f"{SEAT_NAMES[seat]} is taken already; choose another seat.")


async def leave(table: Table, guest: Guest) -> None:
    """Before the start the seat is free again; in a running game a bot goes on, for good."""
    mine = seats_of(table, guest)
    if not mine:
        raise Refusal("not-seated", "You have no seat at this table.")
    if table.status == "gathering":
        await leave_early(table, guest, mine)
    elif table.status == "playing":
        await give_up(table, guest, mine)
    else:
        raise Refusal("over", "The game is over; there is nothing to leave.", "E4")


async def leave_early(table: Table, guest: Guest, mine: list[int]) -> None:
    freed = [replace(table.chairs[seat], kind="person", guest=None, name="") for seat in mine]
    await part(table, guest, mine, freed)


async def give_up(table: Table, guest: Guest, mine: list[int]) -> None:
    given = [replace(chair, guest=None, stand_in=stand_in(chair)) for chair in table.chairs if chair.seat in mine]
    await part(table, guest, mine, given)
    for seat in mine:
        table.ask_anew(seat)


async def part(table: Table, guest: Guest, mine: list[int], chairs: list[ChairRow]) -> None:
    """The seats are as given, their keys are void, somebody else is the host; if nobody is, the table is closed."""
    writes = [change_chair(chair) for chair in chairs] + [drop_seat_keys(table.code, seat) for seat in mine]
    row, heir = table.row, successor(table, guest)
    if heir is not None and row.host == guest.id:
        row = replace(row, host=heir)
        writes.append(change_host(table.code, heir))
    if heir is None and row.started is None:
        closed = time()
        row = replace(row, closed=closed)
        writes.append(close_table(table.code, closed))
    await table.keep(*writes)
    table.row = row
    settle(table, chairs)
    lock_out(table, mine)
    table.tell_table_changed()


def successor(table: Table, guest: Guest) -> str | None:
    """Another person at the table."""
    others = [chair.guest for chair in table.chairs if chair.guest not in (None, guest.id)]
    return others[0] if others else None


async def change_seat(table: Table, guest: Guest, seat: int, level: Level | None) -> None:
    """The host gives a seat to a bot or to whoever comes, also that of somebody who came and went."""
    refuse_started(table)
    refuse_all_but_host(table, guest)
    chair = chair_of(table, seat)
    if chair.guest == guest.id:
        raise Refusal("taken", "This is your own seat; leave the table to free it.")
    changed = replace(chair, kind="person" if level is None else "bot", guest=None, level=level or "", name="")
    await table.keep(change_chair(changed), drop_seat_keys(table.code, seat))
    settle(table, [changed])
    lock_out(table, [seat])
    table.tell_table_changed()


async def start(table: Table, guest: Guest) -> None:
    refuse_started(table)
    refuse_all_but_host(table, guest)
    await deal(table)


async def deal(table: Table) -> None:
    """When every seat is taken."""
    free = [SEAT_NAMES[chair.seat] for chair in table.chairs if is_free(chair)]
    if free:
        waiting = ", ".join(free)
        raise Refusal("not-ready", f"Nobody sits on {waiting} yet. Wait, or give the seat to a bot.")
    game = dealt(table.row)
    started, laid = time(), str(game.start)
    await table.keep(start_table(table.code, started, laid, VERSION))
    table.row = replace(table.row, started=started, start=laid, engine=VERSION)
    table.sit_down(game)
    table.presence.begin()
    table.tell_table_changed()
    for visitor in table.visitors:
        visitor.tell(telling.welcome(table, visitor.seats, visitor.seat, 0, None))
    table.let_bots_answer()


# In the game


async def hand_to_bot(table: Table, guest: Guest, seat: int, level: Level) -> None:
    """Until it is taken back."""
    chair = own_chair(table, guest, seat)
    await change(table, replace(chair, stand_in=level))
    table.ask_anew(seat)


async def take_back(table: Table, guest: Guest, seat: int) -> None:
    chair = own_chair(table, guest, seat)
    table.hear_from(seat)
    if chair.stand_in:
        await change(table, replace(chair, stand_in=""))
        table.ask_anew(seat)


async def remove(table: Table, guest: Guest, seat: int) -> bool:
    """A silent player: by the host at once, by others when most want it. A bot answers until they come back.

    Say whether it is done.
    """
    refuse_not_playing(table)
    chair = chair_of(table, seat)
    if not seats_of(table, guest):
        raise Refusal("not-seated", "Only those who sit at the table can do this.")
    if chair.guest == guest.id:
        raise Refusal("not-possible", "To leave your own seat, leave the table or hand the seat to a bot.")
    if not table.is_silent(seat):
        raise Refusal("not-silent", f"{SEAT_NAMES[seat]} is not silent; have a little patience.")
    for own in seats_of(table, guest):
        table.hear_from(own)
    wanting = table.votes.setdefault(seat, set())
    wanting.add(guest.id)
    voters = {
        other.guest for other in table.chairs
        if is_persons(other) and other.guest != chair.guest and not table.is_silent(other.seat)
    }  # fmt: skip
    if table.row.host != guest.id and 2 * len(wanting & voters) <= len(voters):
        table.tell_table_changed()
        return False
    table.votes.pop(seat, None)
    await change(table, replace(chair, stand_in=stand_in(chair)))
    table.ask_anew(seat)
    return True


# Keys


async def new_keys(table: Table, guest: Guest) -> list[tuple[int, str]]:
    """A key for each seat that this guest holds; who has the key speaks for the seat."""
    found: list[tuple[int, str]] = []
    writes: list[Write] = []
    keys = dict(table.keys)
    for seat in seats_of(table, guest):
        token = new_token()
        old = [kept for kept, opens in keys.items() if opens == seat]
        for outdated in old[: max(len(old) - KEYS + 1, 0)]:
            del keys[outdated]
            writes.append(drop_seat_key(outdated))
        keys[digest(token)] = seat
        writes.append(add_seat_key(digest(token), table.code, seat, time()))
        found.append((seat, token))
    if writes:
        await table.keep(*writes)
        table.keys = keys
    return found


# Parts


async def change(table: Table, chair: ChairRow) -> None:
    await table.keep(change_chair(chair))
    settle(table, [chair])
    table.tell_table_changed()


def settle(table: Table, chairs: list[ChairRow]) -> None:
    """These are as given, the others as they were."""
    by_seat = {chair.seat: chair for chair in chairs}
    table.chairs = [by_seat.get(chair.seat, chair) for chair in table.chairs]


def lock_out(table: Table, seats: list[int]) -> None:
    """Those who spoke for these seats may watch."""
    table.keys = {kept: seat for kept, seat in table.keys.items() if seat not in seats}
    for visitor in table.visitors:
        visitor.seats.difference_update(seats)
        if visitor.seat in seats:
            visitor.seat = NOBODY
            visitor.tell(telling.welcome(table, visitor.seats, NOBODY, -1, None))


def chair_of(table: Table, seat: int) -> ChairRow:
    if seat >= len(table.chairs):
        raise Refusal("no-such-seat", f"{SEAT_NAMES[seat]} does not play at this table.")
    return table.chairs[seat]


def own_chair(table: Table, guest: Guest, seat: int) -> ChairRow:
    refuse_not_playing(table)
    chair = chair_of(table, seat)
    if chair.guest != guest.id or not is_persons(chair):
        raise Refusal("not-yours", f"{SEAT_NAMES[seat]} is not your seat.")
    return chair


def stand_in(chair: ChairRow) -> str:
    return answering_bot(chair) or STAND_IN


def refuse_all_but_host(table: Table, guest: Guest) -> None:
    if table.row.host != guest.id:
        raise Refusal("not-host", "Only the one who laid the table can do this.")


def refuse_not_playing(table: Table) -> None:
    if table.status == "gathering":
        raise Refusal("not-started", "The game has not begun yet.")
    if table.status != "playing":
        raise Refusal("over", "The game is over.", "E4")
