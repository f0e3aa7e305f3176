"""`naqala play`: starts a new game, or continues the last one or one from a file."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_hex

from naqala.cli.command_errors import error_text
from naqala.cli.play import saved_games
from naqala.cli.play.game_loop import play_to_the_end
from naqala.cli.play.participants import (
    BotPlayer,
    Participant,
    human_seats,
    make_participants,
    refuse_custom_bots,
    with_bots,
    with_names,
)
from naqala.cli.play.recording import game_after
from naqala.cli.play.setup_dialog import ask_participants
from naqala.cli.play.spectating import watch
from naqala.cli.play.styles import wrapped
from naqala.cli.play.terminal import PlayerLeft, Terminal
from naqala.cli.play.terminal_game import TerminalGame
from naqala.engine.colours import all_colours
from naqala.engine.errors import NaqalaError
from naqala.engine.fairness import new_seed
from naqala.engine.game import Game
from naqala.locales import Language, catalog
from naqala.locales.languages import ENGLISH


@dataclass(frozen=True)
class PlayOptions:
    """The options of the command line."""

    players: int | None = None
    people: int | None = None
    names: list[str] = field(default_factory=list)
    bots: list[str] = field(default_factory=list)
    colours: tuple[str, ...] | None = None  # of the seats; None for the usual ones
    seed: int | None = None
    open: bool = False
    watch: bool = False
    resume: bool = False
    load: str = ""
    after: int | None = None  # the turn of the loaded game to play on from
    colour: bool = True
    language: Language = ENGLISH

    @property
    def names_participants(self) -> bool:
        return self.players is not None or self.people is not None or bool(self.names or self.bots or self.colours)

    @property
    def describes_game(self) -> bool:
        return self.seed is not None or self.open


def play(options: PlayOptions) -> int:
    terminal = Terminal.open(catalog(options.language), colour=options.colour)
    with terminal.handling_signals():
        try:
            if options.watch:
                watch(terminal, *new_game(options, new_participants(options, options.players, 0)))
            else:
                start_and_play(terminal, options)
        except PlayerLeft:
            say_goodbye(terminal, terminal.texts.text("terminal-goodbye"))
    return 0


def start_and_play(terminal: Terminal, options: PlayOptions) -> None:
    terminal_game = choose_game(terminal, options)
    if not human_seats(terminal_game.participants):
        watch(terminal, terminal_game.game, terminal_game.participants)
        return
    try:
        play_to_the_end(terminal_game)
    except PlayerLeft:
        if terminal_game.save_error:
            say_goodbye(terminal, terminal.texts.text("terminal-not-saved-goodbye", reason=terminal_game.save_error))
        else:
            say_goodbye(terminal, terminal.texts.text("terminal-saved-goodbye"))


def choose_game(terminal: Terminal, options: PlayOptions) -> TerminalGame:
    if options.load:
        return load_game(terminal, options, options.load)
    if options.resume:
        return resume_latest(terminal, options)
    if terminal.is_interactive and not options.names_participants:
        return ask_for_game(terminal, options)
    return start_saved(terminal, *new_game(options, new_participants(options, options.players, options.people)))


def new_participants(options: PlayOptions, players: int | None, humans: int | None) -> list[Participant]:
    if options.colours is None:
        return make_participants(players, humans, options.names, options.bots)
    chosen = all_colours(options.colours)
    return make_participants(players or len(options.colours), humans, options.names, options.bots, chosen)


def start_saved(terminal: Terminal, game: Game, participants: list[Participant]) -> TerminalGame:
    """Start a game that is saved to a new file, if there is a folder for it."""
    try:
        file = saved_games.new_file(game) if human_seats(participants) else None
        return TerminalGame(terminal, game, participants, file)
    except saved_games.SaveError as error:
        terminal_game = TerminalGame(terminal, game, participants, None)
        terminal_game.notes.append(terminal.texts.text("terminal-not-being-saved", reason=error.phrase))
        return terminal_game


def new_game(options: PlayOptions, participants: list[Participant]) -> tuple[Game, list[Participant]]:
    seed = new_seed() if options.seed is None else options.seed
    game = Game.new(len(participants), seed, colours=options.colours, hands_open=options.open)
    return game, with_names(participants, token_hex() if options.seed is None else str(seed))


def load_game(terminal: Terminal, options: PlayOptions, name: str) -> TerminalGame:
    game, saved = saved_games.read(saved_games.typed_path(name))
    if options.after is not None:
        game = game_after(game, options.after)
    participants = continuing_participants(game, saved, options)
    if not options.bots:
        refuse_custom_bots(participants, game.colours)
    return start_saved(terminal, game, participants)


def continuing_participants(game: Game, saved: list[Participant] | None, options: PlayOptions) -> list[Participant]:
    """Those of the saved game, with other bots if --bots is given; new ones if the file names none."""
    if saved is None:
        return make_participants(len(game.colours), options.people, options.names, options.bots, game.colours)
    return with_bots(saved, options.bots)


def resume_latest(terminal: Terminal, options: PlayOptions) -> TerminalGame:
    path = saved_games.latest_unfinished()
    if path is None:
        raise saved_games.LoadError("terminal-no-unfinished")
    return resume(terminal, options, path)


def resume(terminal: Terminal, options: PlayOptions, path: Path) -> TerminalGame:
    """Continue a game in the file where it is saved."""
    game, saved = saved_games.read(path)
    return TerminalGame(terminal, game, continuing_participants(game, saved, options), path)


def ask_for_game(terminal: Terminal, options: PlayOptions) -> TerminalGame:
    """Offer to continue the last game; otherwise ask who plays a new one."""
    texts = terminal.texts
    terminal.print(terminal.style.bold(texts.text("terminal-welcome")))
    unfinished = None if options.describes_game else unfinished_game(terminal, options)
    if unfinished is not None:
        terminal.print(*wrapped(summary(unfinished), terminal.width))
        if not terminal.ask(f"{texts.text('terminal-continue')} ").lower().startswith("n"):
            return unfinished
    terminal.print(*wrapped(texts.text("lobby-story"), terminal.width, ""), "")
    return start_saved(terminal, *new_game(options, ask_participants(terminal)))


def unfinished_game(terminal: Terminal, options: PlayOptions) -> TerminalGame | None:
    try:
        path = saved_games.latest_unfinished()
        return resume(terminal, options, path) if path else None
    except NaqalaError as error:
        terminal.print(*wrapped(error_text(terminal.texts, error), terminal.width))
        return None


def summary(terminal_game: TerminalGame) -> str:
    """`You have an unfinished game: Ann (Blue); Calm (Pink), a bot; round 3.`"""
    texts = terminal_game.texts
    names = [
        texts.text("terminal-player-bot", name=terminal_game.title(seat))
        if isinstance(participant, BotPlayer)
        else terminal_game.title(seat)
        for seat, participant in enumerate(terminal_game.participants)
    ]
    return texts.text("terminal-unfinished", names="; ".join(names), round=terminal_game.game.state.round)


def say_goodbye(terminal: Terminal, text: str) -> None:
    """Print the text, unless the terminal is closed already."""
    try:
        terminal.print("", text)
    except PlayerLeft:
        return
