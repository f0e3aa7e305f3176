"""A checksum for every row, and a row to test whether the database can be written.

Rows that exist are trusted: they get the checksum of what they contain now.
"""

import sqlalchemy as sa
from alembic import op

from naqala.server.store.checksums import fill_checksums

revision = "0006"
down_revision = "0005"

TABLES = (
    "identities", "identity_keys", "seats", "contributions", "seat_keys", "actions", "drafts", "chat_messages",
)  # fmt: skip
COLUMNS = {table: ["checksum"] for table in TABLES} | {"tables": ["checksum", "start_checksum", "end_checksum"]}


def upgrade() -> None:
    for table, names in COLUMNS.items():
        for name in names:
            op.add_column(table, sa.Column(name, sa.LargeBinary))
    op.create_table(
        "write_probes",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("probed_at", sa.Double, nullable=False),
    )
    fill_checksums(op.get_bind())
