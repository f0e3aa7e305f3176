"""Every reason why the engine refuses an action is raised here, and can be read in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from naqala.engine.actions import (
    END_TURN,
    GO_ON,
    NO_MOVE,
    PASS,
    Action,
    Bid,
    Build,
    Buy,
    Choose,
    Drop,
    Invoke,
    Keep,
    Kill,
    PickUp,
    Sell,
    Strike,
    Summon,
)
from naqala.engine.components import (
    A1,
    A2,
    B1,
    B2,
    B3,
    C3,
    D3,
    D4,
    E3,
    E4,
    ELDER,
    F5,
    FAKIR,
    FISH,
    IVORY,
    JEWELS,
    MERCHANT,
    NOBODY,
    NOWHERE,
    PALACE,
    PALM_TREE,
    SILK,
    VILLAGE,
    VIZIER,
)
from naqala.engine.djinns import BAAL, BOAZ, BOURAQ, ENKI, HAGIS, KUMARBI, LAMIA, LETA, SLOAR
from naqala.engine.errors import CannotUndo, IllegalAction, NaqalaError
from naqala.engine.game import Game
from naqala.engine.steps import (
    Bidding,
    Building,
    Choosing,
    Collecting,
    Conjuring,
    Keeping,
    Killing,
    KillingSecond,
    KillingTwo,
    Moving,
    Placing,
    PlacingAround,
    Selling,
    Step,
    Summoning,
    Trading,
    Welcoming,
)
from naqala.locales import LANGUAGES, catalog
from tests.locales.ftl import messages
from tests.positions import BLUE, ORANGE, PINK, Seat, game_at, play, sow

ENGINE = Path(__file__).parents[2] / "src" / "naqala" / "engine"
# Raised for programmers and hosts by `Game`, in words of their own tests.
RAISED_BY_THE_TERMINAL = {"undo-automatic"}

Refusal = tuple[Game, Action]


def asking(step: Step, blue: Seat | None = None, **more) -> Game:
    """Return a game in which Blue has to decide this step; Viziers stand on A1 (two) and B1, an Elder on D3."""
    return game_at({A1: "vv", B1: "v", D3: "e"}, blue=blue or Seat(), asked=[Selling(BLUE), step], **more)


def bidding(blue: Seat | None = None, *bids: Bid) -> Game:
    game = game_at(
        {A1: "v", B1: "v"}, asked=[Bidding(BLUE, 0)], bid_order=[BLUE, PINK, BLUE, PINK], blue=blue or Seat()
    )
    play(game, *bids)
    return game


def walking(walk: str, tiles: dict[int, str], blue: Seat | None = None) -> Game:
    game = game_at(tiles, blue=blue or Seat())
    sow(game, walk)
    return game


def over() -> Game:
    game = game_at({A1: "v", B1: "v"}, asked=[Selling(BLUE)], to_act=[], pink=Seat(camels=0))
    play(game, END_TURN)
    return game


RICH = Seat(elders=2, cards=[FAKIR], djinns=[SLOAR, ENKI])
WITH_SLOAR = Seat(cards=[FAKIR], djinns=[SLOAR])
THREE = {C3: "vve", E4: "v", D4: "v"}
CALL_SLOAR = Invoke(SLOAR, fakirs=1)


def bids() -> list[Refusal]:
    return [
        (bidding(None, Bid(5)), Bid(5)),
        (bidding(None, Bid(0), Bid(0), Bid(0)), Bid(0)),
        (bidding(Seat(cards=[FAKIR], djinns=[KUMARBI], spent=[KUMARBI])), Bid(5, fakirs=1)),
        (bidding(Seat(cards=[FAKIR])), Bid(5, fakirs=1)),
        (bidding(Seat(cards=[FAKIR], djinns=[KUMARBI])), Bid(5, fakirs=2)),
        (bidding(Seat(gold=4)), Bid(5)),
        (bidding(), PASS),
    ]


def moves() -> list[Refusal]:
    return [
        (over(), PASS),
        (asking(Moving(BLUE)), NO_MOVE),
        (asking(Moving(BLUE)), PickUp(F5)),
        (game_at({A1: "v", B1: "v", C3: "ve"}), PickUp(C3)),
        (asking(Moving(BLUE)), END_TURN),
        (walking("C3 D3v", THREE), Drop(E3, MERCHANT)),
        (walking("C3 D3v", THREE), Drop(D3, ELDER)),
        (walking("C3 D3v", THREE), Drop(F5, ELDER)),
        (walking("C3 D3v", THREE), Drop(C3, ELDER)),
        (walking("C3 D3v", THREE), PASS),
        (walking("C3", {C3: "ve", D4: "v"}), Drop(D3, VIZIER)),
        (walking("B2", {B2: "v", B3: "e", A2: "v"}), Drop(B3, VIZIER)),
    ]


def tribes() -> list[Refusal]:
    blue = {C3: VILLAGE}
    return [
        (asking(Building(BLUE, A1, 2, 1), WITH_SLOAR), Build(1)),
        (asking(Building(BLUE, D3, 2, 1), Seat(elders=1, djinns=[ENKI]), places=blue), Build(1)),
        (asking(Building(BLUE, D3, 2, 1), Seat(cards=[FAKIR]), places=blue), Build(3)),
        (asking(Building(BLUE, D3, 2, 1), RICH, places=blue), GO_ON),
        (asking(Welcoming(BLUE, VIZIER, 2), RICH), PASS),
        (asking(Collecting(BLUE, 2), RICH, row=[IVORY]), PASS),
        (asking(Killing(BLUE, D3, 2)), PASS),
        (asking(Killing(BLUE, D3, 2)), GO_ON),
        (asking(Killing(BLUE, D3, 2)), Kill(D3, VIZIER)),
        (asking(Killing(BLUE, D3, 2)), Kill(A1, VIZIER)),
        (asking(Killing(BLUE, D3, 2)), Strike(ORANGE, ELDER)),
        (asking(Killing(BLUE, D3, 2), Seat(elders=1)), Strike(BLUE, ELDER)),
        (asking(Killing(BLUE, D3, 2), pink=Seat(elders=1, djinns=[BOAZ])), Strike(PINK, ELDER)),
        (asking(Killing(BLUE, D3, 2), pink=Seat(elders=1)), Strike(PINK, VIZIER)),
        (asking(KillingTwo(BLUE, B1, 2)), PASS),
        (asking(KillingTwo(BLUE, B1, 2)), GO_ON),
        (asking(KillingTwo(BLUE, B1, 2)), Kill(B1, VIZIER)),
        (asking(KillingTwo(BLUE, B1, 2), pink=Seat(elders=1)), Strike(PINK, ELDER)),
        (asking(KillingSecond(BLUE, A1, NOBODY, True)), PASS),
        (asking(KillingSecond(BLUE, NOWHERE, PINK, True), pink=Seat(elders=1)), PASS),
    ]


def places() -> list[Refusal]:
    row = [IVORY, JEWELS, SILK, FISH]
    return [
        (asking(Placing(BLUE, D3, PALM_TREE), RICH), PASS),
        (asking(Placing(BLUE, D3, PALACE), RICH), PASS),
        (asking(PlacingAround(BLUE, D3, PALACE)), PASS),
        (asking(PlacingAround(BLUE, C3, PALACE)), Choose(E3)),
        (asking(Trading(BLUE, 3, 3, 1), row=row), GO_ON),
        (asking(Trading(BLUE, 0, 5, 1), row=row), GO_ON),
        (asking(Trading(BLUE, 0, 5, 1), row=row), PASS),
        (asking(Trading(BLUE, 3, 3, 1), Seat(gold=2, cards=[FAKIR], djinns=[SLOAR]), row=row), Buy(0)),
        (asking(Trading(BLUE, 3, 3, 1), row=row[:2]), Buy(2)),
        (asking(Trading(BLUE, 3, 3, 1), row=row), Buy(3)),
        (asking(Summoning(BLUE), Seat(elders=2), djinn_row=[BAAL]), GO_ON),
        (asking(Summoning(BLUE), Seat(elders=2), djinn_row=[BAAL]), Summon(HAGIS)),
        (asking(Summoning(BLUE), Seat(elders=2), djinn_row=[BAAL]), Summon(BAAL, 1)),
        (asking(Selling(BLUE), Seat(cards=[IVORY])), Sell.of(IVORY, SILK)),
        (asking(Selling(BLUE)), PASS),
    ]


def powers() -> list[Refusal]:
    return [
        (asking(Choosing(BLUE, LETA, 1 << C3)), PASS),
        (asking(Choosing(BLUE, LETA, 1 << C3)), Choose(D3)),
        (asking(Keeping(BLUE, 1 << HAGIS)), PASS),
        (asking(Keeping(BLUE, 1 << HAGIS)), Keep(BAAL)),
        (asking(Moving(BLUE)), Invoke(ENKI)),
        (asking(Moving(BLUE), Seat(djinns=[BAAL])), Invoke(BAAL)),
        (bidding(Seat(elders=1, djinns=[ENKI])), Invoke(ENKI)),
        (walking("C3", {C3: "v", D3: "v"}, Seat(elders=1, djinns=[ENKI])), Invoke(ENKI)),
        (asking(Moving(BLUE), Seat(elders=1, djinns=[ENKI], spent=[ENKI])), Invoke(ENKI)),
        (asking(Selling(BLUE), Seat(elders=1, cards=[FAKIR], djinns=[SLOAR])), Invoke(SLOAR)),
        (asking(Selling(BLUE), Seat(djinns=[ENKI])), Invoke(ENKI)),
        (asking(Moving(BLUE), Seat(elders=1, djinns=[ENKI]), palms={A1: 12}), Invoke(ENKI)),
        (asking(Choosing(BLUE, LETA, 1 << C3), WITH_SLOAR), CALL_SLOAR),
        (asking(Keeping(BLUE, 1 << ENKI), WITH_SLOAR), CALL_SLOAR),
        (asking(PlacingAround(BLUE, C3, PALM_TREE), WITH_SLOAR), CALL_SLOAR),
        (asking(KillingTwo(BLUE, A1, 2), WITH_SLOAR), CALL_SLOAR),
        (asking(KillingSecond(BLUE, A1, NOBODY, True), WITH_SLOAR), CALL_SLOAR),
        (asking(Trading(BLUE, 0, 5, 1), WITH_SLOAR, row=[IVORY, FISH]), CALL_SLOAR),
        (conjuring(PALM_TREE), CALL_SLOAR),
        (conjuring(PALACE), CALL_SLOAR),
    ]


def conjuring(piece: int) -> Game:
    """Return a game in which a djinn places a piece, and Hagis or Lamia could still move it."""
    changer = HAGIS if piece == PALACE else LAMIA
    blue = Seat(elders=1, cards=[FAKIR], djinns=[SLOAR, BOURAQ, ENKI, changer], spent=[BOURAQ, ENKI])
    return asking(Conjuring(BLUE, D3, piece), blue)


def refusals() -> list[NaqalaError]:
    found: list[NaqalaError] = []
    for game, action in bids() + moves() + tribes() + places() + powers():
        with pytest.raises(IllegalAction) as caught:
            game.play(action)
        found.append(caught.value)
    return found + refusals_of_games()


def refusals_of_games() -> list[NaqalaError]:
    """What a game refuses besides illegal moves."""
    fresh, decided = Game.new(2, 7), game_at(asked=[Selling(BLUE)])
    calls: list[Callable[[], object]] = [
        lambda: fresh.play(cast("Action", "bid")),
        fresh.restart_turn,
        fresh.undo,
        fresh.reveal,
        decided.secret,
    ]
    found: list[NaqalaError] = []
    for call in calls:
        with pytest.raises(NaqalaError) as caught:
            call()
        found.append(caught.value)
    return found


def codes_in_the_source() -> set[str]:
    """The codes of illegal actions that the engine names, except those it puts together from the name of a step."""
    source = "".join(path.read_text(encoding="utf-8") for path in ENGINE.rglob("*.py"))
    return set(re.findall(r'"((?:illegal|undo)-[a-z-]+[a-z])"', source))


def codes_in_the_catalog() -> set[str]:
    return {key for key in messages("en") if key.startswith(("illegal-", "undo-"))}


def test_every_code_of_the_source_has_a_text_and_every_text_has_a_code():
    assert codes_in_the_source() - codes_in_the_catalog() == set()
    assembled = ("illegal-now-", "illegal-first-")
    named = {code for code in codes_in_the_catalog() if not code.startswith(assembled)}
    assert named - codes_in_the_source() - RAISED_BY_THE_TERMINAL == set()


def test_every_refusal_is_raised_here():
    raised = {refusal.phrase.key for refusal in refusals()}
    expected = codes_in_the_catalog() - RAISED_BY_THE_TERMINAL
    assert (expected - raised, raised - expected) == (set(), set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_read_in_every_language(language):
    texts = catalog(language)
    for refusal in refusals():
        text = texts.phrase(refusal.phrase)
        assert text.endswith((".", "。")), (refusal.phrase, text)
        assert "{" not in text


def test_what_cannot_be_undone_is_refused():
    with pytest.raises(CannotUndo):
        game_at({A1: "v", B1: "v"}).undo()
