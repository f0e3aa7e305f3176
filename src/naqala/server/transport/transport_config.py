"""uvicorn's configuration with the limits of the transport layer."""

from __future__ import annotations

from typing import Any

import uvicorn
from starlette.types import ASGIApp

from naqala.server.transport.connection_caps import ConnectionCaps
from naqala.server.transport.guarded_connection import GuardedConnection
from naqala.server.transport.transport_limits import BACKLOG, TransportLimits
from naqala.server.transport.trusted_proxies import TrustedProxies
from naqala.server.transport.websocket_protocol import LimitedWebSocketProtocol


class TransportConfig(uvicorn.Config):
    def __init__(self, app: ASGIApp, limits: TransportLimits, proxies: str, **options: Any) -> None:
        """`proxies` are the addresses of trusted proxies, separated by commas."""
        super().__init__(
            app,
            http=GuardedConnection,  # type: ignore[arg-type]
            ws=LimitedWebSocketProtocol,
            backlog=BACKLOG,
            timeout_keep_alive=limits.keep_alive_seconds,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies or None,
            **options,
        )
        self.limits = limits
        self.caps = ConnectionCaps(limits, TrustedProxies(proxies))
