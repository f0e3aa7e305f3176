"""A game starts only from a possible position; otherwise each fault is described in a sentence."""

import re
from collections.abc import Callable

import pytest
from _pytest.mark.structures import ParameterSet
from librt.vecs import append

from naqala.engine.board import TileLayout
from naqala.engine.components import (
    A1,
    ASSASSIN,
    B1,
    C3,
    D3,
    E3,
    ELDER,
    F5,
    FAKIR,
    FISH,
    IVORY,
    LARGE_MARKET,
    NOBODY,
    TILE_COUNT,
    VIZIER,
    WHEAT,
)
from naqala.engine.djinns import BAAL, BOAZ, ENKI, HAGIS
from naqala.engine.errors import ImpossiblePosition
from naqala.engine.game import Game
from naqala.engine.pile import one
from naqala.engine.state import State
from naqala.engine.steps import Keeping, NextTurn, Selling
from tests.positions import BLUE, ORANGE, PINK, Seat, game_at


def good() -> State:
    """Blue owns C3, Pink E3; there are palm trees, palaces, cards, djinns, held meeples and markers of all sorts."""
    return game_at(
        {A1: "vea", B1: "v", D3: "mmb"},
        blue=Seat(owns=[C3], viziers=1, elders=2, cards=[IVORY, FAKIR], djinns=[ENKI]),
        pink=Seat(owns=[E3], djinns=[BOAZ], gold=3),
        row=[FISH, WHEAT],
        djinn_row=[BAAL],
        palms={C3: 2},
        palaces={E3: 1},
    ).state


def complaint(state: State) -> str:
    with pytest.raises(ImpossiblePosition) as caught:
        Game.at(state)
    return str(caught.value)


def with_a_market_too_many(state: State) -> None:
    places, values = state.layout.key()
    village = places.index(0)
    state.layout = TileLayout(
        [LARGE_MARKET if t == village else places[t] for t in range(TILE_COUNT)],
        [4 if t == village else values[t] for t in range(TILE_COUNT)],
    )


def with_a_wrong_value(state: State) -> None:
    places, values = state.layout.key()
    state.layout = TileLayout(list(places), [values[0] + 1, *values[1:]])


def with_a_tribe_out_of_sight(state: State) -> None:
    state.board.standing[VIZIER] = 1 << A1


def with_a_tribe_that_is_not_there(state: State) -> None:
    state.board.standing[ASSASSIN] = 1 << A1 | 1 << F5


def with_a_palm_tree_out_of_sight(state: State) -> None:
    state.board.built = 1 << E3


def with_a_palace_out_of_sight(state: State) -> None:
    state.board.built = 1 << C3


def with_a_vizier_too_many(state: State) -> None:
    state.bag += one(VIZIER)


def with_an_elder_too_few(state: State) -> None:
    state.players[BLUE].elders -= 1


def with_an_assassin_too_few(state: State) -> None:
    state.board.remove(A1, ASSASSIN, 1)


def with_a_card_too_few(state: State) -> None:
    state.players[BLUE].hand -= one(IVORY)


def with_a_fakir_too_many(state: State) -> None:
    state.discards += one(FAKIR)


def with_a_card_from_elsewhere_in_the_row(state: State) -> None:
    state.row = append(state.row, WHEAT)


def with_a_djinn_twice(state: State) -> None:
    state.djinn_discards |= 1 << BAAL


def with_a_djinn_lost(state: State) -> None:
    state.djinn_deck &= ~(1 << HAGIS)


def with_djinns_out_of_sight(state: State) -> None:
    state.summoned = 1 << ENKI


def with_a_palm_tree_too_few(state: State) -> None:
    state.palms -= 1


def with_a_palace_too_many(state: State) -> None:
    state.palaces += 1


def with_two_owners(state: State) -> None:
    state.players[PINK].owns |= 1 << C3
    state.players[PINK].camels -= 1


def with_a_camel_out_of_sight(state: State) -> None:
    state.board.owned = 1 << C3


def with_a_camel_too_many(state: State) -> None:
    state.players[PINK].camels += 1


def with_a_camel_too_few(state: State) -> None:
    state.players[BLUE].camels -= 1


def with_the_last_round_announced_too_soon(state: State) -> None:
    state.last_camel = True


def with_the_last_round_not_announced(state: State) -> None:
    pink = state.players[PINK]
    pink.owns |= sum(1 << tile for tile in range(20, 20 + pink.camels))
    pink.camels = 0
    state.board.owned |= pink.owns


def with_negative_gold(state: State) -> None:
    state.players[PINK].gold = -1


def with_fewer_than_no_viziers(state: State) -> None:
    state.players[PINK].viziers = -1
    state.bag += one(VIZIER)


def with_fewer_than_no_elders(state: State) -> None:
    state.players[PINK].elders = -1
    state.bag += one(ELDER)


def with_a_djinn_of_others_used(state: State) -> None:
    state.players[BLUE].spent = 1 << BOAZ


def with_a_marker_too_many(state: State) -> None:
    state.order = append(state.order, PINK)


def with_no_steps(state: State) -> None:
    state.steps = []


def with_a_step_of_nobody(state: State) -> None:
    state.steps = [NextTurn(NOBODY)]


def with_a_step_of_a_seat_that_is_not_playing(state: State) -> None:
    state.steps = [NextTurn(NOBODY), Selling(ORANGE)]


def with_a_step_without_options(state: State) -> None:
    state.steps = [NextTurn(NOBODY), Keeping(BLUE, 0)]


FAULTS = [
    (with_a_market_too_many, "The thirty tiles are not those of the box (C2)."),
    (with_a_wrong_value, "The thirty tiles are not those of the box (C2)."),
    (with_a_tribe_out_of_sight, "The index of tiles with Viziers does not match the board."),
    (with_a_tribe_that_is_not_there, "The index of tiles with Assassins does not match the board."),
    (with_a_palm_tree_out_of_sight, "The index of tiles with palm trees or palaces does not match the board."),
    (with_a_palace_out_of_sight, "The index of tiles with palm trees or palaces does not match the board."),
    (with_a_vizier_too_many, "Viziers: 17; the box has 16 (C3)."),
    (with_an_elder_too_few, "Elders: 19; the box has 20 (C3)."),
    (with_an_assassin_too_few, "Assassins: 17; the box has 18 (C3)."),
    (with_a_card_too_few, "Ivory cards: 1; the box has 2 (C4)."),
    (with_a_fakir_too_many, "Fakir cards: 19; the box has 18 (C4)."),
    (with_a_card_from_elsewhere_in_the_row, "Wheat cards: 7; the box has 6 (C4)."),
    (with_a_djinn_twice, "Ba'al is in 2 places (C5)."),
    (with_a_djinn_lost, "Hagis is nowhere (C5)."),
    (with_djinns_out_of_sight, "The index of held djinns does not match the players."),
    (with_two_owners, "2 players own C3 (K3)."),
    (with_a_camel_out_of_sight, "The index of tiles with camels does not match the players."),
    (with_negative_gold, "Pink has -1 gold (B4)."),
    (with_fewer_than_no_viziers, "Pink has fewer than no Viziers or Elders (C3)."),
    (with_fewer_than_no_elders, "Pink has fewer than no Viziers or Elders (C3)."),
    (with_a_djinn_of_others_used, "Blue has used a djinn that it does not hold (D1)."),
    (with_a_marker_too_many, "Turn markers of Pink: 3, not 2 (C9)."),
    (with_no_steps, "There is no decision to make, but the game is not over."),
    (with_a_step_of_nobody, "No player is to decide, but the game is not over."),
    (with_a_step_of_a_seat_that_is_not_playing, "No player is to decide, but the game is not over."),
    (with_a_step_without_options, "Keeping(seat=0, shown=0) has no options."),
]


def cases() -> list[ParameterSet]:
    """Return the faults, each marked with the rule that its sentence names."""
    return [
        pytest.param(spoil, sentence, id=spoil.__name__, marks=pytest.mark.rule(*re.findall(r"\((\w+)\)\.$", sentence)))
        for spoil, sentence in FAULTS
    ]


@pytest.mark.parametrize(("spoil", "sentence"), cases())
def test_an_impossible_position_is_rejected(spoil: Callable[[State], None], sentence: str):
    state = good()
    spoil(state)
    assert complaint(state) == sentence


# For these only the named piece is tested, not the whole sentence.
NAMED = [
    (with_a_palm_tree_too_few, "[Pp]alm trees", "C6"),
    (with_a_palace_too_many, "[Pp]alaces", "C6"),
    (with_a_camel_too_many, "Pink", "C9"),
    (with_a_camel_too_few, "Blue", "C9"),
    (with_the_last_round_announced_too_soon, "last round", "E1"),
    (with_the_last_round_not_announced, "last round", "E1"),
]


@pytest.mark.parametrize(
    ("spoil", "named", "rule"),
    [pytest.param(*case, id=case[0].__name__, marks=pytest.mark.rule(case[2])) for case in NAMED],
)
def test_each_wrong_count_is_named_in_one_sentence(spoil: Callable[[State], None], named: str, rule: str):
    state = good()
    spoil(state)
    assert re.fullmatch(rf".*\b{named}\b[^.]* \({rule}\)\.", complaint(state))
