"""Loads a table from the store: the game is set up again and replayed action by action.

A newer engine must reproduce the same game: the same start, every action legal, the same random draws. If it does not,
the table is not opened and its data is not changed.
"""

from __future__ import annotations

from naqala.engine.errors import NaqalaError
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.notation import parse_position, position_text
from naqala.engine.notation.action_codec import parse_action
from naqala.engine.notation.parsed_record import drawn_by
from naqala.engine.notation.turn_lines import drawn_text
from naqala.server.api_error import ApiError
from naqala.server.drafts import Draft
from naqala.server.store.rows import ActionRow, DraftRow, TableRow
from naqala.server.tables.context import ServerContext
from naqala.server.tables.session import CHAT_HISTORY, TableSession
from naqala.version import VERSION


async def load_session(context: ServerContext, code: str) -> TableSession:
    read = context.store.read
    row = await read.table(code)
    if row is None:
        raise no_such_table(code)
    session = TableSession(context, row, list(await read.seats(code)), dict(await read.seat_keys(code)))
    session.key_devices = await read.seat_key_devices(code)
    session.chat = list(await read.chat_messages(code, CHAT_HISTORY))
    session.commitment = commitment_of(row)
    if row.started_at is not None:
        session.set_game(restore_game(row, list(await read.actions(code))))
        draft = await read.draft(code)
        if draft is not None:
            restore_draft(session, draft)
    return session


def no_such_table(code: str) -> ApiError:
    return ApiError("no-such-table", f"There is no table {code[:20]!r}. Check the code.")


def starting_game(row: TableRow) -> Game:
    seed = int.from_bytes(row.seed, "big")
    if row.custom_start:
        assert row.start_position is not None
        return Game.at(parse_position(row.start_position, Luck.seeded(seed)), hands_open=row.open_hands)
    return Game.new(row.players, seed, hands_open=row.open_hands, salt=row.salt)


def commitment_of(row: TableRow) -> str:
    """The commitment to the seed; empty for a game that starts from a custom position."""
    return "" if row.custom_start else starting_game(row).commitment


def restore_game(row: TableRow, actions: list[ActionRow]) -> Game:
    """Replay the game; a finished game that this version plays differently is read from its record."""
    try:
        return replay_game(row, actions)
    except ApiError:
        if row.finished_at is None or not row.record:
            raise
        try:
            return Game.parse(row.record)
        except NaqalaError as error:
            raise incompatible_version(row, str(error)) from None


def replay_game(row: TableRow, actions: list[ActionRow]) -> Game:
    try:
        game = starting_game(row)
        if position_text(game.start) != row.start_position:
            raise NaqalaError("the seed gives another start")
        for nth, action in enumerate(actions):
            replay_action(game, action, nth)
    except NaqalaError as error:
        raise incompatible_version(row, str(error)) from None
    except (ValueError, TypeError, AssertionError, IndexError, KeyError):
        raise incompatible_version(row, "its data is damaged") from None
    return game


def replay_action(game: Game, row: ActionRow, nth: int) -> None:
    before = game.state
    if (row.n, row.seat) != (nth, before.seat):
        raise NaqalaError(f"action {nth + 1} is missing, or another player's")
    try:
        events = game.play(parse_action(row.action))
    except NaqalaError:  # its message would mention gold and cards
        raise NaqalaError(f"action {nth + 1} is illegal") from None
    if drawn_text(drawn_by(before, events)) != row.drawn:
        raise NaqalaError(f"action {nth + 1} draws something else")


def incompatible_version(row: TableRow, reason: str) -> ApiError:
    return ApiError(
        "incompatible-version",
        f"This game was started with Naqala {row.engine_version} and cannot be continued with {VERSION}: {reason}. "
        "Its data is unchanged.",
    )


def restore_draft(session: TableSession, row: DraftRow) -> None:
    """Restore the draft, unless it is outdated or no longer legal."""
    game = session.started_game
    if session.draft is None or (row.action_count, row.seat) != (len(game.log), game.seat):
        return
    try:
        trial = Draft(game).with_actions([parse_action(notation) for notation in row.actions.split()])
    except NaqalaError:
        return
    session.draft = trial.draft
