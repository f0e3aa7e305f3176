"""How a database of any older Naqala becomes one of this; alembic's environment.

The next step: `alembic.command.revision(configuration(), message, autogenerate=True, rev_id="0002")` with
`attributes["connection"]` at the head, then read what it wrote.
"""

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from naqala.table.store.errors import NoLedger


async def upgrade(engine: AsyncEngine) -> None:
    """To the head, all steps in one transaction; a database that is there already is left as it is."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", "naqala.table.store:migrations")
    return config


def _upgrade(connection: Connection) -> None:
    config = configuration()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    unknown = set(MigrationContext.configure(connection).get_current_heads()) - known
    if unknown:
        raise NoLedger(
            f"This ledger was written by a newer Naqala (it is at {', '.join(sorted(unknown))}). "
            "Nothing was changed; update Naqala to open it."
        )
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
