"""A view as JSON. What everybody sees comes from the spectators' view alone, so no secret can be in it."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from naqala.engine.actions import Sell
from naqala.engine.board import Land
from naqala.engine.geometry import HEAD, members, population
from naqala.engine.notation.actions import action_text
from naqala.engine.notation.wording import kind_of
from naqala.engine.notation.words import CARD, DJINN, DJINN_SET, GOOD, MEEPLES, PLACE, SHOWN, TILE
from naqala.engine.notation.words import CARDS as CARD_PILE
from naqala.engine.pile import one
from naqala.engine.player import Player
from naqala.engine.scoring import ScoreSheet, suits, worth_to
from naqala.engine.steps.choosing import Choosing, Keeping
from naqala.engine.steps.moving import Sowing
from naqala.engine.steps.sale import best_sale
from naqala.engine.steps.step import Step
from naqala.engine.things import CARDS, NOBODY, SUIT, TILES
from naqala.engine.view import Mat, Screen, View
from naqala.table.wire.told import Asked, LandTold, MatTold, PublicPoints, ScreenTold, Sheet, Sight, SuitTold, TileTold
from naqala.table.wire.words import Card, Place, seat_or_none, seat_word

meeple_letters = lru_cache(maxsize=4096)(lambda pile: MEEPLES.say(pile) if pile else "")


def land_told(land: Land) -> list[LandTold]:
    return [
        {
            "tile": TILE.say(tile),
            "place": cast("Place", PLACE.say(land.place[tile])),
            "value": land.value[tile],
            "blue": bool(land.blue >> tile & 1),
        }
        for tile in range(TILES)
    ]


def sight(seen: View, sheets: list[ScoreSheet]) -> Sight:
    """Of what lies behind the screens nothing, even if this view may look there."""
    return {
        "round": seen.round,
        "board": board_told(seen),
        "order": [seat_word(seat) for seat in seen.order],
        "track": [seat_or_none(seat) for seat in seen.track],
        "row": [card_word(card) for card in seen.row],
        "djinns": [DJINN.names[djinn] for djinn in seen.djinn_row],
        "discards": hand_told(seen.discards),
        "dismissed": djinns_told(seen.djinn_discards),
        "bag": meeple_letters(seen.bag),
        "palms": seen.palms,
        "palaces": seen.palaces,
        "cards_left": seen.deck,
        "djinns_left": seen.djinn_deck,
        "mats": [mat_told(mat, sheets[mat.seat]) for mat in seen.mats],
        "last_round": seen.last_camel or seen.no_move,
        "over": seen.over,
    }


def board_told(seen: View) -> list[TileTold]:
    camels = [NOBODY] * TILES
    for mat in seen.mats:
        owns, tile = mat.owns, 0
        while owns:
            if owns & 1:
                camels[tile] = mat.seat
            owns, tile = owns >> 1, tile + 1
    board = seen.board
    return [
        {
            "meeples": meeple_letters(board.meeples(tile)),
            "palms": board.palms(tile),
            "palaces": board.palaces(tile),
            "camel": seat_or_none(camels[tile]),
        }
        for tile in range(TILES)
    ]


def mat_told(mat: Mat, sheet: ScoreSheet) -> MatTold:
    return {
        "seat": seat_word(mat.seat),
        "camels": mat.camels,
        "viziers": mat.viziers,
        "elders": mat.elders,
        "cards": mat.cards,
        "djinns": djinns_told(mat.djinns),
        "spent": djinns_told(mat.spent),
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


def screens_told(seen: View, sheets: list[ScoreSheet]) -> list[ScreenTold]:
    """Of those that this view may look behind."""
    return [screen_told(screen, seen.mats[screen.seat], sheets[screen.seat]) for screen in seen.screens]


def screen_told(screen: Screen, mat: Mat, sheet: ScoreSheet) -> ScreenTold:
    return {
        "seat": seat_word(screen.seat),
        "gold": screen.gold,
        "hand": hand_told(screen.hand),
        "suits": [suit_told(suit) for suit in best_sale(screen.hand)],
        "goods": sheet.goods,
        "adds": {**adds_told(mat.djinns, screen.hand)},
        "total": sheet.total,
    }


def suit_told(suit: int) -> SuitTold:
    return {
        "goods": [GOOD.say(good) for good in members(suit)],
        "gold": SUIT[population(suit)],
        "say": action_text(Sell(suit)),
    }


@lru_cache(maxsize=4096)
def adds_told(djinns: int, hand: int) -> dict[Card, int]:
    """By one more card, to the owner of these djinns."""
    now = goods_points(djinns, hand)
    return {card_word(card): goods_points(djinns, hand + one(card)) - now for card in range(CARDS)}


def goods_points(djinns: int, hand: int) -> int:
    """What such a hand is worth at the end to the owner of these djinns (V6)."""
    owner = Player(0, 0)
    owner.djinns, owner.hand = djinns, hand
    return suits(hand, worth_to(owner).wild)


def asked_told(seen: View) -> Asked | None:
    if seen.over:
        return None
    step = seen.steps[-1]
    return {
        "seat": seat_word(step.seat),
        "step": kind_of(step).removesuffix("-unseen"),
        "rule": step.rule(),
        "words": step.asks(),
        "tile": tile_of(step),
        "hand": meeple_letters(step.in_hand()),
        "djinn": DJINN.say(step.djinn) if isinstance(step, Choosing) else None,
        "shown": cast("list[str]", SHOWN.json(step.shown)) if isinstance(step, Keeping) else [],
    }


def tile_of(step: Step) -> str | None:
    """Where the walker stands, or the tile that the question is about."""
    if isinstance(step, Sowing):
        return TILE.say(HEAD[step.way])
    tile = getattr(step, "tile", NOBODY)
    return None if tile == NOBODY else TILE.say(tile)


def card_word(card: int) -> Card:
    return cast("Card", CARD.names[card])


def hand_told(pile: int) -> dict[Card, int]:
    return cast("dict[Card, int]", CARD_PILE.json(pile))


def djinns_told(djinns: int) -> list[str]:
    return cast("list[str]", DJINN_SET.json(djinns))


def sheet_told(sheet: ScoreSheet) -> Sheet:
    return {
        "seat": seat_word(sheet.seat),
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
