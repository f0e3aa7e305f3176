"""The types of the wire for the browser: `python -m naqala.table.wire.types web/src/wire.ts`, or `make wire`."""

from __future__ import annotations

import sys
from pathlib import Path

from naqala.table.typescript import typescript
from naqala.table.wire import lobby
from naqala.table.wire.said import SAID
from naqala.table.wire.told import Told

ASKED = (
    lobby.NameWish, lobby.PassSaid, lobby.TableWish, lobby.JoinWish, lobby.SeatChange, lobby.BotWish,
)  # fmt: skip
ANSWERED = (
    lobby.Me, lobby.PassTold, lobby.Keys, lobby.Lobby, lobby.MyTables, lobby.Removal, lobby.Book, lobby.Replay,
    lobby.Health, lobby.Refused,
)  # fmt: skip


def types() -> str:
    """All that goes over the wire, in TypeScript."""
    said = {"Said": SAID, **{kind.__name__: kind for kind in ASKED}}
    told = {"Told": Told, **{kind.__name__: kind for kind in ANSWERED}}
    return typescript(said, told, "make wire")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(types(), encoding="utf-8")
