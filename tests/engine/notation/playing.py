"""Games at random: their positions, and their lines with what chance answered."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from hypothesis import strategies as st

from naqala.engine.actions import Action, Bid, EndTurn
from naqala.engine.errors import Impossible
from naqala.engine.events import CardDrawn, CardLaid, DjinnLaid, DjinnsShown, Event, MeeplesCame
from naqala.engine.geometry import members
from naqala.engine.notation import Deed, Drawn, DrawnCard, DrawnDjinn, DrawnMeeple, Line, NotationError
from naqala.engine.pile import counts
from naqala.engine.state import State
from naqala.engine.things import TRIBES
from tests import games

deals = st.builds(
    lambda deal, players, seed: deal(players, seed),
    st.sampled_from(games.DEALS), st.integers(2, 4), st.integers(0, 10**6),
)  # fmt: skip


def refusal(read: Callable[..., object], *said: object) -> str:
    """Why this cannot be read; nothing if it can."""
    try:
        read(*said)
    except (NotationError, Impossible) as error:
        return str(error)
    return ""


def any_option(state: State, chance: random.Random) -> Action:
    """Each kind of action as likely as the others."""
    options = state.options()
    kind = chance.choice(sorted({type(option) for option in options}, key=repr))
    return chance.choice([option for option in options if type(option) is kind])


def positions(state: State, chance: random.Random) -> Iterator[State]:
    """Every position of a game, the last one too."""
    yield state
    while not state.over:
        state.play(any_option(state, chance))
        yield state


def lines(state: State, chance: random.Random) -> Iterator[Line]:
    """The whole game, a turn or a bid on each line."""
    deeds: list[Deed] = []
    while not state.over:
        seat, action = state.seat, any_option(state, chance)
        state.heard = []
        state.play(action)
        deeds.append(Deed(action, tuple(one for event in state.heard for one in drawn(event))))
        if isinstance(action, Bid | EndTurn):
            yield Line(seat, tuple(deeds))
            deeds = []


def drawn(event: Event) -> list[Drawn]:
    match event:
        case CardDrawn() | CardLaid():
            return [DrawnCard(event.card)]
        case DjinnLaid():
            return [DrawnDjinn(event.djinn)]
        case DjinnsShown():
            return [DrawnDjinn(djinn) for djinn in members(event.djinns)]
        case MeeplesCame():
            return [DrawnMeeple(tribe) for tribe, n in enumerate(counts(event.meeples, TRIBES)) for _ in range(n)]
    return []


def some_positions() -> list[State]:
    """At least one for each question that was ever asked in a few games, and the ends of these."""
    found: dict[str, State] = {}
    for seed in range(9):
        for state in positions(games.DEALS[seed > 0](2 + seed % 3, seed), random.Random(seed)):
            kinds = ">".join(type(step).__name__ for step in state.steps)
            found.setdefault(f"{kinds} {len(state.players)}", state.copy())
    return list(found.values())
