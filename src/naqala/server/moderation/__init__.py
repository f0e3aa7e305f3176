"""Moderation by the operator: mutes, bans, the operator key and the audit log."""
