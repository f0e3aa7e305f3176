"""The seat to move and the final scores of a table, for lists. Neither is known for tables that exist already."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("seat_to_move", sa.Integer))
    op.add_column("tables", sa.Column("scores", sa.Text))
