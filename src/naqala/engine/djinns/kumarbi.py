"""Kumarbi: cheaper bids (D14)."""

from __future__ import annotations

from typing import ClassVar, final

from naqala.engine.djinns.djinn import Djinn


@final
class Kumarbi(Djinn):
    name: ClassVar[str] = "Kumarbi"
    rule: ClassVar[str] = "D14"
    value: ClassVar[int] = 6
    text: ClassVar[str] = "When you bid, each Fakir you discard lowers the price by one spot of the track."
    discounts_bids: ClassVar[bool] = True
