"""FastAPI dependencies: the registry, and the identity in the request's cookie."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Request, Response

from naqala.server.addresses import client_network
from naqala.server.api_error import ApiError
from naqala.server.identity.devices import describe_device
from naqala.server.identity.tokens import COOKIE, digest
from naqala.server.store.rows import Identity
from naqala.server.tables.table_registry import TableRegistry

COOKIE_SECONDS: Final = 2 * 365 * 24 * 3600


def open_registry(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    if registry.is_closing:
        raise ApiError("shutting-down", "server-restarting")
    return registry


def request_network(request: Request) -> str:
    """What limits count by."""
    return client_network(request.scope)


Registry = Annotated[TableRegistry, Depends(open_registry)]
Network = Annotated[str, Depends(request_network)]


async def known_identity(request: Request, registry: Registry) -> Identity | None:
    return await registry.context.identities.by_token(request.cookies.get(COOKIE, ""))


OptionalIdentity = Annotated[Identity | None, Depends(known_identity)]


async def identity_in_cookie(identity: OptionalIdentity) -> Identity:
    if identity is None:
        raise ApiError("no-identity", "server-no-identity")
    return identity


KnownIdentity = Annotated[Identity, Depends(identity_in_cookie)]  # even if it is banned


async def required_identity(identity: KnownIdentity, registry: Registry) -> Identity:
    registry.context.restrictions.check_may_play(identity.id)
    return identity


def current_device(request: Request) -> bytes:
    """The digest of the key in the request's cookie."""
    return digest(request.cookies.get(COOKIE, ""))


CurrentDevice = Annotated[bytes, Depends(current_device)]


def device_description(request: Request) -> str:
    return describe_device(request.headers.get("user-agent", ""))


class IdentityProvider:
    """The caller's identity; created, with its cookie, only when a route needs it."""

    def __init__(self, request: Request, response: Response, registry: Registry, known: OptionalIdentity) -> None:
        self.request = request
        self.response = response
        self.registry = registry
        self.known = known

    async def get_or_create(self) -> Identity:
        if self.known is None:
            self.registry.quotas.check_new_identity(client_network(self.request.scope))
            device = device_description(self.request)
            self.known, token = await self.registry.context.identities.create("", device)
            set_identity_cookie(self.request, self.response, token)
        self.registry.context.restrictions.check_may_play(self.known.id)
        return self.known


def set_identity_cookie(request: Request, response: Response, token: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=COOKIE_SECONDS, path="/", httponly=True, samesite="lax", secure=secure)


def clear_identity_cookie(response: Response) -> None:
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


RequiredIdentity = Annotated[Identity, Depends(required_identity)]
NewIdentity = Annotated[IdentityProvider, Depends(IdentityProvider)]
