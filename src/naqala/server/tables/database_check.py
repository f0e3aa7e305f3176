"""The deep check of a database: file, references, checksums, and every game replayed. Changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DBAPIError

from naqala.engine.errors import NaqalaError
from naqala.engine.fairness import Contribution
from naqala.engine.game import Game
from naqala.server.api_error import ApiError
from naqala.server.store import engines
from naqala.server.store.checksums import COVERED
from naqala.server.store.database_schema import actions, contributions, seats, tables
from naqala.server.store.row_check import Damage, file_damages, has_checksums, row_damages
from naqala.server.store.rows import ActionRow, ContributionRow, TableRow
from naqala.server.tables.loading import check_commitment, replay_game, restore_contributions

Progress = Callable[[int, int, str], None]  # done, total, what is being checked


@dataclass
class DatabaseReport:
    tables: int = 0
    actions: int = 0
    games_replayed: int = 0
    is_old: bool = False  # written by a version without checksums
    damages: list[Damage] = field(default_factory=list)


def check_database(url: str, progress: Progress) -> DatabaseReport:
    report = DatabaseReport()
    engine = engines.checking_engine(engines.parse_url(url))
    try:
        with engine.connect() as connection:
            check_connection(connection, report, progress)
    except DBAPIError as error:
        report.damages.append(Damage(f"the file cannot be read: {error.orig}"))
    finally:
        engine.dispose()
    return report


def check_connection(connection: Connection, report: DatabaseReport, progress: Progress) -> None:
    """Everything is read in one transaction, so a running server does not disturb the check."""
    progress(0, 1, "file")
    report.damages += file_damages(connection)
    report.is_old = not has_checksums(connection)
    if report.is_old:
        return
    for nth, name in enumerate(COVERED):
        progress(nth, len(COVERED), f"rows of {name}")
        report.damages += collected(row_damages(connection, name), name)
    report.actions = connection.scalar(select(func.count()).select_from(actions)) or 0
    codes = [str(code) for code in connection.scalars(select(tables.c.code))]
    report.tables = len(codes)
    already = {damage.table_code for damage in report.damages}
    for nth, code in enumerate(codes):
        progress(nth, len(codes), "games")
        if code not in already:
            check_table(connection, code, report)


def collected(found: Iterator[Damage], table_name: str) -> list[Damage]:
    """All of them; a page that cannot be read ends the search in this table only."""
    damages: list[Damage] = []
    try:
        damages.extend(found)
    except DBAPIError as error:
        damages.append(Damage(f"rows of {table_name} cannot be read: {error.orig}"))
    return damages


def check_table(connection: Connection, code: str, report: DatabaseReport) -> None:
    try:
        report.games_replayed += replay_table(connection, code)
    except NaqalaError as error:
        report.damages.append(Damage(str(error), code))
    except Exception as error:  # noqa: BLE001  (a damaged row may raise anything)
        report.damages.append(Damage(f"it cannot be read: {error!r}", code))


def replay_table(connection: Connection, code: str) -> bool:
    """Whether it has a game. Raises what is wrong with it."""
    row: TableRow = read_rows(connection, TableRow, tables, tables.c.code == code)[0]
    seated = connection.scalars(select(seats.c.seat).where(seats.c.table_code == code).order_by(seats.c.seat)).all()
    if list(seated) != list(range(row.players)):
        raise NaqalaError("server-check-seats", seats=str(list(seated)), players=row.players)
    played: list[ActionRow] = read_rows(connection, ActionRow, actions, actions.c.table_code == code)
    played.sort(key=lambda action: action.n)
    check_commitment(row)
    if row.started_at is None:
        if played or row.record is not None:
            raise NaqalaError("server-check-not-started")
        return False
    check_game(row, played, read_contributions(connection, row))
    return True


def read_contributions(connection: Connection, row: TableRow) -> list[Contribution]:
    belongs = contributions.c.table_code == row.code
    stored: list[ContributionRow] = read_rows(connection, ContributionRow, contributions, belongs)
    return restore_contributions(row, sorted(stored, key=lambda contribution: contribution.seat))


def read_rows(connection: Connection, row: type[Any], table: Any, condition: Any) -> list[Any]:
    names = [field.name for field in fields(row) if field.name in table.c]
    query = select(*[table.c[name] for name in names]).where(condition)
    return [row(**dict(zip(names, found, strict=True))) for found in connection.execute(query)]


def check_game(row: TableRow, played: list[ActionRow], contributed: Sequence[Contribution]) -> None:
    """A finished game that this version plays differently is intact if its record can be read."""
    try:
        game = replay_game(row, played, contributed)
    except ApiError:
        if row.record is None:
            raise
        Game.parse(row.record)
        return
    if game.over != (row.finished_at is not None) or game.over != (row.record is not None):
        raise NaqalaError("server-check-record-missing")
    if row.record is not None and Game.parse(row.record).log != game.log:
        raise NaqalaError("server-check-other-record")
