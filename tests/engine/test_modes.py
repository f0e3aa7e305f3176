"""The compiled and the interpreted engine behave the same."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import naqala.engine.djinns.hagis
import naqala.engine.state
from naqala.engine.mode import MODE
from tests.engine import random_game_hashes

ROOT = Path(__file__).parents[2]
OTHER = {"compiled": "interpreted", "interpreted": "compiled"}
GAMES = 12


def test_the_engine_runs_in_the_mode_of_the_test_run(mode):
    assert mode == MODE


def test_compiled_means_all_of_the_engine():
    for module in (naqala.engine.state, naqala.engine.djinns.hagis):
        assert str(module.__file__).endswith(".so") == (MODE == "compiled")


def test_compiled_games_equal_interpreted_games_action_by_action():
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    paths = [ROOT, ROOT / "src"] if OTHER[MODE] == "interpreted" else [ROOT]
    environment["PYTHONPATH"] = os.pathsep.join(str(path) for path in paths)
    printed = subprocess.run(
        [sys.executable, "-m", "tests.engine.random_game_hashes", str(GAMES)],
        env=environment, cwd=ROOT / "tests", capture_output=True, text=True, check=True,
    ).stdout.splitlines()  # fmt: skip
    assert printed[0] == OTHER[MODE]
    assert printed[1:] == random_game_hashes.lines(GAMES)


def test_no_function_has_one_name_for_exceptions_of_different_types():
    """mypyc makes it one variable of one type, and the second kind a TypeError when it comes."""
    for file in (ROOT / "src" / "naqala" / "engine").rglob("*.py"):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                caught = {
                    (handler.name, ast.unparse(handler.type))
                    for handler in ast.walk(function)
                    if isinstance(handler, ast.ExceptHandler) and handler.name and handler.type
                }
                assert len(caught) == len({name for name, _ in caught}), (file.name, function.name)
