"""Actions by clicks: what a player clicks for an option of the engine, and whether the page offers just the options."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, expect

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
from naqala.engine.components import (
    CARD_NAMES,
    GOOD_KINDS,
    SEAT_NAMES,
    TILE_COUNT,
    TRIBE_COUNT,
    TRIBE_NAMES,
    tile_name,
)
from naqala.engine.game import Game
from naqala.engine.notation import parse_action
from naqala.engine.notation.codecs import kind_name
from naqala.engine.roster import DJINN_NAMES
from tests.browser.page_user import PageUser

NUMBERS: Final = "no one two three four five six seven eight nine ten eleven twelve".split()  # as they are spoken

# What each step asks, in a few words of its prompt.
PROMPTS: Final[dict[str, str | re.Pattern[str]]] = {
    "bidding": "bid for turn order",
    "selling": "end your turn",
    "moving": "pick up",
    "sowing": "drop",
    "placing": "goes on",
    "trading": re.compile("buy (a card|2 cards)|second card"),
    "summoning": "summon a djinn",
    "welcoming": "you keep these meeples",
    "collecting": "take cards",
    "building": "earn gold",
    "killing": "choose the victim",
    "killing-two": "choose the first",
    "killing-second": "second victim",
    "choosing": "choose a tile for",
    "keeping": "keep one",
    "conjuring": "goes on",
    "placing-around": "tiles around",
}
WORDS: Final[dict[type[Action], str]] = {
    EndTurn: "End turn",
    GoOn: "Continue",
    Pass: "Pass",
    NoMove: "No meeples can move",
}
CHOOSABLE: Final = """() => {
    const offered = (name) => (thing, n) => (thing.ariaDisabled ? "" : name(thing, n));
    const all = (what, name) => [...document.querySelectorAll(what)].map(offered(name));
    const firstLine = (button) => button.innerText.trim().split("\\n")[0];
    const label = (thing) => thing.getAttribute("aria-label");
    return [
        ...all("[data-tile].can", (tile) => tile.dataset.tile),
        ...all("[data-djinn].lit", (djinn) => `djinn ${djinn.dataset.djinn}`),
        ...all("button[aria-label^='Use '], button[aria-label^='Bid ']", label),
        ...all("button[aria-label^='Kill 1 ']", (aim) => `${label(aim.closest("section"))}, ${label(aim)}`),
        ...all("[aria-label='Resource row'] .card", (card, n) => (card.matches("button") ? `card ${n + 1}` : "")),
        ...all("[aria-label='Your hand'] button.card", () => "Sell"),
        ...all("section.bar button:enabled:not([aria-pressed], [aria-label], .rule)", (button) => firstLine(button)),
    ].filter(Boolean);
}"""


def follow(user: PageUser, game: Game, *actions: str) -> None:
    """Do these actions here and in the game, which says what must be asked, lit and seen at each step."""
    for action in actions:
        assert parse_action(action) in game.options, f"{action} is no option"
        expect_offered(user, game)
        do(user, action)
        game.play(parse_action(action))
    user.expect_played(*actions)


def expect_offered(user: PageUser, game: Game) -> None:
    """The question, and exactly its options can be chosen; the board and the own panel match the game."""
    step = kind_name(game.state.steps[-1])
    wanted = {offer_name(option) for option in game.options}
    user.until(lambda: user.asked() == step, lambda: f"asked is {user.asked()}, not {step}")
    user.until(lambda: offered(user) == wanted, lambda: f"offered is {offered(user)}, not {wanted}")
    expect(user.prompt).to_contain_text(PROMPTS[step], ignore_case=True)
    expect_seen(user, game)


def expect_seen(user: PageUser, game: Game) -> None:
    board = [standing(game, tile) for tile in range(TILE_COUNT)]
    user.until(
        lambda: all(map(str.__contains__, tiles_read_aloud(user), board)),
        lambda: f"the board is {tiles_read_aloud(user)}, not {board}",
    )
    me = game.state.players[game.seat]
    user.expect_gold(me.gold)
    held = {"tribe:v": me.viziers, "tribe:e": me.elders, "cards": me.cards, "camels": me.camels}
    for what, n in held.items():
        user.expect_holding(n, what)


def tiles_read_aloud(user: PageUser) -> list[str]:
    """From A1 to F5."""
    tiles = user.page.locator("[data-tile]").evaluate_all(
        "tiles => tiles.map(tile => [tile.dataset.tile, tile.getAttribute('aria-label')])"
    )
    return [label for _, label in sorted(tiles, key=lambda tile: (tile[0][1], tile[0][0]))]


def standing(game: Game, tile: int) -> str:
    """What is on a tile, as it is read aloud."""
    board = game.state.board
    counts = [(board.count(tile, tribe), TRIBE_NAMES[tribe]) for tribe in range(TRIBE_COUNT)]
    crowd = [spoken(n, name) for n, name in counts if n]
    built = [(board.palms(tile), "palm tree"), (board.palaces(tile), "palace")]
    return ", ".join(
        [", ".join(crowd) or "no meeples", *[spoken(n, what) for n, what in built if n], owner(game, tile)]
    )


def spoken(n: int, what: str) -> str:
    count = NUMBERS[n] if n < len(NUMBERS) else str(n)
    return f"{count} {what}" if n == 1 else f"{count} {what}s"


def owner(game: Game, tile: int) -> str:
    for one in game.state.players:
        if one.owns >> tile & 1:
            return "yours" if one.seat == game.seat else f"{SEAT_NAMES[one.seat]}’s"
    return "free"


def do(user: PageUser, action: str) -> None:
    """Does this action by clicks, confirms it if it is final, and waits until the server has accepted it."""
    answers, actions = answered(user), len(user.actions_with_draft())
    answer(user, parse_action(action))
    if user.prompt.locator("button:enabled", has_text="Confirm").count():
        user.confirm()
    user.until(
        lambda: answered(user) > answers and len(user.actions_with_draft()) > actions,
        lambda: f"{action} was not accepted: {user.actions_with_draft()}, {user.prompt.inner_text()}",
    )


def answered(user: PageUser) -> int:
    return sum(message["type"] in ("ack", "error") for message in user.received)


def offered(user: PageUser) -> set[str]:
    """All that can be chosen on the page, by the names of `offer_name`; looked for in one go, for it is done often."""
    return {helped(name) if "gold" in name else name for name in user.page.evaluate(CHOOSABLE)}


def helped(words: str) -> str:
    found = re.search(r"(\d+) Fakir", words)
    return f"build {found[1] if found else 0}"


def offer_name(action: Action) -> str:
    """What the page shows for an option; several options can share one name."""
    if isinstance(action, PickUp | Drop | Choose | Kill):
        return tile_name(action.tile)
    if isinstance(action, Buy):
        return f"card {action.slot + 1}"
    if isinstance(action, Summon | Keep):
        return f"djinn {DJINN_NAMES[action.djinn]}"
    if isinstance(action, Invoke):
        return f"Use {DJINN_NAMES[action.djinn]}"
    if isinstance(action, Bid):
        return f"Bid {action.price}"
    if isinstance(action, Strike):
        return f"{SEAT_NAMES[action.rival]}, Kill 1 {TRIBE_NAMES[action.tribe]}"
    if isinstance(action, Build):
        return f"build {action.fakirs}"
    if isinstance(action, Sell):
        return "Sell"
    return WORDS[type(action)]


def answer(user: PageUser, action: Action) -> None:
    """The clicks that say this."""
    if isinstance(action, PickUp | Choose):
        user.click(tile_name(action.tile))
    elif isinstance(action, Drop):
        user.drop(tile_name(action.tile), TRIBE_NAMES[action.tribe][0].lower())
    elif isinstance(action, Kill):
        victim(user, tile_name(action.tile), action.tribe).click()
    elif isinstance(action, Strike):
        name = f"Kill 1 {TRIBE_NAMES[action.tribe]}"
        panel = user.page.locator(f"[data-seat={SEAT_NAMES[action.rival].lower()}]")
        panel.get_by_role("button", name=name).click()
    elif isinstance(action, Buy):
        user.part("Resource row").locator(".card").nth(action.slot).click()
    elif isinstance(action, Keep):
        user.djinn(DJINN_NAMES[action.djinn]).click()
    elif isinstance(action, Summon):
        user.djinn(DJINN_NAMES[action.djinn]).click()
        pay(user, action.fakirs)
    elif isinstance(action, Invoke | Bid):
        user.page.get_by_role("button", name=offer_name(action), exact=True).first.click()
        pay(user, action.fakirs)
    elif isinstance(action, Sell):
        sell(user, {CARD_NAMES[good] for good in range(GOOD_KINDS) if action.suit >> good & 1})
    elif isinstance(action, Build):
        build_name = re.compile(rf" {action.fakirs} Fakir" if action.fakirs else r"^Earn \d+ gold$")
        user.prompt.get_by_role("button", name=build_name).click()
    else:
        user.button(WORDS[type(action)]).click()


def victim(user: PageUser, tile: str, tribe: int) -> Locator:
    """A meeple that Assassins can choose. Meeples are drawn after all tiles, the upper rows first."""
    nth = (5 - int(tile[1])) * 6 + "ABCDEF".index(tile[0])
    meeple = f"use[href='#m-{TRIBE_NAMES[tribe].lower()}']"
    return user.board.locator(".things").nth(nth).locator(f"g:has(> {meeple}) > .victim")


def ways_to_pay(user: PageUser) -> Locator:
    return user.page.get_by_role("group", name="Ways to pay").get_by_role("button")


def pay(user: PageUser, fakirs: int) -> None:
    """Chooses the payment with this number of Fakirs, if there are several."""
    ways = ways_to_pay(user)
    if ways.count():
        with_fakirs = re.compile(rf"\b(a|{fakirs}) Fakir")
        (ways.filter(has_text=with_fakirs) if fakirs else ways.filter(has_not_text="Fakir")).click()


def sell(user: PageUser, goods: set[str]) -> None:
    """The best suit of the hand, but for the cards that are taken out of it."""
    hand = user.part("Your hand")
    for card in hand.locator("button.card").all():
        wanted = any(good in card.inner_text() for good in goods)
        if wanted != ("pre" in (card.get_attribute("class") or "").split()):
            card.click()
    hand.get_by_role("button", name="Sell for").click()
