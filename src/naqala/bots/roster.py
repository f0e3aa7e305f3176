"""The bots by name: `random`, `search:ms=200`, or, with a dot, a class of anybody's: `my_bots.Clever:depth=3`."""

from __future__ import annotations

import importlib
import inspect
import secrets
from typing import Final

from naqala.bots.bot import Bot
from naqala.bots.random_bot import RandomBot
from naqala.bots.searching import SearchBot
from naqala.bots.study.bot import StudyBot
from naqala.bots.thinking import GentleBot, GreedyBot, PlannerBot
from naqala.engine.errors import NaqalaError

LEVELS: Final[dict[str, type[Bot]]] = {
    "gentle": GentleBot,
    "calm": GreedyBot,
    "sharp": PlannerBot,
    "fierce": SearchBot,
}  # for people, the easiest first
ROSTER: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    **LEVELS,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "search": SearchBot,
    "study": StudyBot,
}

Parameter = int | float | str


class NoSuchBot(NaqalaError):
    """The roster has no bot of this name, or the bot has no such parameter."""


def named(spec: str, seed: int | None = None) -> Bot:
    """The bot of this name and these parameters, with a chance of its own."""
    kind, parameters = parsed(spec)
    if seed is None:
        seed = secrets.randbits(64)
    try:
        allowed = [name for name in inspect.signature(kind).parameters if name != "seed"]
        for name in parameters:
            if name not in allowed:
                known = ", ".join(allowed) or "none"
                raise NoSuchBot(f"The bot {spec.partition(':')[0]!r} has no parameter {name!r}; it knows: {known}.")
        return kind(seed=seed, **parameters)
    except (OSError, TypeError, ValueError) as error:
        raise NoSuchBot(f"The bot {spec!r} cannot be made: {error}") from error


def parsed(spec: str) -> tuple[type[Bot], dict[str, Parameter]]:
    """The class, and the parameters that the text gives."""
    name, _, rest = spec.partition(":")
    parameters: dict[str, Parameter] = {}
    for word in rest.split(",") if rest else []:
        key, equals, value = word.partition("=")
        if not equals or not key.isidentifier():
            raise NoSuchBot(f"{word!r} is no parameter; write it as in `search:ms=200`.")
        parameters[key] = _value(value)
    return _kind(name), parameters


def _kind(name: str) -> type[Bot]:
    if name in ROSTER:
        return ROSTER[name]
    if "." in name:
        module, _, kind = name.rpartition(".")
        try:
            found = getattr(importlib.import_module(module), kind)
        except (ImportError, AttributeError, TypeError, ValueError) as error:
            raise NoSuchBot(f"There is no bot {name!r}: {error}") from error
        if not (isinstance(found, type) and issubclass(found, Bot)):
            raise NoSuchBot(f"{name!r} is no bot: it is not derived from naqala.bots.Bot.")
        return found
    raise NoSuchBot(f"There is no bot {name!r}; there are {', '.join(ROSTER)}.")


def _value(text: str) -> Parameter:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return text
