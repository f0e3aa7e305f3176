"""The prompt for the current decision and the menu of its options."""

from __future__ import annotations

from typing import Final

from naqala.cli.play.board_drawing import Highlights
from naqala.cli.play.menu import Menu, MenuGroup, MenuOption
from naqala.cli.play.option_labels import bid_label, kill_label, last_drop_label, strike_label, summon_label
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
from naqala.engine.components import CARD_NAMES, NOWHERE, PLACE_NAMES, TRIBE_NAMES, tile_name
from naqala.engine.djinns import DJINNS
from naqala.engine.events.event import djinn_name, meeples_text
from naqala.engine.game import Game
from naqala.engine.geometry import HEAD, population
from naqala.engine.notation.action_codec import action_text
from naqala.engine.notation.sentences import action_sentence, plain_action_sentence, power_sentence
from naqala.engine.pile import size
from naqala.engine.steps.choosing import Choosing
from naqala.engine.steps.moving import Sowing
from naqala.engine.steps.sale import best_sale
from naqala.engine.view import View

MAX_LISTED_SALES: Final = 7  # if there are more, only the best are listed

SimpleAction = EndTurn | GoOn | Pass | NoMove


def prompt_lines(game: Game, view: View) -> list[str]:
    """What to decide, the number of the rule, and the meeples in hand."""
    step = view.steps[-1]
    task = f"choose a tile for {djinn_name(step.djinn)}" if isinstance(step, Choosing) else step.prompt()
    prompt = f"{task[0].upper()}{task[1:]} ({step.rule()})."
    if isinstance(step, Sowing):
        return [f"Your walk: {' '.join(walk_so_far(game))}; in hand: {meeples_text(step.hand)}.", prompt]
    if step.in_hand():
        return [f"In hand: {meeples_text(step.in_hand())}. {prompt}"]
    return [prompt]


def walk_so_far(game: Game) -> list[str]:
    """The current walk in notation."""
    words: list[str] = []
    for action in reversed(game.log):
        words.insert(0, action_text(action))
        if isinstance(action, PickUp):
            break
    return words


def menu_for(game: Game, view: View) -> Menu:
    """The options by kind."""
    options = game.options
    step = view.steps[-1]
    groups = [
        MenuGroup("Bid", [bid_option(o, view) for o in options if isinstance(o, Bid)]),
        MenuGroup("Pick up", [MenuOption(o, tile_name(o.tile)) for o in options if isinstance(o, PickUp)]),
        *drop_groups([o for o in options if isinstance(o, Drop)], view),
        MenuGroup("Build", [sentence_option(o, "build ", view) for o in options if isinstance(o, Build)]),
        MenuGroup("Kill", [MenuOption(o, kill_label(o, step)) for o in options if isinstance(o, Kill)]),
        MenuGroup("Kill", [MenuOption(o, strike_label(o)) for o in options if isinstance(o, Strike)]),
        MenuGroup("Take", [MenuOption(o, CARD_NAMES[view.row[o.slot]]) for o in options if isinstance(o, Buy)]),
        MenuGroup("Summon", [MenuOption(o, summon_label(o)) for o in options if isinstance(o, Summon)]),
        MenuGroup("Keep", [MenuOption(o, djinn_name(o.djinn)) for o in options if isinstance(o, Keep)]),
        MenuGroup("Choose", [MenuOption(o, tile_name(o.tile)) for o in options if isinstance(o, Choose)]),
        MenuGroup("", [MenuOption(o, plain_action_sentence(o, step)) for o in options if isinstance(o, SimpleAction)]),
        MenuGroup("Sell", [sentence_option(o, "sell ", view) for o in listed_sales(options, view)]),
        MenuGroup("Use", [MenuOption(o, power_sentence(o)) for o in options if isinstance(o, Invoke)]),
    ]
    return Menu(groups, remarks(options))


def bid_option(action: Bid, view: View) -> MenuOption:
    """A bid is selected by its price: typing 5 must never bid 8."""
    gold = view.holdings[0].gold if len(view.holdings) == 1 else view.holdings[view.seat].gold
    keyword = action_text(action).removeprefix("bid:")
    return MenuOption(action, bid_label(action, gold), keyword)


def sentence_option(action: Action, verb: str, view: View) -> MenuOption:
    return MenuOption(action, action_sentence(action, view).removeprefix(verb))


def drop_groups(options: list[Drop], view: View) -> list[MenuGroup]:
    """Drops by tile. The last drop of a walk says which meeples it collects."""
    step = view.steps[-1]
    is_last = isinstance(step, Sowing) and size(step.hand) == 1
    groups = []
    for tile in sorted({o.tile for o in options}):
        drops = [
            MenuOption(o, last_drop_label(o, view) if is_last else TRIBE_NAMES[o.tribe])
            for o in options
            if o.tile == tile
        ]
        groups.append(MenuGroup(f"{tile_name(tile)} {PLACE_NAMES[view.layout.place[tile]]:<12}", drops))
    return groups


def listed_sales(options: tuple[Action, ...], view: View) -> list[Sell]:
    """All sales if they are few, otherwise the suits of the most valuable sale of the whole hand."""
    sales = sorted([o for o in options if isinstance(o, Sell)], key=lambda o: -population(o.suit))
    if len(sales) <= MAX_LISTED_SALES:
        return sales
    hand = next(holdings.hand for holdings in view.holdings if holdings.seat == view.seat)
    return [next(o for o in sales if o.suit == suit) for suit in best_sale(hand)]


def remarks(options: tuple[Action, ...]) -> list[str]:
    """Texts of the djinns on offer, and a hint if not all sales are listed."""
    djinns = {o.djinn for o in options if isinstance(o, Summon | Keep)}
    found = [f"{DJINNS[djinn].name}, {DJINNS[djinn].value}: {DJINNS[djinn].text}" for djinn in sorted(djinns)]
    sales = sum(isinstance(o, Sell) for o in options)
    if sales > MAX_LISTED_SALES:
        found.append(f"You can sell {sales} suits; type any that is not listed, such as sell:silk+fish.")
    return found


def highlights_for(game: Game, view: View) -> Highlights:
    """The tiles that the options refer to."""
    tiles = 0
    for option in game.options:
        if isinstance(option, PickUp | Drop | Choose | Kill):
            tiles |= 1 << option.tile
    step = view.steps[-1] if view.steps else None
    return Highlights(tiles, int(HEAD[step.way]) if isinstance(step, Sowing) else NOWHERE)
