"""Boaz: the owner's Viziers and Elders cannot be killed (D5)."""

from __future__ import annotations

from typing import ClassVar, final

from naqala.engine.djinns.djinn import Djinn


@final
class Boaz(Djinn):
    name: ClassVar[str] = "Boaz"
    rule: ClassVar[str] = "D5"
    value: ClassVar[int] = 6
    text: ClassVar[str] = "Assassins cannot kill your Viziers and Elders."
    protects_meeples: ClassVar[bool] = True
