"""Tells absent players that the others vote to replace them, wherever they have a page of this server open.

Votes are at tables in memory only, and few at a time, so all of them are looked at.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

from naqala.server.messages import builders
from naqala.server.messages.json_types import Seat, seat_name
from naqala.server.messages.table_types import OwnVote
from naqala.server.tables.client import Client
from naqala.server.tables.session import TableSession

VoteKey = tuple[str, Seat]  # the code of a table


class VoteAlerts:
    def __init__(self, sessions: Mapping[str, TableSession]) -> None:
        self.sessions = sessions
        self._announced: dict[str, list[VoteKey]] = {}  # by identity

    def votes_about(self, identity: str) -> list[OwnVote]:
        return self._by_identity().get(identity, [])

    def announce(self) -> None:
        """Send the votes to all clients of the players whom they concern, if that has changed. Called often."""
        votes = self._by_identity()
        keys = {identity: [(vote["code"], vote["seat"]) for vote in found] for identity, found in votes.items()}
        for identity in keys.keys() | self._announced.keys():
            if keys.get(identity) != self._announced.get(identity):
                self._send(identity, votes.get(identity, []))
        self._announced = keys

    def _send(self, identity: str, votes: list[OwnVote]) -> None:
        for client in self._clients_of(identity):
            client.send(builders.votes_changed(votes))

    def _clients_of(self, identity: str) -> Iterator[Client]:
        for session in self.sessions.values():
            yield from [client for client in session.clients if client.owner == identity]

    def _by_identity(self) -> dict[str, list[OwnVote]]:
        found: defaultdict[str, list[OwnVote]] = defaultdict(list)
        for session in self.sessions.values():
            for seat, vote in session.absence.running.items():
                if (identity := session.seats[seat].identity) is not None and not session.is_discarded:
                    warning = round(vote.warning_seconds(session.absence.now), 1)
                    colour = seat_name(seat, session.colours)
                    found[identity].append({"code": session.code, "seat": colour, "warning": warning})
        return dict(found)
