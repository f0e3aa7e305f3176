"""A game in the terminal: its participants, what the screen shows, and the file it is saved to."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from naqala.cli.play import saved_games
from naqala.cli.play.board_drawing import Highlights
from naqala.cli.play.bots import Opponents
from naqala.cli.play.event_summary import paragraphs
from naqala.cli.play.menu import Menu
from naqala.cli.play.participants import Participant, human_seats, participant_tags, title
from naqala.cli.play.prompts import highlights_for, menu_for, prompt_lines
from naqala.cli.play.score_tables import final_scores
from naqala.cli.play.screen_layout import news_lines, position_lines
from naqala.cli.play.styles import wrapped
from naqala.cli.play.terminal import Terminal
from naqala.engine.actions import Action, EndTurn
from naqala.engine.components import NOBODY
from naqala.engine.errors import CannotUndo
from naqala.engine.events.event import Event
from naqala.engine.game import Game
from naqala.engine.notation.sentences import action_sentence
from naqala.engine.steps.moving import Sowing
from naqala.engine.view import View

MIN_POSITION_LINES: Final = 17  # lines that the board, the side panel and the prompt take at least


class TerminalGame:
    """A game, its participants, and the terminal they share."""

    def __init__(self, terminal: Terminal, game: Game, participants: list[Participant], file: Path | None) -> None:
        self.terminal = terminal
        self.start(game, participants, file)

    def start(self, game: Game, participants: list[Participant], file: Path | None) -> None:
        """Switch to this game. Without a file it is not saved."""
        self.bots = Opponents(game, participants)
        self.game = game
        self.participants = participants
        self.file = file
        self.viewer = NOBODY  # the seat at the keyboard
        self.notes = ["Type `help` for a list of commands."]  # shown the next time the screen is drawn
        self.bot_errors: list[str] = []  # shown to the next human
        self.changed = True  # since the screen was drawn
        self.save_error = ""
        self.event_log = [(before.seat, events) for before, _, events in game.replay()]
        self.news_start = [self._last_action(seat) for seat in range(len(participants))]  # by seat, an index of the log

    def _last_action(self, seat: int) -> int:
        own = [index for index, (actor, _) in enumerate(self.event_log) if actor == seat]
        return own[-1] if own else 0

    # Playing

    def play(self, action: Action) -> None:
        """Play one of the options; raises IllegalAction for anything else."""
        seat, n = self.game.seat, len(self.game.log)
        events = self.game.play(action)
        self.event_log[n:] = [(seat, events)]
        self.changed = True

    def play_and_save(self, action: Action) -> None:
        self.play(action)
        self.save()

    def play_bot_action(self) -> bool:
        """Let a bot play one action; return whether it ended its turn."""
        seat = self.game.seat
        name = title(self.participants[seat], seat)
        with self.terminal.waiting_for(name):
            answer = self.bots.answer(self.game)
        if answer.forfeit:
            self.bot_errors.append(f"{name} {self.bots.excuse(answer)}")
        self.play(answer.action)
        if isinstance(answer.action, EndTurn):
            self.save()
        return isinstance(answer.action, EndTurn)

    def take_bot_errors(self) -> list[str]:
        """The errors of bots since the last call, without repetitions."""
        errors, self.bot_errors = list(dict.fromkeys(self.bot_errors)), []
        return errors

    def is_forced(self) -> bool:
        """Whether there is only one option and playing it leaves undo possible."""
        game = self.game
        return len(game.options) == 1 and (not game.can_undo or game.can_be_undone(game.options[0]))

    def play_forced(self) -> None:
        [action] = self.game.options
        self.notes.append(f"Played automatically: {action_sentence(action, self.view)}.")
        self.play_and_save(action)

    def undo(self) -> Action:
        """Undo the last action that was chosen and the forced actions after it; return the chosen one."""
        undone = self.game.undo()
        while self.game.can_undo and self.is_forced():
            undone = self.game.undo()
        self.after_undo()
        if self.is_forced():
            raise CannotUndo("There is nothing to undo: all actions since were played automatically.")
        return undone

    def after_undo(self) -> None:
        n = len(self.game.log)
        del self.event_log[n:]
        self.news_start = [min(start, n) for start in self.news_start]
        self.changed = True
        self.save()

    # The screen

    @property
    def view(self) -> View:
        """The position as the player at the keyboard may see it."""
        return self.game.view(self.viewer)

    @property
    def menu(self) -> Menu:
        return menu_for(self.game, self.view)

    def hand_keyboard_to(self, seat: int) -> None:
        """Clear the screen between two humans, so that neither sees the other's secrets."""
        if seat == self.viewer:
            return
        if self.viewer != NOBODY:
            self.notes = []
        self.viewer = seat
        if len(human_seats(self.participants)) < 2:
            return
        self.terminal.erase()
        self.terminal.ask(f"Pass the keyboard to {title(self.participants[seat], seat)}, then press Enter. ")
        self.terminal.erase()

    def print(self, *lines: str) -> None:
        """Print now, or with the next drawing of the screen if one is due."""
        if self.changed:
            self.notes += lines
        else:
            self.terminal.print(*lines)

    def draw(self) -> None:
        """Draw the whole screen for the player at the keyboard."""
        terminal, view = self.terminal, self.view
        style, width = terminal.style, terminal.width
        prompt = [style.bold(line) for text in prompt_lines(self.game, view) for line in wrapped(text, width)]
        notes = [line for note in self.take_bot_errors() + self.notes for line in wrapped(note, width)]
        menu_room = terminal.height - MIN_POSITION_LINES - len(notes) - len(prompt)
        below = notes + prompt + self.menu.lines(style, width, menu_room)
        news = [] if isinstance(view.steps[-1], Sowing) else self.news_since(self.news_start[self.viewer])
        room = terminal.height - len(below) - 1
        highlights = highlights_for(self.game, view)
        position = position_lines(view, self.participants, style, highlights, width, room - min(len(news), 3))
        terminal.redraw(position + news_lines(news, style, width, room - len(position)) + below)
        self.changed = False
        self.notes = []

    def news_since(self, start: int) -> list[str]:
        """Summaries of the actions from this index of the log on, as far as the player at the keyboard may know."""
        events: list[Event] = [event for _, events in self.event_log[start:] for event in events]
        return paragraphs(self.game.visible_events(self.viewer, events))

    # Saving

    def record(self) -> str:
        """The game as a record with its seed, so that the game can be continued."""
        return self.game.saved(participant_tags(self.participants))

    def save(self) -> None:
        """Save after every action. If that fails, say so once and play on."""
        if self.file is None:
            return
        try:
            saved_games.write(self.file, self.record())
        except saved_games.SaveError as error:
            if not self.save_error:
                self.notes.append(f"This game is not being saved. {error}")
            self.save_error = str(error)
        else:
            self.save_error = ""

    def finish(self) -> None:
        """Show the board, the score sheet, the winner and the path of the record."""
        self.viewer = NOBODY
        terminal, width = self.terminal, self.terminal.width
        if len(human_seats(self.participants)) > 1:
            terminal.erase()
        position = position_lines(self.view, self.participants, terminal.style, Highlights(), width, terminal.height)
        last = [line for text in self.take_bot_errors() + self.news_since(0)[-1:] for line in wrapped(text, width)]
        terminal.print("", *position, "", *last, "")
        if self.file is not None:
            terminal.print(*wrapped(self.save_record(self.file), width), "")
        terminal.print(*final_scores(self.game, self.participants, terminal.style))

    def save_record(self, file: Path) -> str:
        """Write the record of the finished game; return a message about it."""
        try:
            record = saved_games.finish(file, self.record())
        except saved_games.SaveError as error:
            return f"The record of this game was not saved. {error}"
        return f"The record of this game is {saved_games.display_path(record)}"
