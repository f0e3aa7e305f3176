"""Indexes for counting the tables of a host and for deleting old tables and identities."""

from alembic import op

revision = "0004"
down_revision = "0003"

INDEXES = (
    ("identities", "last_seen"),
    ("identity_keys", "identity"),
    ("tables", "host"),
    ("tables", "previous"),
)


def upgrade() -> None:
    for table, column in INDEXES:
        op.create_index(f"ix_{table}_{column}", table, [column])
