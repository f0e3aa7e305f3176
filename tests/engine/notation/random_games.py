"""Random games: their positions, and their lines with the random draws."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from hypothesis import strategies as st

from naqala.engine.actions import Action, Bid, EndTurn
from naqala.engine.colours import COLOURS
from naqala.engine.components import TRIBE_COUNT
from naqala.engine.errors import ImpossiblePosition
from naqala.engine.events import CardDrawn, CardRevealed, DjinnRevealed, DjinnsShown, Event, MeeplesDrawn
from naqala.engine.geometry import members
from naqala.engine.notation import Drawn, DrawnCard, DrawnDjinn, DrawnMeeple, LoggedAction, NotationError, TurnLine
from naqala.engine.pile import counts
from naqala.engine.state import State
from tests import games

colours = st.permutations(COLOURS).map(tuple)
deals = st.builds(
    lambda deal, players, seed, chosen: coloured(deal(players, seed), chosen),
    st.sampled_from(games.DEALS), st.integers(2, 4), st.integers(0, 10**6), colours,
)  # fmt: skip


def coloured(state: State, chosen: tuple[str, ...]) -> State:
    state.colours = chosen[: len(state.players)]
    return state


def error_of(read: Callable[..., object], *arguments: object) -> str:
    """Return the error message of a parser, or an empty string if it accepts the arguments."""
    try:
        read(*arguments)
    except (NotationError, ImpossiblePosition) as error:
        return str(error)
    return ""


def any_option(state: State, chance: random.Random) -> Action:
    """Return a random option; each kind of action is equally likely."""
    options = state.options()
    kind = chance.choice(sorted({type(option) for option in options}, key=repr))
    return chance.choice([option for option in options if type(option) is kind])


def positions(state: State, chance: random.Random) -> Iterator[State]:
    """Yield every position of a random game, including the last."""
    yield state
    while not state.over:
        state.play(any_option(state, chance))
        yield state


def lines(state: State, chance: random.Random) -> Iterator[TurnLine]:
    """Yield a whole random game, with a turn or a bid on each line."""
    actions: list[LoggedAction] = []
    while not state.over:
        seat, action = state.seat, any_option(state, chance)
        state.event_sink = []
        state.play(action)
        actions.append(LoggedAction(action, tuple(one for event in state.event_sink for one in draws_of(event))))
        if isinstance(action, Bid | EndTurn):
            yield TurnLine(seat, tuple(actions))
            actions = []


def draws_of(event: Event) -> list[Drawn]:
    match event:
        case CardDrawn() | CardRevealed():
            return [DrawnCard(event.card)]
        case DjinnRevealed():
            return [DrawnDjinn(event.djinn)]
        case DjinnsShown():
            return [DrawnDjinn(djinn) for djinn in members(event.djinns)]
        case MeeplesDrawn():
            return [DrawnMeeple(tribe) for tribe, n in enumerate(counts(event.meeples, TRIBE_COUNT)) for _ in range(n)]
    return []


def some_positions() -> list[State]:
    """Return at least one position for each kind of step that occurred in a few games, and their ends."""
    found: dict[str, State] = {}
    for seed in range(9):
        for state in positions(games.DEALS[seed > 0](2 + seed % 3, seed), random.Random(seed)):
            kinds = ">".join(type(step).__name__ for step in state.steps)
            found.setdefault(f"{kinds} {len(state.players)}", state.copy())
    return list(found.values())
