"""A turn that its player tries out: on a copy of the game, seen by nobody else, taken back freely."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from naqala.engine.actions import Action, EndTurn
from naqala.engine.events.board import MeeplesCame
from naqala.engine.events.cards import (
    CardDrawn,
    CardLaid,
    DjinnLaid,
    DjinnPileRenewed,
    DjinnsShown,
    PileRenewed,
)
from naqala.engine.events.event import Event
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.refusals import refusal
from naqala.engine.scoring import score_sheet
from naqala.engine.state import State
from naqala.engine.view import View, open_view, view
from naqala.table.refusal import Refusal

BY_CHANCE: Final = (CardLaid, CardDrawn, DjinnLaid, DjinnsShown, MeeplesCame, PileRenewed, DjinnPileRenewed)


@dataclass(frozen=True)
class Tried:
    """A deed of a draft and what came of it."""

    action: Action
    events: list[Event]
    gold: int
    points: int


@dataclass(frozen=True)
class Preview:
    """What a deed does at once. What chance would bring is not looked at: nobody can know it.

    A deed that commits draws by chance, leaves the question to another seat, or ends the turn.
    """

    events: list[Event]
    chance: bool
    gold: int
    points: int
    commits: bool
    after: State


@dataclass(frozen=True)
class Trial:
    """A draft with more deeds in it. If the last one commits, it is not in it: it can only be played."""

    draft: Draft
    previews: list[Preview]

    @property
    def commits(self) -> bool:
        return self.previews[-1].commits


@dataclass
class Draft:
    """What the seat that is asked has tried, from the position that is played so far."""

    game: Game
    tried: list[Tried] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seat = self.game.seat
        self.played = len(self.game.log)
        self.state = self.game.state

    def __len__(self) -> int:
        return len(self.tried)

    @property
    def actions(self) -> list[Action]:
        return [tried.action for tried in self.tried]

    def view(self) -> View:
        """What the seat sees when what it tried has happened."""
        return open_view(self.state, self.seat) if self.game.hands_open else view(self.state, self.seat)

    def options(self) -> list[Action]:
        return self.state.options()

    def preview(self, action: Action) -> Preview:
        """Of an option; anything else is refused."""
        if action not in self.options():
            raise Refusal.by_rule(refusal(self.state, action))
        return previewed(self.state, action)

    def tried_with(self, actions: list[Action]) -> Trial:
        """All of them in their order, or it is refused. The draft itself stays as it is."""
        trial = Draft(self.game, list(self.tried))
        trial.state = self.state
        previews: list[Preview] = []
        for action in actions:
            if previews and previews[-1].commits:
                raise Refusal("not-possible", "What cannot be taken back must come last: nothing can follow it yet.")
            previews.append(trial.preview(action))
            if not previews[-1].commits:
                trial.add(previews[-1], action)
        return Trial(trial, previews)

    def add(self, preview: Preview, action: Action) -> None:
        """One that does not commit."""
        self.state = preview.after
        self.tried.append(Tried(action, preview.events, preview.gold, preview.points))

    def refuse_stale(self, drafted: int) -> None:
        if drafted != len(self):
            words = f"{len(self)} deeds are in the draft, you have seen {drafted}."
            raise Refusal("stale", words, n=self.played)

    def undo(self) -> None:
        if not self.tried:
            raise Refusal("nothing-to-undo", "There is nothing to take back: all that you did is played.")
        self._lay_out(self.actions[:-1])

    def restart(self) -> None:
        if not self.tried:
            raise Refusal("nothing-to-undo", "There is nothing to take back: all that you did is played.")
        self._lay_out([])

    def _lay_out(self, actions: list[Action]) -> None:
        self.state = self.game.state
        self.tried = []
        for action in actions:
            self.add(self.preview(action), action)


def previewed(state: State, action: Action) -> Preview:
    """An option, played on a copy with another luck, so what chance will bring cannot show."""
    seat, before = state.seat, state.round
    after = state.copy()
    after.luck = Luck.seeded(0)
    drawn = after.luck.turn
    events: list[Event] = []
    after.heard = events
    after.play(action)
    after.heard = None
    certain = before_chance(events)
    chance = after.luck.turn != drawn or len(certain) < len(events)
    after.luck = state.luck.copy()
    mine, then = state.players[seat], after.players[seat]
    return Preview(
        events=certain,
        chance=chance,
        gold=then.gold - mine.gold,
        points=score_sheet(after, seat).total - score_sheet(state, seat).total,
        commits=chance or after.seat != seat or after.round != before or isinstance(action, EndTurn),
        after=after,
    )


def before_chance(events: list[Event]) -> list[Event]:
    """All that happens before chance has a say."""
    found: list[Event] = []
    for event in events:
        if isinstance(event, BY_CHANCE):
            break
        found.append(event)
    return found
