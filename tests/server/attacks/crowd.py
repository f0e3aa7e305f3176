"""One address holds as many connections as it can; newcomers from other addresses must still connect and play.

python -m tests.server.attacks.crowd [--server COMMAND] [--open-files 1024] [--json FILE]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import httpx
import websockets

from tests.server.attacks.attacked_server import DEFAULT_COMMAND, AttackedServer, run_attacked_server
from tests.server.attacks.attacker import AttackOrder
from tests.server.attacks.attacker_process import run_attacker
from tests.server.attacks.honest_player import HonestPlayer
from tests.server.attacks.honest_tables import PERSON, HonestTable, cancel
from tests.server.attacks.latency_log import LatencyLog
from tests.server.attacks.loopback import AttackTarget

CROWDS: Final = ("idle-sockets", "half-requests", "idle-spectators")
OPEN_FILES: Final = 1024
CONNECTIONS: Final = 1500  # more than the server may open
CROWD_SECONDS: Final = 15.0
GATHERING_SECONDS: Final = 3.0  # until the crowd is there
NEWCOMER_TABLES: Final = 5
ACTIONS: Final = 4  # that each table of newcomers plays
NEWCOMER_SECONDS: Final = 10.0
POLL_SECONDS: Final = 0.01


@dataclass
class CrowdResult:
    crowd: str
    descriptors: int  # open files of the server while the crowd is there
    played: int  # tables of newcomers that could play
    seconds: float  # for all of them, one after the other
    failures: list[str]
    logged: list[str]  # lines of the log about it
    attacker: dict[str, Any]

    @property
    def held(self) -> bool:
        return self.played == NEWCOMER_TABLES and bool(self.logged)


async def measure_crowd(crowd: str, command: str, open_files: int) -> CrowdResult:
    with run_attacked_server(command, open_files) as server:
        host = HonestPlayer(0, server.port, LatencyLog())
        table = await host.create_table(PERSON, PERSON)
        order = AttackOrder(crowd, AttackTarget(server.port, table), seconds=CROWD_SECONDS, connections=CONNECTIONS)
        try:
            async with run_attacker(order) as attacker:
                await asyncio.sleep(GATHERING_SECONDS)
                descriptors, began = open_descriptors(server), perf_counter()
                failures = [await newcomers_failure(server, nth) for nth in range(NEWCOMER_TABLES)]
                seconds = perf_counter() - began
                tally = await attacker.tally()
        finally:
            await host.close()
        lines = [line for line in server.log.read_text().splitlines() if mentions_cap(line)]
    found = [failure for failure in failures if failure]
    return CrowdResult(crowd, descriptors, len(failures) - len(found), round(seconds, 2), found, lines, tally)


def mentions_cap(line: str) -> bool:
    """Is this line of the log about connections that were refused or closed because there are too many?"""
    return bool(re.search("too many (of|new|connections)|server is full", line))


def open_descriptors(server: AttackedServer) -> int:
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


async def newcomers_failure(server: AttackedServer, nth: int) -> str:
    """Two newcomers open a table and play; returns what went wrong, if anything."""
    log = LatencyLog()
    players = [HonestPlayer(2 * nth + 1 + seat, server.port, log) for seat in range(2)]
    reading: list[asyncio.Task[None]] = []
    try:
        async with asyncio.timeout(NEWCOMER_SECONDS):
            await HonestTable(players[0], players[1]).open()
            reading = [asyncio.create_task(player.stay_connected()) for player in players]
            await play_actions(players)
    except (OSError, TimeoutError, httpx.HTTPError, websockets.WebSocketException) as error:
        return f"{type(error).__name__}: {error}"
    finally:
        await cancel(reading)
        for player in players:
            await player.close()
    return f"lost connections or errors: {dict(log.errors)}" if log.errors or log.disconnects else ""


async def play_actions(players: list[HonestPlayer]) -> None:
    for _ in range(ACTIONS):
        while not (to_move := [player for player in players if player.is_to_move and not player.is_acting]):
            await asyncio.sleep(POLL_SECONDS)
        await to_move[0].act()
    while any(player.is_acting for player in players):
        await asyncio.sleep(POLL_SECONDS)


def describe(result: CrowdResult) -> str:
    tally = result.attacker
    lines = [
        f"{result.crowd}: {'held' if result.held else 'missed'}",
        f"  {tally['opened']} connections opened, {tally['closed']} closed, {result.descriptors} open files",
        f"  {result.played} of {NEWCOMER_TABLES} tables of newcomers play ({result.seconds} s)",
        *[f"  {failure}" for failure in sorted(set(result.failures))],
        f"  {len(result.logged)} lines logged; the first: {result.logged[0] if result.logged else '-'}",
    ]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.attacks.crowd", description=__doc__)
    parser.add_argument("--server", default=DEFAULT_COMMAND, metavar="COMMAND")
    parser.add_argument("--open-files", type=int, default=OPEN_FILES, help="the server's limit, as by `ulimit -n`")
    parser.add_argument("--crowd", nargs="+", choices=CROWDS, default=CROWDS)
    parser.add_argument("--json", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    results: list[CrowdResult] = []
    for crowd in arguments.crowd:
        results.append(asyncio.run(measure_crowd(crowd, arguments.server, arguments.open_files)))
        print(describe(results[-1]), flush=True)
    if arguments.json:
        arguments.json.write_text(json.dumps([asdict(result) for result in results], indent=1))
    return 0 if all(result.held for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
