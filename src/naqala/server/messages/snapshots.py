"""Snapshots: everything that one seat may know now."""

from __future__ import annotations

from naqala.engine.components import NOBODY
from naqala.engine.game import Game
from naqala.engine.scoring import score_sheets
from naqala.engine.state import State
from naqala.engine.view import open_view, view
from naqala.server.drafts import Draft
from naqala.server.messages.decision_types import Snapshot
from naqala.server.messages.json_types import seat_name_or_none
from naqala.server.messages.option_info import drafted_action, option_infos
from naqala.server.messages.position_types import PublicView
from naqala.server.messages.public_view import private_holdings, public_view, question_info
from naqala.server.messages.skipped_step import skipped_step


def spectator_view(state: State) -> PublicView:
    return public_view(view(state, NOBODY), score_sheets(state))


def snapshot(game: Game, seat: int, shared_view: PublicView) -> Snapshot:
    """For a seat that is not to move, or a spectator. `shared_view` is computed once for all of them.

    At the end all gold and hands are open.
    """
    seen = open_view(game.state, seat) if game.over else game.view(seat)
    return {
        "action_count": len(game.log),
        "seat": seat_name_or_none(seat, game.colours),
        "public_view": shared_view,
        "holdings": private_holdings(seen, game.scores()),
        "question": question_info(seen),
        "options": [],
        "draft": [],
    }


def draft_snapshot(draft: Draft, shared_view: PublicView) -> Snapshot:
    """For the seat to move: as if its draft had been played, with all options."""
    seen, sheets = draft.view(), score_sheets(draft.state)
    question = question_info(seen)
    if question is not None:
        question["skipped"] = skipped_step(draft)
    return {
        "action_count": draft.action_count,
        "seat": seat_name_or_none(draft.seat, draft.state.colours),
        "public_view": public_view(view(draft.state, NOBODY), sheets) if draft.tried else shared_view,
        "holdings": private_holdings(seen, sheets),
        "question": question,
        "options": option_infos(draft),
        "draft": [drafted_action(tried, draft.state.colours) for tried in draft.tried],
    }
