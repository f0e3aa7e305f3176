"""Whatever was said to be written is there, however the process ends."""

import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[3]


def kill_while_it_writes(url: str) -> list[int]:
    """The numbers that it had said to be written."""
    command = [sys.executable, "-m", "tests.table.store.endless", url]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        first = child.stdout.readline()
        time.sleep(random.uniform(0.0, 0.3))
        child.kill()
        said = first + child.stdout.read()
    return [int(line) for line in said.splitlines(keepends=True) if line.endswith("\n")]


def test_what_was_said_to_be_written_outlives_a_kill(tmp_path):
    said: list[int] = []
    for _ in range(3):
        said += kill_while_it_writes(f"sqlite+aiosqlite:///{tmp_path}/ledger.db")
        file = sqlite3.connect(tmp_path / "ledger.db")
        written = [n for (n,) in file.execute("SELECT n FROM deeds ORDER BY n")]
        assert set(said) <= set(written)
        assert written == list(range(len(written)))
        assert file.execute("SELECT n FROM drafts").fetchall() == [(written[-1],)]
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        file.close()
    assert len(said) > 3
