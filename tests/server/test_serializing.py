"""JSON text of messages."""

from __future__ import annotations

from typing import Any

from naqala.engine.actions import ACTIONS
from naqala.engine.colours import COLOURS
from naqala.engine.events import RoundEnded, RoundStarted
from naqala.engine.notation.action_codec import action_json
from naqala.server.messages.event_json import event_json
from naqala.server.messages.option_info import action_jsons
from naqala.server.messages.serializing import preserialized, serialize


def test_json_has_no_blanks_and_keeps_non_ascii_letters() -> None:
    message: Any = {"name": 'Änne "👑"\n', "made": 1763281800.25, "seats": [1, None, True], "chat": {}}
    assert serialize(message) == '{"name":"Änne \\"👑\\"\\n","made":1763281800.25,"seats":[1,null,true],"chat":{}}'


def test_events_with_equal_fields_are_distinguished_by_their_kind() -> None:
    assert event_json(RoundStarted(3))["event"] == "round-started"
    assert event_json(RoundEnded(3))["event"] == "round-ended"


def test_every_action_is_found_by_its_number() -> None:
    assert all(action_jsons(COLOURS)[action.id] == action_json(action) for action in ACTIONS)


def test_a_part_that_is_serialized_already_is_embedded_as_it_is() -> None:
    part = {"board": ["vvem", "ä"], "round": 3}
    assert serialize({"view": preserialized(part), "n": 1}) == serialize({"view": part, "n": 1})
