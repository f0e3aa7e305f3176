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
from naqala.engine.notation.sentences import action_sentence
from naqala.engine.view import view
from tests import games
from tests.engine.notation.random_games import any_option
from tests.positions import BLUE, PINK, Seat, game_at, sow


def sentence(action: Action, game: Game) -> str:
    return action_sentence(action, view(game.state, BLUE))


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Bid(5), "bid 5"),
        (Bid(12, fakirs=2), "bid 12 with 2 Fakirs"),
        (PickUp(C3), "pick up 2 Merchants and a Builder on C3"),
        (Drop(D3, MERCHANT), "drop a Merchant on D3"),
        (Kill(D3, ELDER), "kill an Elder on D3"),
        (Strike(PINK, VIZIER), "kill a Vizier of Pink"),
        (Choose(D3), "choose D3"),
        (Buy(0), "take Silk"),
        (Buy(1), "take Fakir"),
        (Sell.of(SILK, FISH), "sell Silk and Fish for 3 gold"),
        (Summon(BAAL), "summon Ba'al for 2 Elders"),
        (Summon(BAAL, fakirs=1), "summon Ba'al for an Elder and a Fakir"),
        (Invoke(HAGIS), "use Hagis for an Elder"),
        (Invoke(HAGIS, fakirs=1), "use Hagis for a Fakir"),
        (Keep(AL_AMIN), "keep Al-Amin"),
        (END_TURN, "end the turn"),
        (NO_MOVE, "declare that no meeples can be moved"),
    ],
)
def test_an_action_is_described_in_full(action: Action, words: str):
    assert sentence(action, game_at({C3: "mmb", D3: "m"}, row=[SILK, FAKIR])) == words


def test_builder_options_show_the_gold_for_each_number_of_fakirs():
    game = game_at({C3: "b", D3: "b"}, places={D3: VILLAGE}, blue=Seat(cards=[FAKIR, FAKIR]))
    sow(game, "C3 D3b")
    assert [sentence(option, game) for option in game.options] == [
        "build with no Fakirs: 8 gold",
        "build with a Fakir: 12 gold",
        "build with 2 Fakirs: 16 gold",
    ]


def test_passing_is_described_as_killing_nobody_or_as_pass():
    hunting = game_at({C3: "a", D3: "a", A5: "v"}, places={D3: OASIS}, blue=Seat(cards=[SILK] * 4))
    sow(hunting, "C3 D3a")
    trading = game_at({C3: "v", D3: "v"}, places={D3: SMALL_MARKET}, row=[SILK])
    sow(trading, "C3 D3v")
    assert (PASS in hunting.options, sentence(PASS, hunting)) == (True, "kill nobody")
    assert (PASS in trading.options, sentence(PASS, trading)) == (True, "pass")


def test_going_on_is_described_by_the_prompt_of_the_step():
    game = game_at({C3: "v", D3: "v"}, places={D3: OASIS}, blue=Seat(cards=[FAKIR], djinns=[SLOAR]))
    sow(game, "C3 D3v")
    assert GO_ON in game.options
    assert sentence(GO_ON, game) == game.state.steps[-1].prompt() != ""


@pytest.mark.parametrize("seed", range(3))
def test_in_a_game_no_two_options_have_the_same_sentence_except_equal_cards(seed: int):
    state = games.rich(2 + seed, seed)
    chance = random.Random(seed)
    while not state.over:
        seen = view(state, state.seat)
        sentences = [action_sentence(option, seen) for option in state.options() if not isinstance(option, Buy)]
        assert len(set(sentences)) == len(sentences)
        state.play(any_option(state, chance))


@pytest.mark.parametrize("seed", range(3))
def test_in_a_game_builders_and_sales_bring_the_gold_of_their_sentences(seed: int):
    state = games.rich(2 + seed, seed)
    chance = random.Random(seed)
    checked = 0
    while not state.over:
        option = any_option(state, chance)
        words = action_sentence(option, view(state, state.seat))
        state.event_sink = []
        state.play(option)
        if isinstance(option, Build | Sell):
            gold = [event.gold for event in state.event_sink if isinstance(event, BuildersEarned | SuitSold)]
            assert words.endswith(f" {gold[0]} gold")
            checked += 1
    assert checked > 10
