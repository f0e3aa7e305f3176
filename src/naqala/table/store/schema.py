"""The tables of the database.  Times are seconds since 1970; a key is kept as the SHA-256 digest of its token only.

`migrations` must lead to exactly this; a test compares them.
"""

from typing import Final

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

# SQLite can change a constraint later only if it has a name.
NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}

metadata: Final = MetaData(naming_convention=NAMES)

guests: Final = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("made", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

# The cookies that speak for a guest, one for each device.
guest_keys: Final = Table(
    "guest_keys",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("guest", String, ForeignKey("guests.id"), nullable=False),
    Column("made", Double, nullable=False),
)

# Codes that soon expire and bring a guest to another device.
passes: Final = Table(
    "passes",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("guest", String, ForeignKey("guests.id"), nullable=False),
    Column("until", Double, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("code", String, primary_key=True),
    Column("made", Double, nullable=False),
    Column("host", String, ForeignKey("guests.id"), nullable=False),
    Column("players", Integer, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("hands_open", Boolean, nullable=False),
    Column("seed", LargeBinary(16), nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("seed_chosen", Boolean, nullable=False),
    Column("laid_out", Boolean, nullable=False),
    Column("start", Text),
    Column("engine", Text, nullable=False),
    Column("started", Double),
    Column("finished", Double),
    Column("closed", Double),
    Column("previous", String),
    Column("following", String),
    Column("record", Text),
    Index("ix_tables_waiting", "is_open", "started", "closed", "made"),
    Index("ix_tables_finished", "finished", "closed", "is_open", "started"),
)

chairs: Final = Table(
    "chairs",
    metadata,
    Column("code", String, ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("guest", String, ForeignKey("guests.id"), index=True),
    Column("name", String, nullable=False),
    Column("level", String, nullable=False, server_default=""),
    Column("stand_in", String, nullable=False, server_default=""),
)

seat_keys: Final = Table(
    "seat_keys",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("code", String, ForeignKey("tables.code"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("made", Double, nullable=False),
)

# The log of every game: rows are added, never changed.
deeds: Final = Table(
    "deeds",
    metadata,
    Column("code", String, ForeignKey("tables.code"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("drawn", Text, nullable=False, server_default=""),
    Column("at", Double, nullable=False),
)

# What the seat that is asked has tried and not confirmed.
drafts: Final = Table(
    "drafts",
    metadata,
    Column("code", String, ForeignKey("tables.code"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("actions", Text, nullable=False),
)

chats: Final = Table(
    "chats",
    metadata,
    Column("code", String, ForeignKey("tables.code"), primary_key=True),
    Column("nth", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("words", Text, nullable=False),
    Column("at", Double, nullable=False),
)
