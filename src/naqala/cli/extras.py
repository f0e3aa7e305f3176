"""Optional packages: a command that needs them says how to install them."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from naqala.engine.errors import NaqalaError

# The modules of each extra in pyproject.toml.
MODULES: Final = {
    "arena": ("numpy", "scipy", "matplotlib", "openskill"),
    "server": (
        "fastapi",
        "uvicorn",
        "httptools",
        "websockets",
        "sqlalchemy",
        "aiosqlite",
        "alembic",
        "orjson",
        "confusable_homoglyphs",
        "segno",
    ),
}


class MissingExtra(NaqalaError):
    """A command needs packages that are not installed."""


def require_extra(extra: str) -> None:
    """Raise MissingExtra unless all packages of the extra are installed. Imports none of them."""
    missing = [module for module in MODULES[extra] if find_spec(module) is None]
    if missing:
        raise MissingExtra(
            f"This command needs packages that are not installed ({', '.join(missing)}). "
            f"Run: pip install 'naqala[{extra}]'"
        )
