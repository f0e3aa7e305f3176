"""The operator API: reports, mutes, bans, tables. Every request needs the operator key."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Query

from naqala.server.http.dependencies import Registry
from naqala.server.http.routing import new_router
from naqala.server.messages import operator_bodies as bodies

SearchText = Annotated[str, Query(max_length=60)]
ReportStatus = Literal["open", "resolved", "all"]
router = new_router()


@router.get("/operator/overview")
async def get_overview(registry: Registry) -> bodies.OperatorOverview:
    """Counts of reports, tables, mutes and bans."""
    raise NotImplementedError


@router.get("/operator/reports")
async def get_reports(registry: Registry, status: ReportStatus = "open") -> bodies.ReportList:
    """Reports of players, newest first."""
    raise NotImplementedError


@router.post("/operator/reports/{report}/resolve")
async def resolve_report(report: int, body: bodies.ResolveRequest, registry: Registry) -> bodies.ReportList:
    """Mark a report as handled; returns the open ones."""
    raise NotImplementedError


@router.get("/operator/identities")
async def find_identities(registry: Registry, query: SearchText = "") -> bodies.PersonList:
    """Identities whose name contains the text, or whose id begins with it; without a text, the last seen."""
    raise NotImplementedError


@router.get("/operator/tables")
async def find_tables(registry: Registry, query: SearchText = "") -> bodies.OperatorTableList:
    """Tables with this code or with a player of this name; without a text, the newest."""
    raise NotImplementedError


@router.post("/operator/tables/{code}/close")
async def close_table(code: str, body: bodies.CloseRequest, registry: Registry) -> bodies.OperatorTableList:
    """Close a table, even if its game is running; the game ends without a result."""
    raise NotImplementedError


@router.get("/operator/mutes")
async def get_mutes(registry: Registry) -> bodies.PersonList:
    """All identities that are muted."""
    raise NotImplementedError


@router.post("/operator/mute")
async def mute(body: bodies.MuteRequest, registry: Registry) -> bodies.PersonList:
    """Refuse the chat messages of an identity."""
    raise NotImplementedError


@router.post("/operator/unmute")
async def unmute(body: bodies.UnmuteRequest, registry: Registry) -> bodies.PersonList:
    """Allow an identity to chat again."""
    raise NotImplementedError


@router.get("/operator/bans")
async def get_bans(registry: Registry) -> bodies.BanList:
    """All bans."""
    raise NotImplementedError


@router.post("/operator/ban")
async def ban(body: bodies.BanRequest, registry: Registry) -> bodies.BanList:
    """Ban an identity or a network; returns all bans."""
    raise NotImplementedError


@router.post("/operator/unban")
async def unban(body: bodies.UnbanRequest, registry: Registry) -> bodies.BanList:
    """Lift a ban; returns all bans."""
    raise NotImplementedError


@router.get("/operator/actions")
async def get_actions(registry: Registry) -> bodies.OperatorActionList:
    """The audit log: what the operator did, newest first."""
    raise NotImplementedError
