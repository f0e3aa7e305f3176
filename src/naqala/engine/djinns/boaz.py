"""Boaz: a shield for one's court (D5)."""

from __future__ import annotations

from typing import ClassVar, final

from naqala.engine.djinns.djinn import Djinn


@final
class Boaz(Djinn):
    name: ClassVar[str] = "Boaz"
    value: ClassVar[int] = 6
    text: ClassVar[str] = "Assassins cannot touch the Viziers and Elders before you."
    shields: ClassVar[bool] = True
