"""The table itself: who is asked, what they see, and what is kept after every answer."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from naqala.cli.table import storage
from naqala.cli.table.board import Marked
from naqala.cli.table.bots import Opponents
from naqala.cli.table.ink import wrapped
from naqala.cli.table.menu import Menu
from naqala.cli.table.questions import marked, menu, question
from naqala.cli.table.screen import news_lines, table_lines
from naqala.cli.table.seats import Bot, Sitter, people, tags, title
from naqala.cli.table.sheets import final_sheet
from naqala.cli.table.story import paragraphs
from naqala.cli.table.terminal import Left, Terminal
from naqala.engine.actions import Action, EndTurn
from naqala.engine.errors import Irrevocable
from naqala.engine.events.event import Event
from naqala.engine.game import Game
from naqala.engine.notation.deeds import deed
from naqala.engine.steps.moving import Sowing
from naqala.engine.things import NOBODY, SEAT_NAMES
from naqala.engine.view import View

BOARD: Final = 17  # lines that the board and what lies beside it take at least, and the prompt


class Table:
    """A game, those who play it, and the terminal they share."""

    def __init__(self, terminal: Terminal, game: Game, sitters: list[Sitter], file: Path | None) -> None:
        self.terminal = terminal
        self.sit_down(game, sitters, file)

    def sit_down(self, game: Game, sitters: list[Sitter], file: Path | None) -> None:
        """To this game, kept in this file; without a file it is not kept."""
        self.bots = Opponents(game, sitters)
        self.game = game
        self.sitters = sitters
        self.file = file
        self.keyboard = NOBODY  # who holds it
        self.notes = ["`help` says what you can type."]  # for whoever holds it
        self.mishaps: list[str] = []  # of bots, for whoever is asked next
        self.changed = True  # since the screen was drawn
        self.unsaved = ""  # why, once a game could not be kept
        self.tape = [(before.seat, events) for before, _, events in game.retold()]
        self.told = [self._last_answer(seat) for seat in range(len(sitters))]  # from there on it is news to a seat

    def _last_answer(self, seat: int) -> int:
        mine = [nth for nth, (speaker, _) in enumerate(self.tape) if speaker == seat]
        return mine[-1] if mine else 0

    # Playing

    def play_to_the_end(self) -> None:
        """Or until somebody leaves: then Left is raised, and the game is kept."""
        self.keep()
        try:
            while not self.game.over:
                self.terminal.check()
                self.next_answer()
        except Left:
            self.keep()
            raise
        self.finish()

    def next_answer(self) -> None:
        seat = self.game.seat
        if isinstance(self.sitters[seat], Bot):
            self.let_bot_answer()
            return
        self.hand_keyboard_to(seat)
        if self.is_forced():
            self.play_forced()
        else:
            self.ask(seat)

    def let_bot_answer(self) -> bool:
        """Say whether its turn is over."""
        seat = self.game.seat
        name = title(self.sitters[seat], seat)
        with self.terminal.bearing_with(name):
            answer = self.bots.answer(self.game)
        if answer.forfeit:
            self.mishaps.append(f"{name} {self.bots.excuse(answer)}")
        self.play(answer.action)
        if isinstance(answer.action, EndTurn):
            self.keep()
        return isinstance(answer.action, EndTurn)

    def told_mishaps(self) -> list[str]:
        """What went wrong since somebody was told, each thing once."""
        told, self.mishaps = list(dict.fromkeys(self.mishaps)), []
        return told

    def play(self, action: Action) -> None:
        """One of the options, or it is refused."""
        seat, n = self.game.seat, len(self.game.log)
        events = self.game.play(action)
        self.tape[n:] = [(seat, events)]
        self.changed = True

    def play_for_person(self, action: Action) -> None:
        self.play(action)
        self.keep()

    def is_forced(self) -> bool:
        """Is there but one answer, and nothing that it would put beyond undoing?"""
        game = self.game
        return len(game.options) == 1 and (not game.can_undo or game.is_revocable(game.options[0]))

    def play_forced(self) -> None:
        [action] = self.game.options
        self.notes.append(f"Nothing else to do: {deed(action, self.view)}.")
        self.play_for_person(action)

    def take_back(self) -> Action:
        """The last thing that was chosen, and all that followed by itself."""
        undone = self.game.undo()
        while self.game.can_undo and self.is_forced():
            undone = self.game.undo()
        self.after_taking_back()
        if self.is_forced():
            raise Irrevocable("Nothing can be taken back but what had to be.")
        return undone

    def after_taking_back(self) -> None:
        n = len(self.game.log)
        del self.tape[n:]
        self.told = [min(told, n) for told in self.told]
        self.changed = True
        self.keep()

    # Asking

    def hand_keyboard_to(self, seat: int) -> None:
        """Between two people falls the curtain: one leaves no secret on the screen for the other."""
        if seat == self.keyboard:
            return
        if self.keyboard != NOBODY:
            self.notes = []
        self.keyboard = seat
        if len(people(self.sitters)) < 2:
            return
        self.terminal.forget()
        self.terminal.ask(f"Pass the keyboard to {title(self.sitters[seat], seat)}; press Enter. ")
        self.terminal.forget()

    def ask(self, seat: int) -> None:
        """Until there is an answer, or something else has changed what is asked."""
        from naqala.cli.table.commands import obey

        game, n = self.game, len(self.game.log)
        is_walk = isinstance(self.view.steps[-1], Sowing)
        self.draw()
        while not self.changed:
            self.terminal.check()
            obey(self, self.terminal.ask(f"{self.terminal.ink.seat(seat, SEAT_NAMES[seat])}> "))
        if self.game is game and not is_walk:  # a walk is told from its start
            self.told[seat] = min(n, len(game.log))

    def say(self, *lines: str) -> None:
        """Now; or, if the screen will be drawn anew, there."""
        if self.changed:
            self.notes += lines
        else:
            self.terminal.say(*lines)

    # Showing

    @property
    def view(self) -> View:
        """What the one at the keyboard may see."""
        return self.game.view(self.keyboard)

    @property
    def menu(self) -> Menu:
        return menu(self.game, self.view)

    def draw(self) -> None:
        """The whole screen, for whoever holds the keyboard."""
        terminal, view = self.terminal, self.view
        ink, width = terminal.ink, terminal.width
        asked = [ink.bold(line) for said in question(self.game, view) for line in wrapped(said, width)]
        notes = [line for note in self.told_mishaps() + self.notes for line in wrapped(note, width)]
        below = notes + asked + self.menu.lines(ink, width, terminal.height - BOARD - len(notes) - len(asked))
        news = [] if isinstance(view.steps[-1], Sowing) else self.news(self.told[self.keyboard])
        room = terminal.height - len(below) - 1
        table = table_lines(view, self.sitters, ink, marked(self.game, view), width, room - min(len(news), 3))
        terminal.redraw(table + news_lines(news, ink, width, room - len(table)) + below)
        self.changed = False
        self.notes = []

    def news(self, since: int) -> list[str]:
        """What happened from the nth action on, as the one at the keyboard may hear it."""
        events: list[Event] = [event for _, events in self.tape[since:] for event in events]
        return paragraphs(self.game.heard_by(self.keyboard, events))

    # Keeping

    def written(self) -> str:
        """The game as a file, with the seed, so that it goes on by the same luck."""
        return self.game.saved(tags(self.sitters))

    def keep(self) -> None:
        """So that nothing is lost, whatever happens next; if that fails, say so once and play on."""
        if self.file is None:
            return
        try:
            storage.write(self.file, self.written())
        except storage.Unsaved as error:
            if not self.unsaved:
                self.notes.append(f"This game is not kept. {error}")
            self.unsaved = str(error)
        else:
            self.unsaved = ""

    def finish(self) -> None:
        """The board, the score sheet, the winners, and where the record is."""
        self.keyboard = NOBODY
        terminal, width = self.terminal, self.terminal.width
        if len(people(self.sitters)) > 1:
            terminal.forget()
        lines = table_lines(self.view, self.sitters, terminal.ink, Marked(), width, terminal.height)
        last = [line for said in self.told_mishaps() + self.news(0)[-1:] for line in wrapped(said, width)]
        terminal.say("", *lines, "", *last, "")
        if self.file is not None:
            terminal.say(*wrapped(self.put_away(self.file), width), "")
        terminal.say(*final_sheet(self.game, self.sitters, terminal.ink))

    def put_away(self, file: Path) -> str:
        try:
            return f"The record of this game is {storage.shown(storage.finish(file, self.written()))}"
        except storage.Unsaved as error:
            return f"The record of this game is not kept. {error}"
