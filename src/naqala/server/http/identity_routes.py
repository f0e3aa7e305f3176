"""The caller's identity and tables."""

from __future__ import annotations

from typing import Final

from fastapi import Request, Response

from naqala.locales import LANGUAGES
from naqala.server.http.dependencies import (
    KnownIdentity,
    NewIdentity,
    OptionalIdentity,
    Registry,
    RequiredIdentity,
    device_description,
    set_identity_cookie,
)
from naqala.server.http.routing import new_router
from naqala.server.http.table_lists import MAX_LISTED, table_summary
from naqala.server.identity.names import clean_name
from naqala.server.messages import http_bodies as bodies
from naqala.server.store.rows import Identity
from naqala.server.tables.table_registry import TableRegistry

UNKNOWN: Final[bodies.IdentityInfo] = {"known": False, "name": "", "language": None}
router = new_router()


@router.get("/me")
async def get_identity(identity: OptionalIdentity, registry: Registry) -> bodies.IdentityInfo:
    """The identity of this browser."""
    return UNKNOWN if identity is None else identity_info(registry, identity)


def identity_info(registry: TableRegistry, identity: Identity) -> bodies.IdentityInfo:
    """With the reason if it is muted or banned."""
    info: bodies.IdentityInfo = {"known": True, "name": identity.name, "language": known_language(identity.language)}
    if mute := registry.context.restrictions.find("mute", identity.id):
        info["mute"] = {"reason": mute.reason, "until": mute.until}
    if ban := registry.context.restrictions.find("ban", identity.id):
        info["ban"] = {"reason": ban.reason, "until": ban.until}
    return info


@router.post("/me")
async def set_name(body: bodies.NameRequest, identity: NewIdentity, registry: Registry) -> bodies.IdentityInfo:
    """Choose a name; a new browser gets an identity in a cookie."""
    clean_name(body.name)  # do not create an identity for a name that is refused
    named = await registry.context.identities.rename(await identity.get_or_create(), body.name)
    return identity_info(registry, named)


def known_language(stored: str | None) -> str | None:
    """None for a language that this version does not have."""
    return stored if stored in LANGUAGES else None


@router.post("/me/language")
async def set_language(
    body: bodies.LanguageRequest, identity: KnownIdentity, registry: Registry
) -> bodies.IdentityInfo:
    """Choose the language of this identity, on all its devices; null for that of each browser."""
    return identity_info(registry, await registry.context.identities.set_language(identity, body.language))


@router.post("/me/device-code")
async def create_device_code(identity: RequiredIdentity, registry: Registry) -> bodies.DeviceCode:
    """Create a code that adds one more device to this identity; it is valid for 15 minutes."""
    code, expires = await registry.context.identities.new_device_code(identity)
    return {"code": code, "expires": expires}


@router.post("/me/device")
async def add_device(
    body: bodies.DeviceCodeRequest, request: Request, response: Response, registry: Registry
) -> bodies.IdentityInfo:
    """Give this browser the identity that created the code."""
    device = device_description(request)
    identity, token = await registry.context.identities.redeem_device_code(body.code, device)
    set_identity_cookie(request, response, token)
    return identity_info(registry, identity)


@router.get("/me/votes")
async def own_votes(identity: OptionalIdentity, registry: Registry) -> bodies.OwnVotes:
    """The tables where the others vote whether a bot plays for the caller, who can answer at any of them."""
    return {"votes": [] if identity is None else registry.clock_watch.vote_alerts.votes_about(identity.id)}


@router.get("/me/tables")
async def own_tables(identity: OptionalIdentity, registry: Registry) -> bodies.OwnTables:
    """The tables where the caller has a seat, newest first."""
    if identity is None:
        return {"tables": []}
    found = await registry.context.store.read.tables_of(identity.id, MAX_LISTED)
    return {"tables": [table_summary(registry, table, identity) for table in found if table.closed_at is None]}
