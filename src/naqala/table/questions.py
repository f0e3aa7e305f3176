"""Questions that change nothing, answered from what the one who asks may know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from naqala.engine.actions import Action, Drop, Invoke, PickUp, Sell, Summon
from naqala.engine.board import Board
from naqala.engine.errors import NaqalaError
from naqala.engine.geometry import HEAD, population
from naqala.engine.notation.actions import action_text, parse_action
from naqala.engine.notation.words import DJINN, TILE, TRIBE
from naqala.engine.refusals import refusal
from naqala.engine.sowing import Outcome, Walk, outcomes, outcomes_onward, walks, walks_onward
from naqala.engine.steps.moving import Sowing
from naqala.engine.steps.sale import best_sale
from naqala.engine.things import NOBODY, NOWHERE, SUIT
from naqala.table import telling
from naqala.table.drafts import Draft, Preview, previewed
from naqala.table.refusal import Refusal
from naqala.table.wire import said, told
from naqala.table.wire.offers import brings
from naqala.table.wire.words import Tribe

if TYPE_CHECKING:
    from naqala.table.table import Table


def answer(table: Table, seat: int, question: said.Question) -> str:
    """As a message, to a seat or, with NOBODY, to a spectator."""
    to = question.to
    if isinstance(question, said.AskWhy):
        return telling.written({"told": "why", "to": to, "why": why(table, seat, read(question.deed))})
    if isinstance(question, said.AskWould):
        return would(table, seat, [read(deed) for deed in question.deeds], to)
    if isinstance(question, said.AskOutcomes):
        found = [outcome_told(one) for one in wanted(ground(table, seat), question)]
        return telling.written({"told": "outcomes", "to": to, "outcomes": found})
    if isinstance(question, said.AskWalk):
        return telling.written({"told": "walk", "to": to, "says": walk(ground(table, seat), question)})
    if isinstance(question, said.AskSale):
        return telling.written({"told": "sale", "to": to, "sale": sale(table, seat)})
    return telling.written({"told": "payment", "to": to, "payment": payment(table.own_draft(seat), question.djinn)})


def read(notation: str) -> Action:
    try:
        return parse_action(notation)
    except NaqalaError as error:
        raise Refusal("malformed", str(error)) from None


def why(table: Table, seat: int, action: Action) -> told.Why:
    """Of what somebody else is asked only that can be said: reasons speak of gold and cards."""
    try:
        draft = table.own_draft(seat)
    except Refusal as refused:
        return {"possible": False, "words": refused.words, "rule": refused.rule}
    if action in draft.options():
        return {"possible": True, "words": "This is possible.", "rule": None}
    reason = refusal(draft.state, action)
    return {"possible": False, "words": reason.reason, "rule": reason.rule}


def would(table: Table, seat: int, actions: list[Action], to: int | None) -> str:
    trial = table.own_draft(seat).tried_with(actions)
    total = summed(trial.previews)
    scene = "null" if trial.commits else telling.own_scene(trial.draft, table.shared_sight())
    would = telling.with_scene({"brings": brings(total)}, scene)
    return f'{telling.written({"told": "would", "to": to})[:-1]},"would":{would}}}'


def summed(previews: list[Preview]) -> Preview:
    """What several deeds do, one after another."""
    last = previews[-1]
    return replace(
        last,
        events=[event for preview in previews for event in preview.events],
        gold=sum(preview.gold for preview in previews),
        points=sum(preview.points for preview in previews),
    )


# Walks


@dataclass(frozen=True)
class Ground:
    """The board of whoever asks, and in the middle of a walk how far it has come."""

    board: Board
    sowing: Sowing | None
    start: int

    def outcomes(self) -> list[Outcome]:
        if self.sowing is None:
            return outcomes(self.board)
        return outcomes_onward(self.board, self.start, self.sowing.way, self.sowing.hand)

    def walks(self, outcome: Outcome) -> Iterator[Walk]:
        if self.sowing is None:
            return walks(self.board, outcome)
        return walks_onward(self.board, self.sowing.way, self.sowing.hand, outcome)


def ground(table: Table, seat: int) -> Ground:
    """With the own draft; all others see what is played."""
    game = table.running
    draft = table.draft if game.seat == seat else None
    state, actions = (draft.state, draft.actions) if draft else (game.state, [])
    step = None if state.over else state.steps[-1]
    if not isinstance(step, Sowing):
        return Ground(state.board, None, NOWHERE)
    lifted = [action.tile for action in [*game.log, *actions] if isinstance(action, PickUp)]
    return Ground(state.board, step, lifted[-1] if lifted else HEAD[step.way])


def wanted(ground: Ground, question: said.AskOutcomes) -> list[Outcome]:
    return [
        outcome
        for outcome in ground.outcomes()
        if question.start in (None, TILE.say(outcome.start))
        and question.final in (None, TILE.say(outcome.final))
        and question.tribe in (None, TRIBE.say(outcome.tribe))
    ]


def outcome_told(outcome: Outcome) -> told.OutcomeTold:
    return {
        "start": TILE.say(outcome.start),
        "final": TILE.say(outcome.final),
        "tribe": cast("Tribe", TRIBE.say(outcome.tribe)),
        "taken": outcome.taken,
        "empties": outcome.empties,
    }


def walk(ground: Ground, question: said.AskWalk) -> list[str]:
    """The deeds of a walk that comes to this; of several outcomes one that empties the tile, else takes the most."""
    wish = said.AskOutcomes(say="outcomes", start=question.start, final=question.final, tribe=question.tribe)
    found = [
        outcome
        for outcome in wanted(ground, wish)
        if question.taken in (None, outcome.taken) and question.empties in (None, outcome.empties)
    ]
    if not found:
        raise Refusal("not-possible", f"No walk from {question.start} ends like this on {question.final}.", "M5")
    best = max(found, key=lambda outcome: (outcome.empties, outcome.taken))
    drops = [action_text(Drop(tile, tribe)) for tile, tribe in next(ground.walks(best))]
    return drops if ground.sowing else [action_text(PickUp(best.start)), *drops]


# Cards


def sale(table: Table, seat: int) -> told.Sale:
    """Of the own hand."""
    if seat == NOBODY:
        raise Refusal("not-seated", "Only those who play have goods to sell.")
    game = table.running
    state = table.draft.state if table.draft and game.seat == seat else game.state
    suits = best_sale(state.players[seat].hand)
    return {
        "says": [action_text(Sell(suit)) for suit in suits],
        "gold": sum(SUIT[population(suit)] for suit in suits),
    }


def payment(draft: Draft, djinn: str) -> told.Payment:
    """The option about this djinn that costs the fewest points; of equals the one with fewer Fakirs."""
    if not DJINN.known(djinn):
        raise Refusal("malformed", f"There is no djinn {djinn!r}.")
    number = DJINN.read(djinn)
    ways = [o for o in draft.options() if isinstance(o, Summon | Invoke) and o.djinn == number]
    if not ways:
        return {"say": None}
    best = max(ways, key=lambda way: (previewed(draft.state, way).points, -way.fakirs))
    return {"say": action_text(best)}
