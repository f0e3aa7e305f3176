"""The end of the game (E1-E4)."""

import pytest

from naqala.engine.actions import END_TURN, NO_MOVE, Choose, Invoke, Kill, PickUp, Sell
from naqala.engine.components import (
    A1,
    A3,
    A5,
    B1,
    B3,
    B5,
    C2,
    C3,
    C4,
    D3,
    D5,
    E3,
    E5,
    F3,
    FAKIR,
    FISH,
    MERCHANT,
    NOBODY,
    SMALL_MARKET,
)
from naqala.engine.djinns import ANUN_NAK, LETA, SLOAR, UTUG
from naqala.engine.errors import IllegalAction
from naqala.engine.events import (
    CamelPlaced,
    CardRevealed,
    GameEnded,
    MeeplesDrawn,
    NoMoveDeclared,
    RoundEnded,
    RoundStarted,
    SuitSold,
    TurnEnded,
    TurnStarted,
)
from naqala.engine.steps import Selling
from tests.positions import BLACK, BLUE, ORANGE, PINK, Seat, game_at, happened, meeples, options, play, sow

PAIRS = {A1: "v", B1: "v", A3: "v", B3: "v", A5: "v", B5: "v", D5: "v", E5: "v"}
# No tribe is next to its own, but three meeples drawn onto C3 could move from there.
BLOCKED = {B3: "v", D3: "e", C2: "m", C4: "b", F3: "a"}


# E1


@pytest.mark.rule("E1", "K2")
def test_placing_the_last_camel_ends_the_game_at_the_end_of_the_round_after_everyone_has_acted():
    game = game_at(PAIRS, players=3, blue=Seat(camels=1), to_act=[PINK, ORANGE])
    assert CamelPlaced(BLUE, B1) in sow(game, "A1 B1v")
    assert play(game, END_TURN) == [TurnEnded(BLUE), TurnStarted(PINK, 18)]
    assert CamelPlaced(PINK, B3) in sow(game, "A3 B3v")
    assert play(game, END_TURN) == [TurnEnded(PINK), TurnStarted(ORANGE, 12)]
    assert CamelPlaced(ORANGE, B5) in sow(game, "A5 B5v")
    assert play(game, END_TURN) == [TurnEnded(ORANGE), RoundEnded(1), GameEnded(last_camel=True, no_move=False)]
    assert game.over


@pytest.mark.rule("E1")
def test_the_last_but_one_camel_ends_nothing():
    game = game_at(PAIRS, players=3, blue=Seat(camels=2), to_act=[])
    sow(game, "A1 B1v")
    assert happened(play(game, END_TURN), RoundStarted) == [RoundStarted(2)]


@pytest.mark.rule("E1")
def test_the_player_of_the_last_camel_takes_the_turn_of_their_second_marker_too():
    game = game_at(PAIRS, blue=Seat(camels=1), to_act=[BLUE])
    sow(game, "A1 B1v")
    play(game, END_TURN)
    assert options(game, PickUp) == [PickUp(tile) for tile in (A3, B3, A5, B5, D5, E5)]
    assert not happened(sow(game, "A3 B3v"), CamelPlaced)
    assert happened(play(game, END_TURN), GameEnded) == [GameEnded(last_camel=True, no_move=False)]


@pytest.mark.rule("E1", "A7")
def test_the_last_camel_may_be_placed_by_a_kill():
    game = game_at({C3: "a", D3: "av", E3: "m"} | PAIRS, places={D3: SMALL_MARKET}, blue=Seat(camels=1), to_act=[])
    sow(game, "C3 D3a")
    assert CamelPlaced(BLUE, E3) in play(game, Kill(E3, MERCHANT))
    assert happened(play(game, END_TURN), GameEnded) == [GameEnded(last_camel=True, no_move=False)]


@pytest.mark.rule("E1", "D24")
@pytest.mark.parametrize(("djinn", "tile"), [(UTUG, D5), (LETA, C3)])
def test_the_last_camel_may_be_placed_by_a_djinn(djinn, tile):
    rich = Seat(elders=2, djinns=[djinn], camels=1)
    game = game_at(PAIRS | {C3: ""}, blue=rich, asked=[Selling(BLUE)], to_act=[])
    assert play(game, Invoke(djinn), Choose(tile))[-1] == CamelPlaced(BLUE, tile)
    assert happened(play(game, END_TURN), GameEnded) == [GameEnded(last_camel=True, no_move=False)]


# E2


def next_up(tiles, to_act=(PINK, ORANGE, BLACK), **more):
    """Blue has only to end the turn; four players."""
    return game_at(tiles, players=4, asked=[Selling(BLUE)], to_act=to_act, **more)


@pytest.mark.rule("E2")
def test_for_a_player_with_no_legal_move_and_no_power_it_is_declared_automatically():
    game = next_up(BLOCKED)
    assert play(game, END_TURN) == [TurnEnded(BLUE), TurnStarted(PINK, 18), NoMoveDeclared(PINK)]
    assert (game.seat, list(game.options)) == (PINK, [END_TURN])


@pytest.mark.rule("E2", "G1")
def test_a_player_who_could_not_move_may_sell():
    game = next_up(BLOCKED, pink=Seat(cards=[FISH]))
    play(game, END_TURN)
    assert list(game.options) == [END_TURN, Sell.of(FISH)]
    assert play(game, Sell.of(FISH)) == [SuitSold(PINK, 1 << FISH, 1)]


@pytest.mark.rule("E2")
def test_after_no_move_the_game_ends_with_the_round_and_no_later_marker_moves():
    game = next_up(BLOCKED, to_act=[PINK, ORANGE])
    play(game, END_TURN)
    assert play(game, END_TURN) == [TurnEnded(PINK), TurnStarted(ORANGE, 12)]
    assert list(game.options) == [END_TURN]
    assert play(game, END_TURN) == [TurnEnded(ORANGE), RoundEnded(1), GameEnded(last_camel=False, no_move=True)]


@pytest.mark.rule("E2")
def test_a_blocked_player_with_a_power_declares_no_move_themselves():
    game = game_at(BLOCKED, blue=Seat(elders=1, djinns=[ANUN_NAK]))
    assert list(game.options) == [NO_MOVE, Invoke(ANUN_NAK)]
    assert play(game, NO_MOVE) == [NoMoveDeclared(BLUE)]
    assert list(game.options) == [END_TURN, Invoke(ANUN_NAK)]


@pytest.mark.rule("E2")
def test_for_a_blocked_player_whose_last_power_opens_no_move_it_is_declared_then():
    game = game_at(BLOCKED, blue=Seat(cards=[FAKIR], djinns=[SLOAR]))
    assert list(game.options) == [NO_MOVE, Invoke(SLOAR, fakirs=1)]
    assert play(game, Invoke(SLOAR, fakirs=1))[-1] == NoMoveDeclared(BLUE)
    assert game.state.steps[-1] == Selling(BLUE)


def opened_after_declaring(**more):
    """Blue has declared no move, and then used Anun-Nak to draw meeples that could move."""
    game = game_at(BLOCKED, blue=Seat(elders=1, djinns=[ANUN_NAK]), **more)
    events = play(game, NO_MOVE, Invoke(ANUN_NAK), Choose(C3))
    assert len(happened(events, MeeplesDrawn)) == 1
    assert game.state.board.can_move()
    return game


@pytest.mark.rule("E2")
def test_no_later_marker_moves_even_if_anun_nak_opens_a_move_after_the_declaration():
    game = opened_after_declaring(players=3)
    assert list(game.options) == [END_TURN]
    assert play(game, END_TURN) == [TurnEnded(BLUE), TurnStarted(PINK, 18)]
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("E2")
def test_the_second_marker_of_the_declaring_player_does_not_move_either():
    game = opened_after_declaring(to_act=[BLUE])
    assert play(game, END_TURN) == [TurnEnded(BLUE), TurnStarted(BLUE, 18)]
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("E2")
def test_after_the_declaration_the_game_ends_even_though_a_move_is_open():
    game = opened_after_declaring(to_act=[])
    assert happened(play(game, END_TURN), GameEnded) == [GameEnded(last_camel=False, no_move=True)]


@pytest.mark.rule("E2", "M7")
def test_a_player_who_opens_a_move_before_declaring_must_move_and_the_game_goes_on():
    game = game_at(BLOCKED, blue=Seat(elders=1, djinns=[ANUN_NAK]), to_act=[])
    events = play(game, Invoke(ANUN_NAK), Choose(C3))
    assert not happened(events, NoMoveDeclared)
    assert PickUp(C3) in game.options
    assert options(game, PickUp) == list(game.options)
    assert not game.state.no_move


@pytest.mark.rule("E2")
def test_a_round_in_which_a_move_was_opened_is_followed_by_another_while_a_move_is_left():
    game = game_at(BLOCKED, blue=Seat(elders=1, djinns=[ANUN_NAK]), to_act=[])
    play(game, Invoke(ANUN_NAK), Choose(C3))
    assert meeples(game, C3) == "ema"
    sow(game, "C2 C3m")
    assert happened(play(game, END_TURN), RoundStarted) == [RoundStarted(2)]


@pytest.mark.rule("M7", "E2")
def test_nobody_may_declare_while_a_move_is_left():
    game = game_at(PAIRS, blue=Seat(elders=1, djinns=[ANUN_NAK]))
    with pytest.raises(IllegalAction, match=r"^You can move meeples, so you must\. \(M7\)$"):
        play(game, NO_MOVE)


@pytest.mark.rule("E2")
def test_a_blocked_player_of_this_round_may_use_djinns_after_another_has_declared():
    game = next_up(BLOCKED, to_act=[PINK, ORANGE], orange=Seat(cards=[FAKIR], djinns=[SLOAR]))
    play(game, END_TURN, END_TURN)
    assert (game.seat, list(game.options)) == (ORANGE, [END_TURN, Invoke(SLOAR, fakirs=1)])


@pytest.mark.rule("E1", "E2")
def test_the_game_may_end_for_both_reasons():
    game = game_at({A1: "v", B1: "v"}, players=3, blue=Seat(camels=1), to_act=[PINK])
    sow(game, "A1 B1v")
    assert happened(play(game, END_TURN), NoMoveDeclared) == [NoMoveDeclared(PINK)]
    assert happened(play(game, END_TURN), GameEnded) == [GameEnded(last_camel=True, no_move=True)]


# E3


@pytest.mark.rule("E3")
def test_if_after_a_round_no_move_is_left_the_game_ends_without_further_bidding():
    game = game_at({A1: "v", B1: "v", D3: "e"}, to_act=[])
    sow(game, "A1 B1v")
    assert play(game, END_TURN) == [TurnEnded(BLUE), RoundEnded(1), GameEnded(last_camel=False, no_move=True)]


@pytest.mark.rule("E3")
def test_it_ends_even_if_someone_could_open_a_move_with_anun_nak():
    game = game_at(BLOCKED, blue=Seat(elders=1, djinns=[ANUN_NAK]), asked=[Selling(BLUE)], to_act=[])
    assert happened(play(game, END_TURN), GameEnded) == [GameEnded(last_camel=False, no_move=True)]


@pytest.mark.rule("E3")
def test_while_one_move_is_left_there_is_another_round():
    game = game_at({A1: "v", B1: "v", A3: "v", B3: "v"}, to_act=[])
    sow(game, "A1 B1v")
    events = play(game, END_TURN)
    assert happened(events, RoundStarted) == [RoundStarted(2)]
    assert len(happened(events, CardRevealed)) == 9
    assert not game.over


# E4


def ended(**seats):
    """Return a finished game in which the players have only these things."""
    game = game_at({A1: "v"}, players=4, asked=[Selling(BLUE)], to_act=[], **seats)
    play(game, END_TURN)
    return game


@pytest.mark.rule("E4")
def test_the_highest_score_wins():
    game = ended(blue=Seat(gold=20), pink=Seat(gold=31), orange=Seat(gold=30), black=Seat(gold=0))
    assert [sheet.total for sheet in game.scores()] == [20, 31, 30, 0]
    assert game.winners() == [PINK]


@pytest.mark.rule("E4", "V3")
def test_it_is_the_score_that_wins_and_not_the_gold():
    game = ended(blue=Seat(gold=20, elders=6), pink=Seat(gold=31), orange=Seat(gold=0), black=Seat(gold=0))
    assert game.winners() == [BLUE]


@pytest.mark.rule("E4")
def test_equal_scores_share_the_win():
    game = ended(blue=Seat(gold=5), pink=Seat(gold=31), orange=Seat(gold=30), black=Seat(gold=29, elders=1))
    assert game.winners() == [PINK, BLACK]


@pytest.mark.rule("E4")
def test_when_the_game_is_over_nobody_has_a_decision():
    game = ended()
    assert (game.over, game.seat, game.options) == (True, NOBODY, ())
    with pytest.raises(IllegalAction, match=r"^The game is over\. \(E4\)$"):
        play(game, END_TURN)


@pytest.mark.rule("E4", "V2")
def test_scores_may_be_asked_for_at_any_moment():
    game = game_at(PAIRS)
    sow(game, "A1 B1v")
    assert game.state.players[BLUE].viziers == 2
    assert game.scores()[BLUE].more_viziers == 10
