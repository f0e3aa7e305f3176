"""The words that are understood at any question."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from naqala.cli.table import storage
from naqala.cli.table.answers import answer
from naqala.cli.table.ink import flowed, wrapped
from naqala.cli.table.seats import Sitter, refuse_strangers, seated, title
from naqala.cli.table.sheets import known_sheet
from naqala.cli.table.terminal import Left
from naqala.engine.djinns import DJINNS
from naqala.engine.djinns.djinn import Djinn
from naqala.engine.errors import NaqalaError
from naqala.engine.notation.actions import action_text
from naqala.engine.notation.deeds import deed
from naqala.engine.notation.errors import quoted

if TYPE_CHECKING:
    from naqala.cli.table.table import Table

HELP: Final = """\
Type the number before an option, or notation; one line may hold several.
  C3 or C3>      pick up the meeples of C3   D3m           drop a Merchant there
  C3> D3m E3m    a whole walk                on, pass      go on; leave it
  xD3v xpink:e   kill on a tile, at court    end           end the turn
  bid:5 build:2  bid; Builders with Fakirs   buy:1         the first card
  call:Hagis     use a power; at:D3 there    summon:Hagis  for a Fakir, too: +F
  keep:Hagis     of djinns shown             sell:silk+fish
Words for any question:
  undo, restart  take back a choice; a turn  options       all, in notation
  rules K2       a rule by its number        djinn Hagis   what a djinn does
  score          as you may know it          log 5         the last 5 turns
  board          draw the table again        save FILE     all is saved anyway
  load FILE      go on with another game     quit          --resume goes on
On the board: v Vizier, e Elder, m Merchant, b Builder, a Assassin;
  5* a value is blue; {palm} palm tree; {palace} palace; B P O K camels of Blue, Pink,
  Orange and Black; >C3 can be chosen; @C3 is where your walk stands.
"""


def obey(table: Table, line: str) -> None:
    """A command, or else an answer; what cannot be is said and changes nothing."""
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.lower())
    try:
        if command is None:
            answer(table, line)
        else:
            command(table, rest.strip())
    except NaqalaError as error:
        table.say(*wrapped(str(error), table.terminal.width))


# Looking things up


def show_help(table: Table, _rest: str) -> None:
    signs, width = table.terminal.ink.signs, table.terminal.width
    for line in HELP.format(palm=signs.palm, palace=signs.palace).splitlines():
        table.say(*(wrapped(line, width, "    ") if len(line) > width else [line]))


def show_rule(table: Table, number: str) -> None:
    from naqala.table.rulebook import rule

    found = rule(number.upper()) if number else None
    if found is None:
        table.say("Say which rule, like `rules K2`; refusals and questions name them, docs/rules.md has them all.")
        return
    table.say(*wrapped(found, table.terminal.width))


def show_djinn(table: Table, name: str) -> None:
    found = [djinn for djinn in DJINNS if letters(name) and letters(djinn.name).startswith(letters(name))]
    if not found:
        table.say(f"There is no djinn {quoted(name)}." if name else "Say which djinn, like `djinn Hagis`.")
        table.say(*flowed([f"{djinn.name}" for djinn in DJINNS], table.terminal.width, gap=", "))
    for djinn in found:
        price = f"price {djinn.price}" if djinn.price.total else "no price, always holds"
        told = f"{djinn.name} ({djinn.rule}): value {djinn.value}; {price}; {whereabouts(table, djinn)}. {djinn.text}"
        table.say(*wrapped(told, table.terminal.width))


def letters(name: str) -> str:
    return "".join(letter for letter in name.lower() if letter.isalpha())


def whereabouts(table: Table, djinn: Djinn) -> str:
    view = table.view
    if djinn.id in [offered for offered in view.djinn_row]:
        return "on offer"
    for mat in view.mats:
        if mat.djinns >> djinn.id & 1:
            return f"with {title(table.sitters[mat.seat], mat.seat)}"
    return "discarded" if view.djinn_discards >> djinn.id & 1 else "not seen yet"


def show_score(table: Table, _rest: str) -> None:
    table.say(*known_sheet(table.game, table.keyboard, table.sitters, table.terminal.ink))


def show_log(table: Table, number: str) -> None:
    n = int(number) if re.fullmatch(r"[0-9]{1,4}", number) else 6
    told = table.news(0)[-n:] if n else []
    table.say(*[line for paragraph in told for line in wrapped(paragraph, table.terminal.width)])
    if not told:
        table.say("Nothing has happened yet.")


def show_board(table: Table, _rest: str) -> None:
    table.draw()


def show_options(table: Table, _rest: str) -> None:
    options = table.game.options
    if len(options) > 12:
        table.say(*flowed([action_text(option) for option in options], table.terminal.width, gap="  "))
        return
    table.say(*[f"{action_text(option):<20} {deed(option, table.view)}" for option in options])


# Taking back


def undo(table: Table, _rest: str) -> None:
    undone = table.take_back()
    table.say(f"Taken back: {deed(undone, table.view)}.")


def restart(table: Table, _rest: str) -> None:
    table.game.restart_turn()
    table.after_taking_back()
    table.say("Taken back: all of this turn that can be.")


# Keeping


def save(table: Table, name: str) -> None:
    """Where the player says; without a name, where it is kept anyway."""
    path = storage.path_named(name) if name else table.file or storage.file_for(table.game)
    storage.export(path, table.written())
    table.say(*wrapped(f"Saved as {storage.shown(path)}", table.terminal.width))


def load(table: Table, name: str) -> None:
    """Another game in the place of this one, which can be resumed later."""
    if not name:
        table.say("Say which file, like `load evening.naqala`.")
        return
    game, sitters = storage.read(storage.path_named(name))
    refuse_strangers(sitters or [])
    file = storage.file_for(game)
    table.keep()
    table.sit_down(game, sitters or same_people(table, len(game.state.players)), file)
    table.keep()


def same_people(table: Table, players: int) -> list[Sitter]:
    """For a game that does not say who played it."""
    if len(table.sitters) == players:
        return table.sitters
    return seated(players, None, [], [])


def leave(_table: Table, _rest: str) -> None:
    raise Left


COMMANDS: Final[dict[str, Callable[[Table, str], None]]] = {
    "help": show_help,
    "?": show_help,
    "rules": show_rule,
    "rule": show_rule,
    "djinn": show_djinn,
    "djinns": show_djinn,
    "score": show_score,
    "log": show_log,
    "board": show_board,
    "options": show_options,
    "undo": undo,
    "restart": restart,
    "save": save,
    "load": load,
    "quit": leave,
    "q": leave,
    "exit": leave,
}
