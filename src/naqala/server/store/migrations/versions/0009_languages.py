"""The language that an identity has chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("identities", sa.Column("language", sa.String))
