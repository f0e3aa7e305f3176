"""Tables of the guided game and of lessons, and which of them each identity has solved."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("exercise", sa.String))
    op.create_index("ix_tables_exercise", "tables", ["exercise"])
    op.create_table(
        "exercises_done",
        sa.Column("identity", sa.String, sa.ForeignKey("identities.id"), primary_key=True),
        sa.Column("exercise", sa.String, primary_key=True),
        sa.Column("solved_at", sa.Double, nullable=False),
        sa.Column("checksum", sa.LargeBinary),
    )
