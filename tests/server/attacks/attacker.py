"""The process of an attack: `python -m tests.server.attacks.attacker JSON`, started by the harness.

It runs with the lowest priority, because it shares the machine with the server it attacks.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any, Final

from tests.server.attacks.attack import Attack
from tests.server.attacks.attack_catalog import ATTACKS
from tests.server.attacks.loopback import AttackTarget, attacking_sources
from tests.server.attacks.raw_connection import AttackTally, RawConnection

LOWEST_PRIORITY: Final = 19
MAX_SECONDS: Final = 600.0
READY: Final = "ready"


@dataclass(frozen=True)
class AttackOrder:
    """What an attacker is told to do."""

    attack: str
    target: AttackTarget
    sources: int = 1
    first_source: int = 0  # a server may refuse an address after an attack
    seconds: float = 5.0
    connections: int = 0  # 0: as many as the attack has
    once: bool = False  # end when the server has closed every connection, instead of opening new ones

    def to_json(self) -> str:
        return json.dumps(asdict(self))

    @staticmethod
    def from_json(text: str) -> AttackOrder:
        fields: dict[str, Any] = json.loads(text)
        return AttackOrder(**{**fields, "target": AttackTarget(**fields["target"])})


async def carry_out(order: AttackOrder) -> AttackTally:
    attack, tally = ATTACKS[order.attack], AttackTally()
    sources = attacking_sources(order.sources, order.first_source)
    connections = max(order.connections or attack.connections, len(sources))
    attacking = [
        keep_attacking(attack, order, sources[nth % len(sources)], tally, attack.pause(connections))
        for nth in range(connections)
    ]
    with suppress(TimeoutError):
        async with asyncio.timeout(min(order.seconds, MAX_SECONDS)):
            await asyncio.gather(*attacking)
    return tally


async def keep_attacking(attack: Attack, order: AttackOrder, source: str, tally: AttackTally, pause: float) -> None:
    """Attack on one connection, and on another one whenever the server closes it."""
    while True:
        await attack_once(attack, order.target, source, tally)
        if order.once:
            return
        await asyncio.sleep(pause)


async def attack_once(attack: Attack, target: AttackTarget, source: str, tally: AttackTally) -> None:
    connection = RawConnection(target, source, tally, attack.receive_buffer)
    try:
        await connection.open()
    except (OSError, TimeoutError):
        tally.refused += 1
        connection.close()
        await asyncio.sleep(0.05)
        return
    try:
        await attack.run(connection)
    except (OSError, TimeoutError):
        tally.closed += 1
    finally:
        connection.close()


def main() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    order = AttackOrder.from_json(sys.argv[1])
    os.nice(LOWEST_PRIORITY)
    print(READY, flush=True)
    print(json.dumps(asyncio.run(carry_out(order)).to_json()), flush=True)


if __name__ == "__main__":
    main()
