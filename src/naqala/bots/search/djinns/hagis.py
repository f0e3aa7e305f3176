"""Hagis: a palace goes to a neighbouring tile."""

from __future__ import annotations

from typing import ClassVar, final

from naqala.bots.search.djinns.djinn_values import DjinnValues


@final
class HagisValues(DjinnValues):
    name: ClassVar[str] = "Hagis"
    moves_palaces: ClassVar[bool] = True
