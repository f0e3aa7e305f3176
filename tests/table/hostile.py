"""A game that somebody means no good to, and what must hold whatever they send."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, replace
from typing import Any, get_args

import httpx
import websockets

from naqala.table.doors import HEADERS
from naqala.table.refusal import Kind
from tests.table.serving import PATIENCE, Line, Person, Serving

KINDS = frozenset(get_args(Kind))
NO_CODE = 1006  # of a line that ends without a word


@dataclass(frozen=True)
class Besieged:
    """A game in its course: somebody is to move and has picked meeples up in a draft."""

    serving: Serving
    code: str
    keys: list[str]
    seat: str  # which is asked
    option: str  # which it could take
    as_it_was: tuple[Any, ...] = ()

    @staticmethod
    async def lay(serving: Serving) -> Besieged:
        ann = Person(serving, "Ann")
        code = await ann.lay("device", "device", start=True, seed="7")
        line = await ann.sit(code)
        while not line.offers or line.scene["asked"]["step"] != "moving":  # type: ignore[index]
            if line.offers:
                await line.attempt(line.offers[0]["say"])
            else:
                await line.ask("sit", seat=line.scene["asked"]["seat"])  # type: ignore[index]
        await line.attempt(line.offers[0]["say"])
        await line.until(lambda line: line.scene["draft"])  # type: ignore[index]
        assert line.scene is not None
        found = Besieged(serving, code, await ann.keys(code), line.scene["seat"], line.offers[0]["say"])
        await line.close()
        await ann.close()
        return replace(found, as_it_was=await found.look())

    async def dial(self, **options: Any) -> Line:
        """A line without a hello."""
        return await Line.dial(self.serving, self.code, **options)

    async def line(self) -> Line:
        """One that speaks for the seat that is asked."""
        line = await self.dial()
        await line.say("hello", keys=self.keys, seat=self.seat)
        await line.hear("welcome")
        return line

    async def look(self) -> tuple[Any, ...]:
        """All that is played, and the scene with the draft and the offers."""
        line = await self.line()
        await line.close()
        return line.played, line.scene

    @asynccontextmanager
    async def unharmed(self) -> AsyncIterator[None]:
        """Whatever happens meanwhile changes nothing of the game, and the server has no trouble."""
        with untroubled(self.serving):
            yield
            assert await self.look() == self.as_it_was


@contextmanager
def untroubled(serving: Serving) -> Iterator[None]:
    """The server writes down neither an error nor a trace meanwhile."""
    before = len(serving.logged())
    yield
    assert httpx.get(f"{serving.url}/health", verify=False).status_code == 200
    lines = serving.logged()[before:].splitlines()
    assert not [line for line in lines if '"trace": ' in line or '"level": "error"' in line]


async def fate(line: Line) -> list[str | int]:
    """What a line still hears, refusals by their kind; at last the code with which it is cut."""
    heard: list[str | int] = []
    try:
        while True:
            message = await line.next()
            heard.append(message["kind"] if message["told"] == "refusal" else message["told"])
    except websockets.ConnectionClosed as end:
        return [*heard, end.rcvd.code if end.rcvd else NO_CODE]


def proper(answer: httpx.Response) -> httpx.Response:
    """With every header that protects; a refusal is typed."""
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    if answer.url.path.startswith("/api"):
        assert answer.headers["Cache-Control"] == "no-store"
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400 and answer.request.method != "HEAD":
        refusal = answer.json()
        assert set(refusal) == {"kind", "words", "rule"}
        assert refusal["kind"] in KINDS
        assert refusal["words"]
    return answer


@contextmanager
def a_stranger(serving: Serving) -> Iterator[httpx.Client]:
    """Somebody without a cookie; whatever they send does not trouble the server."""
    with untroubled(serving), httpx.Client(base_url=serving.url, timeout=PATIENCE, verify=False) as client:
        yield client


def kept(serving: Serving) -> dict[str, int]:
    """How many rows the ledger has."""
    with closing(sqlite3.connect(f"file:{serving.database}?mode=ro", uri=True)) as ledger:
        names = ("guests", "guest_keys", "passes", "tables", "chairs", "seat_keys", "deeds", "drafts", "chats")
        return {name: ledger.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}
