"""The ledger: what is written in it is durable, and what is read is true."""

from __future__ import annotations

import logging
import os
from asyncio import Future

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

from naqala.table.store import engines
from naqala.table.store.errors import NoLedger
from naqala.table.store.migrations import upgrade
from naqala.table.store.reading import Reading
from naqala.table.store.scribe import Scribe
from naqala.table.store.writes import Write

_log = logging.getLogger(__name__)


class Ledger:
    """`await ledger.write(add_deed(…))`, `await ledger.read.deeds(code)`."""

    def __init__(self, scribe: Scribe, read: Reading, claim: int | None) -> None:
        self._scribe = scribe
        self.read = read
        self._claim = claim

    @staticmethod
    async def open(url: str) -> Ledger:
        """At "sqlite+aiosqlite:////path/file.db", made if it is not there, and brought to this version's tables."""
        place = engines.address(url)
        engines.make_room(place)
        claim = engines.claim(place)
        try:
            await brought_up_to_date(place)
        except BaseException:
            release(claim)
            raise
        return Ledger(Scribe(engines.writing(place)), Reading(engines.reading(place)), claim)

    async def close(self) -> None:
        """What was handed in is written first."""
        await self._scribe.close()
        await self.read.close()
        release(self._claim)
        self._claim = None

    async def write(self, *writes: Write) -> None:
        """All of them, in their order, are durable when this returns; or none is, and it raises `Unwritten`.

        Who stops waiting does not stop them from being written.  With nothing to write, it waits for what was handed
        in before.
        """
        await self._scribe.hand_in(writes)

    def write_soon(self, *writes: Write) -> None:
        """The same without waiting; a failure is logged."""
        self._scribe.put_aside(writes).add_done_callback(_tell)


async def brought_up_to_date(place: URL) -> None:
    migrating = engines.migrating(place)
    try:
        await upgrade(migrating)
    except DBAPIError as error:
        where = place.render_as_string()
        raise NoLedger(f"{where} cannot be opened as a ledger: {error.orig}.") from error
    finally:
        await migrating.dispose()


def release(claim: int | None) -> None:
    if claim is not None:
        os.close(claim)


def _tell(written: Future[None]) -> None:
    error = written.exception()
    if error is not None:
        _log.error("%s", error, exc_info=error)
