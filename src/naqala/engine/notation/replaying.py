"""The game that a record tells, replayed and checked action by action."""

from __future__ import annotations

import re
from typing import Final

from naqala.engine.actions import Bid, EndTurn
from naqala.engine.errors import Refused
from naqala.engine.events.event import listed, many
from naqala.engine.fairness import commitment, new_seed
from naqala.engine.game import Game
from naqala.engine.luck import Foretold, Luck, Unforeseen
from naqala.engine.notation.actions import action_text
from naqala.engine.notation.errors import quoted
from naqala.engine.notation.lines import Deed, Drawn, DrawnCard, DrawnDjinn, DrawnMeeple, drawn_text
from naqala.engine.notation.tales import Passage, RecordError, Tale, drawn_by, scores_text
from naqala.engine.notation.words import SEAT

SEED: Final = re.compile(r"[0-9a-f]{32}")
SALT: Final = re.compile(r"([0-9a-f]{2})+")
PROMISE: Final = re.compile(r"[0-9a-f]{64}")
DIGITS: Final = {
    "Seed": "it has 32 hexadecimal digits",
    "Salt": "it has hexadecimal digits, two and two",
    "Commitment": "it has 64 hexadecimal digits",
}


def replayed(tale: Tale) -> Game:
    game = opened(tale)
    for nth, passage in enumerate(tale.passages):
        follow(game, passage, is_last=nth + 1 == len(tale.passages))
    if game.over and not tale.scores:
        raise RecordError(f"The game is over, but its scores are missing: scores {scores_text(game)}", tale.end)
    if tale.scores and not game.over:
        raise RecordError("The game is not over, so there are no scores yet; right is unfinished.", tale.end)
    if tale.scores and tale.scores != scores_text(game):
        raise RecordError(f"The scores are {scores_text(game)}.", tale.end)
    return game


def opened(tale: Tale) -> Game:
    """The game at its start, with the luck that the record speaks of."""
    hands = tale.tags.get("Hands", "open")
    if hands != "open":
        raise RecordError(f'Hands are "open" or not mentioned, not {quoted(hands)}.', tale.places["Hands"])
    hands_open = "Hands" in tale.tags
    seed, salt = promised(tale)
    if seed is None:
        tale.start.luck = Foretold(foretold_in(tale.passages), Luck.seeded(new_seed()))
        return Game(tale.start, None, b"", hands_open)
    game = Game.new(len(tale.start.players), seed, hands_open=hands_open, salt=salt)
    if game.start.key() != tale.start.key():
        raise RecordError("The seed does not deal the position at the start.", tale.places["Seed"])
    return game


def promised(tale: Tale) -> tuple[int | None, bytes]:
    """Seed and salt, if they are there and what was promised."""
    tags = tale.tags
    for name, shape in (("Commitment", PROMISE), ("Seed", SEED), ("Salt", SALT)):
        if name in tags and not shape.fullmatch(tags[name]):
            raise RecordError(f"{quoted(tags[name])} is no {name}: {DIGITS[name]}.", tale.places[name])
    if "Seed" not in tags and "Salt" not in tags:
        return None, b""
    for name, other in (("Seed", "Salt"), ("Salt", "Seed"), ("Seed", "Commitment")):
        if name in tags and other not in tags:
            raise RecordError(f"There is a {name} but no {other}.", tale.places[name])
    seed, salt = int(tags["Seed"], 16), bytes.fromhex(tags["Salt"])
    if commitment(seed, salt) != tags["Commitment"]:
        raise RecordError("Seed and Salt are not what the Commitment promised.", tale.places["Commitment"])
    return seed, salt


def foretold_in(passages: list[Passage]) -> list[int]:
    """All that chance brings."""
    return [number_of(drawn) for passage in passages for deed in passage.line.deeds for drawn in deed.drawn]


def number_of(drawn: Drawn) -> int:
    if isinstance(drawn, DrawnCard):
        return drawn.card
    if isinstance(drawn, DrawnDjinn):
        return drawn.djinn
    assert isinstance(drawn, DrawnMeeple)
    return drawn.tribe


def follow(game: Game, passage: Passage, *, is_last: bool) -> None:
    """Do what a line says, if that can be: one bid, or one turn."""
    deeds = passage.line.deeds
    now = game.state.round
    if not game.over and passage.round != now:
        raise RecordError(f"This is said to be in round {passage.round}, but it is round {now}.", passage.where)
    for deed in deeds[:-1]:
        if isinstance(deed.action, Bid | EndTurn):
            raise RecordError(f"After {quoted(str(deed))} a new line is due.", passage.where)
    for deed in deeds:
        do(game, passage.line.seat, deed, passage.where)
    if not is_last and not isinstance(deeds[-1].action, Bid | EndTurn):
        raise RecordError("The turn does not end here, but another line follows: end is missing.", passage.where)


def do(game: Game, seat: int, deed: Deed, where: str) -> None:
    if game.over:
        raise RecordError("The game is over, so nobody does anything more.", where)
    if game.seat != seat:
        raise RecordError(f"{SEAT.say(seat)} acts, but {SEAT.say(game.seat)} is to act.", where)
    before = game.state
    try:
        brought = drawn_by(before, game.play(deed.action))
    except Unforeseen as unforeseen:  # compiled, each kind of error needs a name of its own
        raise RecordError(f"At {quoted(str(deed))} {unforeseen}", where) from None
    except Refused as refused:
        raise RecordError(f"{quoted(action_text(deed.action))}: {refused}", where) from None
    if not is_same(deed, brought):
        came = (drawn_text(brought) or "nothing") if game.commitment else kinds(brought)
        raise RecordError(f"At {quoted(str(deed))} chance brought {came}.", where)


def kinds(brought: tuple[Drawn, ...]) -> str:
    """How many of each kind, for nobody knows which."""
    names = [
        "card" if isinstance(one, DrawnCard) else "djinn" if isinstance(one, DrawnDjinn) else "meeple"
        for one in brought
    ]
    return listed([many(names.count(name), name) for name in ("card", "djinn", "meeple") if name in names])


def is_same(deed: Deed, brought: tuple[Drawn, ...]) -> bool:
    """The order matters in the rows, which are filled after a turn; what comes all at once has none."""
    if deed.drawn == brought:
        return True
    return not isinstance(deed.action, EndTurn) and sorted(map(str, deed.drawn)) == sorted(map(str, brought))
