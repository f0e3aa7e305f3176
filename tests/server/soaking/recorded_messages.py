"""What people received and sent at a table, to be compared with the database later."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

STATUS: Final = ("waiting", "playing", "finished")


class PlayedAction(NamedTuple):
    """An action as the wire numbers it: the first is 1."""

    n: int
    seat: str
    notation: str


class SentContribution(NamedTuple):
    """What a person contributed to the deal."""

    name: str
    digest: str
    value: bytes


@dataclass
class RecordedMessages:
    code: str
    actions: dict[int, PlayedAction] = field(default_factory=dict)  # received by anybody, by number
    acknowledged: set[int] = field(default_factory=set)  # numbers of actions received when they were played
    sent: set[PlayedAction] = field(default_factory=set)  # actions that a person has sent
    chats: dict[int, tuple[str, str]] = field(default_factory=dict)  # received by anybody, by number: seat and text
    acknowledged_chat: set[tuple[str, str]] = field(default_factory=set)  # seat and text of acknowledged messages
    sent_chat: set[tuple[str, str]] = field(default_factory=set)  # seat and text, acknowledged or not
    keys: dict[str, str] = field(default_factory=dict)  # by seat
    names: dict[str, str] = field(default_factory=dict)  # by seat
    status: str = STATUS[0]
    commitment: str = ""
    contributions: dict[str, SentContribution] = field(default_factory=dict)  # by digest, acknowledged or not
    acknowledged_digests: dict[str, str] = field(default_factory=dict)  # by name, the last one
    start_sent: bool = False  # from then on the server may forget digests
    revealed: set[str] = field(default_factory=set)  # digests whose value was sent after the server had asked for it
    accepted_values: dict[str, int] = field(default_factory=dict)  # by digest, the number of the server's life
    dealt_in: int | None = None  # the life in which the game was dealt
    dealt: list[dict[str, Any]] | None = None  # contributions to the deal, as anybody received them
    following: str | None = None
    result: dict[str, Any] | None = None
    contradictions: list[str] = field(default_factory=list)  # between what different clients received

    def contradict(self, what: str) -> None:
        self.contradictions.append(f"table {self.code}: {what}")

    def expect(self, holds: object, what: str) -> None:
        if not holds:
            self.contradict(what)

    @property
    def played(self) -> int:
        """The number of actions that anybody has received."""
        return max(self.actions, default=0)

    def receive_action(self, action: PlayedAction) -> None:
        before = self.actions.setdefault(action.n, action)
        self.expect(before == action, f"one client received {before}, another {action}")

    @property
    def has_values(self) -> bool:
        """Whether anybody has received that a player's value is part of the deal."""
        return any(one["value"] for one in self.dealt or [])

    def begin_contributions(self) -> None:
        """Nobody has contributed, or the server has forgotten it."""
        self.start_sent = False
        self.acknowledged_digests = {}

    def send_contribution(self, sent: SentContribution) -> None:
        self.contributions[sent.digest] = sent

    def acknowledge(self, action: PlayedAction) -> None:
        self.acknowledged.add(action.n)
        self.receive_action(action)

    def receive_chat(self, nth: int, seat: str, text: str) -> None:
        before = self.chats.setdefault(nth, (seat, text))
        self.expect(before == (seat, text), f"one client received {before}, another {(seat, text)}")

    def receive_table(self, table: dict[str, Any]) -> None:
        """A table from a response or a message; it may be older than what is known."""
        self.status = max(self.status, table["status"], key=STATUS.index)
        self.commitment = self.commitment or table["commitment"]
        self.expect(table["commitment"] == self.commitment, "the commitment has changed")
        if table["status"] != "waiting":
            self.dealt = table["contributions"] if self.dealt is None else self.dealt
            self.expect(table["contributions"] == self.dealt, "the contributions to the deal have changed")
        self.following = self.following or table["next"]
        self.expect(table["next"] in (None, self.following), "another table follows")
        for seat_row in table["seats"]:
            if seat_row["kind"] == "person" and seat_row["taken"]:
                name = self.names.setdefault(seat_row["seat"], seat_row["name"])
                self.expect(
                    name == seat_row["name"], f"{name} sat on {seat_row['seat']}, and now {seat_row['name']} does"
                )

    def receive_result(self, result: dict[str, Any]) -> None:
        self.status = STATUS[-1]
        self.result = self.result or result
        self.expect(self.result == result, "one client received another result")
