"""What a seat may know of a game, worked out from the truth, against what it was told."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from naqala.engine.actions import Action, PickUp
from naqala.engine.events import CardDrawn, DjinnsShown, Event
from naqala.engine.geometry import population
from naqala.engine.luck import Luck
from naqala.engine.notation.actions import action_text, parse_action
from naqala.engine.notation.words import MEEPLES, SEAT, TILE, TRIBE
from naqala.engine.scoring import score_sheets
from naqala.engine.sowing import Outcome, outcomes, outcomes_onward
from naqala.engine.state import State
from naqala.engine.steps.moving import Sowing
from naqala.engine.steps.sale import best_sale
from naqala.engine.things import NOBODY, SUIT
from naqala.engine.view import open_view, view
from naqala.table.wire.happenings import event_json
from naqala.table.wire.sight import asked_told, land_told, screens_told, sheet_told, sight
from tests.table.truth import Truth

Json = Any
Found = Iterator[tuple[str, str]]  # a place in the message, and what is odd there
BY_CHANCE = {"card-laid", "card-drawn", "djinn-laid", "djinns-shown", "meeples-came"}
LUCKS = (11, 22, 33)  # other chances


def unexplained(truth: Truth, told: Json, seat: int, n: int, asked: Mapping[str, Any]) -> Found:
    """All that a message says of the game and that this seat could not be told after n deeds."""
    kind = told["told"]
    for place in ("played", "missed"):
        for deed in told.get(place, ()):
            yield from deed_odd(truth, deed, seat, n, place)
    if told.get("scene"):
        yield from scene_odd(truth, told["scene"], seat, "scene")
    if kind == "welcome":
        yield from welcome_odd(truth, told)
    if told.get("result"):
        sheets = [sheet_told(sheet) for sheet in truth.game.scores()]
        yield from differing("result.sheets", told["result"]["sheets"], sheets)
    if kind == "would":
        yield from would_odd(truth, told["would"], seat, n, asked)
    if kind in ("outcomes", "walk", "sale", "payment") and asked:
        yield from answer_odd(truth, told, seat, n, asked)


def welcome_odd(truth: Truth, told: Json) -> Found:
    """Before the game begins nothing is dealt, to nobody."""
    land = land_told(truth.states[0].land) if told["scene"] else []
    yield from differing("land", told["land"], land)
    before = truth.states[told["missed"][0]["n"] - 1] if told["missed"] else None
    seen = sight(view(before, NOBODY), score_sheets(before)) if before else None
    yield from differing("before", told["before"], seen)


# Deeds


def deed_odd(truth: Truth, deed: Json, seat: int, n: int, place: str) -> Found:
    nth = deed["n"] - 1
    if not 0 <= nth < n:
        yield f"{place}.n", "a deed that is not played"
        return
    yield from differing(f"{place}.say", deed["say"], action_text(truth.deeds[nth]))
    heard = [heard_json(event, seat, truth.hands_open) for event in truth.events[nth]]
    yield from differing(f"{place}.events", deed["events"], heard)


def heard_json(event: Event, seat: int, hands_open: bool) -> Mapping[str, object]:
    """An event as this seat may hear it."""
    if isinstance(event, CardDrawn) and event.seat != seat and not hands_open:
        who = SEAT.say(event.seat)
        return {
            "event": "card-drawn-unseen", "seat": who, "words": f"{who.capitalize()} draws a card from the pile."
        }  # fmt: skip
    if isinstance(event, DjinnsShown) and event.seat != seat:
        who, shown = SEAT.say(event.seat), population(event.djinns)
        many = "1 djinn" if shown == 1 else f"{shown} djinns"
        words = f"{who.capitalize()} looks at {many} of the pile."
        return {"event": "djinns-shown-unseen", "seat": who, "n": shown, "words": words}
    return event_json(event)


# Scenes


def scene_odd(truth: Truth, scene: Json, seat: int, place: str) -> Found:
    state = truth.states[scene["n"]]
    if scene["seat"] != (None if seat == NOBODY else SEAT.say(seat)):
        yield f"{place}.seat", "another seat than one's own"
    if state.over or state.seat != seat:
        for part in ("draft", "offers"):
            if scene[part]:
                yield f"{place}.{part}", "somebody else is asked"
                return
    state = drafted(state, [tried["say"] for tried in scene["draft"]])
    seen = open_view(state, seat) if truth.hands_open else view(state, seat)
    sheets = score_sheets(state)
    yield from differing(f"{place}.sight", scene["sight"], sight(view(state, NOBODY), sheets))
    yield from differing(f"{place}.screens", scene["screens"], screens_told(seen, sheets))
    yield from differing(f"{place}.asked", scene["asked"], asked_told(seen))
    for offer in scene["offers"]:
        yield from brings_odd(state, [offer["say"]], offer["brings"], f"{place}.offers.brings")


def drafted(state: State, says: list[str]) -> State:
    """The position when these have happened, by the luck it has."""
    state = state.copy()
    for say in says:
        state.play(parse_action(say))
    return state


# What chance will bring


def would_odd(truth: Truth, would: Json, seat: int, n: int, asked: Mapping[str, Any]) -> Found:
    if truth.states[n].seat != seat:
        yield "would", "somebody else is asked"
        return
    if would["scene"]:
        yield from scene_odd(truth, would["scene"], seat, "would.scene")
    before = drafted(truth.states[n], asked["drafted"])
    yield from brings_odd(before, asked["deeds"], would["brings"], "would.brings")


def brings_odd(state: State, says: list[str], brings: Json, place: str) -> Found:
    """Of what would differ by another chance nothing is foretold."""
    events, draws = coming(state, says, state.luck.copy())
    if draws and (brings["gold"] is not None or brings["points"] is not None):
        yield place, "what it brings, though chance has a say"
    if draws != brings["chance"]:
        yield f"{place}.chance", f"{says} is told to be by chance or not, and it is the other way"
    told = brings["events"]
    if any(event["event"] in BY_CHANCE for event in told):
        yield f"{place}.events", "something that chance brings"
    for luck in LUCKS if draws else ():
        certain, _ = coming(state, says, Luck.seeded(luck))
        if told != certain[: len(told)]:
            yield f"{place}.events", "what chance will bring"
            return
    if told != events[: len(told)]:
        yield f"{place}.events", "something that does not come"


def coming(state: State, says: list[str], luck: Luck) -> tuple[list[Mapping[str, object]], bool]:
    """What happens by this luck, and whether any is drawn."""
    state = state.copy()
    state.luck = luck
    before = luck.turn
    events: list[Event] = []
    state.heard = events
    for say in says:
        state.play(parse_action(say))
    state.heard = None
    return [event_json(event) for event in events], luck.turn != before


# Answers


def answer_odd(truth: Truth, told: Json, seat: int, n: int, asked: Mapping[str, Any]) -> Found:
    """To whoever is asked from their draft, to all others from what is played."""
    tried = asked["drafted"] if truth.states[n].seat == seat else []
    state = drafted(truth.states[n], tried)
    if told["told"] == "outcomes":
        lifted = [action.tile for action in [*truth.deeds[:n], *actions(tried)] if isinstance(action, PickUp)]
        can = [outcome_json(one) for one in reach(state, lifted)]
        wanted = [one for one in can if asked.get("start") in (None, one["start"])]
        yield from differing("outcomes", told["outcomes"], wanted)
    if told["told"] == "walk" and told["says"][0].endswith(">"):
        dropped = sorted([say[-1] for say in told["says"][1:]])
        stood = sorted(MEEPLES.say(state.board.meeples(TILE.read(asked["start"]))))
        yield from differing("walk", dropped, stood)
    if told["told"] == "sale":
        suits = best_sale(state.players[seat].hand)
        yield from differing("sale.gold", told["sale"]["gold"], sum([SUIT[population(suit)] for suit in suits]))
        yield from differing("sale.says", len(told["sale"]["says"]), len(suits))
    if told["told"] == "payment" and truth.states[n].seat != seat:
        yield "payment", "somebody else is asked"


def actions(says: list[str]) -> list[Action]:
    return [parse_action(say) for say in says]


def reach(state: State, lifted: list[int]) -> list[Outcome]:
    """In the middle of a walk, what is still possible."""
    step = state.steps[-1] if state.steps else None
    if isinstance(step, Sowing):
        return outcomes_onward(state.board, lifted[-1], step.way, step.hand)
    return outcomes(state.board)


def outcome_json(outcome: Outcome) -> dict[str, object]:
    return {
        "start": TILE.say(outcome.start),
        "final": TILE.say(outcome.final),
        "tribe": TRIBE.say(outcome.tribe),
        "taken": outcome.taken,
        "empties": outcome.empties,
    }


def differing(place: str, told: Json, true: object) -> Found:
    """Where what is told is not what may be known."""
    known = json.loads(json.dumps(true))
    if told != known:
        yield place, f"{shortly(told, known)}"


def shortly(told: Json, known: Json) -> str:
    if isinstance(told, dict) and isinstance(known, dict):
        keys = sorted({*told, *known})
        return "; ".join([f"{k}: {shortly(told.get(k), known.get(k))}" for k in keys if told.get(k) != known.get(k)])
    if isinstance(told, list) and isinstance(known, list) and len(told) == len(known):
        odd = [shortly(one, other) for one, other in zip(told, known, strict=True) if one != other]
        return "; ".join(odd)
    return f"{told!r} is told, {known!r} may be known"
