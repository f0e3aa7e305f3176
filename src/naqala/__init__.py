"""Naqala: the board game Five Tribes as software."""

from naqala.version import VERSION as __version__

__all__ = ["__version__"]
