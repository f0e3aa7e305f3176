"""What all tables of a server share."""

from __future__ import annotations

from dataclasses import dataclass

from naqala.bots.bot_pool import BotPool
from naqala.server.identity import Identities
from naqala.server.moderation.audit_log import AuditLog
from naqala.server.moderation.operator_key import OperatorAccess
from naqala.server.moderation.restrictions import Restrictions
from naqala.server.settings import Settings
from naqala.server.store import Store


@dataclass(frozen=True)
class ServerContext:
    settings: Settings
    store: Store
    identities: Identities
    bots: BotPool
    restrictions: Restrictions
    audit_log: AuditLog
    operator: OperatorAccess

    @staticmethod
    async def open(settings: Settings) -> ServerContext:
        store = await Store.open(settings.database)
        bots = BotPool(settings.bot_workers, settings.bot_seconds)
        await bots.start()
        return ServerContext(
            settings, store, Identities(store), bots,
            await Restrictions.open(store), await AuditLog.open(store), OperatorAccess(settings),
        )  # fmt: skip

    async def close(self) -> None:
        await self.bots.close()
        await self.store.close()
