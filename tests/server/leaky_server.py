"""`naqala serve` with planted leaks, to test that they are found.

Usage: python -m tests.server.leaky_server log,draws serve …
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from naqala.engine.actions import Action
from naqala.engine.colours import COLOURS
from naqala.engine.components import NOBODY
from naqala.engine.events import Event
from naqala.engine.game import Game
from naqala.engine.scoring import ScoreSheet, score_sheets
from naqala.engine.state import State
from naqala.engine.view import View, view
from naqala.server import drafts
from naqala.server.drafts import Preview
from naqala.server.messages import game_history, option_info, snapshots
from naqala.server.messages.game_history import Points
from naqala.server.messages.json_types import seat_name
from naqala.server.messages.position_types import PublicView
from naqala.server.messages.public_view import card_counts, private_holdings, public_view
from naqala.server.messages.serializing import serialize
from naqala.server.socket import connection
from naqala.server.store.writes import Write
from naqala.server.tables import player_queries, session
from naqala.server.tables.session import TableSession
from tests.server.serving import Serving

SAVE_DELAY: Final = 3.0  # seconds


class LeakyServing(Serving):
    """A server with these leaks."""

    def __init__(self, folder: Path, *leaks: str) -> None:
        super().__init__(folder, "--positions", "--no-limits")
        self.leaks = leaks

    def module(self) -> tuple[str, ...]:
        return ("tests.server.leaky_server", ",".join(self.leaks))


def patch(owner: object, name: str, replacement: object) -> None:
    setattr(owner, name, replacement)


def leak_holdings() -> None:
    """Everybody's gold and points are sent to everybody."""

    def leaky_holdings(seen: View, sheets: list[ScoreSheet]) -> list[Any]:
        shown = private_holdings(seen, sheets)
        rivals = [
            sheet for sheet in sheets if seat_name(sheet.seat, COLOURS) not in [screen["seat"] for screen in shown]
        ]
        return [
            *shown,
            *[
                {
                    "seat": seat_name(sheet.seat, COLOURS),
                    "gold": sheet.gold,
                    "hand": {},
                    "goods": sheet.goods,
                    "total": sheet.total,
                }
                for sheet in rivals
            ],
        ]

    patch(snapshots, "private_holdings", leaky_holdings)


def leak_previews() -> None:
    """Previews reveal random draws."""
    original = drafts.preview_action

    def preview_action(state: State, action: Action) -> Preview:
        after = state.copy()
        events: list[Event] = []
        after.event_sink = events
        after.play(action)
        return replace(original(state, action), events=events, random=False)

    for owner in (drafts, option_info, player_queries):
        patch(owner, "preview_action", preview_action)


def leak_drafts() -> None:
    """Drafts are visible to everybody."""

    def leaky_view(table: TableSession) -> PublicView:
        state = table.draft.state if table.draft else table.started_game.state
        return public_view(view(state, NOBODY), score_sheets(state))

    patch(TableSession, "public_view", leaky_view)


def leak_hands() -> None:
    """Hands are part of the public view."""
    original = TableSession.public_view

    def leaky_view(table: TableSession) -> Any:
        seen = json.loads(serialize(original(table)))
        for info, player in zip(seen["players"], table.started_game.state.players, strict=True):
            info["hand"] = card_counts(player.hand)
        return seen

    patch(TableSession, "public_view", leaky_view)


def leak_draws() -> None:
    """Drawn cards and shown djinns are visible to everybody."""

    def played(
        _game: Game, n: int, seat: int, action: Action, events: list[Event], points: Points, _listener: int
    ) -> Any:
        return game_history.action_info(n, seat, action, events, points, COLOURS)

    patch(session, "played_action", played)
    patch(game_history, "played_action", played)


def leak_log() -> None:
    """Seat keys are logged."""
    original = connection.seat_for_key

    def seat_for_key(table: TableSession, key: str) -> int:
        logging.getLogger("naqala.server.leaky").info("somebody comes with %s", key)
        return original(table, key)

    patch(connection, "seat_for_key", seat_for_key)


def slow_save() -> None:
    """No leak: the last action of a game is stored slowly."""
    original = TableSession.save

    async def save(table: TableSession, *writes: Write) -> None:
        if table.game is not None and table.game.over:
            await asyncio.sleep(SAVE_DELAY)
        await original(table, *writes)

    patch(TableSession, "save", save)


LEAKS: Final[dict[str, Callable[[], None]]] = {
    "screens": leak_holdings,
    "previews": leak_previews,
    "draft": leak_drafts,
    "hands": leak_hands,
    "draws": leak_draws,
    "log": leak_log,
    "slow": slow_save,
}


if __name__ == "__main__":
    from naqala.cli import main

    for name in sys.argv.pop(1).split(","):
        LEAKS[name]()
    sys.exit(main())
