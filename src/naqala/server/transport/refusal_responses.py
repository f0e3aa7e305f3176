"""HTTP responses of the transport layer itself, in the format of all errors."""

from __future__ import annotations

from http import HTTPStatus

from naqala.server.api_error import ErrorCode
from naqala.server.http.middleware import SECURITY_HEADERS
from naqala.server.messages.http_bodies import ErrorResponse
from naqala.server.messages.serializing import serialize


class RefusedRequest(Exception):
    """A request that breaks a limit or the rules of HTTP."""

    def __init__(self, status: HTTPStatus, code: ErrorCode, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code: ErrorCode = code
        self.message = message

    def response(self) -> bytes:
        """Status line, headers and body; the connection is closed afterwards."""
        error: ErrorResponse = {"code": self.code, "message": self.message, "rule": None}
        body = serialize(error).encode()
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
    return RefusedRequest(HTTPStatus.BAD_REQUEST, "malformed", "This is not a valid HTTP request.")


def late() -> RefusedRequest:
    return RefusedRequest(HTTPStatus.REQUEST_TIMEOUT, "malformed", "The request took too long to arrive.")


def long_request_line(most: int) -> RefusedRequest:
    message = f"The address of a request has at most {most} bytes."
    return RefusedRequest(HTTPStatus.REQUEST_URI_TOO_LONG, "too-large", message)


def large_head(message: str) -> RefusedRequest:
    return RefusedRequest(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "too-large", message)


def large_body(most: int) -> RefusedRequest:
    message = f"The body of a request has at most {most} bytes, with its framing."
    return RefusedRequest(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-large", message)


def wrong_upgrade_method() -> RefusedRequest:
    message = "A WebSocket is opened with GET."
    return RefusedRequest(HTTPStatus.METHOD_NOT_ALLOWED, "malformed", message)
