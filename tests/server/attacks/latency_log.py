"""How long honest clients wait for replies, by phase of the run."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from dataclasses import asdict, dataclass
from math import ceil
from statistics import median
from time import perf_counter
from typing import Final, Literal

Phase = Literal["warm-up", "quiet", "attack", "recovery"]
Kind = Literal["action", "ping", "newcomer", "bot", "lag"]
TALKING: Final[tuple[Kind, ...]] = ("action", "ping")  # the latency that the target is about


@dataclass(frozen=True)
class LatencySummary:
    """Of one phase, in milliseconds."""

    n: int
    median: float
    p99: float
    max: float

    @staticmethod
    def of(seconds: list[float]) -> LatencySummary:
        if not seconds:
            return LatencySummary(0, 0.0, 0.0, 0.0)
        ordered = [1000 * value for value in sorted(seconds)]
        p99 = ordered[ceil(0.99 * len(ordered)) - 1]
        return LatencySummary(len(ordered), round(median(ordered), 2), round(p99, 2), round(ordered[-1], 2))


class LatencyLog:
    """Samples count for the phase in which the message was sent."""

    def __init__(self) -> None:
        self.phase: Phase = "warm-up"
        self.seconds: dict[tuple[Phase, Kind], list[float]] = defaultdict(list)
        self.lost: Counter[Phase] = Counter()  # messages without a reply
        self.disconnects: Counter[Phase] = Counter()
        self.errors: Counter[str] = Counter()  # by what went wrong

    def add(self, phase: Phase, kind: Kind, seconds: float) -> None:
        self.seconds[phase, kind].append(seconds)

    def summary(self, phase: Phase, *kinds: Kind) -> LatencySummary:
        return LatencySummary.of([value for kind in kinds for value in self.seconds[phase, kind]])

    def to_json(self, phase: Phase) -> dict[str, object]:
        kinds: tuple[Kind, ...] = ("action", "ping", "newcomer", "bot", "lag")
        return {
            "talking": asdict(self.summary(phase, *TALKING)),
            **{kind: asdict(self.summary(phase, kind)) for kind in kinds},
            "lost": self.lost[phase],
            "disconnects": self.disconnects[phase],
        }


async def ticks(interval: float, log: LatencyLog | None = None) -> AsyncIterator[None]:
    """One tick per interval, by the clock; with a log, record how late this process itself was."""
    due = perf_counter()
    while True:
        due += interval
        await asyncio.sleep(max(0.0, due - perf_counter()))
        late = perf_counter() - due
        if log is not None:
            log.add(log.phase, "lag", late)
        due = max(due, perf_counter() - interval)
        yield
