"""Networks that the operator bans."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from naqala.server.api_error import ApiError

Network = IPv4Network | IPv6Network
Address = IPv4Address | IPv6Address
SHORTEST_PREFIX: Final = {4: 8, 6: 19}  # bits; a typing mistake must not lock everybody out


def parse_network(text: str) -> Network:
    """`192.0.2.7`, `192.0.2.0/24` or `2001:db8::/48`."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise ApiError("malformed", "server-not-a-network") from None
    if network.prefixlen < SHORTEST_PREFIX[network.version]:
        shortest = SHORTEST_PREFIX[network.version]
        raise ApiError("malformed", "server-network-too-large", prefix=f"/{shortest}")
    return network


def parse_address(text: str) -> Address | None:
    """The address of a client; None if it has none, as behind a Unix socket."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address
