"""Mutes and bans. They are few, so all are kept in memory and every check is a lookup."""

from __future__ import annotations

from time import time

from naqala.server.api_error import ApiError, ErrorCode
from naqala.server.moderation.networks import Network, parse_address, parse_network
from naqala.server.store import Store, Write
from naqala.server.store.moderation_writes import add_restriction, drop_restriction
from naqala.server.store.rows import Restriction, RestrictionKind


class Restrictions:
    """The mutes and bans in the store."""

    def __init__(self, store: Store, stored: list[Restriction]) -> None:
        self.store = store
        self._stored = {(row.kind, row.subject): row for row in stored}
        self._networks = networks_in(stored)

    @staticmethod
    async def open(store: Store) -> Restrictions:
        return Restrictions(store, await store.read.restrictions())

    # Checks

    def find(self, kind: RestrictionKind, subject: str | None) -> Restriction | None:
        """The restriction, unless it has ended."""
        found = self._stored.get((kind, subject or ""))
        return found if found and is_current(found) else None

    def all(self, *kinds: RestrictionKind) -> list[Restriction]:
        return [row for row in self._stored.values() if row.kind in kinds and is_current(row)]

    def check_may_play(self, identity: str | None) -> None:
        """Raise if the identity is banned."""
        if ban := self.find("ban", identity):
            raise refusal("banned", "server-banned", "server-banned-until", ban)

    def check_may_chat(self, identity: str | None) -> None:
        """Raise if the identity is muted or banned."""
        self.check_may_play(identity)
        if mute := self.find("mute", identity):
            raise refusal("muted", "server-muted", "server-muted-until", mute)

    def check_address(self, address: str) -> None:
        """Raise if the address of a client is in a banned network."""
        if ban := self.network_ban(address):
            raise refusal("banned", "server-network-banned", "server-network-banned-until", ban)

    def network_ban(self, address: str) -> Restriction | None:
        parsed = parse_address(address) if self._networks else None
        if parsed is None:
            return None
        matching = [row for network, row in self._networks if parsed in network and is_current(row)]
        return matching[0] if matching else None

    # Changes

    async def add(self, restriction: Restriction, *others: Write) -> None:
        """Store it, in place of an equal one, together with other writes."""
        key = (restriction.kind, restriction.subject)
        await self.store.write(drop_restriction(*key), add_restriction(restriction), *others)
        self._stored[key] = restriction
        self._networks = networks_in(list(self._stored.values()))

    async def remove(self, kind: RestrictionKind, subject: str, *others: Write) -> None:
        await self.store.write(drop_restriction(kind, subject), *others)
        self._stored.pop((kind, subject), None)
        self._networks = networks_in(list(self._stored.values()))


def is_current(restriction: Restriction) -> bool:
    return restriction.until is None or restriction.until > time()


def networks_in(restrictions: list[Restriction]) -> list[tuple[Network, Restriction]]:
    return [(parse_network(row.subject), row) for row in restrictions if row.kind == "network-ban"]


def refusal(code: ErrorCode, for_ever: str, temporary: str, restriction: Restriction) -> ApiError:
    if restriction.until is None:
        return ApiError(code, for_ever, reason=restriction.reason)
    return ApiError(code, temporary, reason=restriction.reason, until=int(restriction.until))
