"""Creating and recognising identities."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import replace
from time import time
from typing import Final

from naqala.locales import LANGUAGES
from naqala.server.api_error import ApiError, quoted
from naqala.server.identity.names import clean_name
from naqala.server.identity.tokens import DEVICE_CODE_LENGTH, digest, new_code, new_token, normalize_code
from naqala.server.store import Store, WriteFailed, writes
from naqala.server.store.moderation_writes import (
    drop_identity_key,
    drop_keys_of_device,
    drop_keys_without_device,
    use_identity_key,
)
from naqala.server.store.rows import DeviceRow, Identity

DEVICE_CODE_SECONDS: Final = 15 * 60.0
CACHE_SIZE: Final = 20_000
MAX_TOKEN_LENGTH: Final = 100
USE_INTERVAL: Final = 3600.0  # seconds between two notes of when a device was used
MAX_REVOKED: Final = 100_000
FAILED_CODE_DELAY: Final = 0.2  # seconds; slows down guessing


class Identities:
    """The identities in the store, with a cache by token."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._cache: OrderedDict[bytes, Identity] = OrderedDict()  # the last used one at the end
        self._removed: frozenset[str] = frozenset()  # identities that are being deleted, or just were
        self._used: dict[bytes, float] = {}  # when the last use of a key was noted
        self._revoked: set[bytes] = set()  # keys of devices that were logged out; none of them is in the store

    async def by_token(self, token: str) -> Identity | None:
        """The owner of this token, if it is valid."""
        if not token or len(token) > MAX_TOKEN_LENGTH:
            return None
        key = digest(token)
        identity = self._cache.get(key) or await self.store.read.identity_by_key(key)
        if identity is None or identity.id in self._removed or self.is_revoked(key):  # perhaps while it was read
            return None
        self._remember(key, self._cache.get(key, identity))
        self._note_use(key, identity)
        return self._cache[key]

    def _note_use(self, key: bytes, identity: Identity) -> None:
        now = time()
        if now - self._used.get(key, 0.0) > USE_INTERVAL:
            self._used[key] = now
            self.store.write_soon(writes.see_identity(identity.id, now), use_identity_key(key, now))

    def _remember(self, key: bytes, identity: Identity) -> None:
        self._cache[key] = identity
        self._cache.move_to_end(key)
        if len(self._cache) > CACHE_SIZE:
            oldest, _ = self._cache.popitem(last=False)
            self._used.pop(oldest, None)

    def known(self) -> set[str]:
        """The identities that were used lately."""
        return {identity.id for identity in self._cache.values()}

    def forget(self, removed: Collection[str]) -> None:
        """These identities are about to be deleted: nobody may use them from now on."""
        self._removed = frozenset(removed)
        for key in [key for key, identity in self._cache.items() if identity.id in self._removed]:
            del self._cache[key]

    async def create(self, name: str, device: str = "") -> tuple[Identity, str]:
        """A new identity and its token for the cookie; `device` describes the browser."""
        token, now = new_token(), time()
        identity = Identity(new_token(), clean_name(name), now, now)
        await self.store.write(
            writes.add_identity(identity.id, identity.name, now),
            writes.add_identity_key(digest(token), identity.id, now, device),
        )
        self._remember(digest(token), identity)
        return identity, token

    async def rename(self, identity: Identity, name: str) -> Identity:
        renamed = replace(identity, name=clean_name(name) or identity.name)
        if renamed.name != identity.name:
            await self.store.write(writes.rename_identity(identity.id, renamed.name))
            self._change_cached(identity.id, lambda known: replace(known, name=renamed.name))
        return renamed

    async def set_language(self, identity: Identity, language: str | None) -> Identity:
        """Choose a language for all devices; None for that of each browser."""
        if language is not None and language not in LANGUAGES:
            raise ApiError("malformed", "server-no-such-language", language=quoted(language))
        await self.store.write(writes.set_language(identity.id, language))
        self._change_cached(identity.id, lambda known: replace(known, language=language))
        return replace(identity, language=language)

    def _change_cached(self, identity: str, change: Callable[[Identity], Identity]) -> None:
        """For all devices. Something else of what is cached may have changed meanwhile."""
        for key in [key for key, known in self._cache.items() if known.id == identity]:
            self._cache[key] = change(self._cache[key])

    async def new_device_code(self, identity: Identity) -> tuple[str, float]:
        """A code that adds one more device to this identity, and when it expires."""
        code, expires = new_code(DEVICE_CODE_LENGTH), time() + DEVICE_CODE_SECONDS
        await self.store.write(
            writes.drop_expired_device_codes(time()), writes.add_device_code(digest(code), identity.id, expires)
        )
        return code, expires

    async def redeem_device_code(self, text: str, device: str = "") -> tuple[Identity, str]:
        """The identity that created the code, and a token for the new device."""
        code, token, now = normalize_code(text), new_token(), time()
        owner = await self.store.read.identity_by_device_code(digest(code), now)
        if owner is not None:
            await self.store.write(
                writes.redeem_device_code(digest(code), owner.id, digest(token), now, device),
                writes.drop_device_code(digest(code)),
            )
        identity = await self.by_token(token)
        if identity is None:
            await asyncio.sleep(FAILED_CODE_DELAY)
            raise ApiError("no-such-code", "server-device-code-wrong")
        return identity, token

    # Devices

    async def devices(self, identity: Identity) -> list[DeviceRow]:
        """The last used first."""
        rows = await self.store.read.devices(identity.id)
        noted = [replace(row, last_used=self._used.get(row.digest, row.last_used)) for row in rows]
        return sorted(noted, key=lambda row: row.last_used or row.created, reverse=True)

    def is_revoked(self, key: bytes | None) -> bool:
        """Was the device with this key logged out since the server started?"""
        return key in self._revoked

    async def log_out(self, identity: Identity, keys: Collection[bytes]) -> None:
        """Void the keys of these devices and all seat keys made for them. Takes effect at once, before it is stored."""
        if len(self._revoked) > MAX_REVOKED:
            self._revoked.clear()
        self._revoked.update(keys)
        try:
            await self.store.write(
                *[drop_keys_of_device(key) for key in keys],
                drop_keys_without_device(identity.id),
                *[drop_identity_key(key) for key in keys],
            )
        except WriteFailed:
            self._revoked.difference_update(keys)
            raise
        for key in keys:
            self._cache.pop(key, None)
            self._used.pop(key, None)
