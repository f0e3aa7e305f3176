"""The power is cut while people play: nothing that anybody received is lost."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.server.power_cuts import CannotRecord, PowerCuts
from tests.server.write_log import SYNC, WRITE, DiskCall, write_cut

pytestmark = pytest.mark.once


def recorded(folder: Path, *pragmas: str, actions: int) -> PowerCuts:
    cuts = PowerCuts(folder, *pragmas, tables=2, actions=actions, seed=1)
    try:
        cuts.record()
    except CannotRecord as reason:
        pytest.skip(str(reason))
    return cuts


@pytest.mark.slow
def test_after_a_power_cut_everything_that_was_acknowledged_is_there(tmp_path: Path) -> None:
    cuts = recorded(tmp_path, actions=40)
    assert len(cuts.heard) > 40
    assert sum(call.kind == SYNC and call.path.endswith("-wal") for call in cuts.calls) > 20
    assert sum(call.kind == WRITE and call.path.endswith(".db") for call in cuts.calls) > 20  # checkpoints
    assert cuts.check(8) == []


@pytest.mark.slow
def test_a_server_that_does_not_sync_each_transaction_is_caught(tmp_path: Path) -> None:
    found = recorded(tmp_path, "PRAGMA synchronous = NORMAL", actions=10).check(6)
    assert [loss for loss in found if "lost" in loss]


def test_what_was_synced_survives_and_the_rest_may_be_torn(tmp_path: Path) -> None:
    calls = [
        DiskCall(WRITE, "/x/file", 0, b"a" * 1024, 1),
        DiskCall(SYNC, "/x/file", 0, b"", 2),
        DiskCall(WRITE, "/x/file", 0, b"b" * 1024, 3),
    ]
    contents = set()
    for seed in range(40):
        write_cut(calls, 3, Random(seed), tmp_path / str(seed))
        contents.add((tmp_path / str(seed) / "file").read_bytes())
    assert contents == {b"a" * 1024, b"b" * 512 + b"a" * 512, b"b" * 1024}
