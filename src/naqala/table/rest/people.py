"""Who one is, and one's own tables."""

from __future__ import annotations

from fastapi import Request, Response

from naqala.table.identity import AHall, Anybody, MaybeGuest, TheGuest, remember
from naqala.table.rest import new_router
from naqala.table.rest.lists import LISTED, listed
from naqala.table.wire import lobby

router = new_router()


@router.get("/me")
async def me(guest: MaybeGuest) -> lobby.Me:
    """Who this browser is."""
    return {"known": guest is not None, "name": guest.name if guest else ""}


@router.post("/me")
async def name_me(wish: lobby.NameWish, anybody: Anybody, hall: AHall) -> lobby.Me:
    """Choose a name; somebody new gets an identity in a cookie."""
    named = await hall.guests.rename(await anybody.guest(), wish.name)
    return {"known": True, "name": named.name}


@router.post("/me/pass")
async def make_pass(guest: TheGuest, hall: AHall) -> lobby.PassTold:
    """A code that brings this identity to one more device, within a quarter of an hour."""
    code, until = await hall.guests.new_pass(guest)
    return {"code": code, "until": until}


@router.post("/me/arrive")
async def arrive(said: lobby.PassSaid, request: Request, response: Response, hall: AHall) -> lobby.Me:
    """This browser becomes who the other one is."""
    guest, token = await hall.guests.arrive(said.code)
    remember(request, response, token)
    return {"known": True, "name": guest.name}


@router.get("/me/tables")
async def my_tables(guest: MaybeGuest, hall: AHall) -> lobby.MyTables:
    """The tables where one has a seat, the newest first."""
    if guest is None:
        return {"tables": []}
    found = await hall.ledger.read.tables_of(guest.id, LISTED)
    return {"tables": [listed(hall, table, guest) for table in found if table.closed is None]}
