"""Powers that change a step are paid when it happens (T4), and nothing else happens in between (T6)."""

import pytest

from naqala.engine.actions import GO_ON, Choose, Invoke, Keep, Kill
from naqala.engine.components import B2, C3, D3, E3, MERCHANT, OASIS, SACRED_PLACE, SMALL_MARKET, VILLAGE
from naqala.engine.djinns import ECHIDNA, ENKI, HAGIS, IBLIS, KUMARBI, LAMIA, SIBITTIS
from tests.positions import Seat, game_at, options, play, sow

pytestmark = pytest.mark.rule("T4")

BENDING = [ECHIDNA, IBLIS, HAGIS, LAMIA, KUMARBI]


def at_changed_step(tiles, walk, **more):
    game = game_at(tiles, blue=Seat(elders=4, djinns=BENDING), **more)
    assert not options(game, Invoke)
    sow(game, walk)
    return options(game, Invoke)


def test_a_power_that_changes_a_step_is_paid_when_that_step_happens():
    blue_around = {D3: SACRED_PLACE}
    assert at_changed_step({C3: "b", D3: "b"}, "C3 D3b", places=blue_around) == [Invoke(ECHIDNA)]
    assert at_changed_step({C3: "a", D3: "a", E3: "mm"}, "C3 D3a", places={D3: SMALL_MARKET}) == [Invoke(IBLIS)]
    assert at_changed_step({C3: "v", D3: "v"}, "C3 D3v", places={D3: VILLAGE}) == [Invoke(HAGIS)]
    assert at_changed_step({C3: "v", D3: "v"}, "C3 D3v", places={D3: OASIS}) == [Invoke(LAMIA)]
    assert at_changed_step({C3: "v", D3: "v"}, "C3 D3v", places={D3: SMALL_MARKET}) == []


@pytest.mark.rule("T6")
def test_during_a_changed_step_no_other_power_may_be_used():
    rich = Seat(elders=4, djinns=[IBLIS, HAGIS, ENKI, SIBITTIS])
    game = game_at({C3: "a", D3: "a", E3: "mm"}, places={D3: VILLAGE, B2: OASIS}, blue=rich)
    sow(game, "C3 D3a")
    play(game, Invoke(IBLIS))
    assert list(game.options) == [Kill(E3, MERCHANT)]
    play(game, Kill(E3, MERCHANT))
    assert list(game.options) == [Kill(E3, MERCHANT)]
    play(game, Kill(E3, MERCHANT))
    assert list(game.options) == [GO_ON, Invoke(ENKI), Invoke(HAGIS), Invoke(SIBITTIS)]
    play(game, Invoke(HAGIS))
    assert len(options(game, Choose)) == len(game.options) == 8


@pytest.mark.rule("T6")
def test_between_seeing_the_djinns_and_keeping_one_no_power_may_be_used():
    game = game_at({C3: "v", D3: "v"}, blue=Seat(elders=4, djinns=[SIBITTIS, ENKI]))
    play(game, Invoke(SIBITTIS))
    assert len(options(game, Keep)) == len(game.options) == 3
