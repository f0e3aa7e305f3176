"""Games to record, and a normalized form to compare records."""

from __future__ import annotations

import functools
import random
import re
from collections.abc import Callable

from hypothesis import strategies as st

from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.notation import parse_position, position_text
from naqala.engine.steps import Step
from tests import games
from tests.engine.notation.random_games import any_option


def seeded(players: int, seed: int) -> Game:
    return Game.new(players, seed)


def with_open_hands(players: int, seed: int) -> Game:
    return Game.new(players, seed, hands_open=True)


def from_position(players: int, seed: int) -> Game:
    return Game.at(games.plain(players, seed))


def rich(players: int, seed: int) -> Game:
    return Game.at(games.rich(players, seed))


STARTS: list[Callable[[int, int], Game]] = [seeded, with_open_hands, from_position, rich]
random_starts = st.builds(
    lambda begin, players, seed: begin(players, seed),
    st.sampled_from(STARTS), st.integers(2, 4), st.integers(0, 10**6),
)  # fmt: skip


def play_on(game: Game, seed: int, actions: int = 10**6) -> Game:
    """Play this many random actions, or to the end."""
    chance = random.Random(seed)
    for _ in range(actions):
        if game.over:
            break
        game.play(any_option(game.state, chance))
    return game


def game_at_step(kind: type[Step]) -> Game:
    """Return a game whose next decision is of this kind of step."""
    for seed in range(100):
        game = rich(2 + seed % 3, seed)
        chance = random.Random(seed)
        while not game.over:
            if isinstance(game.state.steps[-1], kind) and len(game.log) > 20:
                return game
            game.play(any_option(game.state, chance))
    raise AssertionError(kind)


def normalized(text: str) -> list[str]:
    """Return the content of a record, independent of whitespace, capitals and meaningless orders."""
    lines = [" ".join(line.split()) for line in re.split("\r\n|\r|\n", text) if line.strip(" \t")]
    tags = [line for line in lines if line.startswith("[")]
    body = [suits_in_order(chance_in_order(line.lower())) for line in lines[len(tags) :]]
    return [*sorted(start_in_order(tag) for tag in tags if not tag.startswith("[Engine ")), *body]


def start_in_order(tag: str) -> str:
    if not tag.startswith('[Start "'):
        return tag
    return position_text(parse_position(tag[8:-2], Luck.seeded(0)))


def suits_in_order(line: str) -> str:
    return re.sub(r"sell:(\S+)", lambda sale: "sell:" + "+".join(sorted(sale[1].split("+"))), line)


def chance_in_order(line: str) -> str:
    """Sort the draws in braces, except those of the rows, which are filled after `end`."""

    def in_order(braces: re.Match[str]) -> str:
        words = braces[1].split()
        if all(set(word) <= set("vemba") for word in words):
            words = ["".join(sorted("".join(words)))]
        return "{" + " ".join(sorted(words)) + "}"

    return re.sub(r"(?<!end )\{([^}]*)\}", in_order, line)


@functools.cache
def records() -> list[str]:
    """Return finished, saved and unfinished records of two to four players."""
    finished = [play_on(begin(players, players), players) for begin in (seeded, rich) for players in (2, 3, 4)]
    unfinished = [play_on(begin(players, players), 9, 60) for begin in (with_open_hands, rich) for players in (2, 4)]
    return [game.saved() for game in finished + unfinished] + [unfinished[0].record({"Event": "a test"})]
