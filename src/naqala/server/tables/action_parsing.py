"""Parsing the actions that clients send."""

from __future__ import annotations

from collections.abc import Iterable

from naqala.engine.actions import Action
from naqala.engine.errors import NaqalaError
from naqala.engine.notation.action_codec import parse_action
from naqala.server.api_error import ApiError


def parse_client_action(notation: str, colours: tuple[str, ...]) -> Action:
    try:
        return parse_action(notation, colours)
    except NaqalaError as error:
        raise ApiError.from_phrase("malformed", error.phrase) from None


def parse_client_actions(notations: Iterable[str], colours: tuple[str, ...]) -> list[Action]:
    return [parse_client_action(notation, colours) for notation in notations]
