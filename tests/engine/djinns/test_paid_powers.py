"""Rules that hold for every paid power (D1, T4, T5).

The files beside this one test what is special about each djinn.
"""

import random
from itertools import cycle

import pytest

from naqala.engine.actions import END_TURN, Invoke, PickUp
from naqala.engine.components import C3, D3, E4, FAKIR, PALACE, PALM_TREE, TILE_COUNT, VILLAGE
from naqala.engine.djinns import ANYTIME_POWERS, DJINNS, STEP_POWERS
from naqala.engine.errors import IllegalAction
from naqala.engine.events import PowerUsed, PricePaid
from naqala.engine.pile import count
from naqala.engine.steps import Bidding, Building, Killing, Moving, Placing, Selling
from tests.positions import BLUE, PINK, Seat, bag, game_at, options, play

ANYTIME = [djinn for djinn in DJINNS if ANYTIME_POWERS >> djinn.id & 1]
STEP = [djinn for djinn in DJINNS if STEP_POWERS >> djinn.id & 1]
PAID = sorted([*ANYTIME, *STEP], key=lambda djinn: djinn.id)

# One of these steps allows each power.
MOMENTS = [
    Moving(BLUE),
    Building(BLUE, D3, 2, 1),
    Placing(BLUE, D3, PALACE),
    Placing(BLUE, D3, PALM_TREE),
    Killing(BLUE, C3, 2),
]

FULL_BOARD = dict(zip(range(TILE_COUNT), cycle(["mb", "ma", "ae", "vm", "bv", ""]), strict=False)) | {
    C3: "vv",
    D3: "v",
    E4: "bb",
}

pytestmark = pytest.mark.rule("D1")
each_paid = pytest.mark.parametrize("djinn", PAID, ids=repr)
each_anytime = pytest.mark.parametrize("djinn", ANYTIME, ids=repr)
each_step = pytest.mark.parametrize("djinn", STEP, ids=repr)


def at_step(step, blue, **more):
    """Blue is to decide this step; C3 and E4 have two meeples each, and D3 is a Village."""
    return game_at({C3: "vv", D3: "v", E4: "bb"}, places={D3: VILLAGE}, blue=blue, asked=[Selling(BLUE), step], **more)


def moment_of(djinn):
    """The first of the steps in which the power can be used."""
    for step in MOMENTS:
        game = at_step(step, Seat(elders=3, cards=[FAKIR] * 3, djinns=[djinn.id]))
        if options(game, Invoke):
            return step
    raise AssertionError(f"{djinn.name} can be used in none of the steps; add one to MOMENTS.")


def ready(djinn, elders=3, fakirs=3, **more):
    """A game in which the power can be used, if it can be paid for."""
    return at_step(moment_of(djinn), Seat(elders=elders, cards=[FAKIR] * fakirs, djinns=[djinn.id]), **more)


def payments(djinn):
    """Each way to pay, by the number of Fakirs."""
    return range(djinn.price.fakirs, djinn.price.fakirs + djinn.price.either + 1)


def refused(game, action):
    before = game.state
    with pytest.raises(IllegalAction) as raised:
        game.play(action)
    assert game.state == before
    return raised.value.rule


@each_paid
@pytest.mark.parametrize("elders", [0, 1, 2])
@pytest.mark.parametrize("fakirs", [0, 1, 2])
def test_it_is_offered_for_every_way_to_pay_its_price_and_for_no_other(djinn, elders, fakirs):
    affordable = [n for n in payments(djinn) if n <= fakirs and djinn.price.total - n <= elders]
    assert options(ready(djinn, elders, fakirs), Invoke) == [Invoke(djinn.id, fakirs=n) for n in affordable]


@each_paid
def test_a_price_that_cannot_be_paid_is_rejected_with_its_rule(djinn):
    for n in payments(djinn):
        assert refused(ready(djinn, elders=0, fakirs=0), Invoke(djinn.id, fakirs=n)) == djinn.rule


@each_paid
def test_the_price_is_paid_first_elders_to_the_bag_and_fakirs_to_the_discard(djinn):
    for n in payments(djinn):
        game = ready(djinn)
        elders_in_bag = bag(game).count("e")
        elders = djinn.price.total - n
        assert game.play(Invoke(djinn.id, fakirs=n))[:2] == [PowerUsed(BLUE, djinn.id), PricePaid(BLUE, elders, n)]
        owner = game.state.players[BLUE]
        assert (owner.elders, bag(game).count("e")) == (3 - elders, elders_in_bag + elders)
        assert count(game.state.discards, FAKIR) == n
        assert owner.spent == 1 << djinn.id


@each_paid
@pytest.mark.rule("T3")
def test_once_used_it_is_refused_until_the_round_ends_and_then_offered_again(djinn):
    owner = Seat(elders=8, cards=[FAKIR] * 8, djinns=[djinn.id])
    game = game_at(
        FULL_BOARD, places={D3: VILLAGE}, blue=owner, asked=[Selling(BLUE), moment_of(djinn)], to_act=[BLUE, PINK, PINK]
    )
    game.play(options(game, Invoke)[0])
    assert not uses_until(game, djinn, lambda: game.state.players[BLUE].spent == 0)
    assert game.state.round == 2
    assert uses_until(game, djinn, lambda: game.over)


def uses_until(game, djinn, end):
    """Play at random until `end`; the options to use the power that there were."""
    luck = random.Random(1)
    found = []
    while not end():
        found += [option for option in options(game, Invoke) if isinstance(option, Invoke) and option.djinn == djinn.id]
        if game.seat == BLUE and not found:
            assert refused(game, Invoke(djinn.id, fakirs=djinn.price.fakirs))
        game.play(luck.choice(game.options))
    return found


@each_paid
@pytest.mark.rule("T3")
def test_with_two_markers_it_is_used_once_for_both(djinn):
    owner = Seat(elders=3, cards=[FAKIR] * 3, djinns=[djinn.id], spent=[djinn.id])
    game = game_at({C3: "vv", D3: "v"}, blue=owner, asked=[Selling(BLUE)], to_act=[BLUE, PINK, PINK])
    play(game, END_TURN)
    assert (game.seat, game.state.steps[-1], options(game, Invoke)) == (BLUE, Moving(BLUE), [])


@each_paid
def test_only_its_owner_uses_it(djinn):
    owner = Seat(elders=3, cards=[FAKIR] * 3, djinns=[djinn.id])
    game = at_step(moment_of(djinn), Seat(elders=3, cards=[FAKIR] * 3), pink=owner)
    assert not options(game, Invoke)
    assert refused(game, Invoke(djinn.id, fakirs=djinn.price.fakirs)) == "D1"


@each_paid
def test_it_is_used_in_the_owners_turn_not_during_bids(djinn):
    owner = Seat(elders=3, cards=[FAKIR] * 3, djinns=[djinn.id])
    game = game_at({C3: "vv", D3: "v"}, blue=owner, asked=[Bidding(BLUE, 0)], bid_order=[BLUE, PINK, PINK, BLUE])
    assert not options(game, Invoke)
    assert refused(game, Invoke(djinn.id, fakirs=djinn.price.fakirs)) == "D1"


@each_paid
@pytest.mark.rule("T4")
def test_it_is_not_used_while_meeples_are_sown(djinn):
    game = at_step(Moving(BLUE), Seat(elders=3, cards=[FAKIR] * 3, djinns=[djinn.id]))
    play(game, PickUp(D3))
    assert not options(game, Invoke)
    assert refused(game, Invoke(djinn.id, fakirs=djinn.price.fakirs)) == "T4"


@each_anytime
@pytest.mark.rule("T4")
@pytest.mark.parametrize("step", [None, *MOMENTS], ids=repr)
def test_a_power_for_any_moment_is_offered_in_every_part_of_the_turn(djinn, step):
    owner = Seat(elders=3, cards=[FAKIR] * 3, djinns=[djinn.id])
    game = at_step(step, owner) if step else game_at({C3: "vv", D3: "v"}, blue=owner, asked=[Selling(BLUE)])
    assert options(game, Invoke) == [Invoke(djinn.id, fakirs=n) for n in payments(djinn)]


@each_step
@pytest.mark.rule("T5")
def test_a_power_that_changes_a_step_is_rejected_where_it_would_change_nothing(djinn):
    game = at_step(Moving(BLUE), Seat(elders=3, cards=[FAKIR] * 3, djinns=[djinn.id]))
    assert not options(game, Invoke)
    assert refused(game, Invoke(djinn.id, fakirs=djinn.price.fakirs)) == "T5"
