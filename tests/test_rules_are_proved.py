"""Every numbered rule has a test that names it, and every number that a test names is a rule."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules.md"

NUMBERS = re.findall(r"^(?:- |\| )([A-Z]\d+) ", RULES.read_text(encoding="utf-8"), re.MULTILINE)


def named(source: str) -> Iterator[str]:
    """The numbers in `pytest.mark.rule(...)` of a file that has tests."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (str(argument.value) for argument in node.args if isinstance(argument, ast.Constant))


PROVED = {number for file in TESTS.rglob("test_*.py") for number in named(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("number", NUMBERS)
def test_the_rule_has_a_test(number):
    assert number in PROVED


def test_every_number_that_a_test_names_is_a_rule():
    assert set(NUMBERS) >= PROVED


def test_no_number_is_given_twice():
    assert len(set(NUMBERS)) == len(NUMBERS) > 90
