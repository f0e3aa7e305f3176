"""Views as JSON. The public part is built from the spectators' view alone, so it cannot contain secrets."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from naqala.engine.actions import Sell
from naqala.engine.board import TileLayout
from naqala.engine.components import CARD_KINDS, NOBODY, PALM_TREE, SUIT_VALUES, TILE_COUNT
from naqala.engine.geometry import HEAD, members, population
from naqala.engine.notation.action_codec import action_text
from naqala.engine.notation.codecs import kind_name
from naqala.engine.notation.vocabulary import CARD, DJINN, DJINN_SET, GOOD, MEEPLES, PLACE, SHOWN, TILE
from naqala.engine.notation.vocabulary import CARDS as CARD_PILE
from naqala.engine.pile import one
from naqala.engine.player import Player
from naqala.engine.scoring import ScoreSheet, point_values, suits
from naqala.engine.steps.choosing import Choosing, Keeping
from naqala.engine.steps.moving import Sowing
from naqala.engine.steps.places import Placing, PlacingAround
from naqala.engine.steps.sale import best_sale
from naqala.engine.steps.step import Step
from naqala.engine.view import Holdings, PublicPlayer, View
from naqala.server.messages.decision_types import Question
from naqala.server.messages.history_types import ScoreSheetInfo
from naqala.server.messages.json_types import Card, Piece, Place, seat_name, seat_name_or_none
from naqala.server.messages.position_types import (
    PrintedTile,
    PrivateHoldings,
    PublicPlayerInfo,
    PublicPoints,
    PublicView,
    SuitOffer,
    TileContents,
)

meeple_letters = lru_cache(maxsize=4096)(lambda pile: MEEPLES.format(pile) if pile else "")


def printed_tiles(layout: TileLayout) -> list[PrintedTile]:
    return [
        {
            "tile": TILE.format(tile),
            "place": cast("Place", PLACE.format(layout.place[tile])),
            "value": layout.value[tile],
            "blue": bool(layout.blue >> tile & 1),
        }
        for tile in range(TILE_COUNT)
    ]


def public_view(seen: View, sheets: list[ScoreSheet]) -> PublicView:
    """Contains no holdings, even if this view may see them."""
    return {
        "round": seen.round,
        "board": board_contents(seen),
        "bid_order": [seat_name(seat, seen.colours) for seat in seen.order],
        "turn_order": [seat_name_or_none(seat, seen.colours) for seat in seen.track],
        "resource_row": [card_name(card) for card in seen.row],
        "djinns": [DJINN.names[djinn] for djinn in seen.djinn_row],
        "discards": card_counts(seen.discards),
        "djinn_discards": djinn_names(seen.djinn_discards),
        "bag": meeple_letters(seen.bag),
        "palms": seen.palms,
        "palaces": seen.palaces,
        "deck_size": seen.deck,
        "djinn_deck_size": seen.djinn_deck,
        "players": [public_player(player, sheets[player.seat], seen.colours) for player in seen.players],
        "last_round": seen.last_camel or seen.no_move,
        "over": seen.over,
    }


def board_contents(seen: View) -> list[TileContents]:
    camels = [NOBODY] * TILE_COUNT
    for player in seen.players:
        owns, tile = player.owns, 0
        while owns:
            if owns & 1:
                camels[tile] = player.seat
            owns, tile = owns >> 1, tile + 1
    board = seen.board
    return [
        {
            "meeples": meeple_letters(board.meeples(tile)),
            "palms": board.palms(tile),
            "palaces": board.palaces(tile),
            "camel": seat_name_or_none(camels[tile], seen.colours),
        }
        for tile in range(TILE_COUNT)
    ]


def public_player(player: PublicPlayer, sheet: ScoreSheet, colours: tuple[str, ...]) -> PublicPlayerInfo:
    return {
        "seat": seat_name(player.seat, colours),
        "camels": player.camels,
        "viziers": player.viziers,
        "elders": player.elders,
        "cards": player.cards,
        "djinns": djinn_names(player.djinns),
        "used_djinns": djinn_names(player.spent),
        "points": public_points(sheet),
    }


def public_points(sheet: ScoreSheet) -> PublicPoints:
    return {
        "viziers": sheet.viziers,
        "more_viziers": sheet.more_viziers,
        "elders": sheet.elders,
        "djinns": sheet.djinns,
        "tiles": sheet.tiles,
        "palms": sheet.palms,
        "palaces": sheet.palaces,
        "total": sheet.total - sheet.gold - sheet.goods,
    }


def private_holdings(seen: View, sheets: list[ScoreSheet]) -> list[PrivateHoldings]:
    """The holdings that this view may see."""
    return [
        player_holdings(holdings, seen.players[holdings.seat], sheets[holdings.seat], seen.colours)
        for holdings in seen.holdings
    ]


def player_holdings(
    holdings: Holdings, player: PublicPlayer, sheet: ScoreSheet, colours: tuple[str, ...]
) -> PrivateHoldings:
    return {
        "seat": seat_name(holdings.seat, colours),
        "gold": holdings.gold,
        "hand": card_counts(holdings.hand),
        "suits": [suit_offer(suit) for suit in best_sale(holdings.hand)],
        "goods": sheet.goods,
        "card_gains": {**card_gains(player.djinns, holdings.hand)},
        "total": sheet.total,
    }


def suit_offer(suit: int) -> SuitOffer:
    return {
        "goods": [GOOD.format(good) for good in members(suit)],
        "gold": SUIT_VALUES[population(suit)],
        "notation": action_text(Sell(suit)),
    }


@lru_cache(maxsize=4096)
def card_gains(djinns: int, hand: int) -> dict[Card, int]:
    """The points that one more card of each kind adds, for the owner of these djinns."""
    now = goods_points(djinns, hand)
    return {card_name(card): goods_points(djinns, hand + one(card)) - now for card in range(CARD_KINDS)}


def goods_points(djinns: int, hand: int) -> int:
    """The points of a hand at the end, for the owner of these djinns (V6)."""
    owner = Player(0, 0)
    owner.djinns, owner.hand = djinns, hand
    return suits(hand, point_values(owner).wild)


def question_info(seen: View) -> Question | None:
    if seen.over:
        return None
    step = seen.steps[-1]
    return {
        "seat": seat_name(step.seat, seen.colours),
        "step": kind_name(step).removesuffix("-unseen"),
        "rule": step.rule(),
        "tile": tile_of(step),
        "piece": piece_of(step),
        "hand": meeple_letters(step.in_hand()),
        "djinn": DJINN.format(step.djinn) if isinstance(step, Choosing) else None,
        "shown": cast("list[str]", SHOWN.to_json(step.shown)) if isinstance(step, Keeping) else [],
        "skipped": None,
    }


def tile_of(step: Step) -> str | None:
    """The tile that the decision is about; while sowing, the last tile sown on."""
    if isinstance(step, Sowing):
        return TILE.format(HEAD[step.way])
    tile = getattr(step, "tile", NOBODY)
    return None if tile == NOBODY else TILE.format(tile)


def piece_of(step: Step) -> Piece | None:
    """The piece that the decision places."""
    if not isinstance(step, (Placing, PlacingAround)):
        return None
    return "palm" if step.piece == PALM_TREE else "palace"


def card_name(card: int) -> Card:
    return cast("Card", CARD.names[card])


def card_counts(pile: int) -> dict[Card, int]:
    return cast("dict[Card, int]", CARD_PILE.to_json(pile))


def djinn_names(djinns: int) -> list[str]:
    return cast("list[str]", DJINN_SET.to_json(djinns))


def score_sheet_info(sheet: ScoreSheet, colours: tuple[str, ...]) -> ScoreSheetInfo:
    return {
        "seat": seat_name(sheet.seat, colours),
        "gold": sheet.gold,
        "viziers": sheet.viziers,
        "more_viziers": sheet.more_viziers,
        "elders": sheet.elders,
        "djinns": sheet.djinns,
        "tiles": sheet.tiles,
        "palms": sheet.palms,
        "palaces": sheet.palaces,
        "goods": sheet.goods,
        "total": sheet.total,
    }
