"""Plain names for tables and columns.

Every table is created under its new name and filled from the old one, because SQLite keeps the names of constraints
when a table is renamed. Nothing is dropped but the old copies.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

OLD = "_0001"  # suffix of the old tables while they are copied
# New table: old table, and old column by new column.
COPIES: dict[str, tuple[str, dict[str, str]]] = {
    "identities": ("guests", {"id": "id", "name": "name", "created": "made", "last_seen": "seen"}),
    "identity_keys": ("guest_keys", {"digest": "digest", "identity": "guest", "created": "made"}),
    "device_codes": ("passes", {"digest": "digest", "identity": "guest", "expires": "until"}),
    "tables": (
        "tables",
        {
            "code": "code", "created": "made", "host": "host", "players": "players", "public": "is_open",
            "open_hands": "hands_open", "seed": "seed", "salt": "salt", "custom_seed": "seed_chosen",
            "custom_start": "laid_out", "start_position": "start", "engine_version": "engine",
            "started_at": "started", "finished_at": "finished", "closed_at": "closed", "previous": "previous",
            "next": "following", "record": "record",
        },
    ),
    "seats": (
        "chairs",
        {
            "table_code": "code", "seat": "seat", "kind": "kind", "identity": "guest", "name": "name",
            "bot_level": "level", "substitute": "stand_in",
        },
    ),
    "seat_keys": ("seat_keys", {"digest": "digest", "table_code": "code", "seat": "seat", "created": "made"}),
    "actions": (
        "deeds",
        {"table_code": "code", "n": "n", "seat": "seat", "action": "action", "drawn": "drawn", "played_at": "at"},
    ),
    "drafts": ("drafts", {"table_code": "code", "action_count": "n", "seat": "seat", "actions": "actions"}),
    "chat_messages": (
        "chats",
        {"table_code": "code", "n": "nth", "seat": "seat", "name": "name", "text": "words", "sent_at": "at"},
    ),
}  # fmt: skip
OLD_INDEXES = {
    "ix_tables_waiting": "tables",
    "ix_tables_finished": "tables",
    "ix_chairs_guest": "chairs",
    "ix_seat_keys_code": "seat_keys",
}


def upgrade() -> None:
    for index, table in OLD_INDEXES.items():
        op.drop_index(index, table)
    for old, _ in COPIES.values():
        op.rename_table(old, old + OLD)
    create_identities()
    create_tables()
    create_table_details()
    for new, (old, columns) in COPIES.items():
        copy(new, old + OLD, columns)
    for old, _ in reversed(COPIES.values()):
        op.drop_table(old + OLD)


def copy(new: str, old: str, columns: dict[str, str]) -> None:
    source = sa.table(old, *[sa.column(name) for name in columns.values()])
    target = sa.table(new, *[sa.column(name) for name in columns])
    op.execute(target.insert().from_select(list(columns), sa.select(*source.columns)))


def create_identities() -> None:
    op.create_table(
        "identities",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("last_seen", sa.Double, nullable=False),
    )
    op.create_table(
        "identity_keys",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("identity", sa.String, sa.ForeignKey("identities.id"), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "device_codes",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("identity", sa.String, sa.ForeignKey("identities.id"), nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("host", sa.String, sa.ForeignKey("identities.id"), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("open_hands", sa.Boolean, nullable=False),
        sa.Column("seed", sa.LargeBinary(16), nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("custom_seed", sa.Boolean, nullable=False),
        sa.Column("custom_start", sa.Boolean, nullable=False),
        sa.Column("start_position", sa.Text),
        sa.Column("engine_version", sa.Text, nullable=False),
        sa.Column("started_at", sa.Double),
        sa.Column("finished_at", sa.Double),
        sa.Column("closed_at", sa.Double),
        sa.Column("previous", sa.String),
        sa.Column("next", sa.String),
        sa.Column("record", sa.Text),
    )
    op.create_index("ix_tables_waiting", "tables", ["public", "started_at", "closed_at", "created"])
    op.create_index("ix_tables_finished", "tables", ["finished_at", "closed_at", "public", "started_at"])


def create_table_details() -> None:
    op.create_table(
        "seats",
        sa.Column("table_code", sa.String, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("identity", sa.String, sa.ForeignKey("identities.id")),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("bot_level", sa.String, nullable=False, server_default=""),
        sa.Column("substitute", sa.String, nullable=False, server_default=""),
    )
    op.create_index("ix_seats_identity", "seats", ["identity"])
    op.create_table(
        "seat_keys",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("table_code", sa.String, sa.ForeignKey("tables.code"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("ix_seat_keys_table_code", "seat_keys", ["table_code"])
    op.create_table(
        "actions",
        sa.Column("table_code", sa.String, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("drawn", sa.Text, nullable=False, server_default=""),
        sa.Column("played_at", sa.Double, nullable=False),
    )
    op.create_table(
        "drafts",
        sa.Column("table_code", sa.String, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("action_count", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("actions", sa.Text, nullable=False),
    )
    op.create_table(
        "chat_messages",
        sa.Column("table_code", sa.String, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("sent_at", sa.Double, nullable=False),
    )
