"""Positions that several tests begin from."""

from __future__ import annotations

from naqala.engine.game import Game
from naqala.engine.things import C3, F3, OASIS
from tests.laying import lay


def one_path() -> Game:
    """Blue is to move. There is but one path: from C3 over D3 and E3 to the Oasis F3, where the Vizier comes last."""
    return lay({C3: "bev", F3: "v"}, places={F3: OASIS})
