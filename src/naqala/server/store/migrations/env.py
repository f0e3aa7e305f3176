"""Run by alembic on the connection in `attributes["connection"]`, inside its transaction."""

from alembic import context
from sqlalchemy.ext.asyncio import AsyncConnection

from naqala.server.store.database_schema import metadata

given = context.config.attributes["connection"]
# Alembic never awaits: the caller runs it by `run_sync`.
connection = given.sync_connection if isinstance(given, AsyncConnection) else given

context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
