"""Answers to queries, which change nothing and reveal only what the player may know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, cast

from naqala.engine.actions import BUYS, Action, Drop, Invoke, PickUp, Sell, Summon
from naqala.engine.board import Board
from naqala.engine.components import CARDS_IN_ROW, LARGE_MARKET_REACH, NOBODY, NOWHERE, SUIT_VALUES
from naqala.engine.errors import IllegalAction
from naqala.engine.geometry import HEAD, population
from naqala.engine.illegal_actions import explain_illegal
from naqala.engine.notation.action_codec import action_text
from naqala.engine.notation.vocabulary import DJINN, TILE, TRIBE
from naqala.engine.phrase import Phrase
from naqala.engine.sowing import Outcome, Walk, outcomes, outcomes_onward, walks, walks_onward
from naqala.engine.state import State
from naqala.engine.steps.moving import Sowing
from naqala.engine.steps.places import Trading
from naqala.engine.steps.sale import best_sale
from naqala.server.api_error import ApiError, quoted
from naqala.server.drafts import Draft, Preview, preview_action
from naqala.server.messages import answers, incoming
from naqala.server.messages.event_json import event_json
from naqala.server.messages.json_types import Tribe
from naqala.server.messages.option_info import effect_info
from naqala.server.messages.phrase_json import phrase_json
from naqala.server.messages.snapshots import draft_snapshot
from naqala.server.move_gains import MoveGain, move_gains, visible_world
from naqala.server.tables.action_parsing import parse_client_action, parse_client_actions
from naqala.server.tables.drafting import own_draft
from naqala.server.tables.session import TableSession

# The last cards of the row. Players ask about them, but no market sells them, so the engine has no such actions.
NEVER_FOR_SALE: Final = [f"buy:{slot + 1}" for slot in range(LARGE_MARKET_REACH, CARDS_IN_ROW)]


def answer_query(session: TableSession, seat: int, query: incoming.Query) -> answers.Answer:
    """`seat` is NOBODY for a spectator."""
    if isinstance(query, incoming.AskWhy):
        return {"type": "why", "id": query.id, "why": explain(session, seat, query.action)}
    if isinstance(query, incoming.AskPreview):
        preview = preview_actions(session, seat, parse_client_actions(query.actions, session.colours))
        return {"type": "preview", "id": query.id, "preview": preview}
    if isinstance(query, incoming.AskOutcomes):
        found = [outcome_info(outcome) for outcome in matching_outcomes(sowing_context(session, seat), query)]
        return {"type": "outcomes", "id": query.id, "outcomes": found}
    if isinstance(query, incoming.AskWalk):
        return {"type": "walk", "id": query.id, "actions": find_walk(sowing_context(session, seat), query)}
    if isinstance(query, incoming.AskGains):
        return {"type": "gains", "id": query.id, "gains": gains_of_moves(session, seat, query.start)}
    if isinstance(query, incoming.AskSale):
        return {"type": "sale", "id": query.id, "sale": best_sale_info(session, seat)}
    return {"type": "payment", "id": query.id, "payment": cheapest_payment(own_draft(session, seat), query.djinn)}


def explain(session: TableSession, seat: int, notation: str) -> answers.Explanation:
    """On another player's turn, tells only whose turn it is: a reason could reveal gold and cards."""
    action = None if notation in NEVER_FOR_SALE else parse_client_action(notation, session.colours)
    try:
        draft = own_draft(session, seat)
    except ApiError as error:
        return refusal_info(error)
    if action is None:
        return refusal_info(ApiError.from_illegal_action(never_for_sale(draft.state)))
    if action in draft.options():
        possible = Phrase("server-action-possible")
        text = phrase_json(possible)
        return {"possible": True, "code": None, "message": str(possible), "text": text, "rule": None}
    return refusal_info(ApiError.from_illegal_action(explain_illegal(draft.state, action)))


def never_for_sale(state: State) -> IllegalAction:
    step = state.steps[-1]
    if not isinstance(step, Trading):
        return explain_illegal(state, BUYS[-1])
    return IllegalAction("illegal-not-for-sale", step.rule(), n=int(step.first))


def refusal_info(error: ApiError) -> answers.Explanation:
    text = phrase_json(error.phrase)
    return {"possible": False, "code": error.code, "message": error.message, "text": text, "rule": error.rule}


def preview_actions(session: TableSession, seat: int, actions: list[Action]) -> answers.PreviewInfo:
    trial = own_draft(session, seat).with_actions(actions)
    after = None if trial.commits else draft_snapshot(trial.draft, session.public_view())
    return {"effect": effect_info(combine(trial.previews), session.colours), "snapshot": after}


def combine(previews: list[Preview]) -> Preview:
    """The effect of several actions, one after another."""
    return replace(
        previews[-1],
        events=[event for preview in previews for event in preview.events],
        gold=sum(preview.gold for preview in previews),
        points=sum(preview.points for preview in previews),
    )


# Sowing


@dataclass(frozen=True)
class SowingContext:
    """The board that the player sees and, while sowing, how far they have come."""

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


def sowing_context(session: TableSession, seat: int) -> SowingContext:
    """Includes the player's own draft; others see played actions only."""
    game = session.started_game
    draft = session.draft if game.seat == seat else None
    state, actions = (draft.state, draft.actions) if draft else (game.state, [])
    step = None if state.over else state.steps[-1]
    if not isinstance(step, Sowing):
        return SowingContext(state.board, None, NOWHERE)
    picked_up = [action.tile for action in [*game.log, *actions] if isinstance(action, PickUp)]
    return SowingContext(state.board, step, picked_up[-1] if picked_up else HEAD[step.way])


def matching_outcomes(context: SowingContext, query: incoming.AskOutcomes | incoming.AskWalk) -> list[Outcome]:
    return [
        outcome
        for outcome in context.outcomes()
        if query.start in (None, TILE.format(outcome.start))
        and query.final in (None, TILE.format(outcome.final))
        and query.tribe in (None, TRIBE.format(outcome.tribe))
    ]


def outcome_info(outcome: Outcome) -> answers.OutcomeInfo:
    return {
        "start": TILE.format(outcome.start),
        "final": TILE.format(outcome.final),
        "tribe": cast("Tribe", TRIBE.format(outcome.tribe)),
        "collected": outcome.taken,
        "empties": outcome.empties,
    }


def find_walk(context: SowingContext, query: incoming.AskWalk) -> list[str]:
    """Actions that lead to this outcome. Of several outcomes, one that empties the tile, else collects the most."""
    found = [
        outcome
        for outcome in matching_outcomes(context, query)
        if query.collected in (None, outcome.taken) and query.empties in (None, outcome.empties)
    ]
    if not found:
        raise ApiError("illegal-action", "server-no-such-walk", rule="M5", start=query.start, final=query.final)
    best = max(found, key=lambda outcome: (outcome.empties, outcome.taken))
    drops = [action_text(Drop(tile, tribe)) for tile, tribe in next(context.walks(best))]
    return drops if context.sowing else [action_text(PickUp(best.start)), *drops]


def gains_of_moves(session: TableSession, seat: int, start: str | None) -> list[answers.MoveGain]:
    """For the player to move only; without `start` those of the move that was begun."""
    if session.row.move_help is False:
        raise ApiError("not-allowed", "server-no-move-help")
    world = visible_world(own_draft(session, seat).view())
    sowing = sowing_context(session, seat)
    tile = sowing.start if sowing.sowing else TILE.parse(start) if start else NOWHERE
    return [gain_info(gain, session.colours) for gain in move_gains(world, tile)] if tile != NOWHERE else []


def gain_info(gain: MoveGain, colours: tuple[str, ...]) -> answers.MoveGain:
    return {
        **outcome_info(gain.outcome),
        "points": gain.points,
        "random": gain.random,
        "events": [event_json(event, colours) for event in gain.events],
    }


# Cards


def best_sale_info(session: TableSession, seat: int) -> answers.SaleInfo:
    """For the player's own hand."""
    if seat == NOBODY:
        raise ApiError("not-seated", "server-spectator-no-goods")
    game = session.started_game
    state = session.draft.state if session.draft and game.seat == seat else game.state
    suits = best_sale(state.players[seat].hand)
    return {
        "actions": [action_text(Sell(suit)) for suit in suits],
        "gold": sum(SUIT_VALUES[population(suit)] for suit in suits),
    }


def cheapest_payment(draft: Draft, djinn: str) -> answers.PaymentInfo:
    """The option for this djinn that costs the fewest points, then the fewest Fakirs."""
    if not DJINN.known(djinn):
        raise ApiError("malformed", "server-no-such-djinn", djinn=quoted(djinn))
    number = DJINN.parse(djinn)
    payments = [option for option in draft.options() if isinstance(option, Summon | Invoke) and option.djinn == number]
    if not payments:
        return {"notation": None}
    best = max(payments, key=lambda option: (preview_action(draft.state, option).points, -option.fakirs))
    return {"notation": action_text(best)}
