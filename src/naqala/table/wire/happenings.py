"""Events and actions as JSON: the kind by its name, the fields in the words of the notation."""

from __future__ import annotations

import functools
import operator
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, create_model
from typing_extensions import TypeAliasType

from naqala.engine import events
from naqala.engine.events.event import Event
from naqala.engine.notation.actions import FIELDS as ACTION_FIELDS
from naqala.engine.notation.actions import KINDS as ACTION_KINDS
from naqala.engine.notation.wording import Number, Wording, name_in_words
from naqala.engine.notation.words import CARD, DJINN, DJINN_SET, MEEPLES, SEAT, SUIT, TILE, TRIBE, YES_NO
from naqala.engine.value import Value
from naqala.table.wire.words import type_of

COUNT: Final = Number(0, 999_999)
EVENT_FIELDS: Final[dict[str, Wording]] = {
    "seat": SEAT, "rival": SEAT, "tile": TILE, "tribe": TRIBE, "card": CARD, "djinn": DJINN, "djinns": DJINN_SET,
    "suit": SUIT, "meeples": MEEPLES, "last_camel": YES_NO, "no_move": YES_NO, "slot": Number(1, 99, first=1),
    "round": COUNT, "price": COUNT, "gold": COUNT, "fakirs": COUNT, "elders": COUNT, "n": COUNT, "blue": COUNT,
}  # fmt: skip
EVENT_KINDS: Final[dict[str, type[Event]]] = {
    name_in_words(name): getattr(events, name) for name in events.__all__ if name != "Event"
}
EVENT_NAMES: Final = {kind: name for name, kind in EVENT_KINDS.items()}


@functools.lru_cache(maxsize=8192)
def event_json(event: Event) -> Happening:
    """Equal ones happen again and again, most of them in previews."""
    kind = type(event)
    said: dict[str, object] = {"event": EVENT_NAMES[kind]}
    for field in kind.FIELDS:
        said[field] = EVENT_FIELDS[field].json(getattr(event, field))
    said["words"] = str(event)
    return said


# For the schema


def model(kind: type[Value], tag: str, name: str, words: dict[str, Wording], *more: str) -> type[BaseModel]:
    """What such a thing looks like in JSON; `more` are sentences that go with it."""
    fields: dict[str, Any] = {tag: (Literal[name], ...)}
    fields |= {field: (type_of(words[field]), ...) for field in kind.FIELDS}
    fields |= dict.fromkeys(more, (str, ...))
    return create_model(kind.__name__, __config__=ConfigDict(extra="forbid"), **fields)


def either(models: Iterable[type[BaseModel]]) -> Any:
    return functools.reduce(operator.or_, models)


if TYPE_CHECKING:
    Happening = Mapping[str, object]
    Deed = dict[str, object]
else:
    Happening = TypeAliasType(
        "Happening", either([model(kind, "event", name, EVENT_FIELDS, "words") for name, kind in EVENT_KINDS.items()])
    )
    Deed = TypeAliasType(
        "Deed", either([model(type(one), "action", name, ACTION_FIELDS) for name, one in ACTION_KINDS.items()])
    )
