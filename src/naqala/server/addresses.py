"""Addresses of clients, and what a limit counts as one client."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

from starlette.types import Scope

IPV6_PREFIX: Final = 64  # bits; a single household or machine gets a whole network of this size
UNKNOWN: Final = "unknown"


def client_address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else UNKNOWN


def client_network(scope: Scope) -> str:
    """What all limits count by."""
    return network_of(client_address(scope))


@lru_cache(4096)  # every request and every connection asks
def network_of(address: str) -> str:
    """An IPv4 address itself, the /64 network of an IPv6 address; anything else unchanged."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((parsed, IPV6_PREFIX), strict=False))
