"""Runs the server with uvicorn."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from typing import Final

import uvicorn

from naqala.cli.serve_options import ServeOptions
from naqala.server.allowed_hosts import own_hosts
from naqala.server.http.app import NaqalaApp, create_app
from naqala.server.logs import configure_logging
from naqala.server.settings import Settings, operator_key_file
from naqala.server.socket.connection import MAX_MESSAGE_BYTES
from naqala.server.store import Store
from naqala.server.transport.transport_config import TransportConfig
from naqala.server.transport.transport_limits import limits_for, raise_open_files

SHUTDOWN_TIMEOUT: Final = 5  # seconds for requests that are being answered
GC_THRESHOLDS: Final = (5000, 20, 1000)  # by generation
SWITCH_SECONDS: Final = 0.0005  # a thread waits this long for the GIL; the writer waits for it at every statement


class GracefulServer(uvicorn.Server):
    """Finishes running operations and tells all clients before connections are closed."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        assert isinstance(app, NaqalaApp)
        registry = getattr(app.state, "registry", None)
        if registry is not None:
            await registry.close()
            await asyncio.sleep(0)  # let queued messages be sent
        await super().shutdown(sockets)


def check_database(options: ServeOptions) -> None:
    """Open and migrate the database, so that errors show before anything else is printed."""

    async def open_and_close() -> None:
        await (await Store.open(options.database)).close()

    asyncio.run(open_and_close())


def run_server(options: ServeOptions, listening: socket.socket) -> int:
    settings = Settings(
        database=options.database,
        origins=options.origins,
        hosts=(*own_hosts(options.host), *options.hosts),
        listening=None if options.proxies else (options.host, int(listening.getsockname()[1])),
        bot_workers=options.bot_workers,
        absence_seconds=options.absence_seconds,
        allow_positions=options.allow_positions,
        limits=options.limits,
        keep_waiting_days=options.keep_waiting_days,
        keep_unfinished_days=options.keep_unfinished_days,
        keep_finished_days=options.keep_finished_days,
        keep_identities_days=options.keep_identities_days,
        operator_key=options.operator_key or None,
        operator_key_file=operator_key_file(options.database),
    )
    configure_logging(options.log_level)
    # A full collection over many long-lived games takes long, and could happen at any moment.
    # The registry runs it periodically instead.
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(SWITCH_SECONDS)
    config = TransportConfig(
        create_app(settings),
        limits_for(raise_open_files(), by_address=options.limits),
        options.proxies,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        access_log=False,
        server_header=False,
        lifespan="on",
        log_config=None,
    )
    for signum in (signal.SIGTERM, signal.SIGINT):
        signal.signal(signum, lambda *_: None)  # uvicorn re-raises it after a clean shutdown
    server = GracefulServer(config)
    server.run(sockets=[listening])
    return 0 if server.started else 1
