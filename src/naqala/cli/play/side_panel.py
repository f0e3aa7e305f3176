"""Everything beside the board: the tracks, the resource row, the djinns, and each player's possessions."""

from __future__ import annotations

from naqala.cli.play.board_drawing import CAMEL_LETTERS
from naqala.cli.play.participants import Participant, title
from naqala.cli.play.styles import TextStyle, flowed
from naqala.engine.components import (
    BID_PRICES,
    CARD_KINDS,
    CARD_NAMES,
    FAKIR,
    NOBODY,
    SEAT_NAMES,
    TRACK_SPOTS,
    ZERO_SPOTS,
)
from naqala.engine.djinns import DJINNS
from naqala.engine.events.event import counted
from naqala.engine.geometry import members
from naqala.engine.pile import count
from naqala.engine.view import Holdings, PublicPlayer, View

MARKET_ENDS = (3, 6)  # slots of the resource row before which a bar is drawn: what each market offers


def side_panel_lines(view: View, participants: list[Participant], style: TextStyle, width: int) -> list[str]:
    lines = track_lines(view, style, width)
    lines += row_lines(view, style, width)
    for player in view.players:
        lines += player_lines(player, participants[player.seat], style, width)
    for holdings in view.holdings:
        lines += holdings_lines(view, holdings, style, width)
    return lines


def track_lines(view: View, style: TextStyle, width: int) -> list[str]:
    """`Round 2  Turn order 18:P 12 8 5 3 1 0:BK  Bid order PB`: both tracks, first player first."""
    spots = [
        track_spot(BID_PRICES[index - ZERO_SPOTS + 1], [view.track[index]], style)
        for index in reversed(range(ZERO_SPOTS, TRACK_SPOTS))
    ]
    zeros = track_spot(0, [view.track[index] for index in reversed(range(ZERO_SPOTS))], style)
    order = "".join(style.seat(seat, CAMEL_LETTERS[seat]) for seat in view.order)
    chunks = [style.bold(f"Round {view.round}"), " Turn order", *spots, zeros]
    return flowed([*chunks, " Bid order", order] if order else chunks, width, "  ")


def track_spot(price: int, seats: list[int], style: TextStyle) -> str:
    markers = "".join(style.seat(seat, CAMEL_LETTERS[seat]) for seat in seats if seat != NOBODY)
    return f"{price}:{markers}" if markers else str(price)


def row_lines(view: View, style: TextStyle, width: int) -> list[str]:
    """The resource row, with a bar after the cards of each market, the djinns, and the supply."""
    chunks = ["Cards"]
    for slot, card in enumerate(view.row):
        name = style.bold(CARD_NAMES[card]) if card == FAKIR else CARD_NAMES[card]
        chunks.append(f"{style.faint(style.symbols.bar)} {name}" if slot in MARKET_ENDS else name)
    if not len(view.row):
        chunks.append("none")
    names = [f"{DJINNS[djinn].name} {DJINNS[djinn].value}" for djinn in view.djinn_row]
    djinns = ["Djinns", ", ".join(names) or "none"]
    symbols = style.symbols
    supply = ["Left", f"{view.palms}{symbols.palm}", f"{view.palaces}{symbols.palace}", f"{view.deck} cards"]
    lines = flowed([*djinns, " ", *supply], width, "  ")
    if len(lines) > 1:
        lines = flowed(djinns, width, "  ") + flowed(supply, width, "  ")
    return flowed(chunks, width, "  ") + lines


def player_lines(player: PublicPlayer, participant: Participant, style: TextStyle, width: int) -> list[str]:
    """`B Ann (Blue)  8 camels  2 Viziers  1 Elder  3 cards  Hagis`."""
    name = style.seat(player.seat, f" {CAMEL_LETTERS[player.seat]} ") + " " + title(participant, player.seat)
    items = [plural(player.camels, "camel"), plural(player.viziers, "Vizier"), plural(player.elders, "Elder")]
    items.append(plural(player.cards, "card"))
    items += [DJINNS[djinn].name + (" (used)" if player.spent >> djinn & 1 else "") for djinn in members(player.djinns)]
    return flowed([name, *[f" {item}" for item in items]], width, "     ")


def plural(n: int, noun: str) -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def holdings_lines(view: View, holdings: Holdings, style: TextStyle, width: int) -> list[str]:
    """A player's gold and cards, for a viewer who may see them."""
    owner = "You have" if holdings.seat == view.seat else f"{SEAT_NAMES[holdings.seat]} has"
    cards = [card_count(holdings.hand, card) for card in range(CARD_KINDS) if count(holdings.hand, card)]
    text = f"{owner} {style.bold(f'{holdings.gold} gold')}; cards: {', '.join(cards) or 'none'}."
    return flowed(text.split(" "), width, "  ")


def card_count(hand: int, card: int) -> str:
    n = count(hand, card)
    if card == FAKIR:
        return counted(n, "Fakir")
    return CARD_NAMES[card] if n == 1 else f"{n} {CARD_NAMES[card]}"
