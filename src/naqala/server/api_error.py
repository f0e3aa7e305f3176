"""The error that every failed request ends in, over HTTP and over the WebSocket."""

from __future__ import annotations

from typing import Final, Literal

from naqala.engine.errors import IllegalAction, NaqalaError
from naqala.engine.phrase import Argument, Phrase

ErrorCode = Literal[
    "malformed", "too-large", "rate-limited", "wrong-origin", "not-found", "no-such-table", "no-such-seat",
    "no-such-code", "no-identity", "wrong-key", "not-yours", "not-host", "not-seated", "not-absent", "full", "taken",
    "not-started", "started", "starting", "wrong-value", "not-ready", "not-finished", "finished", "closed",
    "incompatible-version", "damaged", "not-your-turn", "illegal-action", "stale", "nothing-to-undo",
    "empty-draft", "not-saved", "shutting-down", "internal-error", "limit-reached", "bad-name", "muted", "banned",
    "already-reported", "wrong-operator-key", "wrong-host", "not-allowed",
]  # fmt: skip

HTTP_STATUS: Final[dict[ErrorCode, int]] = {
    "malformed": 422, "too-large": 413, "rate-limited": 429, "wrong-origin": 403, "no-identity": 401,
    "no-such-table": 404, "no-such-seat": 404, "no-such-code": 404, "not-yours": 403, "not-host": 403,
    "wrong-key": 403, "not-seated": 403, "not-saved": 503, "shutting-down": 503, "not-found": 404,
    "internal-error": 500, "limit-reached": 429, "bad-name": 422, "muted": 403, "banned": 403,
    "wrong-operator-key": 401, "not-allowed": 403, "wrong-host": 421,
}  # fmt: skip
CONFLICT: Final = 409
MAX_QUOTED: Final = 20  # characters of what a client sent


class ApiError(NaqalaError):
    """A request that failed and changed nothing.

    `code` is for programs; `phrase` is the text as data, for people in any language, and `message` the same in English;
    `rule` is the number of the game rule that forbids it, if any.
    """

    def __init__(
        self, code: ErrorCode, key: str, /, *, rule: str | None = None, action_count: int | None = None,
        **arguments: Argument,
    ) -> None:  # fmt: skip
        super().__init__(key, **arguments)
        self.code: ErrorCode = code
        self.rule = rule
        self.action_count = action_count  # for `stale`: the number of actions played so far

    @property
    def message(self) -> str:
        return str(self.phrase)

    @property
    def status(self) -> int:
        """The HTTP status; 409 for everything that only comes too early or too late."""
        return HTTP_STATUS.get(self.code, CONFLICT)

    @staticmethod
    def from_phrase(code: ErrorCode, phrase: Phrase, rule: str | None = None) -> ApiError:
        """With the text of another error."""
        error = ApiError(code, phrase.key, rule=rule)
        error.phrase = phrase
        return error

    @staticmethod
    def from_illegal_action(illegal: IllegalAction) -> ApiError:
        return ApiError.from_phrase("illegal-action", illegal.phrase, illegal.rule)


def quoted(text: str) -> str:
    """The beginning of what a client sent, as a part of a text."""
    return "".join([letter for letter in text[:MAX_QUOTED] if letter.isprintable()])
