"""Whether the engine runs compiled."""

from typing import Final

MODE: Final = "compiled" if __file__.endswith((".so", ".pyd")) else "interpreted"
