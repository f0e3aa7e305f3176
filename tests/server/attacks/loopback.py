"""Addresses of attackers and honest clients. Nothing outside 127.0.0.0/8 is ever contacted."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network
from typing import Final

LOOPBACK: Final = IPv4Network("127.0.0.0/8")  # on Linux every address in it can be used without configuration
HOST: Final = "127.0.0.1"
BIND_ADDRESS_NO_PORT: Final = (
    24  # of IP, from linux/in.h: choose the port when connecting, so that ports do not run out
)


class OutsideLoopback(Exception):
    """The address does not belong to this machine alone."""


@dataclass(frozen=True)
class AttackTarget:
    """The attacked server: its port, a running game to watch, and a finished one."""

    port: int
    table: str = ""
    finished_table: str = ""
    host: str = HOST

    def __post_init__(self) -> None:
        check_loopback(self.host)

    @property
    def authority(self) -> str:
        return f"{self.host}:{self.port}"


def check_loopback(address: str) -> None:
    if IPv4Address(address) not in LOOPBACK:
        raise OutsideLoopback(f"{address} is not a loopback address; only the own machine may be attacked.")


def honest_source(nth: int) -> str:
    return f"127.0.1.{1 + nth % 250}"


def attacking_sources(n: int, first: int = 0) -> list[str]:
    return [f"127.0.2.{1 + nth % 250}" for nth in range(first, first + n)]


def bound_socket(source: str, receive_buffer: int = 0) -> socket.socket:
    """A non-blocking socket that connects from this source address."""
    check_loopback(source)
    bound = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    bound.setblocking(False)
    bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    bound.setsockopt(socket.IPPROTO_IP, BIND_ADDRESS_NO_PORT, 1)
    if receive_buffer:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    bound.bind((source, 0))
    return bound
