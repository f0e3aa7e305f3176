"""Prints the JSON Schema (2020-12) of the protocol: `python -m naqala.server.messages.schema`."""

from __future__ import annotations

import json
from typing import Any, Final

from pydantic import TypeAdapter

from naqala.server.messages.incoming import INCOMING
from naqala.server.messages.outgoing import OutgoingMessage
from naqala.server.messages.typescript_types import REQUESTS, RESPONSES

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
OUTGOING: Final[TypeAdapter[Any]] = TypeAdapter(OutgoingMessage)


def protocol_schema() -> dict[str, Any]:
    """`$defs` contains `IncomingMessage`, `OutgoingMessage`, and every HTTP request and response body by name."""
    adapters: list[tuple[str, Any, TypeAdapter[Any]]] = [
        ("IncomingMessage", "validation", INCOMING),
        ("OutgoingMessage", "serialization", OUTGOING),
        *[(kind.__name__, "validation", TypeAdapter(kind)) for kind in REQUESTS],
        *[(kind.__name__, "serialization", TypeAdapter(kind)) for kind in RESPONSES],
    ]
    roots, shared = TypeAdapter.json_schemas(adapters, ref_template="#/$defs/{model}")
    definitions = dict(shared.get("$defs", {}))
    for (name, _), schema in roots.items():
        if schema != {"$ref": f"#/$defs/{name}"}:
            definitions[name] = schema
    return {
        "$schema": DIALECT,
        "title": "Naqala protocol, version 1",
        "anyOf": [{"$ref": "#/$defs/IncomingMessage"}, {"$ref": "#/$defs/OutgoingMessage"}],
        "$defs": dict(sorted(definitions.items())),
    }


if __name__ == "__main__":
    print(json.dumps(protocol_schema(), indent=2, ensure_ascii=False))  # noqa: T201
