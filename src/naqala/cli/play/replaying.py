"""A recorded game on the screen, turn by turn."""

from __future__ import annotations

import re
from typing import Final

from naqala.cli.play.board_drawing import Highlights
from naqala.cli.play.event_summary import paragraphs
from naqala.cli.play.participants import Participant
from naqala.cli.play.recording import Recording
from naqala.cli.play.score_tables import final_scores
from naqala.cli.play.screen_layout import news_lines, position_lines
from naqala.cli.play.styles import wrapped
from naqala.cli.play.terminal import PlayerLeft, Terminal
from naqala.engine.actions import Drop
from naqala.engine.components import NOWHERE
from naqala.locales.event_texts import Reader

STEPS: Final = {"": 1, "n": 1, "p": -1, "b": -1}
LEAVING: Final = ("q", "quit", "exit")
START: Final = "g"
END: Final = "e"
NUMBER: Final = re.compile(r"[0-9]{1,6}")
PROMPT: Final = "> "


class ReplayScreen:
    """Shows one moment of a game: its start, the position after a turn, or at last the scores."""

    def __init__(self, terminal: Terminal, recording: Recording, participants: list[Participant], turn: int) -> None:
        self.terminal = terminal
        self.texts = terminal.texts
        self.recording = recording
        self.participants = participants
        self.last = len(recording.turns)
        self.moments = self.last + recording.game.over  # the scores are one more
        self.turn = min(turn, self.last)
        self.note = ""  # shown once

    def run(self) -> None:
        """Show the game until the reader leaves."""
        while True:
            self.draw()
            self.note = ""
            typed = self.terminal.ask(self.terminal.style.bold(PROMPT)).lower()
            if typed in LEAVING:
                return
            self.go(typed)

    def go(self, typed: str) -> None:
        """Go to another moment; beyond either end, stay there and say so."""
        wanted = self.moment(typed)
        if wanted is None:
            self.note = self.texts.text("terminal-replay-unclear", lines=self.last)
            return
        self.turn = max(0, min(wanted, self.moments))
        if wanted != self.turn:
            self.note = self.texts.text("terminal-replay-no-more", lines=self.last)

    def moment(self, typed: str) -> int | None:
        """The moment that the typed word means; beyond either end of the game if there is none."""
        if typed in STEPS:
            return self.turn + STEPS[typed]
        if typed == START:
            return 0
        if typed == END:
            return self.last
        return int(typed) if NUMBER.fullmatch(typed) and int(typed) <= self.last else None

    # Drawing

    def draw(self) -> None:
        """Draw the whole screen."""
        style, width = self.terminal.style, self.terminal.width
        below = [*wrapped(self.note, width), *[style.faint(line) for line in self.keys(width)]]
        if self.turn > self.last:
            scores = final_scores(self.recording.game, self.participants, self.texts, style, width)
            self.terminal.redraw([*scores, "", *below])
            return
        heading = [style.bold(line) for line in wrapped(self.heading, width)]
        news = self.news
        room = self.terminal.height - len(heading) - len(below) - 1
        position = position_lines(
            self.recording.view(self.turn),
            self.participants,
            self.texts,
            style,
            Highlights(current=self.final_tile),
            width,
            room - min(len(news), 3),
        )
        told = news_lines(news, style, width, room - len(position))
        self.terminal.redraw(position + heading + told + below)  # the heading is seen even if the screen is low

    @property
    def heading(self) -> str:
        """`Round 3: 12 of 72`."""
        if not self.turn:
            return self.texts.text("terminal-replay-start", lines=self.last)
        turn = self.recording.turns[self.turn - 1]
        return self.texts.text("terminal-replay-moment", round=turn.round, n=self.turn, lines=self.last)

    @property
    def news(self) -> list[str]:
        """What happened in the turn that led here."""
        if not self.turn:
            return []
        turn = self.recording.turns[self.turn - 1]
        reader = Reader(self.texts, colours=self.recording.game.colours)
        return paragraphs(self.recording.events(turn), reader)

    @property
    def final_tile(self) -> int:
        """The tile where the walk of the turn ended."""
        if not self.turn:
            return NOWHERE
        drops = [one.action for one in self.recording.turns[self.turn - 1].line.actions if isinstance(one.action, Drop)]
        return drops[-1].tile if drops else NOWHERE

    def keys(self, width: int) -> list[str]:
        return wrapped(self.texts.text("terminal-replay-keys"), width)


def replay_on_screen(terminal: Terminal, recording: Recording, participants: list[Participant], turn: int) -> None:
    """Show the game from this turn on until the reader leaves."""
    with terminal.handling_signals():
        try:
            ReplayScreen(terminal, recording, participants, turn).run()
        except PlayerLeft:
            return
