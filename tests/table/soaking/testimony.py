"""What people were told at a table, and what they have said there: to be held against the ledger later."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

STATUS: Final = ("gathering", "playing", "over")


class Done(NamedTuple):
    """A deed as the wire numbers it: the first is 1."""

    n: int
    seat: str
    say: str


@dataclass
class Testimony:
    code: str
    deeds: dict[int, Done] = field(default_factory=dict)  # told to anybody, by number
    acknowledged: set[int] = field(default_factory=set)  # numbers of deeds that were told when they were played
    said: set[Done] = field(default_factory=set)  # what a person has asked to be played
    chats: dict[int, tuple[str, str]] = field(default_factory=dict)  # told to anybody, by number: seat and words
    words: set[tuple[str, str]] = field(default_factory=set)  # seat and words that were acknowledged
    uttered: set[tuple[str, str]] = field(default_factory=set)  # seat and words, acknowledged or not
    keys: dict[str, str] = field(default_factory=dict)  # by seat
    names: dict[str, str] = field(default_factory=dict)  # by seat, of those who sit there
    status: str = STATUS[0]
    commitment: str = ""
    following: str | None = None
    result: dict[str, Any] | None = None
    contradictions: list[str] = field(default_factory=list)  # between one who was told something and another

    def contradict(self, what: str) -> None:
        self.contradictions.append(f"table {self.code}: {what}")

    def expect(self, holds: object, what: str) -> None:
        if not holds:
            self.contradict(what)

    @property
    def played(self) -> int:
        """So many deeds anybody has heard of."""
        return max(self.deeds, default=0)

    def hear_deed(self, deed: Done) -> None:
        before = self.deeds.setdefault(deed.n, deed)
        self.expect(before == deed, f"one was told {before}, another {deed}")

    def acknowledge(self, deed: Done) -> None:
        self.acknowledged.add(deed.n)
        self.hear_deed(deed)

    def hear_words(self, nth: int, seat: str, words: str) -> None:
        before = self.chats.setdefault(nth, (seat, words))
        self.expect(before == (seat, words), f"one was told {before}, another {(seat, words)}")

    def hear_table(self, told: dict[str, Any]) -> None:
        """By a reply or over a line. What is told may be older than what is known: replies overtake each other."""
        self.status = max(self.status, told["status"], key=STATUS.index)
        self.commitment = self.commitment or told["commitment"]
        self.expect(told["commitment"] == self.commitment, "the commitment has changed")
        self.following = self.following or told["following"]
        self.expect(told["following"] in (None, self.following), "another table follows")
        for chair in told["chairs"]:
            if chair["kind"] == "person" and chair["taken"]:
                name = self.names.setdefault(chair["seat"], chair["name"])
                self.expect(name == chair["name"], f"{name} sat on {chair['seat']}, and now {chair['name']} does")

    def hear_result(self, result: dict[str, Any]) -> None:
        self.status = STATUS[-1]
        self.result = self.result or result
        self.expect(self.result == result, "one was told another result")
