"""Replays the game of a record and checks it action by action."""

from __future__ import annotations

import re
from typing import Final, final

from naqala.engine.actions import Action, Bid, EndTurn
from naqala.engine.errors import IllegalAction, InvalidArgument
from naqala.engine.events.event import Event, counted, listed
from naqala.engine.fairness import (
    Contribution,
    advance,
    check_contributions,
    commitment,
    key_of,
    luck_of_round,
    mixed_seed,
    new_seed,
)
from naqala.engine.illegal_actions import explain_illegal
from naqala.engine.luck import Luck, ScriptedLuck, ScriptMismatch
from naqala.engine.notation.notation_errors import RecordError, quoted
from naqala.engine.notation.parsed_record import (
    CONTRIBUTION,
    WITHHELD,
    ParsedRecord,
    RecordedTurn,
    drawn_by,
    scores_text,
)
from naqala.engine.notation.turn_lines import Drawn, DrawnCard, DrawnDjinn, DrawnMeeple, LoggedAction, drawn_text
from naqala.engine.notation.vocabulary import SEAT
from naqala.engine.scoring import score_sheets
from naqala.engine.setup import deal
from naqala.engine.state import State

SEED: Final = re.compile(r"[0-9a-f]{32}")
SALT: Final = re.compile(r"([0-9a-f]{2})+")
COMMITMENT: Final = re.compile(r"[0-9a-f]{64}")
PROMISE: Final = re.compile(rf"[0-9a-f]{{64}} ([0-9a-f]{{32}}|{WITHHELD})")
PROMISE_SHAPE: Final = f"it has a digest of 64 hexadecimal digits, then a value of 32 or {WITHHELD}"
HEXADECIMAL: Final = {
    "Seed": "it has 32 hexadecimal digits",
    "Salt": "it has pairs of hexadecimal digits",
    "Commitment": "it has 64 hexadecimal digits",
}


@final
class ReplayedGame:
    """A game being replayed: its start, where its luck comes from, the actions so far and the state after them."""

    def __init__(
        self,
        start: State,
        seed: int | None,
        salt: bytes,
        hands_open: bool,
        contributions: tuple[Contribution, ...] = (),
    ) -> None:
        self.start = start
        self.seed = seed
        self.salt = salt
        self.hands_open = hands_open
        self.contributions = contributions
        self.state = start.copy()
        self.log: list[Action] = []
        self._key = None if seed is None else key_of(mixed_seed(seed, contributions))

    def play(self, action: Action) -> list[Event]:
        """Play an action and return its events; raise IllegalAction if it is not an option."""
        if action not in self.state.options():
            raise explain_illegal(self.state, action)
        events: list[Event] = []
        self.state.event_sink = events
        advance(self.state, action, self._key)
        self.state.event_sink = None
        self.log.append(action)
        return events

    def scores(self) -> str:
        return scores_text(score_sheets(self.state))


def replayed(record: ParsedRecord) -> ReplayedGame:
    """Replay a record to its end; raise RecordError at the first line that is wrong."""
    replay = opened(record)
    for nth, turn in enumerate(record.turns):
        follow(replay, turn, is_last=nth + 1 == len(record.turns))
    over = replay.state.over
    if over and not record.scores:
        raise RecordError(f"The game is over, but its scores are missing: scores {replay.scores()}", record.end)
    if record.scores and not over:
        raise RecordError("The game is not over, so it has no scores yet; write unfinished.", record.end)
    if record.scores and record.scores != replay.scores():
        raise RecordError(f"The scores are {replay.scores()}.", record.end)
    return replay


def opened(record: ParsedRecord) -> ReplayedGame:
    """Return the replay at its start, with the luck of the record."""
    hands = record.tags.get("Hands", "open")
    if hands != "open":
        raise RecordError(f'Hands is "open" or absent, not {quoted(hands)}.', record.places["Hands"])
    hands_open = "Hands" in record.tags
    seed, salt = revealed_seed(record)
    contributions = contributions_in(record)
    if seed is None:
        record.start.luck = ScriptedLuck(draws_of(record.turns), Luck.seeded(new_seed()))
        return ReplayedGame(record.start, None, b"", hands_open)
    start = deal(len(record.start.players), luck_of_round(key_of(mixed_seed(seed, contributions)), 0))
    if start.key() != record.start.key():
        source = "The seed does not deal" if not contributions else "Seed and contributions do not deal"
        raise RecordError(f"{source} the position at the start.", record.places["Seed"])
    return ReplayedGame(start, seed, salt, hands_open, contributions)


def revealed_seed(record: ParsedRecord) -> tuple[int | None, bytes]:
    """Return seed and salt, if the record has them and they match the commitment."""
    tags = record.tags
    for name, shape in (("Commitment", COMMITMENT), ("Seed", SEED), ("Salt", SALT)):
        if name in tags and not shape.fullmatch(tags[name]):
            raise RecordError(f"{quoted(tags[name])} is not a {name}: {HEXADECIMAL[name]}.", record.places[name])
    if "Seed" not in tags and "Salt" not in tags:
        return None, b""
    for name, other in (("Seed", "Salt"), ("Salt", "Seed"), ("Seed", "Commitment")):
        if name in tags and other not in tags:
            raise RecordError(f"There is a {name} but no {other}.", record.places[name])
    seed, salt = int(tags["Seed"], 16), bytes.fromhex(tags["Salt"])
    if commitment(seed, salt) != tags["Commitment"]:
        raise RecordError("Seed and Salt do not match the Commitment.", record.places["Commitment"])
    return seed, salt


def contributions_in(record: ParsedRecord) -> tuple[Contribution, ...]:
    """Return the contributions, if their values fit their digests; in format 1 these tags are the writer's own."""
    found: list[Contribution] = []
    for seat, name in enumerate(CONTRIBUTION):
        if record.tags["Naqala"] == "1" or name not in record.tags:
            continue
        if not PROMISE.fullmatch(record.tags[name]):
            raise RecordError(
                f"{quoted(record.tags[name])} is not a contribution: {PROMISE_SHAPE}.", record.places[name]
            )
        digest, value = record.tags[name].split(" ")
        one = Contribution(seat, digest, None if value == WITHHELD else bytes.fromhex(value))
        try:
            check_contributions([one], len(record.start.players))
        except InvalidArgument as error:
            raise RecordError(str(error), record.places[name]) from None
        found.append(one)
    return tuple(found)


def draws_of(turns: list[RecordedTurn]) -> list[int]:
    """Return everything drawn by chance in these turns, in order."""
    return [number_of(drawn) for turn in turns for logged in turn.line.actions for drawn in logged.drawn]


def number_of(drawn: Drawn) -> int:
    if isinstance(drawn, DrawnCard):
        return drawn.card
    if isinstance(drawn, DrawnDjinn):
        return drawn.djinn
    assert isinstance(drawn, DrawnMeeple)
    return drawn.tribe


def follow(replay: ReplayedGame, turn: RecordedTurn, *, is_last: bool) -> None:
    """Play the bid or the turn of one line."""
    actions = turn.line.actions
    now = replay.state.round
    if not replay.state.over and turn.round != now:
        raise RecordError(f"The record says round {turn.round}, but it is round {now}.", turn.where)
    for logged in actions[:-1]:
        if isinstance(logged.action, Bid | EndTurn):
            raise RecordError(f"After {quoted(str(logged))} a new line must begin.", turn.where)
    for logged in actions:
        play_logged(replay, turn.line.seat, logged, turn.where)
    if not is_last and not isinstance(actions[-1].action, Bid | EndTurn):
        raise RecordError("The turn does not end here, but another line follows: end is missing.", turn.where)


def play_logged(replay: ReplayedGame, seat: int, logged: LoggedAction, where: str) -> None:
    """Play one action, if the seat is to act, and compare what chance brought."""
    state = replay.state
    if state.over:
        raise RecordError("The game is over, so no action can follow.", where)
    if state.seat != seat:
        raise RecordError(f"{SEAT.format(seat)} acts, but it is the turn of {SEAT.format(state.seat)}.", where)
    before = state.copy()
    try:
        drawn = drawn_by(before, replay.play(logged.action))
    except ScriptMismatch as mismatch:  # compiled, each kind of error needs a name of its own
        raise RecordError(f"At {quoted(str(logged))} {mismatch}", where) from None
    except IllegalAction as illegal:
        raise RecordError(f"{quoted(str(logged.action))}: {illegal}", where) from None
    if not is_same(logged, drawn):
        expected = (drawn_text(drawn) or "nothing") if replay.seed is not None else kinds(drawn)
        raise RecordError(f"At {quoted(str(logged))} chance brought {expected}.", where)


def kinds(drawn: tuple[Drawn, ...]) -> str:
    """Return how many of each kind were drawn; without a seed nobody knows which."""
    names = [
        "card" if isinstance(one, DrawnCard) else "djinn" if isinstance(one, DrawnDjinn) else "meeple" for one in drawn
    ]
    return listed([counted(names.count(name), name) for name in ("card", "djinn", "meeple") if name in names])


def is_same(logged: LoggedAction, drawn: tuple[Drawn, ...]) -> bool:
    """Compare draws. Order matters in the rows, which are refilled after a turn, but not in a simultaneous draw."""
    if logged.drawn == drawn:
        return True
    return not isinstance(logged.action, EndTurn) and sorted(map(str, logged.drawn)) == sorted(map(str, drawn))
