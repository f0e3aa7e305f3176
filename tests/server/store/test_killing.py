"""Every write that was acknowledged is there, however the process ends."""

import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[3]


def kill_while_it_writes(url: str) -> list[int]:
    """The numbers that it had acknowledged."""
    command = [sys.executable, "-m", "tests.server.store.endless_writer", url]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        first = child.stdout.readline()
        time.sleep(random.uniform(0.0, 0.3))
        child.kill()
        acknowledged = first + child.stdout.read()
    return [int(line) for line in acknowledged.splitlines(keepends=True) if line.endswith("\n")]


def test_acknowledged_writes_survive_a_kill(tmp_path):
    acknowledged: list[int] = []
    for _ in range(3):
        acknowledged += kill_while_it_writes(f"sqlite+aiosqlite:///{tmp_path}/store.db")
        file = sqlite3.connect(tmp_path / "store.db")
        written = [n for (n,) in file.execute("SELECT n FROM actions ORDER BY n")]
        assert set(acknowledged) <= set(written)
        assert written == list(range(len(written)))
        assert file.execute("SELECT action_count FROM drafts").fetchall() == [(written[-1],)]
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        file.close()
    assert len(acknowledged) > 3
