"""What a game shows: how it ended, which djinns mattered in it, and all that happened as one number."""

from __future__ import annotations

import hashlib

from naqala.engine.actions import Bid, Invoke, Strike
from naqala.engine.djinns import BOAZ, DJINNS, HAGGLES, KANDICHA, SHIELDS
from naqala.engine.events import Captured, CardDrawn, DjinnEarned, Event, KilledAtCourt, KilledOnTile
from naqala.engine.game import Game
from naqala.engine.geometry import members
from naqala.engine.notation import position_text
from naqala.engine.scoring import score_sheet
from naqala.engine.state import State

LAST_CAMEL, BLOCKED, NO_MOVE, GOES_ON = "last camel (E1)", "blocked (E2)", "no move (E3)", "goes on"


def ending(game: Game) -> str:
    state = game.state
    if not state.over:
        return GOES_ON
    if state.last_camel:
        return LAST_CAMEL
    return BLOCKED if state.no_move else NO_MOVE


def digest(game: Game) -> str:
    """Of every action and event."""
    whole = hashlib.sha256()
    for _, action, events in game.retold():
        whole.update(repr((action, events)).encode())
    return whole.hexdigest()


def djinns_used(game: Game) -> list[str]:
    """The djinns that changed something: called upon, paid, brought, shielded or counted."""
    used: set[int] = set()
    for before, action, events in game.retold():
        if isinstance(action, Invoke):
            used.add(action.djinn)
        if isinstance(action, Bid) and action.fakirs:
            used |= set(members(before.players[before.seat].djinns & HAGGLES))
        used |= {event.djinn for event in events if isinstance(event, DjinnEarned | Captured)}
        if spoils_were_drawn(events):
            used.add(KANDICHA)
        if shield_held(before):
            used.add(BOAZ)
    return sorted(DJINNS[djinn].name for djinn in used | counted(game.state))


def spoils_were_drawn(events: list[Event]) -> bool:
    return any(isinstance(event, KilledOnTile | KilledAtCourt) for event in events) and any(
        isinstance(event, CardDrawn) for event in events
    )


def shield_held(state: State) -> bool:
    """Would somebody be struck at court but for a shield?"""
    return len(strikes(without(state, SHIELDS))) > len(strikes(state))


def strikes(state: State) -> list[object]:
    return [option for option in state.options() if isinstance(option, Strike)]


def without(state: State, djinns: int) -> State:
    twin = state.copy()
    for player in twin.players:
        player.djinns &= ~djinns
    twin.summoned &= ~djinns
    return twin


def counted(state: State) -> set[int]:
    """Those that are worth more than their value at the end."""
    found = set()
    for player in state.players:
        for djinn in members(player.djinns) if state.over else []:
            worth = score_sheet(state, player.seat).total - score_sheet(without(state, 1 << djinn), player.seat).total
            if worth > DJINNS[djinn].value:
                found.add(djinn)
    return found


def account(game: Game) -> dict[str, object]:
    """What must come out again whenever the record is replayed."""
    return {
        "ending": ending(game),
        "players": len(game.start.players),
        "scores": [sheet.total for sheet in game.scores()],
        "winners": game.winners(),
        "djinns": djinns_used(game),
        "digest": digest(game),
        "final": position_text(game.state),
    }
