"""Starts and stops the process of an attack."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from tests.server.attacks.attacker import READY, AttackOrder

GRACE: Final = 20.0  # seconds for a process to start, or to end after its time
MODULE: Final = "tests.server.attacks.attacker"


class AttackFailed(Exception):
    """The attacker did not start, or did not report."""


class AttackerProcess:
    def __init__(self, process: asyncio.subprocess.Process, order: AttackOrder) -> None:
        self.process = process
        self.order = order

    async def line(self, timeout: float) -> str:
        assert self.process.stdout is not None
        async with asyncio.timeout(timeout):
            text = (await self.process.stdout.readline()).decode().strip()
        if not text:
            raise AttackFailed(f"the attacker of {self.order.attack} ended without a report")
        return text

    async def tally(self) -> dict[str, Any]:
        """Wait for the end of the attack; returns what it has achieved."""
        tally: dict[str, Any] = json.loads(await self.line(self.order.seconds + GRACE))
        return tally


@asynccontextmanager
async def run_attacker(order: AttackOrder) -> AsyncIterator[AttackerProcess]:
    """An attack that has begun; it is stopped at the end in any case."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", MODULE, order.to_json(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE
    )
    try:
        attacker = AttackerProcess(process, order)
        if await attacker.line(GRACE) != READY:
            raise AttackFailed(f"the attacker of {order.attack} does not start")
        yield attacker
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
