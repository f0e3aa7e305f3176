"""Played actions and the result of a game, as a seat may see them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice, pairwise

from naqala.engine.actions import Action
from naqala.engine.events.event import Event
from naqala.engine.fairness import Contribution
from naqala.engine.game import Game
from naqala.engine.notation.action_codec import action_text
from naqala.engine.scoring import score_sheets, scores
from naqala.engine.state import State
from naqala.server.messages.event_json import event_json
from naqala.server.messages.history_types import FinalScores, GameResult, PlayedAction, RoundPoints
from naqala.server.messages.json_types import Seat, seat_name
from naqala.server.messages.position_types import PublicPoints, PublicView
from naqala.server.messages.public_view import public_points, score_sheet_info
from naqala.server.messages.snapshots import spectator_view
from naqala.server.messages.table_types import ContributionInfo

Points = dict[Seat, PublicPoints]


def played_action(
    game: Game, n: int, seat: int, action: Action, events: list[Event], points: Points, viewer: int
) -> PlayedAction:
    """The nth action with the events that the viewer may see."""
    return action_info(n, seat, action, game.visible_events(viewer, events), points, game.colours)


def action_info(
    n: int, seat: int, action: Action, events: list[Event], points: Points, colours: tuple[str, ...]
) -> PlayedAction:
    return {
        "n": n,
        "seat": seat_name(seat, colours),
        "notation": action_text(action, colours),
        "events": [event_json(event, colours) for event in events],
        "points": points,
    }


def changed_points(before: State, after: State) -> Points:
    """The public points of the players whose points differ between two states."""
    found: Points = {}
    for old, new in zip(score_sheets(before), score_sheets(after), strict=True):
        if public_points(old) != public_points(new):
            found[seat_name(new.seat, after.colours)] = public_points(new)
    return found


def replay_since(game: Game, since: int) -> Iterator[tuple[int, State, Action, list[Event], Points]]:
    """Number, state before, action, events and changed points of each action after the first `since`."""
    steps = list(islice(game.replay(), since, None))
    states = [*(before for before, _, _ in steps), game.state]
    for n, ((before, after), (_, action, events)) in enumerate(zip(pairwise(states), steps, strict=True), since + 1):
        yield n, before, action, events, changed_points(before, after)


def missed_actions(game: Game, since: int, viewer: int) -> list[PlayedAction]:
    """All actions after the first `since`; none if that is negative."""
    if since < 0 or since >= len(game.log):
        return []
    return [
        played_action(game, n, before.seat, action, events, points, viewer)
        for n, before, action, events, points in replay_since(game, since)
    ]


def view_before(game: Game, since: int) -> PublicView | None:
    """The public view after `since` actions, if more have been played."""
    if since < 0 or since >= len(game.log):
        return None
    before, _, _ = next(islice(game.replay(), since, None))
    return spectator_view(before)


def full_history(game: Game) -> list[PlayedAction]:
    """Every action with all its events, hidden ones included: for finished games only."""
    return [
        action_info(n, before.seat, action, events, points, game.colours)
        for n, before, action, events, points in replay_since(game, 0)
    ]


def game_result(game: Game) -> GameResult | None:
    """None while the game runs: seed and score sheets are secret until the end."""
    return finished_result(game) if game.over else None


def finished_result(game: Game) -> GameResult:
    seed: str | None = None
    salt: str | None = None
    if game.commitment:
        number, salt_bytes = game.reveal()
        seed, salt = f"{number:032x}", salt_bytes.hex()
    return {
        **final_scores(game),
        "rounds": points_by_round(game),
        "seed": seed,
        "salt": salt,
        "commitment": game.commitment,
        "contributions": contribution_infos(game.contributions, game.colours),
    }


def final_scores(game: Game) -> FinalScores:
    """What lists show of a finished game."""
    return {
        "score_sheets": [score_sheet_info(sheet, game.colours) for sheet in game.scores()],
        "winners": [seat_name(seat, game.colours) for seat in game.winners()],
    }


def contribution_infos(contributions: Iterable[Contribution], colours: tuple[str, ...]) -> list[ContributionInfo]:
    """Contributions are public; a value is None until it is revealed."""
    return [
        {"seat": seat_name(one.seat, colours), "digest": one.digest, "value": one.value.hex() if one.value else None}
        for one in contributions
    ]


def points_by_round(game: Game) -> list[RoundPoints]:
    """At the start, listed as round 0, and after each round."""
    found: list[RoundPoints] = []
    last = 0
    for before, _, _ in game.replay():
        if before.round != last:
            found.append({"round": before.round - 1, "totals": scores(before)})
        last = before.round
    return [*found, {"round": last, "totals": [sheet.total for sheet in game.scores()]}]
