"""Who asks: the cookie of a browser."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Request, Response

from naqala.table.hall import Hall
from naqala.table.refusal import Refusal
from naqala.table.store.rows import Guest

COOKIE: Final = "naqala"
YEARS: Final = 2 * 365 * 24 * 3600


def the_hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    if hall.is_closing:
        raise Refusal("closing", "The server is being restarted; come again in a moment.")
    return hall


AHall = Annotated[Hall, Depends(the_hall)]


async def known_guest(request: Request, hall: AHall) -> Guest | None:
    return await hall.guests.by_token(request.cookies.get(COOKIE, ""))


MaybeGuest = Annotated[Guest | None, Depends(known_guest)]


async def the_guest(guest: MaybeGuest) -> Guest:
    if guest is None:
        raise Refusal("no-identity", "This browser is not known here; choose a name first.")
    return guest


class Newcomer:
    """Whoever asks. Somebody new becomes a guest, with a cookie, only when that is called for."""

    def __init__(self, request: Request, response: Response, hall: AHall, known: MaybeGuest) -> None:
        self.request = request
        self.response = response
        self.hall = hall
        self.known = known

    async def guest(self) -> Guest:
        if self.known is None:
            self.known, token = await self.hall.guests.new("")
            remember(self.request, self.response, token)
        return self.known


def remember(request: Request, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE, token, max_age=YEARS, path="/", httponly=True, samesite="lax", secure=request.url.scheme == "https"
    )


TheGuest = Annotated[Guest, Depends(the_guest)]
Anybody = Annotated[Newcomer, Depends(Newcomer)]
