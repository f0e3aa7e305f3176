"""The rulebook, and finished games."""

from __future__ import annotations

from typing import Any, Final

from fastapi.responses import PlainTextResponse

from naqala.bots import registry as bot_registry
from naqala.engine.djinns import DJINNS
from naqala.engine.djinns.djinn import Djinn
from naqala.engine.game import Game
from naqala.engine.records import record_json
from naqala.server import rules_text
from naqala.server.api_error import ApiError
from naqala.server.http.dependencies import Registry
from naqala.server.http.routing import new_router
from naqala.server.messages import http_bodies as bodies
from naqala.server.messages.game_history import finished_result, full_history
from naqala.server.messages.json_types import LEVELS
from naqala.server.messages.outgoing import GameResult
from naqala.server.messages.public_view import printed_tiles
from naqala.server.messages.snapshots import spectator_view
from naqala.server.tables.record_tags import record_tags
from naqala.server.tables.session import TableSession
from naqala.version import VERSION

TEXT_RESPONSE: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}
router = new_router()


@router.get("/rulebook")
async def get_rulebook() -> bodies.Rulebook:
    """Bot levels, djinns, and the rules with their numbers."""
    rules = rules_text.rules()
    return {
        "version": VERSION,
        "levels": [{"level": level, "sentence": bot_registry.LEVELS[level].sentence} for level in LEVELS],
        "djinns": [
            {
                "name": djinn.name,
                "value": djinn.value,
                "rule": djinn.rule,
                "price": djinn_price(djinn),
                "text": djinn.text,
            }
            for djinn in DJINNS
        ],
        "rules": [
            {
                "letter": letter,
                "title": title,
                "rules": [{"number": number, "text": text} for number, text in rules.items() if number[0] == letter],
            }
            for letter, title in rules_text.sections().items()
        ],
    }


def djinn_price(djinn: Djinn) -> str:
    """The price of its power; one djinn takes any number of Fakirs (D14)."""
    return "one or more Fakirs" if djinn.discounts_bids else str(djinn.price)


# Finished games


@router.get("/tables/{code}/scores")
async def get_scores(code: str, registry: Registry) -> GameResult:
    """Score sheets, winners, and the seed and salt of the commitment."""
    return finished_result(finished_game(await registry.get(code)))


@router.get("/tables/{code}/record", response_model=None, responses=TEXT_RESPONSE)
async def get_record(code: str, registry: Registry) -> PlainTextResponse:
    """The record of the game as text."""
    session = await registry.get(code)
    return PlainTextResponse(finished_game(session).record(record_tags(session.seats)))


@router.get("/tables/{code}/record.json")
async def get_record_json(code: str, registry: Registry) -> dict[str, object]:
    """The record as JSON, described in docs/records.md."""
    session = await registry.get(code)
    return record_json(finished_game(session), record_tags(session.seats), with_seed=True)


@router.get("/tables/{code}/replay")
async def get_replay(code: str, registry: Registry) -> bodies.ReplayInfo:
    """Every action with all its events, from the start."""
    session = await registry.get(code)
    game = finished_game(session)
    return {
        "table": session.info(),
        "tiles": printed_tiles(game.start.layout),
        "start": spectator_view(game.start),
        "played": full_history(game),
        "result": finished_result(game),
    }


def finished_game(session: TableSession) -> Game:
    """Raises until the last action is stored."""
    if session.game is None or session.status != "finished":
        raise ApiError("not-finished", "This is available when the game is over.")
    return session.game
