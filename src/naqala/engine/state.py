"""Everything true on the table now, what is asked, and how an answer changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from naqala.engine.actions import Action, Invoke, invoke
from naqala.engine.djinns import BENDING, DJINNS, FREE, HAGGLES, SHIELDS
from naqala.engine.events.round import GameEnded, MarkerPlaced, NoMoveLeft, RoundBegan, RoundEnded, TurnBegan, TurnEnded
from naqala.engine.events.tribes import PowerUsed
from naqala.engine.geometry import bit, lowest
from naqala.engine.table import Table
from naqala.engine.things import NOBODY, PRICE, ZEROS

if TYPE_CHECKING:
    from naqala.engine.board import Board, Land
    from naqala.engine.djinns.djinn import Djinn
    from naqala.engine.luck import Luck
    from naqala.engine.player import Player
    from naqala.engine.steps.step import Step


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State(Table):
    """A game at one moment.

    `options` is the one definition of legal. `play` trusts its caller; `Game.play` does not. To keep a position,
    `copy` it before playing on.
    """

    def copy(self) -> State:
        """A game of its own, to think ahead in; nobody listens to it."""
        twin = State(
            self.land, self.board.copy(), [player.copy() for player in self.players], self.luck.copy(), self.steps[:]
        )
        twin.lay_out_as(self)
        twin.deck = self.deck
        twin.djinn_deck = self.djinn_deck
        twin.summoned = self.summoned
        return twin

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        things = (self.land, self.board, self.players, self.luck, self.steps)
        return thawed, (*things, self.rows(), self.counters(), self.piles())

    def __repr__(self) -> str:
        asked = "over" if self.over else f"asking {self.steps[-1]!r}"
        return f"<State of {len(self.players)} players, round {self.round}, {asked}>"

    def __str__(self) -> str:
        """The position on one line, without its luck."""
        from naqala.engine.notation.position_text import position_text

        return position_text(self)

    @staticmethod
    def parse(text: str, luck: Luck) -> State:
        """The position that is written so, to go on by this luck."""
        from naqala.engine.notation.position_text import parse_position

        return parse_position(text, luck)

    # Asking

    @property
    def seat(self) -> int:
        """Whose answer is awaited; NOBODY's when the game is over."""
        return NOBODY if self.over else self.steps[-1].seat

    def options(self) -> list[Action]:
        """Every lawful answer to what is asked now, each once, in a stable order; none when the game is over."""
        if self.over:
            return []
        return self.steps[-1].options(self)

    def play(self, action: Action) -> None:
        """Answer with one of the options."""
        step = self.steps[-1]
        if isinstance(action, Invoke):
            self.invoke(step.seat, action)
        else:
            step.take(self, action)
        self.settle()

    def settle(self) -> None:
        """Let everything happen that asks nobody."""
        while not self.over and self.steps[-1].passes(self):
            pass

    def ask(self, step: Step) -> None:
        self.steps.append(step)

    def done(self) -> None:
        self.steps.pop()

    # The round

    def place_marker(self, seat: i64, level: i64, gold: i64, fakirs: i64) -> None:
        """B1, B2: a marker on 0 stands in front of those already there."""
        if fakirs:
            self.pay_price(seat, 0, fakirs)
        self.players[seat].gold -= gold
        self.track[self.spot(level)] = seat
        if self.heard is not None:
            self.tell(MarkerPlaced(seat, PRICE[level], gold, fakirs))

    def spot(self, level: i64) -> i64:
        """The spot where the next marker at this price stands."""
        if level:
            return level + ZEROS - 1
        zero: i64 = 0
        while zero < ZEROS - 1 and self.track[zero] != NOBODY:
            zero += 1
        return zero

    def begin_turn(self, spot: i64) -> i64:
        """T1: the marker on this spot goes to the bid order track; its owner's seat."""
        seat = self.track[spot]
        self.track[spot] = NOBODY
        self.order = append(self.order, seat)
        if self.heard is not None:
            self.tell(TurnBegan(seat, PRICE[spot - ZEROS + 1 if spot >= ZEROS else 0]))
        return seat

    def declare_no_move(self, seat: i64) -> None:
        """E2."""
        self.no_move = True
        if self.heard is not None:
            self.tell(NoMoveLeft(seat))

    def end_turn(self, seat: i64) -> None:
        if self.heard is not None:
            self.tell(TurnEnded(seat))

    def end_round(self) -> None:
        if self.heard is not None:
            self.tell(RoundEnded(self.round))

    def begin_round(self) -> None:
        """N1, N2, D1: the rows are full again, and the djinns rested."""
        self.refill_row()
        self.refill_djinns()
        for player in self.players:
            player.spent = 0
        self.round += 1
        if self.heard is not None:
            self.tell(RoundBegan(self.round))

    def end_game(self) -> None:
        """E1-E3."""
        self.over = True
        if self.heard is not None:
            self.tell(GameEnded(self.last_camel, self.no_move or not self.last_camel))

    # Djinns

    def shielded(self, seat: i64) -> bool:
        return self.players[seat].djinns & SHIELDS != 0

    def haggler(self, seat: i64) -> i64:
        """The rested djinn that lets this seat lower its bids, or NOBODY."""
        player = self.players[seat]
        djinns = player.djinns & HAGGLES & ~player.spent
        return lowest(djinns) if djinns else NOBODY

    def rest_due(self, seat: i64, djinn: i64) -> None:
        """A paid power is used up for this round (D1)."""
        self.players[seat].spent |= bit(djinn)
        if self.heard is not None:
            self.tell(PowerUsed(seat, djinn))

    def djinn(self, number: i64) -> Djinn:
        return DJINNS[number]

    def powers(self, step: Step, found: list[Action]) -> None:
        """Add every power that its owner can pay for and that can have an effect now (T4, T5)."""
        player = self.players[step.seat]
        djinns = player.djinns & ~player.spent & (FREE | BENDING if step.is_moment() else BENDING)
        while djinns:
            djinn = DJINNS[lowest(djinns)]
            djinns &= djinns - 1
            for fakirs in range(djinn.price.fakirs, djinn.price.fakirs + djinn.price.either + 1):
                if djinn.price.payable(player, fakirs) and djinn.effective(self, player, step, fakirs):
                    found.append(invoke(djinn.id, fakirs))

    def seems_to_have_power(self, step: Step) -> bool:
        """Could a power be used here, as far as others can tell (H4)?"""
        player = self.players[step.seat]
        djinns = player.djinns & ~player.spent & (FREE | BENDING if step.is_moment() else BENDING)
        while djinns:
            djinn = DJINNS[lowest(djinns)]
            djinns &= djinns - 1
            for fakirs in range(djinn.price.fakirs, djinn.price.fakirs + djinn.price.either + 1):
                if djinn.price.seems_payable(player, fakirs) and djinn.effective(self, player, step, fakirs):
                    return True
        return False

    def invoke(self, seat: i64, action: Invoke) -> None:
        """Costs first, then the effect (T4)."""
        djinn = DJINNS[action.djinn]
        self.rest_due(seat, action.djinn)
        self.pay_price(seat, djinn.price.total - action.fakirs, action.fakirs)
        djinn.use(self, self.players[seat])


def thawed(
    land: Land,
    board: Board,
    players: list[Player],
    luck: Luck,
    steps: list[Step],
    rows: tuple[tuple[int, ...], ...],
    counters: tuple[int, ...],
    piles: tuple[int, int, int],
) -> State:
    state = State(land, board, players, luck, steps)
    state.thaw(rows, counters)
    state.deck, state.djinn_deck, state.summoned = piles
    return state
