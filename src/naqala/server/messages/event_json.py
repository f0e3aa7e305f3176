"""Events and actions as JSON: a tag with the kind, the fields as in the notation."""

from __future__ import annotations

import functools
import operator
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, create_model
from typing_extensions import TypeAliasType

from naqala.engine import events
from naqala.engine.colours import COLOURS, SEAT_FIELDS
from naqala.engine.events.event import Event
from naqala.engine.notation.action_codec import ACTION_KINDS
from naqala.engine.notation.action_codec import FIELDS as ACTION_FIELDS
from naqala.engine.notation.codecs import Codec, NumberCodec, hyphenated
from naqala.engine.notation.vocabulary import CARD, DJINN, DJINN_SET, MEEPLES, SEAT, SUIT, TILE, TRIBE, YES_NO, seats_of
from naqala.engine.value import Value
from naqala.server.messages.json_types import json_type

COUNT: Final = NumberCodec(0, 999_999)
EVENT_FIELDS: Final[dict[str, Codec]] = {
    "seat": SEAT, "rival": SEAT, "tile": TILE, "tribe": TRIBE, "card": CARD, "djinn": DJINN, "djinns": DJINN_SET,
    "suit": SUIT, "meeples": MEEPLES, "last_camel": YES_NO, "no_move": YES_NO, "slot": NumberCodec(1, 99, first=1),
    "round": COUNT, "price": COUNT, "gold": COUNT, "fakirs": COUNT, "elders": COUNT, "n": COUNT, "blue": COUNT,
}  # fmt: skip
EVENT_KINDS: Final[dict[str, type[Event]]] = {
    hyphenated(name): getattr(events, name) for name in events.__all__ if name != "Event"
}
EVENT_NAMES: Final = {kind: name for name, kind in EVENT_KINDS.items()}


@functools.lru_cache(maxsize=8192)
def event_json(event: Event, colours: tuple[str, ...] = COLOURS) -> EventInfo:
    """Cached, because equal events are frequent, above all in previews."""
    kind = type(event)
    info: dict[str, object] = {"event": EVENT_NAMES[kind]}
    for field in kind.FIELDS:
        codec = seats_of(colours) if field in SEAT_FIELDS else EVENT_FIELDS[field]
        info[field] = codec.to_json(getattr(event, field))
    return info


# Models for the schema


def value_model(kind: type[Value], tag: str, name: str, codecs: dict[str, Codec]) -> type[BaseModel]:
    """The model of one kind of event or action."""
    fields: dict[str, Any] = {tag: (Literal[name], ...)}
    fields |= {field: (json_type(codecs[field]), ...) for field in kind.FIELDS}
    return create_model(kind.__name__, __config__=ConfigDict(extra="forbid"), **fields)


def union(models: Iterable[type[BaseModel]]) -> Any:
    return functools.reduce(operator.or_, models)


if TYPE_CHECKING:
    EventInfo = Mapping[str, object]
    ActionInfo = dict[str, object]
else:
    EventInfo = TypeAliasType(
        "EventInfo",
        union([value_model(kind, "event", name, EVENT_FIELDS) for name, kind in EVENT_KINDS.items()]),
    )
    ActionInfo = TypeAliasType(
        "ActionInfo",
        union([value_model(type(one), "action", name, ACTION_FIELDS) for name, one in ACTION_KINDS.items()]),
    )
