"""Writes about devices, reports, mutes and bans, and the audit log."""

from dataclasses import asdict
from typing import Final

from sqlalchemy import bindparam, delete, insert, select, tuple_, update

from naqala.server.store.database_schema import (
    identity_keys,
    operator_actions,
    reports,
    restrictions,
    seat_keys,
    seats,
)
from naqala.server.store.rows import OperatorActionRow, ReportRow, Restriction, RestrictionKind
from naqala.server.store.writes import Write

_USE_IDENTITY_KEY: Final = update(identity_keys).where(identity_keys.c.digest == bindparam("the_digest"))
_DROP_IDENTITY_KEY: Final = delete(identity_keys).where(identity_keys.c.digest == bindparam("the_digest"))
_DROP_KEYS_OF_DEVICE: Final = delete(seat_keys).where(seat_keys.c.identity_key == bindparam("the_digest"))
_SEATS_OF_IDENTITY: Final = select(seats.c.table_code, seats.c.seat).where(
    seats.c.identity == bindparam("the_identity")
)
_DROP_KEYS_WITHOUT_DEVICE: Final = delete(seat_keys).where(
    seat_keys.c.identity_key.is_(None), tuple_(seat_keys.c.table_code, seat_keys.c.seat).in_(_SEATS_OF_IDENTITY)
)
_ADD_REPORT: Final = insert(reports)
_RESOLVE_REPORT: Final = update(reports).where(reports.c.id == bindparam("the_report"))
_ADD_RESTRICTION: Final = insert(restrictions)
_DROP_RESTRICTION: Final = delete(restrictions).where(
    restrictions.c.kind == bindparam("the_kind"), restrictions.c.subject == bindparam("the_subject")
)
_ADD_OPERATOR_ACTION: Final = insert(operator_actions)


# Devices


def use_identity_key(digest: bytes, last_used: float) -> Write:
    return Write(_USE_IDENTITY_KEY, {"the_digest": digest, "last_used": last_used})


def drop_identity_key(digest: bytes) -> Write:
    return Write(_DROP_IDENTITY_KEY, {"the_digest": digest})


def drop_keys_of_device(digest: bytes) -> Write:
    """Drop all seat keys that were created for a device, at any table."""
    return Write(_DROP_KEYS_OF_DEVICE, {"the_digest": digest})


def drop_keys_without_device(identity: str) -> Write:
    """Drop the seat keys of an identity that an older version created: their device is not known."""
    return Write(_DROP_KEYS_WITHOUT_DEVICE, {"the_identity": identity})


# Moderation


def add_report(report: ReportRow) -> Write:
    return Write(_ADD_REPORT, asdict(report))


def resolve_report(report: int, resolved_at: float, note: str) -> Write:
    return Write(_RESOLVE_REPORT, {"the_report": report, "resolved_at": resolved_at, "note": note})


def add_restriction(restriction: Restriction) -> Write:
    return Write(_ADD_RESTRICTION, asdict(restriction))


def drop_restriction(kind: RestrictionKind, subject: str) -> Write:
    return Write(_DROP_RESTRICTION, {"the_kind": kind, "the_subject": subject})


def add_operator_action(action: OperatorActionRow) -> Write:
    return Write(_ADD_OPERATOR_ACTION, asdict(action))
