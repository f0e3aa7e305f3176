"""JSON text of messages, by orjson: it can embed parts that are serialized already."""

from __future__ import annotations

from typing import TypeVar, cast

import orjson

Part = TypeVar("Part")


def serialize(message: object) -> str:
    return orjson.dumps(message).decode()


def preserialized(part: Part) -> Part:
    """A stand-in for a part that several messages share; it can be serialized again, but not read."""
    return cast("Part", orjson.Fragment(orjson.dumps(part)))
