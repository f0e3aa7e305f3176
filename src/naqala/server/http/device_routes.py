"""The devices of an identity, keys that leaked, and reports about other players."""

from __future__ import annotations

from collections.abc import Collection

from fastapi import Response

from naqala.server.api_error import ApiError
from naqala.server.http.dependencies import (
    CurrentDevice,
    KnownIdentity,
    Registry,
    RequiredIdentity,
    clear_identity_cookie,
)
from naqala.server.http.identity_routes import UNKNOWN
from naqala.server.http.routing import new_router
from naqala.server.identity.devices import device_id
from naqala.server.messages import device_bodies as bodies
from naqala.server.messages.http_bodies import IdentityInfo
from naqala.server.messages.json_types import seat_name
from naqala.server.store.rows import DeviceRow, Identity
from naqala.server.tables import access, reports
from naqala.server.tables.table_registry import TableRegistry

router = new_router()


@router.get("/me/devices")
async def get_devices(identity: KnownIdentity, device: CurrentDevice, registry: Registry) -> bodies.DeviceList:
    """The browsers that have this identity."""
    return device_list(await registry.context.identities.devices(identity), device)


@router.delete("/me/devices/{device_id}")
async def log_out_device(
    device_id: str, identity: KnownIdentity, device: CurrentDevice, registry: Registry, response: Response
) -> bodies.DeviceList:
    """Log out one device; it loses its seats at once."""
    devices = await registry.context.identities.devices(identity)
    found = [row for row in devices if device_info(row, device)["id"] == device_id]
    if not found:
        raise ApiError("not-found", "server-no-such-device")
    await log_out(registry, identity, [found[0].digest])
    if found[0].digest == device:
        clear_identity_cookie(response)
    return device_list([row for row in devices if row is not found[0]], device)


@router.post("/me/logout-others")
async def log_out_others(identity: KnownIdentity, device: CurrentDevice, registry: Registry) -> bodies.DeviceList:
    """Log out all devices but this one."""
    devices = await registry.context.identities.devices(identity)
    await log_out(registry, identity, [row.digest for row in devices if row.digest != device])
    return device_list([row for row in devices if row.digest == device], device)


@router.post("/me/logout")
async def log_out_here(
    identity: KnownIdentity, device: CurrentDevice, registry: Registry, response: Response
) -> IdentityInfo:
    """Log out this device and remove its cookie. Without another device the identity is lost."""
    await log_out(registry, identity, [device])
    clear_identity_cookie(response)
    return UNKNOWN


async def log_out(registry: TableRegistry, identity: Identity, devices: Collection[bytes]) -> None:
    await registry.context.identities.log_out(identity, devices)
    await access.log_out_devices(registry.sessions.values(), identity, devices)


def device_list(rows: list[DeviceRow], current: bytes) -> bodies.DeviceList:
    return {"devices": [device_info(row, current) for row in rows]}


def device_info(row: DeviceRow, current: bytes) -> bodies.DeviceInfo:
    return {
        "id": device_id(row.digest),
        "description": row.description,
        "created": row.created,
        "last_used": row.last_used or row.created,
        "current": row.digest == current,
    }


@router.post("/tables/{code}/keys/revoke")
async def revoke_keys(code: str, identity: KnownIdentity, registry: Registry) -> bodies.RevokedSeats:
    """Void all keys of the caller's seats, for instance because one leaked. Their clients become spectators."""
    session = await registry.get(code)
    own = await session.run_exclusive(lambda: access.revoke_keys(session, identity))
    return {"seats": [seat_name(seat, session.colours) for seat in own]}


@router.post("/tables/{code}/reports")
async def report_player(
    code: str, body: bodies.ReportRequest, identity: RequiredIdentity, registry: Registry
) -> bodies.ReportReceipt:
    """Report another player at the caller's table to the operator."""
    session = await registry.get(code)
    seat = session.seat_of(body.seat)
    number = await session.run_exclusive(lambda: reports.report_player(session, identity, seat, body.reason, body.text))
    return {"report": number}
