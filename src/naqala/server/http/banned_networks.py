"""Refuses requests from banned networks."""

from __future__ import annotations

from typing import Final

from starlette.types import Scope

from naqala.server.addresses import client_address
from naqala.server.tables.table_registry import TableRegistry

API_PATH: Final = "/api/"
OPERATOR_PATH: Final = "/api/operator/"


def check_network(scope: Scope) -> None:
    """Raise if the client's network is banned.

    The page itself still loads, to show the reason. The operator cannot lock themselves out.
    """
    if not scope["path"].startswith(API_PATH) or scope["path"].startswith(OPERATOR_PATH):
        return
    registry: TableRegistry | None = getattr(scope["app"].state, "registry", None)  # None before the start
    if registry is not None:
        registry.context.restrictions.check_address(client_address(scope))
