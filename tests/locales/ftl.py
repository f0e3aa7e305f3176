"""The Fluent files as syntax trees: which texts there are, and which variables they use."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentSerializer, ast, parse
from fluent.syntax.visitor import Visitor

from naqala.locales.languages import FOLDER

PLACEABLE = re.compile(r"\{[^{}]*\}")
SELECTOR = re.compile(r"\{ *\$\w+ *->|\*?\[\w+\]")


@dataclass(frozen=True)
class Message:
    """A text of one language: its file, its variables and its source."""

    key: str
    file: str
    variables: frozenset[str]
    source: str

    @property
    def words(self) -> int:
        """The number of different words outside placeables and selectors."""
        text = PLACEABLE.sub(" ", SELECTOR.sub(" ", self.source))
        return len({word.lower() for word in re.findall(r"[^\W\d_]{2,}", text)})


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 – the visitor calls it by this name
        self.found.add(node.id.name)


def files(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


def junk(language: str) -> list[str]:
    """What cannot be parsed: file, reason and the start of the text."""
    return [
        f"{language}/{file.name}: {entry.annotations[0].message} in {(entry.content or '')[:60]!r}"
        for file in files(language)
        for entry in parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Junk)
    ]


@cache
def all_messages(language: str) -> list[Message]:
    """Every text of a language, in the order of the files; a key that occurs twice comes twice."""
    serializer = FluentSerializer()
    found: list[Message] = []
    for file in files(language):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                visitor = _Variables()
                visitor.visit(entry)
                entry.comment = None
                source = serializer.serialize_entry(entry).partition("=")[2].strip()
                found.append(Message(entry.id.name, file.name, frozenset(visitor.found), source))
    return found


@cache
def messages(language: str) -> dict[str, Message]:
    return {message.key: message for message in all_messages(language)}
