"""Time controls and clocks, the level of substitutes, and notes about seats: who was replaced, by whom and why."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("time_control", sa.Text))
    op.add_column("tables", sa.Column("substitute_level", sa.String))
    op.create_table(
        "clocks",
        sa.Column("table_code", sa.String, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("remaining", sa.Text, nullable=False),
        sa.Column("timeouts", sa.Text, nullable=False),
        sa.Column("running", sa.Integer),
        sa.Column("deadline", sa.Double),
        sa.Column("saved_at", sa.Double, nullable=False),
        sa.Column("checksum", sa.LargeBinary),
    )
    op.create_index("ix_clocks_deadline", "clocks", ["deadline"])
    op.create_table(
        "heartbeats",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("beat_at", sa.Double, nullable=False),
    )
    op.create_table(
        "seat_notes",
        sa.Column("table_code", sa.String, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("action_count", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("noted_at", sa.Double, nullable=False),
        sa.Column("checksum", sa.LargeBinary),
    )
