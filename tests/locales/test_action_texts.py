"""The sentences that describe options to the deciding player."""

from __future__ import annotations

import random

import pytest

from naqala.engine.actions import (
    END_TURN,
    GO_ON,
    NO_MOVE,
    PASS,
    Action,
    Bid,
    Build,
    Buy,
    Choose,
    Drop,
    Invoke,
    Keep,
    Kill,
    PickUp,
    Sell,
    Strike,
    Summon,
)
from naqala.engine.components import (
    A5,
    C3,
    D3,
    ELDER,
    FAKIR,
    FISH,
    MERCHANT,
    OASIS,
    SILK,
    SMALL_MARKET,
    VILLAGE,
    VIZIER,
)
from naqala.engine.djinns import AL_AMIN, BAAL, HAGIS, SLOAR
from naqala.engine.events import BuildersEarned, SuitSold
from naqala.engine.game import Game
from naqala.engine.view import view
from naqala.locales.action_texts import action_phrase
from tests import games
from tests.engine.notation.random_games import any_option
from tests.positions import BLUE, PINK, Seat, game_at, sow


def sentence(action: Action, game: Game) -> str:
    return str(action_phrase(action, view(game.state, BLUE)))


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Bid(5), "Bid 5"),
        (Bid(12, fakirs=2), "Bid 12 with 2 Fakirs"),
        (PickUp(C3), "Pick up 2 Merchants and a Builder on C3"),
        (Drop(D3, MERCHANT), "Drop a Merchant on D3"),
        (Kill(D3, ELDER), "Kill an Elder on D3"),
        (Strike(PINK, VIZIER), "Kill a Vizier of Pink"),
        (Choose(D3), "Choose D3"),
        (Buy(0), "Take Silk"),
        (Buy(1), "Take a Fakir"),
        (Sell.of(SILK, FISH), "Sell Silk and Fish for 3 gold"),
        (Summon(BAAL), "Summon Ba'al for 2 Elders"),
        (Summon(BAAL, fakirs=1), "Summon Ba'al for an Elder and a Fakir"),
        (Invoke(HAGIS), "Use Hagis for an Elder"),
        (Invoke(HAGIS, fakirs=1), "Use Hagis for a Fakir"),
        (Keep(AL_AMIN), "Keep Al-Amin"),
        (END_TURN, "End the turn"),
        (NO_MOVE, "Declare that no meeples can be moved"),
    ],
)
def test_an_action_is_described_in_full(action: Action, words: str):
    assert sentence(action, game_at({C3: "mmb", D3: "m"}, row=[SILK, FAKIR])) == words


def test_builder_options_show_the_gold_for_each_number_of_fakirs():
    game = game_at({C3: "b", D3: "b"}, places={D3: VILLAGE}, blue=Seat(cards=[FAKIR, FAKIR]))
    sow(game, "C3 D3b")
    assert [sentence(option, game) for option in game.options] == [
        "Build with no Fakirs: 8 gold",
        "Build with a Fakir: 12 gold",
        "Build with 2 Fakirs: 16 gold",
    ]


def test_passing_is_described_as_killing_nobody_or_as_pass():
    hunting = game_at({C3: "a", D3: "a", A5: "v"}, places={D3: OASIS}, blue=Seat(cards=[SILK] * 4))
    sow(hunting, "C3 D3a")
    trading = game_at({C3: "v", D3: "v"}, places={D3: SMALL_MARKET}, row=[SILK])
    sow(trading, "C3 D3v")
    assert (PASS in hunting.options, sentence(PASS, hunting)) == (True, "Kill nobody")
    assert (PASS in trading.options, sentence(PASS, trading)) == (True, "Pass")


def test_going_on_is_described_by_what_happens_next():
    game = game_at({C3: "v", D3: "v"}, places={D3: OASIS}, blue=Seat(cards=[FAKIR], djinns=[SLOAR]))
    sow(game, "C3 D3v")
    assert GO_ON in game.options
    assert sentence(GO_ON, game) == "Keep the collected meeples"


@pytest.mark.parametrize("seed", range(3))
def test_in_a_game_no_two_options_have_the_same_sentence_except_equal_cards(seed: int):
    state = games.rich(2 + seed, seed)
    chance = random.Random(seed)
    while not state.over:
        seen = view(state, state.seat)
        sentences = [str(action_phrase(option, seen)) for option in state.options() if not isinstance(option, Buy)]
        assert len(set(sentences)) == len(sentences)
        state.play(any_option(state, chance))


@pytest.mark.parametrize("seed", range(3))
def test_in_a_game_builders_and_sales_bring_the_gold_of_their_sentences(seed: int):
    state = games.rich(2 + seed, seed)
    chance = random.Random(seed)
    checked = 0
    while not state.over:
        option = any_option(state, chance)
        words = str(action_phrase(option, view(state, state.seat)))
        state.event_sink = []
        state.play(option)
        if isinstance(option, Build | Sell):
            gold = [event.gold for event in state.event_sink if isinstance(event, BuildersEarned | SuitSold)]
            assert words.endswith(f" {gold[0]} gold")
            checked += 1
    assert checked > 10
