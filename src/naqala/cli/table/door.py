"""How one comes to the table: a new game, the one left last, or one of a file."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from naqala.cli.table import storage
from naqala.cli.table.ink import wrapped
from naqala.cli.table.inviting import invited
from naqala.cli.table.seats import Bot, Sitter, people, refuse_strangers, seated, title, with_bots
from naqala.cli.table.table import Table
from naqala.cli.table.terminal import Left, Terminal
from naqala.cli.table.watching import watch
from naqala.engine.errors import NaqalaError
from naqala.engine.fairness import new_seed
from naqala.engine.game import Game


@dataclass(frozen=True)
class Invitation:
    """What the command line says."""

    players: int | None = None
    people: int | None = None
    names: list[str] = field(default_factory=list)
    bots: list[str] = field(default_factory=list)
    seed: int | None = None
    open: bool = False
    watch: bool = False
    resume: bool = False
    load: str = ""
    colour: bool = True

    @property
    def says_who(self) -> bool:
        return self.players is not None or self.people is not None or bool(self.names or self.bots)

    @property
    def says_what(self) -> bool:
        return self.seed is not None or self.open


def play(invitation: Invitation) -> int:
    terminal = Terminal.open(colour=invitation.colour)
    with terminal.minding_signals():
        try:
            if invitation.watch:
                watch(terminal, *dealt(invitation, newcomers(invitation, invitation.players, 0)))
            else:
                sit_and_play(terminal, invitation)
        except Left:
            farewell(terminal, "Goodbye.")
    return 0


def sit_and_play(terminal: Terminal, invitation: Invitation) -> None:
    table = table_for(terminal, invitation)
    if not people(table.sitters):
        watch(terminal, table.game, table.sitters)
        return
    try:
        table.play_to_the_end()
    except Left:
        if table.unsaved:
            farewell(terminal, f"The game could not be kept. {table.unsaved}")
        else:
            farewell(terminal, "The game is saved. `naqala play --resume` goes on with it.")


def table_for(terminal: Terminal, invitation: Invitation) -> Table:
    if invitation.load:
        return loaded(terminal, invitation, invitation.load)
    if invitation.resume:
        return resumed(terminal, invitation)
    if terminal.is_answered and not invitation.says_who:
        return greeted(terminal, invitation)
    return table_of(terminal, *dealt(invitation, newcomers(invitation, invitation.players, invitation.people)))


def newcomers(invitation: Invitation, players: int | None, persons: int | None) -> list[Sitter]:
    return seated(players, persons, invitation.names, invitation.bots)


def table_of(terminal: Terminal, game: Game, sitters: list[Sitter]) -> Table:
    """A table whose game is kept, if the machine has a place for it."""
    try:
        return Table(terminal, game, sitters, storage.file_for(game) if people(sitters) else None)
    except storage.Unsaved as error:
        table = Table(terminal, game, sitters, None)
        table.notes.append(f"This game is not kept. {error}")
        return table


def dealt(invitation: Invitation, sitters: list[Sitter]) -> tuple[Game, list[Sitter]]:
    seed = new_seed() if invitation.seed is None else invitation.seed
    return Game.new(len(sitters), seed, hands_open=invitation.open), sitters


def loaded(terminal: Terminal, invitation: Invitation, name: str) -> Table:
    game, said = storage.read(storage.path_named(name))
    sitters = same_or_new(game, said, invitation)
    if not invitation.bots:
        refuse_strangers(sitters)
    return table_of(terminal, game, sitters)


def same_or_new(game: Game, sitters: list[Sitter] | None, invitation: Invitation) -> list[Sitter]:
    """Those who played it, with other bots if some are named; for a game that does not say who, newcomers."""
    if sitters is None:
        return newcomers(invitation, len(game.state.players), invitation.people)
    return with_bots(sitters, invitation.bots)


def resumed(terminal: Terminal, invitation: Invitation) -> Table:
    path = storage.latest()
    if path is None:
        raise storage.Unreadable("There is no unfinished game; `naqala play` begins one.")
    return reopened(terminal, invitation, path)


def reopened(terminal: Terminal, invitation: Invitation, path: Path) -> Table:
    """A game that goes on in the file where it is kept."""
    game, sitters = storage.read(path)
    return Table(terminal, game, same_or_new(game, sitters, invitation), path)


def greeted(terminal: Terminal, invitation: Invitation) -> Table:
    """Asked whether to go on with the last game, or else how many will play, and who."""
    terminal.say(terminal.ink.bold("Welcome to Naqala, an unofficial Five Tribes."))
    left = None if invitation.says_what else left_behind(terminal, invitation)
    if left is not None:
        terminal.say(*wrapped(f"There is an unfinished game: {summary(left)}.", terminal.width))
        if terminal.ask("Go on with it? yes or no [yes] ").lower() not in ("n", "no"):
            return left
    return table_of(terminal, *dealt(invitation, invited(terminal)))


def left_behind(terminal: Terminal, invitation: Invitation) -> Table | None:
    try:
        path = storage.latest()
        return reopened(terminal, invitation, path) if path else None
    except NaqalaError as error:
        terminal.say(*wrapped(str(error), terminal.width))
        return None


def summary(table: Table) -> str:
    sitting = [
        f"{title(sitter, seat)}, a bot" if isinstance(sitter, Bot) else title(sitter, seat)
        for seat, sitter in enumerate(table.sitters)
    ]
    return f"{'; '.join(sitting)}; round {table.game.state.round}"


def farewell(terminal: Terminal, words: str) -> None:
    """If there is still somebody to hear it."""
    try:
        terminal.say("", words)
    except Left:
        return
