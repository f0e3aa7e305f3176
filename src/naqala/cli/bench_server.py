"""How many live tables one server on one core holds: four sockets each, one committed deed a second, and everybody
hears of 99 of 100 deeds within a tenth of a second.

The server has one core for itself and the load has the others. More and more tables play until it is too much, then
the number in between is sought.
"""

from __future__ import annotations

import asyncio
import json
import os
import platform
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Final

from naqala.cli.bench_load import SEATS, SHORTEST, Load, Tally, Unplayable
from naqala.cli.bench_serving import Server, cores, serving, sockets
from naqala.version import VERSION

LIMIT: Final = 0.1  # seconds from a commit until everybody has heard of it, for 99 of 100
AIM: Final = 300  # tables
FIRST: Final = 25  # tables of the first step
WARM_UP: Final = 3  # seconds of each step that are not measured
BUSY: Final = 0.85  # of a core
QUIET: Final = 0.05  # of a core
LAG: Final = 20.0  # milliseconds


def bench_server(*, as_json: bool, seconds: float, tables: int) -> int:
    if not hasattr(os, "sched_setaffinity"):
        raise Unplayable("To give the server one core, and to see what it takes, needs Linux.")
    beats = WARM_UP + round(seconds)
    if not WARM_UP < beats <= SHORTEST or tables < 1:
        raise Unplayable(f"Measure at least one table, and from 1 to {SHORTEST - WARM_UP} seconds.")
    with ExitStack() as stack:
        stack.enter_context(sockets())
        core = stack.enter_context(cores())
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="naqala-bench-"))
        server = stack.enter_context(serving(Path(folder), core))
        figures = about(server) | asyncio.run(Ramp(server, Load(server.port, beats)).climb(tables))
    print(json.dumps(figures, indent=2) if as_json else "\n".join(readable(figures)))
    return 0


# The ramp


@dataclass(frozen=True)
class Gauges:
    """Counts and seconds, at one moment."""

    at: float
    server: float
    core: float
    load: float
    transactions: int
    messages: int
    bytes: int


@dataclass(frozen=True)
class Step:
    """So many tables, and how they fared. Shares are of one core."""

    tables: int
    held: bool
    p50_ms: float
    p95_ms: float
    p99_ms: float
    max_ms: float
    late: int  # commits that took longer than the limit
    missed: int  # of them: beats at which the commit before was not heard of yet
    commits_per_s: float
    drafts_per_s: float
    messages_per_s: float  # heard by all sockets
    kb_per_s: float
    transactions_per_s: float
    server_cpu: float
    others_cpu: float  # on the server's core
    load_cpu: float
    load_lag_p99_ms: float

    @property
    def was_disturbed(self) -> bool:
        """Others had some of the server's core, or the load did not come on time."""
        return self.others_cpu > QUIET or self.load_lag_p99_ms > LAG


class Ramp:
    def __init__(self, server: Server, load: Load) -> None:
        self.server = server
        self.load = load
        self.idle = 0  # bytes for all tables that nobody is connected to
        self.live = 0  # and with four sockets each

    async def climb(self, most: int) -> dict[str, object]:
        """Twice as many each time until it is too much; then halfway, until it is near enough."""
        await self.load.connect(await self.load.lay(1))  # what is loaded once, for the first table, is none of its own
        before = self.server.memory()
        steps: list[Step] = []
        tables: int | None = min(FIRST, most)
        while tables is not None:
            await self.grow(tables + 1)
            steps.append(await self.measure(tables))
            tell(summary(steps[-1]))
            tables = next_number(steps, most)
        laid = len(self.load.tables) - 1
        played = self.server.memory() - before
        await self.load.leave()
        best = max([step for step in steps if step.held], key=lambda step: step.tables, default=None)
        return {
            "holds_tables": best.tables if best else 0,
            "what_limits": what_limits(steps),
            "at": asdict(best) if best else None,
            "memory": {
                "server_mb": before / 1e6,
                "per_idle_table_kb": self.idle / laid / 1e3,
                "per_live_table_kb": self.live / laid / 1e3,
                "per_live_table_after_play_kb": played / laid / 1e3,
                "tables": laid,
            },
            "steps": [asdict(step) for step in steps],
        }

    async def grow(self, tables: int) -> None:
        more = tables - len(self.load.tables)
        if more <= 0:
            return
        tell(f"{more} more tables are laid")
        before = self.server.memory()
        laid = await self.load.lay(more)
        self.idle += self.server.memory() - before
        await self.load.connect(laid)
        self.live += self.server.memory() - before

    async def measure(self, tables: int) -> Step:
        await self.load.renew()
        tell(f"{tables} tables play for {self.load.beats} s")
        start = perf_counter() + 0.1
        await self.load.play(tables, range(WARM_UP), start, Tally())
        before, tally = self.gauges(), Tally()
        await self.load.play(tables, range(WARM_UP, self.load.beats), start, tally)
        after = self.gauges()
        await self.load.settle(tally)
        return step(tables, tally, before, after)

    def gauges(self) -> Gauges:
        return Gauges(
            at=perf_counter(),
            server=self.server.spent(),
            core=self.server.core_spent(),
            load=process_time(),
            transactions=self.server.transactions(),
            messages=self.load.traffic.messages,
            bytes=self.load.traffic.bytes,
        )


def step(tables: int, tally: Tally, before: Gauges, after: Gauges) -> Step:
    seconds = after.at - before.at
    times = sorted(tally.seconds)
    server = (after.server - before.server) / seconds
    return Step(
        tables=tables,
        held=percentile(times, 99) < LIMIT,
        p50_ms=1e3 * median(times),
        p95_ms=1e3 * percentile(times, 95),
        p99_ms=1e3 * percentile(times, 99),
        max_ms=1e3 * times[-1],
        late=sum(time >= LIMIT for time in times),
        missed=tally.missed,
        commits_per_s=(len(times) - tally.missed) / seconds,
        drafts_per_s=tally.drafts / seconds,
        messages_per_s=(after.messages - before.messages) / seconds,
        kb_per_s=(after.bytes - before.bytes) / seconds / 1e3,
        transactions_per_s=(after.transactions - before.transactions) / seconds,
        server_cpu=server,
        others_cpu=max((after.core - before.core) / seconds - server, 0.0),
        load_cpu=(after.load - before.load) / seconds,
        load_lag_p99_ms=1e3 * percentile(sorted(tally.lags), 99),
    )


def percentile(ordered: list[float], percent: int) -> float:
    """The smallest that so many are not above."""
    return ordered[-(-len(ordered) * percent // 100) - 1]


def next_number(steps: list[Step], most: int) -> int | None:
    """Of tables to try; none if it is known nearly enough. A step that was disturbed has a second chance."""
    last = steps[-1]
    if not last.held and last.was_disturbed and last.tables not in [step.tables for step in steps[:-1]]:
        return last.tables
    held = max([step.tables for step in steps if step.held], default=0)
    failed = min([step.tables for step in steps if step.tables > held], default=0)
    if not failed:
        return min(2 * held, most) if held < most else None
    if failed - held <= max(held // 10, 1):
        return None
    return (held + failed) // 2


def what_limits(steps: list[Step]) -> str:
    """By the smallest step that was too much, and stayed so."""
    held = max([step.tables for step in steps if step.held], default=0)
    failed = min([step for step in steps if step.tables > held], key=lambda step: step.tables, default=None)
    if failed is None:
        return "nothing yet: try more --tables"
    if failed.load_cpu > BUSY:
        return "the load, not the server: this machine cannot ask for more"
    if failed.server_cpu > BUSY:
        return "the server's core is full"
    if failed.was_disturbed:
        return f"other programs, with {failed.others_cpu:.0%} of the server's core: measure again on a quiet machine"
    return f"single long waits: the server's core is busy only {failed.server_cpu:.0%} of the time"


# Telling


def about(server: Server) -> dict[str, object]:
    return {
        "version": VERSION,
        "mode": server.mode,
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "server_has_its_own_core": server.core not in os.sched_getaffinity(0),
        "sockets_per_table": SEATS,
        "limit_ms": 1e3 * LIMIT,
        "aim_tables": AIM,
    }


def readable(figures: dict[str, object]) -> Iterator[str]:
    for name, figure in figures.items():
        if isinstance(figure, dict):
            yield f"{name}:"
            yield from [f"  {line}" for line in readable(figure)]
        elif isinstance(figure, list):
            yield f"{name}:"
            yield from [f"  {summary(Step(**one))}" for one in figure]
        else:
            yield f"{name:28} {f'{figure:,.1f}' if isinstance(figure, float) else figure}"
    if figures.get("server_has_its_own_core") is False:
        yield "This machine has one core, which server and load share: a server alone would hold more."


def summary(step: Step) -> str:
    return (
        f"{step.tables:4} tables: {'held' if step.held else 'too many'}, p50 {step.p50_ms:.1f} ms, "
        f"p99 {step.p99_ms:.1f} ms, max {step.max_ms:.0f} ms, {step.commits_per_s:.0f} commits/s, "
        f"server {step.server_cpu:.0%}, others {step.others_cpu:.0%}, load {step.load_cpu:.0%}"
    )


def tell(what: str) -> None:
    if sys.stderr.isatty():
        print(f"measuring: {what} …", file=sys.stderr)
