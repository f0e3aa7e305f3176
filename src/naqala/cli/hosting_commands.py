"""The command that runs the server: serve. Most of its options can be set by the environment, too."""

from __future__ import annotations

import os
from typing import Annotated, Any, Final

import typer

from naqala.cli.command import add_command
from naqala.cli.extras import require_extra
from naqala.cli.option_types import amount_or_zero, flag, option, whole_number

PANEL: Final = "Host"
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
DATABASE_HELP: Final = "Where to store games; without it, a file in your data folder."

app = typer.Typer()


def log_level(text: str) -> str:
    if text not in LOG_LEVELS:
        raise typer.BadParameter(f"{text!r} is not one of {', '.join(LOG_LEVELS)}.")
    return text


def days(name: str, variable: str, what: str) -> Any:
    """How many days something is kept."""
    parser = amount_or_zero("a number of days; 0 is for ever")
    return option(name, f"How long to keep {what}; 0 is for ever.", "DAYS", parser=parser, envvar=variable)


@add_command(app, PANEL, "serve --host 0.0.0.0 --open")
def serve(
    host: Annotated[str, option("--host", "Address to listen on.", "ADDRESS", envvar="NAQALA_HOST")] = "127.0.0.1",
    port: Annotated[
        int,
        option("--port", "Port; 0 chooses a free one.", "N", parser=whole_number(0, 65535), envvar="NAQALA_PORT"),
    ] = 8000,
    database: Annotated[str, option("--database", DATABASE_HELP, "URL")] = "",
    origins: Annotated[
        list[str] | None,
        option("--origin", "Another site whose pages may use this server.", "URL", envvar="NAQALA_ORIGINS"),
    ] = None,
    hosts: Annotated[
        list[str] | None, option("--allow-host", "Another host name of this server.", "NAME", envvar="NAQALA_HOSTS")
    ] = None,
    thinkers: Annotated[
        int,
        option(
            "--thinkers", "Processes for bots.", "N", parser=whole_number(0, 999), envvar="NAQALA_THINKERS",
            show_default="all cores but one",
        ),
    ] = 0,
    patience: Annotated[
        float,
        option(
            "--patience", "After which the others may vote to replace a disconnected player.", "SECONDS",
            parser=amount_or_zero("a time in seconds"), envvar="NAQALA_PATIENCE",
        ),
    ] = 300.0,
    log: Annotated[
        str, option("--log", f"{', '.join(LOG_LEVELS)}.", "LEVEL", parser=log_level, envvar="NAQALA_LOG")
    ] = "warning",
    proxy: Annotated[
        str,
        option("--proxy", "Trust the forwarding headers of these proxies.", "ADDRESSES", envvar="NAQALA_PROXY"),
    ] = "",
    keep_waiting: Annotated[float, days("--keep-waiting", "NAQALA_KEEP_WAITING", "tables that never started")] = 7.0,
    keep_unfinished: Annotated[
        float, days("--keep-unfinished", "NAQALA_KEEP_UNFINISHED", "games, after their last action")
    ] = 180.0,
    keep_finished: Annotated[float, days("--keep-finished", "NAQALA_KEEP_FINISHED", "finished games")] = 0.0,
    keep_identities: Annotated[
        float, days("--keep-identities", "NAQALA_KEEP_IDENTITIES", "identities without a seat, after their last visit")
    ] = 400.0,
    operator_key: Annotated[
        str,
        option(
            "--operator-key", "Key for moderation.", "KEY", envvar="NAQALA_OPERATOR_KEY",
            show_default="a file beside the database, which `naqala admin` creates",
        ),
    ] = "",
    open_page: Annotated[bool, flag("--open", "Open the page in a browser.")] = False,
    positions: Annotated[bool, flag("--positions", "Tables may start from a position (for tests).")] = False,
    no_limits: Annotated[bool, flag("--no-limits", "No rate limits (for load tests).")] = False,
) -> int:  # fmt: skip
    """Run the server for games in the browser."""
    from naqala.cli.serve import origin_hosts, run
    from naqala.cli.serve_options import ServeOptions

    require_extra("server")
    from naqala.server.moderation.operator_key import check_key
    from naqala.server.settings import database_url

    return run(
        ServeOptions(
            host=host,
            port=port,
            database=database or database_url(),
            origins=tuple(origins or []),
            hosts=(*(hosts or []), *origin_hosts(origins or [])),
            bot_workers=thinkers or max(1, (os.cpu_count() or 2) - 1),
            absence_seconds=patience,
            log_level=log,
            proxies=proxy,
            operator_key=check_key(operator_key) if operator_key else "",
            open_browser=open_page,
            allow_positions=positions,
            limits=not no_limits,
            keep_waiting_days=keep_waiting,
            keep_unfinished_days=keep_unfinished,
            keep_finished_days=keep_finished,
            keep_identities_days=keep_identities,
        )
    )
