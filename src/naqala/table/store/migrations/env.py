"""Run by alembic, on the connection that `attributes["connection"]` hands over, inside its transaction."""

from alembic import context
from sqlalchemy.ext.asyncio import AsyncConnection

from naqala.table.store.schema import metadata

handed = context.config.attributes["connection"]
# Alembic itself never awaits: the caller runs it by `run_sync`.
connection = handed.sync_connection if isinstance(handed, AsyncConnection) else handed

context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
