"""Replays of finished games and of records, and new games that continue them."""

from __future__ import annotations

import hashlib
from typing import Final

from fastapi import Request, Response

from naqala.engine.game import Game
from naqala.server.http.dependencies import Network, NewIdentity, Registry
from naqala.server.http.game_routes import JSON, finished_response, to_json
from naqala.server.http.request_costs import REBUILD_COST, charge
from naqala.server.http.response_cache import ResponseCache
from naqala.server.http.routing import new_router
from naqala.server.messages.replay_info import replay_info
from naqala.server.messages.replay_types import ContinueRecordRequest, ContinueRequest, RecordRequest, ReplayInfo
from naqala.server.messages.table_types import TableInfo
from naqala.server.tables.archive import FinishedTable
from naqala.server.tables.continuing import continued_options
from naqala.server.tables.recorded_game import read_record, recorded_table
from naqala.server.tables.table_options import TableOptions
from naqala.server.tables.table_registry import TableRegistry

KIND: Final = "record of a client"
router = new_router()


@router.get("/tables/{code}/replay", response_model=ReplayInfo)
async def get_replay(code: str, request: Request, registry: Registry) -> Response:
    """Every action with all its events, from the start."""
    return await finished_response(request, registry, code, "replay", replay_body)


def replay_body(table: FinishedTable, game: Game) -> bytes:
    return to_json(replay_info(table.info(game), game))


@router.post("/replay", response_model=ReplayInfo)
async def replay_record(body: RecordRequest, request: Request) -> Response:
    """The same for a record, text or JSON. Nothing is stored."""
    responses: ResponseCache = request.app.state.responses
    key = (KIND, hashlib.sha256(body.record.encode("utf-8", "surrogatepass")).digest())
    answer = responses.get(key)
    if answer is None:
        charge(request, REBUILD_COST)
        game, tags = read_record(body.record)
        answer = to_json(replay_info(recorded_table(game, tags), game))
        responses.put(key, answer)
    return Response(answer, media_type=JSON)


@router.post("/tables/{code}/continue")
async def continue_table(
    code: str, body: ContinueRequest, request: Request, identity: NewIdentity, network: Network, registry: Registry
) -> TableInfo:
    """A new table at a moment of a finished game, against bots; it starts at once."""
    table = await registry.get_finished(code)
    charge(request, REBUILD_COST)
    game = await table.load_game(registry.context)
    move_help = table.row.move_help is not False
    options = continued_options(game, body.n, body.seat, body.level, body.name, move_help=move_help)
    return await create_continued(registry, identity, network, options)


@router.post("/replay/continue")
async def continue_record(
    body: ContinueRecordRequest, request: Request, identity: NewIdentity, network: Network, registry: Registry
) -> TableInfo:
    """The same for a record."""
    charge(request, REBUILD_COST)
    game, _ = read_record(body.record)
    options = continued_options(game, body.n, body.seat, body.level, body.name)
    return await create_continued(registry, identity, network, options)


async def create_continued(
    registry: TableRegistry, identity: NewIdentity, network: str, options: TableOptions
) -> TableInfo:
    registry.check(options, any_position=True)
    async with registry.quotas.new_table(identity.known.id if identity.known else "", network):
        session = await registry.create(await identity.get_or_create(), options, any_position=True)
        registry.quotas.note_table(session.code, network)
    return session.info()
