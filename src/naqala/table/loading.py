"""A table from what is kept of it: the game is dealt again and replayed, deed by deed.

Another version of the engine must come to the very same game: the same start, every deed lawful, the same things
brought by chance. If it does not, the table is not opened, and nothing of what is kept is touched.
"""

from __future__ import annotations

from naqala.engine.errors import NaqalaError
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.notation.actions import parse_action
from naqala.engine.notation.lines import drawn_text
from naqala.engine.notation.tales import drawn_by
from naqala.engine.state import State
from naqala.table.drafts import Draft
from naqala.table.refusal import Refusal
from naqala.table.store.reading import Reading
from naqala.table.store.rows import Deed, DraftRow, TableRow
from naqala.table.table import LAST_WORDS, House, Table
from naqala.version import VERSION


async def loaded(house: House, code: str) -> Table:
    reading: Reading = house.ledger.read
    row = await reading.table(code)
    if row is None:
        raise Refusal("no-such-table", f"There is no table {code[:20]!r}. Look at the code again.")
    table = Table(house, row, list(await reading.chairs(code)), dict(await reading.seat_keys(code)))
    table.chat = list(await reading.chats(code, LAST_WORDS))
    table.commitment = promise(row)
    if row.started is not None:
        table.sit_down(remembered(row, list(await reading.deeds(code))))
        draft = await reading.draft(code)
        if draft is not None:
            lay_out(table, draft)
    return table


def dealt(row: TableRow) -> Game:
    """The game at its start."""
    seed = int.from_bytes(row.seed, "big")
    if row.laid_out:
        assert row.start is not None
        return Game.at(State.parse(row.start, Luck.seeded(seed)), hands_open=row.hands_open)
    return Game.new(row.players, seed, hands_open=row.hands_open, salt=row.salt)


def promise(row: TableRow) -> str:
    """The commitment to the seed; for a game that was laid out there is none."""
    return "" if row.laid_out else dealt(row).commitment


def remembered(row: TableRow, deeds: list[Deed]) -> Game:
    """The game as far as it is played; of one that is over, the record counts if the seed tells another story now."""
    try:
        return replayed(row, deeds)
    except Refusal:
        if row.finished is None or not row.record:
            raise
        try:
            return Game.parse(row.record)
        except NaqalaError as error:
            raise other_version(row, str(error)) from None


def replayed(row: TableRow, deeds: list[Deed]) -> Game:
    try:
        game = dealt(row)
        if str(game.start) != row.start:
            raise NaqalaError("the seed deals another start")
        for nth, deed in enumerate(deeds):
            follow(game, deed, nth)
    except NaqalaError as error:
        raise other_version(row, str(error)) from None
    except (ValueError, TypeError, AssertionError, IndexError, KeyError):  # what is kept is damaged
        raise other_version(row, "what is kept of it cannot be read") from None
    return game


def follow(game: Game, deed: Deed, nth: int) -> None:
    before = game.state
    if (deed.n, deed.seat) != (nth, before.seat):
        raise NaqalaError(f"deed {nth + 1} is missing, or somebody else's")
    try:
        events = game.play(parse_action(deed.action))
    except NaqalaError:  # its words would speak of gold and cards
        raise NaqalaError(f"deed {nth + 1} is not lawful there") from None
    if drawn_text(drawn_by(before, events)) != deed.drawn:
        raise NaqalaError(f"chance brings something else at deed {nth + 1}")


def other_version(row: TableRow, why: str) -> Refusal:
    words = f"This game was begun by Naqala {row.engine} and cannot go on by {VERSION}: {why}. It is kept as it is."
    return Refusal("another-version", words)


def lay_out(table: Table, kept: DraftRow) -> None:
    """The draft as it was, if it still follows what is played."""
    game = table.running
    if game.over or (kept.n, kept.seat) != (len(game.log), game.seat):
        return
    try:
        trial = Draft(game).tried_with([parse_action(say) for say in kept.actions.split()])
    except NaqalaError:
        return
    table.draft = trial.draft
