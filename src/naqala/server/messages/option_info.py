"""Legal actions with their effect, and the actions of a draft."""

from __future__ import annotations

from functools import cache

from naqala.engine.actions import ACTIONS, Action
from naqala.engine.notation.action_codec import action_json, action_text
from naqala.server.drafts import Draft, Preview, TriedAction, preview_action
from naqala.server.messages.decision_types import DraftedAction, Effect, Option
from naqala.server.messages.event_json import event_json


@cache
def action_jsons(colours: tuple[str, ...]) -> list[dict[str, object]]:
    """All actions as JSON, by action id."""
    return [action_json(action, colours) for action in ACTIONS]


def option_infos(draft: Draft) -> list[Option]:
    return [option_info(draft, option) for option in draft.options()]


def option_info(draft: Draft, option: Action) -> Option:
    preview = preview_action(draft.state, option)
    return {
        "notation": action_text(option, draft.state.colours),
        "action": action_jsons(draft.state.colours)[option.id],
        "commits": preview.commits,
        "effect": effect_info(preview, draft.state.colours),
    }


def effect_info(preview: Preview, colours: tuple[str, ...]) -> Effect:
    return {
        "events": [event_json(event, colours) for event in preview.events],
        "random": preview.random,
        "gold": None if preview.random else preview.gold,
        "points": None if preview.random else preview.points,
    }


def drafted_action(tried: TriedAction, colours: tuple[str, ...]) -> DraftedAction:
    return {
        "notation": action_text(tried.action, colours),
        "action": action_jsons(colours)[tried.action.id],
        "events": [event_json(event, colours) for event in tried.events],
        "gold": tried.gold,
        "points": tried.points,
    }
