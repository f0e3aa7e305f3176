"""The limits of the transport layer. Those of a single connection always hold."""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from typing import Final

KB: Final = 1024
BACKLOG: Final = 256  # connections waiting to be accepted; all of them may be accepted in one turn of the event loop
RESERVED_FILES: Final = 64 + BACKLOG  # for the database, bots, logs, and connections that are about to be refused
MAX_OPEN_FILES: Final = 16 * KB  # more are of no use to one process
UNKNOWN_OPEN_FILES: Final = 2 * KB  # on systems that do not tell
FEWEST_CONNECTIONS: Final = 16


@dataclass(frozen=True, kw_only=True)
class TransportLimits:
    # One connection
    bytes_per_second: float = 512 * KB  # reading pauses beyond this
    byte_burst: float = KB * KB
    frames_per_second: float = 10.0  # pings, pongs, fragments: all WebSocket frames that are not a whole message
    frame_burst: float = 100.0
    request_line_bytes: int = 8 * KB
    header_line_bytes: int = 8 * KB - 4  # the most that websockets parses, with its colon, space and line break
    head_bytes: int = 16 * KB  # request line and headers
    header_count: int = 100
    body_bytes: int = 256 * KB  # as sent, with the framing of chunks; the app limits the content
    body_chunks: int = 1000  # each costs as much as many bytes
    head_seconds: float = 10.0  # to complete request line and headers
    body_seconds: float = 20.0
    keep_alive_seconds: int = 5  # between two requests
    write_seconds: float = 30.0  # without room for more to write
    linger_seconds: float = 3.0  # for a refused client to read the reason
    linger_bytes: int = 256 * KB  # discarded meanwhile

    # One address, unless `by_address` is off
    by_address: bool = True
    connections_per_address: int = 250
    waiting_per_address: int = 64  # connections without a complete request; older ones are closed beyond this
    waiting_seconds: float = 2.0  # that a connection may wait in any case
    connects_per_second: float = 50.0
    connect_burst: float = 600.0
    requests_per_second: float = 40.0  # reading pauses beyond this; the app refuses requests earlier
    request_burst: float = 300.0
    malformed_per_second: float = 0.5
    malformed_burst: float = 30.0
    flood_cost: float = 10.0  # a flood of frames counts as this many malformed requests: no browser sends one
    ban_seconds: float = 60.0  # without new connections after too many malformed requests

    # All addresses
    max_connections: int = UNKNOWN_OPEN_FILES - RESERVED_FILES


def limits_for(open_files: int, by_address: bool) -> TransportLimits:
    """The limits of a process that may open this many files: no address can use up all of them."""
    most = max(FEWEST_CONNECTIONS, open_files - RESERVED_FILES)
    usual = TransportLimits(by_address=by_address, max_connections=most)
    return replace(usual, connections_per_address=min(usual.connections_per_address, most // 3))


def raise_open_files() -> int:
    """Raise the soft limit of open files as far as the system allows and is useful; returns the limit."""
    if sys.platform == "win32":
        return UNKNOWN_OPEN_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_OPEN_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return MAX_OPEN_FILES if soft == resource.RLIM_INFINITY else min(soft, MAX_OPEN_FILES)
