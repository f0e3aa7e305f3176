"""What lies beside the board: the tracks, the cards and djinns on offer, and what lies before each player."""

from __future__ import annotations

from naqala.cli.table.board import CAMELS
from naqala.cli.table.ink import Ink, flowed
from naqala.cli.table.seats import Sitter, title
from naqala.engine.djinns import DJINNS
from naqala.engine.events.event import many
from naqala.engine.geometry import members
from naqala.engine.pile import count
from naqala.engine.things import CARD_NAMES, CARDS, FAKIR, NOBODY, PRICES, SEAT_NAMES, SPOTS, ZEROS
from naqala.engine.view import Mat, Screen, View


def aside_lines(view: View, sitters: list[Sitter], ink: Ink, width: int) -> list[str]:
    """Everything, on lines of this width."""
    lines = round_lines(view, ink, width)
    lines += offer_lines(view, ink, width)
    for mat in view.mats:
        lines += mat_lines(view, mat, sitters[mat.seat], ink, width)
    for screen in view.screens:
        lines += screen_lines(view, screen, ink, width)
    return lines


def round_lines(view: View, ink: Ink, width: int) -> list[str]:
    """`Round 2  Turn order 18:P 12 8 5 3 1 0:BK  Bid order PB`: the tracks, foremost first."""
    spots = [spot(PRICES[nth - ZEROS + 1], [view.track[nth]], ink) for nth in reversed(range(ZEROS, SPOTS))]
    zeros = spot(0, [view.track[nth] for nth in reversed(range(ZEROS))], ink)
    order = "".join(ink.seat(seat, CAMELS[seat]) for seat in view.order)
    chunks = [ink.bold(f"Round {view.round}"), " Turn order", *spots, zeros]
    return flowed([*chunks, " Bid order", order] if order else chunks, width, "  ")


def spot(price: int, markers: list[int], ink: Ink) -> str:
    standing = "".join(ink.seat(seat, CAMELS[seat]) for seat in markers if seat != NOBODY)
    return f"{price}:{standing}" if standing else str(price)


def offer_lines(view: View, ink: Ink, width: int) -> list[str]:
    """The rows, with bars where the small and the large market end; and the supply."""
    chunks = ["Cards"]
    for slot, card in enumerate(view.row):
        name = ink.bold(CARD_NAMES[card]) if card == FAKIR else CARD_NAMES[card]
        chunks.append(f"{ink.faint(ink.signs.bar)} {name}" if slot in (3, 6) else name)
    if not len(view.row):
        chunks.append("none")
    djinns = [f"{DJINNS[djinn].name} {DJINNS[djinn].value}" for djinn in view.djinn_row]
    offered = ["Djinns", ", ".join(djinns) or "none"]
    supply = ["Left", f"{view.palms}{ink.signs.palm}", f"{view.palaces}{ink.signs.palace}", f"{view.deck} cards"]
    together = flowed([*offered, " ", *supply], width, "  ")
    if len(together) > 1:
        together = flowed(offered, width, "  ") + flowed(supply, width, "  ")
    return flowed(chunks, width, "  ") + together


def mat_lines(view: View, mat: Mat, sitter: Sitter, ink: Ink, width: int) -> list[str]:
    """`B Ann (Blue)  8 camels  2 Viziers  1 Elder  3 cards  Hagis`."""
    name = ink.seat(mat.seat, f" {CAMELS[mat.seat]} ") + " " + title(sitter, mat.seat)
    held = [plural(mat.camels, "camel"), plural(mat.viziers, "Vizier"), plural(mat.elders, "Elder")]
    held.append(plural(mat.cards, "card"))
    held += [DJINNS[djinn].name + (" (used)" if mat.spent >> djinn & 1 else "") for djinn in members(mat.djinns)]
    return flowed([name, *[f" {thing}" for thing in held]], width, "     ")


def plural(n: int, thing: str) -> str:
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def screen_lines(view: View, screen: Screen, ink: Ink, width: int) -> list[str]:
    """What a player keeps secret, for those who may see it."""
    whose = "You have" if screen.seat == view.seat else f"{SEAT_NAMES[screen.seat]} has"
    held = [cards(screen.hand, card) for card in range(CARDS) if count(screen.hand, card)]
    said = f"{whose} {ink.bold(f'{screen.gold} gold')}; cards: {', '.join(held) or 'none'}."
    return flowed(said.split(" "), width, "  ")


def cards(hand: int, card: int) -> str:
    n = count(hand, card)
    if card == FAKIR:
        return many(n, "Fakir")
    return CARD_NAMES[card] if n == 1 else f"{n} {CARD_NAMES[card]}"
