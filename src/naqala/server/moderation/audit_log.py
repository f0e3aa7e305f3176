"""What the operator did, and the numbers of reports."""

from __future__ import annotations

import logging
from itertools import count
from time import time

from naqala.server.store import Store, Write
from naqala.server.store.moderation_writes import add_operator_action
from naqala.server.store.rows import OperatorActionRow

log = logging.getLogger(__name__)


class AuditLog:
    """Gives reports and operator actions their numbers: one process owns the database."""

    def __init__(self, last_report: int, last_action: int) -> None:
        self._reports = count(last_report + 1)
        self._actions = count(last_action + 1)

    @staticmethod
    async def open(store: Store) -> AuditLog:
        return AuditLog(*await store.read.last_numbers())

    def next_report(self) -> int:
        return next(self._reports)

    def entry(self, action: str, target: str, reason: str = "") -> Write:
        """To be written together with what the operator changes."""
        log.info("operator: %s", action)
        return add_operator_action(OperatorActionRow(next(self._actions), time(), action, target, reason))
