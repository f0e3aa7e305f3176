"""The server as it runs."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket

import uvicorn

from naqala.cli.serve import GRACE, LARGEST, Serving
from naqala.table.app import server
from naqala.table.doors import Doors
from naqala.table.logs import write_logs
from naqala.table.settings import Settings
from naqala.table.store.ledger import Ledger

YOUNG, MIDDLE, OLD = 5000, 20, 1000  # how much comes to be between two collections of garbage, by age


class Server(uvicorn.Server):
    """Before the lines are cut, what is being done is finished and everybody is told."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        assert isinstance(app, Doors)
        hall = getattr(app.inner.state, "hall", None)
        if hall is not None:
            await hall.close()
            await asyncio.sleep(0)  # what was told goes out
        await super().shutdown(sockets)


def prepare(asked: Serving) -> None:
    """Open the ledger once, so that whoever cannot have it learns why before anything else is said."""

    async def look() -> None:
        await (await Ledger.open(asked.database)).close()

    asyncio.run(look())


def run(asked: Serving, listening: socket.socket) -> int:
    settings = Settings(
        database=asked.database,
        origins=asked.origins,
        thinkers=asked.thinkers,
        patience=asked.patience,
        lays_positions=asked.positions,
        limits=asked.limits,
    )
    write_logs(asked.log)
    # Hundreds of tables are looked through in a tenth of a second: too long to happen at any moment.
    # The hall does it now and then.
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    config = uvicorn.Config(
        Doors(server(settings), settings),
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
        access_log=False,
        server_header=False,
        lifespan="on",
        log_config=None,
        proxy_headers=bool(asked.proxy),
        forwarded_allow_ips=asked.proxy or None,
    )
    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, lambda *_: None)  # uvicorn raises it once more when all is done: that is no accident
    serving = Server(config)
    serving.run(sockets=[listening])
    return 0 if serving.started else 1
