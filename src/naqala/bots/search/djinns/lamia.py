"""Lamia: a palm tree goes to a neighbouring tile."""

from __future__ import annotations

from typing import ClassVar, final

from naqala.bots.search.djinns.djinn_values import DjinnValues


@final
class LamiaValues(DjinnValues):
    name: ClassVar[str] = "Lamia"
    moves_palm_trees: ClassVar[bool] = True
