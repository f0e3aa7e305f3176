"""`naqala replay`: shows a recorded game turn by turn, or prints it."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import wrap

from naqala.cli.play.participants import Participant, participants_from_tags
from naqala.cli.play.recording import Recording, seat_of
from naqala.cli.play.replaying import replay_on_screen
from naqala.cli.play.terminal import Terminal
from naqala.cli.record_input import STANDARD_INPUT, read_game
from naqala.cli.show_command import draw_scores, draw_view, next_decision, unnamed_participants
from naqala.cli.text_output import print_wrapped, text_width
from naqala.engine.components import NOBODY
from naqala.engine.game import Game
from naqala.engine.notation.parsed_record import PlayedTurn
from naqala.engine.notation.turn_lines import line_text
from naqala.locales import Catalog
from naqala.locales.event_texts import Reader

INDENT = " " * 5


@dataclass(frozen=True)
class ReplayOptions:
    """The options of the command line."""

    file: str
    first: int | None = None  # the line of the record to begin with
    last: int | None = None
    everything: bool = False  # print, even on a terminal
    seat: str = ""  # the colour of the player whose view it is; all is open without one
    colour: bool = True


def replay(options: ReplayOptions, texts: Catalog) -> int:
    """Show the game on a terminal; print it elsewhere, or if that is asked for."""
    game, tags = read_game(options.file)
    recording = Recording(game, seat_of(game, options.seat))
    named = participants_from_tags(tags, len(game.colours), game.colours)
    participants = named or unnamed_participants(game.state)
    terminal = Terminal.open(texts, colour=options.colour)
    printing = options.everything or options.last is not None or options.file == STANDARD_INPUT
    if terminal.is_interactive and not printing:
        replay_on_screen(terminal, recording, participants, options.first or 0)
    else:
        print_game(recording, tags, participants, options, texts)
    return 0


def print_game(
    recording: Recording, tags: dict[str, str], participants: list[Participant], options: ReplayOptions, texts: Catalog
) -> None:
    """Print the lines of the record from the first to the last that is wanted, with what happened."""
    print_heading(recording.game, tags, texts)
    turns = recording.turns
    until = len(turns) if options.last is None else min(options.last, len(turns))
    reader = Reader(texts, colours=recording.game.colours)
    round_ = 0
    for number in range(max(options.first or 1, 1), until + 1):
        turn = turns[number - 1]
        if turn.round != round_:
            print()
            print(texts.text("terminal-round", n=turn.round))
            round_ = turn.round
        print_turn(number, turn, recording, reader)
    print()
    print("\n".join(ending(recording, until, texts, participants)))


def print_heading(game: Game, tags: dict[str, str], texts: Catalog) -> None:
    print_wrapped(heading(game, texts))
    print_wrapped(*[f"{name}: {value}" for name, value in tags.items() if value], hanging="  ")


def heading(game: Game, texts: Catalog) -> str:
    n = len(game.start.players)
    if not game.commitment or not game.over:
        return texts.text("terminal-replay-game", n=n)
    contributed = any(one.value for one in game.contributions)
    key = "terminal-replay-game-contributions" if contributed else "terminal-replay-game-seed"
    return texts.text(key, n=n, seed=str(game.secret()[0]))


def print_turn(number: int, turn: PlayedTurn, recording: Recording, reader: Reader) -> None:
    """Print the line of the record, followed by its events as sentences. It would tell a player secrets of others."""
    line = line_text(turn.line, reader.colours) if recording.seat == NOBODY else reader.name(turn.line.seat)
    print_wrapped(f"{number:>3}  {line}", hanging=INDENT)
    print_wrapped(" ".join([reader.event(event) for event in recording.events(turn)]), indent=INDENT)


def ending(recording: Recording, until: int, texts: Catalog, participants: list[Participant]) -> list[str]:
    """The score sheet if the game is over, otherwise the position."""
    lines = len(recording.turns)
    if recording.game.over and until == lines:
        return draw_scores(recording.game, texts, participants)
    above = (
        texts.text("terminal-replay-after", n=until, lines=lines)
        if until < lines
        else texts.text("terminal-replay-end")
    )
    next_ = next_decision(recording.positions[until], texts)
    return [above, "", *draw_view(recording.view(until), texts, participants), *wrap(next_, text_width())]
