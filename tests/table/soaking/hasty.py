"""`naqala` with a ledger that says things are written before they are: a kill test must notice it."""

from __future__ import annotations

import asyncio
import sys
from typing import Final

from naqala.cli import main
from naqala.table.store.ledger import Ledger
from naqala.table.store.writes import Write

LATE: Final = 0.5  # seconds


async def promise(ledger: Ledger, *writes: Write) -> None:
    asyncio.get_running_loop().call_later(LATE, ledger.write_soon, *writes)


if __name__ == "__main__":
    Ledger.write = promise  # type: ignore[method-assign, assignment]
    sys.exit(main())
