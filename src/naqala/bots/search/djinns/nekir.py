"""Nekir: income from every kill."""

from __future__ import annotations

from typing import ClassVar, final

from naqala.bots.search.djinns.djinn_values import DjinnValues


@final
class NekirValues(DjinnValues):
    name: ClassVar[str] = "Nekir"
    earns_by_kills: ClassVar[bool] = True
