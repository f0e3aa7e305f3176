"""After a restart: everybody is known, every key is valid, every game can be read."""

from __future__ import annotations

from collections.abc import Sequence

import httpx

from tests.server.serving import TIMEOUT, SocketClient
from tests.server.soaking.auditor import played_action
from tests.server.soaking.database_rows import DatabaseRows
from tests.server.soaking.recorded_messages import PlayedAction, RecordedMessages
from tests.server.soaking.retrying_person import RetryingPerson
from tests.server.soaking.soak_session import SoakSession


async def check_tables(session: SoakSession, rows: DatabaseRows) -> list[str]:
    """Differences from the rows read before the server started."""
    found: list[str] = []
    async with httpx.AsyncClient(base_url=session.serving.url, timeout=TIMEOUT) as http:
        for code, recorded in session.recorded_tables.items():
            written = [played_action(action) for action in rows.actions.get(code, [])]
            found += await check_socket(session, recorded, written)
            if recorded.result is not None:
                found += await check_downloads(http, recorded, rows.tables[code].record)
    return found


async def check_socket(session: SoakSession, recorded: RecordedMessages, written: list[PlayedAction]) -> list[str]:
    """Connect with all keys of the table. A bot may have played on already."""
    client = await SocketClient.connect(session.serving, recorded.code, list(recorded.keys.values()))
    received = [PlayedAction(action["n"], action["seat"], action["notation"]) for action in client.played]
    await client.close()
    found: list[str] = []
    if set(client.seats) != set(recorded.keys):
        found.append(f"table {recorded.code}: the keys open {client.seats}")
    if received[: len(written)] != written:
        found.append(f"table {recorded.code}: a new client receives another game")
    return found


async def check_downloads(http: httpx.AsyncClient, recorded: RecordedMessages, record: str | None) -> list[str]:
    code = recorded.code
    found: list[str] = []
    if (await http.get(f"/api/tables/{code}/record")).text != record:
        found.append(f"table {code}: the record differs from the stored one")
    if (await http.get(f"/api/tables/{code}/scores")).json() != recorded.result:
        found.append(f"table {code}: the scores differ from those at the end of the game")
    return found


async def check_people(known: Sequence[RetryingPerson]) -> list[str]:
    found: list[str] = []
    for one in known:
        me = await one.get("/api/me")
        if me != {"known": True, "name": one.name, "language": None}:
            found.append(f"{one.name} is not known any more: {me}")
        await one.person.close()
    return found
