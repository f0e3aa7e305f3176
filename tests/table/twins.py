"""Two worlds that are the same to Blue and to those who look on, and yet differ: what is told there must not."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from naqala.engine.actions import Action, Invoke
from naqala.engine.djinns import SIBITTIS, SLOAR
from naqala.engine.events import Event
from naqala.engine.luck import Luck
from naqala.engine.notation.actions import action_text
from naqala.engine.notation.words import DJINN, TILE, TRIBE
from naqala.engine.pile import count
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
LONGEST: Final = 36  # deeds
SEED: Final = 0x9E3779B97F4A7C15F39CC0605CEDC835
CHANGING: Final = re.compile(r'"(made|at|spectators)":[0-9.]+')


@dataclass(frozen=True)
class Twins:
    """Two positions with their seeds, and deeds that can be played in both."""

    one: tuple[str, int]
    other: tuple[str, int]
    script: list[str]


# How worlds differ


def deal() -> State:
    return secretive(PLAYERS, 1)


def with_another_card(state: State) -> State:
    """Of Pink's cards one is exchanged with one of the pile. Next kinds, so that chance seldom brings another card."""
    other = state.copy()
    pink = other.players[PINK]
    good = next(nth for nth in range(GOODS - 1) if count(pink.hand, nth) and count(other.deck, nth + 1))
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


@dataclass
class Evening:
    """One of the worlds as a table: Blue, rivals, and somebody who looks on."""

    serving: Serving
    code: str
    people: list[Guest]
    ears: list[Ear]  # by seat
    spectator: Ear
    passers_by: list[Ear]

    @staticmethod
    async def begin(serving: Serving, world: tuple[str, int]) -> Evening:
        position, seed = world
        people = [Guest(serving, name, lambda: False) for name in ("Ann", "Bob", "Cid")]
        code = await people[BLUE].lay("person", "person", "person", position=position, seed=str(seed))
        for other in people[1:]:
            await other.join(code)
        await people[BLUE].begin(code)
        ears = []
        for seat, person in enumerate(people):
            person.seats = frozenset({seat})
            ears.append(await person.come(code))
        return Evening(serving, code, people, ears, await Ear.listen(serving, code, [], frozenset()), [])

    async def look_in(self) -> None:
        """Somebody comes by, sees what there is to see, and goes."""
        ear = await Ear.listen(self.serving, self.code, [], frozenset())
        self.passers_by.append(ear)
        await ear.close()

    async def wonder(self, say: str, nth: int) -> None:
        for ear in (self.ears[BLUE], self.spectator):
            await wonder(ear, say, nth)

    async def asked(self) -> Ear:
        for ear in self.ears:
            await ear.ask("sale")
        return next(ear for ear in self.ears if ear.offers)

    async def heard(self) -> list[str]:
        """By Blue, by those who look on, and what Blue and a stranger are answered."""
        stranger = Guest(self.serving, "", lambda: False)
        paths = (f"/api/tables/{self.code}", f"/api/tables/{self.code}/record", "/api/me/tables")
        answers = [await guest.http.get(path) for path in paths for guest in (self.people[BLUE], stranger)]
        ears = (self.ears[BLUE], self.spectator, *self.passers_by)
        texts = [*[text for ear in ears for text in ear.raw], *[answer.text for answer in answers]]
        for ear in (*self.ears, self.spectator):
            await ear.close()
        for guest in (*self.people, stranger):
            await guest.close()
        return in_order([CHANGING.sub("", text).replace(self.code, "CODE") for text in texts])


def in_order(texts: list[str]) -> list[str]:
    """Who is here is told from time to time, and so often as it happens: each of that once, at the end."""
    tables = {text for text in texts if text.startswith('{"told":"table"')}
    return [*[text for text in texts if text not in tables], *sorted(tables)]


async def told(
    serving: Serving, world: tuple[str, int], script: list[str], dithers: Callable[[int], bool]
) -> list[str]:
    """All that Blue, spectators and a stranger hear in one of the worlds.

    Rivals who dither try something else first, while the others wonder, and take it back.
    """
    evening = await Evening.begin(serving, world)
    for nth, say in enumerate(script):
        asked = await evening.asked()
        tried = None if asked.seat == BLUE else another(asked, say, nth)
        if tried and dithers(nth):
            await asked.attempt(tried)
        await evening.wonder(say, nth)
        if nth % 8 == 0:
            await evening.look_in()
        if tried and dithers(nth):
            await asked.ask("undo", **asked.at())
        reply = await asked.attempt(say)
        assert reply["told"] == "done", reply
        await evening.wonder(say, nth + 1)
    return await evening.heard()


def another(asked: Ear, say: str, nth: int) -> str | None:
    """Something that could be tried instead."""
    others = [str(offer["say"]) for offer in asked.offers if not offer["commits"] and offer["say"] != say]
    return others[nth % len(others)] if others else None


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
