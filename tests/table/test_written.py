"""How messages are written."""

from __future__ import annotations

from naqala.engine.actions import ACTIONS
from naqala.engine.events import RoundBegan, RoundEnded
from naqala.engine.notation.actions import action_json
from naqala.table.telling import written
from naqala.table.wire.happenings import event_json
from naqala.table.wire.offers import DEEDS


def test_there_are_no_blanks_between_things_and_letters_stay_what_they_are() -> None:
    message = {"name": 'Änne "👑"\n', "made": 1763281800.25, "seats": [1, None, True], "chat": {}}
    assert written(message) == '{"name":"Änne \\"👑\\"\\n","made":1763281800.25,"seats":[1,null,true],"chat":{}}'


def test_events_of_equal_parts_are_told_apart_by_their_kind() -> None:
    assert event_json(RoundBegan(3))["event"] == "round-began"
    assert event_json(RoundEnded(3))["event"] == "round-ended"


def test_every_deed_is_found_by_its_number() -> None:
    assert all(DEEDS[action.id] == action_json(action) for action in ACTIONS)
