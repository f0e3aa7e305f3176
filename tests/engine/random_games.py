"""Whole games of players who do anything they may."""

from __future__ import annotations

import random
from collections.abc import Iterator

from naqala.engine.events import Event
from naqala.engine.game import Game
from naqala.engine.geometry import members
from naqala.engine.luck import Luck
from naqala.engine.pile import one
from naqala.engine.setup import deal
from naqala.engine.things import ELDER, FAKIR
from tests.engine.follower import told


def rich_deal(players: int, seed: int, djinns: int) -> Game:
    """A fresh deal, but everybody has so many djinns, four Elders, three Fakirs and six goods already."""
    dealer = random.Random(seed)
    state = deal(players, Luck.seeded(seed))
    for player in state.players:
        for djinn in dealer.sample(members(state.djinn_deck), djinns):
            state.djinn_deck &= ~(1 << djinn)
            player.djinns |= 1 << djinn
            state.summoned |= 1 << djinn
        for _ in range(4):
            state.board.remove(dealer.choice(members(state.board.standing[ELDER])), ELDER, 1)
            player.elders += 1
        goods = [card for card in told(state.deck).elements() if card != FAKIR]
        for card in [FAKIR] * 3 + dealer.sample(goods, 6):
            state.deck -= one(card)
            player.hand += one(card)
    return Game.at(state)


def at_random(game: Game, seed: int) -> Iterator[list[Event]]:
    """Play to the end, each kind of action as likely as the others; after each action its events."""
    chance = random.Random(seed)
    while not game.over:
        kind = chance.choice(sorted({type(option) for option in game.options}, key=repr))
        yield game.play(chance.choice([option for option in game.options if type(option) is kind]))
