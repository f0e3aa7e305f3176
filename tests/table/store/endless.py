"""Writes deeds until it is killed, and says each number when it is written."""

import asyncio
import sys

from naqala.table.store import Ledger
from naqala.table.store.writes import add_deed, keep_draft
from tests.table.store.sample import guest, laid


async def write_for_ever(url: str) -> None:
    ledger = await Ledger.open(url)
    if await ledger.read.table("ABCD") is None:
        await ledger.write(guest("anna"), *laid("ABCD"))
    n = len(await ledger.read.deeds("ABCD"))
    while True:
        await ledger.write(add_deed("ABCD", n, 0, "a deed " * 20, "", 0.0), keep_draft("ABCD", n, 0, f"after {n}"))
        print(n, flush=True)
        n += 1


if __name__ == "__main__":
    asyncio.run(write_for_ever(sys.argv[1]))
