"""Drafts: a turn that its player tries out on a copy of the game. Nobody else sees it, and it can be undone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from naqala.engine.actions import END_TURN, Action, EndTurn
from naqala.engine.events.card_events import (
    CardDrawn,
    CardRevealed,
    DeckReshuffled,
    DjinnDeckReshuffled,
    DjinnRevealed,
    DjinnsShown,
)
from naqala.engine.events.event import Event
from naqala.engine.events.round_events import MarkerPlaced, TurnEnded
from naqala.engine.events.tile_events import MeeplesDrawn
from naqala.engine.game import Game
from naqala.engine.illegal_actions import explain_illegal
from naqala.engine.luck import Luck
from naqala.engine.scoring import score_sheet
from naqala.engine.state import State
from naqala.engine.view import View, open_view, view
from naqala.server.api_error import ApiError

RANDOM_EVENTS: Final = (
    CardRevealed,
    CardDrawn,
    DjinnRevealed,
    DjinnsShown,
    MeeplesDrawn,
    DeckReshuffled,
    DjinnDeckReshuffled,
)


@dataclass(frozen=True)
class TriedAction:
    """An action of a draft and its effects."""

    action: Action
    events: list[Event]
    gold: int
    points: int


@dataclass(frozen=True)
class Preview:
    """The immediate effects of an action, up to the first random one.

    An action commits if it draws at random, passes the decision to another seat, or ends the turn.
    """

    events: list[Event]
    random: bool
    gold: int
    points: int
    commits: bool
    after: State


@dataclass(frozen=True)
class Trial:
    """A draft extended by more actions. If the last one commits, it is previewed but not in the draft."""

    draft: Draft
    previews: list[Preview]

    @property
    def commits(self) -> bool:
        return self.previews[-1].commits


@dataclass
class Draft:
    """The actions that the seat to move has tried since the last played action."""

    game: Game
    tried: list[TriedAction] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seat = self.game.seat
        self.action_count = len(self.game.log)
        self.state = self.game.state

    def __len__(self) -> int:
        return len(self.tried)

    @property
    def actions(self) -> list[Action]:
        return [tried.action for tried in self.tried]

    def view(self) -> View:
        """What the seat would see if the draft were played."""
        return open_view(self.state, self.seat) if self.game.hands_open else view(self.state, self.seat)

    def options(self) -> list[Action]:
        return self.state.options()

    def preview(self, action: Action) -> Preview:
        """Preview a legal action; raises for any other."""
        if action not in self.options():
            raise ApiError.from_illegal_action(explain_illegal(self.state, action))
        return preview_action(self.state, action)

    def with_actions(self, actions: list[Action]) -> Trial:
        """The draft with all these actions added; raises if one is illegal. Does not change this draft."""
        trial = Draft(self.game, list(self.tried))
        trial.state = self.state
        previews: list[Preview] = []
        for action in actions:
            if previews and previews[-1].commits:
                raise ApiError("illegal-action", "server-commit-must-be-last")
            previews.append(trial.preview(action))
            if not previews[-1].commits:
                trial.add(previews[-1], action)
        return Trial(trial, previews)

    def add(self, preview: Preview, action: Action) -> None:
        """Add an action that does not commit."""
        self.state = preview.after
        self.tried.append(TriedAction(action, preview.events, preview.gold, preview.points))

    def check_draft_count(self, draft_count: int) -> None:
        if draft_count != len(self):
            played = self.action_count
            raise ApiError("stale", "server-stale-draft", action_count=played, tried=len(self), expected=draft_count)

    def undo(self) -> None:
        self._check_not_empty()
        self._reset_to(self.actions[:-1])

    def restart(self) -> None:
        """Undo this turn, but not the bid before it; if nothing of this turn was tried, undo the last action."""
        self._check_not_empty()
        begun = self._turn_start
        self._reset_to(self.actions[: begun if begun < len(self) else -1])

    @property
    def _turn_start(self) -> int:
        """The number of actions before this turn: bids, each of which is a turn of its own."""
        return max([nth + 1 for nth, tried in enumerate(self.tried) if ends_turn(tried.events)], default=0)

    def finished_turn(self) -> tuple[list[Action], list[Action]]:
        """The actions that finish a turn, with its end if nothing else is missing, and the tried actions after them."""
        if END_TURN in self.options():
            return [*self.actions, END_TURN], []
        return self.actions[: self._turn_start], self.actions[self._turn_start :]

    def _check_not_empty(self) -> None:
        if not self.tried:
            raise ApiError("nothing-to-undo", "server-nothing-to-undo")

    def _reset_to(self, actions: list[Action]) -> None:
        self.state = self.game.state
        self.tried = []
        for action in actions:
            self.add(self.preview(action), action)


def preview_action(state: State, action: Action) -> Preview:
    """Play a legal action on a copy with a fixed luck, so that the preview cannot reveal what will be drawn."""
    seat, round_before = state.seat, state.round
    after = state.copy()
    after.luck = Luck.seeded(0)
    drawn_before = after.luck.turn
    events: list[Event] = []
    after.event_sink = events
    after.play(action)
    after.event_sink = None
    certain = before_random(events)
    random = after.luck.turn != drawn_before or len(certain) < len(events)
    after.luck = state.luck.copy()
    mine, then = state.players[seat], after.players[seat]
    return Preview(
        events=certain,
        random=random,
        gold=then.gold - mine.gold,
        points=score_sheet(after, seat).total - score_sheet(state, seat).total,
        commits=random or after.seat != seat or after.round != round_before or isinstance(action, EndTurn),
        after=after,
    )


def ends_turn(events: Sequence[Event]) -> bool:
    """Whether an action with these events is the last of a turn. A bid is a turn."""
    return any(isinstance(event, MarkerPlaced | TurnEnded) for event in events)


def before_random(events: list[Event]) -> list[Event]:
    """The events before the first random one."""
    found: list[Event] = []
    for event in events:
        if isinstance(event, RANDOM_EVENTS):
            break
        found.append(event)
    return found
