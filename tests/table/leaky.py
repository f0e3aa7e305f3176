"""`naqala serve` with leaks planted, to show that they are found: python -m tests.table.leaky log,draws serve …"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from naqala.engine.actions import Action
from naqala.engine.events import Event
from naqala.engine.game import Game
from naqala.engine.scoring import ScoreSheet, score_sheets
from naqala.engine.state import State
from naqala.engine.things import NOBODY
from naqala.engine.view import View, view
from naqala.table import conversation, drafts, questions, telling
from naqala.table.drafts import Preview
from naqala.table.store.writes import Write
from naqala.table.table import Table
from naqala.table.wire import offers
from naqala.table.wire.happenings import event_json
from naqala.table.wire.sight import hand_told, screens_told, sight
from naqala.table.wire.words import seat_word
from tests.table.serving import Serving

ROOT: Final = Path(__file__).parents[2]
SLOWLY: Final = 3.0  # seconds


class LeakyServing(Serving):
    """A server with these leaks."""

    def __init__(self, folder: Path, *plants: str) -> None:
        super().__init__(folder)
        self.plants = plants

    def start(self) -> LeakyServing:
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [
            *(sys.executable, "-m", "tests.table.leaky", ",".join(self.plants), "serve", "--port", "0"),
            *("--log", "info", "--thinkers", "1", "--database", f"sqlite+aiosqlite:///{self.database}"),
            *("--positions", "--no-limits"),
        ]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, stdin=subprocess.DEVNULL, text=True, cwd=ROOT,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, self.log.read_text()
        self.port = int(line.split("127.0.0.1:")[1].split("/")[0])
        self.wait_until_open()
        return self


def plant(room: object, name: str, thing: object) -> None:
    setattr(room, name, thing)


def screens() -> None:
    """Everybody's gold and points are told to everybody."""

    def told(seen: View, sheets: list[ScoreSheet]) -> list[Any]:
        shown = screens_told(seen, sheets)
        rivals = [sheet for sheet in sheets if seat_word(sheet.seat) not in [screen["seat"] for screen in shown]]
        return [
            *shown,
            *[
                {
                    "seat": seat_word(sheet.seat),
                    "gold": sheet.gold,
                    "hand": {},
                    "goods": sheet.goods,
                    "total": sheet.total,
                }
                for sheet in rivals
            ],
        ]

    plant(telling, "screens_told", told)


def previews() -> None:
    """What chance will bring is seen before."""
    honest = drafts.previewed

    def previewed(state: State, action: Action) -> Preview:
        coming = state.copy()
        events: list[Event] = []
        coming.heard = events
        coming.play(action)
        return replace(honest(state, action), events=events, chance=False)

    for room in (drafts, offers, questions):
        plant(room, "previewed", previewed)


def draft() -> None:
    """Whoever comes sees what somebody else tries."""

    def shared_sight(table: Table) -> str:
        state = table.draft.state if table.draft else table.running.state
        return telling.written(sight(view(state, NOBODY), score_sheets(state)))

    plant(Table, "shared_sight", shared_sight)


def hands() -> None:
    """Cards lie open on the mats."""
    honest = Table.shared_sight

    def shared_sight(table: Table) -> str:
        seen = json.loads(honest(table))
        for mat, player in zip(seen["mats"], table.running.state.players, strict=True):
            mat["hand"] = hand_told(player.hand)
        return telling.written(seen)

    plant(Table, "shared_sight", shared_sight)


def draws() -> None:
    """Cards are drawn for all to see, and djinns shown."""

    def played(_game: Game, n: int, seat: int, say: str, events: list[Event], _listener: int) -> Any:
        return {"n": n, "seat": seat_word(seat), "say": say, "events": [event_json(event) for event in events]}

    plant(telling, "played", played)


def log() -> None:
    """Keys to seats are logged."""
    honest = conversation.seat_for

    def seat_for(table: Table, key: str) -> int:
        logging.getLogger("naqala.table.leaky").info("somebody comes with %s", key)
        return honest(table, key)

    plant(conversation, "seat_for", seat_for)


def slow() -> None:
    """No leak: the last deed of a game takes its time to be kept."""
    honest = Table.keep

    async def keep(table: Table, *writes: Write) -> None:
        if table.game is not None and table.game.over:
            await asyncio.sleep(SLOWLY)
        await honest(table, *writes)

    plant(Table, "keep", keep)


PLANTS: Final[dict[str, Callable[[], None]]] = {
    "screens": screens, "previews": previews, "draft": draft, "hands": hands, "draws": draws, "log": log, "slow": slow,
}  # fmt: skip


if __name__ == "__main__":
    from naqala.cli import main

    for name in sys.argv.pop(1).split(","):
        PLANTS[name]()
    sys.exit(main())
