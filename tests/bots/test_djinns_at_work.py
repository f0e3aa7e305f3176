"""How Sharp uses djinns that work without a price, its own and its rivals', in positions made for them (D).

Few meeples are left and it is the last turn of the round, so that everything counts its final points. Most positions
are a choice: one option is better with the djinn, the other without it.
"""

import pytest

from naqala.engine.components import (
    A1,
    A2,
    A3,
    A4,
    ASSASSIN,
    B1,
    B2,
    B3,
    BUILDER,
    C1,
    C3,
    D1,
    D2,
    D3,
    E1,
    E2,
    E3,
    ELDER,
    F2,
    F3,
    FAKIR,
    GOOD_KINDS,
    LARGE_MARKET,
    MERCHANT,
    OASIS,
    SACRED_PLACE,
    VILLAGE,
    VIZIER,
)
from naqala.engine.djinns import (
    AL_AMIN,
    BAAL,
    BOAZ,
    BOURAQ,
    HAURVATAT,
    JAFAAR,
    KANDICHA,
    KUMARBI,
    LETA,
    MARID,
    MONKIR,
    NEKIR,
    SHAMHAT,
)
from naqala.engine.events import (
    BuildersEarned,
    DjinnSummoned,
    HeldMeepleKilled,
    MeeplesCollected,
    PalacePlaced,
    TileMeepleKilled,
)
from naqala.engine.steps import Building, Killing, Selling, Summoning
from tests.bots.sharp import all_but, last_turn, made_for, turn
from tests.positions import BLUE, PINK, Seat, game_at, happened

NINTH, *EIGHT = range(GOOD_KINDS)  # the ninth good adds 10 points to the eight others
HOLY = dict.fromkeys([A3, B3, C3, D3, E3], SACRED_PLACE)  # nothing is for sale there
FIVE_BLUE = HOLY | dict.fromkeys([A2, B2, A4], VILLAGE)  # A3 and its neighbours


def fork(left, here, right, blue, pink=None, **more):
    """The meeples on C3 can go to A3 or to E3, both owned by Blue: only the collected meeples matter."""
    blue.owns = [A3, B3, D3, E3]
    return last_turn({A3: left, C3: here, E3: right}, places=FIVE_BLUE, blue=blue, pink=pink, **more)


def sown(game):
    """The final tile of Sharp's walk, and the tribe."""
    (back,) = happened(turn(game), MeeplesCollected)
    return back.tile, back.tribe


# Points


@made_for(JAFAAR)
@pytest.mark.parametrize(("djinns", "end"), [([], (A3, BUILDER)), ([JAFAAR], (E3, VIZIER))])
def test_jafaars_owner_would_rather_have_viziers(djinns, end):
    """Two Builders earn 10; five Viziers count 5, with Jafaar 15. The race is decided."""
    assert sown(fork("b", "bv", "vvvv", Seat(viziers=9, djinns=djinns))) == end


@made_for(SHAMHAT)
@pytest.mark.parametrize(("djinns", "end"), [([], (A3, BUILDER)), ([SHAMHAT], (E3, ELDER))])
def test_shamhats_owner_would_rather_have_elders(djinns, end):
    """Two Builders earn 10; three Elders count 6, with Shamhat 12."""
    assert sown(fork("b", "be", "ee", Seat(djinns=djinns))) == end


@made_for(HAURVATAT)
@pytest.mark.parametrize(("djinns", "end"), [([], B3), ([HAURVATAT], D3)])
def test_haurvatats_owner_would_rather_have_palm_trees(djinns, end):
    """A village and five palaces count 30, an oasis and six palm trees 26, with Haurvatat 38."""
    game = last_turn(
        {B3: "v", C3: "v", D3: "v"},
        places={B3: VILLAGE, C3: LARGE_MARKET, D3: OASIS},
        palaces={B3: 4},
        palms={D3: 5},
        blue=Seat(djinns=djinns),
    )
    assert sown(game) == (end, VIZIER)


@made_for(AL_AMIN)
@pytest.mark.parametrize(("djinns", "end"), [([], (A3, ELDER)), ([AL_AMIN], (E3, MERCHANT))])
def test_al_amins_owner_takes_a_pair_of_fakirs_for_the_ninth_good(djinns, end):
    """Three Elders count 6; a pair of Fakirs counts nothing, with Al-Amin 10."""
    assert sown(fork("ee", "em", "m", Seat(cards=EIGHT, djinns=djinns), row=[FAKIR, FAKIR])) == end


@made_for(AL_AMIN)
@pytest.mark.parametrize(("djinns", "fakirs"), [([], 2), ([AL_AMIN], 0)])
def test_al_amins_owner_keeps_a_pair_of_fakirs_that_could_build_for_less(djinns, fakirs):
    """Each could earn 2."""
    game = last_turn(
        places={A1: SACRED_PLACE, B1: VILLAGE, A2: LARGE_MARKET, B2: LARGE_MARKET},
        blue=Seat(cards=[*EIGHT, FAKIR, FAKIR], djinns=djinns),
        asked=[Selling(BLUE), Building(BLUE, A1, 2, 1)],
    )
    assert happened(turn(game), BuildersEarned)[0].fakirs == fakirs


# Actions of rivals, and actions against them


@made_for(BAAL)
@pytest.mark.parametrize(
    ("offered", "mine", "pinks", "summoned"),
    [
        (LETA, [], [], []),
        (LETA, [BAAL], [], [DjinnSummoned(BLUE, LETA)]),
        (AL_AMIN, [], [], [DjinnSummoned(BLUE, AL_AMIN)]),
        (AL_AMIN, [], [BAAL], []),
    ],
)
def test_baals_gold_decides_whether_a_djinn_is_worth_two_elders(offered, mine, pinks, summoned):
    """Two Elders count 4, Leta 4, Al-Amin 5. Ba'al brings his owner 1, for a rival's djinn 2."""
    game = last_turn(
        blue=Seat(elders=2, djinns=mine),
        pink=Seat(djinns=pinks),
        djinn_row=[offered],
        asked=[Selling(BLUE), Summoning(BLUE)],
    )
    assert happened(turn(game), DjinnSummoned) == summoned


@made_for(BOAZ)
@pytest.mark.parametrize(("pinks", "end"), [([], (E3, ASSASSIN)), ([BOAZ], (A3, ELDER))])
def test_boaz_no_assassins_are_used_against_a_rivals_protected_meeples(pinks, end):
    """Three Elders count 6; without Boaz a Vizier less of Pink's would decide the race."""
    game = fork("ee", "ea", "a", Seat(viziers=3), Seat(viziers=3, djinns=pinks))
    assert sown(game) == end


@made_for(BOAZ)
def test_boaz_is_summoned_when_a_rivals_assassins_are_about_to_strike():
    """Kumarbi counts as much, but with Blue's fourth Vizier the race would be lost."""
    game = game_at(
        {A1: "a", B1: "a"},
        blue=Seat(viziers=4, elders=2),
        pink=Seat(viziers=3),
        djinn_row=[KUMARBI, BOAZ],
        asked=[Selling(BLUE), Summoning(BLUE)],
    )
    assert happened(turn(game), DjinnSummoned) == [DjinnSummoned(BLUE, BOAZ)]


@made_for(MARID)
@pytest.mark.parametrize(("djinns", "end"), [([], E2), ([MARID], A2)])
def test_marids_owner_walks_over_their_own_tiles(djinns, end):
    """To the left two Viziers and 2 or 3 gold from Marid, to the right three Viziers."""
    game = last_turn(
        {A2: "v", C1: "vvv", E2: "vv"},
        places=dict.fromkeys([A2, C1, E2], SACRED_PLACE),
        blue=Seat(viziers=9, djinns=djinns, owns=[A1, B1, A2, B2]),
        pink=Seat(owns=[E2]),
    )
    assert sown(game) == (end, VIZIER)


@made_for(MARID)
@pytest.mark.parametrize(("pinks", "end"), [([], E2), ([MARID], A2)])
def test_marid_a_rivals_tiles_are_avoided(pinks, end):
    """To the right there is a Vizier more, and 4 to 6 gold for Marid's owner."""
    game = last_turn(
        {A2: "v", C1: "vvv", E2: "vv"},
        places=dict.fromkeys([A2, C1, E2], SACRED_PLACE),
        blue=Seat(viziers=9, owns=[A2]),
        pink=Seat(djinns=pinks, owns=[D1, E1, D2, E2]),
    )
    assert sown(game) == (end, VIZIER)


@made_for(MONKIR)
@pytest.mark.parametrize(("pinks", "end"), [([], B3), ([MONKIR], D3)])
def test_monkir_a_palace_that_pays_a_rival_is_worth_less(pinks, end):
    """A palace counts 5, less 2 for Monkir's owner; the Large Market counts 4."""
    game = last_turn(
        {B3: "v", C3: "v", D3: "v"},
        places={B3: VILLAGE, C3: SACRED_PLACE, D3: LARGE_MARKET},
        blue=Seat(owns=[B3, C3]),
        pink=Seat(djinns=pinks),
    )
    assert sown(game) == (end, VIZIER)


@made_for(MONKIR)
@pytest.mark.parametrize(("djinns", "palaces"), [([BOURAQ], 0), ([BOURAQ, MONKIR], 1)])
def test_monkirs_owner_turns_the_last_fakir_into_gold(djinns, palaces):
    """By a palace that Bouraq builds on a free village."""
    game = last_turn(
        {A1: "v", B1: "v"},
        places={A1: LARGE_MARKET, B1: LARGE_MARKET},
        blue=Seat(cards=[FAKIR], djinns=djinns),
    )
    assert len(happened(turn(game), PalacePlaced)) == palaces


@made_for(NEKIR)
@pytest.mark.parametrize(("mine", "pinks", "end"), [([NEKIR], [], (E3, ASSASSIN)), ([], [NEKIR], (A3, VIZIER))])
def test_nekirs_gold_decides_between_a_kill_and_viziers(mine, pinks, end):
    """Two Viziers count 2, as does the Elder that Pink would lose; Nekir brings his owner 1, for a rival's kill 2."""
    game = fork("v", "va", "a", Seat(viziers=9, djinns=mine), Seat(elders=1, djinns=pinks))
    assert sown(game) == end


# Kandicha's victims

RED = dict.fromkeys([D2, E2, F2], LARGE_MARKET) | dict.fromkeys([D3, E3, F3], OASIS)


def hunt(blue, pink=None, blues=(), **more):
    """An Assassin of Blue on D3 reaches one meeple of each other tribe on E3, and Pink's held meeples."""
    return last_turn(
        {E3: "vemb"},
        places=RED | dict.fromkeys(blues, SACRED_PLACE),
        blue=blue,
        pink=pink,
        asked=[Selling(BLUE), Killing(BLUE, D3, 1)],
        **more,
    )


@made_for(KANDICHA)
@pytest.mark.parametrize(
    ("victim", "game"),
    [
        pytest.param(BUILDER, hunt(Seat(viziers=9, djinns=[KANDICHA]), blues=[D3, E3, F3, D2, E2, F2]), id="builder"),
        pytest.param(ELDER, hunt(Seat(viziers=9, djinns=[KANDICHA, SHAMHAT])), id="elder"),
        pytest.param(VIZIER, hunt(Seat(viziers=3, djinns=[KANDICHA]), Seat(viziers=3, djinns=[BOAZ])), id="vizier"),
        pytest.param(
            MERCHANT,
            hunt(Seat(viziers=9, cards=EIGHT, djinns=[KANDICHA]), discards=all_but(*EIGHT, NINTH)),
            id="merchant",
        ),
    ],
)
def test_kandichas_owner_kills_the_meeple_that_brings_most(victim, game):
    """The Builder where six tiles are blue, the Elder with Shamhat, the Vizier in a close race, or the Merchant who
    brings the ninth good.
    """
    assert happened(turn(game), TileMeepleKilled) == [TileMeepleKilled(BLUE, E3, victim)]


@made_for(KANDICHA)
def test_kandichas_owner_would_rather_take_a_vizier_from_a_rival():
    """Then Pink, who leads by one, is behind; with the one on the board Blue would only draw level."""
    game = hunt(Seat(viziers=2, djinns=[KANDICHA]), Seat(viziers=3))
    assert happened(turn(game), HeldMeepleKilled) == [HeldMeepleKilled(BLUE, PINK, VIZIER)]
