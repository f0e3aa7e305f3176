"""Two worlds that are the same to Blue and to those who look on, and yet differ: what is told there must not."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Final

from naqala.engine.actions import Action, Invoke
from naqala.engine.djinns import SIBITTIS, SLOAR
from naqala.engine.events import Event
from naqala.engine.geometry import bit
from naqala.engine.luck import Luck
from naqala.engine.notation.actions import action_text
from naqala.engine.notation.words import DJINN, TILE, TRIBE
from naqala.engine.pile import count as count_of
from naqala.engine.pile import one as one_card
from naqala.engine.state import State
from naqala.engine.steps.choosing import Keeping
from naqala.engine.things import GOODS, NOBODY
from naqala.engine.view import seen_by, view
from tests.laying import BLUE, PINK
from tests.table.overhearing import Ear, Guest
from tests.table.serving import Serving
from tests.table.truth import SECRETIVE, secretive

PLAYERS: Final = 3
LONGEST: Final = 45  # deeds
SEED: Final = 0x9E3779B97F4A7C15F39CC0605CEDC835
CHANGING: Final = re.compile(r'"(made|at)":[0-9.]+')


@dataclass(frozen=True)
class Twins:
    """Two positions with their seeds, and deeds that can be played in both."""

    one: tuple[str, int]
    other: tuple[str, int]
    script: list[str]


# How worlds differ


def deal() -> State:
    """One where only rivals hold the djinns that bring secrets."""
    wanted = sum([bit(djinn) for djinn in SECRETIVE])
    deals = (secretive(PLAYERS, seed) for seed in count())
    return next(state for state in deals if not state.players[BLUE].djinns & wanted)


def with_another_card(state: State) -> State:
    """Of Pink's cards one is exchanged with one of the pile. Next kinds, so that chance seldom brings another card."""
    other = state.copy()
    pink = other.players[PINK]
    good = next(nth for nth in range(GOODS - 1) if count_of(pink.hand, nth) and count_of(other.deck, nth + 1))
    pink.hand += one_card(good + 1) - one_card(good)
    other.deck += one_card(good) - one_card(good + 1)
    return other


def with_other_gold(state: State) -> State:
    other = state.copy()
    other.players[PINK].gold += 1000
    return other


def another_card() -> Twins:
    return twins(with_another_card(deal()), SEED, ())


def other_gold() -> Twins:
    return twins(with_other_gold(deal()), SEED, ())


def another_luck() -> Twins:
    """Cards that rivals draw are others."""
    return twins(deal(), SEED + 1, (SIBITTIS,))


def other_djinns() -> Twins:
    """Djinns that a rival looks at are others; the worlds part when one is chosen."""
    return twins(deal(), SEED + 1, (SLOAR,))


KINDS: Final[list[Callable[[], Twins]]] = [another_card, other_gold, another_luck, other_djinns]


def twins(other: State, seed: int, shunned: tuple[int, ...]) -> Twins:
    one = deal()
    one.luck, other.luck = Luck.seeded(SEED), Luck.seeded(seed)
    begun = (str(one), SEED), (str(other), seed)
    script: list[str] = []
    chance = random.Random(5)
    while len(script) < LONGEST and not one.over:
        for action in tempting(one, other, chance, shunned):
            here, there = played(one, action), played(other, action)
            if same_to_others(here, there):
                break
        else:
            break
        script.append(action_text(action))
        one, other = here[0], there[0]
    assert differ(one, other)
    return Twins(*begun, script)


def tempting(one: State, other: State, chance: random.Random, shunned: tuple[int, ...]) -> Iterator[Action]:
    """What can be done in both worlds; what brings secrets comes first."""
    common = [action for action in one.options() if action in other.options()]
    chance.shuffle(common)
    calls = [action for action in common if isinstance(action, Invoke)]
    secret = [call for call in calls if call.djinn in SECRETIVE and call.djinn not in shunned]
    yield from secret
    yield from [action for action in common if action not in secret and action not in calls]


def played(state: State, action: Action) -> tuple[State, list[Event]]:
    after = state.copy()
    events: list[Event] = []
    after.heard = events
    after.play(action)
    after.heard = None
    return after, events


def same_to_others(here: tuple[State, list[Event]], there: tuple[State, list[Event]]) -> bool:
    return all(
        view(here[0], seat) == view(there[0], seat)
        and [seen_by(event, seat) for event in here[1]] == [seen_by(event, seat) for event in there[1]]
        for seat in (BLUE, NOBODY)
    )


def differ(one: State, other: State) -> bool:
    """In something that rivals hold or look at."""
    steps = [state.steps[-1] if isinstance(state.steps[-1], Keeping) else None for state in (one, other)]
    holding = [[(player.hand, player.gold) for player in state.players] for state in (one, other)]
    return holding[0] != holding[1] or steps[0] != steps[1]


# What is told there


async def told(serving: Serving, world: tuple[str, int], script: list[str], dithers: Callable[[int], bool]) -> list[str]:
    """All that Blue, a spectator and a stranger hear in one of the worlds.

    Rivals who dither try other things first and take them back.
    """
    position, seed = world
    people = [Guest(serving, name, lambda: False) for name in ("Ann", "Bob", "Cid")]
    blue, stranger = people[0], Guest(serving, "", lambda: False)
    code = await blue.lay("person", "person", "person", position=position, seed=str(seed))
    for other in people[1:]:
        await other.join(code)
    await blue.begin(code)
    ears = []
    for seat, person in enumerate(people):
        person.seats = frozenset({seat})
        ears.append(await person.come(code))
    spectator = await Ear.listen(serving, code, [], frozenset())
    for nth, say in enumerate(script):
        await act(ears, say, nth, dithers)
        for ear in (ears[BLUE], spectator):
            await wonder(ear, say, nth)
    answers = [await guest.http.get(f"/api/tables/{code}{path}") for path in ("", "/record") for guest in (blue, stranger)]
    late = await Ear.listen(serving, code, [], frozenset())
    for ear in (*ears, spectator, late):
        await ear.close()
    for guest in (*people, stranger):
        await guest.close()
    heard = [*ears[BLUE].raw, *spectator.raw, *late.raw, *[answer.text for answer in answers]]
    return [CHANGING.sub("", text).replace(code, "CODE") for text in heard]


async def act(ears: list[Ear], say: str, nth: int, dithers: Callable[[int], bool]) -> None:
    for ear in ears:
        await ear.ask("sale")
    asked = next(ear for ear in ears if ear.offers)
    others = [offer["say"] for offer in asked.offers if not offer["commits"] and offer["say"] != say]
    if asked is not ears[BLUE] and others and dithers(nth):
        await asked.attempt(others[nth % len(others)])
        await asked.ask("undo", **asked.at())
    reply = await asked.attempt(say)
    assert reply["told"] == "done", reply


async def wonder(ear: Ear, say: str, nth: int) -> None:
    """One question after another, in turn or out of turn."""
    asked: list[tuple[str, dict[str, object]]] = [
        ("why", {"deed": say}),
        ("would", {"deeds": [say]}),
        ("outcomes", {}),
        ("why", {"deed": "bid:18"}),
        ("walk", {"start": TILE.names[nth % 30], "final": TILE.names[nth % 29], "tribe": TRIBE.names[nth % 5]}),
        ("payment", {"djinn": DJINN.names[nth % 22]}),
    ]
    what, said = asked[nth % len(asked)]
    await ear.ask(what, **said)
