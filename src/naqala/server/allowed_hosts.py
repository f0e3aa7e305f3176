"""The host names that a server answers to.

A page of another site can make a browser believe that its own host name has the address of this server (DNS rebinding).
The browser then allows the page to read everything, but it still sends the name of that site as `Host`.
"""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from typing import Final

from starlette.datastructures import Headers

from naqala.server.api_error import ApiError

ANY_HOST: Final = "*"
LOOPBACK_NAME: Final = "localhost"
LOCAL_SUFFIXES: Final = ("local", "lan", "home", "home.arpa", "internal")  # nobody can register a name below these
HOST_HEADER: Final = re.compile(r"(?P<name>[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(:[0-9]{0,5})?")


class AllowedHosts:
    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = frozenset(allowed_name(name) for name in names)

    def check(self, headers: Headers) -> None:
        """Raises if the request names another host. Only programs that are no browsers may name none."""
        hosts = headers.getlist("host")
        if ANY_HOST in self._names or not hosts:
            return
        name = host_name(hosts[0]) if len(hosts) == 1 else ""
        if not name or (name not in self._names and not is_safe_name(name)):
            raise wrong_host(name)


def allowed_name(name: str) -> str:
    """As an operator may write it: a name, a name with a port, or the address of a site."""
    return ANY_HOST if name == ANY_HOST else host_name(name.partition("://")[2].rstrip("/") or name)


def host_name(header: str) -> str:
    """The name in a `Host` header, without its port; empty if it is invalid."""
    found = HOST_HEADER.fullmatch(header.strip().lower())
    return found["name"].rstrip(".") if found else ""


def is_safe_name(name: str) -> bool:
    """Names that no site can have: addresses, and those that browsers resolve to this machine by themselves."""
    if name == LOOPBACK_NAME or name.endswith("." + LOOPBACK_NAME):
        return True
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def wrong_host(name: str) -> ApiError:
    return ApiError("wrong-host", "server-wrong-host", option=f"--allow-host {name or 'NAME'}")


def own_hosts(listening_on: str) -> tuple[str, ...]:
    """The names of this machine for others in the network, if they can reach an address that it listens on."""
    if is_loopback(listening_on):
        return (LOOPBACK_NAME,)
    own = socket.gethostname().lower()
    label = own.partition(".")[0]
    return (LOOPBACK_NAME, listening_on, own, label, *[f"{label}.{suffix}" for suffix in LOCAL_SUFFIXES])


def is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return address == LOOPBACK_NAME
