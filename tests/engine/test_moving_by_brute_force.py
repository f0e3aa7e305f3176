"""The offered moves, compared with a search by brute force (M)."""

import random

import pytest

from naqala.engine.actions import Drop, PickUp
from naqala.engine.components import A1, A2, B1, B2, C1, C2, C3, D3, E2, E3, E4, NOWHERE, TILE_COUNT, TRIBE_COUNT
from naqala.engine.game import Game
from naqala.engine.geometry import HEAD, left_behind
from naqala.engine.steps import Moving, Sowing
from tests.engine import brute_force
from tests.engine.boards import as_lists
from tests.positions import game_at, options, play


def drops_by_brute_force(game: Game, step: Sowing) -> set[tuple[int, int]]:
    before = left_behind(step.way)
    hand = [step.hand >> 5 * tribe & 31 for tribe in range(TRIBE_COUNT)]
    return brute_force.legal_drops(
        as_lists(game.state.board), None if before == NOWHERE else before, HEAD[step.way], hand
    )


@pytest.mark.rule("M1", "M2", "M3", "M4", "M5", "M6")
@pytest.mark.parametrize("seed", range(40))
def test_moving_offers_exactly_the_moves_found_by_brute_force(seed: int):
    chance = random.Random(seed)
    tiles: dict[int, str] = {}
    for _ in range(chance.randint(4, 14)):
        tile = chance.choice([A1, B1, C1, A2, B2, C2, C3, D3, E2, E3, E4])
        if len(tiles.get(tile, "")) < 6:
            tiles[tile] = tiles.get(tile, "") + chance.choice("vemba")
    game = game_at(tiles)
    starts = [
        tile for tile in range(TILE_COUNT) if next(brute_force.walks_from(as_lists(game.state.board), tile), None)
    ]
    assert options(game, PickUp) == [PickUp(tile) for tile in starts]
    while isinstance(step := game.state.steps[-1], Moving | Sowing):
        if isinstance(step, Sowing):
            legal = drops_by_brute_force(game, step)
            assert list(game.options) == [Drop(tile, tribe) for tile, tribe in sorted(legal)]
        play(game, chance.choice(game.options))
