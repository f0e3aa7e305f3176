"""Where others can reach the server, for invitations."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final

from fastapi import Request

from naqala.server.addresses import client_address
from naqala.server.allowed_hosts import host_name, is_loopback
from naqala.server.http.dependencies import Registry
from naqala.server.http.routing import new_router
from naqala.server.messages import http_bodies as bodies

ANY_ADDRESS: Final = ("0.0.0.0", "::")
DOCUMENTATION_ADDRESS: Final = ("192.0.2.1", 9)  # belongs to nobody, and nothing is sent there
router = new_router()


@router.get("/server")
async def get_server(request: Request, registry: Registry) -> bodies.ServerInfo:
    """Whether a link to this server works on this computer only, and its address in the local network."""
    if not is_own_page(host_name(request.headers.get("host", "")), client_address(request.scope)):
        return {"local_only": False, "lan_url": None}
    return reachable(registry.context.settings.listening)


def is_own_page(host: str, client: str) -> bool:
    """Was the page opened on this computer, under a name for it? Nobody else is told anything, whatever they claim."""
    return is_loopback(host.strip("[]")) and is_loopback(client)


def reachable(listening: tuple[str, int] | None) -> bodies.ServerInfo:
    """Behind a proxy, nothing of this machine is told."""
    if listening is None:
        return {"local_only": False, "lan_url": None}
    address, port = listening
    own = lan_address() if address in ANY_ADDRESS else None if is_loopback(address) else address
    return {"local_only": is_loopback(address), "lan_url": lan_url(own, port) if own else None}


def lan_url(address: str, port: int) -> str:
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"


def lan_address() -> str | None:
    """The address that this machine would use to reach others; only a private one is told."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(DOCUMENTATION_ADDRESS)
            address = ip_address(str(probe.getsockname()[0]))
    except OSError:
        return None
    return str(address) if address.is_private and not address.is_loopback else None
