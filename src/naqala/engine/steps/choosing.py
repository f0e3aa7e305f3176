"""Decisions that a djinn's power requires."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.actions import CHOICES, KEEPS, Action, Choose, Keep
from naqala.engine.geometry import lowest
from naqala.engine.roster import DJINNS
from naqala.engine.steps.step import Step

if TYPE_CHECKING:
    from naqala.engine.state import State


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Choosing(Step):
    """Choose a tile for a djinn's power."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "djinn", "tiles")
    NAME: ClassVar[str] = "choosing"

    def __init__(self, seat: i64, djinn: i64, tiles: i64) -> None:
        self.seat = seat
        self.djinn = djinn
        self.tiles = tiles

    def rule(self) -> str:
        return DJINNS[self.djinn].rule

    def allows_any_power(self) -> bool:
        return False

    def options(self, state: State) -> list[Action]:
        return choices(self.tiles)

    def apply(self, state: State, action: Action) -> None:
        assert isinstance(action, Choose)
        state.pop_step()
        DJINNS[self.djinn].choose(state, state.players[self.seat], action.tile)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Keeping(Step):
    """Keep one of the djinns shown (D21)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "shown")
    RULE: ClassVar[str] = "D21"
    NAME: ClassVar[str] = "keeping"

    def __init__(self, seat: i64, shown: i64) -> None:
        self.seat = seat
        self.shown = shown

    def allows_any_power(self) -> bool:
        return False

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        left = self.shown
        while left:
            found.append(KEEPS[lowest(left)])
            left &= left - 1
        return found

    def apply(self, state: State, action: Action) -> None:
        assert isinstance(action, Keep)
        state.pop_step()
        state.keep(self.seat, action.djinn, self.shown)


@final
@mypyc_attr(acyclic=True)
class KeepingUnseen(Step):
    """The step Keeping as others see it: only how many djinns were shown (H2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    RULE: ClassVar[str] = "D21"
    NAME: ClassVar[str] = "keeping"

    def __init__(self, seat: i64, n: i64) -> None:
        self.seat = seat
        self.n = n


def choices(tiles: i64) -> list[Action]:
    """Return the choice of each of these tiles."""
    found: list[Action] = []
    while tiles:
        found.append(CHOICES[lowest(tiles)])
        tiles &= tiles - 1
    return found
