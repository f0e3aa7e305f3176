"""What can go wrong with a ledger."""

from naqala.engine.errors import NaqalaError


class NoLedger(NaqalaError):
    """A database that cannot be opened, or not by this Naqala."""


class Unwritten(NaqalaError):
    """Nothing of what was handed in together has been kept; the cause is chained."""
