"""Devices with a description, seat keys that know their device, reports, mutes and bans, and what the operator did."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    add_columns()
    op.create_index("ix_seat_keys_identity_key", "seat_keys", ["identity_key"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("table_code", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("reporter", sa.String, nullable=False),
        sa.Column("reported", sa.String),
        sa.Column("reported_name", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sa.Column("resolved_at", sa.Double),
        sa.Column("note", sa.Text, nullable=False, server_default=""),
    )
    op.create_index("ix_reports_reporter_created", "reports", ["reporter", "created"])
    op.create_index("ix_reports_resolved_at", "reports", ["resolved_at"])
    op.create_table(
        "restrictions",
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("subject", sa.String, primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
    )
    op.create_table(
        "operator_actions",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("action", sa.String, nullable=False),
        sa.Column("target", sa.String, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )


def add_columns() -> None:
    op.add_column("identity_keys", sa.Column("last_used", sa.Double))
    op.add_column("identity_keys", sa.Column("description", sa.String, nullable=False, server_default=""))
    op.add_column("seat_keys", sa.Column("identity_key", sa.LargeBinary))
    op.add_column("tables", sa.Column("closed_reason", sa.Text))
    op.add_column("chat_messages", sa.Column("identity", sa.String))
