"""Writes actions until it is killed, and prints each number once it is stored."""

import asyncio
import sys

from naqala.server.store import Store
from naqala.server.store.writes import add_action, save_draft
from tests.server.store.sample import new_identity, new_table


async def write_for_ever(url: str) -> None:
    store = await Store.open(url)
    if await store.read.table("ABCD") is None:
        await store.write(new_identity("anna"), *new_table("ABCD"))
    played = await store.read.actions("ABCD")
    n, checksum = len(played), played[-1].checksum if played else b""
    while True:
        add = add_action("ABCD", n, 0, "an action " * 20, "", 0.0, checksum)
        await store.write(add, save_draft("ABCD", n, 0, f"after {n}"))
        checksum = add.row["checksum"]
        print(n, flush=True)
        n += 1


if __name__ == "__main__":
    asyncio.run(write_for_ever(sys.argv[1]))
