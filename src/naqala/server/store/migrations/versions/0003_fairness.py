"""The commitment of every table, and the players' contributions to the deal."""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

BATCH = 1000  # rows


def upgrade() -> None:
    op.add_column("tables", sa.Column("commitment", sa.String, nullable=False, server_default=""))
    op.create_table(
        "contributions",
        sa.Column("table_code", sa.String, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("digest", sa.String, nullable=False),
        sa.Column("value", sa.LargeBinary(16)),
    )
    fill_commitments()


def fill_commitments() -> None:
    """A game from a custom position has none."""
    tables = sa.table(
        "tables", sa.column("code"), sa.column("seed"), sa.column("salt"), sa.column("commitment"),
        sa.column("custom_start", sa.Boolean),
    )  # fmt: skip
    connection = op.get_bind()
    found = connection.execute(sa.select(tables.c.code, tables.c.seed, tables.c.salt).where(~tables.c.custom_start))
    change = tables.update().where(tables.c.code == sa.bindparam("the_code"))
    rows = [{"the_code": code, "commitment": commitment(seed, salt)} for code, seed, salt in found]
    for first in range(0, len(rows), BATCH):
        connection.execute(change, rows[first : first + BATCH])


def commitment(seed: bytes, salt: bytes) -> str:
    return hashlib.sha256(b"naqala seed" + salt + seed).hexdigest()
