"""Whoever asks for a text by its key gives every argument that the text uses in any language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import naqala
from naqala.locales import LANGUAGES
from tests.locales.ftl import messages

ROOT: Final = Path(naqala.__file__).parent
CLAUSES: Final = "log-"  # the clauses of a sentence; Reader.sentence adds $you


def requests() -> Iterator[tuple[str, str, set[str]]]:
    """Where, the key and the arguments of each `texts.text("key", a=…)` and `Phrase("key", {"a": …})`."""
    for file in sorted(ROOT.rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or not call.args or not isinstance(call.args[0], ast.Constant):
                continue
            given = arguments(call)
            if given is not None:
                yield f"{file.relative_to(ROOT)}:{call.lineno}", str(call.args[0].value), given


def arguments(call: ast.Call) -> set[str] | None:
    """The names of the arguments; None if this is another call, or the names are computed."""
    if isinstance(call.func, ast.Attribute) and call.func.attr == "text":
        names = [keyword.arg for keyword in call.keywords]
        return None if None in names else {str(name) for name in names}
    if isinstance(call.func, ast.Name) and call.func.id == "Phrase":
        if len(call.args) == 1:
            return set()
        keys = call.args[1].keys if isinstance(call.args[1], ast.Dict) else [None]
        constants = [key.value for key in keys if isinstance(key, ast.Constant)]
        return {str(name) for name in constants} if len(constants) == len(keys) else None
    return None


def used(key: str) -> set[str]:
    names = {name for language in LANGUAGES if key in messages(language) for name in messages(language)[key].variables}
    return names - {"you"} if key.startswith(CLAUSES) else names


def test_every_text_gets_the_arguments_it_uses():
    found = list(requests())
    missing = [f"{where}: {key} lacks {used(key) - given}" for where, key, given in found if used(key) - given]
    assert not missing, "\n".join(missing)
    assert len(found) > 100
    assert ("score-share", {"names", "n", "you"}) in [(key, given) for _, key, given in found]
