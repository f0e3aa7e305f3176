"""Parsing the actions that clients send."""

from __future__ import annotations

from collections.abc import Iterable

from naqala.engine.actions import Action
from naqala.engine.errors import NaqalaError
from naqala.engine.notation.action_codec import parse_action
from naqala.server.api_error import ApiError


def parse_client_action(notation: str) -> Action:
    try:
        return parse_action(notation)
    except NaqalaError as error:
        raise ApiError("malformed", str(error)) from None


def parse_client_actions(notations: Iterable[str]) -> list[Action]:
    return [parse_client_action(notation) for notation in notations]
