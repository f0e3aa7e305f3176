"""`naqala` with a store that acknowledges actions before they are written: a kill test must notice it."""

from __future__ import annotations

import asyncio
import sys
from typing import Final

from naqala.cli import main
from naqala.server.store.database import Store
from naqala.server.store.database_schema import actions
from naqala.server.store.writes import Write

DELAY: Final = 3600.0  # seconds: no server of the test lives so long

original_write = Store.write


async def write_late(store: Store, *writes: Write) -> None:
    if any(getattr(write.statement, "table", None) is actions for write in writes):
        asyncio.get_running_loop().call_later(DELAY, store.write_soon, *writes)
    else:
        await original_write(store, *writes)


if __name__ == "__main__":
    Store.write = write_late  # type: ignore[method-assign, assignment]
    sys.exit(main())
