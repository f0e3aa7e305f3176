"""Every text of the server is in the catalogs, with exactly the arguments that the server gives."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import naqala.server
from naqala.engine.errors import IllegalAction
from naqala.engine.phrase import Argument, Phrase
from naqala.locales import LANGUAGES, catalog
from naqala.locales.languages import FOLDER
from naqala.server.api_error import ApiError, quoted
from naqala.server.messages.error_body import error_body
from naqala.server.messages.phrase_json import phrase_json

SERVER: Final = Path(naqala.server.__file__).parent
KEY: Final = re.compile(r"server-[a-z-]+")
NOT_ARGUMENTS: Final = {"rule", "action_count"}
PASSED_ON: Final = {"refusal", "large_head"}  # functions that are given a key, and add the arguments
KEYS_IN_VARIABLES: Final = {"key", "phrase.key", "missing", "for_ever", "temporary"}
ARGUMENTS_ADDED: Final = {
    "server-muted": {"reason"},
    "server-muted-until": {"reason", "until"},
    "server-banned": {"reason"},
    "server-banned-until": {"reason", "until"},
    "server-network-banned": {"reason"},
    "server-network-banned-until": {"reason", "until"},
    "server-head-too-large": {"n"},
    "server-header-too-long": {"n"},
    "server-too-many-headers": {"n"},
    "server-incompatible-version": {"old", "new", "reason"},
}
SAMPLES: Final[dict[str, Argument]] = {"seat": "pink", "until": 1_800_000_000, "reason": Phrase("server-game-over")}


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def texts(language: str) -> dict[str, set[str]]:
    """The texts of the server in a language, each with the arguments that it shows."""
    found: dict[str, set[str]] = {}
    source = (FOLDER / language / "server.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def modules() -> Iterator[ast.Module]:
    for file in sorted(SERVER.rglob("*.py")):
        yield ast.parse(file.read_text(encoding="utf-8"))


def keys_in(node: ast.AST) -> set[str]:
    return {
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and KEY.fullmatch(part.value)
    }


def used_keys() -> set[str]:
    return {key for module in modules() for key in keys_in(module)}


def calls() -> Iterator[tuple[str, set[str]]]:
    """Each key that is given to an error or a phrase, with the names of its arguments."""
    for module in modules():
        for call in ast.walk(module):
            if not isinstance(call, ast.Call) or ast.unparse(call.func) in PASSED_ON:
                continue
            for argument in call.args:
                if isinstance(argument, ast.Constant) and str(argument.value) in keys_in(argument):
                    yield str(argument.value), {str(given.arg) for given in call.keywords} - NOT_ARGUMENTS


def error_texts() -> Iterator[tuple[str, ast.expr]]:
    """Where an ApiError is created, and its text."""
    for file in sorted(SERVER.rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "ApiError":
                yield f"{file.relative_to(SERVER)}:{call.lineno}", call.args[1]


def test_the_text_of_every_error_is_in_the_catalogs() -> None:
    """A key, or the name of a variable that holds one; never a sentence."""
    known = set(texts("en"))
    wrong = [
        f"{where}: {ast.unparse(text)}"
        for where, text in error_texts()
        if not (isinstance(text, ast.Constant) and text.value in known) and ast.unparse(text) not in KEYS_IN_VARIABLES
    ]
    assert not wrong, "\n".join(wrong)
    assert len(list(error_texts())) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_exists_and_is_used(language: str) -> None:
    assert set(texts(language)) == used_keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_shows_the_arguments_that_it_is_given(language: str) -> None:
    shown = texts(language)
    for key, given in calls():
        assert shown[key] == ARGUMENTS_ADDED.get(key, given), key
    assert all(shown[key] == given for key, given in ARGUMENTS_ADDED.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_rendered(language: str) -> None:
    for key, names in texts(language).items():
        for n in (0, 1, 2, 5):
            rendered = catalog(language).text(key, **{name: SAMPLES.get(name, n) for name in names})
            assert rendered.strip() == rendered
            assert "!" not in rendered
            assert "{" not in rendered


def test_an_error_is_sent_as_data_and_in_english() -> None:
    error = ApiError("stale", "server-stale-draft", action_count=4, tried=2, expected=0)
    assert error_body(error) == {
        "code": "stale",
        "message": "There are 2 actions in the draft, not 0.",
        "text": {"key": "server-stale-draft", "arguments": {"tried": 2, "expected": 0}},
        "rule": None,
    }
    assert str(error) == error.message


def test_the_text_of_an_illegal_action_is_that_of_the_engine() -> None:
    illegal = IllegalAction("illegal-test", "B2", seat="pink", what=[("v", 2), ("fakir", 1)], tiles=["A1", "B2"])
    error = ApiError.from_illegal_action(illegal)
    assert (error.code, error.rule, error.phrase) == ("illegal-action", "B2", illegal.phrase)
    assert phrase_json(error.phrase) == {
        "key": "illegal-test",
        "arguments": {"seat": "pink", "what": [("v", 2), ("fakir", 1)], "tiles": ["A1", "B2"]},
    }


def test_a_reason_within_an_error_is_data_too() -> None:
    error = ApiError("not-saved", "server-not-writable", reason=Phrase("server-database-lost"))
    text = phrase_json(error.phrase)
    assert text["arguments"] == {"reason": {"key": "server-database-lost", "arguments": {}}}
    assert error.message == "This has not happened. The server has lost its database; its operator must restart it."


def test_a_time_is_sent_as_a_number_and_written_out_in_english() -> None:
    error = ApiError("muted", "server-muted-until", until=1_800_000_000, reason="Insults")
    assert phrase_json(error.phrase)["arguments"]["until"] == 1_800_000_000
    assert error.message == "You cannot send chat messages until 2027-01-15 08:00 UTC. Reason: Insults"


def test_what_a_client_sent_is_quoted_without_invisible_characters() -> None:
    assert quoted("K7\x00Q2\ud800\u202eM" + "9" * 100) == "K7Q2M" + "9" * 12
