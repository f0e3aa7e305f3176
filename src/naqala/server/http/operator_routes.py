"""The operator API: reports, mutes, bans, tables. Every request needs the operator key."""

from __future__ import annotations

from time import time
from typing import Annotated, Final, Literal

from fastapi import Depends, Path, Query, Request

from naqala.server.addresses import client_network
from naqala.server.api_error import ApiError
from naqala.server.http import operator_lists as lists
from naqala.server.http.dependencies import Registry
from naqala.server.http.routing import new_router
from naqala.server.identity.tokens import normalize_code
from naqala.server.messages import operator_bodies as bodies
from naqala.server.moderation.networks import parse_network
from naqala.server.store.moderation_writes import resolve_report as resolving
from naqala.server.store.rows import Identity, Restriction, RestrictionKind
from naqala.server.tables import access
from naqala.server.tables.reports import clean_text
from naqala.server.tables.table_registry import TableRegistry
from naqala.version import VERSION

MAX_LISTED: Final = 100
HOUR: Final = 3600.0
SearchText = Annotated[str, Query(max_length=60)]
ReportNumber = Annotated[int, Path(ge=1, lt=2**31)]
ReportStatus = Literal["open", "resolved", "all"]
IS_RESOLVED: Final[dict[ReportStatus, bool | None]] = {"open": False, "resolved": True, "all": None}


def check_operator(request: Request, registry: Registry) -> None:
    network = client_network(request.scope)
    registry.context.operator.check(request.headers.get("authorization", ""), network)


router = new_router(Depends(check_operator))


@router.get("/operator/overview")
async def get_overview(registry: Registry) -> bodies.OperatorOverview:
    """Counts of reports, tables, mutes and bans."""
    read, restrictions = registry.context.store.read, registry.context.restrictions
    counts = await read.count()
    return {
        "version": VERSION,
        "open_reports": await read.open_report_count(),
        "identities": counts.identities,
        "waiting": counts.waiting,
        "running": counts.running,
        "finished": counts.finished,
        "connections": sum(len(session.clients) for session in registry.sessions.values()),
        "mutes": len(restrictions.all("mute")),
        "bans": len(restrictions.all("ban", "network-ban")),
    }


@router.get("/operator/actions")
async def get_actions(registry: Registry) -> bodies.OperatorActionList:
    """The audit log: what the operator did, newest first."""
    rows = await registry.context.store.read.operator_actions(MAX_LISTED)
    return {
        "actions": [
            {"id": row.id, "at": row.at, "action": row.action, "target": row.target, "reason": row.reason}
            for row in rows
        ]
    }


# Reports


@router.get("/operator/reports")
async def get_reports(registry: Registry, status: ReportStatus = "open") -> bodies.ReportList:
    """Reports of players, newest first."""
    rows = await registry.context.store.read.reports(MAX_LISTED, resolved=IS_RESOLVED[status])
    return await lists.report_list(registry, rows)


@router.post("/operator/reports/{report}/resolve")
async def resolve_report(report: ReportNumber, body: bodies.ResolveRequest, registry: Registry) -> bodies.ReportList:
    """Mark a report as handled; returns the open ones."""
    if await registry.context.store.read.report(report) is None:
        raise ApiError("not-found", "server-no-such-report", report=str(report))
    note = clean_text(body.note)
    entry = registry.context.audit_log.entry("resolve", f"report {report}", note)
    await registry.context.store.write(resolving(report, time(), note), entry)
    return await get_reports(registry)


# People


@router.get("/operator/identities")
async def find_identities(registry: Registry, query: SearchText = "") -> bodies.PersonList:
    """Identities whose name contains the text, or whose id begins with it; without a text, the last seen."""
    text = clean_text(query).removeprefix("@")
    return person_list(registry, *await registry.context.store.read.find_people(text, MAX_LISTED))


@router.get("/operator/mutes")
async def get_mutes(registry: Registry) -> bodies.PersonList:
    """All identities that are muted."""
    muted = [mute.subject for mute in registry.context.restrictions.all("mute")]
    people = await registry.context.store.read.people(muted)
    return person_list(registry, *[people.get(identity) or lists.forgotten_person(identity) for identity in muted])


@router.post("/operator/mute")
async def mute(body: bodies.MuteRequest, registry: Registry) -> bodies.PersonList:
    """Refuse the chat messages of an identity."""
    person = await lists.find_person(registry, body.identity)
    await restrict(registry, new_restriction("mute", person.id, body.reason, body.hours))
    return person_list(registry, person)


@router.post("/operator/unmute")
async def unmute(body: bodies.UnmuteRequest, registry: Registry) -> bodies.PersonList:
    """Allow an identity to chat again."""
    person = await lists.find_person(registry, body.identity)
    await lift(registry, "mute", person.id, "server-not-muted")
    return person_list(registry, person)


def person_list(registry: TableRegistry, *people: Identity) -> bodies.PersonList:
    return {"identities": [lists.person_info(registry, person) for person in people]}


# Bans


@router.get("/operator/bans")
async def get_bans(registry: Registry) -> bodies.BanList:
    """All bans, newest first."""
    return await lists.ban_list(registry)


@router.post("/operator/ban")
async def ban(body: bodies.BanRequest, registry: Registry) -> bodies.BanList:
    """Ban an identity or a network; returns all bans."""
    kind, subject = await ban_subject(registry, body)
    await restrict(registry, new_restriction(kind, subject, body.reason, body.hours))
    if kind == "ban":
        await access.remove_banned_player(registry.sessions.values(), subject)
    else:
        access.disconnect_banned_networks(registry.sessions.values(), registry.context.restrictions)
    return await lists.ban_list(registry)


@router.post("/operator/unban")
async def unban(body: bodies.UnbanRequest, registry: Registry) -> bodies.BanList:
    """Lift a ban; returns all bans."""
    await lift(registry, *await ban_subject(registry, body), "server-no-such-ban")
    return await lists.ban_list(registry)


async def ban_subject(
    registry: TableRegistry, body: bodies.BanRequest | bodies.UnbanRequest
) -> tuple[RestrictionKind, str]:
    if (body.identity is None) == (body.network is None):
        raise ApiError("malformed", "server-identity-or-network")
    if body.identity is not None:
        return "ban", (await lists.find_person(registry, body.identity)).id
    return "network-ban", str(parse_network(body.network or ""))


def new_restriction(kind: RestrictionKind, subject: str, reason: str, hours: float | None) -> Restriction:
    now, text = time(), clean_text(reason)
    if not text:
        raise ApiError("malformed", "server-reason-for-person")
    return Restriction(kind, subject, text, now, None if hours is None else now + hours * HOUR)


async def restrict(registry: TableRegistry, restriction: Restriction) -> None:
    context = registry.context
    entry = context.audit_log.entry(restriction.kind, restriction.subject, restriction.reason)
    await context.restrictions.add(restriction, entry)


async def lift(registry: TableRegistry, kind: RestrictionKind, subject: str, missing: str) -> None:
    context = registry.context
    if context.restrictions.find(kind, subject) is None:
        raise ApiError("not-found", missing)
    await context.restrictions.remove(kind, subject, context.audit_log.entry(f"un{kind}", subject))


# Tables


@router.get("/operator/tables")
async def find_tables(registry: Registry, query: SearchText = "") -> bodies.OperatorTableList:
    """Tables with this code or with a player of this name; without a text, the newest."""
    text = clean_text(query)
    found = await registry.context.store.read.find_tables(text, normalize_code(text), MAX_LISTED)
    return {"tables": [lists.operator_table(registry, table) for table in found]}


@router.post("/operator/tables/{code}/close")
async def close_table(code: str, body: bodies.CloseRequest, registry: Registry) -> bodies.OperatorTableList:
    """Close a table, even if its game is running; the game ends without a result."""
    session, reason = await registry.get(code), clean_text(body.reason)
    if not reason:
        raise ApiError("malformed", "server-reason-for-players")
    entry = registry.context.audit_log.entry("close", session.code, reason)
    await session.run_exclusive(lambda: access.close_by_operator(session, reason, entry))
    return await find_tables(registry, session.code)
