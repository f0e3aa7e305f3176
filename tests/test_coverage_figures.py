"""The coverage that the README states is the minimum that `make coverage` demands."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def text(path: str) -> str:
    return (ROOT / path).read_text("utf-8")


def only(pattern: str, where: str) -> int:
    (found,) = re.findall(pattern, where)
    return int(found)


def test_the_readme_states_the_minimum_of_each_part():
    stated = re.search(r"at least (\d+) % in the engine, (\d+) % in the page", text("README.md"))
    assert stated
    demanded = [
        only(r"--include='src/naqala/engine/\*' --fail-under=(\d+)", text("Makefile")),
        only(r"thresholds: {[^}]*branches: (\d+)", text("web/vite.config.ts")),
    ]
    assert [int(figure) for figure in stated.groups()] == demanded


def test_branches_are_measured():
    assert tomllib.loads(text("pyproject.toml"))["tool"]["coverage"]["run"]["branch"] is True
