"""`naqala` with other SQLite settings: NAQALA_TEST_PRAGMAS, separated by semicolons, come after the usual ones."""

from __future__ import annotations

import os
import sys

from naqala.cli import main
from naqala.server.store import engines

if __name__ == "__main__":
    more = [pragma for pragma in os.environ.get("NAQALA_TEST_PRAGMAS", "").split(";") if pragma]
    engines.DURABLE = (*engines.DURABLE, *more)  # type: ignore[misc, assignment]
    sys.exit(main())
