"""The time that clocks are measured in: seconds since 1970, but steady while the server runs.

Changing the system's clock does not change it. After a restart it may have jumped; deadlines are then postponed from
the last heartbeat, which was taken from the same time.
"""

from time import monotonic, time
from typing import Final

_OFFSET: Final = time() - monotonic()


def now() -> float:
    return _OFFSET + monotonic()
