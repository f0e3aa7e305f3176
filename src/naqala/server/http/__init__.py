"""The HTTP API, the page's files, and the app factory."""
