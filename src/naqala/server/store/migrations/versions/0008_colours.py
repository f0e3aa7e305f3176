"""Colours that players choose. Seats that exist have the usual colours, which are not stored."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("seats", sa.Column("chosen_colour", sa.String))
