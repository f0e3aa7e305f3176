"""The worst attacks, briefly: each is stopped by the server, and other players notice nothing but a delay at most."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.attacks.attack_catalog import ATTACKS
from tests.server.attacks.attacked_server import AttackedServer, run_attacked_server
from tests.server.attacks.attacker import AttackOrder
from tests.server.attacks.attacker_process import run_attacker
from tests.server.attacks.crowd import mentions_cap, newcomers_failure
from tests.server.attacks.honest_tables import honest_load
from tests.server.attacks.latency_log import LatencyLog
from tests.server.attacks.loopback import AttackTarget, OutsideLoopback
from tests.server.attacks.raw_connection import AttackTally, RawConnection

pytestmark = pytest.mark.once

STOPPED = (
    "ping-flood",
    "empty-fragments",
    "tiny-fragments",
    "endless-url",
    "huge-headers",
    "endless-chunks",
    "garbage",
)
ANSWERED = [name for name, attack in ATTACKS.items() if attack.must_be_answered]
TIMEOUT = 30.0  # seconds for the server to close the connections, even on a busy machine
OPEN_FILES = 600
CROWD = 400  # connections of one address
MEGABYTE = 1_000_000


@pytest.fixture(scope="module")
def attacked() -> Iterator[AttackedServer]:
    with run_attacked_server(open_files=OPEN_FILES) as server:
        yield server


def test_attacks_are_stopped_and_every_honest_message_is_answered(attacked: AttackedServer) -> None:
    async def attack_one_by_one() -> tuple[LatencyLog, dict[str, dict[str, int]]]:
        log = LatencyLog()
        async with honest_load(attacked.port, log, tables=2) as load:
            target = AttackTarget(attacked.port, load.code)
            names = (*STOPPED, *ANSWERED)
            return log, {name: await attack_until_closed(name, target, nth) for nth, name in enumerate(names)}

    before = attacked.gauge.memory()
    log, tallies = asyncio.run(attack_one_by_one())
    assert {name: tallies[name]["closed"] for name in STOPPED} == dict.fromkeys(STOPPED, 1)
    assert {name: tallies[name]["answered"] for name in ANSWERED} == dict.fromkeys(ANSWERED, 1)
    assert (log.lost.total(), log.disconnects.total(), dict(log.errors)) == (0, 0, {})
    assert log.summary(log.phase, "action").n > 0
    assert attacked.gauge.memory() - before < 50 * MEGABYTE


async def attack_until_closed(name: str, target: AttackTarget, nth: int) -> dict[str, int]:
    order = AttackOrder(name, target, first_source=nth, seconds=TIMEOUT, connections=1, once=True)
    async with run_attacker(order) as attacker:
        return await attacker.tally()


def test_newcomers_play_while_one_address_holds_as_many_connections_as_it_can(attacked: AttackedServer) -> None:
    async def play_beside_crowd() -> str:
        order = AttackOrder(
            "idle-sockets", AttackTarget(attacked.port), first_source=100, seconds=TIMEOUT, connections=CROWD
        )
        async with run_attacker(order):
            while not any(mentions_cap(line) for line in attacked.log.read_text().splitlines()):
                await asyncio.sleep(0.05)
            return await newcomers_failure(attacked, 0)

    async def with_timeout() -> str:
        return await asyncio.wait_for(play_beside_crowd(), TIMEOUT)

    assert asyncio.run(with_timeout()) == ""


def test_only_this_machine_can_be_attacked() -> None:
    with pytest.raises(OutsideLoopback):
        AttackTarget(80, host="192.0.2.1")

    async def connect_from_outside() -> None:
        RawConnection(AttackTarget(80), "192.0.2.1", AttackTally())

    with pytest.raises(OutsideLoopback):
        asyncio.run(connect_from_outside())
