"""The score pad over HTTP: what the players of a printed game have, and their score sheets."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from naqala.engine.colours import COLOURS
from naqala.engine.components import CARD_KINDS
from naqala.engine.notation.vocabulary import CARD, DJINN, GOOD, SEAT
from naqala.engine.score_pad import FinalHoldings, PadResult, ScoredSuit
from naqala.server.messages.history_types import ScoreSheetInfo
from naqala.server.messages.http_bodies import RequestBody
from naqala.server.messages.json_types import Card, Djinn, Good, Seat, seat_name
from naqala.server.messages.public_view import score_sheet_info

MAX_NUMBER = 1_000_000  # more than anybody means; what is too much for the game is told in its words
Number = Annotated[int, Field(ge=-MAX_NUMBER, le=MAX_NUMBER)]


class PadPlayerRequest(RequestBody):
    """What one player has at the end. `tiles` are the printed values of the player's tiles; null if only `tile_sum` is
    known. Palm trees and palaces are those on these tiles."""

    seat: Seat
    gold: Number = 0
    viziers: Number = 0
    elders: Number = 0
    cards: dict[Card, Number] = {}
    tiles: Annotated[list[Number], Field(max_length=30)] | None = None
    tile_sum: Number = 0
    palms: Number = 0
    palaces: Number = 0
    djinns: Annotated[list[Djinn], Field(max_length=30)] = []


class ScorePadRequest(RequestBody):
    """What the players of a game have that was played with the printed box."""

    players: Annotated[list[PadPlayerRequest], Field(max_length=8)]


class PadSuitInfo(TypedDict):
    """A suit that counts at the end; `wild` is the number of further goods that pairs of Fakirs stand for (D2)."""

    goods: list[Good]
    wild: int
    points: int


class PadPlayerResult(TypedDict):
    """The score sheet of a player, and the suits that its `goods` consist of, longest first."""

    score_sheet: ScoreSheetInfo
    suits: list[PadSuitInfo]


class ScorePadResult(TypedDict):
    """The scores of all players, in the order of the request."""

    players: list[PadPlayerResult]
    winners: list[Seat]


def final_holdings(player: PadPlayerRequest) -> FinalHoldings:
    return FinalHoldings(
        SEAT.parse(player.seat),
        gold=player.gold,
        viziers=player.viziers,
        elders=player.elders,
        cards=[player.cards.get(name, 0) for name in CARD.names[:CARD_KINDS]],  # type: ignore[call-overload]
        tiles=player.tiles,
        tile_sum=player.tile_sum,
        palms=player.palms,
        palaces=player.palaces,
        djinns=[DJINN.parse(name) for name in player.djinns],
    )


def score_pad_result(result: PadResult) -> ScorePadResult:
    return {
        "players": [
            {"score_sheet": score_sheet_info(sheet, COLOURS), "suits": [suit_info(suit) for suit in suits]}
            for sheet, suits in zip(result.sheets, result.suits, strict=True)
        ],
        "winners": [seat_name(seat, COLOURS) for seat in result.winners],
    }


def suit_info(suit: ScoredSuit) -> PadSuitInfo:
    return {"goods": [GOOD.format(good) for good in suit.goods], "wild": suit.wild, "points": suit.points}
