"""Powers that change something are paid at that very moment (T4), and nothing comes in between (T6)."""

import pytest

from naqala.engine.actions import GO_ON, Choose, Invoke, Keep, Kill
from naqala.engine.djinns import ECHIDNA, ENKI, HAGIS, IBLIS, KUMARBI, LAMIA, SIBITTIS
from naqala.engine.things import B2, C3, D3, E3, MERCHANT, OASIS, SACRED_PLACE, SMALL_MARKET, VILLAGE
from tests.laying import Seat, lay, options, play, sow

pytestmark = pytest.mark.rule("T4")

BENDING = [ECHIDNA, IBLIS, HAGIS, LAMIA, KUMARBI]


def bent(tiles, walk, **more):
    game = lay(tiles, blue=Seat(elders=4, djinns=BENDING), **more)
    assert not options(game, Invoke)
    sow(game, walk)
    return options(game, Invoke)


def test_a_power_that_changes_something_is_paid_at_the_very_moment_that_it_changes_it():
    blue_around = {D3: SACRED_PLACE}
    assert bent({C3: "b", D3: "b"}, "C3 D3b", places=blue_around) == [Invoke(ECHIDNA)]
    assert bent({C3: "a", D3: "a", E3: "mm"}, "C3 D3a", places={D3: SMALL_MARKET}) == [Invoke(IBLIS)]
    assert bent({C3: "v", D3: "v"}, "C3 D3v", places={D3: VILLAGE}) == [Invoke(HAGIS)]
    assert bent({C3: "v", D3: "v"}, "C3 D3v", places={D3: OASIS}) == [Invoke(LAMIA)]
    assert bent({C3: "v", D3: "v"}, "C3 D3v", places={D3: SMALL_MARKET}) == []


@pytest.mark.rule("T6")
def test_what_a_bent_step_asks_leaves_no_room_for_another_power():
    rich = Seat(elders=4, djinns=[IBLIS, HAGIS, ENKI, SIBITTIS])
    game = lay({C3: "a", D3: "a", E3: "mm"}, places={D3: VILLAGE, B2: OASIS}, blue=rich)
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
def test_between_seeing_the_djinns_and_keeping_one_there_is_no_moment():
    game = lay({C3: "v", D3: "v"}, blue=Seat(elders=4, djinns=[SIBITTIS, ENKI]))
    play(game, Invoke(SIBITTIS))
    assert len(options(game, Keep)) == len(game.options) == 3
