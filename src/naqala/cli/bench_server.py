"""How many live tables one server on one core holds: four sockets each, one committed deed a second, and everybody
hears of 99 of 100 deeds within a tenth of a second.

The server has one core for itself and the load has the others. A fresh server meets more and more tables until it is
too much, then the number in between is sought.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import platform
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter, process_time
from typing import Final

from naqala.cli.bench_load import SEATS, SHORTEST, Load, Tally, Unplayable
from naqala.cli.bench_serving import Server, cores, serving, sockets
from naqala.engine.mode import MODE
from naqala.version import VERSION

LIMIT: Final = 100.0  # milliseconds from a commit until everybody has heard of it, for 99 of 100
AIM: Final = 300  # tables
FIRST: Final = 25  # tables of the first step
WARM_UP: Final = 2  # seconds of each step that are not measured
BUSY: Final = 0.85  # of a core
WAITED: Final = 0.25  # of the time; its own threads wait for each other, too
LAG: Final = 20.0  # milliseconds


def bench_server(*, as_json: bool, seconds: float, tables: int) -> int:
    if not hasattr(os, "sched_setaffinity"):
        raise Unplayable("To give the server one core, and to see what it takes, needs Linux.")
    beats = WARM_UP + round(seconds)
    if not WARM_UP < beats <= SHORTEST or tables < 1:
        raise Unplayable(f"Measure at least one table, and from 1 to {SHORTEST - WARM_UP} seconds.")
    with sockets(), cores() as core:
        steps = climb(tables, beats, core)
        figures = about(core) | found(steps)
    print(json.dumps(figures, indent=2) if as_json else "\n".join(readable(figures)))
    return 0


# The ramp


@dataclass(frozen=True)
class Step:
    """So many tables, and how they fared. What is had of a core or of time is a share, 1 at most."""

    tables: int
    held: bool
    p50_ms: float  # from a commit until everybody has heard of it
    p95_ms: float
    p99_ms: float
    max_ms: float
    late: int  # commits above the limit
    missed: int  # of them: beats at which the commit before was not heard of yet
    commits_per_s: float
    drafts_per_s: float
    messages_per_s: float  # heard by all sockets
    kb_per_s: float
    transactions_per_s: float
    server_cpu: float
    server_waited: float  # somebody else had its core, or another thread of its own
    load_cpu: float
    load_lag_p99_ms: float
    server_mb: float  # with one table
    idle_table_kb: float  # each more, with nobody connected
    live_table_kb: float  # each more, with four sockets
    played_table_kb: float  # the same at the end

    @property
    def was_disturbed(self) -> bool:
        """By other programs: the server did not have its core, or the load did not come on time."""
        return self.server_waited > WAITED or self.load_lag_p99_ms > LAG


def climb(most: int, beats: int, core: int) -> list[Step]:
    steps: list[Step] = []
    tables: int | None = min(FIRST, most)
    while tables is not None:
        tell(f"{tables} tables play for {beats} s")
        with tempfile.TemporaryDirectory(prefix="naqala-bench-") as folder, serving(Path(folder), core) as server:
            steps.append(asyncio.run(measured(server, tables, beats)))
        tell(summary(steps[-1]))
        tables = next_number(steps, most)
    return steps


def next_number(steps: list[Step], most: int) -> int | None:
    """Twice as many until it is too much; then halfway, until it is near enough.

    What was too much while others disturbed has a second chance.
    """
    last = steps[-1]
    if not last.held and last.was_disturbed and last.tables not in [step.tables for step in steps[:-1]]:
        return last.tables
    held, failed = most_held(steps), least_failed(steps)
    if failed is None:
        return min(2 * held, most) if held < most else None
    if failed.tables - held <= max(held // 10, 1):
        return None
    return (held + failed.tables) // 2


def most_held(steps: list[Step]) -> int:
    return max([step.tables for step in steps if step.held], default=0)


def least_failed(steps: list[Step]) -> Step | None:
    """Of those above what held."""
    held = most_held(steps)
    return min([step for step in steps if step.tables > held], key=lambda step: step.tables, default=None)


# One step


@dataclass(frozen=True)
class Gauges:
    """Counts and seconds, at one moment."""

    at: float
    server: float
    waited: float
    load: float
    transactions: int
    messages: int
    bytes: int


async def measured(server: Server, tables: int, beats: int) -> Step:
    load = Load(server.port, beats)
    await load.connect(await load.lay(1))  # what is loaded once, for the first table, is none of its own
    memory = [server.memory()]
    laid = await load.lay(tables)
    memory.append(server.memory())
    await load.connect(laid)
    memory.append(server.memory())
    with uninterrupted():
        start = perf_counter() + 0.1
        await load.play(tables, range(WARM_UP), start, Tally())
        before, tally = gauges(server, load), Tally()
        await load.play(tables, range(WARM_UP, beats), start, tally)
        after = gauges(server, load)
        await load.settle(tally)
    memory.append(server.memory())
    await load.leave()
    return step(tables, tally, before, after, memory)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Nobody collects garbage here meanwhile: that would seem to be the server's delay."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def gauges(server: Server, load: Load) -> Gauges:
    return Gauges(
        at=perf_counter(),
        server=server.spent(),
        waited=server.waited(),
        load=process_time(),
        transactions=server.transactions(),
        messages=load.traffic.messages,
        bytes=load.traffic.bytes,
    )


def step(tables: int, tally: Tally, before: Gauges, after: Gauges, memory: list[int]) -> Step:
    seconds = after.at - before.at
    times = sorted(1e3 * time for time in tally.seconds)
    idle, live, played = [(bytes_ - memory[0]) / tables / 1e3 for bytes_ in memory[1:]]
    return Step(
        tables=tables,
        held=percentile(times, 99) < LIMIT,
        p50_ms=percentile(times, 50),
        p95_ms=percentile(times, 95),
        p99_ms=percentile(times, 99),
        max_ms=times[-1],
        late=sum(time >= LIMIT for time in times),
        missed=tally.missed,
        commits_per_s=(len(times) - tally.missed) / seconds,
        drafts_per_s=tally.drafts / seconds,
        messages_per_s=(after.messages - before.messages) / seconds,
        kb_per_s=(after.bytes - before.bytes) / seconds / 1e3,
        transactions_per_s=(after.transactions - before.transactions) / seconds,
        server_cpu=(after.server - before.server) / seconds,
        server_waited=(after.waited - before.waited) / seconds,
        load_cpu=(after.load - before.load) / seconds,
        load_lag_p99_ms=1e3 * percentile(sorted(tally.lags), 99),
        server_mb=memory[0] / 1e6,
        idle_table_kb=idle,
        live_table_kb=live,
        played_table_kb=played,
    )


def percentile(ordered: list[float], percent: int) -> float:
    """The smallest that so many are not above."""
    return ordered[-(-len(ordered) * percent // 100) - 1]


# Telling


def about(core: int) -> dict[str, object]:
    return {
        "version": VERSION,
        "mode": MODE,
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "server_has_its_own_core": core not in os.sched_getaffinity(0),
        "sockets_per_table": SEATS,
        "limit_ms": LIMIT,
        "aim_tables": AIM,
    }


def found(steps: list[Step]) -> dict[str, object]:
    held = [step for step in steps if step.held]
    best = max(held, key=lambda step: step.tables, default=None)
    largest = max(steps, key=lambda step: step.tables)
    return {
        "holds_tables": most_held(steps),
        "what_limits": what_limits(steps),
        "idle_table_kb": largest.idle_table_kb,
        "live_table_kb": largest.live_table_kb,
        "at": asdict(best) if best else None,
        "steps": [asdict(step) for step in steps],
    }


def what_limits(steps: list[Step]) -> str:
    """By the smallest step that was too much."""
    failed = least_failed(steps)
    if failed is None:
        return "nothing yet: try more --tables"
    if failed.load_cpu > BUSY:
        return "the load, not the server: this machine cannot ask for more"
    if failed.server_cpu > BUSY:
        return "the server's core is full"
    if failed.was_disturbed:
        return "other programs, it seems: the server waited for its core, or the load came late; measure again"
    busy = f"the server's core is busy {failed.server_cpu:.0%} of the time"
    if failed.p95_ms < LIMIT:
        return f"single pauses of up to {failed.max_ms:.0f} ms, while {busy}"
    return f"waiting, for the disk or between threads, while {busy}"


def readable(figures: dict[str, object]) -> Iterator[str]:
    for name, figure in figures.items():
        if isinstance(figure, dict):
            yield from ["", f"{name}:", *[f"  {line}" for line in readable(figure)]]
        elif isinstance(figure, list):
            yield from ["", f"{name}:", *[f"  {summary(Step(**one))}" for one in figure]]
        else:
            yield f"{name:28} {f'{figure:,.2f}' if isinstance(figure, float) else figure}"
    if figures.get("server_has_its_own_core") is False:
        yield "This machine has one core, which server and load share: a server alone would hold more."


def summary(step: Step) -> str:
    return (
        f"{step.tables:4} tables: {'held' if step.held else 'too many'}, p50 {step.p50_ms:.1f}, "
        f"p99 {step.p99_ms:.1f}, max {step.max_ms:.0f} ms; {step.commits_per_s:.0f} commits/s; "
        f"server {step.server_cpu:.0%}, waited {step.server_waited:.0%}, load {step.load_cpu:.0%}"
    )


def tell(what: str) -> None:
    if sys.stderr.isatty():
        print(f"measuring: {what} …", file=sys.stderr)
