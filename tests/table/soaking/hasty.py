"""`naqala` with a ledger that says deeds are written before they are: a kill test must notice it."""

from __future__ import annotations

import asyncio
import sys
from typing import Final

from naqala.cli import main
from naqala.table.store.ledger import Ledger
from naqala.table.store.schema import deeds
from naqala.table.store.writes import Write

LATE: Final = 3600.0  # seconds: no server of the test lives so long

truly = Ledger.write


async def promise(ledger: Ledger, *writes: Write) -> None:
    if any(getattr(write.statement, "table", None) is deeds for write in writes):
        asyncio.get_running_loop().call_later(LATE, ledger.write_soon, *writes)
    else:
        await truly(ledger, *writes)


if __name__ == "__main__":
    Ledger.write = promise  # type: ignore[method-assign, assignment]
    sys.exit(main())
