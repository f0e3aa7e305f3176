"""Tables without help with moves. Tables that exist have it, which is not stored."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("move_help", sa.Boolean))
