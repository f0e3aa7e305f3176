"""What goes over the wire: `said` by clients, `told` by the server. docs/wire.md describes it."""
