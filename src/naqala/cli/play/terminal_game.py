"""A game in the terminal: its participants, what the screen shows, and the file it is saved to."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from naqala.cli.command_errors import error_text
from naqala.cli.play import saved_games
from naqala.cli.play.board_drawing import Highlights
from naqala.cli.play.bots import Opponents
from naqala.cli.play.event_summary import paragraphs
from naqala.cli.play.menu import Menu
from naqala.cli.play.participants import Participant, human_seats, participant_tags, title, with_names
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
from naqala.engine.steps.moving import Sowing
from naqala.engine.view import View
from naqala.locales import Catalog
from naqala.locales.action_texts import action_phrase
from naqala.locales.event_texts import Reader

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
        self.participants = with_names(participants, game.commitment)
        self.file = file
        self.viewer = NOBODY  # the seat at the keyboard
        self.notes = [self.texts.text("terminal-type-help")]  # shown the next time the screen is drawn
        self.bot_errors: list[str] = []  # shown to the next human
        self.changed = True  # since the screen was drawn
        self.save_error = ""
        self.event_log = [(before.seat, events) for before, _, events in game.replay()]
        self.news_start = [self._last_action(seat) for seat in range(len(participants))]  # by seat, an index of the log

    def _last_action(self, seat: int) -> int:
        own = [index for index, (actor, _) in enumerate(self.event_log) if actor == seat]
        return own[-1] if own else 0

    @property
    def texts(self) -> Catalog:
        """The texts in the language of the players."""
        return self.terminal.texts

    @property
    def reader(self) -> Reader:
        """Who reads the log: players are called by their colours, since several may share the screen."""
        return Reader(self.texts, colours=self.game.colours)

    def title(self, seat: int) -> str:
        """`Ann (Pink)`."""
        return title(self.participants[seat], seat, self.texts, self.game.colours)

    def describe(self, action: Action) -> str:
        """What an action does, for the player at the keyboard."""
        return self.texts.phrase(action_phrase(action, self.view))

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
        name = self.title(seat)
        with self.terminal.waiting_for(name):
            answer = self.bots.answer(self.game)
        if answer.forfeit:
            self.bot_errors.append(self.texts.phrase(self.bots.excuse(name, answer)))
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
        self.notes.append(self.texts.text("terminal-automatic", action=self.describe(action)))
        self.play_and_save(action)

    def undo(self) -> Action:
        """Undo the last action that was chosen and the forced actions after it; return the chosen one."""
        undone = self.game.undo()
        while self.game.can_undo and self.is_forced():
            undone = self.game.undo()
        self.after_undo()
        if self.is_forced():
            raise CannotUndo("undo-automatic")
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
        return menu_for(self.game, self.view, self.texts)

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
        self.terminal.ask(self.texts.text("terminal-pass-keyboard", name=self.title(seat)) + " ")
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
        prompt = [
            style.bold(line) for text in prompt_lines(self.game, view, self.texts) for line in wrapped(text, width)
        ]
        notes = [line for note in self.take_bot_errors() + self.notes for line in wrapped(note, width)]
        menu_room = terminal.height - MIN_POSITION_LINES - len(notes) - len(prompt)
        below = notes + prompt + self.menu.lines(style, width, menu_room)
        news = [] if isinstance(view.steps[-1], Sowing) else self.news_since(self.news_start[self.viewer])
        room = terminal.height - len(below) - 1
        highlights = highlights_for(self.game, view)
        position = position_lines(
            view, self.participants, self.texts, style, highlights, width, room - min(len(news), 3)
        )
        terminal.redraw(position + news_lines(news, style, width, room - len(position)) + below)
        self.changed = False
        self.notes = []

    def news_since(self, start: int) -> list[str]:
        """Summaries of the actions from this index of the log on, as far as the player at the keyboard may know."""
        events: list[Event] = [event for _, events in self.event_log[start:] for event in events]
        return paragraphs(self.game.visible_events(self.viewer, events), self.reader)

    # Saving

    def record(self) -> str:
        """The game as a record with its seed, so that the game can be continued."""
        return self.game.saved(participant_tags(self.participants, self.game.colours))

    def save(self) -> None:
        """Save after every action. If that fails, say so once and play on."""
        if self.file is None:
            return
        try:
            saved_games.write(self.file, self.record())
        except saved_games.SaveError as error:
            if not self.save_error:
                self.notes.append(self.texts.text("terminal-not-being-saved", reason=error.phrase))
            self.save_error = error_text(self.texts, error)
        else:
            self.save_error = ""

    def finish(self) -> None:
        """Show the board, the score sheet, the winner and the path of the record."""
        self.viewer = NOBODY
        terminal, width = self.terminal, self.terminal.width
        if len(human_seats(self.participants)) > 1:
            terminal.erase()
        position = position_lines(
            self.view, self.participants, self.texts, terminal.style, Highlights(), width, terminal.height
        )
        last = [line for text in self.take_bot_errors() + self.news_since(0)[-1:] for line in wrapped(text, width)]
        terminal.print("", *position, "", *last, "")
        if self.file is not None:
            terminal.print(*wrapped(self.save_record(self.file), width), "")
        terminal.print(*final_scores(self.game, self.participants, self.texts, terminal.style, width))

    def save_record(self, file: Path) -> str:
        """Write the record of the finished game; return a message about it."""
        try:
            record = saved_games.finish(file, self.record())
        except saved_games.SaveError as error:
            return self.texts.text("terminal-record-not-saved", reason=error.phrase)
        return self.texts.text("terminal-record", file=saved_games.display_path(record))
