"""Creating and recognising identities."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Collection
from dataclasses import replace
from time import time
from typing import Final

from naqala.server.api_error import ApiError
from naqala.server.identity.names import clean_name
from naqala.server.identity.tokens import DEVICE_CODE_LENGTH, digest, new_code, new_token, normalize_code
from naqala.server.store import Store, writes
from naqala.server.store.rows import Identity

DEVICE_CODE_SECONDS: Final = 15 * 60.0
CACHE_SIZE: Final = 20_000
MAX_TOKEN_LENGTH: Final = 100
FAILED_CODE_DELAY: Final = 0.2  # seconds; slows down guessing
SEEN_INTERVAL: Final = 24 * 3600.0  # seconds; a visit is stored if the last stored one is longer ago


class Identities:
    """The identities in the store, with a cache by token."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._cache: OrderedDict[bytes, Identity] = OrderedDict()  # the last used one at the end
        self._removed: frozenset[str] = frozenset()  # identities that are being deleted, or just were

    async def by_token(self, token: str) -> Identity | None:
        """The owner of this token, if it is valid."""
        if not token or len(token) > MAX_TOKEN_LENGTH:
            return None
        key = digest(token)
        identity = self._cache.get(key) or await self.store.read.identity_by_key(key)
        if identity is None or identity.id in self._removed:
            return None
        if time() - identity.last_seen > SEEN_INTERVAL:
            identity = replace(identity, last_seen=time())
            self.store.write_soon(writes.see_identity(identity.id, identity.last_seen))
        self._remember(key, identity)
        return identity

    def _remember(self, key: bytes, identity: Identity) -> None:
        self._cache[key] = identity
        self._cache.move_to_end(key)
        if len(self._cache) > CACHE_SIZE:
            self._cache.popitem(last=False)

    def known(self) -> set[str]:
        """The identities that were used lately."""
        return {identity.id for identity in self._cache.values()}

    def forget(self, removed: Collection[str]) -> None:
        """These identities are about to be deleted: nobody may use them from now on."""
        self._removed = frozenset(removed)
        for key in [key for key, identity in self._cache.items() if identity.id in self._removed]:
            del self._cache[key]

    async def create(self, name: str) -> tuple[Identity, str]:
        """A new identity and its token for the cookie."""
        token, now = new_token(), time()
        identity = Identity(new_token(), clean_name(name), now, now)
        await self.store.write(
            writes.add_identity(identity.id, identity.name, now),
            writes.add_identity_key(digest(token), identity.id, now),
        )
        self._remember(digest(token), identity)
        return identity, token

    async def rename(self, identity: Identity, name: str) -> Identity:
        renamed = replace(identity, name=clean_name(name) or identity.name)
        if renamed.name != identity.name:
            await self.store.write(writes.rename_identity(identity.id, renamed.name))
            for key in [key for key, known in self._cache.items() if known.id == identity.id]:
                self._cache[key] = renamed
        return renamed

    async def new_device_code(self, identity: Identity) -> tuple[str, float]:
        """A code that adds one more device to this identity, and when it expires."""
        code, expires = new_code(DEVICE_CODE_LENGTH), time() + DEVICE_CODE_SECONDS
        await self.store.write(
            writes.drop_expired_device_codes(time()), writes.add_device_code(digest(code), identity.id, expires)
        )
        return code, expires

    async def redeem_device_code(self, text: str) -> tuple[Identity, str]:
        """The identity that created the code, and a token for the new device."""
        code, token, now = normalize_code(text), new_token(), time()
        owner = await self.store.read.identity_by_device_code(digest(code), now)
        if owner is not None:
            await self.store.write(
                writes.redeem_device_code(digest(code), owner.id, digest(token), now),
                writes.drop_device_code(digest(code)),
            )
        identity = await self.by_token(token)
        if identity is None:
            await asyncio.sleep(FAILED_CODE_DELAY)
            raise ApiError("no-such-code", "This code is wrong, used or expired. Create a new one.")
        return identity, token
