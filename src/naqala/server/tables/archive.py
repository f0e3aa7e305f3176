"""Finished games, read without making them live tables: many readers of old games must not fill the memory."""

from __future__ import annotations

from dataclasses import dataclass

from naqala.engine.game import Game
from naqala.server.api_error import ApiError
from naqala.server.messages.table_info import seat_info, table_info, table_status
from naqala.server.messages.table_types import TableInfo
from naqala.server.store.rows import SeatNoteRow, SeatRow, TableRow
from naqala.server.tables.context import ServerContext
from naqala.server.tables.exercise_state import exercise_info
from naqala.server.tables.loading import no_such_table, read_contributions, reading_rows, restore_game
from naqala.server.tables.record_tags import record_tags
from naqala.server.tables.seat_notes import NOTE_HISTORY
from naqala.server.tables.session import TableSession


@dataclass(frozen=True)
class FinishedTable:
    row: TableRow
    seats: list[SeatRow]
    notes: list[SeatNoteRow]
    live_game: Game | None = None  # if the table is in memory

    @property
    def tags(self) -> dict[str, str]:
        return record_tags(self.seats, self.notes)

    @property
    def version(self) -> int:
        """Changes with everything that can still change after the game: names, and the link to a rematch."""
        return hash((self.row, tuple(self.seats)))

    def info(self, game: Game) -> TableInfo:
        """As of a table without clients, so that it is the same for all who ask."""
        infos = [seat_info(seat) for seat in self.seats]
        return table_info(
            self.row, self.seats, infos, game.contributions,
            revealing=False, spectators=0, spectator_names=[], clock=None, exercise=exercise_info(self.row, game),
        )  # fmt: skip

    async def load_game(self, context: ServerContext) -> Game:
        if self.live_game is not None:
            return self.live_game
        with reading_rows(context):
            contributions = await read_contributions(context, self.row)
            return restore_game(self.row, list(await context.store.read.actions(self.row.code)), contributions)


async def find_finished(context: ServerContext, code: str, session: TableSession | None) -> FinishedTable:
    """The table of this code, whose session is given if it is in memory. Raises until the last action is stored."""
    if session is not None:
        check_finished(session.row)
        return FinishedTable(session.row, session.seats, session.notes.rows, session.game)
    with reading_rows(context):
        row = await context.store.read.table(code)
        if row is None:
            raise no_such_table(code)
        check_finished(row)
        notes = await context.store.read.seat_notes(code, NOTE_HISTORY)
        return FinishedTable(row, list(await context.store.read.seats(code)), notes)


def check_finished(row: TableRow) -> None:
    if table_status(row.started_at, row.finished_at, row.closed_at) != "finished":
        raise ApiError("not-finished", "server-not-finished")
