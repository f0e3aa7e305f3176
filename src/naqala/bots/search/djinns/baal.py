"""Ba'al: income from every djinn that is summoned."""

from __future__ import annotations

from typing import ClassVar, final

from naqala.bots.search.djinns.djinn_values import DjinnValues


@final
class BaalValues(DjinnValues):
    name: ClassVar[str] = "Ba'al"
    earns_by_djinns: ClassVar[bool] = True
