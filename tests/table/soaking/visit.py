"""Coming back on another day: everybody is known, every key opens its seat, every game can be read."""

from __future__ import annotations

from collections.abc import Sequence

import httpx

from tests.table.serving import PATIENCE, Line
from tests.table.soaking.auditor import wired
from tests.table.soaking.evening import Evening
from tests.table.soaking.pages import Pages
from tests.table.soaking.parties import Stubborn
from tests.table.soaking.testimony import Done, Testimony


async def tables(evening: Evening, pages: Pages) -> list[str]:
    """What is not as it was; the pages are of before the server started."""
    found: list[str] = []
    async with httpx.AsyncClient(base_url=evening.serving.url, timeout=PATIENCE) as http:
        for code, testimony in evening.testimonies.items():
            written = [wired(deed) for deed in pages.deeds.get(code, [])]
            found += await of_line(evening, testimony, written)
            if testimony.result is not None:
                found += await of_reading(http, testimony, pages.tables[code].record)
    return found


async def of_line(evening: Evening, testimony: Testimony, written: list[Done]) -> list[str]:
    """With all the keys of the table. A bot may have played on already."""
    line = await Line.connect(evening.serving, testimony.code, list(testimony.keys.values()))
    told = [Done(deed["n"], deed["seat"], deed["say"]) for deed in line.played]
    await line.close()
    found: list[str] = []
    if set(line.seats) != set(testimony.keys):
        found.append(f"table {testimony.code}: the keys open {line.seats}")
    if told[: len(written)] != written:
        found.append(f"table {testimony.code}: who comes now is told another game")
    return found


async def of_reading(http: httpx.AsyncClient, testimony: Testimony, record: str | None) -> list[str]:
    code = testimony.code
    found: list[str] = []
    if (await http.get(f"/api/tables/{code}/record")).text != record:
        found.append(f"table {code}: another record is told than was written")
    if (await http.get(f"/api/tables/{code}/scores")).json() != testimony.result:
        found.append(f"table {code}: other scores are told than at the end of the game")
    return found


async def people(known: Sequence[Stubborn]) -> list[str]:
    found: list[str] = []
    for one in known:
        me = await one.get("/api/me")
        if me != {"known": True, "name": one.name}:
            found.append(f"{one.name} is not known any more: {me}")
        await one.person.close()
    return found
