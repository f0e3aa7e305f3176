"""Everything beside the board: the tracks, the resource row, the djinns, and each player's possessions."""

from __future__ import annotations

from naqala.cli.play.board_drawing import CAMEL_LETTERS, seat_letter
from naqala.cli.play.participants import Participant, title
from naqala.cli.play.styles import TextStyle, flowed
from naqala.engine.components import (
    BID_PRICES,
    CARD_KINDS,
    FAKIR,
    NOBODY,
    TRACK_SPOTS,
    ZERO_SPOTS,
)
from naqala.engine.djinns import DJINNS
from naqala.engine.geometry import members
from naqala.engine.phrase import Argument
from naqala.engine.pile import count
from naqala.engine.things import card_code
from naqala.engine.view import Holdings, PublicPlayer, View
from naqala.locales import Catalog

MARKET_ENDS = (3, 6)  # slots of the resource row before which a bar is drawn: what each market offers


def side_panel_lines(
    view: View, participants: list[Participant], texts: Catalog, style: TextStyle, width: int
) -> list[str]:
    lines = track_lines(view, texts, style, width)
    lines += row_lines(view, texts, style, width)
    for player in view.players:
        lines += player_lines(view, player, participants[player.seat], texts, style, width)
    for holdings in view.holdings:
        lines += holdings_lines(view, holdings, texts, style, width)
    return lines


def track_lines(view: View, texts: Catalog, style: TextStyle, width: int) -> list[str]:
    """`Round 2  Turn order 18:P 12 8 5 3 1 0:BK  Bid order PB`: both tracks, first player first."""
    spots = [
        track_spot(BID_PRICES[index - ZERO_SPOTS + 1], [view.track[index]], view, style)
        for index in reversed(range(ZERO_SPOTS, TRACK_SPOTS))
    ]
    zeros = track_spot(0, [view.track[index] for index in reversed(range(ZERO_SPOTS))], view, style)
    order = "".join(seat_letter(view, style, seat) for seat in view.order)
    chunks = [style.bold(texts.text("terminal-round", n=view.round)), f" {texts.text('terminal-turn-order')}"]
    chunks += [*spots, zeros]
    return flowed([*chunks, f" {texts.text('terminal-bid-order')}", order] if order else chunks, width, "  ")


def track_spot(price: int, seats: list[int], view: View, style: TextStyle) -> str:
    markers = "".join(seat_letter(view, style, seat) for seat in seats if seat != NOBODY)
    return f"{price}:{markers}" if markers else str(price)


def row_lines(view: View, texts: Catalog, style: TextStyle, width: int) -> list[str]:
    """The resource row, with a bar after the cards of each market, the djinns, and the supply."""
    chunks = [texts.text("terminal-row")]
    for slot, card in enumerate(view.row):
        name = texts.text(f"card-{card_code(card)}")
        name = style.bold(name) if card == FAKIR else name
        chunks.append(f"{style.faint(style.symbols.bar)} {name}" if slot in MARKET_ENDS else name)
    if not len(view.row):
        chunks.append(texts.text("terminal-none"))
    names = [f"{DJINNS[djinn].name} {DJINNS[djinn].value}" for djinn in view.djinn_row]
    djinns = [texts.text("terminal-djinn-row"), ", ".join(names) or texts.text("terminal-none")]
    symbols = style.symbols
    supply = [texts.text("terminal-supply"), f"{view.palms}{symbols.palm}", f"{view.palaces}{symbols.palace}"]
    supply.append(texts.text("terminal-cards", n=int(view.deck)))
    lines = flowed([*djinns, " ", *supply], width, "  ")
    if len(lines) > 1:
        lines = flowed(djinns, width, "  ") + flowed(supply, width, "  ")
    return flowed(chunks, width, "  ") + lines


def player_lines(
    view: View, player: PublicPlayer, participant: Participant, texts: Catalog, style: TextStyle, width: int
) -> list[str]:
    """`B Ann (Blue)  8 camels  2 Viziers  1 Elder  3 cards  Hagis`."""
    colour = view.colour(player.seat)
    name = f"{style.seat(colour, f' {CAMEL_LETTERS[colour]} ')} {title(participant, player.seat, texts, view.colours)}"
    held = (("terminal-camels", player.camels), ("tribes-v", player.viziers), ("tribes-e", player.elders))
    items = [texts.text(key, n=int(n)) for key, n in (*held, ("terminal-cards", player.cards))]
    for djinn in members(player.djinns):
        name = DJINNS[djinn].name
        items.append(texts.text("terminal-djinn-used", djinn=name) if player.spent >> djinn & 1 else name)
    return flowed([name, *[f" {item}" for item in items]], width, "     ")


def holdings_lines(view: View, holdings: Holdings, texts: Catalog, style: TextStyle, width: int) -> list[str]:
    """A player's gold and cards, for a viewer who may see them."""
    key = "terminal-yours" if holdings.seat == view.seat else "terminal-theirs"
    arguments: dict[str, Argument] = {"gold": style.bold(texts.thing(("coin", holdings.gold)))}
    if holdings.seat != view.seat:
        arguments["seat"] = view.colour(holdings.seat)
    hand = [(card_code(card), count(holdings.hand, card)) for card in range(CARD_KINDS) if count(holdings.hand, card)]
    if hand:
        arguments["what"] = hand
    text = texts.text(key if hand else f"{key}-no-cards", **arguments)
    return flowed(text.split(" "), width, "  ")
