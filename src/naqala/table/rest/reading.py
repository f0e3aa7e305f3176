"""What anybody may read: the book of rules, and finished games."""

from __future__ import annotations

from typing import Any, Final

from fastapi.responses import PlainTextResponse

from naqala.bots import roster
from naqala.engine.djinns import DJINNS
from naqala.engine.djinns.djinn import Djinn
from naqala.engine.game import Game
from naqala.engine.notation.record_json import record_json
from naqala.engine.scoring import score_sheets
from naqala.engine.things import NOBODY
from naqala.engine.view import view
from naqala.table import rulebook, telling
from naqala.table.chairs import record_tags
from naqala.table.identity import AHall
from naqala.table.refusal import Refusal
from naqala.table.rest import new_router
from naqala.table.table import Table
from naqala.table.wire import lobby
from naqala.table.wire.sight import land_told, sight
from naqala.table.wire.told import Result
from naqala.table.wire.words import LEVELS
from naqala.version import VERSION

AS_TEXT: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
router = new_router()


@router.get("/book")
async def book() -> lobby.Book:
    """The levels of bots, the djinns, the rules with their numbers."""
    rules = rulebook.rules()
    return {
        "version": VERSION,
        "levels": [{"level": level, "sentence": roster.LEVELS[level].sentence} for level in LEVELS],
        "djinns": [
            {
                "name": djinn.name,
                "value": djinn.value,
                "rule": djinn.rule,
                "price": price(djinn),
                "words": djinn.text,
            }
            for djinn in DJINNS
        ],
        "rules": [
            {
                "letter": letter,
                "title": title,
                "rules": [{"number": n, "words": words} for n, words in rules.items() if n[0] == letter],
            }
            for letter, title in rulebook.sections().items()
        ],
    }


def price(djinn: Djinn) -> str:
    """What its power costs; who haggles pays as many Fakirs as one likes (D14)."""
    return "one or more Fakirs" if djinn.haggles else str(djinn.price)


# Finished games


@router.get("/tables/{code}/scores")
async def scores(code: str, hall: AHall) -> Result:
    """Score sheets, winners, and seed and salt against the commitment."""
    return the_result(finished(await hall.table(code)))


@router.get("/tables/{code}/record", response_model=None, responses=AS_TEXT)
async def record(code: str, hall: AHall) -> PlainTextResponse:
    """The whole game as text."""
    table = await hall.table(code)
    game = finished(table)
    return PlainTextResponse(game.record(record_tags(table.chairs)))


@router.get("/tables/{code}/record.json")
async def record_as_json(code: str, hall: AHall) -> dict[str, object]:
    """The same as JSON; docs/records.md describes it."""
    table = await hall.table(code)
    return record_json(finished(table), record_tags(table.chairs), with_seed=True)


@router.get("/tables/{code}/replay")
async def replay(code: str, hall: AHall) -> lobby.Replay:
    """Every deed with all its events, from the start."""
    table = await hall.table(code)
    game = finished(table)
    start = game.start
    return {
        "table": telling.table_told(table),
        "land": land_told(start.land),
        "start": sight(view(start, NOBODY), score_sheets(start)),
        "played": telling.told_openly(game),
        "result": the_result(game),
    }


def finished(table: Table) -> Game:
    """Not before its last deed is kept."""
    if table.game is None or table.status != "over":
        raise Refusal("not-over", "This is told when the game is over.")
    return table.game


def the_result(game: Game) -> Result:
    end = telling.result(game)
    assert end is not None
    return end
