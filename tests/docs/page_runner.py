"""Runs the code blocks of a page in order: Python in one namespace, commands in one folder with one home."""

from __future__ import annotations

import contextlib
import io
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.docs.pages import ROOT, Block
from tests.server.serving import Serving, environment

TIMEOUT = 300.0  # seconds for one command, even on a busy machine
SAVED_FILE = re.compile(r"# (\w+\.py)\n")
PRINTED_URL = "http://127.0.0.1:8000"

NOT_RUN = {
    r"pip install": "needs a package registry; tests/test_wheel.py installs the wheel",
    r"make ": "builds everything; the test suite itself is one of these targets",
    r"docker ": "needs a container engine",
    r"\.venv/bin/pre-commit|env PYTHONPATH=src|cd web": "checks and tests, which this test is one of",
    r"umask|sqlite3": "a program of its own, which need not be installed",
    r"naqala admin (?!check)": "needs a server with reports and players: tests/cli/test_admin.py",
    r"python -m tests\.server\.attacks": "takes minutes: tests/server/test_attacks.py runs some",
    r"naqala ladder\s*(#|$)": "plays all levels for hours: tests/arena/test_ladder.py plays a small one",
}
SHORTER = {
    r"--games \d\d+": "--games 2",  # one deal
    r"^(naqala match(?!.*--games)[^#&]*?)(?= +#| &&|$)": r"\1 --games 2",
    r"^(naqala tune(?!.*--games)[^#]*?)(?= +#|$)": r"\1 --players 2 --games 2",
    r"\b(sharp|fierce)\b": "calm",  # they think for minutes when they are interpreted
    r"--host 0\.0\.0\.0": "--host 127.0.0.1",  # a test opens no port to the network
}

OWN_BOT = "from naqala.bots.random_bot import RandomBot\nclass Clever(RandomBot): pass\n"  # the reader's


class PageRunner:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.namespace: dict[str, object] = {"__name__": "__main__"}
        self.printed = ""
        self.server: Serving | None = None
        self.ran = 0
        make_command(folder / "bin" / "naqala")
        shutil.copy(ROOT / "tests" / "records" / "rich_2_blocked.naqala", folder / "game.naqala")
        (folder / "mine.py").write_text(OWN_BOT, encoding="utf-8")

    def run(self, block: Block) -> None:
        text = block.text.replace(PRINTED_URL, self.server.url) if self.server else block.text
        if block.language == "python":
            self.run_python(block, text)
        elif block.language == "sh":
            self.printed = "".join([self.run_command(block, line) for line in text.splitlines() if line.strip()])
        elif block.language == "output":
            assert matches(block.text, self.printed), f"{block}: printed was\n{self.printed}"

    def run_python(self, block: Block, text: str) -> None:
        self.ran += 1
        if saved := SAVED_FILE.match(text):
            (self.folder / saved[1]).write_text(text, encoding="utf-8")
            return
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            exec(compile(text, str(block), "exec"), self.namespace)
        self.printed = printed.getvalue()

    def run_command(self, block: Block, line: str) -> str:
        if any(re.match(command, line) for command in NOT_RUN):
            return ""
        self.ran += 1
        for pattern, shorter in SHORTER.items():
            line = re.sub(pattern, shorter, line)
        if line.startswith("naqala serve"):
            self.serve(*line.partition("#")[0].split()[2:])
            return ""
        done = subprocess.run(
            ["bash", "-c", line],
            cwd=self.folder,
            env=self.environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
            check=False,
        )
        assert done.returncode == 0, f"{block}: {line}\n{done.stdout}{done.stderr}"
        return done.stdout

    def serve(self, *flags: str) -> None:
        """Start a server for the rest of the page; the flags of tests come last, because the last one counts."""
        self.stop()
        self.server = Serving(self.folder / "home", *flags, "--port", "0", "--thinkers", "1")
        self.server.start()

    def stop(self) -> None:
        if self.server:
            assert self.server.stop() == 0
            self.server = None

    def environment(self) -> dict[str, str]:
        return {
            **environment(),
            "PATH": os.pathsep.join([str(self.folder / "bin"), os.environ["PATH"]]),
            "NAQALA_HOME": str(self.folder / "home"),
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "80",
        }


def make_command(path: Path) -> None:
    """A command `naqala` that runs the package under test."""
    path.parent.mkdir()
    path.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m naqala "$@"\n', encoding="utf-8")
    path.chmod(0o755)


def matches(expected: str, printed: str) -> bool:
    """Whether a text was printed; `…` stands for anything."""
    parts = [re.escape(part) for part in expected.strip().split("…")]
    return re.fullmatch(".*".join(parts), printed.strip(), re.DOTALL) is not None
