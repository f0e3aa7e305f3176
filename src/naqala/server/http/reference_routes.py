"""What a printed game comes with, for everybody: worked examples, the figures of the summary sheet, the score pad."""

from __future__ import annotations

import gzip
from functools import cache

from fastapi import Request, Response

from naqala.engine.score_pad import ScorePadError, score_pad
from naqala.server.api_error import ApiError
from naqala.server.http.response_cache import etag_response
from naqala.server.http.routing import new_router
from naqala.server.http.static_files import accepted_encodings
from naqala.server.messages import score_pad_bodies as pad
from naqala.server.messages.example_info import WorkedExampleList, worked_example_list
from naqala.server.messages.serializing import serialize
from naqala.server.messages.summary_sheet import SummarySheet, summary_sheet

JSON = "application/json"
router = new_router()


@router.get("/examples", response_model=WorkedExampleList)
async def get_examples(request: Request) -> Response:
    """The worked examples of the rules, with the board before and after."""
    if "gzip" not in accepted_encodings(request.headers.getlist("accept-encoding")):
        return vary_by_encoding(etag_response(request, examples_body(), JSON))
    response = vary_by_encoding(etag_response(request, compressed_examples_body(), JSON))
    response.headers["Content-Encoding"] = "gzip"
    return response


def vary_by_encoding(response: Response) -> Response:
    response.headers["Vary"] = "Accept-Encoding"
    return response


@router.get("/summary", response_model=SummarySheet)
async def get_summary(request: Request) -> Response:
    """The figures of the summary sheet: prices, counts and points."""
    return etag_response(request, summary_body(), JSON)


@router.post("/score")
async def score_printed_game(body: pad.ScorePadRequest) -> pad.ScorePadResult:
    """The score sheets of a game that was played with the printed box. Nothing is stored."""
    try:
        return pad.score_pad_result(score_pad([pad.final_holdings(player) for player in body.players]))
    except ScorePadError as error:
        raise ApiError.from_phrase("malformed", error.phrase, error.rule) from None


@cache
def examples_body() -> bytes:
    return serialize(worked_example_list()).encode()


@cache
def compressed_examples_body() -> bytes:
    """The boards are much alike: a fortieth of the size."""
    return gzip.compress(examples_body(), mtime=0)


@cache
def summary_body() -> bytes:
    return serialize(summary_sheet()).encode()
