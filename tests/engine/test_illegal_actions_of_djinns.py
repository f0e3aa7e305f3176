"""Why a djinn's power, or a choice during it, is rejected (D)."""

import pytest

from naqala.engine.actions import Choose, Drop, Invoke, Keep, PickUp
from naqala.engine.components import A1, B1, C3, D3, E3, FAKIR, FISH, IVORY, NOBODY, PALACE, PALM_TREE
from naqala.engine.djinns import (
    AL_AMIN,
    ANUN_NAK,
    BAAL,
    BOAZ,
    ECHIDNA,
    ENKI,
    HAGIS,
    KUMARBI,
    LETA,
    SIBITTIS,
    SLOAR,
)
from naqala.engine.steps import (
    Bidding,
    Choosing,
    Keeping,
    KillingSecond,
    KillingTwo,
    Moving,
    PlacingAround,
    Selling,
    Trading,
)
from tests.engine.test_illegal_actions import asking, refused
from tests.positions import BLUE, PINK, Seat, game_at, play


@pytest.mark.rule("D1")
def test_a_djinn_of_another_player():
    game = asking(Moving(BLUE), Seat(elders=2), pink=Seat(djinns=[ENKI]))
    assert refused(game, Invoke(ENKI)) == ("You do not hold Enki.", "D1")


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("djinn", "name", "rule"),
    [(AL_AMIN, "Al-Amin", "D2"), (BAAL, "Ba'al", "D4"), (BOAZ, "Boaz", "D5"), (KUMARBI, "Kumarbi", "D14")],
)
def test_a_djinn_that_is_always_active(djinn: int, name: str, rule: str):
    game = asking(Moving(BLUE), Seat(elders=2, djinns=[djinn]))
    assert refused(game, Invoke(djinn)) == (f"{name} has no power to use in a turn.", rule)


@pytest.mark.rule("D1")
def test_a_power_during_the_bids():
    game = game_at(
        {A1: "v", B1: "v"},
        asked=[Bidding(BLUE, 0)],
        bid_order=[BLUE, PINK, BLUE, PINK],
        blue=Seat(elders=1, djinns=[ENKI]),
    )
    assert refused(game, Invoke(ENKI)) == ("Enki can be used in your own turn only.", "D1")


@pytest.mark.rule("T4")
def test_a_power_during_a_walk():
    game = game_at({C3: "v", D3: "v"}, blue=Seat(elders=1, djinns=[ENKI]))
    play(game, PickUp(C3))
    assert list(game.options) == [Drop(D3, 0)]
    assert refused(game, Invoke(ENKI)) == ("No power can be used while you sow.", "T4")


@pytest.mark.rule("D1")
def test_a_power_that_was_used_this_round():
    game = asking(Moving(BLUE), Seat(elders=1, djinns=[ENKI], spent=[ENKI]))
    assert refused(game, Invoke(ENKI)) == ("Enki has already been used this round.", "D1")


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("djinn", "fakirs", "purse", "reason", "rule"),
    [
        (ENKI, 0, Seat(), "That costs an Elder; you have no Elders and no Fakirs.", "D8"),
        (ENKI, 1, Seat(elders=1), "That costs a Fakir; you have an Elder and no Fakirs.", "D8"),
        (LETA, 1, Seat(cards=[FAKIR] * 2), "That costs an Elder and a Fakir; you have no Elders and 2 Fakirs.", "D16"),
        (LETA, 0, Seat(elders=1), "That costs 2 Elders; you have an Elder and no Fakirs.", "D16"),
        (SLOAR, 1, Seat(elders=3), "That costs a Fakir; you have 3 Elders and no Fakirs.", "D22"),
    ],
)
def test_a_power_that_cannot_be_paid_that_way(djinn: int, fakirs: int, purse: Seat, reason: str, rule: str):
    game = asking(Selling(BLUE), Seat(elders=purse.elders, cards=purse.cards, djinns=[djinn]))
    assert refused(game, Invoke(djinn, fakirs)) == (reason, rule)


@pytest.mark.rule("D1")
def test_a_price_that_the_power_does_not_have():
    game = asking(Selling(BLUE), Seat(elders=1, cards=[FAKIR], djinns=[SLOAR]))
    assert refused(game, Invoke(SLOAR)) == ("The price of Sloar is a Fakir.", "D22")


@pytest.mark.rule("T5")
def test_a_power_without_effect():
    game = asking(Moving(BLUE), Seat(elders=1, djinns=[ENKI]), palms={A1: 12})
    assert refused(game, Invoke(ENKI)) == ("Enki would change nothing now.", "T5")


@pytest.mark.rule("T4", "T5")
def test_a_power_that_changes_something_else():
    game = asking(Moving(BLUE), Seat(elders=2, djinns=[ECHIDNA]))
    assert refused(game, Invoke(ECHIDNA)) == ("Echidna would change nothing now.", "T5")


@pytest.mark.rule("T6")
def test_a_power_while_another_is_being_carried_out():
    game = asking(Choosing(BLUE, LETA, 1 << C3), Seat(cards=[FAKIR], djinns=[LETA, SLOAR], spent=[LETA]))
    reason = "First choose a tile for the djinn; then you may use Sloar."
    assert refused(game, Invoke(SLOAR, fakirs=1)) == (reason, "T6")


@pytest.mark.rule("T6")
@pytest.mark.parametrize(
    ("step", "first"),
    [
        (Keeping(BLUE, 1 << ENKI), "keep one of the djinns shown"),
        (PlacingAround(BLUE, C3, PALM_TREE), "choose one of the tiles around"),
        (KillingTwo(BLUE, A1, 2), "choose the first of two victims"),
        (KillingSecond(BLUE, A1, NOBODY, True), "choose the second victim"),
    ],
    ids=repr,
)
def test_a_power_during_another_step(step, first):
    game = asking(step, Seat(cards=[FAKIR], djinns=[SLOAR]))
    assert refused(game, Invoke(SLOAR, fakirs=1)) == (f"First {first}; then you may use Sloar.", "T6")


@pytest.mark.rule("T6", "P4")
def test_a_power_between_the_two_cards_of_a_large_market():
    game = asking(Trading(BLUE, 0, 5, 1), Seat(cards=[FAKIR], djinns=[SLOAR]), row=[IVORY, FISH])
    reason = "First take the second card; then you may use Sloar."
    assert refused(game, Invoke(SLOAR, fakirs=1)) == (reason, "T6")


@pytest.mark.rule("D1")
def test_a_power_that_is_being_carried_out():
    game = asking(Choosing(BLUE, ENKI, 1 << C3), Seat(elders=1, djinns=[ENKI], spent=[ENKI]))
    assert refused(game, Invoke(ENKI)) == ("Enki has already been used this round.", "D1")


@pytest.mark.rule("D3", "D16")
@pytest.mark.parametrize(
    ("djinn", "reason", "rule"),
    [
        (LETA, "D3 is not a tile for Leta: Place your camel on a bare, free tile.", "D16"),
        (ENKI, "D3 is not a tile for Enki: Place a palm tree on any Oasis.", "D8"),
    ],
)
def test_a_tile_that_the_djinn_does_not_allow(djinn: int, reason: str, rule: str):
    game = asking(Choosing(BLUE, djinn, 1 << C3), Seat(djinns=[djinn], spent=[djinn]))
    assert refused(game, Choose(D3)) == (reason, rule)


@pytest.mark.rule("D9", "D15")
@pytest.mark.parametrize(("piece", "rule"), [(PALACE, "D9"), (PALM_TREE, "D15")])
def test_a_tile_that_is_not_around(piece: int, rule: str):
    game = asking(PlacingAround(BLUE, C3, piece), Seat())
    assert refused(game, Choose(E3)) == ("E3 is not one of the tiles around C3.", rule)
    assert refused(game, Choose(C3)) == ("C3 is not one of the tiles around C3.", rule)


def test_a_tile_when_none_is_to_be_chosen():
    assert refused(asking(Selling(BLUE), Seat()), Choose(C3)) == ("Blue must sell goods or end the turn now.", "G1")


@pytest.mark.rule("D21")
def test_a_djinn_that_was_not_shown():
    game = asking(Keeping(BLUE, 1 << HAGIS | 1 << BAAL), Seat(djinns=[SIBITTIS], spent=[SIBITTIS]))
    assert refused(game, Keep(ANUN_NAK)) == ("Anun-Nak is not among the djinns shown.", "D21")
