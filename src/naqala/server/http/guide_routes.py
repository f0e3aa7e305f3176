"""The guided game and the lessons."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Final

from fastapi import Response

from naqala.guide import EXERCISES, Exercise
from naqala.server.api_error import ApiError, quoted
from naqala.server.http.dependencies import Network, NewIdentity, OptionalIdentity, Registry
from naqala.server.http.routing import new_router
from naqala.server.messages.guide_info import GuideInfo, guide_info
from naqala.server.messages.serializing import serialize
from naqala.server.messages.table_types import TableInfo
from naqala.server.tables.quotas import Quotas

JSON: Final = "application/json"
router = new_router()


@router.get("/guide", response_model=GuideInfo)
async def get_guide(identity: OptionalIdentity, registry: Registry) -> Response:
    """The guided game and all lessons, and those of them that the caller has solved."""
    solved = set() if identity is None else await registry.context.store.read.exercises_done(identity.id)
    done = [name for name in EXERCISES if name in solved]
    return Response(serialize(guide_info(done)), media_type=JSON)


@router.post("/guide/{exercise}")
async def start_exercise(exercise: str, identity: NewIdentity, network: Network, registry: Registry) -> TableInfo:
    """Start a scene of the guided game, or a lesson, at a table of its own; the caller plays the first seat."""
    found = find_exercise(exercise)
    host = identity.known.id if identity.known else ""
    async with new_table(registry.quotas, found, host, network):
        session = await registry.create_exercise(await identity.get_or_create(), found)
        if found.goes_on:
            registry.quotas.note_table(session.code, network)
    return session.info()


def find_exercise(name: str) -> Exercise:
    if name not in EXERCISES:
        raise ApiError("not-found", "server-no-such-exercise", exercise=quoted(name))
    return EXERCISES[name]


def new_table(quotas: Quotas, exercise: Exercise, host: str, network: str) -> AbstractAsyncContextManager[None]:
    """An exercise that goes on counts as a game of the player."""
    return quotas.new_table(host, network) if exercise.goes_on else quotas.new_exercise(host, network)
