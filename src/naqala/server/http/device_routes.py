"""The devices of an identity, keys that leaked, and reports about other players."""

from __future__ import annotations

from fastapi import Request, Response

from naqala.server.http.dependencies import Registry, RequiredIdentity
from naqala.server.http.routing import new_router
from naqala.server.messages import device_bodies as bodies
from naqala.server.messages.http_bodies import IdentityInfo

router = new_router()


@router.get("/me/devices")
async def get_devices(request: Request, identity: RequiredIdentity, registry: Registry) -> bodies.DeviceList:
    """The devices of this identity."""
    raise NotImplementedError


@router.delete("/me/devices/{device}")
async def log_out_device(
    device: str, request: Request, identity: RequiredIdentity, registry: Registry
) -> bodies.DeviceList:
    """Log out one device; it loses its seats at once."""
    raise NotImplementedError


@router.post("/me/logout-others")
async def log_out_others(request: Request, identity: RequiredIdentity, registry: Registry) -> bodies.DeviceList:
    """Log out all devices but this one."""
    raise NotImplementedError


@router.post("/me/logout")
async def log_out(request: Request, response: Response, registry: Registry) -> IdentityInfo:
    """Log out this device and remove its cookie."""
    raise NotImplementedError


@router.post("/tables/{code}/keys/revoke")
async def revoke_keys(code: str, identity: RequiredIdentity, registry: Registry) -> bodies.RevokedSeats:
    """Void all keys of the caller's seats, for instance because one leaked. Their clients become spectators."""
    raise NotImplementedError


@router.post("/tables/{code}/reports")
async def report_player(
    code: str, body: bodies.ReportRequest, identity: RequiredIdentity, registry: Registry
) -> bodies.ReportReceipt:
    """Report another player at the caller's table to the operator."""
    raise NotImplementedError
