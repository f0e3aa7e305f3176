"""The WebSocket over which games are played."""
