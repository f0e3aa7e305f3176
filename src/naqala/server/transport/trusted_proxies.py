"""The proxies named by `--proxy`: their connections stand for many clients."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

EVERYBODY = "*"


class TrustedProxies:
    """Addresses and networks, separated by commas; `*` trusts everybody."""

    def __init__(self, names: str) -> None:
        self._names = {name.strip() for name in names.split(",") if name.strip()}
        self._networks = [network for name in self._names if (network := parse_network(name)) is not None]

    def __contains__(self, address: str) -> bool:
        if not self._names:
            return False
        if EVERYBODY in self._names or address in self._names:
            return True
        try:
            parsed = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return any(parsed in network for network in self._networks)


def parse_network(name: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(name)
    except ValueError:  # a name, such as `*`
        return None
