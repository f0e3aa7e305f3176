"""Kandicha: killed meeples are captured and act for their captor."""

from __future__ import annotations

from typing import ClassVar, final

from naqala.bots.search.djinns.djinn_values import DjinnValues


@final
class KandichaValues(DjinnValues):
    name: ClassVar[str] = "Kandicha"
    captures_victims: ClassVar[bool] = True
