"""The tables of the database. Times are seconds since 1970; keys are stored as SHA-256 digests only.
`checksums` says what the checksum of a row covers.

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
    Column("last_seen", Double, nullable=False, index=True),
    Column("language", String),
    Column("checksum", LargeBinary),
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
    Column("checksum", LargeBinary),
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
    Column("host", String, ForeignKey("identities.id"), nullable=False, index=True),
    Column("players", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("open_hands", Boolean, nullable=False),
    Column("seed", LargeBinary(16), nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("commitment", String, nullable=False, server_default=""),
    Column("custom_seed", Boolean, nullable=False),
    Column("custom_start", Boolean, nullable=False),
    Column("start_position", Text),
    Column("engine_version", Text, nullable=False),
    Column("started_at", Double),
    Column("finished_at", Double),
    Column("closed_at", Double),
    Column("previous", String, index=True),
    Column("next", String),
    Column("record", Text),
    Column("closed_reason", Text),
    Column("time_control", Text),
    Column("substitute_level", String),
    Column("exercise", String, index=True),
    Column("move_help", Boolean),
    Column("seat_to_move", Integer),
    Column("scores", Text),
    Column("checksum", LargeBinary),
    Column("start_checksum", LargeBinary),
    Column("end_checksum", LargeBinary),
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
    Column("chosen_colour", String),
    Column("checksum", LargeBinary),
)

# Scenes of the guided game and lessons that players have solved.
exercises_done: Final = Table(
    "exercises_done",
    metadata,
    Column("identity", String, ForeignKey("identities.id"), primary_key=True),
    Column("exercise", String, primary_key=True),
    Column("solved_at", Double, nullable=False),
    Column("checksum", LargeBinary),
)

# What players contribute to the deal: digests before the start, their values with it.
contributions: Final = Table(
    "contributions",
    metadata,
    Column("table_code", String, ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("digest", String, nullable=False),
    Column("value", LargeBinary(16)),
    Column("checksum", LargeBinary),
)

seat_keys: Final = Table(
    "seat_keys",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("table_code", String, ForeignKey("tables.code"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("identity_key", LargeBinary, index=True),
    Column("checksum", LargeBinary),
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
    Column("checksum", LargeBinary),
)

# Actions that the player to move has tried and not confirmed.
drafts: Final = Table(
    "drafts",
    metadata,
    Column("table_code", String, ForeignKey("tables.code"), primary_key=True),
    Column("action_count", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("actions", Text, nullable=False),
    Column("checksum", LargeBinary),
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
    Column("checksum", LargeBinary),
)

# The clocks of a table with a time control. `remaining` and `timeouts` are lists of numbers by seat, as JSON.
clocks: Final = Table(
    "clocks",
    metadata,
    Column("table_code", String, ForeignKey("tables.code"), primary_key=True),
    Column("remaining", Text, nullable=False),
    Column("timeouts", Text, nullable=False),
    Column("running", Integer),
    Column("deadline", Double, index=True),
    Column("saved_at", Double, nullable=False),
    Column("checksum", LargeBinary),
)

# One row: when the server was last known to run.
heartbeats: Final = Table(
    "heartbeats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("beat_at", Double, nullable=False),
)

# Who was replaced by a bot, when and why, and who came back.
seat_notes: Final = Table(
    "seat_notes",
    metadata,
    Column("table_code", String, ForeignKey("tables.code"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("action_count", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("level", String, nullable=False),
    Column("reason", String, nullable=False),
    Column("noted_at", Double, nullable=False),
    Column("checksum", LargeBinary),
)

# One row, written to find out whether the database can be written.
write_probes: Final = Table(
    "write_probes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("probed_at", Double, nullable=False),
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
