"""Kandicha (D13)."""

from collections import Counter

import pytest

from naqala.engine.actions import END_TURN, PASS, Invoke, Kill, Strike
from naqala.engine.components import (
    A1,
    A2,
    A3,
    ASSASSIN,
    B1,
    B2,
    B3,
    BUILDER,
    C1,
    C2,
    C3,
    CARD_KINDS,
    D1,
    D2,
    D3,
    E1,
    E2,
    ELDER,
    F1,
    F2,
    FAKIR,
    IVORY,
    JEWELS,
    MERCHANT,
    OASIS,
    SACRED_PLACE,
    SMALL_MARKET,
    VILLAGE,
    VIZIER,
)
from naqala.engine.djinns import BOAZ, ECHIDNA, ENKI, IBLIS, KANDICHA
from naqala.engine.events import (
    CamelPlaced,
    CardDrawn,
    DeckReshuffled,
    DjinnGoldEarned,
    HeldMeepleKilled,
    MeepleCaptured,
    MeeplesBagged,
    PricePaid,
    TileMeepleKilled,
)
from naqala.engine.setup import CARDS_IN_BOX
from tests.positions import BLUE, PINK, Seat, bag, game_at, hand, happened, meeples, options, play, sow

pytestmark = pytest.mark.rule("D13")


def on_the_hunt(tiles=None, places=None, djinns=(KANDICHA,), **more):
    """Blue has just collected two Assassins on D3, a market; they reach two tiles."""
    blue = more.pop("blue", Seat())
    blue.djinns = djinns
    game = game_at({C3: "a", D3: "a"} | (tiles or {}), places={D3: SMALL_MARKET} | (places or {}), blue=blue, **more)
    sow(game, "C3 D3a")
    return game


def all_but(*cards):
    """Every resource card of the box but these."""
    rest = Counter(dict(enumerate(CARDS_IN_BOX)))
    rest.subtract(cards)
    return [card for card in range(CARD_KINDS) for _ in range(rest[card])]


@pytest.mark.rule("V4")
def test_it_is_worth_6():
    assert game_at(blue=Seat(djinns=[KANDICHA])).scores()[BLUE].djinns == 6


@pytest.mark.rule("D1")
def test_its_power_has_no_price_and_is_never_invoked():
    game = on_the_hunt({D1: "vm", A1: "v", A2: "v"}, blue=Seat(elders=3, cards=[FAKIR] * 3))
    assert not options(game, Invoke)
    play(game, Kill(D1, VIZIER))
    assert list(game.options) == [END_TURN]


@pytest.mark.parametrize(("letter", "tribe"), [("v", VIZIER), ("e", ELDER)])
def test_a_vizier_or_elder_on_a_tile_goes_to_the_killer_instead_of_dying(letter, tribe):
    game = on_the_hunt({D1: letter})
    in_bag = bag(game)
    assert play(game, Kill(D1, tribe)) == [
        MeeplesBagged(BLUE, ASSASSIN, 2),
        TileMeepleKilled(BLUE, D1, tribe),
        MeepleCaptured(BLUE, KANDICHA, tribe),
        CamelPlaced(BLUE, D1),
    ]
    blue = game.state.players[BLUE]
    assert (blue.viziers, blue.elders) == ((1, 0) if tribe == VIZIER else (0, 1))
    assert bag(game) == in_bag + "aa"


@pytest.mark.parametrize(("tribe", "left"), [(VIZIER, (1, 2)), (ELDER, (2, 1))])
def test_a_vizier_or_elder_that_a_rival_holds_goes_to_the_killer(tribe, left):
    game = on_the_hunt(pink=Seat(viziers=2, elders=2))
    in_bag = bag(game)
    assert play(game, Strike(PINK, tribe)) == [
        MeeplesBagged(BLUE, ASSASSIN, 2),
        HeldMeepleKilled(BLUE, PINK, tribe),
        MeepleCaptured(BLUE, KANDICHA, tribe),
    ]
    blue, pink = game.state.players
    assert (pink.viziers, pink.elders) == left
    assert (blue.viziers, blue.elders) == (2 - left[0], 2 - left[1])
    assert bag(game) == in_bag + "aa"


def test_a_captured_elder_can_pay_for_a_power_in_the_same_turn():
    game = on_the_hunt({D1: "e"}, djinns=[KANDICHA, ENKI])
    assert not options(game, Invoke)
    play(game, Kill(D1, ELDER))
    assert options(game, Invoke) == [Invoke(ENKI)]


def test_for_a_merchant_the_top_card_of_the_deck_is_drawn_and_the_merchant_dies():
    game = on_the_hunt({D1: "m"}, discards=[JEWELS], pink=Seat(cards=all_but(IVORY, JEWELS)))
    merchants = bag(game).count("m")
    assert play(game, Kill(D1, MERCHANT)) == [
        MeeplesBagged(BLUE, ASSASSIN, 2),
        TileMeepleKilled(BLUE, D1, MERCHANT),
        CardDrawn(BLUE, IVORY),
        CamelPlaced(BLUE, D1),
    ]
    assert hand(game, BLUE) == [IVORY]
    assert bag(game).count("m") == merchants + 1


def test_for_a_merchant_no_card_is_taken_from_the_row():
    game = on_the_hunt({D1: "m"}, row=[IVORY, JEWELS])
    play(game, Kill(D1, MERCHANT), PASS)
    assert list(game.state.row) == [IVORY, JEWELS]
    assert len(hand(game, BLUE)) == 1


@pytest.mark.rule("N1", "N3")
def test_an_empty_deck_is_reshuffled_for_the_merchant():
    game = on_the_hunt({D1: "m"}, discards=[IVORY], other_cards=PINK)
    events = play(game, Kill(D1, MERCHANT))
    assert events[2:4] == [DeckReshuffled(), CardDrawn(BLUE, IVORY)]
    assert (game.state.deck, game.state.discards) == (0, 0)


@pytest.mark.rule("N1")
def test_with_no_card_left_the_merchant_brings_none_and_dies_anyway():
    game = on_the_hunt({D1: "m"}, other_cards=PINK)
    merchants = bag(game).count("m")
    assert not happened(play(game, Kill(D1, MERCHANT)), CardDrawn)
    assert (hand(game, BLUE), bag(game).count("m")) == ([], merchants + 1)


@pytest.mark.rule("A5")
def test_the_fakir_paid_for_reach_is_already_discarded_when_the_card_is_drawn():
    game = on_the_hunt({E1: "m"}, blue=Seat(cards=[FAKIR]), other_cards=PINK)
    events = play(game, Kill(E1, MERCHANT))
    assert happened(events, PricePaid) == [PricePaid(BLUE, elders=0, fakirs=1)]
    assert happened(events, CardDrawn) == [CardDrawn(BLUE, FAKIR)]


@pytest.mark.parametrize(
    ("villages", "gold"),
    [
        ([D1], 1),
        ([C2, D1], 2),
        ([C1, D2, E2], 3),
        ([C1, E1, C2, D2, E2], 5),
        ([B1, C1, E1, F1], 2),
    ],
)
def test_a_builder_pays_for_the_blue_tiles_around_its_own_tile(villages, gold):
    game = on_the_hunt({D1: "b"}, places=dict.fromkeys(villages, VILLAGE))
    builders = bag(game).count("b")
    assert play(game, Kill(D1, BUILDER)) == [
        MeeplesBagged(BLUE, ASSASSIN, 2),
        TileMeepleKilled(BLUE, D1, BUILDER),
        DjinnGoldEarned(BLUE, KANDICHA, gold),
        CamelPlaced(BLUE, D1),
    ]
    assert game.state.players[BLUE].gold == 50 + gold
    assert bag(game).count("b") == builders + 1


def test_a_builder_amid_nine_blue_tiles_pays_9():
    villages = dict.fromkeys([A1, B1, C1, A2, B2], VILLAGE)
    sacred_places = dict.fromkeys([C2, A3, B3, C3], SACRED_PLACE)
    game = game_at({D1: "a", D2: "a", B2: "b"}, places={**villages, **sacred_places}, blue=Seat(djinns=[KANDICHA]))
    sow(game, "D1 D2a")
    play(game, Kill(B2, BUILDER))
    assert game.state.players[BLUE].gold == 59


def test_a_builder_with_no_blue_tile_around_pays_nothing():
    game = on_the_hunt({D1: "b"}, places={B1: VILLAGE, F2: VILLAGE})
    play(game, Kill(D1, BUILDER))
    assert game.state.players[BLUE].gold == 50


@pytest.mark.rule("D7")
def test_echidna_does_not_double_the_gold_of_a_victim():
    game = on_the_hunt({D1: "b"}, {C2: VILLAGE, D1: VILLAGE}, [KANDICHA, ECHIDNA], blue=Seat(elders=2))
    assert not options(game, Invoke)
    assert happened(play(game, Kill(D1, BUILDER)), DjinnGoldEarned) == [DjinnGoldEarned(BLUE, KANDICHA, 2)]
    assert list(game.options) == [END_TURN]


def test_fakirs_add_reach_but_no_gold_for_a_victim():
    game = on_the_hunt({E1: "b"}, {D1: VILLAGE, E2: VILLAGE}, blue=Seat(cards=[FAKIR] * 3))
    events = play(game, Kill(E1, BUILDER))
    assert happened(events, PricePaid) == [PricePaid(BLUE, elders=0, fakirs=1)]
    assert game.state.players[BLUE].gold == 52
    assert list(game.options) == [END_TURN]


def test_an_assassin_brings_nothing():
    game = on_the_hunt({D1: "a"}, {C2: VILLAGE})
    assert play(game, Kill(D1, ASSASSIN)) == [
        MeeplesBagged(BLUE, ASSASSIN, 2),
        TileMeepleKilled(BLUE, D1, ASSASSIN),
        CamelPlaced(BLUE, D1),
    ]
    assert bag(game).count("a") == 18


@pytest.mark.rule("A7")
def test_a_tile_emptied_by_a_captured_victim_is_claimed():
    game = on_the_hunt({D1: "v"})
    play(game, Kill(D1, VIZIER))
    assert game.state.players[BLUE].owns == 1 << D3 | 1 << D1


@pytest.mark.rule("A7")
def test_a_tile_that_a_captured_victim_does_not_empty_is_not_claimed():
    game = on_the_hunt({D1: "ve"})
    assert not happened(play(game, Kill(D1, VIZIER)), CamelPlaced)
    assert meeples(game, D1) == "e"


@pytest.mark.rule("D5")
def test_boaz_protects_held_meeples_from_it():
    game = on_the_hunt({D1: "v"}, pink=Seat(viziers=1, elders=1, djinns=[BOAZ]))
    assert list(game.options) == [Kill(D1, VIZIER)]


@pytest.mark.parametrize("tribe", [VIZIER, ELDER])
def test_the_kandicha_of_the_victims_owner_changes_nothing(tribe):
    game = on_the_hunt(djinns=[], pink=Seat(viziers=1, elders=1, djinns=[KANDICHA]))
    in_bag = Counter(bag(game))
    assert play(game, Strike(PINK, tribe)) == [
        MeeplesBagged(BLUE, ASSASSIN, 2),
        HeldMeepleKilled(BLUE, PINK, tribe),
    ]
    assert Counter(bag(game)) == in_bag + Counter("aa" + "ve"[tribe])


def test_a_rival_with_kandicha_gains_nothing_when_others_kill():
    game = on_the_hunt({D1: "bm"}, {D1: VILLAGE}, [IBLIS], blue=Seat(elders=1), pink=Seat(djinns=[KANDICHA]))
    events = play(game, Invoke(IBLIS), Kill(D1, BUILDER), Kill(D1, MERCHANT))
    assert not happened(events, DjinnGoldEarned)
    assert not happened(events, CardDrawn)


def test_a_vizier_or_elder_collected_in_the_move_is_kept_as_usual():
    game = game_at({C3: "e", D3: "e"}, places={D3: OASIS}, blue=Seat(djinns=[KANDICHA]))
    assert not happened(sow(game, "C3 D3e"), MeepleCaptured)
    assert game.state.players[BLUE].elders == 2


@pytest.mark.rule("A5")
def test_the_final_tile_itself_may_hold_the_victim():
    game = game_at({C1: "a", D1: "abv"}, places={D1: VILLAGE, E2: VILLAGE}, blue=Seat(djinns=[KANDICHA]))
    sow(game, "C1 D1a")
    assert happened(play(game, Kill(D1, BUILDER)), DjinnGoldEarned) == [DjinnGoldEarned(BLUE, KANDICHA, 2)]
    assert meeples(game, D1) == "v"
