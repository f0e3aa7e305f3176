"""The answers to what is asked, each with its words and what it brings."""

from __future__ import annotations

from typing import Final

from naqala.engine.actions import ACTIONS, Action
from naqala.engine.notation.actions import action_json, action_text
from naqala.engine.notation.deeds import deed
from naqala.engine.view import View
from naqala.table.drafts import Draft, Preview, Tried, previewed
from naqala.table.wire.happenings import event_json
from naqala.table.wire.told import Brings, Drafted, Offer

DEEDS: Final = [action_json(action) for action in ACTIONS]  # by number


def offers_told(draft: Draft, seen: View) -> list[Offer]:
    return [offer(draft, option, seen) for option in draft.options()]


def offer(draft: Draft, option: Action, seen: View) -> Offer:
    preview = previewed(draft.state, option)
    return {
        "say": action_text(option),
        "deed": DEEDS[option.id],
        "words": deed(option, seen),
        "commits": preview.commits,
        "brings": brings(preview),
    }


def brings(preview: Preview) -> Brings:
    return {
        "events": [event_json(event) for event in preview.events],
        "chance": preview.chance,
        "gold": None if preview.chance else preview.gold,
        "points": None if preview.chance else preview.points,
    }


def drafted(tried: Tried) -> Drafted:
    return {
        "say": action_text(tried.action),
        "deed": DEEDS[tried.action.id],
        "events": [event_json(event) for event in tried.events],
        "gold": tried.gold,
        "points": tried.points,
    }
