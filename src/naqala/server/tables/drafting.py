"""The draft of the player to move: trying, undoing, confirming. Each function runs in the session's `run_exclusive`."""

from __future__ import annotations

from naqala.engine.actions import Action
from naqala.engine.components import NOBODY
from naqala.engine.notation.action_codec import action_text
from naqala.server.api_error import ApiError
from naqala.server.drafts import Draft
from naqala.server.messages import builders
from naqala.server.messages.json_types import seat_name
from naqala.server.store import writes
from naqala.server.tables.session import TableSession


def own_draft(session: TableSession, seat: int) -> Draft:
    """The draft of the seat to move; raises for any other seat, or if a bot plays the seat."""
    game = session.started_game
    session.check_open()
    if game.over:
        raise ApiError("finished", "server-game-over", rule="E4")
    if game.seat != seat or session.draft is None:
        rule = game.view(NOBODY).steps[-1].rule()
        raise ApiError("not-your-turn", "server-turn-of-other", rule=rule, seat=seat_name(game.seat, session.colours))
    if session.seats[seat].bot:
        raise ApiError("not-your-turn", "server-turn-of-substitute")
    if session.bot_playing(seat):
        raise ApiError("not-your-turn", "server-turn-timed-out")
    return session.draft


def check_action_count(session: TableSession, action_count: int) -> None:
    n = len(session.started_game.log)
    if action_count != n:
        raise ApiError("stale", "server-stale-actions", action_count=n, played=n, expected=action_count)


async def try_actions(session: TableSession, seat: int, actions: list[Action]) -> None:
    """Add all these actions to the draft, or none. If the last one commits, play the whole draft."""
    draft = own_draft(session, seat)
    trial = draft.with_actions(actions)
    if trial.commits:
        await session.commit(seat, [*draft.actions, *actions])
        return
    session.draft = trial.draft
    on_draft_changed(session)


def undo(session: TableSession, seat: int) -> None:
    own_draft(session, seat).undo()
    on_draft_changed(session)


def restart(session: TableSession, seat: int) -> None:
    own_draft(session, seat).restart()
    on_draft_changed(session)


async def confirm(session: TableSession, seat: int) -> None:
    draft = own_draft(session, seat)
    if not draft.tried:
        raise ApiError("empty-draft", "server-draft-empty")
    await session.commit(seat, draft.actions)


def on_draft_changed(session: TableSession) -> None:
    """Send the draft to its seat at once; store it soon, so that it survives a restart."""
    draft = session.draft
    assert draft is not None
    notations = " ".join([action_text(action, draft.state.colours) for action in draft.actions])
    if draft.tried:
        write = writes.save_draft(session.code, draft.action_count, draft.seat, notations)
    else:
        write = writes.drop_draft(session.code)
    session.context.store.write_soon(write)
    session.send_to_seat(draft.seat, builders.draft_changed(session.snapshot(draft.seat)))
