"""Legal actions with their text and effect, and the actions of a draft."""

from __future__ import annotations

from typing import Final

from naqala.engine.actions import ACTIONS, Action
from naqala.engine.notation.action_codec import action_json, action_text
from naqala.engine.notation.sentences import action_sentence
from naqala.engine.view import View
from naqala.server.drafts import Draft, Preview, TriedAction, preview_action
from naqala.server.messages.decision_types import DraftedAction, Effect, Option
from naqala.server.messages.event_json import event_json

ACTION_JSON: Final = [action_json(action) for action in ACTIONS]  # by action id


def option_infos(draft: Draft, seen: View) -> list[Option]:
    return [option_info(draft, option, seen) for option in draft.options()]


def option_info(draft: Draft, option: Action, seen: View) -> Option:
    preview = preview_action(draft.state, option)
    return {
        "notation": action_text(option),
        "action": ACTION_JSON[option.id],
        "text": action_sentence(option, seen),
        "commits": preview.commits,
        "effect": effect_info(preview),
    }


def effect_info(preview: Preview) -> Effect:
    return {
        "events": [event_json(event) for event in preview.events],
        "random": preview.random,
        "gold": None if preview.random else preview.gold,
        "points": None if preview.random else preview.points,
    }


def drafted_action(tried: TriedAction) -> DraftedAction:
    return {
        "notation": action_text(tried.action),
        "action": ACTION_JSON[tried.action.id],
        "events": [event_json(event) for event in tried.events],
        "gold": tried.gold,
        "points": tried.points,
    }
