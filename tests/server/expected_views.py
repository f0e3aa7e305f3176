"""Compares messages with what their seat may know, computed from the true game."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from naqala.engine.actions import Action, PickUp
from naqala.engine.colours import COLOURS
from naqala.engine.components import NOBODY, SUIT_VALUES
from naqala.engine.events import CardDrawn, DjinnsShown, Event
from naqala.engine.geometry import population
from naqala.engine.luck import Luck
from naqala.engine.notation.action_codec import action_text, parse_action
from naqala.engine.notation.vocabulary import MEEPLES, SEAT, TILE, TRIBE
from naqala.engine.scoring import score_sheets
from naqala.engine.sowing import Outcome, outcomes, outcomes_onward
from naqala.engine.state import State
from naqala.engine.steps.moving import Sowing
from naqala.engine.steps.sale import best_sale
from naqala.engine.view import open_view, view
from naqala.server.messages.event_json import event_json
from naqala.server.messages.public_view import (
    printed_tiles,
    private_holdings,
    public_points,
    public_view,
    question_info,
    score_sheet_info,
)
from tests.server.true_game import TrueGame

Json = Any
Findings = Iterator[tuple[str, str]]  # a place in the message, and what is wrong there
RANDOM_EVENTS = {"card-revealed", "card-drawn", "djinn-revealed", "djinns-shown", "meeples-drawn"}
OTHER_SEEDS = (11, 22, 33)  # other random draws


def forbidden_content(true_game: TrueGame, message: Json, seat: int, n: int, query: Mapping[str, Any]) -> Findings:
    """Everything in a message that this seat must not know after n actions."""
    kind = message["type"]
    for place in ("played", "missed"):
        for action in message.get(place, ()):
            yield from check_action(true_game, action, seat, n, place)
    if message.get("snapshot"):
        yield from check_snapshot(true_game, message["snapshot"], seat, "snapshot")
    if kind == "welcome":
        yield from check_welcome(true_game, message)
    if message.get("result"):
        sheets = [score_sheet_info(sheet, COLOURS) for sheet in true_game.game.scores()]
        yield from differences("result.score_sheets", message["result"]["score_sheets"], sheets)
    if kind == "preview":
        yield from check_preview(true_game, message["preview"], seat, n, query)
    if kind in ("outcomes", "gains", "walk", "sale", "payment") and query:
        yield from check_reply(true_game, message, seat, n, query)


def check_welcome(true_game: TrueGame, message: Json) -> Findings:
    """Before the start, no tiles are sent to anybody."""
    tiles = printed_tiles(true_game.states[0].layout) if message["snapshot"] else []
    yield from differences("tiles", message["tiles"], tiles)
    before = true_game.states[message["missed"][0]["n"] - 1] if message["missed"] else None
    seen = public_view(view(before, NOBODY), score_sheets(before)) if before else None
    yield from differences("before", message["before"], seen)


# Actions


def check_action(true_game: TrueGame, action: Json, seat: int, n: int, place: str) -> Findings:
    nth = action["n"] - 1
    if not 0 <= nth < n:
        yield f"{place}.n", "an action that is not played"
        return
    yield from differences(f"{place}.notation", action["notation"], action_text(true_game.actions[nth]))
    visible = [visible_event_json(event, seat, true_game.hands_open) for event in true_game.events[nth]]
    yield from differences(f"{place}.events", action["events"], visible)
    public = {SEAT.format(sheet.seat): public_points(sheet) for sheet in score_sheets(true_game.states[nth + 1])}
    yield from differences(f"{place}.points", action["points"], {one: public[one] for one in action["points"]})


def visible_event_json(event: Event, seat: int, hands_open: bool) -> Mapping[str, object]:
    """An event as this seat may see it."""
    if isinstance(event, CardDrawn) and event.seat != seat and not hands_open:
        who = SEAT.format(event.seat)
        return {"event": "hidden-card-drawn", "seat": who}
    if isinstance(event, DjinnsShown) and event.seat != seat:
        who, shown = SEAT.format(event.seat), population(event.djinns)
        return {"event": "hidden-djinns-shown", "seat": who, "n": shown}
    return event_json(event)


# Snapshots


def check_snapshot(true_game: TrueGame, snapshot: Json, seat: int, place: str) -> Findings:
    state = true_game.states[snapshot["action_count"]]
    if snapshot["seat"] != (None if seat == NOBODY else SEAT.format(seat)):
        yield f"{place}.seat", "another seat than one's own"
    if state.over or state.seat != seat:
        for part in ("draft", "options"):
            if snapshot[part]:
                yield f"{place}.{part}", "somebody else is asked"
                return
    state = with_draft(state, [draft["notation"] for draft in snapshot["draft"]])
    seen = open_view(state, seat) if true_game.hands_open or state.over else view(state, seat)
    sheets = score_sheets(state)
    yield from differences(f"{place}.public_view", snapshot["public_view"], public_view(view(state, NOBODY), sheets))
    yield from differences(f"{place}.holdings", snapshot["holdings"], private_holdings(seen, sheets))
    yield from check_question(snapshot, question_info(seen), f"{place}.question")
    for option in snapshot["options"]:
        yield from check_effect(state, [option["notation"]], option["effect"], f"{place}.options.effect")


def check_question(snapshot: Json, expected: Json, place: str) -> Findings:
    """Why a step was skipped is told to the player who drafts the move, and to nobody else."""
    question = snapshot["question"]
    if question and question["skipped"] and snapshot["draft"]:
        question = {**question, "skipped": None}
    yield from differences(place, question, expected)


def with_draft(state: State, notations: list[str]) -> State:
    """The position after these actions, with its own luck."""
    state = state.copy()
    for notation in notations:
        state.play(parse_action(notation))
    return state


# Random draws


def check_preview(true_game: TrueGame, preview: Json, seat: int, n: int, query: Mapping[str, Any]) -> Findings:
    if true_game.states[n].seat != seat:
        yield "preview", "somebody else is asked"
        return
    if preview["snapshot"]:
        yield from check_snapshot(true_game, preview["snapshot"], seat, "preview.snapshot")
    before = with_draft(true_game.states[n], query["draft"])
    yield from check_effect(before, query["actions"], preview["effect"], "preview.effect")


def check_effect(state: State, notations: list[str], effect: Json, place: str) -> Findings:
    """Nothing that depends on random draws is revealed in advance."""
    events, draws = resulting_events(state, notations, state.luck.copy())
    if draws and (effect["gold"] is not None or effect["points"] is not None):
        yield place, "what it brings, though chance has a say"
    if draws != effect["random"]:
        yield f"{place}.random", f"{notations} has the wrong `random` flag"
    message = effect["events"]
    if any(event["event"] in RANDOM_EVENTS for event in message):
        yield f"{place}.events", "something that chance brings"
    for luck in OTHER_SEEDS if draws else ():
        certain, _ = resulting_events(state, notations, Luck.seeded(luck))
        if message != certain[: len(message)]:
            yield f"{place}.events", "what chance will bring"
            return
    if message != events[: len(message)]:
        yield f"{place}.events", "something that does not come"


def resulting_events(state: State, notations: list[str], luck: Luck) -> tuple[list[Mapping[str, object]], bool]:
    """The events with this luck, and whether anything is drawn."""
    state = state.copy()
    state.luck = luck
    before = luck.turn
    events: list[Event] = []
    state.event_sink = events
    for notation in notations:
        state.play(parse_action(notation))
    state.event_sink = None
    return [event_json(event) for event in events], luck.turn != before


# Answers


def check_reply(true_game: TrueGame, message: Json, seat: int, n: int, query: Mapping[str, Any]) -> Findings:
    """The player to move gets answers from their draft, others from played actions."""
    draft = query["draft"] if true_game.states[n].seat == seat else []
    state = with_draft(true_game.states[n], draft)
    if message["type"] == "outcomes":
        starts = [
            action.tile for action in [*true_game.actions[:n], *parse_actions(draft)] if isinstance(action, PickUp)
        ]
        can = [outcome_json(one) for one in possible_outcomes(state, starts)]
        wanted = [one for one in can if query.get("start") in (None, one["start"])]
        yield from differences("outcomes", message["outcomes"], wanted)
    if message["type"] == "gains" and true_game.states[n].seat != seat:
        yield "gains", "somebody else is asked"
    if message["type"] == "walk" and message["actions"][0].endswith(">"):
        dropped = sorted([notation[-1] for notation in message["actions"][1:]])
        stood = sorted(MEEPLES.format(state.board.meeples(TILE.parse(query["start"]))))
        yield from differences("walk", dropped, stood)
    if message["type"] == "sale":
        suits = best_sale(state.players[seat].hand)
        yield from differences(
            "sale.gold", message["sale"]["gold"], sum([SUIT_VALUES[population(suit)] for suit in suits])
        )
        yield from differences("sale.actions", len(message["sale"]["actions"]), len(suits))
    if message["type"] == "payment" and true_game.states[n].seat != seat:
        yield "payment", "somebody else is asked"


def parse_actions(notations: list[str]) -> list[Action]:
    return [parse_action(notation) for notation in notations]


def possible_outcomes(state: State, starts: list[int]) -> list[Outcome]:
    """While sowing, what is still possible."""
    step = state.steps[-1] if state.steps else None
    if isinstance(step, Sowing):
        return outcomes_onward(state.board, starts[-1], step.way, step.hand)
    return outcomes(state.board)


def outcome_json(outcome: Outcome) -> dict[str, object]:
    return {
        "start": TILE.format(outcome.start),
        "final": TILE.format(outcome.final),
        "tribe": TRIBE.format(outcome.tribe),
        "collected": outcome.taken,
        "empties": outcome.empties,
    }


def differences(place: str, message: Json, true: object) -> Findings:
    """The place, if the message differs from what may be known."""
    known = json.loads(json.dumps(true))
    if message != known:
        yield place, f"{short_difference(message, known)}"


def short_difference(message: Json, known: Json) -> str:
    if isinstance(message, dict) and isinstance(known, dict):
        keys = sorted({*message, *known})
        return "; ".join(
            [f"{k}: {short_difference(message.get(k), known.get(k))}" for k in keys if message.get(k) != known.get(k)]
        )
    if isinstance(message, list) and isinstance(known, list) and len(message) == len(known):
        differing = [short_difference(one, other) for one, other in zip(message, known, strict=True) if one != other]
        return "; ".join(differing)
    return f"{message!r} was sent, {known!r} may be known"
