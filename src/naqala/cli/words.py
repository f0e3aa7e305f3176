"""Actions, options and the table in words, for the terminal."""

from __future__ import annotations

from naqala.engine.actions import (
    Action,
    Bid,
    Build,
    Buy,
    Choose,
    Drop,
    EndTurn,
    GoOn,
    Invoke,
    Keep,
    Kill,
    NoMove,
    Pass,
    PickUp,
    Sell,
    Strike,
    Summon,
)
from naqala.engine.djinns import DJINNS
from naqala.engine.events.event import company, djinn_name, djinn_names, goods, listed, many
from naqala.engine.geometry import members
from naqala.engine.pile import count
from naqala.engine.scoring import ScoreSheet
from naqala.engine.state import State
from naqala.engine.things import (
    CARD_NAMES,
    CARDS,
    COLUMNS,
    PLACE_NAMES,
    ROWS,
    SEAT_NAMES,
    TRIBE_NAMES,
    TRIBES,
    tile_name,
)


def said(action: Action, state: State) -> str:
    """What an option means, to the player who is asked."""
    match action:
        case EndTurn():
            return "end the turn"
        case GoOn():
            return "go on"
        case Pass():
            return "leave it"
        case NoMove():
            return "declare that no meeples can be moved"
        case Bid(price=price, fakirs=0):
            return f"bid {price}"
        case Bid(price=price, fakirs=fakirs):
            return f"bid {price} with {many(fakirs, 'Fakir')}"
        case PickUp(tile=tile):
            return f"pick up {company(state.board.meeples(tile))} on {tile_name(tile)}"
        case Drop(tile=tile, tribe=tribe):
            return f"{tile_name(tile)}: drop {many(1, TRIBE_NAMES[tribe])}"
        case Build(fakirs=fakirs):
            return f"build with {many(fakirs, 'Fakir')}" if fakirs else "build without Fakirs"
        case Kill(tile=tile, tribe=tribe):
            return f"kill {many(1, TRIBE_NAMES[tribe])} on {tile_name(tile)}"
        case Strike(rival=rival, tribe=tribe):
            return f"kill {many(1, TRIBE_NAMES[tribe])} of {SEAT_NAMES[rival]}"
        case Buy(slot=slot):
            return f"take {CARD_NAMES[state.row[slot]]} (card {slot + 1})"
        case Summon(djinn=djinn, fakirs=fakirs):
            return f"summon {djinn_name(djinn)} for " + ("an Elder and a Fakir" if fakirs else "2 Elders")
        case Invoke(djinn=djinn, fakirs=fakirs):
            elders = DJINNS[djinn].price.total - fakirs
            paid = [many(n, name) for n, name in ((elders, "Elder"), (fakirs, "Fakir")) if n]
            return f"call upon {djinn_name(djinn)} for {listed(paid)}"
        case Choose(tile=tile):
            return f"choose {tile_name(tile)}"
        case Keep(djinn=djinn):
            return f"keep {djinn_name(djinn)}"
        case Sell(suit=suit):
            return f"sell {goods(suit)}"
    raise AssertionError(action)


def drawn(state: State) -> str:
    """The board: on each tile its place and value, its meeples, its camel, palm trees and palaces."""
    lines = []
    for row in reversed(range(ROWS)):
        tiles = [row * COLUMNS + column for column in range(COLUMNS)]
        lines.append("   +" + "-----------+" * COLUMNS)
        lines.append(f"   |{'|'.join(place(state, tile) for tile in tiles)}|")
        lines.append(f" {row + 1} |{'|'.join(f'{crowd(state, tile):^11}' for tile in tiles)}|")
        lines.append(f"   |{'|'.join(f'{pieces(state, tile):^11}' for tile in tiles)}|")
    lines.append("   +" + "-----------+" * COLUMNS)
    lines.append("    " + "".join(f"{column:^12}" for column in "ABCDEF"))
    return "\n".join(lines)


def place(state: State, tile: int) -> str:
    short = PLACE_NAMES[state.land.place[tile]].removesuffix(" Market").removesuffix(" Place")
    blue = "*" if state.land.blue >> tile & 1 else " "
    return f" {short:<7}{state.land.value[tile]:>2}{blue}"


def crowd(state: State, tile: int) -> str:
    return "".join("vemba"[tribe] * state.board.count(tile, tribe) for tribe in range(TRIBES))


def pieces(state: State, tile: int) -> str:
    camels = [SEAT_NAMES[player.seat] for player in state.players if player.owns >> tile & 1]
    palms = "♣" * state.board.palms(tile)
    palaces = "♜" * state.board.palaces(tile)
    return " ".join(part for part in (*camels, palms + palaces) if part)[:11]


def told(state: State, seat: int) -> str:
    """What lies beside the board; of the hands only the asker's own."""
    lines = [f"Round {state.round}. Cards on offer: {', '.join(CARD_NAMES[card] for card in state.row) or 'none'}."]
    offered = [f"{DJINNS[djinn].name} ({DJINNS[djinn].value})" for djinn in state.djinn_row]
    lines.append(f"Djinns on offer: {', '.join(offered) or 'none'}.")
    for player in state.players:
        court = f"{player.viziers} Viziers, {player.elders} Elders, {player.camels} camels left"
        djinns = djinn_names(player.djinns) if members(player.djinns) else "no djinn"
        purse = f", {player.gold} gold, cards: {cards(player.hand)}" if player.seat == seat else ""
        lines.append(f"{SEAT_NAMES[player.seat]:>6}: {court}, {djinns}{purse}.")
    return "\n".join(lines)


def cards(hand: int) -> str:
    held = [f"{count(hand, card)} {CARD_NAMES[card]}" for card in range(CARDS) if count(hand, card)]
    return ", ".join(held) or "none"


def sheet(scores: list[ScoreSheet], winners: list[int]) -> str:
    """The score sheets side by side."""
    names = [SEAT_NAMES[score.seat] for score in scores]
    lines = ["".join([f"{'':14}", *[f"{name:>8}" for name in names]])]
    for field in (*ScoreSheet.FIELDS[1:], "total"):
        label = "10s of Viziers" if field == "more_viziers" else field.capitalize()
        lines.append("".join([f"{label:14}", *[f"{getattr(score, field):>8}" for score in scores]]))
    won = listed([SEAT_NAMES[seat] for seat in winners])
    lines.append(f"{won} {'wins' if len(winners) == 1 else 'share the win'}.")
    return "\n".join(lines)
