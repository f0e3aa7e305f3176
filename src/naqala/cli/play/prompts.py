"""The prompt for the current decision and the menu of its options."""

from __future__ import annotations

from typing import Final

from naqala.cli.play.board_drawing import PLACE_CODES, Highlights
from naqala.cli.play.menu import Menu, MenuGroup, MenuOption
from naqala.cli.play.option_labels import (
    bid_label,
    build_label,
    djinn_label,
    kill_label,
    last_drop_label,
    sell_label,
    strike_label,
)
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
from naqala.engine.components import NOWHERE, TRIBE_LETTERS, tile_name
from naqala.engine.djinns import DJINNS
from naqala.engine.game import Game
from naqala.engine.geometry import HEAD, population
from naqala.engine.notation.action_codec import action_text
from naqala.engine.pile import size
from naqala.engine.roster import DJINN_NAMES
from naqala.engine.steps.moving import Sowing
from naqala.engine.steps.sale import best_sale
from naqala.engine.steps.step import Step
from naqala.engine.things import card_code, djinn_text, meeple_things
from naqala.engine.view import View
from naqala.locales import Catalog
from naqala.locales.action_texts import simple_action_phrase, step_phrase

MAX_LISTED_SALES: Final = 7  # if there are more, only the best are listed

SimpleAction = EndTurn | GoOn | Pass | NoMove


def prompt_lines(game: Game, view: View, texts: Catalog) -> list[str]:
    """What to decide, the number of the rule, and the meeples in hand."""
    step = view.steps[-1]
    task, in_hand = step_phrase(step), meeple_things(step.in_hand())
    prompt = texts.text("terminal-task", task=task, rule=step.rule())
    if isinstance(step, Sowing):
        return [texts.text("terminal-walk", walk=" ".join(walk_so_far(game)), what=in_hand), prompt]
    if in_hand:
        return [texts.text("terminal-in-hand", what=in_hand, task=task, rule=step.rule())]
    return [prompt]


def walk_so_far(game: Game) -> list[str]:
    """The current walk in notation."""
    words: list[str] = []
    for action in reversed(game.log):
        words.insert(0, action_text(action))
        if isinstance(action, PickUp):
            break
    return words


def menu_for(game: Game, view: View, texts: Catalog) -> Menu:
    """The options by kind."""
    options = game.options
    step = view.steps[-1]
    groups = [
        group("bid", [bid_option(o, view, texts) for o in options if isinstance(o, Bid)], texts),
        group("pick-up", [MenuOption(o, tile_name(o.tile)) for o in options if isinstance(o, PickUp)], texts),
        *drop_groups([o for o in options if isinstance(o, Drop)], view, texts),
        group(
            "build", [MenuOption(o, build_label(o, step, view, texts)) for o in options if isinstance(o, Build)], texts
        ),
        group("kill", [MenuOption(o, kill_label(o, step)) for o in options if isinstance(o, Kill)], texts),
        group("kill", [MenuOption(o, strike_label(o, view, texts)) for o in options if isinstance(o, Strike)], texts),
        group(
            "take", [MenuOption(o, card_label(view.row[o.slot], texts)) for o in options if isinstance(o, Buy)], texts
        ),
        group("summon", [MenuOption(o, djinn_label(o, texts)) for o in options if isinstance(o, Summon)], texts),
        group("keep", [MenuOption(o, DJINN_NAMES[o.djinn]) for o in options if isinstance(o, Keep)], texts),
        group("choose", [MenuOption(o, tile_name(o.tile)) for o in options if isinstance(o, Choose)], texts),
        MenuGroup("", [simple_option(o, step, texts) for o in options if isinstance(o, SimpleAction)]),
        group("sell", [MenuOption(o, sell_label(o, texts)) for o in listed_sales(options, view)], texts),
        group("use", [MenuOption(o, djinn_label(o, texts)) for o in options if isinstance(o, Invoke)], texts),
    ]
    return Menu(groups, remarks(options, texts))


def group(kind: str, options: list[MenuOption], texts: Catalog) -> MenuGroup:
    return MenuGroup(texts.text(f"terminal-menu-{kind}"), options)


def simple_option(action: Action, step: Step, texts: Catalog) -> MenuOption:
    return MenuOption(action, texts.phrase(simple_action_phrase(action, step)))


def card_label(card: int, texts: Catalog) -> str:
    return texts.text(f"card-{card_code(card)}")


def bid_option(action: Bid, view: View, texts: Catalog) -> MenuOption:
    """A bid is selected by its price: typing 5 must never bid 8."""
    gold = view.holdings[0].gold if len(view.holdings) == 1 else view.holdings[view.seat].gold
    keyword = action_text(action).removeprefix("bid:")
    return MenuOption(action, bid_label(action, gold, texts), keyword)


def drop_groups(options: list[Drop], view: View, texts: Catalog) -> list[MenuGroup]:
    """Drops by tile. The last drop of a walk says which meeples it collects."""
    step = view.steps[-1]
    is_last = isinstance(step, Sowing) and size(step.hand) == 1
    places = [texts.text(f"place-{code}") for code in PLACE_CODES]
    width = max(len(place) for place in places)
    groups = []
    for tile in sorted({o.tile for o in options}):
        drops = [
            MenuOption(o, last_drop_label(o, view, texts) if is_last else texts.text(f"tribe-{TRIBE_LETTERS[o.tribe]}"))
            for o in options
            if o.tile == tile
        ]
        groups.append(MenuGroup(f"{tile_name(tile)} {places[view.layout.place[tile]]:<{width}}", drops))
    return groups


def listed_sales(options: tuple[Action, ...], view: View) -> list[Sell]:
    """All sales if they are few, otherwise the suits of the most valuable sale of the whole hand."""
    sales = sorted([o for o in options if isinstance(o, Sell)], key=lambda o: -population(o.suit))
    if len(sales) <= MAX_LISTED_SALES:
        return sales
    hand = next(holdings.hand for holdings in view.holdings if holdings.seat == view.seat)
    return [next(o for o in sales if o.suit == suit) for suit in best_sale(hand)]


def remarks(options: tuple[Action, ...], texts: Catalog) -> list[str]:
    """Texts of the djinns on offer, and a hint if not all sales are listed."""
    djinns = {o.djinn for o in options if isinstance(o, Summon | Keep)}
    found = [
        texts.text(
            "terminal-djinn", djinn=DJINN_NAMES[djinn], value=DJINNS[djinn].value, power=djinn_text(DJINN_NAMES[djinn])
        )
        for djinn in sorted(djinns)
    ]
    sales = sum(isinstance(o, Sell) for o in options)
    if sales > MAX_LISTED_SALES:
        found.append(texts.text("terminal-more-sales", n=sales))
    return found


def highlights_for(game: Game, view: View) -> Highlights:
    """The tiles that the options refer to."""
    tiles = 0
    for option in game.options:
        if isinstance(option, PickUp | Drop | Choose | Kill):
            tiles |= 1 << option.tile
    step = view.steps[-1] if view.steps else None
    return Highlights(tiles, int(HEAD[step.way]) if isinstance(step, Sowing) else NOWHERE)
