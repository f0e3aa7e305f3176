"""Positions that several tests begin from."""

from __future__ import annotations

from naqala.engine.components import C3, F3, OASIS
from naqala.engine.game import Game
from tests.positions import game_at


def one_path() -> Game:
    """Blue is to move. There is but one path: from C3 over D3 and E3 to the Oasis F3, where the Vizier comes last."""
    return game_at({C3: "bev", F3: "v"}, places={F3: OASIS})
