"""The score pad: scores of a game played with the printed box, from what the players have at its end (V1-V6)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.components import (
    CARD_KINDS,
    CARD_NAMES,
    ELDER,
    MAX_PLAYERS,
    MIN_PLAYERS,
    PALACE_COUNT,
    PALM_TREE_COUNT,
    SEAT_NAMES,
    SUIT_VALUES,
    VIZIER,
)
from naqala.engine.djinns import DJINNS
from naqala.engine.errors import NaqalaError
from naqala.engine.geometry import members
from naqala.engine.pile import pile_of
from naqala.engine.player import Player
from naqala.engine.scoring import ScoreSheet, best_suits, highest, player_sheet, point_values
from naqala.engine.setup import CARDS_IN_BOX, MEEPLES_IN_BOX, TILES_IN_BOX, camels_each

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

MAX_GOLD: Final = 999  # the bank has no limit (C6), but no game makes anybody that rich
TILE_VALUES: Final = Counter([value for _, value in TILES_IN_BOX])
VIZIERS_IN_BOX: Final = MEEPLES_IN_BOX[VIZIER]
ELDERS_IN_BOX: Final = MEEPLES_IN_BOX[ELDER]


@mypyc_attr(native_class=False)
class ScorePadError(NaqalaError, ValueError):
    """The players cannot have this at the end of a game. The argument `seat` is the colour of the player, if it is one.

    `rule` is the number of the rule that says so.
    """

    def __init__(self, code: str, rule: str, /, **arguments: str | int | list[tuple[str, int]] | list[str]) -> None:
        super().__init__(code, **arguments)
        self.rule = rule


class FinalHoldings:
    """What one player has at the end of a game.

    `cards` has the number of cards of each kind, Fakirs last. `tiles` are the printed values of the player's tiles; if
    only their sum is known, `tiles` is None and `tile_sum` is given. Palm trees and palaces are those on these tiles.
    """

    def __init__(
        self,
        seat: int,
        *,
        gold: int = 0,
        viziers: int = 0,
        elders: int = 0,
        cards: Sequence[int] = (),
        tiles: Sequence[int] | None = (),
        tile_sum: int = 0,
        palms: int = 0,
        palaces: int = 0,
        djinns: Sequence[int] = (),
    ) -> None:
        self.seat = seat
        self.gold = gold
        self.viziers = viziers
        self.elders = elders
        self.cards = [*cards, *[0] * (CARD_KINDS - len(cards))]
        self.tiles = None if tiles is None else sorted(tiles)
        self.tile_sum = tile_sum if tiles is None else sum(tiles)
        self.palms = palms
        self.palaces = palaces
        self.djinns = list(djinns)

    @property
    def colour(self) -> str:
        return SEAT_NAMES[self.seat].lower()

    def things(self) -> list[tuple[str, int]]:
        """Return how many of each thing of the box the player has, by the codes of phrases."""
        held = [("v", self.viziers), ("e", self.elders), ("palm", self.palms), ("palace", self.palaces)]
        return held + [(CARD_NAMES[card].lower(), self.cards[card]) for card in range(CARD_KINDS)]

    def player(self) -> Player:
        """Return the player as the engine knows it, without camels and tiles."""
        player = Player(self.seat, 0)
        player.gold, player.viziers, player.elders = self.gold, self.viziers, self.elders
        player.hand = pile_of(self.cards)
        player.djinns = sum([1 << djinn for djinn in self.djinns])
        return player


class ScoredSuit:
    """A suit of goods and its points; `wild` are goods that pairs of Fakirs stand for (D2)."""

    def __init__(self, goods: list[int], wild: int) -> None:
        self.goods = goods
        self.wild = wild
        length: i64 = len(goods) + wild
        self.points: int = SUIT_VALUES[length]


class PadResult:
    """Score sheets and suits in the order of the players, and the seats that win."""

    def __init__(self, sheets: list[ScoreSheet], suits: list[list[ScoredSuit]], winners: list[int]) -> None:
        self.sheets = sheets
        self.suits = suits
        self.winners = winners


def score_pad(holdings: Sequence[FinalHoldings]) -> PadResult:
    """Return the scores of two to four players; raise ScorePadError if they cannot have this."""
    for problem in problems(holdings):
        raise problem
    players = [held.player() for held in holdings]
    sheets = [
        player_sheet(player, players, held.tile_sum, held.palms, held.palaces)
        for player, held in zip(players, holdings, strict=True)
    ]
    winners = [sheets[nth].seat for nth in highest([sheet.total for sheet in sheets])]
    return PadResult(sheets, [scored_suits(player) for player in players], winners)


def scored_suits(player: Player) -> list[ScoredSuit]:
    """Return the suits that count for a player at the end, longest first (V6)."""
    return [ScoredSuit(members(goods), wild) for goods, wild in best_suits(player.hand, point_values(player).wild)]


# What cannot be


def problems(holdings: Sequence[FinalHoldings]) -> Iterator[ScorePadError]:
    """Yield what the players cannot have: first each player alone, then all of them together."""
    if not MIN_PLAYERS <= len(holdings) <= MAX_PLAYERS:
        yield ScorePadError("pad-players", "S1", n=len(holdings), least=MIN_PLAYERS, most=MAX_PLAYERS)
        return
    seats = Counter([held.colour for held in holdings])
    for colour, n in seats.items():
        if n > 1:
            yield ScorePadError("pad-seat-twice", "C7", seat=colour)
    camels = camels_each(len(holdings))
    for held in holdings:
        yield from number_problems(held)
        yield from tile_problems(held, camels)
    yield from box_problems(holdings)
    yield from shared_tile_problems(holdings)
    yield from djinn_problems(holdings)


def number_problems(held: FinalHoldings) -> Iterator[ScorePadError]:
    for code, n in [("coin", held.gold), *held.things()]:
        if n < 0:
            yield ScorePadError("pad-negative", rule_of(code), seat=held.colour, what=[(code, n)])
    if held.gold > MAX_GOLD:
        yield ScorePadError("pad-gold", "C6", seat=held.colour, n=held.gold, most=MAX_GOLD)


def tile_problems(held: FinalHoldings, camels: int) -> Iterator[ScorePadError]:
    """Yield what is wrong with the tiles of one player, who has this many camels (C9)."""
    if held.tiles is not None:
        for value in sorted({*held.tiles} - {*TILE_VALUES}):
            values = [str(known) for known in sorted(TILE_VALUES)]
            yield ScorePadError("pad-no-such-tile", "C2", seat=held.colour, value=value, values=values)
        if len(held.tiles) > camels:
            yield ScorePadError("pad-camels", "C9", seat=held.colour, n=len(held.tiles), most=camels)
    elif held.tile_sum not in possible_sums(camels):
        most = max(possible_sums(camels))
        code = "pad-tile-sum-high" if held.tile_sum > most else "pad-tile-sum"
        yield ScorePadError(code, "C2", seat=held.colour, n=held.tile_sum, camels=camels, most=most)
    if not held.tile_sum and held.palms + held.palaces > 0:
        yield ScorePadError("pad-no-tiles", "V5", seat=held.colour)


def possible_sums(camels: int) -> set[int]:
    """Return what the values of at most this many tiles can add up to."""
    least = {0: 0}  # the number of tiles that a sum takes at least
    for _, value in TILES_IN_BOX:
        for total, n in sorted(least.items(), reverse=True):
            if n < camels and least.get(total + value, camels) > n:
                least[total + value] = n + 1
    return set(least)


def box_problems(holdings: Sequence[FinalHoldings]) -> Iterator[ScorePadError]:
    """Yield the things of which the players together have more than the box."""
    for nth, (code, most) in enumerate(things_in_box()):
        n = sum([held.things()[nth][1] for held in holdings])
        if n > most:
            yield ScorePadError("pad-more-than-box", rule_of(code), what=[(code, n)], most=most)


def rule_of(code: str) -> str:
    """Return the rule that says how many there are of a thing."""
    return {"v": "C3", "e": "C3", "palm": "C6", "palace": "C6", "coin": "C6"}.get(code, "C4")


def things_in_box() -> list[tuple[str, int]]:
    """Return how many there are of each thing that players can have at the end, in the order of `things`."""
    held = [("v", VIZIERS_IN_BOX), ("e", ELDERS_IN_BOX), ("palm", PALM_TREE_COUNT), ("palace", PALACE_COUNT)]
    return held + [(CARD_NAMES[card].lower(), CARDS_IN_BOX[card]) for card in range(CARD_KINDS)]


def shared_tile_problems(holdings: Sequence[FinalHoldings]) -> Iterator[ScorePadError]:
    """Yield the tiles that more players have than there are (C2)."""
    there = Counter([value for held in holdings for value in held.tiles or ()])
    for value, n in sorted(there.items()):
        if n > TILE_VALUES[value] > 0:
            yield ScorePadError("pad-tiles-shared", "C2", value=value, n=n, most=TILE_VALUES[value])
    total, most = sum([held.tile_sum for held in holdings]), sum([value for _, value in TILES_IN_BOX])
    if total > most:
        yield ScorePadError("pad-tiles-total", "C2", n=total, most=most)


def djinn_problems(holdings: Sequence[FinalHoldings]) -> Iterator[ScorePadError]:
    for djinn, n in Counter([djinn for held in holdings for djinn in held.djinns]).items():
        if n > 1:
            yield ScorePadError("pad-djinn-twice", "C5", djinn=DJINNS[djinn].name)
