"""Attacks by requests that are valid so far, but cost more than they should."""

from __future__ import annotations

import asyncio
from itertools import repeat

from tests.server.attacks.attack import Attack
from tests.server.attacks.frame_attacks import SMALL_BUFFER, both, send_forever
from tests.server.attacks.raw_connection import RawConnection

CHUNKS = 10_000  # sent at once
PIPELINED = 50
PREPARE_TIMEOUT = 30.0
FIERCE_TABLES = 20
CREATING_IDENTITY = asyncio.Lock()


async def endless_chunks(connection: RawConnection) -> None:
    await connection.send(
        connection.head("POST", "/api/me", "Content-Type: application/json", "Transfer-Encoding: chunked")
    )
    await both(send_forever(connection, b"1\r\n \r\n" * CHUNKS, CHUNKS), connection.read_and_discard())


async def unread_responses(connection: RawConnection) -> None:
    await send_forever(connection, connection.head("GET", "/api/rulebook") * PIPELINED, PIPELINED)


async def hammer_replay(connection: RawConnection) -> None:
    for _ in repeat(None):
        await connection.request("GET", f"/api/tables/{connection.target.finished_table}/replay")


async def fierce_table(connection: RawConnection) -> None:
    """A table at which every seat is played by a Fierce bot, and its host, who watches."""
    async with asyncio.timeout(PREPARE_TIMEOUT):
        await become_known(connection)
        seats = [{"kind": "person"}, *[{"kind": "bot", "level": "fierce"}] * 3]
        status, table = await connection.request("POST", "/api/tables", {"seats": seats, "name": "Eve", "start": True})
        if status != "200":
            await asyncio.sleep(1)
            return
        code = table["code"]
        own = next(seat["seat"] for seat in table["seats"] if seat["kind"] == "person")
        _, keys = await connection.request("POST", f"/api/tables/{code}/keys")
        await connection.request("POST", f"/api/tables/{code}/seats/{own}/substitute", {"level": "fierce"})
        await connection.watch(code, [key["key"] for key in keys["keys"]])
    await connection.read_and_discard()


async def become_known(connection: RawConnection) -> None:
    """All tables of a source address have the same host."""
    async with CREATING_IDENTITY:
        if connection.source not in connection.tally.cookies:
            await connection.request("POST", "/api/me", {"name": "Eve"})


REQUEST_ATTACKS = (
    Attack("endless-chunks", "a body of one-byte chunks that never ends", endless_chunks),
    Attack("unread-responses", "requests; the responses are never read", unread_responses, receive_buffer=SMALL_BUFFER),
    Attack(
        "replay", "a finished game's replay, again and again", hammer_replay, connections=4, needs_finished_game=True
    ),
    Attack("fierce-tables", "20 tables of Fierce bots", fierce_table, connections=FIERCE_TABLES),
)
