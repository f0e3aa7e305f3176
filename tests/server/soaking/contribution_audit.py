"""Compares the contributions in the database with what people sent and received.

The seed of the deal is computed here as docs/wire.md describes it, not by the engine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b

from naqala.engine.colours import COLOURS
from naqala.engine.game import Game
from naqala.engine.notation import position_text
from naqala.server.messages.json_types import seat_name
from naqala.server.store.rows import ContributionRow, TableRow
from tests.server.soaking.database_rows import DatabaseRows
from tests.server.soaking.recorded_messages import RecordedMessages


def check_contributions(rows: DatabaseRows, recorded: RecordedMessages) -> Iterator[str]:
    row, stored = rows.tables[recorded.code], rows.contributions.get(recorded.code, [])
    names = {seat_row.seat: seat_row.name for seat_row in rows.seats[recorded.code]}
    for one in stored:
        yield from check_sent(one, names.get(one.seat, ""), recorded)
    yield from check_waiting(stored, recorded) if row.started_at is None else check_dealt(row, stored, recorded)


def check_sent(one: ContributionRow, name: str, recorded: RecordedMessages) -> Iterator[str]:
    sent = recorded.contributions.get(one.digest)
    if sent is None or sent.name != name:
        yield f"a digest of {name} is in the store, and they have not sent it"
    elif one.value not in (None, sent.value):
        yield f"another value of {name} is in the store than they have sent"


def check_waiting(stored: Sequence[ContributionRow], recorded: RecordedMessages) -> Iterator[str]:
    """Acknowledged digests are there until the start; afterwards none of which a value was asked for may be."""
    digests = {one.digest for one in stored}
    if any(one.value is not None for one in stored):
        yield "a value is in the store before the deal"
    if digests & recorded.revealed:
        yield "a digest is still in the store, and its value was revealed before a deal that did not happen"
    for name, digest in recorded.acknowledged_digests.items():
        if digest not in digests and not recorded.start_sent:
            yield f"the contribution of {name} was acknowledged, and is not in the store"


def check_dealt(row: TableRow, stored: Sequence[ContributionRow], recorded: RecordedMessages) -> Iterator[str]:
    found = [contribution_json(one) for one in stored]
    if recorded.dealt is not None and found != recorded.dealt:
        yield f"the contributions {recorded.dealt} were received, and {found} are in the store"
    if recorded.result is not None and recorded.result["contributions"] != found:
        yield "clients received a result with other contributions"
    values = {one.digest: one.value for one in stored}
    for digest, life in recorded.accepted_values.items():
        if life == recorded.dealt_in and values.get(digest) is None:
            yield "a value was accepted, and is not part of the deal"
        if recorded.dealt_in is not None and life < recorded.dealt_in and digest in values:
            yield "a value that was revealed before a deal that did not happen is part of a later one"
    if not row.custom_start and row.start_position != dealt_position(row, stored):
        yield "the deal does not follow from the seed and the contributions"


def contribution_json(row: ContributionRow) -> dict[str, str | None]:
    return {"seat": seat_name(row.seat, COLOURS), "digest": row.digest, "value": row.value.hex() if row.value else None}


def dealt_position(row: TableRow, stored: Sequence[ContributionRow]) -> str:
    revealed = b"".join([bytes([one.seat]) + one.value for one in stored if one.value is not None])
    mixed = blake2b(revealed, key=row.seed, person=b"naqala deal", digest_size=16).digest() if revealed else row.seed
    return position_text(Game.new(row.players, int.from_bytes(mixed, "big")).start)
