"""Moderation by the operator: mutes, bans, the operator key and the audit log."""

from naqala.server.moderation.audit_log import AuditLog
from naqala.server.moderation.operator_key import OperatorAccess
from naqala.server.moderation.restrictions import Restrictions

__all__ = ["AuditLog", "OperatorAccess", "Restrictions"]
