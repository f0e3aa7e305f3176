"""The database: identities, tables, seats, and one row for each played action."""

from naqala.server.store.database import Store
from naqala.server.store.store_errors import CannotOpenStore, DamagedRow, NotWritable, WriteFailed
from naqala.server.store.writes import Write

__all__ = ["CannotOpenStore", "DamagedRow", "NotWritable", "Store", "Write", "WriteFailed"]
