"""The question in plain words, and what is offered as an answer."""

from __future__ import annotations

from typing import Final

from naqala.cli.table.board import Marked
from naqala.cli.table.menu import Group, Menu, Offer
from naqala.cli.table.wording import cost_of_bid, victim
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
from naqala.engine.events.event import company, djinn_name, many
from naqala.engine.game import Game
from naqala.engine.geometry import HEAD, population
from naqala.engine.notation.actions import action_text
from naqala.engine.notation.deeds import deed, plainly, power, price
from naqala.engine.pile import size
from naqala.engine.steps.choosing import Choosing
from naqala.engine.steps.moving import Sowing
from naqala.engine.steps.sale import best_sale
from naqala.engine.things import CARD_NAMES, NOWHERE, PLACE_NAMES, SEAT_NAMES, TRIBE_NAMES, tile_name
from naqala.engine.view import View

FEW: Final = 7  # sales that are all shown; of more, the best


def question(game: Game, view: View) -> list[str]:
    """What is asked, by which rule, and what is in hand meanwhile."""
    step = view.steps[-1]
    asks = f"choose a tile for {djinn_name(step.djinn)}" if isinstance(step, Choosing) else step.asks()
    said = f"{asks[0].upper()}{asks[1:]} ({step.rule()})."
    if isinstance(step, Sowing):
        return [f"Your walk: {' '.join(path(game))}; in hand: {company(step.hand)}.", said]
    if step.in_hand():
        return [f"In hand: {company(step.in_hand())}. {said}"]
    return [said]


def path(game: Game) -> list[str]:
    """The walk so far, as one would type it."""
    words: list[str] = []
    for action in reversed(game.log):
        words.insert(0, action_text(action))
        if isinstance(action, PickUp):
            break
    return words


def menu(game: Game, view: View) -> Menu:
    """The options by kind."""
    options = game.options
    groups = [
        Group("Bid", [bid(o, view) for o in options if isinstance(o, Bid)]),
        Group("Pick up", [Offer(o, tile_name(o.tile)) for o in options if isinstance(o, PickUp)]),
        *drops([o for o in options if isinstance(o, Drop)], view),
        Group("Build", [Offer(o, deed(o, view).removeprefix("build ")) for o in options if isinstance(o, Build)]),
        Group("Kill", [Offer(o, victim(o, view.steps[-1])) for o in options if isinstance(o, Kill)]),
        Group("Kill at court", [Offer(o, courtier(o)) for o in options if isinstance(o, Strike)]),
        Group("Take", [Offer(o, CARD_NAMES[view.row[o.slot]]) for o in options if isinstance(o, Buy)]),
        Group("Summon", [Offer(o, summoned(o)) for o in options if isinstance(o, Summon)]),
        Group("Keep", [Offer(o, djinn_name(o.djinn)) for o in options if isinstance(o, Keep)]),
        Group("Choose", [Offer(o, tile_name(o.tile)) for o in options if isinstance(o, Choose)]),
        Group("", [Offer(o, plainly(o, view.steps[-1])) for o in options if isinstance(o, Plain)]),
        Group("Sell", [Offer(o, deed(o, view).removeprefix("sell ")) for o in best_sales(options, view)]),
        Group("Call upon", [Offer(o, power(o)) for o in options if isinstance(o, Invoke)]),
    ]
    return Menu(groups, remarks(options))


Plain = EndTurn | GoOn | Pass | NoMove


def bid(action: Bid, view: View) -> Offer:
    """A bid is typed as its price, so that nobody bids 8 by typing 5."""
    gold = view.screens[0].gold if len(view.screens) == 1 else view.screens[view.seat].gold
    word = action_text(action).removeprefix("bid:")
    return Offer(action, cost_of_bid(action, gold), word)


def drops(options: list[Drop], view: View) -> list[Group]:
    """By tile; the last drop with what comes of it."""
    step = view.steps[-1]
    last = isinstance(step, Sowing) and size(step.hand) == 1
    groups = []
    for tile in sorted({o.tile for o in options}):
        there = [Offer(o, landing(o, view) if last else TRIBE_NAMES[o.tribe]) for o in options if o.tile == tile]
        groups.append(Group(f"{tile_name(tile)} {PLACE_NAMES[view.land.place[tile]]:<12}", there))
    return groups


def landing(action: Drop, view: View) -> str:
    """`takes 3 Merchants, and the tile`."""
    n = view.board.count(action.tile, action.tribe) + 1
    emptied = size(view.board.meeples(action.tile)) == n - 1
    free = not view.board.owned >> action.tile & 1 and view.mats[view.seat].camels
    return f"takes {many(n, TRIBE_NAMES[action.tribe])}" + (" and the tile" if emptied and free else "")


def courtier(action: Strike) -> str:
    return f"{TRIBE_NAMES[action.tribe]} of {SEAT_NAMES[action.rival]}"


def summoned(action: Summon) -> str:
    return f"{djinn_name(action.djinn)} for {price(2 - action.fakirs, action.fakirs)}"


def best_sales(options: tuple[Action, ...], view: View) -> list[Sell]:
    """All if they are few; else the longest suit, and the longest of what one has twice, three times and so on."""
    sales = sorted([o for o in options if isinstance(o, Sell)], key=lambda o: -population(o.suit))
    if len(sales) <= FEW:
        return sales
    hand = next(screen.hand for screen in view.screens if screen.seat == view.seat)
    return [next(o for o in sales if o.suit == suit) for suit in best_sale(hand)]


def remarks(options: tuple[Action, ...]) -> list[str]:
    """What one should know before one chooses."""
    said = []
    djinns = {o.djinn for o in options if isinstance(o, Summon | Keep)}
    said += [f"{DJINNS[djinn].name}, {DJINNS[djinn].value}: {DJINNS[djinn].text}" for djinn in sorted(djinns)]
    sales = sum(isinstance(o, Sell) for o in options)
    if sales > FEW:
        said.append(f"There are {sales} suits to sell in all; any of them by name, like sell:silk+fish.")
    return said


def marked(game: Game, view: View) -> Marked:
    """The tiles that the options are about."""
    tiles = 0
    for option in game.options:
        if isinstance(option, PickUp | Drop | Choose | Kill):
            tiles |= 1 << option.tile
    step = view.steps[-1] if view.steps else None
    return Marked(tiles, int(HEAD[step.way]) if isinstance(step, Sowing) else NOWHERE)
