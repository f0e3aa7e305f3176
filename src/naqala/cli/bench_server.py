"""`naqala bench --server`: how many live tables one server on one core can handle.

Each table has four sockets and commits one action per second; 99 % of the actions must reach everybody within 100 ms.
The server has a core of its own and the load uses the others. The number of tables is doubled, with a new server each
time, until the server fails; then a binary search finds the limit.
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

from naqala.cli.bench_load import PLAYERS, SHORTEST_GAME, BenchFailed, Load, LoadStats
from naqala.cli.bench_server_process import ServerProcess, max_open_sockets, reserved_core, run_server
from naqala.engine.mode import MODE
from naqala.version import VERSION

LIMIT: Final = 100.0  # milliseconds from a commit until all seats have the update, for 99 % of the commits
TARGET_TABLES: Final = 300
FIRST_TABLES: Final = 25
WARM_UP: Final = 2  # seconds of each step before the measurement
BUSY_CORE: Final = 0.85  # share of a core
MAX_WAITED: Final = 0.25  # share of time; its own threads also wait for each other
MAX_LAG: Final = 20.0  # milliseconds


def bench_server(*, as_json: bool, seconds: float, tables: int) -> int:
    if not hasattr(os, "sched_setaffinity"):
        raise BenchFailed("This measurement needs Linux, to pin the server to a core and read its statistics.")
    duration = WARM_UP + round(seconds)
    if not WARM_UP < duration <= SHORTEST_GAME or tables < 1:
        raise BenchFailed(f"Measure at least one table, and from 1 to {SHORTEST_GAME - WARM_UP} seconds.")
    with max_open_sockets(), reserved_core() as core:
        steps = find_limit(tables, duration, core)
        figures = describe_machine(core) | summarize(steps)
    print(json.dumps(figures, indent=2) if as_json else "\n".join(format_figures(figures)))
    return 0


# The search


@dataclass(frozen=True)
class BenchStep:
    """The measurements with one number of tables. Use of a core and of time is a share between 0 and 1."""

    tables: int
    held: bool  # the latency was within the limit
    p50_ms: float  # from a commit until all seats have the update
    p95_ms: float
    p99_ms: float
    max_ms: float
    late: int  # commits above the limit
    missed: int  # of them: skipped because the previous commit was not delivered yet
    commits_per_s: float
    drafts_per_s: float
    messages_per_s: float  # received by all sockets
    kb_per_s: float
    transactions_per_s: float
    server_cpu: float
    server_waited: float  # its main thread was runnable but did not have the core
    load_cpu: float
    load_lag_p99_ms: float
    server_mb: float  # with one table
    idle_table_kb: float  # per additional table, without clients
    live_table_kb: float  # per additional table, with four sockets
    played_table_kb: float  # the same at the end of the step

    @property
    def was_disturbed(self) -> bool:
        """Did other programs take the server's core, or delay the load?"""
        return self.server_waited > MAX_WAITED or self.load_lag_p99_ms > MAX_LAG


def find_limit(most: int, duration: int, core: int) -> list[BenchStep]:
    steps: list[BenchStep] = []
    tables: int | None = min(FIRST_TABLES, most)
    while tables is not None:
        report_progress(f"{tables} tables for {duration} s")
        with tempfile.TemporaryDirectory(prefix="naqala-bench-") as folder, run_server(Path(folder), core) as server:
            steps.append(asyncio.run(measure(server, tables, duration)))
        report_progress(format_step(steps[-1]))
        tables = next_number(steps, most)
    return steps


def next_number(steps: list[BenchStep], most: int) -> int | None:
    """Double until a step fails, then bisect to within 10 %; None ends the search.

    A step that failed while other programs disturbed it is repeated once.
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


def most_held(steps: list[BenchStep]) -> int:
    return max([step.tables for step in steps if step.held], default=0)


def least_failed(steps: list[BenchStep]) -> BenchStep | None:
    """The smallest failed step above the largest one that held."""
    held = most_held(steps)
    return min([step for step in steps if step.tables > held], key=lambda step: step.tables, default=None)


# One step


@dataclass(frozen=True)
class Counters:
    """Counters and CPU seconds at one moment."""

    at: float
    server: float
    waited: float
    load: float
    transactions: int
    messages: int
    bytes: int


async def measure(server: ServerProcess, tables: int, duration: int) -> BenchStep:
    load = Load(server.port, duration)
    await load.connect(await load.start_tables(1))  # memory that is allocated once does not count per table
    memory = [server.memory()]
    started = await load.start_tables(tables)
    memory.append(server.memory())
    await load.connect(started)
    memory.append(server.memory())
    with gc_disabled():
        start = perf_counter() + 0.1
        await load.play(tables, range(WARM_UP), start, LoadStats())
        before, stats = read_counters(server, load), LoadStats()
        await load.play(tables, range(WARM_UP, duration), start, stats)
        after = read_counters(server, load)
        await load.settle(stats)
    memory.append(server.memory())
    await load.close()
    return bench_step(tables, stats, before, after, memory)


@contextmanager
def gc_disabled() -> Iterator[None]:
    """Avoid garbage collection in the load, which would look like a delay of the server."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def read_counters(server: ServerProcess, load: Load) -> Counters:
    return Counters(
        at=perf_counter(),
        server=server.cpu_seconds(),
        waited=server.waited_seconds(),
        load=process_time(),
        transactions=server.transactions(),
        messages=load.traffic.messages,
        bytes=load.traffic.bytes,
    )


def bench_step(tables: int, stats: LoadStats, before: Counters, after: Counters, memory: list[int]) -> BenchStep:
    seconds = after.at - before.at
    times = sorted(1e3 * time for time in stats.latencies)
    idle, live, played = [(bytes_ - memory[0]) / tables / 1e3 for bytes_ in memory[1:]]
    return BenchStep(
        tables=tables,
        held=percentile(times, 99) < LIMIT,
        p50_ms=percentile(times, 50),
        p95_ms=percentile(times, 95),
        p99_ms=percentile(times, 99),
        max_ms=times[-1],
        late=sum(time >= LIMIT for time in times),
        missed=stats.missed,
        commits_per_s=(len(times) - stats.missed) / seconds,
        drafts_per_s=stats.drafts / seconds,
        messages_per_s=(after.messages - before.messages) / seconds,
        kb_per_s=(after.bytes - before.bytes) / seconds / 1e3,
        transactions_per_s=(after.transactions - before.transactions) / seconds,
        server_cpu=(after.server - before.server) / seconds,
        server_waited=(after.waited - before.waited) / seconds,
        load_cpu=(after.load - before.load) / seconds,
        load_lag_p99_ms=1e3 * percentile(sorted(stats.lags), 99),
        server_mb=memory[0] / 1e6,
        idle_table_kb=idle,
        live_table_kb=live,
        played_table_kb=played,
    )


def percentile(ordered: list[float], percent: int) -> float:
    """The smallest value that at least this percentage of the values does not exceed."""
    return ordered[-(-len(ordered) * percent // 100) - 1]


# Output


def describe_machine(core: int) -> dict[str, object]:
    return {
        "version": VERSION,
        "mode": MODE,
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "server_has_its_own_core": core not in os.sched_getaffinity(0),
        "sockets_per_table": PLAYERS,
        "limit_ms": LIMIT,
        "aim_tables": TARGET_TABLES,
    }


def summarize(steps: list[BenchStep]) -> dict[str, object]:
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


def what_limits(steps: list[BenchStep]) -> str:
    """Judged by the smallest step that failed."""
    failed = least_failed(steps)
    if failed is None:
        return "nothing yet: try more --tables"
    if failed.load_cpu > BUSY_CORE:
        return "the load, not the server: this machine cannot generate more"
    if failed.server_cpu > BUSY_CORE:
        return "the server's core is full"
    if failed.was_disturbed:
        return "other programs, probably: the server waited for its core, or the load was late; measure again"
    busy = f"the server's core is busy {failed.server_cpu:.0%} of the time"
    if failed.p95_ms < LIMIT:
        return f"single pauses of up to {failed.max_ms:.0f} ms, while {busy}"
    return f"waiting, for the disk or between threads, while {busy}"


def format_figures(figures: dict[str, object]) -> Iterator[str]:
    for name, figure in figures.items():
        if isinstance(figure, dict):
            yield from ["", f"{name}:", *[f"  {line}" for line in format_figures(figure)]]
        elif isinstance(figure, list):
            yield from ["", f"{name}:", *[f"  {format_step(BenchStep(**one))}" for one in figure]]
        else:
            yield f"{name:28} {f'{figure:,.2f}' if isinstance(figure, float) else figure}"
    if figures.get("server_has_its_own_core") is False:
        yield "This machine has one core, shared by server and load: a server alone would handle more."


def format_step(step: BenchStep) -> str:
    return (
        f"{step.tables:4} tables: {'held' if step.held else 'too many'}, p50 {step.p50_ms:.1f}, "
        f"p99 {step.p99_ms:.1f}, max {step.max_ms:.0f} ms; {step.commits_per_s:.0f} commits/s; "
        f"server {step.server_cpu:.0%}, waited {step.server_waited:.0%}, load {step.load_cpu:.0%}"
    )


def report_progress(what: str) -> None:
    if sys.stderr.isatty():
        print(f"measuring: {what} …", file=sys.stderr)
