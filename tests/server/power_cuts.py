"""Power cuts: nothing that a client received may be lost, and no database may be damaged.

The server runs with a preloaded library that records every write and sync. Then the disk is rebuilt as it may be after
a power cut at random moments: with everything that was synced, and any part of what was not.

python -m tests.server.power_cuts --cuts 40 --tables 4 --actions 200 --seed 1
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final, Self

from naqala.server.tables.database_check import check_database
from tests.server.serving import Person, Serving, SocketClient, temporary_folder
from tests.server.soaking.database_rows import DatabaseRows, read_database
from tests.server.write_log import SYNC, DiskCall, read_log, write_cut

SOURCE: Final = Path(__file__).parent / "write_recorder.c"
FREQUENT_CHECKPOINTS: Final = "PRAGMA wal_autocheckpoint = 40"


class CannotRecord(Exception):
    """There is no C compiler, or another system than Linux."""


class RecordedServing(Serving):
    """A server whose writes are recorded. `pragmas` come after its own."""

    def __init__(self, folder: Path, *pragmas: str) -> None:
        super().__init__(folder / "games", "--no-limits")
        self.write_log = folder / "writes"
        self.library = folder / "recorder.so"
        self.pragmas = (FREQUENT_CHECKPOINTS, *pragmas)

    def start(self) -> Self:
        self.compile_recorder()
        self.folder.mkdir(parents=True)
        command = [
            *(sys.executable, "-m", "tests.server.cut_server", "serve", "--port", "0", "--thinkers", "1"),
            *("--database", f"sqlite+aiosqlite:///{self.database}", *self.flags),
        ]
        environment = {
            **os.environ, "LD_PRELOAD": str(self.library), "NAQALA_CUT_FOLDER": str(self.folder),
            "NAQALA_CUT_LOG": str(self.write_log), "NAQALA_TEST_PRAGMAS": ";".join(self.pragmas),
        }  # fmt: skip
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, self.log.read_text()
        self.port = int(line.split("127.0.0.1:")[1].split("/")[0])
        self.wait_until_open()
        return self

    def compile_recorder(self) -> None:
        compiler = shutil.which("cc")
        if compiler is None or not sys.platform.startswith("linux"):
            raise CannotRecord("Recording needs Linux and a C compiler.")
        subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", self.library, SOURCE, "-ldl"], check=True)

    def position(self) -> int:
        return self.write_log.stat().st_size


@dataclass(frozen=True)
class Acknowledgement:
    """What a client had received when the log of the writes had this length."""

    position: int
    code: str
    actions: int
    chats: int


async def play(serving: RecordedServing, actions: int, rng: Random) -> list[Acknowledgement]:
    """Play one table, and sometimes chat."""
    ann = Person(serving, f"Ann {rng.random()}")
    code = await ann.create_table("device", "device", start=True)
    heard = [Acknowledgement(serving.position(), code, 0, 0)]
    client = await ann.connect(code)
    while heard[-1].actions < actions:
        played, chats = await act(client, rng, heard[-1].actions, heard[-1].chats)
        heard.append(Acknowledgement(serving.position(), code, played, chats))
    await client.close()
    await ann.close()
    return heard


async def act(client: SocketClient, rng: Random, played: int, chats: int) -> tuple[int, int]:
    """The numbers of actions and of chat messages afterwards."""
    if rng.random() < 0.05:
        assert (await client.ask("chat", text=f"word {chats}"))["type"] == "ack"
        return played, chats + 1
    if not client.options:
        assert client.snapshot is not None
        await client.ask("switch-seat", seat=client.snapshot["question"]["seat"])
        return played, chats
    reply = await client.attempt(rng.choice(client.options)["notation"])
    assert reply["type"] == "ack", reply
    await client.until(lambda client: client.snapshot and client.snapshot["action_count"] >= reply["action_count"])
    return int(reply["action_count"]), chats


class PowerCuts:
    def __init__(self, folder: Path, *pragmas: str, tables: int, actions: int, seed: int) -> None:
        self.folder = folder
        self.serving = RecordedServing(folder, *pragmas)
        self.tables = tables
        self.actions = actions
        self.rng = Random(seed)
        self.heard: list[Acknowledgement] = []
        self.calls: list[DiskCall] = []

    def record(self) -> None:
        """Let everybody play, and kill the server."""
        self.serving.start()
        try:
            self.heard = asyncio.run(self.play_all())
        finally:
            self.serving.kill()
        self.calls = read_log(self.serving.write_log)

    async def play_all(self) -> list[Acknowledgement]:
        games = [play(self.serving, self.actions, Random(self.rng.random())) for _ in range(self.tables)]
        return [heard for game in await asyncio.gather(*games) for heard in game]

    def check(self, cuts: int) -> list[str]:
        """What is lost or damaged after power cuts at random moments, most of them just after a sync."""
        complete = read_database(self.serving.database)
        found = []
        for nth in range(cuts):
            position, folder = self.random_position(), self.folder / f"cut-{nth}"
            write_cut(self.calls, position, self.rng, folder)
            found += [f"cut at {position}: {what}" for what in self.losses(folder, position, complete)]
            shutil.rmtree(folder)
        return found

    def random_position(self) -> int:
        start = self.heard[0].position
        later = [nth for nth, call in enumerate(self.calls) if call.end > start]
        nth = self.rng.choice(later)
        if self.rng.random() < 0.5:
            nth = next((after for after in range(nth, len(self.calls)) if self.calls[after].kind == SYNC), nth)
        return self.calls[nth].end

    def losses(self, folder: Path, position: int, complete: DatabaseRows) -> Iterator[str]:
        database = folder / self.serving.database.name
        if not database.exists():
            yield "there is no database"
            return
        rows = read_database(database)
        report = check_database(f"sqlite+aiosqlite:///{database}", lambda *_: None)
        yield from [damage.what for damage in report.damages]
        for heard in self.heard:
            if heard.position <= position:
                yield from lost(heard, rows, complete)


def lost(heard: Acknowledgement, rows: DatabaseRows, complete: DatabaseRows) -> Iterator[str]:
    if heard.code not in rows.tables:
        yield f"table {heard.code} is lost"
        return
    if rows.actions.get(heard.code, [])[: heard.actions] != complete.actions.get(heard.code, [])[: heard.actions]:
        yield f"actions of table {heard.code} are lost: {heard.actions} were received"
    if len(rows.chats.get(heard.code, [])) < heard.chats:
        yield f"chat messages of table {heard.code} are lost: {heard.chats} were received"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cuts", type=int, default=40)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--actions", type=int, default=200, help="at each table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pragma", action="append", default=[], help="for example 'PRAGMA synchronous = OFF'")
    options = parser.parse_args()
    began, folder = time.monotonic(), temporary_folder()
    cuts = PowerCuts(folder, *options.pragma, tables=options.tables, actions=options.actions, seed=options.seed)
    cuts.record()
    found = cuts.check(options.cuts)
    shutil.rmtree(folder)
    figures: dict[str, Any] = {
        "cuts": options.cuts, "acknowledgements": len(cuts.heard), "disk_calls": len(cuts.calls),
        "syncs": sum(call.kind == SYNC for call in cuts.calls), "losses": len(found),
        "seconds": round(time.monotonic() - began, 1),
    }  # fmt: skip
    print(json.dumps(figures))
    print("\n".join(found[:20]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
