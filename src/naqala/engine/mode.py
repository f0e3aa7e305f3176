"""Whether the engine runs compiled or interpreted."""

from typing import Final

MODE: Final = "compiled" if __file__.endswith((".so", ".pyd")) else "interpreted"
