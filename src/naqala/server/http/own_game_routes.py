"""The finished games of the caller."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from io import RawIOBase
from math import inf
from time import gmtime
from typing import Any, Final, cast
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from fastapi import Request, Response
from fastapi.responses import StreamingResponse

from naqala.server.api_error import ApiError
from naqala.server.http.dependencies import KnownIdentity, OptionalIdentity, Registry
from naqala.server.http.request_costs import REBUILD_COST, charge
from naqala.server.http.response_cache import etag_response
from naqala.server.http.routing import new_router
from naqala.server.http.table_lists import own_seats
from naqala.server.identity.lookalikes import lookalike
from naqala.server.messages import http_bodies as bodies
from naqala.server.messages.game_history import final_scores
from naqala.server.messages.history_types import FinalScores
from naqala.server.messages.serializing import serialize
from naqala.server.messages.table_info import seat_info
from naqala.server.store import writes
from naqala.server.store.rows import FinishedListing, Identity, StoredRecord
from naqala.server.tables.table_registry import TableRegistry

PAGE: Final = 20  # games
MAX_REBUILT: Final = 4  # games of an older version whose scores are computed for one page
EXPORT_BATCH: Final = 20  # games read at once
ZIP: Final = "application/zip"
NOTHING: Final[bodies.FinishedGames] = {"games": [], "total": 0, "next": None}
router = new_router()


@router.get("/me/games", response_model=bodies.FinishedGames)
async def get_own_games(
    request: Request, identity: OptionalIdentity, registry: Registry, before: float = inf
) -> Response:
    """The caller's finished games, last finished first; `before` is the `next` of the page before."""
    page = NOTHING if identity is None else await own_games(request, identity, registry, before)
    return etag_response(request, serialize(page).encode(), "application/json")


async def own_games(
    request: Request, identity: Identity, registry: TableRegistry, before: float
) -> bodies.FinishedGames:
    read = registry.context.store.read
    found = await read.finished_games(identity.id, before, PAGE + 1)
    shown = found[:PAGE]
    scores = await page_scores(request, registry, shown)
    return {
        "games": [finished_game(table, identity, scores.get(table.code)) for table in shown],
        "total": await read.finished_game_count(identity.id),
        "next": shown[-1].finished_at if len(found) > PAGE else None,
    }


def finished_game(table: FinishedListing, identity: Identity, scores: FinalScores | None) -> bodies.FinishedGame:
    return {
        "code": table.code,
        "started": table.started_at,
        "finished": table.finished_at,
        "open_hands": table.open_hands,
        "custom_seed": table.custom_seed,
        "seats": [seat_info(row, lookalike=lookalike(row, table.seats)) for row in table.seats],
        "own_seats": own_seats(table.seats, identity),
        "scores": scores,
    }


async def page_scores(
    request: Request, registry: TableRegistry, games: list[FinishedListing]
) -> dict[str, FinalScores]:
    """The scores that are known, and those of a few others, which are stored for the next time."""
    found = {table.code: parsed for table in games if (parsed := parsed_scores(table))}
    for table in [table for table in games if table.code not in found][:MAX_REBUILT]:
        try:
            charge(request, REBUILD_COST)
            finished = await registry.get_finished(table.code)
            found[table.code] = final_scores(await finished.load_game(registry.context))
        except ApiError:  # a game that cannot be read, or too many requests: the list is shown without these scores
            continue
        registry.context.store.write_soon(writes.set_scores(table.code, serialize(found[table.code])))
    return found


def parsed_scores(table: FinishedListing) -> FinalScores | None:
    """None if there are none, or they do not fit the table: no checksum covers them."""
    try:
        scores = json.loads(table.scores or "null")
        complete = {sheet["seat"] for sheet in scores["score_sheets"]} == {row.colour for row in table.seats}
    except (ValueError, TypeError, KeyError):
        return None
    return cast("FinalScores", scores) if complete and "winners" in scores else None


@router.get("/me/games/records", response_class=StreamingResponse, responses={200: {"content": {ZIP: {}}}})
async def export_records(identity: KnownIdentity, registry: Registry) -> StreamingResponse:
    """The records of all finished games of the caller, as a ZIP archive with a file for each."""
    headers = {"Content-Disposition": 'attachment; filename="naqala-games.zip"'}
    return StreamingResponse(zipped(own_records(registry, identity)), media_type=ZIP, headers=headers)


async def own_records(registry: TableRegistry, identity: Identity) -> AsyncIterator[StoredRecord]:
    """In batches, so that neither the memory nor a connection to the database is kept while a client reads."""
    before = inf
    while batch := await registry.context.store.read.finished_records(identity.id, before, EXPORT_BATCH):
        for stored in batch:
            yield stored
        before = batch[-1].finished_at


async def zipped(records: AsyncIterator[StoredRecord]) -> AsyncIterator[bytes]:
    output = ByteQueue()
    with ZipFile(output, "w") as archive:
        async for stored in records:
            if stored.record:
                info = ZipInfo(f"{stored.code}.naqala", gmtime(stored.finished_at)[:6])
                archive.writestr(info, stored.record, ZIP_DEFLATED)
                yield output.take()
    yield output.take()


class ByteQueue(RawIOBase):
    """A file that can only be written; what was written is taken out piece by piece."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[bytes] = []

    def write(self, data: Any, /) -> int:
        self._parts.append(bytes(data))
        return len(self._parts[-1])

    def take(self) -> bytes:
        taken, self._parts = b"".join(self._parts), []
        return taken
