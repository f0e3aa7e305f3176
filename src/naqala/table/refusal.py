"""What the server refuses: a kind for programs, words for people, the rule's number if a rule says so."""

from __future__ import annotations

from typing import Final, Literal

from naqala.engine.errors import NaqalaError, Refused

Kind = Literal[
    "malformed", "too-large", "too-many", "wrong-origin", "no-such-page", "no-such-table", "no-such-seat",
    "no-such-code", "no-identity", "wrong-key", "not-yours", "not-host", "not-seated", "not-silent", "full", "taken",
    "not-started", "started", "not-ready", "not-over", "over", "closed", "another-version",
    "not-your-turn", "not-possible", "stale", "nothing-to-undo", "nothing-drafted", "not-kept", "closing", "broken",
]  # fmt: skip

STATUS: Final[dict[Kind, int]] = {
    "malformed": 422, "too-large": 413, "too-many": 429, "wrong-origin": 403, "no-identity": 401, "no-such-table": 404,
    "no-such-seat": 404, "no-such-code": 404, "not-yours": 403, "not-host": 403, "wrong-key": 403, "not-seated": 403,
    "not-kept": 503, "closing": 503, "no-such-page": 404, "broken": 500,
}  # fmt: skip
CONFLICT: Final = 409


class Refusal(NaqalaError):
    """Nothing has changed. The words say what, and how to go on."""

    def __init__(self, kind: Kind, words: str, rule: str | None = None, n: int | None = None) -> None:
        super().__init__(words)
        self.kind: Kind = kind
        self.words = words
        self.rule = rule
        self.n = n  # deeds played, where the sender has seen fewer

    @property
    def status(self) -> int:
        """For HTTP; what is merely too late or too early is a conflict."""
        return STATUS.get(self.kind, CONFLICT)

    @staticmethod
    def by_rule(refused: Refused) -> Refusal:
        return Refusal("not-possible", refused.reason, refused.rule)
