"""Where others can reach the server, for invitations."""

from __future__ import annotations

import socket
from io import BytesIO
from ipaddress import ip_address
from typing import Any, Final

import segno
from fastapi import Request, Response

from naqala.server.addresses import client_address
from naqala.server.allowed_hosts import host_name, is_loopback
from naqala.server.api_error import ApiError
from naqala.server.http.dependencies import Registry
from naqala.server.http.routing import new_router
from naqala.server.messages import http_bodies as bodies
from naqala.server.tables.table_registry import TableRegistry

ANY_ADDRESS: Final = ("0.0.0.0", "::")
QUIET_ZONE: Final = 4  # modules
SVG: Final = "image/svg+xml"
SVG_RESPONSE: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {SVG: {"schema": {"type": "string"}}}}}
DOCUMENTATION_ADDRESS: Final = ("192.0.2.1", 9)  # belongs to nobody, and nothing is sent there
router = new_router()


@router.get("/server")
async def get_server(request: Request, registry: Registry) -> bodies.ServerInfo:
    """Whether a link to this server works on this computer only, and its address in the local network."""
    return server_info(request, registry)


@router.get("/tables/{code}/invitation.svg", response_model=None, responses=SVG_RESPONSE)
async def get_invitation_code(code: str, request: Request, registry: Registry) -> Response:
    """A QR code of the link to this table in the local network, where `/api/server` tells its address."""
    lan_url = server_info(request, registry)["lan_url"]
    if lan_url is None:
        raise ApiError("not-found", "server-no-lan-address")
    table = await registry.get(code)
    return Response(qr_code(f"{lan_url}/t/{table.code}"), media_type=SVG)


def server_info(request: Request, registry: TableRegistry) -> bodies.ServerInfo:
    if not is_own_page(host_name(request.headers.get("host", "")), client_address(request.scope)):
        return {"local_only": False, "lan_url": None}
    return reachable(registry.context.settings.listening)


def qr_code(link: str) -> bytes:
    """An SVG image: dark on white, with the quiet zone that scanners need."""
    image = BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(image, kind="svg", dark="#000", light="#fff", border=QUIET_ZONE, xmldecl=False, omitsize=True)
    return image.getvalue()


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
