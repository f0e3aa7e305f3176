"""Identities without accounts: a random token in a cookie, and a chosen name."""

from naqala.server.identity.identities import Identities

__all__ = ["Identities"]
