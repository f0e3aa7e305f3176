"""The browser's types are the server's."""

from pathlib import Path

from naqala.table.wire.types import types

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_types_of_the_browser_are_those_of_the_server():
    assert WIRE.read_text(encoding="utf-8") == types(), "make wire writes them anew"
