"""Errors of the store."""

from naqala.engine.errors import NaqalaError


class CannotOpenStore(NaqalaError):
    """The database cannot be opened, or not by this version of Naqala."""


class WriteFailed(NaqalaError):
    """None of the writes of one call was stored; the cause is chained."""
