"""All leaks in what the people at a table received."""

from __future__ import annotations

from tests.server.leak_search import Leak, Search
from tests.server.recorded_table import RecordedTable
from tests.server.true_game import TrueGame


def search_of(table: RecordedTable) -> Search:
    return Search(TrueGame(table.serving.database, table.code), table.tokens())


def leaks(table: RecordedTable) -> set[Leak]:
    """Everything that anybody received and should not have received."""
    search = search_of(table)
    found = {leak for received_message in table.received() for leak in search.in_message(received_message)}
    found |= {leak for headers in table.headers() for leak in search.in_headers(headers)}
    return found | {leak for response in table.responses() for leak in search.in_response(response)}
