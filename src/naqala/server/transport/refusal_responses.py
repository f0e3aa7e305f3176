"""HTTP responses of the transport layer itself, in the format of all errors."""

from __future__ import annotations

from http import HTTPStatus

from naqala.server.api_error import ApiError
from naqala.server.http.middleware import SECURITY_HEADERS
from naqala.server.messages.error_body import error_body
from naqala.server.messages.serializing import serialize


class RefusedRequest(Exception):
    """A request that breaks a limit or the rules of HTTP."""

    def __init__(self, status: HTTPStatus, error: ApiError) -> None:
        super().__init__(error)
        self.status = status
        self.error = error

    def response(self) -> bytes:
        """Status line, headers and body; the connection is closed afterwards."""
        body = serialize(error_body(self.error)).encode()
        headers = {
            "Content-Type": "application/json",
            "Content-Length": str(len(body)),
            "Cache-Control": "no-store",
            "Connection": "close",
            **SECURITY_HEADERS,
        }
        lines = [f"HTTP/1.1 {self.status.value} {self.status.phrase}", *[f"{k}: {v}" for k, v in headers.items()]]
        return "\r\n".join([*lines, "", ""]).encode() + body


def malformed() -> RefusedRequest:
    return RefusedRequest(HTTPStatus.BAD_REQUEST, ApiError("malformed", "server-not-http"))


def late() -> RefusedRequest:
    return RefusedRequest(HTTPStatus.REQUEST_TIMEOUT, ApiError("malformed", "server-request-late"))


def long_request_line(most: int) -> RefusedRequest:
    error = ApiError("too-large", "server-address-too-long", n=most)
    return RefusedRequest(HTTPStatus.REQUEST_URI_TOO_LONG, error)


def large_head(key: str, most: int) -> RefusedRequest:
    return RefusedRequest(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, ApiError("too-large", key, n=most))


def large_body(most: int) -> RefusedRequest:
    error = ApiError("too-large", "server-body-too-large", n=most)
    return RefusedRequest(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, error)


def wrong_upgrade_method() -> RefusedRequest:
    return RefusedRequest(HTTPStatus.METHOD_NOT_ALLOWED, ApiError("malformed", "server-websocket-method"))
