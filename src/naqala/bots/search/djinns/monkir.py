"""Monkir: income from every palace that is placed."""

from __future__ import annotations

from typing import ClassVar, final

from naqala.bots.search.djinns.djinn_values import DjinnValues


@final
class MonkirValues(DjinnValues):
    name: ClassVar[str] = "Monkir"
    earns_by_palaces: ClassVar[bool] = True
