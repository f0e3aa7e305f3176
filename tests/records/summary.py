"""The summary of a game: how it ended, which djinns mattered, and a hash of everything that happened."""

from __future__ import annotations

import hashlib
import re

from naqala.engine.actions import Bid, Invoke, Strike
from naqala.engine.djinns import BOAZ, DISCOUNT_BIDS, DJINNS, KANDICHA, PROTECT_MEEPLES
from naqala.engine.events import CardDrawn, DjinnGoldEarned, Event, HeldMeepleKilled, MeepleCaptured, TileMeepleKilled
from naqala.engine.game import Game
from naqala.engine.geometry import members
from naqala.engine.notation import position_text
from naqala.engine.scoring import score_sheet
from naqala.engine.state import State

# The hashes in testimony.json were made when these classes had other names.
FIRST_NAMES = {
    "MeeplesPickedUp": "MeeplesLifted",
    "MeeplesCollected": "MeeplesTakenBack",
    "MeeplesDrawn": "MeeplesCame",
    "CardRevealed": "CardLaid",
    "HiddenCardDrawn": "CardDrawnUnseen",
    "DeckReshuffled": "PileRenewed",
    "DjinnRevealed": "DjinnLaid",
    "HiddenDjinnsShown": "DjinnsShownUnseen",
    "DjinnDeckReshuffled": "DjinnPileRenewed",
    "RoundStarted": "RoundBegan",
    "TurnStarted": "TurnBegan",
    "NoMoveDeclared": "NoMoveLeft",
    "TileMeepleKilled": "KilledOnTile",
    "HeldMeepleKilled": "KilledAtCourt",
    "MeepleCaptured": "Captured",
    "DjinnGoldEarned": "DjinnEarned",
}
CLASS_NAME = re.compile(rf"\b({'|'.join(FIRST_NAMES)})\(")
LAST_CAMEL, BLOCKED, NO_MOVE, GOES_ON = "last camel (E1)", "blocked (E2)", "no move (E3)", "goes on"


def ending(game: Game) -> str:
    state = game.state
    if not state.over:
        return GOES_ON
    if state.last_camel:
        return LAST_CAMEL
    return BLOCKED if state.no_move else NO_MOVE


def digest(game: Game) -> str:
    """Return a hash of every action and event, independent of today's class names."""
    whole = hashlib.sha256()
    for _, action, events in game.replay():
        written = CLASS_NAME.sub(lambda found: f"{FIRST_NAMES[found[1]]}(", repr((action, events)))
        whole.update(written.encode())
    return whole.hexdigest()


def djinns_used(game: Game) -> list[str]:
    """Return the djinns that changed something: used, paid out, captured, protected or scored."""
    used: set[int] = set()
    for before, action, events in game.replay():
        if isinstance(action, Invoke):
            used.add(action.djinn)
        if isinstance(action, Bid) and action.fakirs:
            used |= set(members(before.players[before.seat].djinns & DISCOUNT_BIDS))
        used |= {event.djinn for event in events if isinstance(event, DjinnGoldEarned | MeepleCaptured)}
        if card_was_drawn_for_a_kill(events):
            used.add(KANDICHA)
        if meeples_were_protected(before):
            used.add(BOAZ)
    return sorted(DJINNS[djinn].name for djinn in used | scoring_djinns(game.state))


def card_was_drawn_for_a_kill(events: list[Event]) -> bool:
    return any(isinstance(event, TileMeepleKilled | HeldMeepleKilled) for event in events) and any(
        isinstance(event, CardDrawn) for event in events
    )


def meeples_were_protected(state: State) -> bool:
    """Could meeples that players hold be killed, were they not protected?"""
    return len(strikes(without(state, PROTECT_MEEPLES))) > len(strikes(state))


def strikes(state: State) -> list[object]:
    return [option for option in state.options() if isinstance(option, Strike)]


def without(state: State, djinns: int) -> State:
    twin = state.copy()
    for player in twin.players:
        player.djinns &= ~djinns
    twin.summoned &= ~djinns
    return twin


def scoring_djinns(state: State) -> set[int]:
    """Return the djinns that bring more than their printed value at the end."""
    found = set()
    for player in state.players:
        for djinn in members(player.djinns) if state.over else []:
            worth = score_sheet(state, player.seat).total - score_sheet(without(state, 1 << djinn), player.seat).total
            if worth > DJINNS[djinn].value:
                found.add(djinn)
    return found


def summary(game: Game) -> dict[str, object]:
    """Return what every replay of the record must reproduce."""
    return {
        "ending": ending(game),
        "players": len(game.start.players),
        "scores": [sheet.total for sheet in game.scores()],
        "winners": game.winners(),
        "djinns": djinns_used(game),
        "digest": digest(game),
        "final": position_text(game.state),
    }
