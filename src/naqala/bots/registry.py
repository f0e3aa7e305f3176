"""Bots by spec: `random`, `search:ms=200`, or a class of your own: `my_bots.Clever:depth=3`."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import secrets
from typing import Final

from naqala.bots.bot import Bot
from naqala.bots.decider_bots import BeginnerBot, CompanionBot, GentleBot, GreedyBot, NoviceBot, PlannerBot
from naqala.bots.random_bot import RandomBot
from naqala.bots.search_bot import SearchBot
from naqala.engine.errors import NaqalaError

LEVELS: Final[dict[str, type[Bot]]] = {
    "novice": NoviceBot,
    "gentle": GentleBot,
    "calm": GreedyBot,
    "sharp": PlannerBot,
    "fierce": SearchBot,
    "companion": CompanionBot,
}  # for people, the easiest first, and one that adapts
BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "beginner": BeginnerBot,
    **LEVELS,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "search": SearchBot,
}
BASELINE: Final = "naqala_baseline.BaselineBot"
OPTIONAL_BOTS: Final[dict[str, str]] = {"baseline": BASELINE, "study": BASELINE}  # in packages of their own
BOT_NAMES: Final = (*BOTS, *OPTIONAL_BOTS)

Parameter = int | float | str


class UnknownBot(NaqalaError):
    """There is no bot of this name, or the bot has no such parameter."""


def make_bot(spec: str, seed: int | None = None) -> Bot:
    """Return the bot of this spec: a name, parameters after a colon, or the import path of your own class.

    With a seed it plays the same again, unless it thinks by the clock. Raise UnknownBot if there is no such bot or
    parameter.

    >>> game = naqala.Game.new(seed=1)
    >>> bot = naqala.bots.make_bot("greedy:bid_samples=3", seed=1)
    >>> bot.choose(game.memory(game.seat)) in game.options
    True
    """
    bot_class, parameters = parse_spec(spec)
    if seed is None:
        seed = secrets.randbits(64)
    try:
        known = [name for name in inspect.signature(bot_class).parameters if name != "seed"]
        parameters = {bot_class.old_parameters.get(name, name): value for name, value in parameters.items()}
        for name in parameters:
            if name not in known:
                listed = ", ".join(known) or "none"
                raise UnknownBot(f"The bot {spec.partition(':')[0]!r} has no parameter {name!r}; it knows: {listed}.")
        return bot_class(seed=seed, **parameters)
    except (OSError, TypeError, ValueError) as error:
        raise UnknownBot(f"The bot {spec!r} cannot be made: {error}") from error


def parse_spec(spec: str) -> tuple[type[Bot], dict[str, Parameter]]:
    """The class and the parameters of a spec."""
    name, _, rest = spec.partition(":")
    parameters: dict[str, Parameter] = {}
    for word in rest.split(",") if rest else []:
        key, equals, value = word.partition("=")
        if not equals or not key.isidentifier():
            raise UnknownBot(f"{word!r} is no parameter; write it as in `search:ms=200`.")
        parameters[key] = _parse_value(value)
    return _find_class(name), parameters


def _find_class(name: str) -> type[Bot]:
    if name in BOTS:
        return BOTS[name]
    if name in OPTIONAL_BOTS:
        return _find_optional(name)
    if "." in name:
        return _import_class(name)
    raise UnknownBot(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")


def _find_optional(name: str) -> type[Bot]:
    package = OPTIONAL_BOTS[name].partition(".")[0]
    if importlib.util.find_spec(package) is None:
        raise UnknownBot(
            f"The bot {name!r} is not installed. Install it from Naqala's sources: pip install ./extras/baseline"
        )
    return _import_class(OPTIONAL_BOTS[name])


def _import_class(name: str) -> type[Bot]:
    module, _, class_name = name.rpartition(".")
    try:
        found = getattr(importlib.import_module(module), class_name)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise UnknownBot(f"There is no bot {name!r}: {error}") from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownBot(f"{name!r} is no bot: it is not derived from naqala.bots.Bot.")
    return found


def _parse_value(text: str) -> Parameter:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return text
