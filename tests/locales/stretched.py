"""English with longer words, to see whether layouts have room for other languages."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentSerializer, ast, parse
from fluent.syntax.visitor import Transformer

from naqala.locales import Catalog
from naqala.locales.languages import ENGLISH
from tests.locales.ftl import files

WORD = re.compile(r"\b[A-Za-z]{4,}\b")


class _Longer(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 – the visitor calls it by this name
        node.value = WORD.sub(lambda word: f"{word[0]}ungen", node.value)
        return node


def stretched(folder: Path) -> Catalog:
    """Write the longer texts to a folder and return their catalog."""
    (folder / ENGLISH).mkdir()
    for file in files(ENGLISH):
        tree = _Longer().visit(parse(file.read_text(encoding="utf-8")))
        (folder / ENGLISH / file.name).write_text(FluentSerializer().serialize(tree), encoding="utf-8")
    return Catalog(ENGLISH, folder)
