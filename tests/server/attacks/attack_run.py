"""One attack on a new server: a quiet phase, the attack, the recovery."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, Final

from tests.server.attacks.attack_catalog import ATTACKS
from tests.server.attacks.attacked_server import DEFAULT_COMMAND, AttackedServer, run_attacked_server
from tests.server.attacks.attacker import AttackOrder
from tests.server.attacks.attacker_process import run_attacker
from tests.server.attacks.finished_game import finish_a_game
from tests.server.attacks.honest_tables import honest_load
from tests.server.attacks.latency_log import LatencyLog, Phase, ticks
from tests.server.attacks.loopback import AttackTarget

WARM_UP_SECONDS: Final = 1.5
MEMORY_INTERVAL: Final = 0.05
MEASURED: Final[tuple[Phase, ...]] = ("quiet", "attack", "recovery")
MEGABYTE: Final = 1_000_000


@dataclass(frozen=True)
class RunOptions:
    command: str = DEFAULT_COMMAND
    sources: int = 1
    seconds: float = 5.0  # of each phase
    tables: int = 4


@dataclass
class ServerUse:
    """What the server used in one phase."""

    peak_memory: int = 0  # resident bytes
    cpu: float = 0.0  # seconds
    waited: float = 0.0  # seconds that it was ready to run but had no core: the machine's fault, not the server's
    logged: int = 0  # bytes


@dataclass
class AttackRun:
    attack: str
    options: RunOptions
    log: LatencyLog = field(default_factory=LatencyLog)
    use: dict[Phase, ServerUse] = field(default_factory=lambda: {phase: ServerUse() for phase in MEASURED})
    tally: dict[str, Any] = field(default_factory=dict)

    async def run(self) -> dict[str, Any]:
        """Returns everything that was measured, as JSON."""
        with run_attacked_server(self.options.command) as server:
            finished = await finish_a_game(server.port) if ATTACKS[self.attack].needs_finished_game else ""
            async with honest_load(server.port, self.log, self.options.tables) as load:
                await asyncio.sleep(WARM_UP_SECONDS)
                await self.measure("quiet", server)
                await self.run_attack(server, AttackTarget(server.port, load.code, finished))
                await self.measure("recovery", server)
            survived = server.is_running
        return self.to_json(survived)

    async def run_attack(self, server: AttackedServer, target: AttackTarget) -> None:
        options = self.options
        order = AttackOrder(self.attack, target, sources=options.sources, seconds=options.seconds)
        async with run_attacker(order) as attacker:
            await self.measure("attack", server)
            self.tally = await attacker.tally()

    async def measure(self, phase: Phase, server: AttackedServer) -> None:
        use, gauge = self.use[phase], server.gauge
        cpu, waited, logged = gauge.cpu_seconds(), gauge.waited_seconds(), server.log.stat().st_size
        self.log.phase = phase
        watching = asyncio.create_task(watch_memory(use, server))
        await asyncio.sleep(self.options.seconds)
        watching.cancel()
        use.cpu, use.waited = gauge.cpu_seconds() - cpu, gauge.waited_seconds() - waited
        use.logged = server.log.stat().st_size - logged

    @property
    def memory_growth(self) -> int:
        """Bytes above the peak of the quiet phase."""
        return max(self.use["attack"].peak_memory, self.use["recovery"].peak_memory) - self.use["quiet"].peak_memory

    def to_json(self, survived: bool) -> dict[str, Any]:
        return {
            "attack": self.attack,
            "what": ATTACKS[self.attack].what,
            "sources": self.options.sources,
            "seconds": self.options.seconds,
            "server": self.options.command,
            "survived": survived,
            "memory_growth_mb": round(self.memory_growth / MEGABYTE, 1),
            "quiet_memory_mb": round(self.use["quiet"].peak_memory / MEGABYTE, 1),
            "errors": dict(self.log.errors),
            "attacker": self.tally,
            "phases": {phase: self.phase_json(phase) for phase in MEASURED},
        }

    def phase_json(self, phase: Phase) -> dict[str, Any]:
        use = self.use[phase]
        return {
            **self.log.to_json(phase),
            "cpu_seconds": round(use.cpu, 2),
            "waited_seconds": round(use.waited, 2),
            "logged_bytes": use.logged,
        }


async def watch_memory(use: ServerUse, server: AttackedServer) -> None:
    async for _ in ticks(MEMORY_INTERVAL):
        if server.is_running:
            use.peak_memory = max(use.peak_memory, server.gauge.memory())
