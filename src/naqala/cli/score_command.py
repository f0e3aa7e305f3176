"""`naqala score`: scores a game that was played with the printed box."""

from __future__ import annotations

import sys
from typing import Final

from naqala.cli.record_input import STANDARD_INPUT, InputError, read_text
from naqala.cli.score_input import CARDS, COLOURS, PadPlayer, players_in, read_players, seats_of
from naqala.cli.text_output import print_wrapped
from naqala.cli.text_tables import print_table
from naqala.engine.errors import NaqalaError
from naqala.engine.score_pad import PadResult, ScoredSuit, score_pad
from naqala.engine.scoring import ScoreSheet
from naqala.locales import Catalog, Language, catalog

ROWS: Final = {
    "gold": "points-gold", "viziers": "points-viziers", "more_viziers": "pad-more-viziers", "elders": "points-elders",
    "djinns": "points-djinns", "tiles": "points-tiles", "palms": "points-palms", "palaces": "points-palaces",
    "goods": "points-goods", "total": "pad-total",
}  # fmt: skip
MAX_NAME: Final = 12  # letters of a name that head a column


def print_scores(typed: list[str], file: str | None, language: Language) -> int:
    """Print the score sheet of the players as typed, or of those in a file; errors in the reader's language."""
    texts = catalog(language)
    names: dict[str, str] = {}
    try:
        players = read_players(typed if typed else players_in(text_of(file, texts)), texts)
        seats = seats_of(players)
        names.update(
            {COLOURS[seat]: player.name for seat, player in zip(seats, players, strict=True) if seats.count(seat) == 1}
        )
        result = score_pad([player.holdings(seat) for seat, player in zip(seats, players, strict=True)])
    except NaqalaError as error:
        if not texts.has(error.phrase.key):
            raise
        named = texts.phrase(error.phrase, lambda colour: names.get(colour) or texts.colour(colour))
        raise InputError(named) from None
    print_sheet(players, result, texts)
    return 0


def text_of(file: str | None, texts: Catalog) -> str:
    """The text of a file or of standard input; a person at a terminal is told what to type."""
    if file is None and sys.stdin.isatty():
        print_wrapped(texts.text("pad-hint", example=texts.text("pad-example")))
        return "\n".join(iter(read_line, ""))
    return read_text(file or STANDARD_INPUT)


def read_line() -> str:
    return sys.stdin.readline().strip()


def print_sheet(players: list[PadPlayer], result: PadResult, texts: Catalog) -> None:
    names = [player.name for player in players]
    rows = [[texts.text("pad-points"), *[name[:MAX_NAME] for name in names]]]
    for category, key in ROWS.items():
        rows.append([texts.text(key), *[str(points(sheet, category)) for sheet in result.sheets]])
    print_table(rows)
    print()
    for name, suits in zip(names, result.suits, strict=True):
        if suits:
            print_wrapped(
                texts.text("pad-suits", who=name, suits="; ".join([suit_text(suit, texts) for suit in suits]))
            )
    winners = [name for name, sheet in zip(names, result.sheets, strict=True) if sheet.seat in result.winners]
    best = max([sheet.total for sheet in result.sheets])
    if len(winners) == 1:
        print_wrapped(texts.text("score-wins", name=winners[0], n=best))
    else:
        print_wrapped(texts.text("score-share", names=winners, n=best, you="no"))


def suit_text(suit: ScoredSuit, texts: Catalog) -> str:
    if not suit.goods:
        return texts.text("pad-suit-wild", wild=suit.wild, points=suit.points)
    goods = [texts.text(f"card-{CARDS[good]}") for good in suit.goods]
    return texts.text("pad-suit", goods=goods, wild=suit.wild, points=suit.points)


def points(sheet: ScoreSheet, category: str) -> int:
    return int(getattr(sheet, category))
