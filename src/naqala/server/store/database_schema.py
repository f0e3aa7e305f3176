"""The tables of the database. Times are seconds since 1970; keys are stored as SHA-256 digests only.

A test checks that `migrations` lead to exactly this schema.
"""

from typing import Final

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

# SQLite can only change a constraint later if it has a name.
CONSTRAINT_NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}

metadata: Final = MetaData(naming_convention=CONSTRAINT_NAMES)

identities: Final = Table(
    "identities",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", Double, nullable=False),
    Column("last_seen", Double, nullable=False),
)

# Cookies: one for each device of an identity.
identity_keys: Final = Table(
    "identity_keys",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("identity", String, ForeignKey("identities.id"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("last_used", Double),
    Column("description", String, nullable=False, server_default=""),
)

# Short-lived codes that add a device to an identity.
device_codes: Final = Table(
    "device_codes",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("identity", String, ForeignKey("identities.id"), nullable=False),
    Column("expires", Double, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("code", String, primary_key=True),
    Column("created", Double, nullable=False),
    Column("host", String, ForeignKey("identities.id"), nullable=False),
    Column("players", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("open_hands", Boolean, nullable=False),
    Column("seed", LargeBinary(16), nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("custom_seed", Boolean, nullable=False),
    Column("custom_start", Boolean, nullable=False),
    Column("start_position", Text),
    Column("engine_version", Text, nullable=False),
    Column("started_at", Double),
    Column("finished_at", Double),
    Column("closed_at", Double),
    Column("previous", String),
    Column("next", String),
    Column("record", Text),
    Column("closed_reason", Text),
    Index("ix_tables_waiting", "public", "started_at", "closed_at", "created"),
    Index("ix_tables_finished", "finished_at", "closed_at", "public", "started_at"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_code", String, ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("identity", String, ForeignKey("identities.id"), index=True),
    Column("name", String, nullable=False),
    Column("bot_level", String, nullable=False, server_default=""),
    Column("substitute", String, nullable=False, server_default=""),
)

seat_keys: Final = Table(
    "seat_keys",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("table_code", String, ForeignKey("tables.code"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("identity_key", LargeBinary, index=True),
)

# The log of every game: rows are added, never changed.
actions: Final = Table(
    "actions",
    metadata,
    Column("table_code", String, ForeignKey("tables.code"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("drawn", Text, nullable=False, server_default=""),
    Column("played_at", Double, nullable=False),
)

# Actions that the player to move has tried and not confirmed.
drafts: Final = Table(
    "drafts",
    metadata,
    Column("table_code", String, ForeignKey("tables.code"), primary_key=True),
    Column("action_count", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("actions", Text, nullable=False),
)

chat_messages: Final = Table(
    "chat_messages",
    metadata,
    Column("table_code", String, ForeignKey("tables.code"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("sent_at", Double, nullable=False),
    Column("identity", String),
)

# What players reported about others, with the chat at that moment as JSON. They outlive tables and identities.
reports: Final = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("created", Double, nullable=False),
    Column("table_code", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("reporter", String, nullable=False),
    Column("reported", String),
    Column("reported_name", String, nullable=False),
    Column("reason", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("chat", Text, nullable=False),
    Column("resolved_at", Double, index=True),
    Column("note", Text, nullable=False, server_default=""),
    Index("ix_reports_reporter_created", "reporter", "created"),
)

# Mutes and bans. The subject is an identity or, of a network ban, a network.
restrictions: Final = Table(
    "restrictions",
    metadata,
    Column("kind", String, primary_key=True),
    Column("subject", String, primary_key=True),
    Column("reason", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("until", Double),
)

# The audit log of the operator.
operator_actions: Final = Table(
    "operator_actions",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("action", String, nullable=False),
    Column("target", String, nullable=False),
    Column("reason", Text, nullable=False),
)
