"""Errors of the store."""

from naqala.engine.errors import NaqalaError


class CannotOpenStore(NaqalaError):
    """The database cannot be opened, or not by this version of Naqala."""


class WriteFailed(NaqalaError):
    """None of the writes of one call was stored; the cause is chained."""


class NotWritable(WriteFailed):
    """Nothing can be written at the moment: the disk is full, say, or the file was moved. Logged by the writer."""


class DamagedRow(NaqalaError):
    """A row is not what was written: its checksum is wrong, or a row is missing."""
