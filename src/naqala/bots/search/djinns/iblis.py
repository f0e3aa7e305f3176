"""Iblis: Assassins kill two."""

from __future__ import annotations

from typing import ClassVar, final

from naqala.bots.search.djinns.djinn_values import DjinnValues


@final
class IblisValues(DjinnValues):
    name: ClassVar[str] = "Iblis"
    kills_two: ClassVar[bool] = True
