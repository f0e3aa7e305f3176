"""A language that does not exist: brackets and accents show which words come from a catalog."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from naqala.locales import Catalog
from naqala.locales.languages import ENGLISH, FOLDER

ACCENTS: Final = str.maketrans("aeiouyAEIOU", "àéîôüýÀÉÎÔÜ")
OPEN, CLOSE = "⟦", "⟧"
PARTS: Final = ("number-", "score-place-")  # words inside other texts


class Pseudo(Transformer):
    """Brackets around every text, and accents on its vowels."""

    def visit_TextElement(  # noqa: N802
        self, node: ast.TextElement
    ) -> ast.TextElement:
        node.value = node.value.translate(ACCENTS)
        return node

    def visit_Message(  # noqa: N802
        self, node: ast.Message
    ) -> ast.Message:
        self.generic_visit(node)
        if node.value and not node.id.name.startswith(PARTS):
            node.value.elements = [ast.TextElement(OPEN), *node.value.elements, ast.TextElement(CLOSE)]
        return node


def pseudo(source: str) -> str:
    """The catalog in the pseudo-language."""
    return str(FluentSerializer().serialize(Pseudo().visit(FluentParser().parse(source))))


def pseudo_catalog(folder: Path) -> Catalog:
    """The English catalog in the pseudo-language, written to a folder."""
    (folder / ENGLISH).mkdir()
    for file in (FOLDER / ENGLISH).glob("*.ftl"):
        (folder / ENGLISH / file.name).write_text(pseudo(file.read_text(encoding="utf-8")), encoding="utf-8")
    return Catalog(ENGLISH, folder)
