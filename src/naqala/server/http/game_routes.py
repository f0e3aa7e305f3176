"""The rulebook, and finished games."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from fastapi import Request, Response

from naqala.engine.djinns import DJINNS
from naqala.engine.game import Game
from naqala.engine.records import record_json
from naqala.locales import LANGUAGES, Language
from naqala.locales.languages import ENGLISH
from naqala.server import rules_text
from naqala.server.http.dependencies import Registry
from naqala.server.http.request_costs import REBUILD_COST, charge
from naqala.server.http.response_cache import ResponseCache, etag_response
from naqala.server.http.routing import new_router
from naqala.server.messages import http_bodies as bodies
from naqala.server.messages.game_history import finished_result
from naqala.server.messages.history_types import GameResult
from naqala.server.messages.json_types import LEVELS
from naqala.server.messages.serializing import serialize
from naqala.server.tables.archive import FinishedTable
from naqala.server.tables.table_registry import TableRegistry
from naqala.version import VERSION

TEXT_RESPONSE: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}
JSON: Final = "application/json"
router = new_router()


@router.get("/rulebook", response_model=bodies.Rulebook)
async def get_rulebook(request: Request, language: str = "en") -> Response:
    """Bot levels, djinns, and the rules with their numbers, in a language such as `fr`, else English."""
    return etag_response(request, rulebook_body(language if language in LANGUAGES else ENGLISH), JSON)


@cache
def rulebook_body(language: Language) -> bytes:
    return to_json(rulebook(language))


def rulebook(language: Language = ENGLISH) -> bodies.Rulebook:
    rules = rules_text.rules(language)
    powers = djinn_powers(language)
    return {
        "version": VERSION,
        "language": language,
        "levels": list(LEVELS),
        "djinns": [
            {"name": djinn.name, "value": djinn.value, "rule": djinn.rule, "text": powers[djinn.rule]}
            for djinn in DJINNS
        ],
        "rules": [
            {
                "letter": letter,
                "title": title,
                "rules": [{"number": number, "text": text} for number, text in rules.items() if number[0] == letter],
            }
            for letter, title in rules_text.sections(language).items()
        ],
    }


def djinn_powers(language: Language) -> dict[str, str]:
    """What each djinn does, by the number of its rule."""
    rows = rules_text.DJINN_ROW.findall(rules_text.text(language))
    return {number: rules_text.MARKUP.sub("", power) for number, _, _, _, power in rows}


# Finished games


@router.get("/tables/{code}/scores", response_model=GameResult)
async def get_scores(code: str, request: Request, registry: Registry) -> Response:
    """Score sheets, winners, and the seed and salt of the commitment."""
    return await finished_response(request, registry, code, "scores", scores_body)


@router.get("/tables/{code}/record", response_model=None, responses=TEXT_RESPONSE)
async def get_record(code: str, request: Request, registry: Registry) -> Response:
    """The record of the game as text."""
    return await finished_response(request, registry, code, "record", record_body, "text/plain")


@router.get("/tables/{code}/record.json", response_model=dict[str, object])
async def get_record_json(code: str, request: Request, registry: Registry) -> Response:
    """The record as JSON, described in docs/records.md."""
    return await finished_response(request, registry, code, "record.json", record_json_body)


async def finished_response(
    request: Request,
    registry: TableRegistry,
    code: str,
    kind: str,
    build: Callable[[FinishedTable, Game], bytes],
    media_type: str = JSON,
) -> Response:
    """From the cache, if it has been built before and nothing has changed since."""
    responses: ResponseCache = request.app.state.responses
    table = await registry.get_finished(code)
    key = (table.row.code, kind, table.version)
    body = responses.get(key)
    if body is None:
        charge(request, REBUILD_COST)
        body = build(table, await table.load_game(registry.context))
        responses.put(key, body)
    return etag_response(request, body, media_type)


def scores_body(_table: FinishedTable, game: Game) -> bytes:
    return to_json(finished_result(game))


def record_body(table: FinishedTable, game: Game) -> bytes:
    return game.record(table.tags).encode()


def record_json_body(table: FinishedTable, game: Game) -> bytes:
    return to_json(record_json(game, table.tags, with_seed=True))


def to_json(body: object) -> bytes:
    return serialize(body).encode()
