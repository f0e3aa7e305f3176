"""What the server tells a client: each message is one of these, known by `told`."""

from __future__ import annotations

from typing import (
    Literal,
    NotRequired,  # pydantic wants these before Python 3.12
)

from typing_extensions import TypedDict

from naqala.table.refusal import Kind
from naqala.table.wire.happenings import Deed, Happening
from naqala.table.wire.words import Card, ChairKind, Djinn, Good, Level, Place, Seat, StepName, Tile, Tribe

# The table and those who sit at it


class ChairTold(TypedDict):
    """Who sits where. `bot` is the level of whoever answers for the seat, if it is no person.

    `votes` is how many want a silent player's seat given to a bot.
    """

    seat: Seat
    kind: ChairKind
    name: str
    taken: bool
    bot: Level | None
    present: bool
    silent: bool
    votes: int


class LandTold(TypedDict):
    """A tile as it is printed."""

    tile: Tile
    place: Place
    value: int
    blue: bool


class TableTold(TypedDict):
    """What a table is, to everybody who knows its code."""

    code: str
    status: Literal["gathering", "playing", "over", "closed"]
    players: int
    open: bool
    hands_open: bool
    seed_chosen: bool
    laid_out: bool
    commitment: str
    made: float
    host: Seat | None
    chairs: list[ChairTold]
    spectators: int
    previous: str | None
    following: str | None


# What lies on it


class TileTold(TypedDict):
    """What stands on a tile: meeples as letters, such as `vvem`."""

    meeples: str
    palms: int
    palaces: int
    camel: Seat | None


class PublicPoints(TypedDict):
    """The points that everybody can count (V2-V5)."""

    viziers: int
    more_viziers: int
    elders: int
    djinns: int
    tiles: int
    palms: int
    palaces: int
    total: int


class MatTold(TypedDict):
    """What lies before a player."""

    seat: Seat
    camels: int
    viziers: int
    elders: int
    cards: int
    djinns: list[Djinn]
    spent: list[Djinn]
    points: PublicPoints


class SuitTold(TypedDict):
    """Different goods, and what they sell for."""

    goods: list[Good]
    gold: int
    say: str


class ScreenTold(TypedDict):
    """What a player keeps secret, to those who may know it.

    `suits` is the best way to sell the hand, `goods` its points at the end (V6), `adds` how many one more card adds.
    """

    seat: Seat
    gold: int
    hand: dict[Card, int]
    suits: list[SuitTold]
    goods: int
    adds: dict[Card, int]
    total: int


class Sight(TypedDict):
    """The table as everybody sees it. The board from A1 to F5, row by row."""

    round: int
    board: list[TileTold]
    order: list[Seat]
    track: list[Seat | None]
    row: list[Card]
    djinns: list[Djinn]
    discards: dict[Card, int]
    dismissed: list[Djinn]
    bag: str
    palms: int
    palaces: int
    cards_left: int
    djinns_left: int
    mats: list[MatTold]
    last_round: bool
    over: bool


# What is asked


class Asked(TypedDict):
    """Of whom, by which rule, and what the question is about: a tile, the meeples in hand, a djinn, djinns shown."""

    seat: Seat
    step: StepName
    rule: str
    words: str
    tile: Tile | None
    hand: str
    djinn: Djinn | None
    shown: list[Djinn]


class Brings(TypedDict):
    """What an answer does at once, as far as it is no matter of chance; points of the one who gives it."""

    events: list[Happening]
    chance: bool
    gold: int | None
    points: int | None


class Offer(TypedDict):
    """An answer: what to send, what it is, and in words. One that commits cannot be taken back."""

    say: str
    deed: Deed
    words: str
    commits: bool
    brings: Brings


class Drafted(TypedDict):
    """A deed of the draft: tried, seen by nobody else, not played yet."""

    say: str
    deed: Deed
    events: list[Happening]
    gold: int
    points: int


class Scene(TypedDict):
    """All that a seat may know now. `n` deeds are played; of the draft only its own seat hears."""

    n: int
    seat: Seat | None
    sight: Sight
    screens: list[ScreenTold]
    asked: Asked | None
    offers: list[Offer]
    draft: list[Drafted]


class Played(TypedDict):
    """The nth deed, as this seat may hear of it."""

    n: int
    seat: Seat
    say: str
    events: list[Happening]


class Words(TypedDict):
    """Something said at the table."""

    nth: int
    seat: Seat
    name: str
    words: str
    at: float


# The end


class Sheet(TypedDict):
    """A player's points by where they come from (V1-V6)."""

    seat: Seat
    gold: int
    viziers: int
    more_viziers: int
    elders: int
    djinns: int
    tiles: int
    palms: int
    palaces: int
    goods: int
    total: int


class RoundPoints(TypedDict):
    """Everybody's points after a round, by seat."""

    round: int
    totals: list[int]


class Result(TypedDict):
    """How a game ended. Seed and salt are what the commitment promised."""

    sheets: list[Sheet]
    rounds: list[RoundPoints]
    winners: list[Seat]
    seed: str | None
    salt: str | None
    commitment: str


# Messages


class Welcome(TypedDict):
    """The first message: the table, what was missed and how it looked before, what is now."""

    told: Literal["welcome"]
    to: int | None
    table: TableTold
    seats: list[Seat]
    land: list[LandTold]
    before: Sight | None
    missed: list[Played]
    chat: list[Words]
    scene: Scene | None
    result: Result | None


class News(TypedDict):
    """Deeds were played."""

    told: Literal["news"]
    played: list[Played]
    scene: Scene
    result: Result | None


class DraftTold(TypedDict):
    """The own draft has changed."""

    told: Literal["draft"]
    scene: Scene


class TableChanged(TypedDict):
    """Somebody came, went, or a bot answers for somebody."""

    told: Literal["table"]
    table: TableTold


class Heard(TypedDict):
    """Somebody said something."""

    told: Literal["chat"]
    chat: Words


class Done(TypedDict):
    """What was asked for is done; `n` deeds are played."""

    told: Literal["done"]
    to: int | None
    n: int


class Refusal(TypedDict):
    """What was asked for is not done, and why; the number of the rule if one says so. Nothing has changed."""

    told: Literal["refusal"]
    to: int | None
    kind: Kind
    words: str
    rule: str | None
    n: NotRequired[int]


class Closing(TypedDict):
    """The server goes; it will be back."""

    told: Literal["closing"]


# Answers to questions


class Why(TypedDict):
    """Why something is no option; `possible` if it is one."""

    possible: bool
    words: str
    rule: str | None


class OutcomeTold(TypedDict):
    """What a move can come to."""

    start: Tile
    final: Tile
    tribe: Tribe
    taken: int
    empties: bool


class Would(TypedDict):
    """What these deeds would come to; the scene after them is there as far as nothing is left to chance."""

    brings: Brings
    scene: Scene | None


class Sale(TypedDict):
    """The suits that bring the most, the best first."""

    says: list[str]
    gold: int


class Payment(TypedDict):
    """The option that costs the fewest points among those of one djinn."""

    say: str | None


class WhyAnswer(TypedDict):
    told: Literal["why"]
    to: int | None
    why: Why


class WouldAnswer(TypedDict):
    told: Literal["would"]
    to: int | None
    would: Would


class OutcomesAnswer(TypedDict):
    told: Literal["outcomes"]
    to: int | None
    outcomes: list[OutcomeTold]


class WalkAnswer(TypedDict):
    told: Literal["walk"]
    to: int | None
    says: list[str]


class SaleAnswer(TypedDict):
    told: Literal["sale"]
    to: int | None
    sale: Sale


class PaymentAnswer(TypedDict):
    told: Literal["payment"]
    to: int | None
    payment: Payment


Answer = WhyAnswer | WouldAnswer | OutcomesAnswer | WalkAnswer | SaleAnswer | PaymentAnswer
Told = Welcome | News | DraftTold | TableChanged | Heard | Done | Refusal | Closing | Answer
