"""The body of an error response."""

from __future__ import annotations

from naqala.server.api_error import ApiError
from naqala.server.messages.http_bodies import ErrorResponse
from naqala.server.messages.phrase_json import phrase_json


def error_body(error: ApiError) -> ErrorResponse:
    text = phrase_json(error.phrase)
    return {"code": error.code, "message": error.message, "text": text, "rule": error.rule}
