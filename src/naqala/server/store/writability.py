"""Whether the database can be written. While it cannot, clocks stand still.

Each change is logged once, however many writes fail.
"""

import logging
from typing import Final, Literal

from naqala.server.store.clock_time import ClockTime
from naqala.server.store.store_errors import NotWritable

WriteStatus = Literal["ok", "not-writable", "moved"]
MOVED: Final = (
    "The database file, or its -wal file, was moved, deleted or replaced while the server is running. Nothing is "
    "accepted any more. Move the files back, or stop the server, put the right files in place and start it again."
)
NOT_WRITABLE: Final = (
    "The database cannot be written: %s. Nothing is accepted until it can be; the server tries again every second. "
    "Check the free space and the permissions of its disk, and whether another program has locked the file."
)

_log = logging.getLogger(__name__)


class Writability:
    def __init__(self) -> None:
        self.status: WriteStatus = "ok"
        self.clock_time = ClockTime()

    def fail(self, reason: object, at: float) -> None:
        """A write that was begun at this time failed for a reason that concerns all writes."""
        if self.status != "not-writable":
            _log.error(NOT_WRITABLE, reason)
        self.status = "not-writable"
        self.clock_time.stop(at)

    def move(self, at: float) -> None:
        """At this time the file was not where it was opened."""
        if self.status != "moved":
            _log.critical(MOVED)
        self.status = "moved"
        self.clock_time.stop(at)

    def recover(self) -> None:
        """A write has succeeded."""
        if self.status != "ok":
            _log.warning("The database can be written again.")
        self.status = "ok"
        self.clock_time.go_on()

    def error(self) -> NotWritable:
        if self.status == "moved":
            return NotWritable("server-database-lost")
        return NotWritable("server-database-not-writable")
