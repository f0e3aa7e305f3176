"""Echidna: doubles the gold of Builders."""

from __future__ import annotations

from typing import ClassVar, final

from naqala.bots.search.djinns.djinn_values import DjinnValues


@final
class EchidnaValues(DjinnValues):
    name: ClassVar[str] = "Echidna"
    doubles_builders: ClassVar[bool] = True
