"""The page's types are the server's, and its facts of the game the engine's."""

from pathlib import Path

from naqala.server.messages.typescript_types import protocol_module

PROTOCOL = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_types_and_facts_of_the_page_are_those_of_the_server():
    assert PROTOCOL.read_text(encoding="utf-8") == protocol_module(), "run `make protocol`"
