"""Database migrations; this package is alembic's environment.

To write the next migration, call `alembic.command.revision(configuration(), message, autogenerate=True, rev_id="0003")`
with `attributes["connection"]` set to a connection at the head, then review the result.
"""

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from naqala.server.store.store_errors import CannotOpenStore


async def upgrade(engine: AsyncEngine) -> None:
    """Migrate to the head in one transaction; a database that is already there is not changed."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", "naqala.server.store:migrations")
    return config


def _upgrade(connection: Connection) -> None:
    config = configuration()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    unknown = set(MigrationContext.configure(connection).get_current_heads()) - known
    if unknown:
        raise CannotOpenStore("server-database-newer", revision=", ".join(sorted(unknown)))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
