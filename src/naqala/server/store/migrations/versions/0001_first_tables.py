"""First schema, with the names of version 0.1."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    add_guests()
    add_tables()
    add_table_details()


def add_guests() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_table(
        "guest_keys",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_table(
        "passes",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )


def add_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("host", sa.String, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("hands_open", sa.Boolean, nullable=False),
        sa.Column("seed", sa.LargeBinary(16), nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("seed_chosen", sa.Boolean, nullable=False),
        sa.Column("laid_out", sa.Boolean, nullable=False),
        sa.Column("start", sa.Text),
        sa.Column("engine", sa.Text, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("finished", sa.Double),
        sa.Column("closed", sa.Double),
        sa.Column("previous", sa.String),
        sa.Column("following", sa.String),
        sa.Column("record", sa.Text),
    )
    op.create_index("ix_tables_waiting", "tables", ["is_open", "started", "closed", "made"])
    op.create_index("ix_tables_finished", "tables", ["finished", "closed", "is_open", "started"])


def add_table_details() -> None:
    op.create_table(
        "chairs",
        sa.Column("code", sa.String, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id")),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.String, nullable=False, server_default=""),
        sa.Column("stand_in", sa.String, nullable=False, server_default=""),
    )
    op.create_index("ix_chairs_guest", "chairs", ["guest"])
    op.create_table(
        "seat_keys",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("code", sa.String, sa.ForeignKey("tables.code"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_index("ix_seat_keys_code", "seat_keys", ["code"])
    op.create_table(
        "deeds",
        sa.Column("code", sa.String, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("drawn", sa.Text, nullable=False, server_default=""),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "drafts",
        sa.Column("code", sa.String, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("actions", sa.Text, nullable=False),
    )
    op.create_table(
        "chats",
        sa.Column("code", sa.String, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("nth", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
