"""All errors as JSON: `{"code": …, "message": …, "text": …, "rule": …}`."""

from __future__ import annotations

import logging
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException

from naqala.server.api_error import ApiError
from naqala.server.messages.error_body import error_body
from naqala.server.store import DamagedRow, NotWritable, WriteFailed
from naqala.server.tables.loading import damaged_data, read_error

BAD_REQUEST: Final = 400
METHOD_NOT_ALLOWED: Final = 405
log = logging.getLogger(__name__)


def add_error_handlers(app: FastAPI) -> None:
    app.add_exception_handler(ApiError, on_api_error)
    app.add_exception_handler(WriteFailed, on_write_failed)
    app.add_exception_handler(DBAPIError, on_database_error)
    app.add_exception_handler(DamagedRow, on_database_error)
    app.add_exception_handler(RequestValidationError, on_invalid_request)
    app.add_exception_handler(HTTPException, on_http_exception)
    app.add_exception_handler(Exception, on_internal_error)


def error_response(error: ApiError) -> JSONResponse:
    return JSONResponse(error_body(error), error.status, {"Cache-Control": "no-store"})


async def on_api_error(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, ApiError)
    return error_response(error)


async def on_invalid_request(_request: Request, error: Exception) -> JSONResponse:
    """Tells where and why, without repeating the input."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join([str(part) for part in first["loc"]])[:100]
    return error_response(ApiError("malformed", "server-invalid-request", where=where, problem=first["msg"][:200]))


async def on_write_failed(_request: Request, error: Exception) -> JSONResponse:
    if not isinstance(error, NotWritable):  # logged once by the writer
        log.error("not saved", extra={"error": str(error)})
    return error_response(ApiError("not-saved", "server-not-saved"))


async def on_database_error(_request: Request, error: Exception) -> JSONResponse:
    return error_response(read_error(error) if isinstance(error, DBAPIError) else damaged_data())


async def on_http_exception(_request: Request, error: Exception) -> JSONResponse:
    """Errors of the framework itself, in the same format."""
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, ApiError):  # raised while the body was read
        return error_response(error.__cause__)
    if error.status_code == BAD_REQUEST:
        return error_response(ApiError("malformed", "server-invalid-body"))
    key = "server-method-not-allowed" if error.status_code == METHOD_NOT_ALLOWED else "server-not-found"
    response = error_response(ApiError("not-found", key))
    response.status_code = error.status_code
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def on_internal_error(_request: Request, error: Exception) -> JSONResponse:
    log.error("internal error", exc_info=error)
    return error_response(ApiError("internal-error", "server-internal-error"))
