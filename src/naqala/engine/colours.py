"""The colours of the players: each seat of a game has one, all different (C7, S1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from naqala.engine.components import MAX_PLAYERS, MIN_PLAYERS, SEAT_NAMES
from naqala.engine.errors import InvalidArgument

COLOURS: Final[tuple[str, ...]] = tuple([name.lower() for name in SEAT_NAMES])

DEFAULT_COLOURS: Final = [COLOURS[:players] for players in range(MAX_PLAYERS + 1)]  # by number of players

SEAT_FIELDS: Final = ("seat", "rival")  # fields of actions, steps and events that hold a seat


def default_colours(players: int) -> tuple[str, ...]:
    """Return the colours of a game in which nobody chose one: `blue`, `pink`, …"""
    return DEFAULT_COLOURS[players] if players <= MAX_PLAYERS else COLOURS


def checked_colours(colours: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """Return the colours of a game, by seat; the default if None.

    Raise InvalidArgument unless there is one for each player and all are different.
    """
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise InvalidArgument("argument-players", least=MIN_PLAYERS, most=MAX_PLAYERS, players=players)
    if colours is None:
        return default_colours(players)
    chosen = tuple([str(colour) for colour in colours])
    for colour in chosen:
        if colour not in COLOURS:
            raise InvalidArgument("argument-no-such-colour", colour=colour, colours=list(COLOURS))
    if len(chosen) != players:
        raise InvalidArgument("argument-number-of-colours", players=players, n=len(chosen))
    if len(set(chosen)) != players:
        raise InvalidArgument("argument-colour-twice")
    return chosen


def all_colours(colours: tuple[str, ...]) -> tuple[str, ...]:
    """Return the four colours in the order of seats: first those that play, then the others."""
    return (*colours, *[colour for colour in COLOURS if colour not in colours])


def colour_of(colours: tuple[str, ...], seat: int) -> str:
    """Return the colour of a seat. Seats beyond the players have the colours that do not play."""
    return colours[seat] if seat < len(colours) else all_colours(colours)[seat]


def seat_name_of(colours: tuple[str, ...], seat: int) -> str:
    """Return a colour as a name: `Pink`."""
    return colour_of(colours, seat).capitalize()
