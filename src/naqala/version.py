"""The version of Naqala. It is defined only here."""

from typing import Final

VERSION: Final = "0.1.0"
