"""Compares the database with what people received."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from naqala.engine.colours import COLOURS
from naqala.engine.errors import NaqalaError
from naqala.engine.fairness import Contribution
from naqala.engine.game import Game
from naqala.engine.notation import position_text
from naqala.server.messages.json_types import seat_name
from naqala.server.messages.public_view import score_sheet_info
from naqala.server.messages.table_info import table_status
from naqala.server.store.rows import ActionRow, ContributionRow, TableRow
from naqala.server.tables.loading import replay_action, starting_game
from tests.server.soaking.contribution_audit import check_contributions
from tests.server.soaking.database_rows import DatabaseRows
from tests.server.soaking.recorded_messages import STATUS, PlayedAction, RecordedMessages


@dataclass
class Auditor:
    """Keeps the rows read so far, which must never change, and the games as far as they are replayed."""

    actions: dict[str, list[ActionRow]] = field(default_factory=dict)
    games: dict[str, Game] = field(default_factory=dict)
    records: dict[str, Game] = field(default_factory=dict)  # by their text
    life: int = 0  # of the server, counted by audits: there is one after each

    def contradictions(self, rows: DatabaseRows, recorded_tables: dict[str, RecordedMessages]) -> list[str]:
        """Contradictions, each with the table and its seed."""
        found = [f"the store is damaged: {what}" for what in rows.integrity if what != "ok"]
        for code in rows.tables:
            found += self.check_table(rows, code, recorded_tables.get(code) or RecordedMessages(code))
        for code, recorded in recorded_tables.items():
            found += recorded.contradictions
            if code not in rows.tables:
                found.append(f"table {code}: it is not in the store")
        self.life += 1
        return found

    def check_table(self, rows: DatabaseRows, code: str, recorded: RecordedMessages) -> Iterator[str]:
        row, actions = rows.tables[code], rows.actions.get(code, [])
        if row.started_at is not None and recorded.dealt_in is None:
            recorded.dealt_in = self.life
        found = [*check_seats(rows, recorded), *check_actions(rows, recorded), *check_chat(rows, recorded)]
        found += check_contributions(rows, recorded)
        try:
            game = self.replayed(row, actions, rows.contributions.get(code, []))
        except NaqalaError as error:
            found.append(f"the game does not replay: {error}")
        else:
            if game is not None:
                found += [*check_draft(rows, game, code), *check_end(row, game, recorded)]
                found += self.check_record(row, game, recorded)
        for what in found:
            yield f"table {code} (seed {int.from_bytes(row.seed, 'big')}): {what}"

    def check_record(self, row: TableRow, game: Game, recorded: RecordedMessages) -> Iterator[str]:
        if row.record is None:
            return
        try:
            record = self.read(row.record)
        except NaqalaError as error:
            yield f"the record cannot be read: {error}"
            return
        if record.contributions != game.contributions:
            yield "the record has other contributions"
        if record.log != game.log:
            yield "the record is of another game"
        if recorded.result is not None:
            yield from check_result(record, recorded.result)

    def read(self, record: str) -> Game:
        if record not in self.records:
            self.records[record] = Game.parse(record)
        return self.records[record]

    def replayed(self, row: TableRow, actions: list[ActionRow], stored: list[ContributionRow]) -> Game | None:
        """Continue the replay, if the rows read before are unchanged."""
        if row.started_at is None:
            return None
        before = self.actions.get(row.code, [])
        if actions[: len(before)] != before:
            raise NaqalaError("actions that were in the store have changed")
        contributions = [Contribution(one.seat, one.digest, one.value) for one in stored]
        game = self.games.get(row.code) or starting_game(row, contributions)
        if position_text(game.start) != row.start_position:
            raise NaqalaError("the seed gives another start")
        for nth, action in enumerate(actions[len(before) :], len(before)):
            replay_action(game, action, nth)
        self.actions[row.code], self.games[row.code] = actions, game
        return game


def played_action(action: ActionRow) -> PlayedAction:
    return PlayedAction(action.n + 1, seat_name(action.seat, COLOURS), action.action)


def check_seats(rows: DatabaseRows, recorded: RecordedMessages) -> Iterator[str]:
    row, seats = rows.tables[recorded.code], rows.seats[recorded.code]
    status = table_status(row.started_at, row.finished_at, row.closed_at)
    if status not in STATUS or STATUS.index(status) < STATUS.index(recorded.status):
        yield f"it was {recorded.status}, and is {status}"
    if len(seats) != row.players:
        yield f"it has {len(seats)} seats for {row.players} players"
    by_seat = {seat_name(seat_row.seat, COLOURS): seat_row for seat_row in seats}
    for seat, name in recorded.names.items():
        if seat not in by_seat or by_seat[seat].identity is None or by_seat[seat].name != name:
            yield f"{name} does not sit on {seat} any more"
    if recorded.following not in (None, row.next):
        yield f"table {recorded.following} followed it, and {row.next} does"
    if recorded.following and recorded.following not in rows.tables:
        yield f"table {recorded.following}, which follows it, is not in the store"


def check_actions(rows: DatabaseRows, recorded: RecordedMessages) -> Iterator[str]:
    actions = [played_action(action) for action in rows.actions.get(recorded.code, [])]
    if [action.n for action in actions] != list(range(1, len(actions) + 1)):
        yield "an action's number is missing, or there twice"
    written = {action.n: action for action in actions}
    for n, received in sorted(recorded.actions.items()):
        if written.get(n) != received:
            yield f"{received} was received, and {written.get(n, 'nothing')} is in the store"
    people = {seat_name(seat_row.seat, COLOURS) for seat_row in rows.seats[recorded.code] if seat_row.kind != "bot"}
    for action in actions:
        if action.seat in people and action not in recorded.sent:
            yield f"{action} is in the store, and nobody has said it"


def check_chat(rows: DatabaseRows, recorded: RecordedMessages) -> Iterator[str]:
    chats = rows.chats.get(recorded.code, [])
    written = {chat.n: (seat_name(chat.seat, COLOURS), chat.text) for chat in chats}
    if [chat.n for chat in chats] != list(range(1, len(chats) + 1)):
        yield "a number of the chat is missing, or there twice"
    for nth, received in recorded.chats.items():
        if written.get(nth) != received:
            yield f"{received} was received in the chat, and {written.get(nth, 'nothing')} is in the store"
    for chat_message in recorded.acknowledged_chat - set(written.values()):
        yield f"{chat_message} was acknowledged in the chat, and is not in the store"
    for chat_message in set(written.values()) - recorded.sent_chat:
        yield f"{chat_message} is in the chat, and nobody has said it"
    if len(set(written.values())) < len(written):
        yield "words are in the chat twice"


def check_draft(rows: DatabaseRows, game: Game, code: str) -> Iterator[str]:
    """An outdated draft may remain; a current one belongs to the seat to move."""
    draft = rows.drafts.get(code)
    if draft is None or draft.action_count < len(game.log):
        return
    if (draft.action_count, draft.seat) != (len(game.log), game.seat):
        yield f"there is a draft of action {draft.action_count + 1} of seat {draft.seat}, which is not asked"


def check_end(row: TableRow, game: Game, recorded: RecordedMessages) -> Iterator[str]:
    if game.commitment != recorded.commitment and recorded.commitment:
        yield "another seed was promised"
    if game.over != (row.finished_at is not None) or game.over != (row.record is not None):
        yield "the game is over without a record, or has a record and goes on"
    if recorded.result is not None and not game.over:
        yield "clients received a result, and the game goes on"


def check_result(record: Game, result: dict[str, object]) -> Iterator[str]:
    if result["score_sheets"] != [score_sheet_info(sheet, COLOURS) for sheet in record.scores()]:
        yield f"the record has scores {record.scores()}, and clients received {result['score_sheets']}"
    if result["winners"] != [seat_name(seat, COLOURS) for seat in record.winners()]:
        yield f"clients received that {result['winners']} won"
    if not record.commitment:  # from a position
        return
    seed, salt = record.reveal()
    if (result["seed"], result["salt"]) != (f"{seed:032x}", salt.hex()):
        yield "clients received another seed"
