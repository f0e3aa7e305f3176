"""Soak test: many tables play while the server is killed repeatedly; nothing that a client received may be lost.

python -m tests.server.soak --kills 25 --tables 12 --seed 1
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sys
import time
from dataclasses import asdict
from random import Random
from typing import Any, Final

from tests.server.serving import temporary_folder
from tests.server.soaking import final_check
from tests.server.soaking.auditor import Auditor, played_action
from tests.server.soaking.database_rows import DatabaseRows, read_database
from tests.server.soaking.parties import SoakTable
from tests.server.soaking.soak_players import SoakPlayer
from tests.server.soaking.soak_session import KillableServing, Moment, SoakSession

MOMENTS: Final[tuple[Moment, ...]] = (
    "starting", "played", "thinking", "revealed", "anytime", "drafted", "starting", "seated", "heard", "finished",
    "revealed", "anytime", "played",
)  # fmt: skip
MOMENT_TIMEOUT: Final = 20.0  # seconds for a moment to come, also on a slow machine; then any is good
ACTIONS_BEFORE_MOMENT: Final = 12  # actions that every table plays, at most, before such a moment is waited for
ACTIONS_AFTER_KILLS: Final = 15  # actions that every table plays after the last kill, or else it is over
GO_ON_TIMEOUT: Final = 300.0
ORPHAN_TIMEOUT: Final = 15.0  # seconds that a process may outlive its server: a bot thinks for 10 at most


class ContradictionFound(Exception):
    """The database contradicts something that a client received."""


class Soak:
    def __init__(self, serving: KillableServing, kills: int, tables: int, seed: int) -> None:
        self.kills = kills
        self.seed = seed
        self.rng = Random(seed)
        self.serving = serving
        self.session = SoakSession(serving)
        self.tables_played = [SoakTable(self.session, nth, Random(self.rng.getrandbits(64))) for nth in range(tables)]
        self.auditor = Auditor()
        self.opening = 1.5  # seconds that a server needs to open, as far as is known

    async def run(self) -> dict[str, Any]:
        began = time.monotonic()
        try:
            async with asyncio.TaskGroup() as group:
                for table in self.tables_played:
                    group.create_task(table.keep_playing())
                for moment in self.moments():
                    await self.run_until(moment)
                    await self.kill_and_audit()
                await self.play_on()
                await self.close()
            await self.check_after_restart()
        finally:
            self.serving.kill()
        await self.wait_for_orphans()
        return self.figures(time.monotonic() - began)

    def moments(self) -> list[Moment]:
        """All kinds of moments, shuffled; the first server is killed while it starts."""
        first, *others = [MOMENTS[nth % len(MOMENTS)] for nth in range(max(self.kills, 1))]
        return [first, *self.rng.sample(others, len(others))]

    # Killing

    async def run_until(self, moment: Moment) -> None:
        self.session.killed.clear()
        self.serving.spawn()
        self.session.accepting.set()
        if moment == "starting":
            await asyncio.sleep(self.rng.uniform(0, self.opening))
        else:
            self.opening = await self.serving.opened()
            moment = await self.reach(moment)
        if not self.session.killed.is_set():
            self.session.kill_now()
        seen = self.session.figures.moments
        seen[moment] = seen.get(moment, 0) + 1

    async def reach(self, moment: Moment) -> Moment:
        """Wait for this moment; returns "anytime" if it does not come in time."""
        if moment == "anytime":
            await asyncio.sleep(self.rng.uniform(0, 4))
            return moment
        await self.wait_for_actions(self.rng.randrange(ACTIONS_BEFORE_MOMENT * len(self.tables_played)))
        if moment == "thinking":
            return moment if await self.bot_is_to_move() else "anytime"
        self.session.awaited_moment = moment
        try:
            await asyncio.wait_for(self.session.killed.wait(), MOMENT_TIMEOUT)
        except TimeoutError:
            self.session.awaited_moment = None
            return "anytime"
        return moment

    async def wait_for_actions(self, wanted: int) -> None:
        """Wait until this number of further actions is acknowledged, or the timeout is over."""
        end, before = time.monotonic() + MOMENT_TIMEOUT, self.acknowledged()
        while self.acknowledged() < before + wanted and time.monotonic() < end:
            await asyncio.sleep(0.01)

    def acknowledged(self) -> int:
        return sum(len(recorded.acknowledged) for recorded in self.session.recorded_tables.values())

    async def bot_is_to_move(self) -> bool:
        """Wait until a bot is to move at some table; False after the timeout."""
        end = time.monotonic() + MOMENT_TIMEOUT
        while time.monotonic() < end:
            if any(is_bot_to_move(player) for player in self.soak_players()):
                return True
            await asyncio.sleep(0.002)
        return False

    async def kill_and_audit(self) -> None:
        """Kill the server, and check that the database has everything that it acknowledged."""
        await self.session.wait_until_idle()
        self.serving.kill()
        self.session.figures.kills += 1
        rows = read_database(self.serving.database)
        self.session.drafts = {code: rows.drafts.get(code) for code in rows.tables}
        self.audit(rows)

    def audit(self, rows: DatabaseRows, *more: str) -> None:
        found = [*self.auditor.contradictions(rows, self.session.recorded_tables), *more]
        found += [f"the server broke: {line}" for line in error_lines(self.serving.logged())]
        if found:
            raise ContradictionFound("\n".join([f"run with seed {self.seed}: {what}" for what in found]))

    # Going on, and the end

    async def play_on(self) -> None:
        self.serving.spawn()
        self.session.accepting.set()
        await self.serving.opened()
        before = {code: recorded.played for code, recorded in self.session.recorded_tables.items()}
        end = time.monotonic() + GO_ON_TIMEOUT
        while waiting := [code for code, n in before.items() if not self.has_gone_on(code, n)]:
            if time.monotonic() > end:
                raise ContradictionFound(f"run with seed {self.seed}: these tables do not go on: {waiting}")
            await asyncio.sleep(0.05)
        await self.wait_for_result_and_chat()

    async def wait_for_result_and_chat(self) -> None:
        """Wait until a game is over and a chat message is acknowledged; a slow machine takes longer."""
        recorded_tables = self.session.recorded_tables
        end = time.monotonic() + GO_ON_TIMEOUT
        while not (
            any(t.result for t in recorded_tables.values())
            and any(t.acknowledged_chat for t in recorded_tables.values())
        ):
            if time.monotonic() > end:
                raise ContradictionFound(f"run with seed {self.seed}: no game is over, or nobody speaks")
            await asyncio.sleep(0.05)

    def has_gone_on(self, code: str, before: int) -> bool:
        recorded = self.session.recorded_tables[code]
        return recorded.result is not None or recorded.played >= before + ACTIONS_AFTER_KILLS

    async def close(self) -> None:
        """Stop the server normally; players to move may still act and receive the reply."""
        self.session.is_ending = True
        await self.session.wait_until_prepared()
        await asyncio.sleep(0.5)
        code = await asyncio.to_thread(self.serving.stop)
        await self.session.wait_until_idle()
        rows = read_database(self.serving.database)
        self.audit(rows, *([f"the server ended with {code}"] if code else []), *self.gaps(rows))

    def gaps(self, rows: DatabaseRows) -> list[str]:
        """A client that received the end of the game, or of the server, must have received every action."""
        written = {code: [played_action(action) for action in actions] for code, actions in rows.actions.items()}
        return [
            f"table {player.recorded.code}: {player.name} received {len(player.history)} actions, not all of them"
            for player in self.soak_players()
            if player.received_end and player.history != written.get(player.recorded.code, [])
        ]

    def soak_players(self) -> list[SoakPlayer]:
        return [player for table in self.tables_played for player in table.soak_players]

    async def check_after_restart(self) -> None:
        """Restart the server, and check tables and identities."""
        rows = read_database(self.serving.database)
        self.serving.spawn()
        self.session.accepting.set()
        await self.serving.opened()
        people = [one for table in self.tables_played for one in table.people]
        found = [*await final_check.check_tables(self.session, rows), *await final_check.check_people(people)]
        if found:
            raise ContradictionFound("\n".join([f"run with seed {self.seed}: {what}" for what in found]))

    async def wait_for_orphans(self) -> None:
        end = time.monotonic() + ORPHAN_TIMEOUT
        while left := self.serving.left_over():
            if time.monotonic() > end:
                raise ContradictionFound(f"processes outlive their server: {sorted(left)}")
            await asyncio.sleep(0.1)

    def figures(self, seconds: float) -> dict[str, Any]:
        recorded_tables = self.session.recorded_tables.values()
        rows = read_database(self.serving.database)
        return {
            **asdict(self.session.figures),
            "tables": len(rows.tables),
            "actions_acknowledged": self.acknowledged(),
            "actions_in_store": sum(len(actions) for actions in rows.actions.values()),
            "words_acknowledged": sum(len(recorded.acknowledged_chat) for recorded in recorded_tables),
            "deals_with_contributions": sum(recorded.has_values for recorded in recorded_tables),
            "contributions_in_store": sum(len(found) for found in rows.contributions.values()),
            "games_finished": sum(table.finished_at is not None for table in rows.tables.values()),
            "seed": self.seed,
            "seconds": round(seconds, 1),
        }


def is_bot_to_move(player: SoakPlayer) -> bool:
    snapshot = player.client.snapshot if player.client else None
    if player.seat is not None or not snapshot or not snapshot["question"] or player.client is None:
        return False
    parser = snapshot["question"]["seat"]
    return any(seat_row["seat"] == parser and seat_row["bot"] for seat_row in player.client.table["seats"])


def error_lines(log: str) -> list[str]:
    """Errors and tracebacks in the log."""
    return [line for line in log.splitlines() if '"level": "error"' in line or line.startswith("Traceback")]


def main() -> int:
    parser = argparse.ArgumentParser(description="Kill the server while people play, and see whether anything is lost.")
    parser.add_argument("--kills", type=int, default=25)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    folder, figures = temporary_folder(), None
    try:
        figures = asyncio.run(Soak(KillableServing(folder), arguments.kills, arguments.tables, arguments.seed).run())
    except* ContradictionFound as contradictions:
        for contradiction in contradictions.exceptions:
            print(contradiction, file=sys.stderr)
    if figures is None:
        print(f"The store and the log are in {folder}.", file=sys.stderr)
        return 1
    shutil.rmtree(folder)
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
