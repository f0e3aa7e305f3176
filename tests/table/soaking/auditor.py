"""Does the ledger bear out what people were told?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from naqala.engine.errors import NaqalaError
from naqala.engine.game import Game
from naqala.table.loading import dealt, follow
from naqala.table.store.rows import Deed, TableRow
from naqala.table.table import status_of
from naqala.table.wire.sight import sheet_told
from naqala.table.wire.words import seat_word
from tests.table.soaking.pages import Pages
from tests.table.soaking.testimony import STATUS, Done, Testimony


@dataclass
class Auditor:
    """Remembers what it has read, for what is written is never changed; and the games as far as they are replayed."""

    deeds: dict[str, list[Deed]] = field(default_factory=dict)
    games: dict[str, Game] = field(default_factory=dict)
    records: dict[str, Game] = field(default_factory=dict)  # by their text

    def contradictions(self, pages: Pages, testimonies: dict[str, Testimony]) -> list[str]:
        """Each with the table and its seed; none if all is well."""
        found = [f"the ledger is damaged: {what}" for what in pages.integrity if what != "ok"]
        for code in pages.tables:
            found += self.of_table(pages, code, testimonies.get(code) or Testimony(code))
        for code, testimony in testimonies.items():
            found += testimony.contradictions
            if code not in pages.tables:
                found.append(f"table {code}: it is not in the ledger")
        return found

    def of_table(self, pages: Pages, code: str, testimony: Testimony) -> Iterator[str]:
        row, deeds = pages.tables[code], pages.deeds.get(code, [])
        found = [*of_seats(pages, testimony), *of_deeds(pages, testimony), *of_chat(pages, testimony)]
        try:
            game = self.replayed(row, deeds)
        except NaqalaError as error:
            found.append(f"the game does not replay: {error}")
        else:
            if game is not None:
                found += [*of_draft(pages, game, code), *of_end(row, game, testimony)]
                found += self.of_record(row, game, testimony)
        for what in found:
            yield f"table {code} (seed {int.from_bytes(row.seed, 'big')}): {what}"

    def of_record(self, row: TableRow, game: Game, testimony: Testimony) -> Iterator[str]:
        if row.record is None:
            return
        try:
            record = self.read(row.record)
        except NaqalaError as error:
            yield f"the record cannot be read: {error}"
            return
        if record.log != game.log:
            yield "the record is of another game"
        if testimony.result is not None:
            yield from of_result(record, testimony.result)

    def read(self, record: str) -> Game:
        if record not in self.records:
            self.records[record] = Game.parse(record)
        return self.records[record]

    def replayed(self, row: TableRow, deeds: list[Deed]) -> Game | None:
        """On from where it was replayed before, if what was read then is still there."""
        if row.started is None:
            return None
        before = self.deeds.get(row.code, [])
        if deeds[: len(before)] != before:
            raise NaqalaError("deeds that were in the ledger have changed")
        game = self.games.get(row.code) or dealt(row)
        if str(game.start) != row.start:
            raise NaqalaError("the seed deals another start")
        for nth, deed in enumerate(deeds[len(before) :], len(before)):
            follow(game, deed, nth)
        self.deeds[row.code], self.games[row.code] = deeds, game
        return game


def wired(deed: Deed) -> Done:
    return Done(deed.n + 1, seat_word(deed.seat), deed.action)


def of_seats(pages: Pages, testimony: Testimony) -> Iterator[str]:
    row, chairs = pages.tables[testimony.code], pages.chairs[testimony.code]
    status = status_of(row.started, row.finished, row.closed)
    if status not in STATUS or STATUS.index(status) < STATUS.index(testimony.status):
        yield f"it was {testimony.status}, and is {status}"
    if len(chairs) != row.players:
        yield f"it has {len(chairs)} chairs for {row.players} players"
    kept = {seat_word(chair.seat): chair for chair in chairs}
    for seat, name in testimony.names.items():
        if seat not in kept or kept[seat].guest is None or kept[seat].name != name:
            yield f"{name} does not sit on {seat} any more"
    if testimony.following not in (None, row.following):
        yield f"table {testimony.following} followed it, and {row.following} does"
    if testimony.following and testimony.following not in pages.tables:
        yield f"table {testimony.following}, which follows it, is not in the ledger"


def of_deeds(pages: Pages, testimony: Testimony) -> Iterator[str]:
    deeds = [wired(deed) for deed in pages.deeds.get(testimony.code, [])]
    if [deed.n for deed in deeds] != list(range(1, len(deeds) + 1)):
        yield "a deed's number is missing, or there twice"
    written = {deed.n: deed for deed in deeds}
    for n, told in sorted(testimony.deeds.items()):
        if written.get(n) != told:
            yield f"{told} was told, and {written.get(n, 'nothing')} is in the ledger"
    people = {seat_word(chair.seat) for chair in pages.chairs[testimony.code] if chair.kind != "bot"}
    for deed in deeds:
        if deed.seat in people and deed not in testimony.said:
            yield f"{deed} is in the ledger, and nobody has said it"


def of_chat(pages: Pages, testimony: Testimony) -> Iterator[str]:
    chats = pages.chats.get(testimony.code, [])
    written = {chat.nth: (seat_word(chat.seat), chat.words) for chat in chats}
    if [chat.nth for chat in chats] != list(range(1, len(chats) + 1)):
        yield "a number of the chat is missing, or there twice"
    for nth, told in testimony.chats.items():
        if written.get(nth) != told:
            yield f"{told} was heard in the chat, and {written.get(nth, 'nothing')} is in the ledger"
    for words in testimony.words - set(written.values()):
        yield f"{words} was acknowledged in the chat, and is not in the ledger"
    for words in set(written.values()) - testimony.uttered:
        yield f"{words} is in the chat, and nobody has said it"
    if len(set(written.values())) < len(written):
        yield "words are in the chat twice"


def of_draft(pages: Pages, game: Game, code: str) -> Iterator[str]:
    """One that is out of date may be left; one of what is asked now is of the seat that is asked."""
    draft = pages.drafts.get(code)
    if draft is None or draft.n < len(game.log):
        return
    if (draft.n, draft.seat) != (len(game.log), game.seat):
        yield f"there is a draft of deed {draft.n + 1} of seat {draft.seat}, which is not asked"


def of_end(row: TableRow, game: Game, testimony: Testimony) -> Iterator[str]:
    if game.commitment != testimony.commitment and testimony.commitment:
        yield "another seed was promised"
    if game.over != (row.finished is not None) or game.over != (row.record is not None):
        yield "the game is over without a record, or has a record and goes on"
    if testimony.result is not None and not game.over:
        yield "people were told a result, and the game goes on"


def of_result(record: Game, result: dict[str, object]) -> Iterator[str]:
    if result["sheets"] != [sheet_told(sheet) for sheet in record.scores()]:
        yield f"the record has scores {record.scores()}, and people were told {result['sheets']}"
    if result["winners"] != [seat_word(seat) for seat in record.winners()]:
        yield f"people were told that {result['winners']} won"
    if not record.commitment:  # it was laid out, not dealt
        return
    seed, salt = record.reveal()
    if (result["seed"], result["salt"]) != (f"{seed:032x}", salt.hex()):
        yield "people were told another seed"
