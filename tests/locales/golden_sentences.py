"""Sentences of all events, turns, questions and refusals in one language, to be read by people who speak it.

`python -m tests.locales.golden_sentences` writes them to `golden/<language>.txt`; a test compares them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from naqala.cli.play.event_summary import paragraphs
from naqala.engine.components import (
    A4,
    ASSASSIN,
    B2,
    B4,
    BUILDER,
    CARD_KINDS,
    D3,
    ELDER,
    F5,
    FISH,
    GOOD_KINDS,
    IVORY,
    MERCHANT,
    NOBODY,
    SILK,
    TRIBE_COUNT,
    TRIBE_LETTERS,
    VIZIER,
    WHEAT,
)
from naqala.engine.djinns import BAAL, BOAZ, ENKI, KANDICHA, LETA, MARID, MONKIR, NEKIR, SIBITTIS, SLOAR
from naqala.engine.events import (
    BuildersEarned,
    CamelPlaced,
    CardDrawn,
    CardRevealed,
    CardTaken,
    DeckReshuffled,
    DjinnDeckReshuffled,
    DjinnGoldEarned,
    DjinnKept,
    DjinnRevealed,
    DjinnsDiscarded,
    DjinnsShown,
    DjinnSummoned,
    Event,
    GameEnded,
    HeldMeepleKilled,
    HiddenCardDrawn,
    HiddenDjinnsShown,
    MarkerPlaced,
    MarketPaid,
    MeepleCaptured,
    MeepleDropped,
    MeeplesBagged,
    MeeplesCollected,
    MeeplesDrawn,
    MeeplesKept,
    MeeplesPickedUp,
    NoMoveDeclared,
    PalacePlaced,
    PalmPlaced,
    PowerUsed,
    PricePaid,
    RoundEnded,
    RoundStarted,
    SuitSold,
    TileMeepleKilled,
    TurnEnded,
    TurnStarted,
)
from naqala.engine.phrase import Argument, Phrase
from naqala.engine.pile import one, several
from naqala.engine.things import djinn_text
from naqala.locales import LANGUAGES, Catalog, catalog
from naqala.locales.event_texts import Reader, event_phrase
from tests.locales.ftl import messages
from tests.locales.page_sentences import turn_text
from tests.positions import BLACK, BLUE, ORANGE, PINK

FOLDER = Path(__file__).parent / "golden"
SOME = (1, 2, 5)
NAMES = {"blue": "Anna", "pink": "Léa", "orange": "Ömer", "black": "Yves"}


def events_of(seat: int, rival: int) -> list[Event]:
    """Every event with a player as its subject, with 0 (where it can be), 1, 2 and 5 of everything."""
    three = 1 << BOAZ | 1 << NEKIR | 1 << SIBITTIS
    return [
        MarkerPlaced(seat, 0, 0, 0), MarkerPlaced(seat, 1, 0, 0), MarkerPlaced(seat, 18, 18, 0),
        MarkerPlaced(seat, 3, 1, 1), MarkerPlaced(seat, 8, 1, 2), MarkerPlaced(seat, 18, 0, 5),
        TurnStarted(seat, 3), NoMoveDeclared(seat), TurnEnded(seat),
        MeeplesPickedUp(seat, D3, one(VIZIER)), MeeplesPickedUp(seat, D3, several(ELDER, 2) + one(MERCHANT)),
        MeeplesPickedUp(seat, F5, sum(several(tribe, 5) for tribe in range(TRIBE_COUNT))),
        *[MeepleDropped(seat, D3, tribe) for tribe in range(TRIBE_COUNT)],
        *[MeeplesCollected(seat, D3, tribe, n) for tribe in range(TRIBE_COUNT) for n in (2, 5)],
        *[MeeplesKept(seat, tribe, n) for tribe in (VIZIER, ELDER) for n in (2, 5)],
        *[MeeplesBagged(seat, tribe, n) for tribe in (MERCHANT, BUILDER, ASSASSIN) for n in SOME],
        MeeplesDrawn(seat, D3, several(MERCHANT, 3)), MeeplesDrawn(seat, D3, one(VIZIER) + one(ASSASSIN)),
        CamelPlaced(seat, D3), PalmPlaced(seat, D3), PalacePlaced(seat, D3),
        BuildersEarned(seat, D3, 2, 0, 0, 0), BuildersEarned(seat, D3, 2, 1, 1, 3),
        BuildersEarned(seat, D3, 5, 5, 4, 40),
        *[TileMeepleKilled(seat, D3, tribe) for tribe in range(TRIBE_COUNT)],
        HeldMeepleKilled(seat, rival, VIZIER), HeldMeepleKilled(seat, rival, ELDER),
        MeepleCaptured(seat, KANDICHA, VIZIER), MeepleCaptured(seat, KANDICHA, ELDER),
        PowerUsed(seat, ENKI), PricePaid(seat, 1, 0), PricePaid(seat, 2, 0), PricePaid(seat, 1, 1),
        PricePaid(seat, 0, 5),
        *[DjinnGoldEarned(seat, MONKIR, gold) for gold in SOME],
        MarketPaid(seat, 3), MarketPaid(seat, 6),
        *[CardTaken(seat, 0, card) for card in range(CARD_KINDS)],
        CardDrawn(seat, SILK), CardDrawn(seat, CARD_KINDS - 1), HiddenCardDrawn(seat),
        SuitSold(seat, 1 << FISH, 1), SuitSold(seat, 1 << FISH | 1 << SILK, 3),
        SuitSold(seat, (1 << GOOD_KINDS) - 1, 60),
        DjinnSummoned(seat, BAAL), DjinnKept(seat, BAAL),
        DjinnsShown(seat, 1 << BOAZ), DjinnsShown(seat, three),
        *[HiddenDjinnsShown(seat, n) for n in SOME],
        DjinnsDiscarded(seat, 1 << BOAZ), DjinnsDiscarded(seat, three),
    ]  # fmt: skip


def events_of_the_table() -> list[Event]:
    return [
        RoundStarted(1), RoundStarted(12), RoundEnded(1), GameEnded(True, False), GameEnded(False, True),
        *[CardRevealed(card) for card in range(CARD_KINDS)],
        DjinnRevealed(BAAL), DeckReshuffled(), DjinnDeckReshuffled(),
    ]  # fmt: skip


def turns_of(seat: int, rival: int) -> list[list[Event]]:
    """Turns of several events, which become one sentence."""
    return [
        [MeeplesCollected(seat, D3, VIZIER, 2), CamelPlaced(seat, D3)],
        [MeeplesCollected(seat, D3, ASSASSIN, 5), HeldMeepleKilled(seat, rival, ELDER), PalacePlaced(seat, D3)],
        [PowerUsed(seat, SLOAR), PricePaid(seat, 0, 1), HiddenCardDrawn(seat), MarketPaid(seat, 3),
         CardTaken(seat, 0, WHEAT)],
        [NoMoveDeclared(seat), SuitSold(seat, 1 << FISH, 1)],
    ]  # fmt: skip


def event_lines(language: str) -> Iterator[str]:
    texts = catalog(language)
    colours = Reader(texts)
    for event in events_of_the_table():
        yield colours.event(event)
    readers = [(colours, seat) for seat in (BLUE, PINK, ORANGE, BLACK)]
    readers.append((Reader(texts, viewer=PINK), PINK))
    for reader, seat in readers:
        rival = BLUE if seat != BLUE else BLACK
        yield ""
        for event in events_of(seat, rival):
            yield reader.event(event)
        for events in turns_of(seat, rival):
            yield reader.sentence(seat, [event_phrase(event, reader.viewer) for event in events])
    yield ""
    yield Reader(texts, viewer=PINK).event(HeldMeepleKilled(BLUE, PINK, VIZIER))
    for seat in (BLUE, PINK, ORANGE, BLACK):
        named = Reader(texts, NOBODY, lambda colour: NAMES[colour])
        yield named.event(HeldMeepleKilled((seat + 1) % 4, seat, ELDER))
    yield texts.text("log-cards-revealed", what=[("fish", 2), ("fakir", 5), ("ivory", 1)])
    yield texts.text("log-djinns-revealed", what=["Boaz", "Nekir", "Ba'al"], n=3)


def whole_turns(seat: int, rival: int) -> list[list[Event]]:
    """Turns from the first meeple to the sale, with 2 and 5 of each tribe (one alone is never collected, K1), and with
    1, 2 and 5 of everything else."""
    turns: list[list[Event]] = []
    for n, cards in ((2, [SILK]), (2, [IVORY, FISH]), (5, [FISH, FISH, WHEAT, SILK, IVORY])):
        walks = [
            [MeeplesPickedUp(seat, B2, several(tribe, n)), MeepleDropped(seat, A4, tribe),
             MeeplesCollected(seat, A4, tribe, n)]
            for tribe in range(TRIBE_COUNT)
        ]  # fmt: skip
        taken = [CardTaken(seat, 0, card) for card in cards]
        turns += [
            [*walks[VIZIER], CamelPlaced(seat, A4), MeeplesKept(seat, VIZIER, n), PalmPlaced(seat, A4)],
            [*walks[ELDER], MeeplesKept(seat, ELDER, n), PricePaid(seat, min(len(cards), 2), 0),
             DjinnSummoned(seat, LETA), DjinnGoldEarned(rival, BAAL, 2)],
            [*walks[MERCHANT], MeeplesBagged(seat, MERCHANT, n), *taken, MarketPaid(seat, 3),
             CardTaken(seat, 0, WHEAT)],
            [*walks[BUILDER], MeeplesBagged(seat, BUILDER, n), BuildersEarned(seat, A4, n, len(cards), 3, 3 * n),
             PalacePlaced(seat, A4), DjinnGoldEarned(seat, MONKIR, 1)],
            [*walks[ASSASSIN], MeeplesBagged(seat, ASSASSIN, n), TileMeepleKilled(seat, B4, n % TRIBE_COUNT),
             CamelPlaced(seat, A4), CamelPlaced(seat, B4), SuitSold(seat, 1 << FISH | 1 << SILK, 3)],
            [*walks[ASSASSIN], MeeplesBagged(seat, ASSASSIN, n), HeldMeepleKilled(seat, rival, n % 2),
             DjinnGoldEarned(rival, NEKIR, 2), DjinnGoldEarned(rival, MARID, 1)],
        ]  # fmt: skip
    unequal = [*turns[0][:3], MeeplesKept(seat, VIZIER, 1)]
    return [*turns, unequal]


def turn_lines(language: str) -> Iterator[str]:
    """Whole turns as the page and the terminal tell them: of each colour, of players with names, and of the reader."""
    texts = catalog(language)
    named = Reader(texts, NOBODY, lambda colour: NAMES[colour])
    readers = [(Reader(texts), seat) for seat in (BLUE, PINK, ORANGE, BLACK)]
    readers += [(named, BLUE), (named, BLACK), (Reader(texts, viewer=PINK, namer=named.namer), PINK)]
    for reader, seat in readers:
        rival = BLUE if seat != BLUE else BLACK
        yield ""
        yield from dict.fromkeys(turn_text(reader, seat, events) for events in whole_turns(seat, rival))
    yield ""
    against_the_reader = whole_turns(BLUE, PINK)[5]
    yield turn_text(Reader(texts, viewer=PINK), BLUE, against_the_reader)
    for reader, seat in readers[-3:]:
        for events in whole_turns(seat, BLUE if seat != BLUE else BLACK)[:6]:
            yield from paragraphs(events, reader)


# What the page says beside the log: the end of a game, notices, questions and announcements.
COUNTS = (0, 1, 2, 5)


def page_lines(language: str) -> Iterator[str]:
    texts = catalog(language)
    you = texts.text("you")
    for phrase in [*score_phrases(you), *notice_phrases(texts), *question_phrases(texts), *announcement_phrases()]:
        yield f"{phrase.key}: {texts.phrase(phrase)}"
    for key in messages("en"):
        if key.startswith("illegal-now-"):
            yield f"{key}: {texts.phrase(Phrase(key, {'seat': 'pink'}), lambda _: you)}"


def score_phrases(you: str) -> Iterator[Phrase]:
    one: list[dict[str, Argument]] = [{"names": ["Anna"], "you": "no", "n": 1}, {"names": [you], "you": "yes", "n": 1}]
    two: list[dict[str, Argument]] = [
        {"names": ["Anna", "Yves"], "you": "no", "n": 2}, {"names": [you, "Yves"], "you": "yes", "n": 2},
    ]  # fmt: skip
    for n in COUNTS:
        yield Phrase("score-you-win", {"n": n})
        for name in ("Anna", "Yves"):
            yield Phrase("score-wins", {"n": n, "name": name})
        for subjects in two:
            yield Phrase("score-share", subjects | {"n": n})
    for n in COUNTS[1:]:
        yield Phrase("score-rounds", {"n": n})
        for place in ("score-place-2", "score-place-3", "score-place-4"):
            yield Phrase("score-behind", {"n": n, "place": Phrase(place)})
        for names in (["Anna"], ["Anna", "Yves"]):
            yield Phrase("score-ahead", {"n": n, "names": names})
            yield Phrase("score-follow", {"n": n, "names": names, "many": len(names)})
    for subjects in one:
        yield Phrase("score-ended-camel", subjects)
    for subjects in two:
        yield Phrase("score-ended-camels", subjects)
    for subjects in one + two:
        yield Phrase("score-ended-stuck", subjects)
    for key, message in messages("en").items():
        if key.startswith("score-") and not message.variables:
            yield Phrase(key)


def notice_phrases(texts: Catalog) -> Iterator[Phrase]:
    for name in ("Anna", "Yves", texts.colour("orange")):
        yield Phrase("notice-one-camel", {"name": name})
    yield Phrase("notice-your-last-camel")
    yield Phrase("notice-last-round")


def question_phrases(texts: Catalog) -> Iterator[Phrase]:
    for key, message in messages("en").items():
        if key.startswith("ask-") and key not in ("ask-sowing", "ask-trading"):
            for piece in ("palm", "palace") if "piece" in message.variables else ("",):
                samples: dict[str, Argument] = {"tile": "B4", "djinn": "Enki", "piece": piece}
                yield Phrase(key, {name: samples.get(name, f"<{name}>") for name in sorted(message.variables)})
    tiles: tuple[list[str], ...] = (["B4"], ["B4", "C5"], ["B4", "C5", "D4"])
    for n, to in zip(COUNTS[1:], tiles, strict=True):
        yield Phrase("ask-sowing", {"n": n, "tiles": texts.joined(to, "or")})
    for n, gold in ((1, 3), (2, 6)):
        yield Phrase("ask-trading", {"n": n, "gold": gold})


def announcement_phrases() -> Iterator[Phrase]:
    for n in COUNTS[1:]:
        yield Phrase("announce-earlier", {"n": n})
    yield Phrase("announce-gain", {"text": Phrase("gain-market", {"gold": 3})})
    yield Phrase("announce-undone")
    yield Phrase("announce-refusal", {"text": Phrase("illegal-pass-kill"), "rule": "A6"})
    for n in COUNTS:
        yield Phrase(
            "speak-mine",
            {"points": n, "gold": n, "cards": Phrase("speak-cards", {"n": n, "count": Phrase(f"number-{n}")})},
        )


# Refusals: every text that starts like this, with samples of its variables.
FILES = ("refusals.ftl", "actions.ftl", "arguments.ftl", "events.ftl")
PREFIXES = ("illegal-", "undo-", "position-", "price-", "do-", "step-", "gain-")
NONE_OF_A_TRIBE = ("illegal-not-in-hand", "illegal-last-meeple", "illegal-no-victim")
NONE_HELD = ("illegal-rival-has-none",)
SAMPLES: dict[str, list[Argument]] = {
    "tile": ["B4"], "start": ["A4"], "djinn": ["Hagis", "Ba'al"], "seat": ["blue", "pink", "orange", "black"],
    "rival": ["pink", "orange", "black", "blue"], "price": [3, 1], "gold": [0, 1, 5], "n": [1, 2, 5],
    "range": [1, 2, 5],
    "due": [5], "least": [2], "most": [4], "rule": ["M3"],
    "tribe": list(TRIBE_LETTERS), "left": [1, 2],
    "card": ["ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery"], "who": ["Anna"],
    "number": [7], "step": ["Moving(seat=0)"], "power": [djinn_text("Leta")],
    "first": [Phrase("position-tiles", {"rule": "C2"})], "rest": [Phrase("position-bidder", {"rule": "B1"})],
    "what": [[("e", 1), ("fakir", 2)], [("e", 0), ("fakir", 0)], [("fakir", 5)]],
}  # fmt: skip
SPECIAL: dict[tuple[str, str], list[Argument]] = {
    **{(key, "what"): [[(tribe, 0)] for tribe in TRIBE_LETTERS] for key in NONE_OF_A_TRIBE},
    **{(key, "what"): [[("v", 0)], [("e", 0)]] for key in NONE_HELD},
    ("illegal-no-action", "what"): ["None"],
    ("illegal-dead-end", "what"): [[(tribe, 1)] for tribe in TRIBE_LETTERS],
    ("illegal-out-of-range", "what"): [[("a", 1)], [("a", 2), ("fakir", 1)], [("a", 5), ("fakir", 2)]],
    ("illegal-out-of-range", "n"): [2, 5],
    ("illegal-build-fakirs", "what"): [[("fakir", 1)], [("fakir", 5)]],
    ("illegal-goods-missing", "what"): [[("silk", 1)], [("silk", 1), ("fish", 1), ("wheat", 1)]],
    ("illegal-price", "price"): [[("e", 2)], [("e", 1), ("fakir", 1)], [("fakir", 1)]],
    ("illegal-power-price", "price"): [Phrase("price-X"), Phrase("price-EX"), Phrase("price-F")],
    ("position-djinn", "n"): [0, 2],
    ("do-take", "what"): [[("silk", 1)], [("fakir", 1)]],
    ("do-sell", "what"): [[("silk", 1)], [("silk", 1), ("fish", 1), ("wheat", 1)]],
    ("do-build", "what"): [[("fakir", 0)], [("fakir", 1)], [("fakir", 5)]],
}


def phrases() -> Iterator[Phrase]:
    """Every refusal and option, each with samples of its variables one after another."""
    for key, message in messages("en").items():
        if message.file in FILES and key.startswith(PREFIXES):
            found = {
                name: SPECIAL.get((key, name)) or SAMPLES.get(name, [f"<{name}>"]) for name in sorted(message.variables)
            }
            for nth in range(max([len(samples) for samples in found.values()], default=1)):
                yield Phrase(key, {name: samples[nth % len(samples)] for name, samples in found.items()})


def lines_of(language: str) -> list[str]:
    texts = catalog(language)
    refusals = [f"{phrase.key}: {texts.phrase(phrase)}" for phrase in phrases()]
    return [*event_lines(language), *turn_lines(language), "", *page_lines(language), "", *refusals]


def golden(language: str) -> Path:
    return FOLDER / f"{language}.txt"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        golden(language).write_text("\n".join(lines_of(language)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
