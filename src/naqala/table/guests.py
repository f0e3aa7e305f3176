"""Identities without accounts: a random key in a cookie, a name of one's choice, a pass to another device."""

from __future__ import annotations

import asyncio
from time import time
from typing import Final

from naqala.table.chairs import a_name
from naqala.table.refusal import Refusal
from naqala.table.store.ledger import Ledger
from naqala.table.store.rows import Guest
from naqala.table.store.writes import (
    add_guest,
    add_guest_key,
    add_pass,
    drop_old_passes,
    drop_pass,
    rename_guest,
    see_guest,
    use_pass,
)
from naqala.table.tokens import PASS, digest, new_code, new_token, plain_code

PASS_SECONDS: Final = 15 * 60.0
KNOWN: Final = 20_000  # guests that are remembered without looking them up


class Guests:
    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self._known: dict[bytes, Guest] = {}

    async def by_token(self, token: str) -> Guest | None:
        """Whoever holds this key; nobody if it opens nothing."""
        if not token or len(token) > 100:
            return None
        key = digest(token)
        if key not in self._known:
            guest = await self.ledger.read.guest_by_key(key)
            if guest is None:
                return None
            self._remember(key, guest)
            self.ledger.write_soon(see_guest(guest.id, time()))
        return self._known[key]

    def _remember(self, key: bytes, guest: Guest) -> None:
        if len(self._known) >= KNOWN:
            self._known.clear()
        self._known[key] = guest

    async def new(self, name: str) -> tuple[Guest, str]:
        """Somebody new, and the key for the cookie."""
        token, now = new_token(), time()
        guest = Guest(new_token(), a_name(name), now, now)
        await self.ledger.write(add_guest(guest.id, guest.name, now), add_guest_key(digest(token), guest.id, now))
        self._remember(digest(token), guest)
        return guest, token

    async def rename(self, guest: Guest, name: str) -> Guest:
        named = Guest(guest.id, a_name(name) or guest.name, guest.made, guest.seen)
        if named.name != guest.name:
            await self.ledger.write(rename_guest(guest.id, named.name))
            self._known = {key: named if known.id == guest.id else known for key, known in self._known.items()}
        return named

    async def new_pass(self, guest: Guest) -> tuple[str, float]:
        """A code that is good for one more device, and until when."""
        code, until = new_code(PASS), time() + PASS_SECONDS
        await self.ledger.write(drop_old_passes(time()), add_pass(digest(code), guest.id, until))
        return code, until

    async def arrive(self, said: str) -> tuple[Guest, str]:
        """With a pass: who one is on the other device, and a key for this one."""
        code, token = plain_code(said), new_token()
        await self.ledger.write(use_pass(digest(code), digest(token), time()), drop_pass(digest(code)))
        guest = await self.by_token(token)
        if guest is None:
            await asyncio.sleep(0.2)  # whoever guesses has to wait
            raise Refusal("no-such-code", "This code is wrong, was used, or is too old; make a new one.")
        return guest, token
