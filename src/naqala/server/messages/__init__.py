"""The protocol: message types in both directions and their builders. docs/wire.md describes it.

Builders take game positions and database rows, never live sessions.
"""
