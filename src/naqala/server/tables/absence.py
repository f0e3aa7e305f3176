"""Players who are disconnected for long, and votes of the others to replace them. Connected players are not absent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import cast

from naqala.server.messages.json_types import Seat
from naqala.server.messages.table_types import AbsenceVoteInfo
from naqala.server.settings import Settings
from naqala.server.store.rows import SeatRow
from naqala.server.tables.presence import Presence


@dataclass
class AbsenceVote:
    """A vote to let a bot play for an absent player, who is warned first."""

    warned_until: float
    lapses_at: float
    agreed: set[str] = field(default_factory=set)  # identities
    confirmed: bool = False  # a single voter has voted again after the warning

    def is_passed(self, voters: set[str], now: float) -> bool:
        """All others have agreed, and the player had the time to answer. A single voter has to agree twice."""
        is_agreed = bool(voters) and voters <= self.agreed and (len(voters) > 1 or self.confirmed)
        return is_agreed and now >= self.warned_until

    def agree(self, identity: str, now: float) -> None:
        self.confirmed = self.confirmed or now >= self.warned_until
        self.agreed.add(identity)

    def is_lapsed(self, now: float) -> bool:
        return now >= self.lapses_at

    def warning_seconds(self, now: float) -> float:
        return max(0.0, self.warned_until - now)


class AbsenceVotes:
    """The votes at one table, by seat."""

    def __init__(self, settings: Settings, presence: Presence) -> None:
        self.settings = settings
        self.presence = presence
        self.running: dict[int, AbsenceVote] = {}
        self._rejected_until: dict[int, float] = {}

    @property
    def now(self) -> float:
        return self.presence.now()

    def call(self, seat: int, warning: float, duration: float) -> AbsenceVote:
        warned_until = self.now + warning
        self.running[seat] = AbsenceVote(warned_until, warned_until + duration)
        return self.running[seat]

    def end(self, seat: int, pause: float = 0.0) -> bool:
        """End a vote; for `pause` seconds there is no other. Returns whether there was one."""
        self._rejected_until[seat] = self.now + pause
        return self.running.pop(seat, None) is not None

    def is_paused(self, seat: int) -> bool:
        return self.now < self._rejected_until.get(seat, 0.0)

    def voters(self, seat: int, seats: Sequence[SeatRow]) -> set[str]:
        """The identities of the other people at the table, without those who are absent themselves."""
        others = [row for row in seats if row.is_held and row.identity != seats[seat].identity]
        limit = self.settings.absence_seconds
        return {str(row.identity) for row in others if self.presence.absent_seconds(row.seat) <= limit}

    def is_replaceable(self, seat: int, seats: Sequence[SeatRow]) -> bool:
        """Is this a person who has been absent for long? For a single voter it must be longer."""
        if not seats[seat].is_held or seats[seat].bot:
            return False
        is_single = len(self.voters(seat, seats)) == 1
        limit = self.settings.single_voter_seconds if is_single else self.settings.absence_seconds
        return self.presence.absent_seconds(seat) > limit

    def info(self, seat: int, seats: Sequence[SeatRow]) -> AbsenceVoteInfo | None:
        vote, voters = self.running.get(seat), self.voters(seat, seats)
        if vote is None:
            return None
        return {
            "voters": [cast("Seat", row.colour) for row in seats if row.identity in voters],
            "agreed": [cast("Seat", row.colour) for row in seats if row.identity in voters & vote.agreed],
            "warning": round(vote.warning_seconds(self.now), 1),
            "confirm": len(voters) == 1,
        }
