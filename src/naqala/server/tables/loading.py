"""Loads a table from the store: the game is set up again and replayed action by action.

A newer engine must reproduce the same game: the same start, every action legal, the same random draws. If it does not,
the table is not opened and its data is not changed.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache

from sqlalchemy.exc import DBAPIError, OperationalError

from naqala.engine.errors import InvalidArgument, NaqalaError
from naqala.engine.fairness import Contribution, check_contributions, commitment
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.notation import parse_position, position_text
from naqala.engine.notation.action_codec import parse_action
from naqala.engine.notation.parsed_record import drawn_by
from naqala.engine.notation.position_text import colours_in
from naqala.engine.notation.turn_lines import drawn_text
from naqala.engine.phrase import Phrase
from naqala.server.api_error import ApiError, quoted
from naqala.server.drafts import Draft
from naqala.server.store import DamagedRow, writes
from naqala.server.store.rows import ActionRow, ContributionRow, DraftRow, TableRow
from naqala.server.tables.chatting import CHAT_HISTORY
from naqala.server.tables.context import ServerContext
from naqala.server.tables.seat_notes import NOTE_HISTORY
from naqala.server.tables.session import TableSession
from naqala.server.tables.table_options import SEED_BYTES
from naqala.version import VERSION

log = logging.getLogger(__name__)


async def load_session(context: ServerContext, code: str) -> TableSession:
    with reading_rows(context):
        return await read_session(context, code)


@contextmanager
def reading_rows(context: ServerContext) -> Iterator[None]:
    """Raises an `ApiError` whatever is wrong with the stored rows, so that only this table is affected."""
    if context.store.status == "moved":
        raise ApiError("not-saved", "server-database-lost")
    try:
        yield
    except ApiError:
        raise
    except DBAPIError as error:
        raise read_error(error) from error
    except DamagedRow as damage:
        raise damaged_table() from damage
    except Exception as error:
        log.exception("a table cannot be loaded")
        raise damaged_table() from error


def damaged_table() -> ApiError:
    return ApiError("damaged", "server-table-damaged")


def read_error(error: DBAPIError) -> ApiError:
    """The file is damaged where it was read, or cannot be read at the moment."""
    if isinstance(error, OperationalError):
        log_once(f"The database cannot be read: {error.orig}.")
        return ApiError("not-saved", "server-database-not-readable")
    log_once("The database file is damaged. Stop the server and run `naqala admin check`.")
    return damaged_data()


@cache
def log_once(text: str) -> None:
    """Clients may ask again and again."""
    log.error("%s", text)


def damaged_data() -> ApiError:
    return ApiError("damaged", "server-database-damaged")


async def read_session(context: ServerContext, code: str) -> TableSession:
    read = context.store.read
    row = await read.table(code)
    if row is None:
        raise no_such_table(code)
    seats = list(await read.seats(code))
    if [seat.seat for seat in seats] != list(range(row.players)):
        raise DamagedRow("server-seat-missing")
    session = TableSession(context, row, seats, dict(await read.seat_keys(code)))
    session.key_devices = await read.seat_key_devices(code)
    session.contributions = await read_contributions(context, row)
    session.chat = list(await read.chat_messages(code, CHAT_HISTORY))
    session.notes.rows = await read.seat_notes(code, NOTE_HISTORY)
    if row.started_at is not None:
        actions = list(await read.actions(code))
        session.set_game(restore_game(row, actions, session.contributions))
        session.last_checksum = actions[-1].checksum if actions else b""
        draft = await read.draft(code)
        if draft is not None:
            restore_draft(session, draft)
        session.clock.restore(await read.clocks(code))
        if session.status == "playing":
            session.clock.follow(session.started_game.seat, seats)
            note_seat_to_move(session)
    return session


def note_seat_to_move(session: TableSession) -> None:
    """Older versions did not store it."""
    seat = session.started_game.seat
    if session.row.seat_to_move != seat:
        session.row = replace(session.row, seat_to_move=seat)
        session.context.store.write_soon(writes.set_seat_to_move(session.code, seat))


def no_such_table(code: str) -> ApiError:
    return ApiError("no-such-table", "server-no-such-table", table=quoted(code))


def check_commitment(row: TableRow) -> None:
    """Raise if seed and salt are not those that the table was created with."""
    if row.custom_start:
        return
    if len(row.seed) != SEED_BYTES or commitment(int.from_bytes(row.seed, "big"), row.salt) != row.commitment:
        raise ApiError("damaged", "server-table-damaged-seed")


async def read_contributions(context: ServerContext, row: TableRow) -> list[Contribution]:
    check_commitment(row)
    return restore_contributions(row, await context.store.read.contributions(row.code))


def restore_contributions(row: TableRow, stored: list[ContributionRow]) -> list[Contribution]:
    """The contributions, if their values fit their digests. Before the start no value is known."""
    found = [Contribution(one.seat, one.digest, one.value) for one in stored]
    if row.started_at is None:
        return [one for one in found if one.value is None]
    try:
        check_contributions(found, row.players)
    except InvalidArgument:
        raise ApiError("damaged", "server-table-damaged-contribution") from None
    return found


def starting_game(
    row: TableRow, contributions: Sequence[Contribution] = (), colours: tuple[str, ...] | None = None
) -> Game:
    """Without colours, those of the start position that is stored."""
    seed = int.from_bytes(row.seed, "big")
    if row.custom_start:
        assert row.start_position is not None
        start = parse_position(row.start_position, Luck.seeded(seed))
        start.colours = colours or start.colours
        return Game.at(start, hands_open=row.open_hands)
    if colours is None and row.start_position is not None:
        colours = colours_in(row.start_position)
    return Game.new(
        row.players, seed, colours=colours, hands_open=row.open_hands, salt=row.salt, contributions=contributions
    )


def restore_game(row: TableRow, actions: list[ActionRow], contributions: Sequence[Contribution] = ()) -> Game:
    """Replay the game; a finished game that this version plays differently is read from its record."""
    try:
        return replay_game(row, actions, contributions)
    except ApiError:
        if row.finished_at is None or not row.record:
            raise
        try:
            return Game.parse(row.record)
        except NaqalaError as error:
            raise incompatible_version(row, error.phrase) from None


def replay_game(row: TableRow, actions: list[ActionRow], contributions: Sequence[Contribution]) -> Game:
    try:
        game = starting_game(row, contributions)
        if position_text(game.start) != row.start_position:
            raise NaqalaError("server-replay-start")
        for nth, action in enumerate(actions):
            replay_action(game, action, nth)
    except NaqalaError as error:
        raise incompatible_version(row, error.phrase) from None
    except (ValueError, TypeError, AssertionError, IndexError, KeyError):
        raise incompatible_version(row, Phrase("server-replay-damaged")) from None
    return game


def replay_action(game: Game, row: ActionRow, nth: int) -> None:
    before = game.state
    if (row.n, row.seat) != (nth, before.seat):
        raise NaqalaError("server-replay-missing", n=nth + 1)
    try:
        events = game.play(parse_action(row.action, game.colours))
    except NaqalaError:  # its message would mention gold and cards
        raise NaqalaError("server-replay-illegal", n=nth + 1) from None
    if drawn_text(drawn_by(before, events)) != row.drawn:
        raise NaqalaError("server-replay-draw", n=nth + 1)


def incompatible_version(row: TableRow, reason: Phrase) -> ApiError:
    key, old = "server-incompatible-version", row.engine_version
    return ApiError("incompatible-version", key, old=old, new=VERSION, reason=reason)


def restore_draft(session: TableSession, row: DraftRow) -> None:
    """Restore the draft, unless it is outdated or no longer legal."""
    game = session.started_game
    if session.draft is None or (row.action_count, row.seat) != (len(game.log), game.seat):
        return
    try:
        trial = Draft(game).with_actions([parse_action(notation, game.colours) for notation in row.actions.split()])
    except NaqalaError:
        return
    session.draft = trial.draft
