"""Logging as one JSON object per line. Keys, seeds, hands and table codes are never logged."""

from __future__ import annotations

import json
import logging
import time
from typing import Final

EXTRA_FIELDS: Final = ("code", "error", "route", "method", "status", "ms", "address")


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        entry |= {field: getattr(record, field) for field in EXTRA_FIELDS if hasattr(record, field)}
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False, default=str)


def is_server_fault(record: logging.LogRecord) -> bool:
    """False for a client's invalid UTF-8: the client gets an error, and must not be able to fill the log."""
    return not record.getMessage().startswith("Invalid UTF-8")


def configure_logging(level: str) -> None:
    """Log to standard error.

    Other libraries log warnings only: their debug output would contain database rows and table codes.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("naqala").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
    logging.getLogger("uvicorn.error").addFilter(is_server_fault)
