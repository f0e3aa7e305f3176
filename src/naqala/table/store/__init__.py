"""What the table remembers: guests, tables, chairs, and one row for each action, in a database."""

from naqala.table.store.errors import NoLedger, Unwritten
from naqala.table.store.ledger import Ledger
from naqala.table.store.writes import Write

__all__ = ["Ledger", "NoLedger", "Unwritten", "Write"]
