"""Sharp uses the other paid powers where they help, and leaves them where they do not, in positions made for them."""

from naqala.engine.actions import Bid
from naqala.engine.components import (
    A1,
    A2,
    B5,
    C2,
    C3,
    C4,
    D1,
    D2,
    D3,
    D4,
    E2,
    E3,
    E4,
    F1,
    F2,
    F3,
    FAKIR,
    GOOD_KINDS,
    LARGE_MARKET,
    OASIS,
    SACRED_PLACE,
    SMALL_MARKET,
    TILE_COUNT,
    VILLAGE,
)
from naqala.engine.djinns import (
    AL_AMIN,
    ANUN_NAK,
    DJINNS,
    ECHIDNA,
    HAGIS,
    IBLIS,
    JAFAAR,
    KUMARBI,
    LAMIA,
    LETA,
    SHAMHAT,
    SIBITTIS,
    SLOAR,
    UTUG,
)
from naqala.engine.events import BuildersEarned, CamelPlaced, CardDrawn, DjinnKept, MeeplesDrawn, PricePaid
from naqala.engine.steps import Bidding, Building, Killing, Selling
from tests.bots.sharp import BEST, DULL, SECOND_BEST, all_but, answer, last_turn, made_for, powers, turn
from tests.positions import BLACK, BLUE, ORANGE, PINK, Seat, game_at, happened, play

NINTH, *EIGHT = range(GOOD_KINDS)  # with Al-Amin or the ninth, eight goods grow by 10 points

# Builders and Assassins

SEVEN_BLUE = dict.fromkeys([C3, D3, E3, C4, D4, E4], SACRED_PLACE) | {D2: VILLAGE}
ONE_BLUE = dict.fromkeys([C2, D2, E2, C3, E3, C4, D4, E4], SMALL_MARKET) | {D3: SACRED_PLACE}


def builders(blue, places):
    """Three Builders of Blue on D3."""
    return game_at(places=places, blue=blue, asked=[Selling(BLUE), Building(BLUE, D3, 3, 1)], to_act=[])


@made_for(ECHIDNA)
def test_echidna_doubles_what_builders_earn():
    game = builders(Seat(elders=2, djinns=[ECHIDNA]), SEVEN_BLUE)
    earned = happened(turn(game), BuildersEarned)[0]
    assert earned.gold == 2 * 3 * earned.blue > 40


@made_for(ECHIDNA)
def test_echidna_is_paid_in_elders_while_the_fakirs_build():
    """A Fakir that builds earns more than an Elder counts."""
    game = builders(Seat(elders=2, cards=[FAKIR], djinns=[ECHIDNA]), SEVEN_BLUE)
    earned = happened(turn(game), BuildersEarned)[0]
    assert earned.gold == 2 * (3 + 1) * earned.blue


@made_for(ECHIDNA)
def test_echidna_is_not_paid_for_a_few_coins():
    """Two Elders count 8 with Shamhat; three Builders earn 3."""
    game = builders(Seat(elders=2, djinns=[ECHIDNA, SHAMHAT]), ONE_BLUE)
    events = turn(game)
    assert happened(events, BuildersEarned)[0].blue == 1
    assert powers(events) == []


def assassins(tiles, **more):
    """Two Assassins of Blue on D3."""
    return game_at(tiles, asked=[Selling(BLUE), Killing(BLUE, D3, 2)], to_act=[], **more)


@made_for(IBLIS)
def test_iblis_kills_both_meeples_of_the_best_tile_for_a_fakir():
    game = assassins(
        {C3: "mb", F3: "mb", A1: "vb"},
        places={F3: BEST, C3: SMALL_MARKET, D3: SMALL_MARKET, A1: SECOND_BEST},
        blue=Seat(elders=1, cards=[FAKIR], djinns=[IBLIS], owns=[D3]),
    )
    events = turn(game)
    assert happened(events, CamelPlaced) == [CamelPlaced(BLUE, F3)]
    assert happened(events, PricePaid) == [PricePaid(BLUE, 0, 1)]


@made_for(IBLIS)
def test_iblis_stays_where_one_victim_brings_more_than_two():
    game = assassins(
        {C3: "mb", F3: "m"},
        places={F3: BEST, C3: LARGE_MARKET, D3: SMALL_MARKET},
        blue=Seat(elders=1, cards=[FAKIR], djinns=[IBLIS], owns=[D3]),
    )
    events = turn(game)
    assert happened(events, CamelPlaced) == [CamelPlaced(BLUE, F3)]
    assert powers(events) == []


# Cards, djinns and meeples


@made_for(SLOAR)
def test_sloar_draws_where_the_card_is_worth_more_than_the_fakir():
    """The deck holds only the ninth good."""
    held = [*EIGHT, FAKIR]
    game = last_turn(
        {C3: "v", D3: "v"},
        places={C3: SACRED_PLACE, D3: SACRED_PLACE},
        blue=Seat(cards=held, djinns=[SLOAR]),
        discards=all_but(*held, NINTH),
    )
    assert happened(turn(game), CardDrawn) == [CardDrawn(BLUE, NINTH)]


@made_for(SLOAR)
def test_sloar_is_not_paid_with_a_fakir_that_is_worth_more_than_the_card():
    """With Al-Amin two Fakirs are the ninth good; the deck holds only a second card of the eighth."""
    held = [*EIGHT, FAKIR, FAKIR]
    game = last_turn(
        {C3: "v", D3: "v"},
        places={C3: SACRED_PLACE, D3: SACRED_PLACE},
        blue=Seat(cards=held, djinns=[SLOAR, AL_AMIN]),
        discards=all_but(*held, EIGHT[-1]),
    )
    assert powers(turn(game)) == []


def djinns_but(*djinns):
    return [djinn.id for djinn in DJINNS if djinn.id not in djinns]


@made_for(SIBITTIS)
def test_sibittis_finds_the_djinn_that_serves_best():
    """Jafaar counts 6, and 20 more to the owner of ten Viziers."""
    game = last_turn(
        {C3: "v", D3: "v"},
        places=DULL,
        blue=Seat(viziers=10, elders=2, cards=[FAKIR], djinns=[SIBITTIS]),
        djinn_discards=djinns_but(SIBITTIS, HAGIS, JAFAAR, LAMIA),
    )
    events = turn(game)
    assert happened(events, DjinnKept) == [DjinnKept(BLUE, JAFAAR)]
    assert happened(events, PricePaid) == [PricePaid(BLUE, 1, 1)]


@made_for(SIBITTIS)
def test_sibittis_is_not_paid_for_djinns_worth_less_than_the_price():
    """Two Elders count 8 with Shamhat; the deck holds two djinns of 4 and one of 5."""
    game = last_turn(
        {C3: "v", D3: "v"},
        places=DULL,
        blue=Seat(elders=2, djinns=[SIBITTIS, SHAMHAT]),
        djinn_discards=djinns_but(SIBITTIS, SHAMHAT, LETA, UTUG, AL_AMIN),
    )
    assert powers(turn(game)) == []


STANDING = {F3: "v", E4: "e", D1: "m", B5: "b", A2: "a"}  # one of each tribe, three steps from C3
PRIZES = {F3: BEST, E4: SECOND_BEST, D1: (SACRED_PLACE, 10), B5: OASIS, A2: OASIS}


def desert(empty, tiles):
    """Only these tiles are empty and free; the only meeples are those of STANDING and these."""
    barred = [tile for tile in range(TILE_COUNT) if tile not in (*empty, *STANDING, *tiles)]
    return last_turn(
        STANDING | tiles,
        places=PRIZES,
        blue=Seat(elders=1, cards=[FAKIR], djinns=[ANUN_NAK], owns=barred[:5]),
        pink=Seat(owns=barred[5:15]),
        palms=dict.fromkeys(barred[15:], 1),
    )


@made_for(ANUN_NAK)
def test_anun_nak_opens_a_valuable_move_to_a_player_who_has_none():
    game = desert([F1, C3], {})
    events = turn(game)
    assert happened(events, MeeplesDrawn)[0].tile == C3
    assert happened(events, CamelPlaced)[0].tile in PRIZES


@made_for(ANUN_NAK)
def test_anun_nak_stays_where_the_meeples_would_help_nobody_but_rivals():
    game = desert([F1, F2], {E3: "v"})
    events = turn(game)
    assert happened(events, CamelPlaced) == [CamelPlaced(BLUE, F3)]
    assert powers(events) == []


# Bids


def last_bid(blue):
    """The first to move wins 25 points, then nothing is left; the others have bid 8, 5 and 3."""
    game = game_at(
        {C3: "v", D3: "v"},
        players=4,
        places={D3: BEST, C3: LARGE_MARKET},
        palaces={D3: 2},
        blue=blue,
        asked=[Bidding(PINK, 0)],
        bid_order=[PINK, ORANGE, BLACK, BLUE],
    )
    play(game, Bid(8), Bid(5), Bid(3))
    return game


@made_for(KUMARBI)
def test_kumarbi_lowers_a_bid_that_is_worth_it_anyway():
    assert answer(last_bid(Seat(cards=[FAKIR], djinns=[KUMARBI]))) == Bid(12, fakirs=1)


@made_for(KUMARBI)
def test_no_fakir_is_paid_to_kumarbi_that_is_worth_more_than_it_saves():
    """With Al-Amin two Fakirs are the ninth good and count 10; one saves 4."""
    assert answer(last_bid(Seat(cards=[*EIGHT, FAKIR, FAKIR], djinns=[KUMARBI, AL_AMIN]))) == Bid(12)
