"""docs/dependencies.md has a row for every dependency, and for nothing else."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
LISTS, HAND_WRITTEN = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8").split("\n## Written by hand\n", 1)
ROW: Final = re.compile(r"^\| `([^`]+)` \|(.*)\|$", re.MULTILINE)
HEADER: Final = re.compile(r"^\| package \|(.*)\|$", re.MULTILINE)
COLUMNS: Final = ["purpose", "size", "alternative"]


def name_of(requirement: str) -> str:
    """The name in a requirement such as `uvloop>=0.23; sys_platform != "win32"`, with its extras."""
    found = re.match(r"[A-Za-z0-9._-]+(\[[a-z,]+\])?", requirement)
    assert found, requirement
    return found[0].lower().replace("_", "-")


def requirements(file: str) -> set[str]:
    lines = [line.partition("#")[0].strip() for line in (ROOT / file).read_text(encoding="utf-8").splitlines()]
    return {name_of(line) for line in lines if line and not line.startswith("-")}


def project_requirements() -> set[str]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras: Iterable[list[str]] = settings["project"]["optional-dependencies"].values()
    lists = [settings["build-system"]["requires"], settings["project"]["dependencies"], *extras]
    return {name_of(requirement) for requirements in lists for requirement in requirements}


def web_packages() -> set[str]:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    return {*package.get("dependencies", {}), *package.get("devDependencies", {})}


def listed() -> list[str]:
    return [name for name, _ in ROW.findall(LISTS)]


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.split("|")]


def test_every_dependency_is_listed_and_nothing_else() -> None:
    python = requirements("requirements.in") | requirements("requirements-dev.in") | project_requirements()
    assert {*map(name_of, set(listed()) - web_packages())} == python
    assert web_packages() <= set(listed())


def test_no_dependency_is_listed_twice() -> None:
    assert [name for name, times in Counter(listed()).items() if times > 1] == []


def test_every_list_has_the_same_columns() -> None:
    headers = HEADER.findall(LISTS)
    assert len(headers) >= 4
    assert {tuple(cells(header)) for header in headers} == {tuple(COLUMNS)}


@pytest.mark.parametrize(("name", "row"), ROW.findall(LISTS))
def test_a_dependency_has_a_purpose_a_size_and_an_alternative(name: str, row: str) -> None:
    purpose, size, alternative = cells(row)
    assert purpose
    assert alternative
    assert re.fullmatch(r"\d+(\.\d+)? MB", size), size


def test_everything_written_by_hand_names_a_library_and_a_reason() -> None:
    rows = re.findall(r"^\| (?!-)(.*) \|$", HAND_WRITTEN, re.MULTILINE)
    assert len(rows) > 20
    assert [row for row in rows if len(cells(row)) != 3 or not all(cells(row))] == []
