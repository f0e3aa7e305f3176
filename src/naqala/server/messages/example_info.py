"""The worked examples of the rules as the page shows them: the board before and after, the walk and the figures."""

from __future__ import annotations

from typing import cast

from typing_extensions import TypedDict  # pydantic needs it before Python 3.12

from naqala.engine.scoring import score_sheets
from naqala.engine.state import State
from naqala.engine.view import open_view
from naqala.examples import EXAMPLES, PlayedExample, play_example
from naqala.server.messages.json_types import Seat, Tile, seat_name
from naqala.server.messages.position_types import PrintedTile, PrivateHoldings, PublicView
from naqala.server.messages.public_view import printed_tiles, private_holdings
from naqala.server.messages.snapshots import spectator_view


class ExampleAction(TypedDict):
    """An action that is played, in the notation."""

    seat: Seat
    notation: str


class RefusedAction(TypedDict):
    """An action that is not legal, in the notation, and the rule that forbids it."""

    seat: Seat
    notation: str
    rule: str


class ExamplePosition(TypedDict):
    """A position of an example: what everybody sees, and what the player of the example holds."""

    view: PublicView
    holdings: PrivateHoldings


class WorkedExampleInfo(TypedDict):
    """An example. Its texts are `example-<id>-title` and `example-<id>-text`, with `arguments`.

    `number` is the example in section W of the rules, `rules` are those it shows. `seat` is the player it is about.
    `path` are the tiles of the walk, the start first; `marked` the tiles that the text is about. `play_order` are the
    markers of the round in the order of their turns, of an example about bids; else it is empty. `refused` is an
    action that the rules forbid after `actions`, or null.
    """

    id: str
    number: str
    rules: list[str]
    seat: Seat
    tiles: list[PrintedTile]
    before: ExamplePosition
    after: ExamplePosition
    actions: list[ExampleAction]
    refused: RefusedAction | None
    path: list[Tile]
    marked: list[Tile]
    play_order: list[Seat]
    arguments: dict[str, int]


class WorkedExampleList(TypedDict):
    """All worked examples, in the order of the rules."""

    examples: list[WorkedExampleInfo]


def worked_example_list() -> WorkedExampleList:
    return {"examples": [worked_example_info(play_example(example)) for example in EXAMPLES]}


def worked_example_info(played: PlayedExample) -> WorkedExampleInfo:
    example = played.example
    colours = played.before.colours
    bids = any(notation.startswith("bid:") for _, notation in played.actions)
    return {
        "id": example.id,
        "number": example.number,
        "rules": list(example.rules),
        "seat": seat_name(played.seat, colours),
        "tiles": printed_tiles(played.before.layout),
        "before": position_info(played.before, played.seat),
        "after": position_info(played.after, played.seat),
        "actions": [{"seat": seat_name(seat, colours), "notation": notation} for seat, notation in played.actions],
        "refused": refused_action(played),
        "path": played.path,
        "marked": list(example.marked),
        "play_order": cast("list[Seat]", played.play_order) if bids else [],
        "arguments": played.arguments,
    }


def position_info(state: State, seat: int) -> ExamplePosition:
    holdings = private_holdings(open_view(state, seat), score_sheets(state))
    return {"view": spectator_view(state), "holdings": holdings[seat]}


def refused_action(played: PlayedExample) -> RefusedAction | None:
    if not played.example.refused:
        return None
    return {
        "seat": seat_name(played.after.seat, played.after.colours),
        "notation": played.example.refused,
        "rule": played.refused_by,
    }
