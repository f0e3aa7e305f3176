"""Replays the game of a record and checks it action by action."""

from __future__ import annotations

import re
from typing import Final, final

from naqala.engine.actions import Action, Bid, EndTurn
from naqala.engine.components import MAX_PLAYERS
from naqala.engine.errors import IllegalAction, InvalidArgument
from naqala.engine.events.event import Event
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
from naqala.engine.notation.action_codec import action_text
from naqala.engine.notation.notation_errors import RecordError, shown, why
from naqala.engine.notation.parsed_record import (
    WITHHELD,
    ParsedRecord,
    RecordedTurn,
    contribution_tag,
    drawn_by,
    scores_text,
)
from naqala.engine.notation.turn_lines import (
    Drawn,
    DrawnCard,
    DrawnDjinn,
    DrawnMeeple,
    LoggedAction,
    drawn_text,
    logged_text,
)
from naqala.engine.phrase import Phrase, Thing
from naqala.engine.scoring import score_sheets
from naqala.engine.setup import deal
from naqala.engine.state import State

SEED: Final = re.compile(r"[0-9a-f]{32}")
SALT: Final = re.compile(r"([0-9a-f]{2})+")
COMMITMENT: Final = re.compile(r"[0-9a-f]{64}")
PROMISE: Final = re.compile(rf"[0-9a-f]{{64}} ([0-9a-f]{{32}}|{WITHHELD})")
NOT_HEXADECIMAL: Final = {
    "Seed": "record-not-a-seed",
    "Salt": "record-not-a-salt",
    "Commitment": "record-not-a-commitment",
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
        return scores_text(score_sheets(self.state), self.start.colours)


def replayed(record: ParsedRecord) -> ReplayedGame:
    """Replay a record to its end; raise RecordError at the first line that is wrong."""
    replay = opened(record)
    for nth, turn in enumerate(record.turns):
        follow(replay, turn, is_last=nth + 1 == len(record.turns))
    over = replay.state.over
    if over and not record.scores:
        raise RecordError("record-scores-missing", record.end, scores=f"scores {replay.scores()}")
    if record.scores and not over:
        raise RecordError("record-scores-too-early", record.end)
    if record.scores and record.scores != replay.scores():
        raise RecordError("record-other-scores", record.end, scores=replay.scores())
    return replay


def opened(record: ParsedRecord) -> ReplayedGame:
    """Return the replay at its start, with the luck of the record."""
    hands = record.tags.get("Hands", "open")
    if hands != "open":
        raise RecordError("record-hands", record.places["Hands"], word=shown(hands))
    hands_open = "Hands" in record.tags
    seed, salt = revealed_seed(record)
    contributions = contributions_in(record)
    if seed is None:
        record.start.luck = ScriptedLuck(draws_of(record.turns), Luck.seeded(new_seed()))
        return ReplayedGame(record.start, None, b"", hands_open)
    start = deal(
        len(record.start.players), luck_of_round(key_of(mixed_seed(seed, contributions)), 0), record.start.colours
    )
    if start.key() != record.start.key():
        code = "record-contributions-deal-another-start" if contributions else "record-seed-deals-another-start"
        raise RecordError(code, record.places["Seed"])
    return ReplayedGame(start, seed, salt, hands_open, contributions)


def revealed_seed(record: ParsedRecord) -> tuple[int | None, bytes]:
    """Return seed and salt, if the record has them and they match the commitment."""
    tags = record.tags
    for name, shape in (("Commitment", COMMITMENT), ("Seed", SEED), ("Salt", SALT)):
        if name in tags and not shape.fullmatch(tags[name]):
            raise RecordError(NOT_HEXADECIMAL[name], record.places[name], word=shown(tags[name]))
    if "Seed" not in tags and "Salt" not in tags:
        return None, b""
    for name, other in (("Seed", "Salt"), ("Salt", "Seed"), ("Seed", "Commitment")):
        if name in tags and other not in tags:
            raise RecordError("record-tag-missing", record.places[name], name=name, other=other)
    seed, salt = int(tags["Seed"], 16), bytes.fromhex(tags["Salt"])
    if commitment(seed, salt) != tags["Commitment"]:
        raise RecordError("record-other-commitment", record.places["Commitment"])
    return seed, salt


def contributions_in(record: ParsedRecord) -> tuple[Contribution, ...]:
    """Return the contributions, if their values fit their digests; in format 1 these tags are the writer's own."""
    found: list[Contribution] = []
    for seat in range(MAX_PLAYERS):
        name = contribution_tag(record.start.colours, seat)
        if record.tags["Naqala"] == "1" or name not in record.tags:
            continue
        if not PROMISE.fullmatch(record.tags[name]):
            raise RecordError("record-not-a-contribution", record.places[name], word=shown(record.tags[name]))
        digest, value = record.tags[name].split(" ")
        one = Contribution(seat, digest, None if value == WITHHELD else bytes.fromhex(value))
        try:
            check_contributions([one], len(record.start.players))
        except InvalidArgument as error:
            raise RecordError("record-wrong-contribution", record.places[name], why=why(error)) from None
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
    actions, colours = turn.line.actions, replay.start.colours
    now = replay.state.round
    if not replay.state.over and turn.round != now:
        raise RecordError("record-other-round", turn.where, said=turn.round, now=now)
    for logged in actions[:-1]:
        if isinstance(logged.action, Bid | EndTurn):
            raise RecordError("record-new-line", turn.where, action=shown(logged_text(logged, colours)))
    for logged in actions:
        play_logged(replay, turn.line.seat, logged, turn.where)
    if not is_last and not isinstance(actions[-1].action, Bid | EndTurn):
        raise RecordError("record-turn-goes-on", turn.where)


def play_logged(replay: ReplayedGame, seat: int, logged: LoggedAction, where: Phrase) -> None:
    """Play one action, if the seat is to act, and compare what chance brought."""
    state, colours = replay.state, replay.start.colours
    if state.over:
        raise RecordError("record-game-is-over", where)
    if state.seat != seat:
        raise RecordError("record-other-seat", where, seat=state.colour(seat), rival=state.colour(state.seat))
    before = state.copy()
    action, said = shown(logged_text(logged, colours)), shown(action_text(logged.action, colours))
    try:
        drawn = drawn_by(before, replay.play(logged.action))
    except ScriptMismatch as mismatch:  # compiled, each kind of error needs a name of its own
        raise RecordError("record-impossible-draw", where, action=action, why=why(mismatch)) from None
    except IllegalAction as illegal:
        raise RecordError("record-illegal-action", where, action=said, why=why(illegal), rule=illegal.rule) from None
    if not is_same(logged, drawn):
        if not drawn:
            raise RecordError("record-nothing-drawn", where, action=action)
        if replay.seed is None:
            raise RecordError("record-kinds-drawn", where, action=action, what=kinds(drawn))
        raise RecordError("record-other-draw", where, action=action, drawn=drawn_text(drawn))


def kinds(drawn: tuple[Drawn, ...]) -> list[Thing]:
    """Return how many of each kind were drawn; without a seed nobody knows which."""
    names = [
        "card" if isinstance(one, DrawnCard) else "djinn" if isinstance(one, DrawnDjinn) else "meeple" for one in drawn
    ]
    return [(name, names.count(name)) for name in ("card", "djinn", "meeple") if name in names]


def is_same(logged: LoggedAction, drawn: tuple[Drawn, ...]) -> bool:
    """Compare draws. Order matters in the rows, which are refilled after a turn, but not in a simultaneous draw."""
    if logged.drawn == drawn:
        return True
    return not isinstance(logged.action, EndTurn) and sorted(map(str, logged.drawn)) == sorted(map(str, drawn))
