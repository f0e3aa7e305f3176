"""Moving against a walker that knows nothing of the engine (M)."""

import random

import pytest

from naqala.engine.actions import Drop, PickUp
from naqala.engine.game import Game
from naqala.engine.geometry import HEAD, left_behind
from naqala.engine.steps import Moving, Sowing
from naqala.engine.things import A1, A2, B1, B2, C1, C2, C3, D3, E2, E3, E4, NOWHERE, TILES, TRIBES
from tests.engine import walker
from tests.engine.boards import spelt
from tests.laying import lay, options, play


def drops_by_the_letter(game: Game, step: Sowing) -> set[tuple[int, int]]:
    before = left_behind(step.way)
    hand = [step.hand >> 5 * tribe & 31 for tribe in range(TRIBES)]
    return walker.lawful_drops(spelt(game.state.board), None if before == NOWHERE else before, HEAD[step.way], hand)


@pytest.mark.rule("M1", "M2", "M3", "M4", "M5", "M6")
@pytest.mark.parametrize("seed", range(40))
def test_moving_offers_just_what_the_letter_of_the_rules_allows(seed: int):
    chance = random.Random(seed)
    tiles: dict[int, str] = {}
    for _ in range(chance.randint(4, 14)):
        tile = chance.choice([A1, B1, C1, A2, B2, C2, C3, D3, E2, E3, E4])
        if len(tiles.get(tile, "")) < 6:
            tiles[tile] = tiles.get(tile, "") + chance.choice("vemba")
    game = lay(tiles)
    starts = [tile for tile in range(TILES) if next(walker.walks_from(spelt(game.state.board), tile), None)]
    assert options(game, PickUp) == [PickUp(tile) for tile in starts]
    while isinstance(step := game.state.steps[-1], Moving | Sowing):
        if isinstance(step, Sowing):
            lawful = drops_by_the_letter(game, step)
            assert list(game.options) == [Drop(tile, tribe) for tile, tribe in sorted(lawful)]
        play(game, chance.choice(game.options))
