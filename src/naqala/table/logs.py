"""Logs as lines of JSON. Nobody logs a key, a seed, a hand or an address with a code in it."""

from __future__ import annotations

import json
import logging
import time
from typing import Final

FIELDS: Final = ("kind", "error", "route", "method", "status", "ms")


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        said |= {field: getattr(record, field) for field in FIELDS if hasattr(record, field)}
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False, default=str)


def is_our_matter(record: logging.LogRecord) -> bool:
    """What a client gets wrong is refused to the client; it is no error of ours, and must not fill the log."""
    return not record.getMessage().startswith("Invalid UTF-8")


def write_logs(level: str) -> None:
    """To standard error, one line each. Others speak only when something is wrong: they would tell what is in the
    database and which tables are asked for."""
    lines = logging.StreamHandler()
    lines.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [lines]
    root.setLevel(logging.WARNING)
    logging.getLogger("naqala").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
    logging.getLogger("uvicorn.error").addFilter(is_our_matter)
