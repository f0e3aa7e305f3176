"""Deeds by clicks: what a player clicks for an option of the engine, and whether the page offers just the options."""

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
from naqala.engine.events.event import djinn_name
from naqala.engine.game import Game
from naqala.engine.notation.wording import kind_of
from naqala.engine.things import (
    CARD_NAMES,
    GOODS,
    SEAT_NAMES,
    TILES,
    TRIBE_NAMES,
    TRIBES,
    tile_name,
)
from tests.browser.visitor import Visitor

# What each step asks, in a few words of its prompt.
PROMPTS: Final[dict[str, str | re.Pattern[str]]] = {
    "bidding": "bid for your place",
    "selling": "end your turn",
    "moving": "pick up",
    "sowing": "drop",
    "placing": "it is placed on",
    "trading": re.compile("the market is open|second card"),
    "summoning": "summon a djinn",
    "welcoming": "join your court",
    "collecting": "take cards",
    "building": "earn gold",
    "killing": "choose a victim",
    "killing-two": "first of two victims",
    "killing-second": "second victim",
    "choosing": "choose a tile for",
    "keeping": "keep one",
    "conjuring": "it is placed on",
    "placing-around": "tiles around",
}
WORDS: Final[dict[type[Action], str]] = {
    EndTurn: "End turn",
    GoOn: "Go on",
    Pass: "Leave it",
    NoMove: "Nobody can move",
}
CHOOSABLE: Final = """() => {
    const offered = (name) => (thing, n) => (thing.ariaDisabled ? "" : name(thing, n));
    const all = (what, name) => [...document.querySelectorAll(what)].map(offered(name));
    const label = (thing) => thing.getAttribute("aria-label");
    return [
        ...all("[data-tile].can", (tile) => tile.dataset.tile),
        ...all("[data-djinn].lit", (djinn) => `djinn ${djinn.dataset.djinn}`),
        ...all("button[aria-label^='Call upon '], button[aria-label^='Bid ']", label),
        ...all("button[aria-label^='Strike:']", (aim) => `${label(aim.closest("section"))}, ${label(aim)}`),
        ...all("[aria-label='Resource row'] .card", (card, n) => (card.matches("button") ? `card ${n + 1}` : "")),
        ...all("[aria-label='Your hand'] button.card", () => "Sell"),
        ...all(".bar .btn:enabled:not([aria-pressed], [aria-label])", (button) => button.innerText.trim()),
    ].filter(Boolean);
}"""


def follow(visitor: Visitor, game: Game, *deeds: str) -> None:
    """Do these deeds here and in the game, which says what must be asked, lit and seen at each step."""
    for deed in deeds:
        assert Action.parse(deed) in game.options, f"{deed} is no option"
        expect_offered(visitor, game)
        do(visitor, deed)
        game.play(Action.parse(deed))
    visitor.expect_played(*deeds)


def expect_offered(visitor: Visitor, game: Game) -> None:
    """The question, and exactly its options can be chosen; the board and one's own mat are as in the game."""
    step = kind_of(game.state.steps[-1])
    wanted = {offer_name(option) for option in game.options}
    visitor.until(lambda: visitor.asked() == step, lambda: f"asked is {visitor.asked()}, not {step}")
    visitor.until(lambda: offered(visitor) == wanted, lambda: f"offered is {offered(visitor)}, not {wanted}")
    expect(visitor.prompt).to_contain_text(PROMPTS[step], ignore_case=True)
    expect_seen(visitor, game)


def expect_seen(visitor: Visitor, game: Game) -> None:
    board = [standing(game, tile) for tile in range(TILES)]
    visitor.until(
        lambda: all(map(str.__contains__, tiles_read_aloud(visitor), board)),
        lambda: f"the board is {tiles_read_aloud(visitor)}, not {board}",
    )
    me = game.state.players[game.seat]
    visitor.expect_gold(me.gold)
    for words in (several(me.viziers, "Vizier"), several(me.elders, "Elder")):
        expect(visitor.part("You").get_by_title(words, exact=True)).to_be_visible()
    expect(visitor.part("You").get_by_title("Resource cards")).to_have_text(str(me.cards))
    expect(visitor.part("You").get_by_title("Camels left")).to_have_text(str(me.camels))


def tiles_read_aloud(visitor: Visitor) -> list[str]:
    """From A1 to F5."""
    tiles = visitor.page.locator("[data-tile]").evaluate_all(
        "tiles => tiles.map(tile => [tile.dataset.tile, tile.getAttribute('aria-label')])"
    )
    return [label for _, label in sorted(tiles, key=lambda tile: (tile[0][1], tile[0][0]))]


def standing(game: Game, tile: int) -> str:
    """What is on a tile, as it is read aloud."""
    board = game.state.board
    counts = [(board.count(tile, tribe), TRIBE_NAMES[tribe]) for tribe in range(TRIBES)]
    crowd = [several(n, name) for n, name in counts if n]
    built = [(board.palms(tile), "palm tree"), (board.palaces(tile), "palace")]
    return ", ".join(
        [", ".join(crowd) or "no meeples", *[several(n, what) for n, what in built if n], owner(game, tile)]
    )


def several(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def owner(game: Game, tile: int) -> str:
    for one in game.state.players:
        if one.owns >> tile & 1:
            return "your camel" if one.seat == game.seat else f"camel of {SEAT_NAMES[one.seat]}"
    return "free"


def do(visitor: Visitor, deed: str) -> None:
    """Click what says this deed, confirm what is final, and hear that it is done."""
    answers, said = answered(visitor), len(visitor.said())
    answer(visitor, Action.parse(deed))
    if visitor.prompt.locator("button:enabled", has_text="Confirm").count():
        visitor.confirm()
    visitor.until(
        lambda: answered(visitor) > answers and len(visitor.said()) > said,
        lambda: f"{deed} is not said: {visitor.said()}, {visitor.prompt.inner_text()}",
    )


def answered(visitor: Visitor) -> int:
    return sum(message["told"] in ("done", "refusal") for message in visitor.told)


def offered(visitor: Visitor) -> set[str]:
    """All that can be chosen on the page, by the names of `offer_name`; looked for in one go, for it is done often."""
    return {helped(name) if "gold" in name else name for name in visitor.page.evaluate(CHOOSABLE)}


def helped(words: str) -> str:
    found = re.search(r"(\d+) Fakir", words)
    return f"build {found[1] if found else 0}"


def offer_name(action: Action) -> str:
    """What the page shows for an option; several options can be one thing to click."""
    if isinstance(action, PickUp | Drop | Choose | Kill):
        return tile_name(action.tile)
    if isinstance(action, Buy):
        return f"card {action.slot + 1}"
    if isinstance(action, Summon | Keep):
        return f"djinn {djinn_name(action.djinn)}"
    if isinstance(action, Invoke):
        return f"Call upon {djinn_name(action.djinn)}"
    if isinstance(action, Bid):
        return f"Bid {action.price}"
    if isinstance(action, Strike):
        return f"{SEAT_NAMES[action.rival]}, Strike: {TRIBE_NAMES[action.tribe]}"
    if isinstance(action, Build):
        return f"build {action.fakirs}"
    if isinstance(action, Sell):
        return "Sell"
    return WORDS[type(action)]


def answer(visitor: Visitor, action: Action) -> None:
    """The clicks that say this."""
    if isinstance(action, PickUp | Choose):
        visitor.click(tile_name(action.tile))
    elif isinstance(action, Drop):
        visitor.drop(tile_name(action.tile), TRIBE_NAMES[action.tribe][0].lower())
    elif isinstance(action, Kill):
        victim(visitor, tile_name(action.tile), action.tribe).click()
    elif isinstance(action, Strike):
        name = f"Strike: {TRIBE_NAMES[action.tribe]}"
        mat = visitor.page.locator(f"[data-seat={SEAT_NAMES[action.rival].lower()}]")
        mat.get_by_role("button", name=name).click()
    elif isinstance(action, Buy):
        visitor.part("Resource row").locator(".card").nth(action.slot).click()
    elif isinstance(action, Keep):
        visitor.djinn(djinn_name(action.djinn)).click()
    elif isinstance(action, Summon):
        visitor.djinn(djinn_name(action.djinn)).click()
        pay(visitor, action.fakirs)
    elif isinstance(action, Invoke | Bid):
        visitor.page.get_by_role("button", name=offer_name(action), exact=True).click()
        pay(visitor, action.fakirs)
    elif isinstance(action, Sell):
        sell(visitor, {CARD_NAMES[good] for good in range(GOODS) if action.suit >> good & 1})
    elif isinstance(action, Build):
        words = f" {action.fakirs} Fakir" if action.fakirs else "Earn"
        visitor.prompt.get_by_role("button", name=words).click()
    else:
        visitor.button(WORDS[type(action)]).click()


def victim(visitor: Visitor, tile: str, tribe: int) -> Locator:
    """A meeple that Assassins can choose. Meeples are drawn after all tiles, the upper rows first."""
    nth = (5 - int(tile[1])) * 6 + "ABCDEF".index(tile[0])
    meeple = f"use[href='#m-{TRIBE_NAMES[tribe].lower()}']"
    return visitor.board.locator(".things").nth(nth).locator(f"g:has(> {meeple}) > .victim")


def ways_to_pay(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("group", name="Ways to pay").get_by_role("button")


def pay(visitor: Visitor, fakirs: int) -> None:
    """With so many Fakirs, if there are several ways."""
    ways = ways_to_pay(visitor)
    if ways.count():
        with_fakirs = re.compile(rf"\b(a|{fakirs}) Fakir")
        (ways.filter(has_text=with_fakirs) if fakirs else ways.filter(has_not_text="Fakir")).click()


def sell(visitor: Visitor, goods: set[str]) -> None:
    """The best suit of the hand, but for the cards that are taken out of it."""
    hand = visitor.part("Your hand")
    for card in hand.locator("button.card").all():
        wanted = any(good in card.inner_text() for good in goods)
        if wanted != ("pre" in (card.get_attribute("class") or "").split()):
            card.click()
    hand.get_by_role("button", name="Sell for").click()
