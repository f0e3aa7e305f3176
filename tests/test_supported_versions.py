"""What is declared about versions of Python agrees everywhere."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
CHECKS = (ROOT / ".github" / "workflows" / "checks.yml").read_text("utf-8")
SYSTEMS = (ROOT / "docs" / "supported-systems.md").read_text("utf-8")


def versions(of: str) -> set[str]:
    return set(re.findall(r"\b3\.\d+\b", of))


def classified() -> set[str]:
    return versions(" ".join(PROJECT["project"]["classifiers"]))


def test_the_hosted_checks_use_every_version_for_which_there_is_a_wheel():
    (matrix,) = re.findall(r"^ +python: (\[.*\])$", CHECKS, re.MULTILINE)
    wheels = {f"3.{build.removeprefix('cp3').removesuffix('-*')}" for build in PROJECT["tool"]["cibuildwheel"]["build"]}
    assert versions(matrix) == wheels


def test_the_documentation_names_the_versions_that_were_tested():
    table = SYSTEMS.split("## Python versions")[1]
    assert set(re.findall(r"^\| (3\.\d+)", table, re.MULTILINE)) == classified()


def test_the_oldest_version_is_the_same_everywhere():
    oldest = "3.11"
    assert PROJECT["project"]["requires-python"] == f">={oldest}"
    assert PROJECT["tool"]["ruff"]["target-version"] == "py" + oldest.replace(".", "")
    assert oldest in classified()
