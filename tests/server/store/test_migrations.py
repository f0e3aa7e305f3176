"""Migrations of any older database lead to the tables of the schema."""

import sqlite3
from pathlib import Path
from shutil import copytree

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from naqala.server.store import CannotOpenStore, Store, engines, migrations
from naqala.server.store.database_schema import metadata
from naqala.server.store.migrations import configuration, upgrade
from tests.server.store.sample import new_identity

pytestmark = pytest.mark.anyio


@pytest.fixture
async def engine(url):
    engine = engines.migrating_engine(engines.parse_url(url))
    yield engine
    await engine.dispose()


def described_schema(file: Path) -> dict[str, object]:
    """Columns, references and indexes of every table except Alembic's own, whatever statements created them."""
    connection = sqlite3.connect(file)
    names = [name for kind, name, _ in schema_sql(file) if kind == "table"]
    return {
        name: [
            sorted(row[1:] for row in connection.execute(f"PRAGMA table_xinfo({name})")),
            sorted(row[2:] for row in connection.execute(f"PRAGMA foreign_key_list({name})")),
            sorted(row[1:] for row in connection.execute(f"PRAGMA index_list({name})")),
        ]
        for name in names
    }


def schema_sql(file: Path) -> list[tuple[str, str, str]]:
    """The SQL of every table and index except Alembic's own."""
    found = sqlite3.connect(file).execute(
        "SELECT type, name, sql FROM sqlite_master WHERE tbl_name != 'alembic_version' ORDER BY name"
    )
    return found.fetchall()


async def test_the_migrations_lead_to_the_schema(engine):
    await upgrade(engine)
    async with engine.connect() as connection:
        differences = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
    assert differences == []


async def test_the_migrations_lead_to_the_same_columns_references_and_indexes(engine, tmp_path):
    """A column that is added later comes after the constraints in SQLite's own text of the schema."""
    await upgrade(engine)
    metadata.create_all(create_engine(f"sqlite:///{tmp_path}/plain.db"))
    assert described_schema(tmp_path / "store.db") == described_schema(tmp_path / "plain.db")
    assert len(described_schema(tmp_path / "plain.db")) > 9


async def test_upgrading_twice_changes_nothing(engine, tmp_path):
    await upgrade(engine)
    once = (tmp_path / "store.db").read_bytes()
    await upgrade(engine)
    assert (tmp_path / "store.db").read_bytes() == once


async def test_a_store_that_is_opened_again_has_kept_everything(url):
    for name in ("anna", "bert"):
        store = await Store.open(url)
        await store.write(new_identity(name))
        await store.close()
    store = await Store.open(url)
    assert (await store.read.count()).identities == 2
    await store.close()


async def test_a_migration_that_fails_leaves_nothing_behind(engine, tmp_path):
    sqlite3.connect(tmp_path / "store.db").execute("CREATE TABLE chats (something_else)")
    before = schema_sql(tmp_path / "store.db")
    with pytest.raises(Exception, match="chats already exists"):
        await upgrade(engine)
    assert schema_sql(tmp_path / "store.db") == before


async def test_the_store_of_a_newer_naqala_is_refused_and_left_alone(url, tmp_path):
    await (await Store.open(url)).close()
    with sqlite3.connect(tmp_path / "store.db") as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    before = (tmp_path / "store.db").read_bytes()
    with pytest.raises(CannotOpenStore, match=r"newer Naqala.*9999.*update Naqala"):
        await Store.open(url)
    assert (tmp_path / "store.db").read_bytes() == before


@pytest.mark.parametrize("hand_over", [lambda connection: connection, lambda connection: connection.sync_connection])
async def test_alembic_takes_a_connection_of_either_kind(engine, hand_over, tmp_path):
    config = configuration()
    async with engine.begin() as connection:
        config.attributes["connection"] = hand_over(connection)
        await connection.run_sync(lambda _: command.upgrade(config, "head"))
    assert "actions" in {name for _, name, _ in schema_sql(tmp_path / "store.db")}


async def test_the_migrations_form_one_sequence():
    assert len(ScriptDirectory.from_config(configuration()).get_heads()) == 1


async def test_a_next_step_can_be_drafted_and_would_do_nothing_now(engine, tmp_path):
    await upgrade(engine)
    folder = copytree(Path(migrations.__file__).parent, tmp_path / "migrations")
    config = Config()
    config.set_main_option("script_location", str(folder))
    async with engine.connect() as connection:
        config.attributes["connection"] = connection
        await connection.run_sync(lambda _: command.revision(config, "More camels", autogenerate=True, rev_id="next"))
    step = (folder / "versions" / "next_more_camels.py").read_text()
    assert '"""More camels."""' in step
    assert (
        "def upgrade() -> None:\n    # ### commands auto generated by Alembic - please adjust! ###\n    pass\n" in step
    )
    compile(step, "step", "exec")
